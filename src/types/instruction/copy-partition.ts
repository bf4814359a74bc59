import type { LayoutError, Refusal } from "../diagnostic.js";
import type { IntegersFault, LeafFault } from "../layout/check.js";
import type { Offset, StepAt } from "../layout/evaluation.js";
import type { IntTuple } from "../layout/htuple.js";
import type { ComposedLayout, Layout } from "../layout/layout.js";
import type { Extent } from "../layout/shape.js";
import type { Slice, Sliced } from "../layout/slice.js";
import type { NumeralOf, Order, Quotient } from "../semimodule/integer.js";
import type { RaggedIn, RaggedOf } from "../tensor/ragged.js";
import type { Carried, LayoutIn, ShapeIn, Tensor } from "../tensor/tensor.js";
import type { ThreadsOfSide } from "./copy-tv.js";
import type { AsParts, AsTuple, Rest, Unknown, ValueAt } from "./part.js";
import type { TiledCopy } from "./tiled-copy.js";

type Side = "source" | "destination";

/** What a thread has on one side of a tiled copy: of a layout with the offset that it starts at, of a tensor a tensor. */
type PartitionOfSide<T, S extends Side, LT, I> =
  LT extends Tensor<infer A, unknown, unknown, unknown>
    ? Carried<A, LayoutAt<Part<T, S, LayoutIn<LT>, I, "moved">>, RaggedOf<RaggedIn<LT>, Cut<ShapeIn<LT>, T>>>
    : Part<T, S, LT, I, "started">;

type LayoutAt<P> = P extends Sliced<infer L, unknown> ? L : P;

/** What does not divide may be ragged for some threads. */
type Cut<S, T> =
  T extends TiledCopy<unknown, unknown, infer Tiler, unknown, unknown>
    ? Tiler extends readonly unknown[]
      ? { [J in keyof Tiler]: Even<J extends keyof S ? Extent<S[J]> : "?", Tiler[J]> }[number] extends false
        ? false
        : boolean
      : boolean
    : boolean;

type Even<Size, By> = By extends number
  ? Quotient<Size, NumeralOf<By>> extends `${bigint}`
    ? false
    : boolean
  : boolean;

type Part<T, S extends Side, L, I, How> =
  T extends TiledCopy<infer A, Layout<readonly [infer Ts, unknown], unknown>, unknown, unknown, unknown>
    ? Beyond<S, A, I, Extent<Ts>> extends infer Fault
      ? Fault extends LayoutError
        ? Fault
        : PartAt<ThreadsOfSide<T, S, L>, I, How>
      : never
    : Sliced;

/** Why an index is no thread's; `null` where it is one, or that is not known. */
type Beyond<S extends Side, A, I, Threads> = number extends I
  ? null
  : IntegersFault<I> extends LeafFault<infer Code, infer Value>
    ? Refusal<`partition${Capitalize<S>}`, NameIn<A>, Code & ("integer" | "overflow"), [Value & string]>
    : NumeralOf<I> extends `-${string}`
      ? Refusal<`partition${Capitalize<S>}`, NameIn<A>, "thread", [`${I & number}`, Threads & string]>
      : Order<NumeralOf<I>, Threads> extends "<" | "?"
        ? null
        : Refusal<`partition${Capitalize<S>}`, NameIn<A>, "thread", [`${I & number}`, Threads & string]>;

type NameIn<A> = A extends { readonly name: infer Name extends string } ? Name : never;

/** The values and rests, side by side, and where the thread starts. */
type PartAt<Z, I, How> =
  Z extends ComposedLayout<infer Outer, infer Start, infer Inner>
    ? Slice<ComposedLayout<Outer, Start, AsParts<Inner>>, [I, ...Rest<Inner>]>
    : Z extends Layout<
          readonly [infer TS, readonly [infer VS, infer RS]],
          readonly [infer TD, readonly [infer VD, infer RD]]
        >
      ? Sliced<
          Layout<[VS, ...AsTuple<RS>], [VD, ...AsTuple<RD>]>,
          How extends "moved" ? number : StartOf<I, TS, TD, [TD, VD, RD]>
        >
      : Z extends LayoutError
        ? Z
        : Sliced;

type StartOf<I, TS, TD, All> = number extends I
  ? Unknown<All>
  : [TD] extends [IntTuple]
    ? ValueAt<Offset<I, TS, TD>, All>
    : ValueAt<StepAt<I, TS, TD>, All>;

/** What a thread reads in a tiled copy. */
export type PartitionSource<T, LT, I> =
  NoInfer<PartitionOfSide<T, "source", LT, I>> extends infer Made ? Made : never;

/** What a thread writes in a tiled copy. */
export type PartitionDestination<T, LT, I> =
  NoInfer<PartitionOfSide<T, "destination", LT, I>> extends infer Made ? Made : never;
