import type { MadeOf } from "../diagnostic/made-of.js";
import type { LayoutError } from "../diagnostic.js";
import type { Job, JobRefusal } from "../layout/job.js";
import type { AnyComposedLayout, ComposedLayout, Layout } from "../layout/layout.js";
import type { Known } from "../layout/modes.js";
import type { ByLeaf } from "./composition/by-leaf.js";
import type { ComposeAny } from "./composition/compose.js";
import type { ComposedOnto } from "./composition/onto.js";
import type { AsModes, AsStrides, Joined, Side } from "./concat.js";
import type { OnInner } from "./inner.js";
import type { Beyond, IsShort, IsSole, IsUnpaired, LeafOf, TileOf, UnmixedBy } from "./tiler.js";

/**
 * `A ∘ T`: the layout R with the coordinates of T and R(c) = A(T(c)), refused exactly where there is none (paper,
 * section 5.3, with the rule that no digit carries). An array of tilers works by mode; a short one leaves the others. With a
 * composed layout on the right R is composed too.
 * (The first condition is for a T that is `any`. It names the operation, by which the compiler sees that it is another one
 * than the divide before it compares what the two compute.)
 * @example Composition<Layout<[8, 8], [8, 1]>, Layout<[[4, 8], 2], [[16, 1], 8]>> // Layout<[[4, 8], 2], [[2, 8], 1]>
 */
export type Composition<A, T> =
  NoInfer<ComputedComposition<A, T>> extends infer Made | MadeOf<"composition", A, T> ? Made : never;

export type ComputedComposition<A, T> = "composition" extends "composition" & T
  ? Layout
  : A extends Layout<infer S, infer D>
    ? T extends Layout<infer S2, infer D2>
      ? ComposeAny<S, D, S2, D2, Job<"composition", "∘", A, T>>
      : T extends readonly unknown[]
        ? ByMode<AsModes<S>, AsStrides<D, AsModes<S>>, T, A>
        : T extends null
          ? A
          : T extends number
            ? ComputedComposition<A, TileOf<T, Job<"composition", "∘", A, T>>>
            : T extends AnyComposedLayout
              ? ComposedOnto<A, T, Job<"composition", "∘", A, T>>
              : T extends LayoutError
                ? T
                : Layout
    : A extends ComposedLayout<infer Outer, infer Offset, infer Inner>
      ? T extends AnyComposedLayout
        ? ComposedOnto<A, T, Job<"composition", "∘", A, T>>
        : OnInner<Outer, Offset, Inner, ComputedComposition<Inner, T>>
      : A;

/**
 * Composition, divides and products each have their own: one that takes what the operation makes of each mode has the
 * compiler look through the recursion of a generic call before it knows the tiler, and it gives up (TS2589).
 */
type ByMode<S extends readonly unknown[], D extends readonly unknown[], T extends readonly unknown[], A> =
  IsUnpaired<S, T> extends true
    ? Layout
    : IsShort<S, T> extends true
      ? JobRefusal<Job<"composition", "∘", A, T>, "rank", [`${T["length"]}`, `${S["length"]}`]>
      : UnmixedBy<T, JoinedModes<S, D, T>, Job<"composition", "∘", A, T>>;

type JoinedModes<
  S extends readonly unknown[],
  D extends readonly unknown[],
  T extends readonly unknown[],
> = S["length"] extends T["length"]
  ? Side<{ -readonly [I in keyof T]: OfMode<I, S, D, T[I]> }>
  : Joined<{ -readonly [I in keyof T]: OfMode<I, S, D, T[I]> }, Beyond<S, T>, Beyond<D, T>>;

type OfMode<I, S, D, T> = I extends keyof S & keyof D
  ? OrComposed<ByLeaf<Known<S[I], D[I]>, LeafOf<T>>, Layout<S[I], D[I]>, T>
  : never;

/** Where no short way was known, the general rule. */
type OrComposed<R, A, T> = R extends null
  ? IsSole<T> extends true
    ? Composition<A, T>
    : [T] extends [number]
      ? Composition<A, number>
      : Composition<A, any>
  : R;
