import type { Backwards } from "./reversed.generated.js";

/** The digits of `A` backwards, least significant first: so columns are read. */
export type Reversed<A, Out extends string = ""> = A extends keyof Backwards
  ? `${Backwards[A]}${Out}`
  : A extends `${infer a}${infer b}${infer c}${infer Others}`
    ? Reversed<Others, `${c}${b}${a}${Out}`>
    : Out;

/** `A` without leading zeros. */
export type Trimmed<A> = A extends `0${infer Others}` ? (Others extends "" ? "0" : Trimmed<Others>) : A;
