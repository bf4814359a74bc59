import type { Clip } from "../../diagnostic.js";
import type { StepOf } from "../../layout/evaluation.js";
import type { IntTuple, IsOpen, StepTuple } from "../../layout/htuple.js";
import type { Job, JobRefusal } from "../../layout/job.js";
import type { Extents, Layout, Strides } from "../../layout/layout.js";
import type { LastAlone, Modes } from "../../layout/modes.js";
import type { TextOf } from "../../layout/text.js";
import type { Widened } from "../../layout/widened.js";
import type { AllBits } from "../../semimodule/binary.js";
import type { NumeralOf } from "../../semimodule/integer.js";
import type { Scaled, Step, StepOfText, TextOfStep } from "../../semimodule/semimodule.js";
import type { Coalesced, Simplified } from "../coalesce.js";
import type { AlignedShape, AlignedStride, IsAligned } from "./aligned.js";
import type { AsIntegers, ColumnsOf, SharedBit } from "./bits.js";
import type { Ended, Exact, GoingOn } from "./extension.js";
import type { FirstStepOver, LeafOver } from "./leaf.js";
import type { MatrixOf } from "./matrix.js";
import type { Carry, Overrun } from "./move.js";
import type { PartsOf, Unread } from "./parts.js";
import type { UndecidedExtents, UndecidedStrides } from "./undecided.js";

/**
 * `A ∘ B` where a stride of either is no integer, of the shapes and strides of the two; what is not known leaves it open.
 * A right operand of coordinates reads the modes of A that they count (paper, section 5.3.2); one of binary strides is a
 * sum of its steps where they share no bit, and else a matrix over F2.
 */
export type ComposeOver<S, D, S2, D2, J> = OverModes<Modes<S, D>, Modes<S2, D2>, S, D, S2, D2, J>;

/**
 * What is not known leaves it open. Binary strides on the right whose steps share no bit are integers. Only a composition
 * goes on past the size of its right operand; divides and products keep to their sizes.
 */
type OverModes<M, M2, S, D, S2, D2, J> = `${M & string}${M2 & string}` extends `${string}?${string}`
  ? Layout<UndecidedShape<S, D, S2, D2>, UndecidedStride<S, D, S2, D2>>
  : M2 extends `${string}f${string}`
    ? J extends Job<"composition", "∘", unknown, unknown>
      ? GoingOn<OverBits<SharedBit<M2>, M, M2, S, D, S2, D2, J>, M, S2, M2>
      : OverBits<SharedBit<M2>, M, M2, S, D, S2, D2, J>
    : MayAlign<M, M2> extends true
      ? Layout<AlignedShape<Simplified<M>, S2, D2>, AlignedStride<Simplified<M>, S2, D2>>
      : Unread<M2, S> extends infer Step
        ? Step extends string
          ? JobRefusal<J, "weak-congruence", [Step, Clip<TextOf<S>>]>
          : Whole<Over<Fault<M2, PartsOf<S, D, M2>>, PartsOf<S, D, M2>, S2, D2, J>, PartsOf<S, D, M2>, M2>
        : never;

/** Coordinates are no bits of an index. */
type MayAlign<M, M2> = M2 extends `${string}e${string}` ? false : IsAligned<Simplified<M>, M2>;

/** By a matrix where steps share a bit, which is named else. */
type OverBits<Shared, M, M2, S, D, S2, D2, J> = Shared extends [infer A, infer B]
  ? MatrixOf<M, AllBits<M2>, S, D> extends infer E
    ? E extends [infer S3, infer D3]
      ? Whole<Over<ColumnsFault<M2, S3, D3>, Matrix<S3, D3>, S2, D2, J>, Matrix<S3, D3>, M2>
      : JobRefusal<J, "carry", [A & string, B & string]>
    : never
  : OverModes<M, Modes<S2, AsIntegers<D2>>, S, D, S2, AsIntegers<D2>, J>;

/** Where the right operand ends in a mode of size 1, so does the result. */
type Whole<R, Left, M2> = `,${M2 & string}` extends `${string},1:${string}`
  ? Ended<R, StepPast<Left, LastAlone<M2>>>
  : R;

/** To what the left operand, in parts or as a matrix, takes the stride of a mode of size 1. */
type StepPast<Left, X> = X extends "0"
  ? X
  : Left extends Matrix<infer S, infer D>
    ? Exact<StepOf<X extends `f${infer A}` ? A : "0", S, D>>
    : FirstStepOver<Left, X>;

/** The profile of the right operand, where every leaf may have become a tuple, but over one mode of a coordinate. */
type UndecidedShape<S, D, S2, D2> =
  IsOpen<S2> extends true
    ? IntTuple
    : S2 extends readonly unknown[]
      ? { -readonly [I in keyof S2]: UndecidedShape<S, D, S2[I], I extends keyof D2 ? D2[I] : StepTuple> }
      : IsCounted<S, D, D2> extends true
        ? Widened<S2>
        : UndecidedExtents<S2>;

