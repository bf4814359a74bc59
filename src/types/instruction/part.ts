import type { IntTuple } from "../layout/htuple.js";
import type { Layout } from "../layout/layout.js";
import type { Step, StepOfText } from "../semimodule/semimodule.js";

// What a thread has of (threads, (values, rests)): the same for the operands of an MMA and both sides of a copy.

/** The value of an offset, open where it is not known. */
export type ValueAt<Text, All> = Text extends "?" ? Unknown<All> : StepOfText<Text>;

/** An offset that is not known; of strides that are no integers it may be an element. */
export type Unknown<All> = [All] extends [IntTuple] ? number : Step;

/** One mode is a tuple of it. */
export type AsTuple<T> = T extends readonly unknown[] ? T : [T];

/** (threads, values, rests…) of (threads, (values, (rests))). */
export type AsParts<L> =
  L extends Layout<
    readonly [infer TS, readonly [infer VS, infer RS]],
    readonly [infer TD, readonly [infer VD, infer RD]]
  >
    ? Layout<[TS, VS, ...AsTuple<RS>], [TD, VD, ...AsTuple<RD>]>
    : L;

/** The coordinate that keeps the values and every rest. */
export type Rest<L> =
  L extends Layout<readonly [unknown, readonly [unknown, infer RS]], unknown>
    ? [null, ...Nulls<AsTuple<RS>>]
    : [];

type Nulls<T extends readonly unknown[]> = { [I in keyof T]: null };
