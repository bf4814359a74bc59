import type { Marks } from "../semimodule/integer/smooth.generated.js";

/* The rule of the house: a leaf is a single plain literal, or it is dynamic. */

/** Whether a tuple has one length, and one that the compiler reads. */
export type IsFixed<T> = [keyof Marks[T["length" & keyof T] & number]] extends [never] ? false : true;

/** Whether a text is one literal: of others all keys are optional, or it is a union. */
export type IsLiteral<D extends string> = {} extends { [K in D]: 1 } ? false : IsSingle<D>;

type IsSingle<D, All = D> = D extends unknown ? ([All] extends [D] ? true : false) : never;
