import type { Simplified } from "./coalesce.js";
import type { Audit } from "./composition/audit.js";
import type { Extents, Strides } from "./composition/emitted.js";
import type { Explained } from "./composition/fault.js";
import type { Leaf } from "./composition/leaf.js";
import type { IntTuple, IsOpen } from "./htuple.js";
import type { NumeralOf } from "./integer.js";
import type { Layout } from "./layout.js";
import type { Modes } from "./modes.js";
import type { Job, Refused } from "./tiler.js";

/**
 * `A ∘ T`: the layout R with the coordinates of T and R(c) = A(T(c)), refused exactly where there is none (paper,
 * section 5.3, with the rule that no digit carries). An array of tilers works by mode; a short one leaves the others.
 * @example Composition<Layout<[8, 8], [8, 1]>, Layout<[[4, 8], 2], [[16, 1], 8]>> // Layout<[[4, 8], 2], [[2, 8], 1]>
 */
export type Composition<A, T> =
  A extends Layout<infer S, infer D>
    ? T extends Layout<infer S2, infer D2>
      ? Compose<Simplified<Modes<S, D>>, S2, D2, Job<"composition", "∘", A, T>>
      : T extends readonly unknown[]
        ? ByMode<AsModes<S>, AsModes<D>, T, A>
        : T extends null
          ? A
          : T extends number
            ? Composition<A, Layout<T, 1>>
            : T
    : A;

type AsModes<T> = T extends readonly unknown[] ? T : [T];

type ByMode<
  S extends readonly unknown[],
  D extends readonly unknown[],
  T extends readonly unknown[],
  A,
  OutS extends unknown[] = [],
  OutD extends unknown[] = [],
> = number extends T["length"] | S["length"]
  ? Layout
  : T extends readonly [infer T0, ...infer Ts]
    ? [S, D] extends [readonly [infer S0, ...infer Ss], readonly [infer D0, ...infer Ds]]
      ? Composition<Layout<S0, D0>, T0> extends Layout<infer R, infer E>
        ? ByMode<Ss, Ds, Ts, A, [...OutS, R], [...OutD, E]>
        : Composition<Layout<S0, D0>, T0>
      : Refused<
          Job<"composition", "∘", A, [...OutS, ...T]>,
          "rank",
          [`${[...OutS, ...T]["length"] & number}`, `${OutS["length"]}`]
        >
    : Layout<[...OutS, ...S], [...OutD, ...D]>;

/**
 * One layout over a simplified left operand, refused as `J`. The trace holds what every leaf of the right one emits.
 */
export type Compose<Left extends string, S, D, J> = Decide<Trace<Left, Modes<S, D>>, Left, S, D, J>;

type Decide<T extends string, Left extends string, S, D, J> = T extends
  | `${string}✗${string}`
  | `${string}!${string}`
  ? Explained<Left, Modes<S, D>, J, Composed<Left, S, D>>
  : Audit<Left, T> extends null
    ? Layout<ExtentsOver<Left, S, D>, StridesOver<Left, S, D>>
    : Explained<Left, Modes<S, D>, J, Composed<Left, S, D>>;

type Trace<
  Left extends string,
  B extends string,
  Out extends string = "",
> = B extends `${infer N}:${infer X},${infer Rest}` ? Trace<Left, Rest, `${Out}${Leaf<Left, N, X>}`> : Out;

/** In a conditional, so that the compiler shows the layout and not this alias. */
type Composed<Left extends string, S, D> = Left extends string
  ? Layout<ExtentsOver<Left, S, D>, StridesOver<Left, S, D>>
  : never;

type ExtentsOver<Left extends string, S, D> =
  IsOpen<S> extends true
    ? IntTuple
    : S extends readonly unknown[]
      ? { -readonly [I in keyof S]: I extends keyof D ? ExtentsOver<Left, S[I], D[I]> : never }
      : Extents<Leaf<Left, NumeralOf<S>, NumeralOf<D>>>;

type StridesOver<Left extends string, S, D> =
  IsOpen<S> extends true
    ? IntTuple
    : S extends readonly unknown[]
      ? { -readonly [I in keyof S]: I extends keyof D ? StridesOver<Left, S[I], D[I]> : never }
      : Strides<Leaf<Left, NumeralOf<S>, NumeralOf<D>>>;
