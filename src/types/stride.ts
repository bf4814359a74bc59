import type { IntTuple, IsOpen } from "./htuple.js";
import type { NumeralOf, Product, ValueOf } from "./integer.js";

/**
 * The compact column-major stride of a shape: every mode continues the one before it.
 * @example CompactStride<[4, [3, 2]]> // [1, [4, 12]]
 */
export type CompactStride<Shape> = CompactFrom<Shape, "1">;

/** The same, the first mode with the stride `Start`. */
export type CompactFrom<Shape, Start> = Compact<Shape, Start>["stride"];

interface Running<Stride, Extent> {
  readonly stride: Stride;
  readonly extent: Extent;
}

/** The stride of `Shape` that starts at `Extent`, and the extent after it. */
type Compact<Shape, Extent> =
  IsOpen<Shape> extends true
    ? Running<IntTuple, "?">
    : Shape extends readonly unknown[]
      ? CompactEach<Shape, Extent>
      : Running<ValueOf<Extent>, Product<Extent, NumeralOf<Shape>>>;

type CompactEach<
  Shape extends readonly unknown[],
  Extent,
  Out extends unknown[] = [],
> = Shape extends readonly [infer Head, ...infer Tail]
  ? CompactNext<Compact<Head, Extent>, Tail, Out>
  : Running<Out, Extent>;

type CompactNext<Head, Tail extends readonly unknown[], Out extends unknown[]> =
  Head extends Running<infer Stride, infer Extent> ? CompactEach<Tail, Extent, [...Out, Stride]> : never;
