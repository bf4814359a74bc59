import type { Quoted } from "../diagnostic/quoted.js";
import type { Marks } from "../semimodule/integer/smooth.generated.js";
import type { NumeralOf } from "../semimodule/integer.js";
import type { IsElement } from "../semimodule/semimodule.js";
import type { IsFixed, IsLiteral } from "./leaf.js";

/**
 * The tuple as text, `?` for what is not known statically.
 * @example TextOf<[4, [3, number]]> // "(4,(3,?))"
 */
export type TextOf<T> = [T] extends [number]
  ? TextOfInteger<keyof Marks[T & number], T>
  : [T] extends [readonly unknown[]]
    ? TextOfTuple<T>
    : [T] extends [string]
      ? TextOfElement<T>
      : "?";

/** A stride as it is written; a text that is none stands in quotes. */
type TextOfElement<T extends string> =
  IsLiteral<T> extends false ? "?" : IsElement<T> extends true ? T : Quoted<T>;

type TextOfTuple<T extends readonly unknown[]> = T["length"] extends 2
  ? `(${TextOf<T[0]>},${TextOf<T[1]>})`
  : IsFixed<T> extends true
    ? `(${Joined<T>})`
    : "?";

/** What the table has is read from it; one that is not known is a question mark. */
type TextOfInteger<Mark, T> = [Mark] extends [never]
  ? NumeralOf<T> extends "?"
    ? "?"
    : `${T & number}`
  : Mark & string;

/** Texts with commas between. */
type Joined<T extends readonly unknown[], Out extends string = ""> = T extends readonly [
  infer Head,
  ...infer Tail,
]
  ? Joined<Tail, Out extends "" ? TextOf<Head> : `${Out},${TextOf<Head>}`>
  : Out;
