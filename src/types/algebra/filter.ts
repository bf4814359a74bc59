import type { MadeOf } from "../diagnostic/made-of.js";
import type { IntTuple, IsOpen } from "../layout/htuple.js";
import type { ComposedLayout, Layout, LayoutOfModes } from "../layout/layout.js";
import type { LastAlone, Modes } from "../layout/modes.js";
import type { NumeralOf } from "../semimodule/integer.js";
import type { Coalesced, Simplified } from "./coalesce.js";
import type { OnInner } from "./inner.js";

/**
 * The layout with every extent of stride 0 set to 1, in the same profile: each offset once, however often it is
 * repeated (paper, section 5.5: modes of stride 0 do not contribute). Nothing is refused.
 * @example FilterZeros<Layout<[4, [2, 8]], [1, [0, 4]]>> // Layout<[4, [1, 8]], [1, [0, 4]]>
 */
export type FilterZeros<L> =
  NoInfer<ComputedFilterZeros<L>> extends infer Made | MadeOf<"filterZeros", L> ? Made : never;

type ComputedFilterZeros<L> =
  L extends Layout<infer S, infer D>
    ? Layout<WithoutZeros<S, D>, D>
    : L extends ComposedLayout<infer Outer, infer Offset, infer Inner>
      ? OnInner<Outer, Offset, Inner, ComputedFilterZeros<Inner>>
      : L;

type WithoutZeros<S, D> = unknown extends S
  ? IntTuple
  : NoInfer<S> extends number
    ? D extends string
      ? S
      : ExtentAt<S, NumeralOf<D>>
    : IsOpen<S> extends true
      ? IntTuple
      : { -readonly [I in keyof S]: WithoutZeros<S[I], I extends keyof D ? D[I] : IntTuple> };

/** An extent whose stride is not known may become 1. */
type ExtentAt<S, D> = D extends "0" ? 1 : D extends "?" ? (S extends 1 ? 1 : number) : S;

/**
 * The layout without its modes of stride 0, coalesced. Nothing is refused.
 * @example Filter<Layout<[4, [2, 8]], [1, [0, 4]]>> // Layout<32, 1>
 */
export type Filter<L> = NoInfer<ComputedFilter<L>> extends infer Made | MadeOf<"filter", L> ? Made : never;

type ComputedFilter<L> =
  L extends Layout<infer S, infer D>
    ? LayoutOfModes<Filtered<Modes<S, D>>, L>
    : L extends ComposedLayout<infer Outer, infer Offset, infer Inner>
      ? OnInner<Outer, Offset, Inner, ComputedFilter<Inner>>
      : L;

/** A mode of size 1 at the end stays where the strides are binary: see `Coalesce`. */
type Filtered<M> = M extends `${string}f${string}`
  ? LastAlone<M> extends "0"
    ? Coalesced<Moving<M>>
    : Simplified<Moving<M>>
  : Coalesced<Moving<M>>;

/** The modes that reach beyond offset 0; one whose stride is not known may be none. */
type Moving<M, Out extends string = ""> = M extends `${infer S}:${infer D},${infer Rest}`
  ? Moving<Rest, D extends "0" ? Out : `${Out}${D extends "?" ? (S extends "1" ? S : "?") : S}:${D},`>
  : `${Out}${M & string}`;
