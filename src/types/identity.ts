import type { Clip, Refusal } from "./diagnostic.js";
import type { ExtentsFault, Fault } from "./extent.js";
import type { Plain, ShapeOf } from "./htuple.js";
import type { Layout } from "./layout.js";
import type { Extent } from "./shape.js";
import type { CompactStride } from "./stride.js";
import type { TextOfOperand } from "./tiler.js";

/**
 * The layout of a shape that takes every integer coordinate to itself: L(i) = i (paper, section 5.3.1). Refused are
 * extents that are no positive integers, and a size past 2^53-1.
 * @example IdentityLayout<[3, [4, 2]]> // Layout<[3, [4, 2]], [1, [3, 12]]>
 */
export type IdentityLayout<X> =
  ExtentsFault<ShapeOf<X>> extends Fault<infer C, infer Value>
    ? Refusal<"identityLayout", Clip<TextOfOperand<X>>, C & ("extent" | "overflow"), [Value & string]>
    : Extent<ShapeOf<X>> extends infer Size
      ? Size extends "!"
        ? Refusal<"identityLayout", Clip<TextOfOperand<X>>, "overflow">
        : Layout<Plain<ShapeOf<X>>, CompactStride<ShapeOf<X>>>
      : never;
