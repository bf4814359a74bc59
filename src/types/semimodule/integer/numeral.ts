import type { Marks } from "./smooth.generated.js";
import type { Bounded } from "./width.js";

/** What is no literal. */
export type Unknown = "?" | "!";

/** The worse of two numerals of which one at least is no literal. */
export type Worse<A, B> = A extends "!" ? "!" : B extends "!" ? "!" : "?";

/** The numeral with the other sign; what is no literal stays, `null` too. */
export type Opposite<A> = A extends "0" | Unknown | null ? A : A extends `-${infer a}` ? a : `-${A & string}`;

/** The numeral without its sign. */
export type Magnitude<A> = A extends `-${infer a}` ? a : A;

/**
 * The numeral of a number type, read from a table where that has it; `?` for all that is no single literal: unions, brands,
 * `number`, `any`.
 * @example NumeralOf<12> is "12", NumeralOf<number> is "?", NumeralOf<1.5> is "!"
 */
export type NumeralOf<N> = Marked<keyof Marks[N & number], N>;

/** The marks of a union have no common key, nor have numbers that the table lacks. */
type Marked<Key, N> = NoInfer<Key> extends never ? Unmarked<N> : Key;

/** A number that the table lacks; `never` is none. */
type Unmarked<N> = number extends N ? "?" : [N] extends [never] ? "!" : Single<`${N & number}`>;

/** A union of literals is not known either. */
type Single<Text extends string, All = Text> = Text extends unknown
  ? [All] extends [Text]
    ? Whole<Text>
    : "?"
  : never;

/** The text of a branded number is a pattern, so all its keys are optional. */
type Whole<Text extends string> = Text extends `${bigint}`
  ? Text extends `-${infer Digits}`
    ? Opposite<Bounded<Digits>>
    : Bounded<Text>
  : {} extends { [K in Text]: 1 }
    ? "?"
    : "!";

/** The number type of a numeral. @example ValueOf<"12"> is 12, ValueOf<"?"> is number, ValueOf<"!"> is never */
export type ValueOf<A> = A extends `${infer N extends number}` ? N : A extends "?" ? number : never;
