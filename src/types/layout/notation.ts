import type { Escaped, Quoted } from "../diagnostic/quoted.js";
import type { Refusal } from "../diagnostic.js";
import type { Canonical } from "../semimodule/semimodule.js";
import type { IntTuple, StepTuple } from "./htuple.js";
import type { Plain, Spaced, Tight } from "./notation/space.js";

/** What a text holds: a shape and its stride, `null` where none is written. */
export interface Parsed<out Shape, out Stride> {
  readonly parsed: [Shape, Stride];
}

/**
 * Reads `shape` or `shape:stride`; white space does not count but between two numbers, where a comma is missing. A fault
 * is a `LayoutError` with the runtime's sentence.
 * @example Parse<"(4,(3,2)):(2,(8,1))"> // Parsed<[4, [3, 2]], [2, [8, 1]]>
 */
export type Parse<Text extends string> = Text extends TooLong
  ? Parsed<IntTuple, StepTuple>
  : ParseTight<Tight<Text>>;

/** 256 commas, parentheses, spaces or dots, or 40 levels at once: the compiler would not come to an end, so such a layout is open. */
type TooLong =
  | `${string}${Times256<`,${string}`>}`
  | `${string}${Times256<`(${string}`>}`
  | `${string}${Times256<`)${string}`>}`
  | `${string}${Times256<` ${string}`>}`
  | `${string}${Times256<`.${string}`>}`
  | `${string}${Times4<"((((((((((">}${string}`;

type Times4<T extends string> = `${T}${T}${T}${T}`;

type Times256<T extends string> = Times4<Times4<Times4<Times4<T>>>>;

/** A text without needless spaces: one side, or two. */
type ParseTight<Text extends string> = Text extends `${infer Shape}:${infer Stride}`
  ? Stride extends `${string}:${string}`
    ? Faulty<Text, "syntax", ['there is more than one ":"']>
    : Both<Scan<Shape>, Scan<Stride, "stride">, Text>
  : Both<Scan<Text>, null, Text>;

/** The fault of the shape comes before that of the stride. */
type Both<Shape, Stride, Text extends string> =
  Shape extends NotationFault<infer F>
    ? Faulty<Text, F[0], F[1]>
    : Stride extends NotationFault<infer F>
      ? Faulty<Text, F[0], F[1]>
      : Parsed<Shape, Stride>;

/** A fault of a text; where white space other than spaces made it one, the text with spaces in its place. */
type Faulty<
  Text extends string,
  C extends "syntax" | "overflow",
  Values extends string[],
> = Text extends Spaced
  ? Parse<Plain<Text>>
  : Refusal<"layout", Text extends "" ? '""' : Escaped<Text>, C, Values>;

/** What is wrong with one side; the sentence names the whole text. */
interface NotationFault<out F extends ["syntax" | "overflow", string[]]> {
  readonly fault: F;
}

type Syntax<Sentence extends string> = NotationFault<["syntax", [Sentence]]>;

/** One side, token by token. `Open` is the innermost open tuple, `Outer` the ones around it. */
type Scan<Text extends string, Of = "shape", Open = null, Outer = null> = Text extends `(${infer Rest}`
  ? Scan<Rest, Of, [], [Open, Outer]>
  : Text extends `${infer Token},${infer Rest}`
    ? Item<Token, "", Rest, Of, Open, Outer>
    : Item<Text, "", null, Of, Open, Outer>;

/** A token without its closing parentheses: an integer, or in a stride an element. */
type Item<
  Token extends string,
  Closers extends string,
  Rest,
  Of,
  Open,
  Outer,
> = Token extends `${infer Inner})`
  ? Item<Inner, `)${Closers}`, Rest, Of, Open, Outer>
  : Token extends `${bigint}`
    ? Token extends `${infer Value extends number}`
      ? number extends Value
        ? Huge<Token>
        : Close<Closers, Value, Rest, Of, Open, Outer>
      : Huge<Token>
    : Of extends "stride"
      ? Canonical<Token> extends infer Step
        ? Step extends null
          ? NoInteger<Token>
          : Close<Closers, Step, Rest, Of, Open, Outer>
        : never
      : NoInteger<Token>;

/** What is left of a token that is none, once white space has no other meaning. */
type NoInteger<Token extends string> = Token extends `${string} ${string}`
  ? Syntax<`a comma is missing in ${Quoted<Token>}`>
  : Token extends ""
    ? Syntax<"a number is missing">
    : Syntax<`${Quoted<Token>} is no integer`>;

/** A value is complete: it joins the open tuple, and each closer completes that tuple in turn. */
type Close<Closers extends string, Value, Rest, Of, Open, Outer> = Open extends unknown[]
  ? Closers extends `)${infer Others}`
    ? Outer extends [infer Up, infer Upper]
      ? Close<Others, [...Open, Value], Rest, Of, Up, Upper>
      : never
    : Rest extends string
      ? Scan<Rest, Of, [...Open, Value], Outer>
      : Syntax<"a parenthesis is never closed">
  : Closers extends ""
    ? Rest extends null
      ? Value
      : Syntax<"a comma stands outside of parentheses">
    : Syntax<"a parenthesis is never opened">;

/** What is no number literal of its own is past 2^53-1, or no integer as it is written: `-0`, `0x10`. */
type Huge<Token extends string> = Token extends `0${string}` | `-0${string}`
  ? Syntax<`${Quoted<Token>} is no integer`>
  : NotationFault<["overflow", []]>;
