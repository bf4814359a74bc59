import type { Order, Product } from "../semimodule/integer.js";

/**
 * The modes of a layout keyed by stride, `"stride:extent;"`, without those of size 1 and of stride 0: complements and
 * left inverses visit them in ascending order.
 * @example ByStride<"4:8,1:5,8:1,"> // "8:4;1:8;"
 */
export type ByStride<M, Out extends string = ""> = M extends `${infer S}:${infer D},${infer Rest}`
  ? S extends "1"
    ? ByStride<Rest, Out>
    : D extends "0"
      ? ByStride<Rest, Out>
      : ByStride<Rest, `${Out}${D}:${S};`>
  : `${Out}${M & string}`;

/** The same with the coordinate stride of each mode, `"stride:extent@coordinate;"`: what an inverse maps offsets to. */
export type ByStrideAt<M, At = "1", Out extends string = ""> = M extends `${infer S}:${infer D},${infer Rest}`
  ? S extends "1"
    ? ByStrideAt<Rest, At, Out>
    : D extends "0"
      ? ByStrideAt<Rest, Product<At, S>, Out>
      : ByStrideAt<Rest, Product<At, S>, `${Out}${D}:${S}@${At & string};`>
  : `${Out}${M & string}`;

/** The first negative stride, or `null`; a mode of an extent not known may be one of size 1, which does not count. */
export type FirstNegative<Modes extends string> =
  `;${Modes}` extends `${string};-${infer D}:${infer Item};${string}`
    ? Item extends `?${string}`
      ? null
      : `-${D}`
    : null;

/** What stands under a stride, and the others; `null` if there is none. Of equal strides the first is taken. */
export type Take<
  Modes extends string,
  Stride,
> = `;${Modes}` extends `${infer Before};${Stride & string}:${infer Item};${infer After}`
  ? Taken<Stride, Item, Before, After>
  : null;

/** The others are what stands before and after; the semicolon put in front to look for a stride goes. */
type Taken<Stride, Item, Before extends string, After extends string> = Before extends `;${infer First}`
  ? [Stride, Item, `${First};${After}`]
  : [Stride, Item, After];

/** The mode of least stride, and the others in their order; `null` if there is none. Of equal strides the first is taken. */
export type TakeLeast<Modes extends string> = Modes extends `${infer D}:${infer Item};${infer Rest}`
  ? Least<Rest, D, Item, "", "">
  : null;

/** `D:Item` is the least so far, `Before` what stands before it and `After` what has been passed since. */
type Least<
  Modes extends string,
  D extends string,
  Item extends string,
  Before extends string,
  After extends string,
> = Modes extends `${infer D2}:${infer Item2};${infer Rest}`
  ? Order<D2, D> extends "<"
    ? Least<Rest, D2, Item2, `${Before}${D}:${Item};${After}`, "">
    : Least<Rest, D, Item, Before, `${After}${D2}:${Item2};`>
  : [D, Item, `${Before}${After}`];

/** The modes with the magnitudes of their strides. */
export type Unsigned<M> = M extends `${infer Before}:-${infer After}` ? Unsigned<`${Before}:${After}`> : M;
