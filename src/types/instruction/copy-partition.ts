import type { MadeOf } from "../diagnostic/made-of.js";
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
import type { CoversIn, ThreadsOfSide } from "./copy-tv.js";
import type { AsParts, AsTuple, Rest, Unknown, ValueAt } from "./part.js";
import type { RestFault } from "./rest.js";
import type { NameIn, Told } from "./threads.js";
import type { TiledCopy } from "./tiled-copy.js";

type Side = "source" | "destination";

/** What a thread has on one side of a tiled copy: of a layout with the offset that it starts at, of a tensor a tensor. */
type PartitionOfSide<T, S extends Side, LT, I, O> =
  LT extends Tensor<infer A, unknown, unknown, unknown>
    ? Carried<A, LayoutAt<Part<T, S, LayoutIn<LT>, I, "moved">>, RaggedOf<RaggedIn<LT>, Cut<ShapeIn<LT>, T>>>
    : PartitionSideRest<T, S, LT, O> extends infer Fault
      ? Fault extends null
        ? Part<T, S, LT, I, "started">
        : Fault
      : never;

/** The refusal of a layout that the tile does not divide; of a tensor the part says itself what is beyond. */
export type PartitionSideRest<T, S extends Side, LT, O> =
  LT extends Tensor<unknown, unknown, unknown, unknown>
    ? null
    : RestFault<`partition${Capitalize<S>}`, NameIn<T>, LT, CoversIn<T>, O>;

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
  T extends TiledCopy<unknown, Layout<readonly [infer Ts, unknown], unknown>, unknown, unknown, unknown>
    ? Beyond<S, NameIn<T>, I, Extent<Ts>> extends infer Fault
      ? Fault extends LayoutError
        ? Fault
        : PartAt<Told<ThreadsOfSide<T, S, L>, `partition${Capitalize<S>}`, T, L>, I, How>
      : never
    : Sliced;

/** Why an index is no thread's; `null` where it is one, or that is not known. */
type Beyond<S extends Side, Name extends string, I, Threads> = number extends I
  ? null
  : IntegersFault<I> extends LeafFault<infer Code, infer Value>
    ? Refusal<`partition${Capitalize<S>}`, Name, Code & ("integer" | "overflow"), [Value & string]>
    : NumeralOf<I> extends `-${string}`
      ? Refusal<`partition${Capitalize<S>}`, Name, "thread", [`${I & number}`, Threads & string]>
      : Order<NumeralOf<I>, Threads> extends "<" | "?"
        ? null
        : Refusal<`partition${Capitalize<S>}`, Name, "thread", [`${I & number}`, Threads & string]>;

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
export type PartitionSource<T, LT, I, O = {}> =
  NoInfer<PartitionOfSide<T, "source", LT, I, O>> extends infer Made | MadeOf<"partitionSource", T, LT, I, O>
    ? Made
    : never;

/** What a thread writes in a tiled copy. */
export type PartitionDestination<T, LT, I, O = {}> =
  NoInfer<PartitionOfSide<T, "destination", LT, I, O>> extends
    | infer Made
    | MadeOf<"partitionDestination", T, LT, I, O>
    ? Made
    : never;
