import type { Ascending } from "./ascending.generated.js";
import type { Unknown, Worse } from "./numeral.js";
import type { TextOrder, Width } from "./width.js";

/** "<", "=" or ">", "?" if that is not known. @example Order<"12", "5"> is ">" */
export type Order<A, B> = A extends B
  ? A extends Unknown
    ? A
    : "="
  : Ascending extends InOrder<A, B>
    ? "<"
    : Ascending extends InOrder<B, A>
      ? ">"
      : General<A, B>;

/** What `Ascending` is if it shows that `A` is less than `B`; if it does not, nothing is said. */
export type InOrder<A, B> = `${string},${A & string},${string},${B & string},${string}`;

/** By the signs, then by the magnitudes. */
type General<A, B> = A extends Unknown
  ? Worse<A, B>
  : B extends Unknown
    ? Worse<A, B>
    : A extends `-${infer a}`
      ? B extends `-${infer b}`
        ? MagnitudeOrder<b, a>
        : "<"
      : B extends `-${string}`
        ? ">"
        : MagnitudeOrder<A, B>;

/** Of two texts of digits. */
type MagnitudeOrder<A, B> = A extends B ? "=" : OrderByWidth<A, B, Width<A>, Width<B>>;

/** More digits are more. */
type OrderByWidth<A, B, WidthA, WidthB extends string> = WidthA extends WidthB
  ? TextOrder<A, B>
  : "abcdefghijklmnop" extends `${string}${WidthA & string}${string}${WidthB}${string}`
    ? "<"
    : ">";

/** The larger of two numerals. @example Larger<"12", "30"> is "30" */
export type Larger<A, B> = Order<A, B> extends "<" ? B : A;
