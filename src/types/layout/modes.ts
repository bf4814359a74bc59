import type { Successor } from "../semimodule/basis.js";
import type { Marks } from "../semimodule/integer/smooth.generated.js";
import type { Minus, NumeralOf, Product } from "../semimodule/integer.js";
import type { Elements } from "../semimodule/semimodule.js";

/**
 * A layout flattened to text, `"4:1,8:4,"`: what the algebra computes on, since text is what the compiler reads
 * cheapest. `?` stands for a number not known statically, and alone for a profile that is not (ARCHITECTURE.md has all
 * texts and markers).
 * @example Modes<[4, [3, 2]], [2, [8, 1]]> // "4:2,3:8,2:1,"
 */
export type Modes<S, D> = Closed<Part<S, D>>;

/** What is open in a part is open. Of `never` there is none. */
type Closed<M> = M extends `${string};${string}` | `${string}.${string}` | Elements ? Open<M> : M;

/** Modes with strides that are no integers are open as soon as one number is: none would be true of the others. */
type Open<M> = M extends `${string}${";" | "?" | "e+" | "e-"}${string}` ? "?" : AreElements<M, M>;

/** Whether every number is one, for among strides that are none no look at the whole text tells. */
type AreElements<M, All> = M extends `${infer S}:${infer D},${infer Rest}`
  ? `${S}${D extends Elements ? "" : D}` extends `${string}${"." | "e"}${string}`
    ? "?"
    : AreElements<Rest, All>
  : All;

/** The modes of a part as they are written, whatever the numbers; a semicolon marks what is open or empty. */
export type Part<S, D> = [S] extends [number]
  ? Leaf<S, D>
  : [S] extends [readonly unknown[]]
    ? Parts<S, D>
    : ";";

/** Two numbers that the table has are read from it at once; for unions, brands and what is no literal it has nothing. */
type Leaf<S, D> = Read<
  `${keyof Marks[S & number] & string}:${keyof Marks[D & (number | string)] & string},`,
  S,
  D
>;

type Read<Text, S, D> = [Text] extends [never] ? Spelled<S, D> : Text;

/** A stride that may be an integer or another element is open. */
type Spelled<S, D> = [D] extends [number]
  ? Pair<Written<NumeralOf<S>, S>, Written<NumeralOf<D>, D>>
  : [D] extends [string]
    ? Pair<Written<NumeralOf<S>, S>, WrittenElement<D>>
    : ";";

type Pair<S, D> = `${S & string}:${D & string},`;

/** A number as it is written, whatever it is; `?` where it is no single plain literal. */
type Written<Numeral, N> = Numeral extends "?" | "!"
  ? 0 extends 1 & N
    ? ";"
    : Numeral extends "?"
      ? "?"
      : `${N & number}`
  : Numeral;

/** A text that is no single literal may be of any kind. */
type WrittenElement<D extends string> = IsLiteral<D> extends true ? D : ";";

/** Whether a text is one literal: of others all keys are optional, or it is a union. */
export type IsLiteral<D extends string> = {} extends { [K in D]: 1 } ? false : IsSingle<D>;

type IsSingle<D, All = D> = D extends unknown ? ([All] extends [D] ? true : false) : never;

/** Written out for the ranks that are common, which costs half of the loop. */
type Parts<S extends readonly unknown[], D> = [D] extends [readonly unknown[]]
  ? S["length"] extends 2
    ? `${Part<S[0], D[0]>}${Part<S[1], D[1]>}`
    : S["length"] extends 3
      ? `${Part<S[0], D[0]>}${Part<S[1], D[1]>}${Part<S[2], D[2]>}`
      : "?" extends NumeralOf<S["length"]>
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
