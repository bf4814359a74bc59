import type { Order, Plus, Product, ValueOf } from "./integer.js";
import type { Successors } from "./successors.generated.js";

/**
 * The terms of a sum of basis vectors as text, `times@path;`: what sums are computed on.
 * @example Terms<"e0-6e1.0"> // "1@0;-6@1.0;"
 */
export type Terms<Step, Out extends string = ""> = Step extends `${infer Before}+${infer After}`
  ? Terms<After, Signed<Before, Out>>
  : Signed<Step, Out>;

/** The terms between two plus signs. */
type Signed<
  Part,
  Out extends string,
  Sign extends string = "",
> = Part extends `${infer Before}-${infer After}`
  ? Signed<After, Before extends "" ? Out : `${Out}${Sign}${Term<Before>}`, "-">
  : `${Out}${Sign}${Term<Part>}`;

/** One term without its sign: `e1` is taken once. */
type Term<Text> = Text extends `e${infer Path}`
  ? `1@${Path};`
  : Text extends `${infer Times}e${infer Path}`
    ? `${Times}@${Path};`
    : "";

/** The terms as a stride is written, those of none left out; nothing left is 0. */
export type TextOfTerms<T, Out extends string = ""> = T extends `${infer Times}@${infer Path};${infer Rest}`
  ? TextOfTerms<Rest, Times extends "0" | "-0" ? Out : `${Out}${Written<Times, Out>}e${Path}`>
  : Out extends ""
    ? "0"
    : Out;

/** How often, with the sign that it has after the terms before it. */
type Written<Times, Before> = Times extends "1"
  ? Before extends ""
    ? ""
    : "+"
  : Times extends "-1"
    ? "-"
    : Times extends `-${string}`
      ? Times
      : Before extends ""
        ? Times & string
        : `+${Times & string}`;

/** @example ScaledTerms<"3", "1@0;2@1;"> // "3@0;6@1;" */
export type ScaledTerms<
  N,
  T,
  Out extends string = "",
> = T extends `${infer Times}@${infer Path};${infer Rest}`
  ? ScaledTerms<N, Rest, Grown<Out, Product<N, Times>, Path>>
  : Out;

/** One more term. */
type Grown<Out extends string, Times, Path extends string> = `${Out}${Times & string}@${Path};`;

/** @example AddedTerms<"1@0;", "1@0;2@1;"> // "2@0;2@1;" */
export type AddedTerms<A, B, Out extends string = ""> = A extends `${infer N}@${infer P};${infer As}`
  ? B extends `${infer M}@${infer Q};${infer Bs}`
    ? P extends Q
      ? AddedTerms<As, Bs, Grown<Out, Plus<N, M>, P>>
      : PathOrder<P, Q> extends "<"
        ? AddedTerms<As, B, `${Out}${N}@${P};`>
        : AddedTerms<A, Bs, `${Out}${M}@${Q};`>
    : `${Out}${A}`
  : `${Out}${B & string}`;

/** Which of two paths comes first, `=` where they are the same. */
export type PathOrder<P, Q> = P extends `${infer A}.${infer As}`
  ? Q extends `${infer B}.${infer Bs}`
    ? A extends B
      ? PathOrder<As, Bs>
      : Order<A, B>
    : A extends Q
      ? ">"
      : Order<A, Q>
  : Q extends `${infer B}.${string}`
    ? P extends B
      ? "<"
      : Order<P, B>
    : Order<P, Q>;

/** How often the basis vector of a path is taken in terms. */
export type TimesOf<
  T,
  Path extends string,
> = `;${T & string}` extends `${string};${infer Times}@${Path};${string}` ? LastOf<Times> : "0";

/** What was read may begin with terms before: the count is what follows the last of them. */
type LastOf<Times extends string> = Times extends `${string};${infer Rest}` ? LastOf<Rest> : Times;

/**
 * The paths of a list of strides, each once, in ascending order: `"0;1.0;"`.
 * @example PathsOf<"4:e1,2:e0+2e1,"> // "0;1;"
 */
export type PathsOf<M, Out extends string = ""> = M extends `${string}:${infer D},${infer Rest}`
  ? PathsOf<Rest, WithPaths<Terms<D>, Out>>
  : Out;

/** The paths with those of more terms. */
type WithPaths<T, Out extends string> = T extends `${string}@${infer Path};${infer Rest}`
  ? WithPaths<Rest, WithPath<Path, Out>>
  : Out;

/** The paths with one more, in its place, if they have it not. */
type WithPath<
  P extends string,
  All extends string,
  Before extends string = "",
> = All extends `${infer Q};${infer Rest}`
  ? PathOrder<P, Q> extends infer O
    ? O extends "="
      ? `${Before}${All}`
      : O extends "<"
        ? `${Before}${P};${All}`
        : WithPath<P, Rest, `${Before}${Q};`>
    : never
  : `${Before}${P};`;

/**
 * The coordinate that terms add up to, in the profile of sorted paths.
 * @example CoordinateOf<"3@0;", "0;1.1;"> // [3, [0, 0]]
 */
export type CoordinateOf<
  T,
  Paths,
  Prefix extends string = "",
  I extends string = "0",
  Out extends unknown[] = [],
> = Paths extends ""
  ? Out
  : Split<Paths, I> extends [infer Inner, infer Rest]
    ? CoordinateOf<T, Rest, Prefix, Successor<I>, [...Out, CoordinateAt<T, Inner, `${Prefix}${I}`>]>
    : never;

/** A path ends at a number, and leads on into a tuple; what no path leads to is 0. */
type CoordinateAt<T, Inner, Path extends string> = Inner extends "!"
  ? ValueOf<TimesOf<T, Path>>
  : Inner extends ""
    ? 0
    : CoordinateOf<T, Inner, `${Path}.`>;

/**
 * The paths within coordinate `I` that sorted ones begin with, and the others; `!` for the coordinate itself.
 * @example Split<"0.0;0.1;1;", "0"> // ["0;1;", "1;"]
 */
export type Split<
  Paths,
  I extends string,
  Inner extends string = "",
> = Paths extends `${infer P};${infer Rest}`
  ? P extends I
    ? ["!", Rest]
    : P extends `${I}.${infer Within}`
      ? Split<Rest, I, `${Inner}${Within};`>
      : [Inner, Paths]
  : [Inner, ""];

export type Successor<I extends string> = I extends keyof Successors ? Successors[I] : never;
