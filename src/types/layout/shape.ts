import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Refusal } from "../diagnostic.js";
import type { NumeralOf, Product, ValueOf } from "../semimodule/integer.js";
import type { ExtentsFault, LeafFault } from "./check.js";
import type { Every, IsOpen, ShapeOf } from "./htuple.js";
import type { IsFixed } from "./leaf.js";
import type { ExtentOfModes, Known } from "./modes.js";
import type { TextOf } from "./text.js";

/**
 * How many coordinates a shape or a layout has.
 * @example Size<[4, [3, 2]]> // 24
 */
export type Size<X> = NoInfer<ComputedSize<X>> extends infer Made | MadeOf<"size", X> ? Made : never;

type ComputedSize<X> =
  ExtentsFault<ShapeOf<X>> extends LeafFault<infer Code, infer Value>
    ? Refusal<"size", Clip<TextOf<ShapeOf<X>>>, Code & ("extent" | "overflow"), [Value & string]>
    : SizeValue<ExtentBy<Known<ShapeOf<X>, ShapeOf<X>>, ShapeOf<X>>, X>;

/** The number, or the refusal of one past 2^53-1. */
type SizeValue<Text, X> = Text extends "!"
  ? Refusal<"size", Clip<TextOf<ShapeOf<X>>>, "overflow">
  : ValueOf<Text>;

/** The size as a numeral, read off the modes of shape and shape, where there are such: the check of extents has made them. */
export type ExtentBy<M, S> = NoInfer<M> extends never ? Extent<S> : ExtentOfModes<M>;

/** The size as a numeral. */
export type Extent<S> = unknown extends S
  ? "?"
  : NoInfer<S> extends number
    ? NumeralOf<S>
    : NoInfer<S> extends readonly unknown[]
      ? ExtentOfTuple<S, S>
      : "?";

/** Of a union of tuples the size is not known. */
type ExtentOfTuple<S, All> = S extends readonly [unknown, unknown]
  ? [All] extends [S]
    ? Product<Extent<S[0]>, Extent<S[1]>>
    : "?"
  : S extends readonly [unknown, unknown, unknown]
    ? [All] extends [S]
      ? Product<Product<Extent<S[0]>, Extent<S[1]>>, Extent<S[2]>>
      : "?"
    : IsFixed<All> extends true
      ? ExtentOfEach<S, "1">
      : "?";

type ExtentOfEach<S, So> = S extends readonly [infer Head, ...infer Tail]
  ? ExtentOfEach<Tail, Product<So, Extent<Head>>>
  : So;

/**
 * Whether every coordinate of `P` is one of `S`: equal sizes, mode by mode as far as `P` is nested (paper, section 4.2).
 * @example Compatible<[2, 15], [2, [3, 5]]> // true
 */
export type Compatible<P, S> =
  NoInfer<ComputedCompatible<P, S>> extends infer Made | MadeOf<"compatible", P, S> ? Made : never;

type ComputedCompatible<P, S> = P extends unknown
  ? S extends unknown
    ? CompatibleShapes<ShapeOf<P>, ShapeOf<S>>
    : never
  : never;

/** Mode by mode as far as `P` is nested. */
type CompatibleShapes<P, S> =
  IsOpen<P> extends true
    ? boolean
    : P extends readonly unknown[]
      ? IsOpen<S> extends true
        ? boolean
        : S extends readonly unknown[]
          ? P["length"] extends S["length"]
            ? Every<{ [I in keyof P]: I extends keyof S ? CompatibleShapes<P[I], S[I]> : false }>
            : false
          : false
      : SameExtent<NumeralOf<P>, Extent<S>>;

/** Whether two sizes are equal. */
type SameExtent<P, S> = "?" extends P | S ? boolean : P extends S ? true : false;
