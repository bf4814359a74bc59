import type { MadeOf } from "../diagnostic/made-of.js";
import type { LayoutError } from "../diagnostic.js";
import type { ExtentsFault, LeafFault } from "../layout/check.js";
import type { IntTuple, IsOpen, StepTuple } from "../layout/htuple.js";
import type { Job, JobRefusal, NotedLayout } from "../layout/job.js";
import type { ComposedLayout, Extents, Layout, Strides } from "../layout/layout.js";
import type { Modes } from "../layout/modes.js";
import type { OrderedStride } from "../layout/order.js";
import type { Extent } from "../layout/shape.js";
import type { CompactFrom } from "../layout/stride.js";
import type { Quotient, ValueOf } from "../semimodule/integer.js";
import type { Coalesced } from "./coalesce.js";
import type { ComplementOf } from "./complement.js";
import type { AsModes } from "./concat.js";
import type { OnInner } from "./inner.js";
import type { Repeated } from "./product.js";

/**
 * The tile repeated until it has the size of the shape in every mode, one tile after the other in the given order, which
 * is column-major when left out: the blocked product with the ordered layout of how often it fits, each mode coalesced.
 * A tile of fewer modes than
 * the shape has further ones of size 1. Refused are a shape of less rank than the tile, and one that the tile does not
 * divide.
 * @example TileToShape<Layout<[4, 8], [8, 1]>, [8, 16]> // Layout<[8, [8, 2]], [8, [1, 64]]>
 * @example TileToShape<Layout<[4, 8], [8, 1]>, [8, 16], [1, 0]> // Layout<[[4, 2], [8, 2]], [[8, 64], [1, 32]]>
 */
export type TileToShape<Tile, S, Order = null> =
  NoInfer<ComputedTileToShape<Tile, S, Order>> extends infer Made | MadeOf<"tileToShape", Tile, S, Order>
    ? Made
    : never;

type ComputedTileToShape<Tile, S, Order> =
  Tile extends Layout<infer TS, infer TD>
    ? ExtentsFault<S> extends LeafFault<infer C, infer Value>
      ? JobRefusal<Job<"tileToShape", ",", Tile, S>, C & ("extent" | "overflow"), [Value & string]>
      : IsOpen<TS> extends true
        ? Layout
        : TS extends readonly unknown[]
          ? Fit<TS, TD, S, Order, Job<"tileToShape", ",", Tile, S>>
          : Fit<[TS], [TD], S, Order, Job<"tileToShape", ",", Tile, S>>
    : Tile extends ComposedLayout<infer Outer, infer Offset, infer Inner>
      ? OnInner<Outer, Offset, Inner, ComputedTileToShape<Inner, S, Order>>
      : Tile;

/** The shape is to have the rank of the tile at least; one that is open may have more. */
type Fit<TS extends readonly unknown[], TD, S, Order, J> =
  IsOpen<S> extends true
    ? Layout<[...Each<TS, IntTuple>, ...IntTuple[]], [...Each<TS, StepTuple>, ...StepTuple[]]>
    : AsModes<S>["length"] extends TS["length"]
      ? Extent<S> extends "!"
        ? JobRefusal<J, "overflow">
        : Tiled<Counts<TS, AsModes<S>, J>, TS, TD, Order, J>
      : AsModes<S> extends readonly [...{ [I in keyof TS]: unknown }, ...infer More]
        ? Fit<Longer<TS, Each<More, 1>>, Longer<TD, Each<More, 0>>, S, Order, J>
        : JobRefusal<J, "rank", [`${TS["length"]}`, `${AsModes<S>["length"] & number}`]>;

type Longer<T, More extends readonly unknown[]> = T extends readonly unknown[] ? [...T, ...More] : never;

/** As many elements as a tuple has, all the same. */
type Each<T extends readonly unknown[], X> = { [I in keyof T]: X };

/** How often each mode of the tile fits, or the refusal of one that it does not divide. */
type Counts<TS, S, J, Out extends unknown[] = []> = TS extends readonly [infer T0, ...infer Ts]
  ? S extends readonly [infer S0, ...infer Ss]
    ? Quotient<Extent<S0>, Extent<T0>> extends infer Times
      ? Times extends null
        ? JobRefusal<J, "divisibility", [`extent ${Extent<S0> & string}`, Extent<T0> & string]>
        : Counts<Ts, Ss, J, [...Out, ValueOf<Times>]>
      : never
    : never
  : Out;

/** The counts as a layout in the order that is asked for. */
type Tiled<N, TS, TD, Order, J> = N extends LayoutError
  ? N
  : RepeatedTile<CountStride<N, Order, J>, N, Modes<TS, TD>, TS, TD, J>;

/** The strides of the counts: column-major where no order is given, not known where it may be either. */
type CountStride<N, Order, J> = [unknown] extends [Order]
  ? UnknownStride<N>
  : [Order] extends [null]
    ? CompactFrom<N, "1">
    : null extends Order
      ? UnknownStride<N>
      : OrderedStride<N, Order, J>;

type UnknownStride<N> = { [I in keyof N]: number };

/** Each mode of the tile with its repetition. */
type RepeatedTile<ND, N, M, TS, TD, J> = ND extends LayoutError
  ? ND
  : NotedLayout<
        Repeated<ComplementOf<M, "left">, TD, N, ND, J>,
        "as",
        Layout<N, ND>,
        " repeats the tile"
      > extends infer R
    ? R extends Layout<infer RS, infer RD>
      ? Layout<
          { -readonly [I in keyof TS]: Extents<Blocks<TS[I], ModeAt<TD, I>, ModeAt<RS, I>, ModeAt<RD, I>>> },
          { -readonly [I in keyof TS]: Strides<Blocks<TS[I], ModeAt<TD, I>, ModeAt<RS, I>, ModeAt<RD, I>>> }
        >
      : R
    : never;

/** A mode of what may be open. */
type ModeAt<T, I> = I extends keyof T ? T[I] : StepTuple;

/** A mode of the tile and its repetition, coalesced. */
type Blocks<TS, TD, RS, RD> = Coalesced<Modes<[TS, RS], [TD, RD]>>;
