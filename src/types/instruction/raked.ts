import type { Coalesced } from "../algebra/coalesce.js";
import type { Extents, Layout, Strides } from "../layout/layout.js";
import type { NumeralOf, Product, ValueOf } from "../semimodule/integer.js";

/** (thread, value) to the index in the tile, and the extents of the tile. */
export interface Raked<out Tv, out Tiler> {
  readonly raked: [Tv, Tiler];
}

/**
 * Threads and values of two modes, each counted without a gap: the threads step over the values of others, and no algebra is
 * needed. Of what else, and of one value, whose mode goes on as the threads do, `null`.
 * @example RakedBy<Layout<[32, 8], [8, 1]>, Layout<[1, 8], [0, 1]>> // Raked<Layout<[[8, 32], 8], [[256, 1], 32]>, [32, 64]>
 */
export type RakedBy<Threads, Values> =
  Threads extends Layout<readonly [infer A extends number, infer B extends number], infer TD>
    ? Values extends Layout<readonly [infer P extends number, infer Q extends number], infer VD>
      ? [P, Q] extends [1, 1]
        ? null
        : ByPlaces<[NumeralOf<A>, NumeralOf<B>], TD, [NumeralOf<P>, NumeralOf<Q>], VD>
      : null
    : null;

type ByPlaces<T extends [unknown, unknown], TD, V extends [unknown, unknown], VD> =
  Product<T[0], V[0]> extends infer Rows
    ? Steps<T, TD, V[0], Product<Rows, V[1]>> extends infer Ts extends string
      ? Steps<V, VD, "1", Rows> extends infer Vs extends string
        ? Side<Coalesced<Ts>, Coalesced<Vs>, [ValueOf<Rows>, ValueOf<Product<T[1], V[1]>>]>
        : null
      : null
    : never;

type Side<T, V, Tiler> = `${T & string}${V & string}` extends `${string}${"?" | "!" | "-"}${string}`
  ? null
  : Raked<Layout<[Extents<T>, Extents<V>], [Strides<T>, Strides<V>]>, Tiler>;

/** Two modes in the order of their strides, each with what a step of it goes in the tile. The stride of one is none. */
type Steps<S extends [unknown, unknown], D, Down, Across> = D extends readonly [infer D0, infer D1]
  ? [S[0], S[1], NumeralOf<D0>, NumeralOf<D1>] extends infer Way
    ? Way extends
        | ["1", "1", unknown, unknown]
        | ["1", unknown, unknown, "1"]
        | [unknown, "1", "1", unknown]
        | [unknown, unknown, "1", S[0]]
      ? `${S[0] & string}:${Down & string},${S[1] & string}:${Across & string},`
      : Way extends [unknown, unknown, S[1], "1"]
        ? `${S[1] & string}:${Across & string},${S[0] & string}:${Down & string},`
        : null
    : never
  : null;
