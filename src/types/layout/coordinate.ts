import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Refusal } from "../diagnostic.js";
import type { Floor, Modulo, NumeralOf, ValueOf } from "../semimodule/integer.js";
import type { ExtentsFault, IntegersFault, LeafFault } from "./check.js";
import type { Offset, StepAt, Value, Yield } from "./evaluation.js";
import type { Congruent, HTuple, IntTuple, IsOpen, Refines, ShapeOf } from "./htuple.js";
import type { Layout, TextOfLayout } from "./layout.js";
import type { Modes } from "./modes.js";
import type { Extent } from "./shape.js";
import type { CompactFrom } from "./stride.js";
import type { TextOf } from "./text.js";
import type { Below, Unfit } from "./unfit.js";

/**
 * The natural coordinate of an admissible one: colexicographic, the last mode unbounded (paper, equation 1). With a
 * stride `C` is an offset and every mode is bounded, as CuTe does it. A shape is the layout that yields its own
 * coordinates, so a layout in its place is evaluated at `C`.
 * @example Idx2crd<30, [4, 6]> // [2, 7]
 * @example Idx2crd<7, [1, [2, 2]], [0, [1, 2]]> // [0, [1, 1]]
 */
export type Idx2crd<C, S, D = null> =
  NoInfer<ComputedIdx2crd<C, S, D>> extends infer Made | MadeOf<"idx2crd", C, S, D> ? Made : never;

type ComputedIdx2crd<C, S, D> =
  Guarded<"idx2crd", C, S, D> extends infer G
    ? G extends Given<infer Shape, infer Stride>
      ? S extends Layout
        ? EvaluatedAt<C, Shape, Stride, "idx2crd", S>
        : [Stride] extends [null]
          ? Natural<C, Shape>
          : Digits<C, Shape, Stride>
      : G
    : never;

/**
 * The integer of an admissible coordinate (paper, equation 2); with a stride, or for a layout, the offset instead
 * (equation 3).
 * @example Crd2idx<[2, 7], [4, 6]> // 30
 * @example Crd2idx<16, [3, [2, 3]], [3, [12, 1]]> // 17
 */
export type Crd2idx<C, S, D = null> =
  NoInfer<ComputedCrd2idx<C, S, D>> extends infer Made | MadeOf<"crd2idx", C, S, D> ? Made : never;

type ComputedCrd2idx<C, S, D> =
  Guarded<"crd2idx", C, S, D> extends infer G
    ? G extends Given<infer Shape, infer Stride>
      ? EvaluatedAt<C, Shape, [Stride] extends [null] ? CompactFrom<Shape, "1"> : Stride, "crd2idx", S>
      : G
    : never;

/**
 * A coordinate of one shape as the coordinate of another: by mode where all three are tuples of one rank, else by way of
 * the integer (paper, section 4.2).
 * @example Crd2crd<[2, 5], [4, 8], [4, [4, 2]]> // [2, [1, 1]]
 */
export type Crd2crd<C, From, To> =
  NoInfer<ComputedCrd2crd<C, From, To>> extends infer Made | MadeOf<"crd2crd", C, From, To> ? Made : never;

type ComputedCrd2crd<C, From, To> =
  Guarded<"crd2crd", C, From, null> extends infer G
    ? G extends Given<infer Shape, unknown>
      ? ExtentsFault<ShapeOf<To>> extends LeafFault<infer Code, infer Wrong>
        ? Refusal<"crd2crd", Clip<TextOf<ShapeOf<To>>>, Code & ("extent" | "overflow"), [Wrong & string]>
        : Converted<C, Shape, ShapeOf<To>>
      : G
    : never;

/** A shape, and the stride it is used with, known to go with the coordinate. */
interface Given<out Shape, out Stride> {
  readonly given: [Shape, Stride];
}

/** The shape is checked, then the coordinate, then that they go together, then the stride. */
type Guarded<Operation extends string, C, X, D> =
  X extends Layout<infer S, infer E>
    ? Admitted<Operation, C, S, E, TextOfLayout<X>>
    : ExtentsFault<X> extends LeafFault<infer Code, infer Wrong>
      ? Refusal<Operation, Clip<TextOf<X>>, Code & ("extent" | "overflow"), [Wrong & string]>
      : Admitted<Operation, C, X, D, TextOf<X>>;

/** The coordinate, and that it goes with the shape. */
type Admitted<Operation extends string, C, S, D, Operands extends string> =
  IntegersFault<C> extends LeafFault<infer Code, infer Wrong>
    ? Refusal<Operation, Clip<Operands>, Code & ("integer" | "overflow"), [Wrong & string]>
    : Refines<C, S> extends false
      ? Unfit<Operation, Clip<Operands>, C, S>
      : [D] extends [null]
        ? Given<S, null>
        : Strided<Operation, S, D, Operands>;

