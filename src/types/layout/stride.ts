import type { Product, ValueOf } from "../semimodule/integer.js";
import type { IntTuple } from "./htuple.js";
import type { Extent } from "./shape.js";

/**
 * The compact column-major stride of a shape: every mode continues the one before it.
 * @example CompactStride<[4, [3, 2]]> // [1, [4, 12]]
 */
export type CompactStride<Shape> = CompactFrom<Shape, "1">;

/** The same, the first mode with the stride `Start`. */
export type CompactFrom<Shape, Start> = [Shape] extends [number]
  ? 0 extends 1 & Shape
    ? IntTuple
    : ValueOf<Start>
  : [Shape] extends [readonly unknown[]]
    ? CompactTuple<Shape, Start>
    : IntTuple;

type CompactTuple<Shape extends readonly unknown[], Start> = Shape extends readonly [unknown, unknown]
  ? [CompactFrom<Shape[0], Start>, CompactFrom<Shape[1], Product<Start, Extent<Shape[0]>>>]
  : number extends Shape["length"]
    ? IntTuple
    : CompactEach<Shape, Start>;

type CompactEach<Shape, Start, Out extends unknown[] = []> = Shape extends readonly [
  infer Head,
  ...infer Tail,
]
  ? CompactEach<Tail, Product<Start, Extent<Head>>, [...Out, CompactFrom<Head, Start>]>
  : Out;
