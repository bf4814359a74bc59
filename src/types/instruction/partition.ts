import type { MadeOf } from "../diagnostic/made-of.js";
import type { LayoutError } from "../diagnostic.js";
import type { Offset, StepAt } from "../layout/evaluation.js";
import type { IntTuple } from "../layout/htuple.js";
import type { ComposedLayout, Layout } from "../layout/layout.js";
import type { Extent } from "../layout/shape.js";
import type { Slice, Sliced } from "../layout/slice.js";
import type { NumeralOf, Quotient } from "../semimodule/integer.js";
import type { RaggedIn, RaggedOf } from "../tensor/ragged.js";
import type { Carried, LayoutIn, ShapeIn, Tensor } from "../tensor/tensor.js";
import type { CoversOf, Of, Operand } from "./operand.js";
import type { AsParts, AsTuple, Rest, Unknown, ValueAt } from "./part.js";
import type { RestFault } from "./rest.js";
import type { Thread, ThreadOf } from "./thread.js";
import type { NameIn, ThreadsOf, Told } from "./threads.js";
import type { TiledMma, TileShape } from "./tiled-mma.js";
import type { TileOf } from "./tv.js";

/**
 * The part of an operand that a thread has: (values, rests) of a layout with the offset of the first, or of a tensor a tensor.
 * Of a composed layout the thread is within. Refused is an index that is no thread's.
 */
type PartitionOf<X extends Operand, T, LT, I, O> =
  LT extends Tensor<infer A, unknown, unknown, unknown>
    ? Carried<
        A,
        LayoutAt<PartOf<X, T, LayoutIn<LT>, I, "moved">>,
        RaggedOf<RaggedIn<LT>, Cut<ShapeIn<LT>, TileOf<X, TileShape<T>>>>
      >
    : PartitionRest<X, T, LT, O> extends infer Fault
      ? Fault extends null
        ? PartOf<X, T, LT, I, "started">
        : Fault
      : never;

/** The refusal of a layout that the tile does not divide; of a tensor the part says itself what is beyond. */
export type PartitionRest<X extends Operand, T, LT, O> =
  LT extends Tensor<unknown, unknown, unknown, unknown>
    ? null
    : RestFault<`partition${X}`, NameIn<T>, LT, CoversOf<X, T>, O>;

type LayoutAt<P> = P extends Sliced<infer L, unknown> ? L : P;

/** What does not divide may be ragged for some threads. */
type Cut<S, Tile> = S extends readonly [infer A, infer B, ...unknown[]]
  ? Tile extends [infer TA, infer TB]
    ? Even<Quotient<Extent<A>, NumeralOf<TA>>> | Even<Quotient<Extent<B>, NumeralOf<TB>>> extends false
      ? false
      : boolean
    : boolean
  : boolean;

type Even<Q> = Q extends `${bigint}` ? false : boolean;

/** A tensor that is moved needs no offset. */
type PartOf<X extends Operand, T, L, I, How> =
  T extends TiledMma<unknown, unknown, unknown, infer Threads>
    ? ThreadOf<`partition${X}`, Threads, I> extends infer At
      ? At extends Thread<infer Modes>
        ? PartAt<
            Told<ThreadsOf<X, T, L>, `partition${X}`, T, L>,
            How extends "moved" ? [number, unknown] : Placed<X, Modes>
          >
        : At
      : never
    : Sliced;

/** (the thread in the instruction, its copies). */
type Placed<X extends Operand, Modes> = Modes extends readonly [infer V, infer M, infer N, infer K]
  ? Of<X, [[M, N, K]]> extends [[infer A], [infer B]]
    ? [V, [A, B]]
    : never
  : [number, [number, number]];

/** The values and rests, side by side, and where the thread starts. */
type PartAt<Z, At> =
  Z extends ComposedLayout<infer Outer, infer Start, infer Inner>
    ? Slice<ComposedLayout<Outer, Start, AsParts<Inner>>, [At, ...Rest<Inner>]>
    : Z extends Layout<
          readonly [infer TS, readonly [infer VS, infer RS]],
          readonly [infer TD, readonly [infer VD, infer RD]]
        >
      ? Sliced<Layout<[VS, ...AsTuple<RS>], [VD, ...AsTuple<RD>]>, StartOf<At, TS, TD, [TD, VD, RD]>>
      : Z extends LayoutError
        ? Z
        : Sliced;

type StartOf<At, TS, TD, All> = At extends readonly [infer V, unknown]
  ? number extends V
    ? Unknown<All>
    : [TD] extends [IntTuple]
      ? ValueAt<Offset<At, TS, TD>, All>
      : ValueAt<StepAt<At, TS, TD>, All>
  : never;

/** The part of A that a thread has. */
export type PartitionA<T, LT, I, O = {}> =
  NoInfer<PartitionOf<"A", T, LT, I, O>> extends infer Made | MadeOf<"partitionA", T, LT, I, O>
    ? Made
    : never;

/** The part of B that a thread has. */
export type PartitionB<T, LT, I, O = {}> =
  NoInfer<PartitionOf<"B", T, LT, I, O>> extends infer Made | MadeOf<"partitionB", T, LT, I, O>
    ? Made
    : never;

/** The part of C that a thread has. */
export type PartitionC<T, LT, I, O = {}> =
  NoInfer<PartitionOf<"C", T, LT, I, O>> extends infer Made | MadeOf<"partitionC", T, LT, I, O>
    ? Made
    : never;
