import type { AddedTerms, PathOrder, ScaledTerms, Terms, TextOfTerms } from "./basis.js";
import type { Bits, Carryless, IsPowerOfTwo, NumeralOfBits, Xor } from "./binary.js";
import type { SemimoduleElement } from "./element.js";
import type { Bounded } from "./integer/width.js";
import type { Plus, Product, ValueOf } from "./integer.js";
import type { Successors } from "./successors.generated.js";

/**
 * A stride: an integer, or an element of another integer semimodule as it is written (paper, section 4.3.1). `"6e1"` is
 * six times the basis vector of coordinate 1, `"e1.0"` that of coordinate 0 within coordinate 1, `"e0+2e1"` a sum; `"f5"`
 * is the binary element 5, which adds by XOR. An object that adds and scales is an element of a semimodule of one's own.
 */
export type Step = number | string | SemimoduleElement;

/** What the text of a stride that is no integer looks like, or of modes with one. */
export type Elements = `${string}e${string}` | `${string}f${string}`;

/** What adds and scales alike; zero belongs to all. */
export type KindOf<D> = D extends "0"
  ? "zero"
  : D extends `f${string}`
    ? "binary"
    : D extends `${string}e${string}`
      ? "coordinate"
      : "integer";

/** The value of the text of a stride. @example StepOfText<"6e1"> is "6e1", StepOfText<"6"> is 6 */
export type StepOfText<D> = D extends Elements ? D : ValueOf<D>;

/** The text of a stride. */
export type TextOfStep<D> = D extends string ? D : `${D & number}`;

/** `N`·`D`. @example Scaled<"3", "e0+2e1"> // "3e0+6e1" */
export type Scaled<N, D> = D extends Elements
  ? D extends `f${infer A}`
    ? ScaledBinary<N, A>
    : ScaledSum<N, D>
  : Product<N, D>;

/** Every term of a sum of basis vectors. */
type ScaledSum<N, D> = N extends "0" ? "0" : N extends "1" ? D : TextOfTerms<ScaledTerms<N, Terms<D>>>;

/** A power of two shifts, which the decimal product does as well. */
type ScaledBinary<N, A> = N extends "0"
  ? "0"
  : IsPowerOfTwo<N> extends true
    ? Binary<Product<N, A>>
    : IsPowerOfTwo<A> extends true
      ? Binary<Product<N, A>>
      : Binary<NumeralOfBits<Carryless<Bits<N>, Bits<A>>>>;

/** @example Binary<"5"> // "f5" */
export type Binary<A> = A extends "0" | "!" ? A : `f${A & string}`;

/** The sum of two strides of one kind. @example Added<"e0", "2e1"> // "e0+2e1" */
export type Added<A, B> = A extends "0"
  ? B
  : B extends "0"
    ? A
    : A extends Elements
      ? A extends `f${infer a}`
        ? B extends `f${infer b}`
          ? Binary<NumeralOfBits<Xor<Bits<a>, Bits<b>>>>
          : never
        : TextOfTerms<AddedTerms<Terms<A>, Terms<B>>>
      : Plus<A, B>;

/**
 * The stride of a mode that continues one of `N` steps of `D`: the two are one mode. Binary digits follow each other only
 * after a power of two, else there is none.
 * @example Continued<"4", "f1"> // "f4"
 */
export type Continued<N, D> = D extends `f${string}`
  ? IsPowerOfTwo<N> extends true
    ? Scaled<N, D>
    : null
  : Scaled<N, D>;

/**
 * Whether a text is an element as it is written.
 * @example IsElement<"e0-6e1.0"> // true
 */
export type IsElement<D> = D extends `f${infer A}`
  ? IsCount<A>
  : D extends `${string}e${string}`
    ? TextOfTerms<Terms<D>> extends D
      ? AreTerms<Terms<D>>
      : false
    : false;

/**
 * The stride that a text is, however often it takes zero times something; `null` where it is none.
 * @example Canonical<"0e0+2e1"> // "2e1"
 */
export type Canonical<D extends string> = D extends Zeros
  ? D extends "f0"
    ? 0
    : IsElement<Ones<D>> extends true
      ? StepOfText<TextOfTerms<Terms<D>>>
      : null
  : IsElement<D> extends true
    ? D
    : null;

/** A text that takes zero times something. */
export type Zeros = "f0" | `0e${string}` | `${string}${"+" | "-"}0e${string}`;

/** The same text with everything taken at least once. */
type Ones<D extends string> = D extends `0e${infer Rest}`
  ? Ones<`e${Rest}`>
  : D extends `${infer Before}+0e${infer Rest}`
    ? Ones<`${Before}+e${Rest}`>
    : D extends `${infer Before}-0e${infer Rest}`
      ? Ones<`${Before}-e${Rest}`>
      : D;

/** A positive integer as it is written, no more than 2^53-1. */
type IsCount<A> = A extends `${infer N extends number}`
  ? A extends `0${string}` | `-${string}` | `${string}.${string}` | `${string}e${string}`
    ? false
    : number extends N
      ? false
      : Bounded<A> extends "!"
        ? false
        : true
  : false;

/** Whether terms have counts and paths, the paths in ascending order. */
type AreTerms<T, Before extends string = ""> = T extends `${infer Times}@${infer Path};${infer Rest}`
  ? IsCount<Times extends `-${infer N}` ? N : Times> extends true
    ? IsPath<Path> extends true
      ? Before extends ""
        ? AreTerms<Rest, Path>
        : Follows<Before, Path> extends true
          ? AreTerms<Rest, Path>
          : false
      : false
    : false
  : Before extends ""
    ? false
    : true;

/** Whether a text is indices with dots between. */
type IsPath<P> = P extends `${infer I}.${infer Rest}`
  ? IsIndex<I> extends true
    ? IsPath<Rest>
    : false
  : IsIndex<P>;

/** An index of a tuple is below 256. */
type IsIndex<I> = I extends keyof Successors ? true : false;

/** Whether a path comes after another, and not within it. */
type Follows<P, Q> = Q extends `${P & string}.${string}` ? false : PathOrder<P, Q> extends "<" ? true : false;

/** The first stride of modes that is no integer, `null` if there is none: operations on integers are refused over it. */
export type FirstElement<M, Others = ""> = M extends Elements
  ? FirstIn<M>
  : Others extends Elements
    ? FirstIn<Others>
    : null;

/** The first of one list of modes. */
type FirstIn<M> = M extends `${string}:${infer D},${infer Rest}`
  ? D extends Elements
    ? D
    : FirstIn<Rest>
  : null;
