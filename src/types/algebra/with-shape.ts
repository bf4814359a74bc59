import type { MadeOf } from "../diagnostic/made-of.js";
import type { ExtentsFault, LeafFault } from "../layout/check.js";
import type { ShapeOf } from "../layout/htuple.js";
import type { Job, JobRefusal } from "../layout/job.js";
import type { ComposedLayout, Layout } from "../layout/layout.js";
import type { Extent } from "../layout/shape.js";
import type { CompactFrom } from "../layout/stride.js";
import type { ComposeAny } from "./composition/compose.js";
import type { OnInner } from "./inner.js";

/**
 * The same function with the coordinates of another shape: the composition with the compact layout of that shape (paper,
 * section 5.3.1). Refused are a shape of another size, and one that no layout of this function has.
 * @example WithShape<Layout<[4, 4], [4, 1]>, [8, 2]> // Layout<[[4, 2], 2], [[4, 1], 2]>
 */
export type WithShape<L, X> =
  NoInfer<ComputedWithShape<L, X>> extends infer Made | MadeOf<"withShape", L, X> ? Made : never;

type ComputedWithShape<L, X> =
  L extends Layout<infer S, infer D>
    ? Given<S, D, ShapeOf<X>, Job<"withShape", ",", L, X>>
    : L extends ComposedLayout<infer Outer, infer Offset, infer Inner>
      ? OnInner<Outer, Offset, Inner, ComputedWithShape<Inner, X>>
      : L;

/** The shape is looked at before it is compared. */
type Given<S, D, To, J> =
  ExtentsFault<To> extends LeafFault<infer C, infer Value>
    ? JobRefusal<J, C & ("extent" | "overflow"), [Value & string]>
    : Reshaped<Extent<S>, Extent<To>, S, D, To, J>;

/** Sizes that are known have to be the same. */
type Reshaped<From, Size, S, D, To, J> = Size extends "!"
  ? JobRefusal<J, "overflow">
  : "?" extends From | Size
    ? ComposeAny<S, D, To, CompactFrom<To, "1">, J>
    : From extends Size
      ? ComposeAny<S, D, To, CompactFrom<To, "1">, J>
      : JobRefusal<J, "sizes", [From & string, Size & string]>;
