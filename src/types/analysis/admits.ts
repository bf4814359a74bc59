import type { Simplified } from "../algebra/coalesce.js";
import type { Compose } from "../algebra/composition/integers.js";
import type { Extended } from "../algebra/inverse/extension.js";
import type { LeftModes } from "../algebra/inverse/integers.js";
import type { MadeOf } from "../diagnostic/made-of.js";
import type { ByStrideAt } from "../layout/by-stride.js";
import type { Cosize } from "../layout/cosize.js";
import type { OffsetAt } from "../layout/evaluation.js";
import type { Job, JobRefusal } from "../layout/job.js";
import type { Extents, Layout, LayoutOfModes, Strides } from "../layout/layout.js";
import type { Modes } from "../layout/modes.js";
import type { Extent, Size } from "../layout/shape.js";
import type { Minus, NumeralOf, Order, Plus } from "../semimodule/integer.js";
import type { FirstElement } from "../semimodule/semimodule.js";
import type { OffsetsOf } from "./offsets.js";
import type { SameFunction } from "./same-function.js";

/**
 * Whether every offset of an instruction is one of the data (paper, section 5.4.4): A(A†(T(i))) = T(i) for all i. Where
 * the composition with the left inverse does not exist the offsets are looked at one by one, up to 256 of them, and where the
 * data has no left inverse up to 256 of the data too; past that it is `boolean`, and the run time decides.
 * @example Admits<Layout<[128, 64], [16384, 1]>, Layout<[32, 2], [16384, 1]>> // true
 */
export type Admits<Data, Instruction> =
  NoInfer<ComputedAdmits<Data, Instruction>> extends infer Made | MadeOf<"admits", Data, Instruction>
    ? Made
    : never;

type ComputedAdmits<Data, Instruction> =
  Data extends Layout<infer S, infer D>
    ? Instruction extends Layout<infer S2, infer D2>
      ? FirstElement<Modes<S, D>, Modes<S2, D2>> extends infer E extends string
        ? JobRefusal<Job<"admits", ",", Data, Instruction>, "integer", [E]>
        : Extended<LeftModes<ByStrideAt<Modes<S, D>>>, Modes<S, D>> extends infer Inverse extends string
          ? Inverse extends "?" | `✗${string}`
            ? AreAmong<OffsetsOf<Modes<S2, D2>>, OffsetsOf<Modes<S, D>>>
            : Returns<Inverse, Located<Inverse, S2, D2>, Data, Instruction>
          : never
      : Instruction
    : Data;

/** Whether some offsets are all among others, as far as both are known. */
type AreAmong<Some, Others> = [Some] extends [null]
  ? boolean
  : [Others] extends [null]
    ? boolean
    : [Some] extends [Others]
      ? true
      : false;

/**
 * Where the offsets of an instruction lie in the data: the layout A† ∘ T from the coordinates of the instruction to those
 * of the data (paper, section 5.4.4). Refused where an offset is missing, which is named, and whatever composition
 * refuses; open where only the run time can tell.
 * @example Locate<Layout<[128, 64], [16384, 1]>, Layout<[32, 2], [16384, 1]>> // Layout<[32, 2], [1, 128]>
 */
export type Locate<Data, Instruction> =
  NoInfer<ComputedLocate<Data, Instruction>> extends infer Made | MadeOf<"locate", Data, Instruction>
    ? Made
    : never;

type ComputedLocate<Data, Instruction> =
  Data extends Layout<infer S, infer D>
    ? Instruction extends Layout<infer S2, infer D2>
      ? FirstElement<Modes<S, D>, Modes<S2, D2>> extends infer E extends string
        ? JobRefusal<Job<"locate", ",", Data, Instruction>, "integer", [E]>
        : Extended<LeftModes<ByStrideAt<Modes<S, D>>>, Modes<S, D>> extends infer Inverse extends string
          ? Inverse extends "?" | `✗${string}`
            ? Layout
            : LocateBy<Admits<Data, Instruction>, Inverse, Data, Instruction>
          : never
      : Instruction
    : Data;

/** The composition with the left inverse, or the refusal of what is missing; open where that is not known. */
type LocateBy<Admitted, Inverse extends string, Data, Instruction> = [Admitted] extends [true]
  ? Instruction extends Layout<infer S, infer D>
    ? Compose<Inverse, Modes<S, D>, S, D, Job<"locate", ",", Data, Instruction>>
    : never
  : [Admitted] extends [false]
    ? Unmet<LastOf<Instruction>, LayoutOfModes<Inverse>, Data, Instruction>
    : Layout;

