import type { ByStride, TakeLeast } from "./by-stride.js";
import type { Unsigned } from "./compact.js";
import type { Difference, Order, Product, Sum } from "./integer.js";
import type { Layout } from "./layout.js";
import type { Modes } from "./modes.js";
import type { Extent } from "./shape.js";

/**
 * Whether no two coordinates go to one offset (paper, section 5.4). Modes that nest are decided by their strides alone;
 * where they interleave all offsets are looked at, up to 512 of them, and past that it is `boolean`, as where a number
 * decides that is not known. The run time decides always.
 * @example IsInjective<Layout<[2, 3], [3, 2]>> // true
 */
export type IsInjective<L> = L extends Layout<infer S, infer D> ? Judge<Modes<S, D>, Extent<S>> : L;

type Judge<M, Size> = Size extends "?"
  ? boolean
  : Still<M> extends true
    ? false
    : ByStride<Unsigned<M>> extends infer Sorted extends string
      ? Sorted extends `${string}?${string}`
        ? boolean
        : Nest<TakeLeast<Sorted>, "0", "1", Sorted, Size>
      : never;

/** Whether a mode stands still: every step of it collides with the one before. */
type Still<M> = M extends `${infer S}:${infer D},${infer Rest}`
  ? D extends "0"
    ? S extends "1"
      ? Still<Rest>
      : true
    : Still<Rest>
  : false;

/**
 * Least stride first: one past the reach of the smaller ones adds no collision, and one within it collides where these
 * leave no gap. `Count` is how many offsets there are so far; there is no gap while that is the reach and one.
 */
type Nest<Taken, Reach, Count, All extends string, Size> = Taken extends [
  infer D,
  infer S,
  infer Others extends string,
]
  ? Order<D, Reach> extends ">"
    ? Nest<TakeLeast<Others>, Sum<Reach, Product<D, Difference<S, "1">>>, Product<Count, S>, All, Size>
    : Sum<Reach, "1"> extends Count
      ? false
      : Order<Size, "512"> extends ">"
        ? boolean
        : Disjoint<All>
  : true;

/** Whether the offsets, mode by mode, step by step, are all new. */
type Disjoint<Left, So = "0"> = Left extends `${infer D}:${infer S};${infer Rest}`
  ? Steps<Difference<S, "1">, D, So, So, Rest>
  : true;

type Steps<N, D, Last, So, Rest> = N extends "0"
  ? Disjoint<Rest, So>
  : Moved<Last, D> extends infer Next
    ? [Extract<Next, So>] extends [never]
      ? Steps<Difference<N, "1">, D, Next, So | Next, Rest>
      : false
    : never;

type Moved<Offsets, D> = Offsets extends unknown ? Sum<Offsets, D> : never;
