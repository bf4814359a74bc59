import type { Successor } from "../semimodule/basis.js";
import type { Marks } from "../semimodule/integer/smooth.generated.js";
import type { Minus, NumeralOf, Product } from "../semimodule/integer.js";
import type { Elements } from "../semimodule/semimodule.js";
import type { Both, Whole } from "./whole.js";

/**
 * A layout flattened to text, `"4:1,8:4,"`: what the algebra computes on, since text is what the compiler reads
 * cheapest. `?` stands for a number not known statically, and alone for a profile that is not (ARCHITECTURE.md has all
 * texts and markers).
 * @example Modes<[4, [3, 2]], [2, [8, 1]]> // "4:2,3:8,2:1,"
 */
export type Modes<S, D> = Read<Known<S, D>, S, D>;

/** What the table has is closed already. */
type Read<Text, S, D> =
  NoInfer<Text> extends never
    ? Whole<D> extends Whole<LedByText>
      ? ReadElements<KnownElements<S, D>, S, D>
      : Closed<Parts<S, D>>
    : Text;

/** Strides of which the first is a text. */
type LedByText = string | [LedByText, unknown] | [LedByText, unknown, unknown];

/** A text of literals with no dot is closed as well: that none is a union or a pattern is asked of it whole. */
type ReadElements<Text, S, D, All = Text> =
  NoInfer<Text> extends never
    ? Closed<Parts<S, D>>
    : Text extends string
      ? [All] extends [Text]
        ? {} extends { [K in Text]: 1 }
          ? Closed<Parts<S, D>>
          : Text extends `${string}${";" | "?" | "e+" | "e-" | "."}${string}`
            ? Closed<Parts<S, D>>
            : Text
        : Closed<Parts<S, D>>
      : never;

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

/** The modes as they are written, whatever the numbers; a semicolon marks what is open or empty. */
export type Written<S, D> = ReadParts<Known<S, D>, S, D>;

type ReadParts<Text, S, D> = NoInfer<Text> extends never ? Parts<S, D> : Text;

/**
 * The modes where the table has every number, which is the common way and the cheapest: for unions, brands and what is no
 * literal it has nothing, and one such leaf makes the whole text `never`.
 */
export type Known<S, D> =
  NoInfer<S> extends number
    ? `${keyof Marks[S] & string}:${keyof Marks[D & (number | string)] & string},`
    : Whole<S> extends Whole<[unknown, unknown]>
      ? NoInfer<S> extends [infer S0, infer S1]
        ? NoInfer<D> extends [infer D0, infer D1]
          ? `${Known<S0, D0>}${Known<S1, D1>}`
          : never
        : never
      : Both<S, D> extends Both<[infer S0, infer S1, infer S2], [infer D0, infer D1, infer D2]>
        ? `${Known<S0, D0>}${Known<S1, D1>}${Known<S2, D2>}`
        : Both<S, D> extends Both<
              [infer S0, infer S1, infer S2, infer S3],
              [infer D0, infer D1, infer D2, infer D3]
            >
          ? `${Known<S0, D0>}${Known<S1, D1>}${Known<S2, D2>}${Known<S3, D3>}`
          : Both<S, D> extends Both<readonly [infer S0, infer S1], readonly [infer D0, infer D1]>
            ? `${Known<S0, D0>}${Known<S1, D1>}`
            : NoInfer<S> extends readonly unknown[]
              ? KnownEach<S, D, keyof Marks[S["length" & keyof S] & number]>
              : never;

/** The same where all strides are texts; of a number it is `never`, and unions and patterns are left in it. */
type KnownElements<S, D> =
  NoInfer<S> extends number
    ? `${keyof Marks[S] & string}:${D & string},`
    : Whole<S> extends Whole<[unknown, unknown]>
      ? NoInfer<S> extends [infer S0, infer S1]
        ? NoInfer<D> extends [infer D0, infer D1]
          ? `${KnownElements<S0, D0>}${KnownElements<S1, D1>}`
          : never
        : never
      : Both<S, D> extends Both<[infer S0, infer S1, infer S2], [infer D0, infer D1, infer D2]>
        ? `${KnownElements<S0, D0>}${KnownElements<S1, D1>}${KnownElements<S2, D2>}`
        : never;

/** By index, which is cheaper than by pattern. */
type KnownEach<S, D, Length, I extends string = "0", Out extends string = ""> = I extends Length
  ? I extends "0" | keyof D
    ? never
    : Out
  : I extends keyof S
    ? I extends keyof D
      ? KnownEach<S, D, Length, Successor<I>, `${Out}${Known<S[I], D[I]>}`>
      : never
    : never;

/** The modes of a part, leaf by leaf. */
export type Parts<S, D> = unknown extends S | D
  ? ";"
  : NoInfer<S> extends number
    ? Spelled<S, D>
    : NoInfer<S> extends readonly unknown[]
      ? NoInfer<D> extends readonly unknown[]
        ? S["length"] extends 2
          ? `${Parts<S[0], D[0]>}${Parts<S[1], D[1]>}`
          : [keyof Marks[S["length"]]] extends [never]
            ? ";"
            : "256" extends keyof S
              ? ";"
              : Each<S, D>
        : ";"
      : ";";

/** A stride that may be an integer or another element is open. */
type Spelled<S, D> =
  NoInfer<D> extends number
    ? Pair<NumberText<keyof Marks[S & number], S>, NumberText<keyof Marks[D & number], D>>
    : NoInfer<D> extends string
      ? Pair<NumberText<keyof Marks[S & number], S>, ElementText<D>>
      : ";";

type Pair<S, D> = `${S & string}:${D & string},`;

/** A number as it is written, whatever it is; `?` where it is no single plain literal. */
type NumberText<Mark, N> =
  NoInfer<Mark> extends never
    ? unknown extends N
      ? ";"
      : NumeralOf<N> extends "?"
        ? "?"
        : `${N & number}`
    : Mark;

/** A text that is no single literal may be of any kind. */
type ElementText<D, All = D> = D extends string
  ? [All] extends [D]
    ? {} extends { [K in D]: 1 }
      ? ";"
      : D
    : ";"
  : never;

/** By index, which is cheaper than by pattern. */
type Each<S, D, I extends string = "0", Out extends string = ""> = I extends keyof S
  ? I extends keyof D
    ? Each<S, D, Successor<I>, `${Out}${Parts<S[I], D[I]>}`>
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
  : M extends "?"
    ? "?"
    : So;

/** How far the last step of a mode is from the first. @example SpanOfMode<"4", "8"> // "28" */
export type SpanOfMode<D, S> = Product<D, Minus<S, "1">>;