type UndecidedStride<S, D, S2, D2> =
  IsOpen<S2> extends true
    ? StepTuple
    : S2 extends readonly unknown[]
      ? { -readonly [I in keyof S2]: UndecidedStride<S, D, S2[I], I extends keyof D2 ? D2[I] : StepTuple> }
      : IsCounted<S, D, D2> extends true
        ? Stepped<NumeralOf<S2>, D, NumeralOf<D2>>
        : UndecidedStrides<S2, Step, StepTuple>;

/** Whether a leaf counts the steps of the left operand, one mode of a coordinate, which goes on past its size. */
type IsCounted<S, D, D2> = [S] extends [number]
  ? [D2] extends [number]
    ? D extends `${string}e${string}`
      ? true
      : false
    : false
  : false;

/** The step of a leaf of several elements; one of a single one, as it may be, stands still. */
type Stepped<N, D, Times> = "?" extends N | Times
  ? Step
  : N extends "1"
    ? Step
    : StepOfText<Scaled<Times, D>>;

/** The first leaf that is refused, or else what all of them carry together. */
type Fault<Right, Parts, Moves extends string = ""> = Right extends `${infer N}:${infer X},${infer Rest}`
  ? LeafOver<Parts, N, X> extends infer Leaf
    ? Leaf extends [infer M, infer Moved]
      ? `${M & string}${Moved & string}` extends `${string}!${string}`
        ? "✗overflow|✗"
        : Fault<Rest, Parts, `${Moves}${Moved & string}`>
      : Leaf
    : never
  : Overrun<Parts, Moves> extends [unknown, unknown, infer Reached, infer S]
    ? `✗distributivity|${Reached & string}|${S & string}✗`
    : Carry<Moves> extends [infer A, infer B]
      ? `✗carry|${A & string}|${B & string}✗`
      : null;

/** Layout or refusal, once it is known whether there is a fault. */
type Over<F, Left, S2, D2, J> = F extends `✗${infer Text}✗`
  ? OfFault<Text, J>
  : Layout<ExtentsOver<Left, S2, D2>, StridesOver<Left, S2, D2>>;

/** The first leaf of binary stride that a matrix has no mode for. */
type ColumnsFault<Right, S, D> = Right extends `${infer N}:${infer X},${infer Rest}`
  ? ColumnsOf<S, D, N, X> extends infer M
    ? M extends `✗${string}`
      ? M
      : M extends `${string}!${string}`
        ? "✗overflow|✗"
        : ColumnsFault<Rest, S, D>
    : never
  : null;

/** A fault in the text of `✗code|values✗` as a refusal of the job. */
type OfFault<Text extends string, J> = Text extends `${infer C}|${infer Values}`
  ? JobRefusal<
      J,
      C &
        (
          | "carry"
          | "distributivity"
          | "negative-multiple"
          | "overflow"
          | "shape-divisibility"
          | "stride-divisibility"
        ),
      Listed<Values>
    >
  : never;

/** The values of a fault, apart. */
type Listed<Values extends string, Out extends string[] = []> = Values extends `${infer V}|${infer Rest}`
  ? Listed<Rest, [...Out, V]>
  : [...Out, Values];

/** The result takes the profile of the right operand; a leaf may become a tuple. */
type ExtentsOver<Parts, S, D> =
  IsOpen<S> extends true
    ? IntTuple
    : S extends readonly unknown[]
      ? { -readonly [I in keyof S]: ExtentsOver<Parts, S[I], D[I & keyof D]> }
      : Extents<ModesOver<Parts, S, D>>;

type StridesOver<Parts, S, D> =
  IsOpen<S> extends true
    ? StepTuple
    : S extends readonly unknown[]
      ? { -readonly [I in keyof S]: StridesOver<Parts, S[I], D[I & keyof D]> }
      : Strides<ModesOver<Parts, S, D>>;

/** The left operand as a matrix over F2. */
interface Matrix<out S, out D> {
  readonly matrix: [S, D];
}

/** What a leaf becomes over parts, or over a matrix. */
type ModesOver<Left, S, D> =
  Left extends Matrix<infer LS, infer LD>
    ? ColumnsOf<LS, LD, NumeralOf<S>, TextOfStep<D>>
    : OfLeaf<LeafOver<Left, NumeralOf<S>, TextOfStep<D>>>;

/** The modes of a leaf without its moves; there is none after a fault, which was reported. */
type OfLeaf<Leaf> = Leaf extends [infer M, unknown] ? Coalesced<M> : never;
