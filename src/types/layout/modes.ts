import type { Successor } from "../semimodule/basis.js";
import type { Minus, NumeralOf, Product } from "../semimodule/integer.js";
import type { Elements } from "../semimodule/semimodule.js";
import type { IntTuple } from "./htuple.js";

/**
 * A layout flattened to text, `"4:1,8:4,"`: what the algebra computes on, since text is what the compiler reads
 * cheapest. `?` stands for a number not known statically, and alone for a profile that is not (ARCHITECTURE.md has all
 * texts and markers).
 * @example Modes<[4, [3, 2]], [2, [8, 1]]> // "4:2,3:8,2:1,"
 */
export type Modes<S, D> = Closed<Part<S, D>, Part<S, D>, S, D>;

/** What is open in a part is open; a union of literals makes a union of texts, and is widened. Of `never` there is none. */
type Closed<M, All, S, D> = M extends `${string};${string}` | `${string}.${string}` | Elements
  ? Open<M>
  : [All] extends [M]
    ? M
    : Part<Widened<S>, Widened<D>>;

/** Modes with strides that are no integers are open as soon as one number is: none would be true of the others. */
type Open<M> = M extends `${string}${";" | "?" | "e+" | "e-"}${string}` ? "?" : AreElements<M, M>;

/** Whether every number is one, for among strides that are none no look at the whole text tells. */
type AreElements<M, All> = M extends `${infer S}:${infer D},${infer Rest}`
  ? `${S}${D extends Elements ? "" : D}` extends `${string}${"." | "e"}${string}`
    ? "?"
    : AreElements<Rest, All>
  : All;

/** A tuple with `number` for a union of literals, and open where it is `any`. */
export type Widened<T> = 0 extends 1 & T
  ? IntTuple
  : [T] extends [readonly unknown[]]
    ? { [I in keyof T]: Widened<T[I]> }
    : NumeralOf<T> extends "?"
      ? [T] extends [number]
        ? number
        : T
      : T;

/** The modes of a part as they are written, whatever the numbers; a semicolon marks what is open or empty. */
export type Part<S, D> = [S] extends [number]
  ? Leaf<S, D>
  : [S] extends [readonly unknown[]]
    ? Parts<S, D>
    : ";";

/** One mode as it is written. */
type Leaf<S, D> = number extends S
  ? 0 extends 1 & S
    ? ";"
    : `?:${Unknown<D>},`
  : number extends D
    ? `${S & number}:${Unknown<D>},`
    : [D] extends [number]
      ? `${S & number}:${D},`
      : [D] extends [string]
        ? Element<S, D>
        : ";";

/** A text that is no literal may be of any kind. */
type Element<S, D extends string> = string extends D ? ";" : `${S & number}:${D},`;

/** A stride that may be an integer or another element is open. */
type Unknown<D> = number extends D ? ([D] extends [number] ? "?" : ";") : [D] extends [number] ? `${D}` : ";";

/** Written out for the ranks that are common, which costs half of the loop. */
type Parts<S extends readonly unknown[], D> = [D] extends [readonly unknown[]]
  ? S["length"] extends 2
    ? `${Part<S[0], D[0]>}${Part<S[1], D[1]>}`
    : S["length"] extends 3
      ? `${Part<S[0], D[0]>}${Part<S[1], D[1]>}${Part<S[2], D[2]>}`
      : number extends S["length"]
        ? ";"
        : "256" extends keyof S
          ? ";"
          : Each<S, D>
  : ";";

/** By index, which is cheaper than by pattern. */
type Each<S, D, I extends string = "0", Out extends string = ""> = I extends keyof S
  ? I extends keyof D
    ? Each<S, D, Successor<I>, `${Out}${Part<S[I], D[I]>}`>
    : ";"
  : I extends "0"
    ? ";"
    : Out;

/**
 * The stride of the last mode where it is of size 1, which is how the modes go on past their size; else 0.
 * @example LastAlone<"4:1,1:7,"> // "7"
 */
export type LastAlone<M> = M extends `${infer S}:${infer D},${infer Rest}`
  ? Rest extends ""
    ? S extends "1"
      ? D
      : "0"
    : LastAlone<Rest>
  : "0";

/** How many coordinates modes have. @example ExtentOfModes<"4:1,8:4,"> // "32" */
export type ExtentOfModes<M, So = "1"> = M extends `${infer S}:${string},${infer Rest}`
  ? ExtentOfModes<Rest, Product<So, S>>
  : So;

/** How far the last step of a mode is from the first. @example SpanOfMode<"4", "8"> // "28" */
export type SpanOfMode<D, S> = Product<D, Minus<S, "1">>;
