/** White space that is no space, as JavaScript has it. */
// biome-ignore format: a list of characters
type OtherSpace =
  | "\t" | "\n" | "\v" | "\f" | "\r" | "\u00a0" | "\u1680" | "\u2000" | "\u2001" | "\u2002" | "\u2003" | "\u2004" | "\u2005"
  | "\u2006" | "\u2007" | "\u2008" | "\u2009" | "\u200a" | "\u2028" | "\u2029" | "\u202f" | "\u205f" | "\u3000" | "\ufeff";

/** A text with white space in it that is no space. */
export type Spaced = `${string}${OtherSpace}${string}`;

/** Spaces in place of all other white space. */
export type Plain<
  Text extends string,
  Out extends string = "",
> = Text extends `${infer A}${infer B}${infer C}${infer D}${infer Rest}`
  ? Plain<Rest, `${Out}${OneOf<A>}${OneOf<B>}${OneOf<C>}${OneOf<D>}`>
  : Text extends `${infer A}${infer Rest}`
    ? Plain<Rest, `${Out}${OneOf<A>}`>
    : Out;

/** One character. */
type OneOf<Character extends string> = Character extends OtherSpace ? " " : Character;

/**
 * The text without the spaces that have no meaning: at its ends, and beside a mark or another. What is left is one
 * between two words.
 * @example Tight<" ( 4 8 ) : -1 "> // "(4 8):-1"
 */
export type Tight<
  Text extends string,
  Out extends string = "",
> = Text extends `${infer Before} ${infer After}`
  ? After extends Beginning
    ? Tight<`${Before}${After}`, Out>
    : `${Out}${Before}` extends Ending
      ? Tight<After, `${Out}${Before}`>
      : Tight<After, `${Out}${Before} `>
  : `${Out}${Text}`;

/** Before these a space has no meaning: a mark, another space, the end. */
type Beginning = "" | `${Mark | " "}${string}`;

/** And after these. */
type Ending = "" | `${string}${Mark | " "}`;

/** What stands by itself, with or without spaces. */
type Mark = "(" | ")" | "," | ":" | "+" | "-";
