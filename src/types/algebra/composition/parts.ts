import type { Modes } from "../../layout/modes.js";
import type { PathsOf, Terms, TimesOf } from "../../semimodule/basis.js";
import type { KindOf } from "../../semimodule/semimodule.js";
import type { Simplified } from "../coalesce.js";

/**
 * The left operand in parts `[path, modes]`: one for a right operand that yields integers, else one for each coordinate
 * that it yields (paper, section 5.3.2).
 */
export type PartsOf<S, D, Right> = Right extends `${string}e${string}`
  ? PartsAt<S, D, PathsOf<Right>>
  : [["", Simplified<Modes<S, D>>]];

/** A part for each path. */
type PartsAt<S, D, Paths, Out extends unknown[] = []> = Paths extends `${infer P};${infer Rest}`
  ? PartsAt<S, D, Rest, [...Out, [P, Simplified<Modes<ModeAt<S, P>, ModeAt<D, P>>>]]>
  : Out;

/** The mode of a shape or stride that a path leads to; `null` where there is none. */
type ModeAt<T, Path> = Path extends `${infer I}.${infer Rest}`
  ? ModeAt<ModeOfPart<T, I>, Rest>
  : ModeOfPart<T, Path>;

/** One mode of a shape or stride, by its index as text. */
type ModeOfPart<T, I> = T extends readonly unknown[] ? (I extends keyof T ? T[I] : null) : null;

/** The first of the strides that yields a coordinate which a shape does not take; `null` if there is none. */
export type Unread<Right, S> = Right extends `${string}:${infer D},${infer Rest}`
  ? IsRead<Terms<D>, S> extends false
    ? D
    : Unread<Rest, S>
  : null;

/** Whether the shape has a mode for every term of a stride. */
type IsRead<T, S> = T extends `${string}@${infer Path};${infer Rest}`
  ? ModeAt<S, Path> extends null
    ? false
    : IsRead<Rest, S>
  : true;

/** The number that a step counts a part by. */
export type TimesIn<Path, Step> = Path extends ""
  ? Step
  : Path extends string
    ? KindOf<Step> extends "zero"
      ? "0"
      : TimesOf<Terms<Step>, Path>
    : never;
