import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Refusal } from "../diagnostic.js";
import type { IsOpen, Opening } from "../layout/htuple.js";
import type { ComposedLayout, Layout, OpenLike, TextOfLayout } from "../layout/layout.js";
import type { TextOf } from "../layout/text.js";
import type { NumeralOf } from "../semimodule/integer.js";
import type { Select } from "./group.js";
import type { OnInner } from "./inner.js";

/**
 * The layout with its modes in another order: mode `i` is the one that `Order` names there. Refused is an order that does
 * not name every mode once.
 * @example Permute<Layout<[2, 3, 5], [1, 2, 6]>, [2, 0, 1]> // Layout<[5, 2, 3], [6, 1, 2]>
 */
export type Permute<L, Order extends readonly unknown[]> =
  NoInfer<ComputedPermute<L, Order>> extends infer Made | MadeOf<"permute", L, Order> ? Made : never;

type ComputedPermute<L, Order extends readonly unknown[]> =
  L extends Layout<infer S, unknown>
    ? true extends IsOpen<S> | IsOpen<Order>
      ? OpenLike<L>
      : IsPermutation<Order, S extends readonly unknown[] ? S : [S]> extends true
        ? Select<L, Order>
        : Refusal<"permute", Clip<TextOfLayout<L>>, "order", [Clip<TextOf<Order>>, Clip<TextOf<S>>]>
    : L extends ComposedLayout<infer Outer, infer Offset, infer Inner>
      ? OnInner<Outer, Offset, Inner, ComputedPermute<Inner, Order>>
      : L;

/** Whether an order names each index once; one that is not known may. */
type IsPermutation<
  Order extends readonly unknown[],
  S extends readonly unknown[],
> = Order["length"] extends S["length"] ? AreApart<Order, S> : false;

/** Whether each is an index, and comes once. */
type AreApart<Order, S, Seen extends string = ""> = Order extends readonly [infer I, ...infer Rest]
  ? NumeralOf<I> extends infer Name extends string
    ? Name extends "?"
      ? AreApart<Rest, S, Seen>
      : Name extends keyof S
        ? Seen extends `${string}<${Name}>${string}`
          ? false
          : AreApart<Rest, S, `${Seen}<${Name}>`>
        : false
    : never
  : true;

/**
 * The layout with its modes in reverse: rows and columns change places. Nested modes stay as they are.
 * @example Transpose<Layout<[4, 8], [1, 4]>> // Layout<[8, 4], [4, 1]>
 */
export type Transpose<L> =
  NoInfer<ComputedTranspose<L>> extends infer Made | MadeOf<"transpose", L> ? Made : never;

type ComputedTranspose<L> =
  L extends Layout<infer S, infer D>
    ? IsOpen<S> extends true
      ? OpenLike<L>
      : S extends readonly unknown[]
        ? Layout<Reversed<S>, IsOpen<D> extends true ? Opening<D> : Reversed<D>>
        : L
    : L extends ComposedLayout<infer Outer, infer Offset, infer Inner>
      ? OnInner<Outer, Offset, Inner, ComputedTranspose<Inner>>
      : L;

type Reversed<T, Out extends unknown[] = []> = T extends readonly [infer Head, ...infer Tail]
  ? Reversed<Tail, [Head, ...Out]>
  : Out;
