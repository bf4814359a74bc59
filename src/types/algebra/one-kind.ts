import type { IntTuple, IsOpen, StepTuple } from "../layout/htuple.js";
import type { JobRefusal } from "../layout/job.js";
import type { Layout } from "../layout/layout.js";
import type { Modes, Written } from "../layout/modes.js";
import type { AllBits, Bits } from "../semimodule/binary.js";
import type { Minus } from "../semimodule/integer.js";
import type { Mixed } from "../semimodule/mixed.js";
import type { Step } from "../semimodule/semimodule.js";
import type { InBits, Met, Ones } from "./composition/matrix.js";

/**
 * What an operation made mode by mode, each of which knows only its own strides. Integers beside binary strides become
 * binary where that is the same: powers of two, of which no multiple meets a bit that another mode has. Other kinds that do
 * not mix are refused as `J`.
 */
export type InOneKind<R, J> =
  R extends Layout<infer S, infer D>
    ? [D] extends [IntTuple]
      ? R
      : Modes<S, D> extends "?"
        ? Opened<Written<S, D>, R, S, D, J>
        : KnownAs<Modes<S, D>, R, S, D, J>
    : R;

type KnownAs<M, R, S, D, J> =
  Mixed<M> extends [infer First, infer Second]
    ? Unified<M, S, D, JobRefusal<J, "semimodule", [First & string, Second & string]>>
    : R;

/** What is not known may be of any kind, but where all strides are numbers or elements that go together. */
type Opened<Text, R, S, D, J> =
  Mixed<Text> extends [infer First, infer Second]
    ? Unified<"?", S, D, JobRefusal<J, "semimodule", [First & string, Second & string]>>
    : Text extends `${string};${string}`
      ? Layout<S, OfAnyKind<D>>
      : R;

/** Beside what is open an integer may become binary; 0 stays. */
type OfAnyKind<D> =
  IsOpen<D> extends true
    ? StepTuple
    : D extends readonly unknown[]
      ? { -readonly [I in keyof D]: OfAnyKind<D[I]> }
      : D extends 0
        ? D
        : D extends number
          ? Step
          : D;

/** As binary strides, or refused; what is open may be either. */
type Unified<M, S, D, Refused> = M extends "?"
  ? Layout
  : M extends `${string}e${string}`
    ? Refused
    : AreApart<M, AllBits<M>> extends true
      ? Layout<S, InBits<D>>
      : Refused;

/** Whether all integers are powers of two, and meet no bit that was seen. */
type AreApart<M, Seen> = M extends `${infer N}:${infer D},${infer Rest}`
  ? D extends `f${string}`
    ? AreApart<Rest, Seen>
    : Met<D, Ones<Bits<Minus<N, "1">>>, Seen> extends infer All
      ? All extends null
        ? false
        : AreApart<Rest, All>
      : never
  : true;