/** The last offset if it is missing, else the first that is. */
type Unmet<Last, Inverse, Data, Instruction> =
  Has<Last, Inverse, Data> extends false
    ? JobRefusal<Job<"locate", ",", Data, Instruction>, "missing", [Last & string]>
    : FirstUnmet<"0", Inverse, Data, Instruction>;

/** There is one: `Admits` has found it. */
type FirstUnmet<I, Inverse, Data, Instruction> =
  Has<In<Instruction, I>, Inverse, Data> extends false
    ? JobRefusal<Job<"locate", ",", Data, Instruction>, "missing", [In<Instruction, I> & string]>
    : FirstUnmet<Plus<I, "1">, Inverse, Data, Instruction>;

/** The offset of an integer coordinate in a layout, as a numeral. */
type In<L, I> = L extends Layout<infer S, infer D> ? OffsetAt<I, S, D> : never;

/** The offset that reaches furthest. */
type LastOf<L> = L extends Layout<infer S, infer D> ? OffsetAt<Minus<Extent<S>, "1">, S, D> : never;

/** A† ∘ T. */
type Located<Inverse extends string, S, D> = Compose<
  Inverse,
  Modes<S, D>,
  S,
  D,
  Job<"admits", "∘", Layout<Extents<Inverse>, Strides<Inverse>>, Layout<S, D>>
>;

/** Whether the whole instruction is led back to itself within the data; if that cannot be told, each of its offsets. */
type Returns<Inverse extends string, R, Data, Instruction> =
  Data extends Layout<infer S, infer D>
    ? Instruction extends Layout<infer S2, unknown>
      ? R extends Layout<infer RS, infer RD>
        ? [IsWithin<Modes<RS, RD>, R, Data>, LedBack<Modes<S, D>, RS, RD, Data, R, Instruction>] extends [
            true,
            true,
          ]
          ? true
          : EachOffset<Extent<S2>, LayoutOfModes<Inverse>, Data, Instruction>
        : EachOffset<Extent<S2>, LayoutOfModes<Inverse>, Data, Instruction>
      : never
    : never;

/** Whether the located coordinates are those of the data, none of them negative. */
type IsWithin<M, R, Data> = M extends `${string}:-${string}`
  ? false
  : Order<NumeralOf<Cosize<R>>, NumeralOf<Size<Data>>> extends "<" | "="
    ? true
    : false;

/** Whether the data takes the located coordinates to what the instruction has. */
type LedBack<M, RS, RD, Data, R, Instruction> = SameFunction<
  Compose<Simplified<M>, Modes<RS, RD>, RS, RD, Job<"admits", "∘", Data, R>>,
  Instruction
>;

/** The last offset reaches furthest, and is looked at first. */
type EachOffset<Count, Inverse, Data, Instruction> =
  Has<LastOf<Instruction>, Inverse, Data> extends infer H
    ? H extends "?"
      ? boolean
      : H extends true
        ? Order<Count, "256"> extends "<" | "="
          ? Look<"0", Count, Inverse, Data, Instruction>
          : boolean
        : false
    : never;

/** Offset by offset, up to the first that is none of the data or is not known. */
type Look<I, Count, Inverse, Data, Instruction> = I extends Count
  ? true
  : Has<In<Instruction, I>, Inverse, Data> extends infer H
    ? H extends "?"
      ? boolean
      : H extends true
        ? Look<Plus<I, "1">, Count, Inverse, Data, Instruction>
        : false
    : never;

/** Whether an offset is one of the data: the left inverse leads to a coordinate of it, and the data leads back. */
type Has<T, Inverse, Data> = T extends "?"
  ? "?"
  : T extends `-${string}`
    ? false
    : Back<In<Inverse, T>, T, Data>;

/** A coordinate within the data that leads back to T; what the inverse has in a gap leads elsewhere. */
type Back<C, T, Data> =
  Data extends Layout<infer S, infer D>
    ? Order<C, Extent<S>> extends infer O
      ? O extends "<"
        ? OffsetAt<C, S, D> extends T
          ? true
          : false
        : O extends "?"
          ? "?"
          : false
      : never
    : never;
