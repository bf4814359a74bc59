import type { DigitOrder } from "./order.generated.js";

/** The order of two texts of digits of the same width. */
export type TextOrder<A, B> = A extends `${infer a}${infer OthersA}`
  ? B extends `${a}${infer OthersB}`
    ? TextOrder<OthersA, OthersB>
    : B extends `${infer b}${string}`
      ? DigitOrder[a][b]
      : never
  : "=";

// One `${number}` with another behind it takes exactly one character, so these say "so many digits or more".
type Digits2 = `${number}${number}`;

type Digits3 = `${number}${Digits2}`;

type Digits4 = `${number}${Digits3}`;

type Digits5 = `${number}${Digits4}`;

type Digits6 = `${number}${Digits5}`;

type Digits7 = `${number}${Digits6}`;

type Digits8 = `${number}${Digits7}`;

type Digits9 = `${number}${Digits8}`;

type Digits10 = `${number}${Digits9}`;

type Digits11 = `${number}${Digits10}`;

type Digits12 = `${number}${Digits11}`;

type Digits13 = `${number}${Digits12}`;

type Digits14 = `${number}${Digits13}`;

type Digits15 = `${number}${Digits14}`;

type Digits16 = `${number}${Digits15}`;

type Digits17 = `${number}${Digits16}`;

type Digits18 = `${number}${Digits17}`;

/** The number of digits, "a" for one to "p" for sixteen. */
export type Width<A> = A extends Digits5
  ? A extends Digits9
    ? A extends Digits13
      ? A extends Digits15
        ? A extends Digits16
          ? "p"
          : "o"
        : A extends Digits14
          ? "n"
          : "m"
      : A extends Digits11
        ? A extends Digits12
          ? "l"
          : "k"
        : A extends Digits10
          ? "j"
          : "i"
    : A extends Digits7
      ? A extends Digits8
        ? "h"
        : "g"
      : A extends Digits6
        ? "f"
        : "e"
  : A extends Digits3
    ? A extends Digits4
      ? "d"
      : "c"
    : A extends Digits2
      ? "b"
      : "a";

/** `A`, a magnitude, or "!" if it is past 2^53-1. */
export type Bounded<A> = A extends Digits16
  ? A extends Digits17
    ? "!"
    : TextOrder<A, "9007199254740991"> extends ">"
      ? "!"
      : A
  : A;

/** A text of 18 digits or more: two factors of so many digits together have a product past 2^53-1. */
export type TooWide = Digits18;