/** The stride, and that it goes with the shape. */
type Strided<Operation extends string, S, D, Operands extends string> =
  IntegersFault<D> extends LeafFault<infer Code, infer Wrong>
    ? Refusal<Operation, Clip<Operands>, Code & ("integer" | "overflow"), [Wrong & string]>
    : Congruent<S, D> extends false
      ? Refusal<Operation, Clip<Operands>, "congruence", [Clip<TextOf<S>>, Clip<TextOf<D>>]>
      : Given<S, D>;

/** A number, or the refusal of one past 2^53-1. */
type Evaluated<Text, Operation extends string, X> = Text extends "!"
  ? Refusal<Operation, Clip<X extends Layout ? TextOfLayout<X> : TextOf<X>>, "overflow">
  : ValueOf<Text>;

/** Integers are cheaper; of other strides a multiple may be none. */
type EvaluatedAt<C, S, D, Operation extends string, X> = [D] extends [IntTuple]
  ? Evaluated<Offset<C, S, D>, Operation, X>
  : [D] extends [HTuple<number | string>]
    ? OfElements<StepAt<C, S, D>, C, S, D, Operation, X>
    : Value<D>;

type OfElements<Step, C, S, D, Operation extends string, X> = Step extends infer Text
  ? Text extends `${string}!${string}`
    ? Evaluated<"!", Operation, X>
    : Text extends "-"
      ? Below<Operation, Clip<X extends Layout ? TextOfLayout<X> : TextOf<X>>, C>
      : Yield<Text, Modes<S, D>>
  : never;

/** A tuple is taken mode by mode, an integer digit by digit. */
type Natural<C, S> =
  IsOpen<C> extends true
    ? IntTuple
    : [C] extends [readonly unknown[]]
      ? IsOpen<S> extends true
        ? IntTuple
        : { -readonly [I in keyof C]: I extends keyof S ? Natural<C[I], S[I]> : never }
      : NaturalOf<NumeralOf<C>, S>;

/** An integer as a coordinate of a shape. */
type NaturalOf<C, S> =
  IsOpen<S> extends true ? IntTuple : S extends readonly unknown[] ? NaturalEach<C, S> : ValueOf<C>;

/** The digits in the mixed radix of the modes; the last is unbounded. */
type NaturalEach<C, S extends readonly unknown[], Out extends unknown[] = []> = S extends readonly [
  infer Last,
]
  ? [...Out, NaturalOf<C, Last>]
  : S extends readonly [infer Head, ...infer Tail]
    ? NaturalFrom<C, Extent<Head>, Head, Tail, Out>
    : Out;

/** One digit, and what is left for the modes after it. */
type NaturalFrom<C, Size, Head, Tail extends readonly unknown[], Out extends unknown[]> = NaturalEach<
  Floor<C, Size>,
  Tail,
  [...Out, NaturalOf<Modulo<C, Size>, Head>]
>;

/** The digit of an offset in each mode; a mode of stride 0 tells nothing, its digit is 0. */
type Digits<C, S, D> =
  IsOpen<S> extends true
    ? IntTuple
    : S extends readonly unknown[]
      ? {
          -readonly [I in keyof S]: I extends keyof D
            ? Digits<C extends readonly unknown[] ? C[I & keyof C] : C, S[I], D[I]>
            : never;
        }
      : Digit<NumeralOf<C>, NumeralOf<S>, NumeralOf<D>>;

/** How often the stride goes into the offset, within the extent. */
type Digit<C, S, D> = D extends "0" ? 0 : ValueOf<Modulo<Floor<C, D>, S>>;

/** Mode by mode or by way of the integer. */
type Converted<C, From, To> = true extends IsOpen<C> | IsOpen<To>
  ? IntTuple
  : [C, From, To] extends [infer Cs extends Tuple, infer Fs extends Tuple, infer Ts extends Tuple]
    ? [Fs["length"], Ts["length"]] extends [Cs["length"], Cs["length"]]
      ? {
          -readonly [I in keyof Cs]: I extends keyof Fs & keyof Ts ? Converted<Cs[I], Fs[I], Ts[I]> : never;
        }
      : NaturalOf<Offset<C, From, CompactFrom<From, "1">>, To>
    : NaturalOf<Offset<C, From, CompactFrom<From, "1">>, To>;

type Tuple = readonly unknown[];
