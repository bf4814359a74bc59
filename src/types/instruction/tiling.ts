import type { IntTuple, IsOpen } from "../layout/htuple.js";
import type { AnyLayout, Layout } from "../layout/layout.js";
import type { LayoutOf } from "../layout/layout-of.js";
import type { IsFixed } from "../layout/leaf.js";
import type { NumeralOf, ValueOf } from "../semimodule/integer.js";

/** How an instruction is tiled: a layout or a shape of copies, and what each of M, N and K is permuted by. */
export interface Tiling {
  readonly atoms?: IntTuple | AnyLayout;
  readonly permutation?: readonly (number | AnyLayout | null)[];
}

/** The copies as a layout of three modes. */
export type AtomsIn<T> = T extends { readonly atoms: infer X }
  ? Padded<X extends Layout ? X : LayoutOf<X>>
  : Layout<[1, 1, 1], [1, 1, 1]>;

/** Three modes; those that are left out have one copy. */
type Padded<L> =
  L extends Layout<infer S, infer D>
    ? IsOpen<S> extends true
      ? Layout
      : S extends readonly [infer M]
        ? Layout<[M, 1, 1], [...AsTuple<D>, 0, 0]>
        : S extends readonly [infer M, infer N]
          ? Layout<[M, N, 1], [...AsTuple<D>, 0]>
          : S extends readonly unknown[]
            ? L
            : Layout<[S, 1, 1], [D, 0, 0]>
    : L;

type AsTuple<D> = D extends readonly unknown[] ? D : [D];

/** What M, N and K are permuted by, `null` where that is left out. */
export type PermutationIn<T> = T extends { readonly permutation: infer P }
  ? P extends readonly unknown[]
    ? IsFixed<P> extends true
      ? P extends readonly []
        ? [null, null, null]
        : P extends readonly [infer M]
          ? [By<M>, null, null]
          : P extends readonly [infer M, infer N]
            ? [By<M>, By<N>, null]
            : { -readonly [I in keyof P]: By<P[I]> }
      : readonly unknown[]
    : never
  : [null, null, null];

/** A permutation: what may be of several kinds is not known. */
type By<P> = 0 extends 1 & P
  ? unknown
  : [P] extends [null]
    ? null
    : [P] extends [number]
      ? ValueOf<NumeralOf<P>>
      : [P] extends [AnyLayout]
        ? P
        : unknown;
