import type { Minus, Order, Plus, Product } from "../semimodule/integer.js";

/**
 * All offsets of modes of integers as a union, where these are known and no more than 256; else `null`.
 * @example OffsetsOf<"2:1,2:4,"> // "0" | "1" | "4" | "5"
 */
export type OffsetsOf<M> = M extends `${string}?${string}`
  ? null
  : Order<SizeOf<M>, "256"> extends "<" | "="
    ? Each<M, "0">
    : null;

/** How many coordinates move. */
export type SizeOf<M, So = "1"> = M extends `${infer S}:${infer D},${infer Rest}`
  ? SizeOf<Rest, D extends "0" ? So : Product<So, S>>
  : So;

type Each<M, So> = M extends `${infer S}:${infer D},${infer Rest}`
  ? Each<Rest, D extends "0" ? So : Steps<Minus<S, "1">, D, So, So>>
  : So;

/** Step by step of one mode: `Last` are the offsets of the step before. */
type Steps<N, D, Last, So> = N extends "0"
  ? So
  : Moved<Last, D> extends infer Next
    ? Steps<Minus<N, "1">, D, Next, So | Next>
    : never;

/** Each offset of a union moved by a stride. */
export type Moved<Offsets, D> = Offsets extends unknown ? Plus<Offsets, D> : never;

/** The least number from one on that is not among some, where it is below a bound; else `null`. */
export type LeastBeyond<N, Bound, Offsets> =
  Order<N, Bound> extends "<" ? (N extends Offsets ? LeastBeyond<Plus<N, "1">, Bound, Offsets> : N) : null;
