import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Refusal } from "../diagnostic.js";
import type { ExtentsFault, LeafFault } from "./check.js";
import type { IsOpen, ShapeOf, StepTuple } from "./htuple.js";
import type { TextOfOperand } from "./job.js";
import type { Layout } from "./layout.js";
import type { Sound } from "./layout-of.js";
import type { IsFixed } from "./leaf.js";
import type { Known } from "./modes.js";
import type { ExtentBy } from "./shape.js";
import type { Plain, Widened } from "./widened.js";

/**
 * The layout of a shape that takes every coordinate to itself: L(i) = i, or L(i, j) = (i, j) by basis vectors (paper,
 * section 5.3.1). Refused are extents that are no positive integers, and a size past 2^53-1.
 * @example IdentityLayout<[3, [4, 2]]> // Layout<[3, [4, 2]], ["e0", ["e1.0", "e1.1"]]>
 */
export type IdentityLayout<X> =
  NoInfer<ComputedIdentityLayout<ShapeOf<X>, X>> extends infer Made | MadeOf<"identityLayout", X>
    ? Made
    : never;

/** What is sound at a look at its text needs no other. */
type ComputedIdentityLayout<S, X> =
  Sound<Known<S, S>, S> extends true ? Layout<Plain<S>, BasisOf<S>> : Checked<S, X>;

type Checked<S, X> =
  ExtentsFault<S> extends LeafFault<infer C, infer Value>
    ? Refusal<"identityLayout", Clip<TextOfOperand<X>>, C & ("extent" | "overflow"), [Value & string]>
    : ExtentBy<Known<S, S>, S> extends infer Size
      ? Size extends "!"
        ? Refusal<"identityLayout", Clip<TextOfOperand<X>>, "overflow">
        : Layout<Size extends "?" ? Widened<S> : Plain<S>, BasisOf<S>>
      : never;

/** An integer is its own coordinate, and needs no basis vector. */
type BasisOf<S> = S extends readonly unknown[] ? BasisIn<S, ""> : IsOpen<S> extends true ? StepTuple : 1;

/** A basis vector for every extent; `Prefix` is the path to the tuple. */
type BasisIn<S, Prefix extends string> =
  IsFixed<S> extends true ? { -readonly [I in keyof S]: BasisAt<S[I], `${Prefix}${I & string}`> } : StepTuple;

/** A path ends at an extent, and leads on into a tuple. */
type BasisAt<S, Path extends string> = S extends readonly unknown[]
  ? BasisIn<S, `${Path}.`>
  : IsOpen<S> extends true
    ? StepTuple
    : `e${Path}`;
