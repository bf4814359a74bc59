import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Refusal } from "../diagnostic.js";
import type { ComposedLayout, Layout, LayoutOfModes, TextOfLayout } from "../layout/layout.js";
import type { IsFixed } from "../layout/leaf.js";
import type { Modes } from "../layout/modes.js";
import type { Product, Quotient } from "../semimodule/integer.js";
import type { Continued } from "../semimodule/semimodule.js";
import type { AsModes, AsStrides } from "./concat.js";
import type { OnInner } from "./inner.js";

/**
 * The layout of least rank that is the same function on integers (paper, section 5.2); what is left of nothing is 1:0.
 * Over binary strides it is that past its size too: a trailing mode of size 1 stays.
 * With a profile, the modes that it lists are coalesced each by its own entry, and the others stay.
 * @example Coalesce<Layout<[2, [1, 6]], [1, [6, 2]]>> // Layout<12, 1>
 * @example Coalesce<Layout<[2, [1, 6]], [1, [6, 2]]>, [null, null]> // Layout<[2, 6], [1, 2]>
 */
export type Coalesce<L, Profile = null> =
  NoInfer<ComputedCoalesce<L, Profile>> extends infer Made | MadeOf<"coalesce", L, Profile> ? Made : never;

type ComputedCoalesce<L, Profile> =
  L extends Layout<infer S, infer D>
    ? Profile extends readonly unknown[]
      ? ByProfile<AsModes<S>, AsStrides<D, AsModes<S>>, Profile, L>
      : LayoutOfModes<Least<Modes<S, D>>, L>
    : L extends ComposedLayout<infer Outer, infer Offset, infer Inner>
      ? OnInner<Outer, Offset, Inner, ComputedCoalesce<Inner, Profile>>
      : L;

/**
 * Coalesced modes; binary ones keep a trailing mode of size 1, which is how they go on past their size, as a swizzle does.
 * @example Least<"8:f1,8:f9,1:f64,"> // "8:f1,8:f9,1:f64,"
 */
type Least<M> = M extends `${string}f${string}` ? Simplified<M> : Coalesced<M>;

/** Mode by mode as far as the profile goes; what is beyond it stays. */
type ByProfile<S extends readonly unknown[], D extends readonly unknown[], P extends readonly unknown[], L> =
  | IsFixed<P>
  | IsFixed<S> extends true
  ? EachProfile<S, D, P, L>
  : Layout;

type EachProfile<
  S extends readonly unknown[],
  D extends readonly unknown[],
  P extends readonly unknown[],
  L,
  OutS extends unknown[] = [],
  OutD extends unknown[] = [],
> = P extends readonly [infer P0, ...infer Ps]
  ? NoInfer<S> extends readonly [infer S0, ...infer Ss]
    ? NoInfer<D> extends readonly [infer D0, ...infer Ds]
      ? ComputedCoalesce<Layout<S0, D0>, P0> extends Layout<infer R, infer E>
        ? EachProfile<Ss, Ds, Ps, L, [...OutS, R], [...OutD, E]>
        : ComputedCoalesce<Layout<S0, D0>, P0>
      : Layout
    : Refusal<
        "coalesce",
        Clip<TextOfLayout<L>>,
        "rank",
        [`${[...OutS, ...P]["length"] & number}`, `${OutS["length"]}`]
      >
  : Layout<[...OutS, ...S], [...OutD, ...D]>;

/** The modes of a coalesced layout, `?` where which they are depends on a number not known statically. */
export type Coalesced<M> = M extends `${infer S}:${infer D},${infer Rest}`
  ? S extends "1"
    ? Coalesced<Rest>
    : Grow<Rest, S, D, "", S>
  : M extends ""
    ? "1:0,"
    : "?";

/** `S:D` is the mode that grows; `Least` is an extent it is known to have at least, so that `?` is not thought to be 1. */
type Grow<
  Rest,
  S,
  D extends string,
  Out extends string,
  Least,
> = Rest extends `${infer S2}:${infer D2},${infer More}`
  ? S2 extends "1"
    ? Grow<More, S, D, Out, Least>
    : Touch<Continued<S, D>, S, D, S2, D2, More, Out, Least>
  : Rest extends ""
    ? Least extends "?"
      ? D extends "0"
        ? `${Out}?:0,`
        : `${Out}?:?,`
      : `${Out}${S & string}:${D},`
    : "?";

/** Whether the next mode, `S2:D2`, begins at `End`, where the growing one would go on: then that takes it up. */
type Touch<End, S, D extends string, S2, D2 extends string, More, Out extends string, Least> = End extends "?"
  ? IsApart<S, D2> extends true
    ? Apart<S, D, S2, D2, More, Out, Least>
    : "?"
  : D2 extends "?"
    ? "?"
    : End extends D2
      ? Grow<More, Product<S, S2>, D, Out, Least extends "?" ? S2 : Least>
      : "?" extends Least | S2
        ? "?"
        : Grow<More, S2, D2, `${Out}${S & string}:${D},`, S2>;

/** The same where it is known that they do not touch. */
type Apart<S, D extends string, S2, D2 extends string, More, Out extends string, Least> = "?" extends
  | Least
  | S2
  ? "?"
  : Grow<More, S2, D2, `${Out}${S & string}:${D},`, S2>;

/** Whether no stride that a mode of extent `S` may have takes it to a stride, as it is of rows over columns of step 1. */
type IsApart<S, D2> = "?" extends S | D2 ? false : Quotient<D2, S> extends null ? true : false;

/**
 * The left operand of a composition, simplified: no size-1 modes but a trailing one, nothing that continues the mode
 * before it. It stands for its function on all integers, past its size too. What depends on a `?` stays apart.
 * @example Simplified<"4:1,2:4,1:7,"> // "8:1,1:7,"
 */
export type Simplified<M> = M extends `${infer S}:${infer D},${infer Rest}`
  ? Rest extends ""
    ? M
    : S extends "1"
      ? Simplified<Rest>
      : Join<Rest, S, D, "">
  : M;

/** `S:D` is the mode that grows, as in `Grow`, but what is not known stays apart, and a trailing mode of size 1 is kept. */
type Join<
  Rest,
  S,
  D extends string,
  Out extends string,
> = Rest extends `${infer S2}:${infer D2},${infer More}`
  ? S2 extends "1"
    ? More extends ""
      ? Continued<S, D> extends D2
        ? D2 extends "?"
          ? `${Out}${S & string}:${D},${Rest}`
          : `${Out}${S & string}:${D},`
        : `${Out}${S & string}:${D},${Rest}`
      : Join<More, S, D, Out>
    : Continued<S, D> extends D2
      ? D2 extends "?"
        ? Join<More, S2, D2, `${Out}${S & string}:${D},`>
        : Join<More, Product<S, S2>, D, Out>
      : Join<More, S2, D2, `${Out}${S & string}:${D},`>
  : `${Out}${S & string}:${D},`;
