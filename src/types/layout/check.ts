import type { Quoted } from "../diagnostic/quoted.js";
import type { Clip } from "../diagnostic.js";
import type { Successor } from "../semimodule/basis.js";
import type { NumeralOf } from "../semimodule/integer.js";
import type { Canonical, IsElement } from "../semimodule/semimodule.js";
import type { IsOpen } from "./htuple.js";
import type { IsFixed, IsLiteral } from "./leaf.js";
import type { Known, Parts } from "./modes.js";

/** A number that is none of the kind wanted: the code of the refusal, and the number as text. */
export interface LeafFault<out Code, out Value> {
  readonly fault: [Code, Value];
}

/**
 * The first element of a tuple that is no extent, as a `LeafFault`: no positive integer. `null` if all are. (That one is past
 * 2^53-1 shows in the size.)
 * @example ExtentsFault<[4, [0, 8]]> // LeafFault<"extent", "0">
 */
export type ExtentsFault<Shape> =
  NoInfer<Known<Shape, Shape>> extends never
    ? ExtentsIn<Parts<Shape, Shape>, Shape>
    : ExtentsIn<Known<Shape, Shape>, Shape>;

/** A look at the whole text says whether there is anything to look for. */
type ExtentsIn<Text, Shape> = Text extends
  | `0:${string}`
  | `-${string}`
  | `${string},${"0:" | "-"}${string}`
  | `${string}${"." | "e" | ";"}${string}`
  ? FirstFault<Elements<[Shape]>, "extent">
  : null;

/**
 * The first element of a tuple that is no integer, or past 2^53-1, as a `LeafFault`; `null` if all are.
 * @example IntegersFault<[4, [1.5, 8]]> // LeafFault<"integer", "1.5">
 */
export type IntegersFault<T> =
  NoInfer<Known<T, T>> extends never
    ? NoInfer<Unclear<T>> extends never
      ? null
      : FirstFault<Elements<[T]>, "integer">
    : null;

/**
 * The first stride of a tuple that is text and no element of a semimodule, as a `LeafFault`; `null` if there is none.
 * @example ElementsFault<["e0", "x"]> // LeafFault<"element", "\"x\"">
 */
export type ElementsFault<T> = FirstNoElement<Elements<[T]>>;

/** What is written as a zero, or otherwise than it is printed, is an element still. */
type FirstNoElement<All> = All extends readonly [infer Head, ...infer Tail]
  ? Head extends string
    ? IsLiteral<Head> extends false
      ? FirstNoElement<Tail>
      : IsElement<Head> extends true
        ? FirstNoElement<Tail>
        : Canonical<Head> extends null
          ? LeafFault<"element", Clip<Quoted<Head>>>
          : FirstNoElement<Tail>
    : FirstNoElement<Tail>
  : null;

/**
 * What is in a tuple that is no single plain literal integer or text: `!` for an empty tuple and what is no integer or past
 * 2^53-1, `?` for what is not known.
 * @example Unclear<[4, [number, 8]]> // "?"
 */
export type Unclear<T> = unknown extends T
  ? "?"
  : NoInfer<T> extends number
    ? Extract<NumeralOf<T>, "?" | "!">
    : NoInfer<T> extends readonly unknown[]
      ? T["length"] extends 2
        ? Unclear<T[0]> | Unclear<T[1]>
        : IsFixed<T> extends true
          ? UnclearIn<T>
          : "?"
      : NoInfer<T> extends string
        ? IsLiteral<T & string> extends true
          ? never
          : "?"
        : NoInfer<T> extends object
          ? never
          : "?";

type UnclearIn<T, I extends string = "0", So = never> = I extends keyof T
  ? UnclearIn<T, Successor<I>, So | Unclear<T[I]>>
  : I extends "0"
    ? "!"
    : So;

type FirstFault<All, Code> = All extends readonly [infer Head, ...infer Tail]
  ? FaultOf<Head, Code> extends null
    ? FirstFault<Tail, Code>
    : FaultOf<Head, Code>
  : null;

/** The same for one number, past 2^53-1 too. */
export type ExtentFault<N> =
  NoInfer<Known<N, N>> extends never ? FaultOf<N, "extent"> : ExtentsIn<Known<N, N>, N>;

/** The fault of one number; an array of no fixed length has none that is known. */
type FaultOf<N, Code> = N extends readonly unknown[]
  ? [N, Code] extends [readonly [], "extent"]
    ? LeafFault<Code, "()">
    : null
  : N extends object
    ? null
    : NumeralOf<N> extends infer Numeral
      ? Numeral extends "!"
        ? `${N & number}` extends `${string}.${string}` | `${string}e-${string}`
          ? LeafFault<Code, `${N & number}`>
          : LeafFault<"overflow", "">
        : Code extends "extent"
          ? Numeral extends "0" | `-${string}`
            ? LeafFault<Code, Numeral>
            : null
          : null
      : never;

/** All elements in one tuple, empty tuples among them. (In brackets, for unions would multiply.) */
type Elements<T, Out extends unknown[] = []> = [T] extends [readonly [infer Head, ...infer Tail]]
  ? Elements<
      Tail,
      [Head] extends [readonly unknown[]]
        ? IsLeaf<Head> extends true
          ? [...Out, Head]
          : Elements<Head, Out>
        : [...Out, Head]
    >
  : Out;

/** An empty tuple is a fault, and what is open is not entered. */
type IsLeaf<T> = T extends readonly [] ? true : IsOpen<T>;
