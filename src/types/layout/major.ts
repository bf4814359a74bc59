import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Refusal } from "../diagnostic.js";
import type { Product, ValueOf } from "../semimodule/integer.js";
import type { ExtentsFault, LeafFault } from "./check.js";
import type { IntTuple, IsOpen, ShapeOf } from "./htuple.js";
import type { Layout } from "./layout.js";
import type { Extent } from "./shape.js";
import type { CompactFrom } from "./stride.js";
import type { TextOf } from "./text.js";
import type { Widened } from "./widened.js";

/**
 * The compact layout of a shape whose first mode runs fastest, within nested modes too. Refused are extents that are no
 * positive integers, and a size past 2^53-1.
 * @example ColumnMajor<[4, [3, 2]]> // Layout<[4, [3, 2]], [1, [4, 12]]>
 */
export type ColumnMajor<X> =
  NoInfer<Compact<"columnMajor", Widened<ShapeOf<X>>>> extends infer Made | MadeOf<"columnMajor", X>
    ? Made
    : never;

/**
 * The compact layout of a shape whose last mode runs fastest, within nested modes too; refused as `ColumnMajor`.
 * @example RowMajor<[4, [3, 2]]> // Layout<[4, [3, 2]], [6, [2, 1]]>
 */
export type RowMajor<X> =
  NoInfer<Compact<"rowMajor", Widened<ShapeOf<X>>>> extends infer Made | MadeOf<"rowMajor", X> ? Made : never;

/** Both: the shape is looked at first. */
type Compact<Operation extends string, S> =
  ExtentsFault<S> extends LeafFault<infer Code, infer Value>
    ? Refusal<Operation, Clip<TextOf<S>>, Code & ("extent" | "overflow"), [Value & string]>
    : Extent<S> extends "!"
      ? Refusal<Operation, Clip<TextOf<S>>, "overflow">
      : Layout<S, Operation extends "rowMajor" ? RowFrom<S, "1"> : CompactFrom<S, "1">>;

/** The row-major stride, the last mode with the stride `Start`. */
type RowFrom<S, Start> =
  IsOpen<S> extends true ? IntTuple : S extends readonly unknown[] ? RowEach<S, Start> : ValueOf<Start>;

/** From the last mode on, which runs fastest. */
type RowEach<S, Start, Out extends unknown[] = []> = S extends readonly [...infer Before, infer Last]
  ? RowEach<Before, Product<Start, Extent<Last>>, [RowFrom<Last, Start>, ...Out]>
  : Out;
