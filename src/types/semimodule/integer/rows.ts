import type { Reversed, Trimmed } from "./reversed.js";
import type { Row, Start, Times, Value } from "./rows.generated.js";
import type { Bounded, TooWide } from "./width.js";

/** The product of two magnitudes. */
export type MagnitudeProduct<A, B> = `${A & string}${B & string}` extends TooWide
  ? A extends "0"
    ? "0"
    : B extends "0"
      ? "0"
      : "!"
  : B extends keyof Times
    ? Bounded<Trimmed<RowTimes<Reversed<A>, Times[B]>>>
    : A extends keyof Times
      ? Bounded<Trimmed<RowTimes<Reversed<B>, Times[A]>>>
      : Bounded<Trimmed<Rows<Reversed<A>, Reversed<B>>>>;

/** `A` (backwards) times the digit whose row is `Digit`, always one digit longer than `A`. */
export type RowTimes<
  A,
  Digit extends Row,
  State extends Value = Start,
  Out extends string = "",
> = A extends `${infer a}${infer Others}`
  ? RowTimes<Others, Digit, Digit[a][State["carry"]], `${State["digit"]}${Out}`>
  : `${State["last"]}${Out}`;

/** Row by row, a digit of `B` (backwards) each; every row adds what the rows before have left and settles one digit. */
type Rows<
  A,
  B,
  Left = "",
  Out extends string = "",
> = B extends `${infer b extends keyof Times}${infer Others}`
  ? Others extends ""
    ? `${LastRow<A, Times[b], Left>}${Out}`
    : FirstRow<A, Times[b], Left> extends `${infer digit}${infer Left2}`
      ? Rows<A, Others, Left2, `${digit}${Out}`>
      : never
  : never;

/** A row on top of `Left`, least significant digit first. */
type FirstRow<
  A,
  Digit extends Row,
  Left,
  State extends Value = Start,
  Out extends string = "",
> = A extends `${infer a}${infer Others}`
  ? Left extends `${infer b}${infer Left2}`
    ? FirstRow<Others, Digit, Left2, Digit[a][State["plus"][b]], `${Out}${State["digit"]}`>
    : FirstRow<Others, Digit, "", Digit[a][State["carry"]], `${Out}${State["digit"]}`>
  : `${Out}${State["digit"]}${State["carry"]}`;

/** The same, most significant digit first. */
type LastRow<
  A,
  Digit extends Row,
  Left,
  State extends Value = Start,
  Out extends string = "",
> = A extends `${infer a}${infer Others}`
  ? Left extends `${infer b}${infer Left2}`
    ? LastRow<Others, Digit, Left2, Digit[a][State["plus"][b]], `${State["digit"]}${Out}`>
    : never
  : `${State["last"]}${Out}`;
