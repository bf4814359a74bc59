import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Code, LayoutError, Refusal } from "../diagnostic.js";
import type { ExtentsFault, LeafFault } from "../layout/check.js";
import type { IsAny, IsOpen, ShapeOf } from "../layout/htuple.js";
import type { TextOfOperand } from "../layout/job.js";
import type { Layout, LayoutOfModes, TextOfLayout } from "../layout/layout.js";
import type { Modes } from "../layout/modes.js";
import type { Extent } from "../layout/shape.js";
import type { TextOf } from "../layout/text.js";
import type { Elements } from "../semimodule/semimodule.js";
import type { ByBasis, ByShape } from "./by-basis.js";
import type { BitGaps, BitsUpTo } from "./complement/bits.js";
import type { Gaps } from "./complement/integers.js";
import type { Unread } from "./composition/parts.js";
import type { AsModes, AsStrides } from "./concat.js";
import type { Profiled } from "./profile.js";
import type { Beyond, IsUnpaired } from "./tiler.js";

/**
 * The layout that is disjoint from L and ordered, with whole modes for all gaps (paper, section 5.5, equations 15 to 17).
 * Without a bound its last mode is written with size 1; with one, an integer or the size of a shape or layout, it covers the bound.
 * Refused are negative strides, and a stride below the extent that the smaller ones cover. With a tuple as profile each mode
 * has its own, up to its own entry of the bound.
 * @example Complement<Layout<[4, 8], [1, 8]>> // Layout<[2, 1], [4, 64]>
 * @example Complement<Layout<[4, 8], [1, 8]>, 256> // Layout<[2, 4], [4, 64]>
 */
export type Complement<L, Bound = null, P = null> =
  NoInfer<ComputedComplement<L, Bound, P>> extends infer Made | MadeOf<"complement", L, Bound, P>
    ? Made
    : never;

type ComputedComplement<L, Bound, P> =
  L extends Layout<infer S, infer D>
    ? IsAny<Bound> extends true
      ? Layout
      : P extends readonly unknown[]
        ? ByMode<AsModes<S>, AsStrides<D, AsModes<S>>, Bound, P, L>
        : Bound extends LayoutError
          ? Bound
          : [Bound] extends [null]
            ? Filled<ComplementOf<Modes<S, D>>, L>
            : ExtentsFault<ShapeOf<Bound>> extends LeafFault<infer C, infer Value>
              ? Refusal<"complement", Clip<TextOfLayout<L>>, C & ("extent" | "overflow"), [Value & string]>
              : Extent<ShapeOf<Bound>> extends "!"
                ? Refusal<"complement", Clip<TextOfLayout<L>>, "overflow">
                : Filled<ComplementUpTo<Modes<S, D>, ShapeOf<Bound>, "floor">, L>
    : L;

/** Each mode up to its own bound; its own for the reason told at that of `Composition`. */
type ByMode<
  S extends readonly unknown[],
  D extends readonly unknown[],
  Bound,
  P extends readonly unknown[],
  L,
> =
  BoundsFor<Bound, P> extends infer Bounds
    ? Bounds extends "✗"
      ? IsShort<S, P> extends true
        ? Refusal<
            "complement",
            Clip<TextOfLayout<L>>,
            "argument",
            [Clip<TextOfOperand<Bound>>, "bound by mode"]
          >
        : Profiled<[], S, D, P, "complement", L>
      : Profiled<
          {
            -readonly [I in keyof P]: I extends keyof S & keyof D
              ? Complement<Layout<S[I], D[I]>, Bounds extends null ? null : Bounds[I & keyof Bounds], P[I]>
              : never;
          },
          S,
          D,
          P,
          "complement",
          L
        >
    : never;

/** Whether the layout has a mode for each entry of the profile, which is looked at before the bound. */
type IsShort<S extends readonly unknown[], P extends readonly unknown[]> =
  IsUnpaired<S, P> extends true ? false : Beyond<S, P> extends null ? false : true;

/** The bounds of so many modes, which are as many; `✗` for what are no such. */
type BoundsFor<Bound, P extends readonly unknown[]> = [Bound] extends [null]
  ? null
  : ShapeOf<Bound> extends infer B
    ? IsOpen<B> extends true
      ? unknown
      : B extends { readonly length: P["length"] }
        ? B
        : "✗"
    : never;

/** The layout of the gaps, or the refusal. */
type Filled<G, L> =
  FaultOf<G> extends [infer C extends Code, infer Values extends string[]]
    ? Refusal<"complement", Clip<TextOfLayout<L>>, C, Values>
    : ComplementLayout<G, L>;

/** The code and the values of a fault, `null` for a complement. */
export type FaultOf<G> = G extends `✗${infer Text}`
  ? Text extends `${infer C}|${infer Rest}`
    ? Rest extends `${infer A}|${infer B}`
      ? [C, [A, B]]
      : [C, [Rest]]
    : ["negative-stride", [Text]]
  : G extends `${string}!${string}`
    ? ["overflow", []]
    : null;

/** A complement as a layout: one of coordinates is a pair of shape and stride, others are modes. */
type ComplementLayout<G, L> = G extends [infer S, infer D] ? Layout<S, D> : LayoutOfModes<G, L>;

/** The complement of modes with no bound, as modes, as `[shape, stride]`, or as `✗` and a fault; of integers rounded as told. */
export type ComplementOf<M, Rounding = "floor"> = M extends Elements
  ? M extends `${string}f${string}`
    ? BitGaps<M>
    : ByBasis<"floor", M>
  : Gaps<M, null, Rounding>;

/** The same up to the size of a shape; of coordinates up to the sizes of its modes. */
export type ComplementUpTo<M, Shape, Rounding> = M extends Elements
  ? M extends `${string}f${string}`
    ? BitsUpTo<BitGaps<M>, Extent<Shape>, M, Rounding>
    : Unread<M, Shape> extends infer D
      ? D extends string
        ? `✗weak-congruence|${D}|${Clip<TextOf<Shape>>}`
        : IsOpenIn<Shape> extends true
          ? "?"
          : ByShape<Rounding, M, Shape>
      : never
  : Gaps<M, Extent<Shape>, Rounding>;

/** What is open somewhere leaves a complement of coordinates open. */
type IsOpenIn<Shape> = TextOf<Shape> extends `${string}?${string}` ? true : false;
