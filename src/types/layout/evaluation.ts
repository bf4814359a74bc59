import type { CoordinateOf, PathsOf, Terms } from "../semimodule/basis.js";
import type { SemimoduleElement } from "../semimodule/element.js";
import type { Floor, Modulo, NumeralOf, Plus, Product, ValueOf } from "../semimodule/integer.js";
import type { Added, Elements, Scaled, Step, TextOfStep } from "../semimodule/semimodule.js";
import type { HTuple, IntTuple, IsOpen } from "./htuple.js";
import type { Modes } from "./modes.js";
import type { Extent } from "./shape.js";
import type { TextOf } from "./text.js";
import type { Both, Whole } from "./whole.js";

/** The offset of an admissible coordinate, as a numeral. */
export type Offset<C, S, D> =
  IsOpen<C> extends true
    ? "?"
    : NoInfer<C> extends number
      ? OffsetAt<NumeralOf<C>, S, D>
      : OffsetEach<C, S, D>;

/** The offsets of the modes, summed; of two at a look. */
type OffsetEach<C, S, D> =
  Both<S, D> extends Both<[infer S0, infer S1], [infer D0, infer D1]>
    ? Whole<C> extends Whole<readonly [infer C0, infer C1]>
      ? Plus<Offset<C0, S0, D0>, Offset<C1, S1, D1>>
      : OffsetOfEach<C, S, D>
    : OffsetOfEach<C, S, D>;

type OffsetOfEach<C, S, D, So = "0"> = [C] extends [readonly [infer C0, ...infer Cs]]
  ? S extends readonly [infer S0, ...infer Ss]
    ? D extends readonly [infer D0, ...infer Ds]
      ? OffsetOfEach<Cs, Ss, Ds, Plus<So, Offset<C0, S0, D0>>>
      : "?"
    : "?"
  : So;

/** The offset of an integer coordinate, numeral in and numeral out. */
export type OffsetAt<C, S, D> = C extends "0"
  ? "0"
  : IsOpen<S> extends true
    ? "?"
    : S extends readonly unknown[]
      ? OffsetDigits<C, S, D>
      : Product<C, NumeralOf<D>>;

/** The digits of an integer in the mixed radix of the modes, the last unbounded. */
type OffsetDigits<C, S, D, So = "0"> = S extends readonly [infer S0, ...infer Ss]
  ? D extends readonly [infer D0, ...infer Ds]
    ? Ss extends readonly []
      ? Plus<So, OffsetAt<C, S0, D0>>
      : OffsetFrom<C, Extent<S0>, S0, D0, Ss, Ds, So>
    : "?"
  : So;

/** The offset of one digit, and what is left for the modes after it. */
type OffsetFrom<C, Size, S0, D0, Ss, Ds, So> = OffsetDigits<
  Floor<C, Size>,
  Ss,
  Ds,
  Plus<So, OffsetAt<Modulo<C, Size>, S0, D0>>
>;

/**
 * What strides of any kind add up to at an admissible coordinate, as the text of the element (paper, equation 3): `?` where
 * it is not known, `-` for a multiple below 0 of a binary one, which is none.
 */
export type StepAt<C, S, D> =
  IsOpen<C> extends true ? "?" : NoInfer<C> extends number ? StepOf<NumeralOf<C>, S, D> : StepEach<C, S, D>;

/** The steps of the modes, summed. */
type StepEach<C, S, D, So = "0"> = [C] extends [readonly [infer C0, ...infer Cs]]
  ? S extends readonly [infer S0, ...infer Ss]
    ? D extends readonly [infer D0, ...infer Ds]
      ? StepEach<Cs, Ss, Ds, Together<So, StepAt<C0, S0, D0>>>
      : "?"
    : "?"
  : So;

/** The same at an integer coordinate, numeral in. */
export type StepOf<C, S, D> =
  IsOpen<S> extends true
    ? "?"
    : S extends readonly unknown[]
      ? StepDigits<C, S, D>
      : StepTimes<C, StepText<D>>;

/** As `OffsetDigits`, over strides of any kind. */
type StepDigits<C, S, D, So = "0"> = S extends readonly [infer S0, ...infer Ss]
  ? D extends readonly [infer D0, ...infer Ds]
    ? Ss extends readonly []
      ? Together<So, StepOf<C, S0, D0>>
      : Extent<S0> extends infer Size
        ? StepDigits<Floor<C, Size>, Ss, Ds, Together<So, StepOf<Modulo<C, Size>, S0, D0>>>
        : never
    : "?"
  : So;

/** A stride as text, `?` for one that is not known. */
type StepText<D> = [D] extends [number | string]
  ? string extends D
    ? "?"
    : number extends D
      ? "?"
      : TextOfStep<D>
  : "?";

/** A multiple of a stride: none of anything is 0, and nothing is below 0 over binary ones. */
type StepTimes<C, D> = C extends "0"
  ? "0"
  : D extends "0" | "?"
    ? D
    : C extends "?"
      ? C
      : D extends `f${string}`
        ? C extends `-${string}`
          ? "-"
          : Scaled<C, D>
        : Scaled<C, D>;

/** The sum, or what is no element of the two. */
type Together<A, B> = A extends "?" | "-" | `${string}!${string}`
  ? A
  : B extends "?" | "-" | `${string}!${string}`
    ? B
    : Added<A, B>;

/** The value of an element that a layout of modes yields: an integer, also of a binary one, or a coordinate. */
export type Yield<Text, M> = Text extends "?"
  ? IntTuple
  : Text extends `f${infer A}`
    ? ValueOf<A>
    : M extends `${string}f${string}`
      ? 0
      : M extends Elements
        ? CoordinateOf<Terms<Text>, PathsOf<M>>
        : M extends "?"
          ? IntTuple
          : ValueOf<Text>;

/** The value at an integer coordinate as a message shows it. */
export type TextAt<C, S, D> = [D] extends [IntTuple]
  ? OffsetAt<C, S, D>
  : TextOf<Yield<StepOf<C, S, D>, Modes<S, D>>>;

/** What a layout of these strides yields, where it is not known: an integer, a coordinate, or an element of one's own. */
export type Value<D> = [D] extends [HTuple<number | `f${number}`>]
  ? number
  : [D] extends [HTuple<number | string>]
    ? IntTuple
    : OwnOf<ElementsOf<D>>;

/** Elements of one's own, among which 0 is their zero. */
type OwnOf<E> = [E] extends [SemimoduleElement | 0] ? Exclude<E, 0> : IntTuple | SemimoduleElement;

type ElementsOf<D> = D extends readonly unknown[]
  ? number extends D["length"]
    ? Step
    : ElementsOf<D[number]>
  : D;
