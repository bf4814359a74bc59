import type { MadeOf } from "../diagnostic/made-of.js";
import type { LayoutError } from "../diagnostic.js";
import type { LeafFault } from "../layout/check.js";
import type { IntTuple, IsOpen, StepTuple } from "../layout/htuple.js";
import type { Job, JobRefusal } from "../layout/job.js";
import type { Extents, Layout } from "../layout/layout.js";
import type { Modes } from "../layout/modes.js";
import type { Refined } from "../layout/refinement.js";
import type { CompactFrom } from "../layout/stride.js";
import type { Mixed } from "../semimodule/mixed.js";
import type { Added, Step, StepOfText, TextOfStep } from "../semimodule/semimodule.js";
import type { Coalesced } from "./coalesce.js";
import type { ComposeAny } from "./composition/compose.js";

/**
 * The pointwise sum of two layouts of one size, R(i) = A(i) + B(i), over the common refinement of their shapes, or of
 * their coalesced shapes where they have none. Refused are sizes that differ, shapes that interleave, where no layout is
 * the sum, and strides that do not mix.
 * @example LayoutAdd<Layout<[4, 8], [1, 4]>, Layout<[4, 8], [32, 1]>> // Layout<[4, 8], [33, 5]>
 */
export type LayoutAdd<A, B> =
  NoInfer<ComputedLayoutAdd<A, B>> extends infer Made | MadeOf<"layoutAdd", A, B> ? Made : never;

type ComputedLayoutAdd<A, B> = "layoutAdd" extends "layoutAdd" & (A | B)
  ? Layout
  : A extends Layout<infer S, unknown>
    ? B extends Layout<infer T, unknown>
      ? Refining<Refined<S, T>, A, B, Job<"layoutAdd", "+", A, B>>
      : B
    : A;

/** The sum over the refinement `R` of the two shapes, or why there is none. */
type Refining<R, A, B, J> =
  R extends LeafFault<infer Code, infer Values extends string[]>
    ? Code extends "sizes"
      ? JobRefusal<J, "sizes", Values>
      : RefiningCoalesced<Refined<CoalescedShape<A>, CoalescedShape<B>>, A, B, J>
    : IsOpen<R> extends true
      ? Layout
      : SumOver<R, Over<R, A, J>, Over<R, B, J>, J>;

/** Shapes without a common refinement may have one when they are coalesced. */
type RefiningCoalesced<R, A, B, J> =
  R extends LeafFault<unknown, infer Values extends string[]>
    ? JobRefusal<J, "divisibility", Values>
    : Refining<R, A, B, J>;

/** The shape that the layout has when it is coalesced. */
type CoalescedShape<L> = L extends Layout<infer S, infer D> ? Extents<Coalesced<Modes<S, D>>> : never;

/** A layout with the coordinates of a shape that refines its own, mode by mode. */
type Over<R, L, J> = L extends Layout<infer S, infer D> ? ComposeAny<S, D, R, CompactFrom<R, "1">, J> : never;

/** The sum of two layouts of one shape; open where either is. */
type SumOver<R, X, Y, J> =
  X extends Layout<R, infer D>
    ? Y extends Layout<R, infer E>
      ? Mixed<Together<Modes<R, D>, Modes<R, E>>> extends [infer A, infer B]
        ? JobRefusal<J, "semimodule", [A & string, B & string]>
        : SumOf<D, E> extends infer Strides
          ? [Strides] extends [null]
            ? JobRefusal<J, "overflow">
            : Layout<R, Strides>
          : never
      : Y extends LayoutError
        ? Y
        : Layout
    : X extends LayoutError
      ? X
      : Layout;

type Together<M, M2> = `${M & string}${M2 & string}`;

/** The sums of strides in one profile; `null` past 2^53-1. */
type SumOf<D, E> = true extends IsOpen<D> | IsOpen<E>
  ? [D | E] extends [IntTuple]
    ? IntTuple
    : StepTuple
  : D extends readonly unknown[]
    ? SumOfEach<D, E>
    : SumOfLeaf<TextOfKnown<D>, TextOfKnown<E>, D | E>;

type SumOfEach<D, E, Out extends unknown[] = []> = D extends readonly [infer D0, ...infer Ds]
  ? E extends readonly [infer E0, ...infer Es]
    ? SumOf<D0, E0> extends infer Total
      ? [Total] extends [null]
        ? null
        : SumOfEach<Ds, Es, [...Out, Total]>
      : never
    : StepTuple
  : Out;

/** A sum with what is not known is of the same kind. */
type SumOfLeaf<A, B, Both> = "?" extends A | B
  ? [Both] extends [number]
    ? number
    : Step
  : Added<A, B> extends infer Total
    ? Total extends `${string}!${string}`
      ? null
      : StepOfText<Total>
    : never;

type TextOfKnown<D> = number extends D
  ? "?"
  : string extends D
    ? "?"
    : D extends object
      ? "?"
      : TextOfStep<D>;
