import type { DivideAs } from "../algebra/divide.js";
import type { Offset } from "../layout/evaluation.js";
import type { IntTuple, IsOpen } from "../layout/htuple.js";
import type { Layout } from "../layout/layout.js";
import type { Modes } from "../layout/modes.js";
import type { Extent } from "../layout/shape.js";
import type { Minus, Modulo, NumeralOf, Order, Plus, Product } from "../semimodule/integer.js";
import type { Fault, IsImplicit } from "./accessor.js";
import type { Reach, Tensor } from "./tensor.js";

/**
 * Whether a tile at a coordinate of the rest of a divide steps past the end of a mode that the tiler cuts; `null` stands
 * for all coordinates, `boolean` for what the run time has to say.
 * @example RaggedTile<[100, 50], [32, 16], [3, 0]> // true
 * @example RaggedTile<[100, 50], [32, 16], [0, 0]> // false
 */
export type RaggedTile<S, By, C> = [By] extends [null]
  ? false
  : IsOpen<S> extends true
    ? boolean
    : By extends readonly unknown[]
      ? AnyOf<EachTile<AsTuple<S>, By, C>>
      : By extends number
        ? IntegerTile<Extent<S>, NumeralOf<By>, C>
        : LayoutTile<Extent<S>, By, C>;

/** An integer is a shape of one mode. */
type AsTuple<S> = S extends readonly unknown[] ? S : [S];

/** The answer for each mode that has a tiler. */
type EachTile<S extends readonly unknown[], By extends readonly unknown[], C> = number extends By["length"]
  ? [boolean]
  : { [I in keyof By]: I extends keyof S ? RaggedTile<S[I], By[I], ModeAt<C, I>> : boolean };

/** The coordinate of one mode; the whole of one is not taken apart. */
type ModeAt<C, I> = [C] extends [null]
  ? null
  : C extends readonly unknown[]
    ? I extends keyof C
      ? C[I]
      : number
    : number;

/** Some true, all false, or not known. */
type AnyOf<Truths extends readonly unknown[]> = true extends {
  [I in keyof Truths]: IsTrue<Truths[I]>;
}[number]
  ? true
  : [Truths[number]] extends [false]
    ? false
    : boolean;

/** `boolean` is not true. */
type IsTrue<T> = [T] extends [true] ? true : false;

/** A tile that divides the extent is never ragged; else it is where it ends past that. */
type IntegerTile<N, T, C> =
  Modulo<N, T> extends infer Left
    ? Left extends "0"
      ? false
      : Left extends "?" | "!"
        ? boolean
        : [C] extends [null]
          ? true
          : Past<Product<Plus<CoordinateOf<C>, "1">, T>, N>
    : never;

/** An integer coordinate as a numeral, `?` where it is none or not known. */
type CoordinateOf<C> = [C] extends [number]
  ? NumeralOf<C>
  : [C] extends [readonly [infer Only]]
    ? NumeralOf<Only>
    : "?";

/** Whether a covered extent is past the end. */
type Past<Covered, N> = "?" extends Covered | N ? boolean : Order<Covered, N> extends ">" ? true : false;

/** The divide of the integers below N shows how far the tile and the rest step. */
type LayoutTile<N, T, C> = "?" extends N ? boolean : Stepped<DivideAs<"localTile", Counting<N>, T>, N, C>;

/** The integers below N. */
type Counting<N> = N extends `${infer Size extends number}` ? Layout<Size, 1> : Layout;

/** No rounding up, nothing ragged; else the offsets of the tile at the coordinate say how far it steps. */
type Stepped<Z, N, C> =
  Z extends Layout<readonly [infer TS, infer RS], readonly [infer TD, infer RD]>
    ? Extent<[TS, RS]> extends N
      ? false
      : [TD, RD] extends [IntTuple, IntTuple]
        ? [C] extends [null]
          ? Least<Reach<Modes<[TS, RS], [TD, RD]>, "0", "0">, N>
          : Least<Reach<Modes<TS, TD>, Offset<C, RS, RD>, Offset<C, RS, RD>>, N>
        : boolean
    : boolean;

/** Whether a range of offsets leaves those below N. */
type Least<R, N> = R extends readonly [infer From, infer To]
  ? "?" extends From | To
    ? boolean
    : From extends `-${string}`
      ? true
      : Past<Plus<To, "1">, N>
  : boolean;

/**
 * Whether the view through a tiler, which is not completed, steps past the end of a mode.
 * @example RaggedView<[4, 8], [6, 4]> // true
 */
export type RaggedView<S, By> = [By] extends [null]
  ? false
  : IsOpen<S> extends true
    ? boolean
    : By extends readonly unknown[]
      ? AnyOf<EachView<AsTuple<S>, By>>
      : By extends number
        ? Past<NumeralOf<By>, Extent<S>>
        : By extends Layout<infer BS, infer BD>
          ? Beyond<Modes<BS, BD>, Extent<S>>
          : boolean;

/** Whether offsets from 0 leave those below N; where all that there is are numbers from 0 up, the last of them tells. */
type Beyond<M, N> = M extends `${string}${"-" | "?" | "e" | "f"}${string}`
  ? Least<Reach<M, "0", "0">, N>
  : Past<PastLast<M>, N>;

type PastLast<M, So = "1"> = M extends `${infer S}:${infer D},${infer Rest}`
  ? PastLast<Rest, Plus<So, Product<Minus<S, "1">, D>>>
  : So;

/** The answer for each mode that has a tiler. */
type EachView<S extends readonly unknown[], By extends readonly unknown[]> = number extends By["length"]
  ? [boolean]
  : { [I in keyof By]: I extends keyof S ? RaggedView<S[I], By[I]> : boolean };

/**
 * Whether the part of a thread is ragged: the tiles are the extents of the thread layout, and the thread has the element
 * at its own coordinate of each.
 */
export type RaggedPart<S, Threads, C> =
  IsOpen<S> extends true
    ? boolean
    : IsOpen<Threads> extends true
      ? boolean
      : Threads extends readonly unknown[]
        ? AnyOf<{
            [I in keyof Threads]: I extends keyof AsTuple<S>
              ? Part<Extent<AsTuple<S>[I]>, Extent<Threads[I]>, ModeAt<C, I>>
              : boolean;
          }>
        : Part<Extent<S>, NumeralOf<Threads>, C>;

/** The last tile is cut: only threads below what is left of it have an element there. */
type Part<N, T, C> =
  Modulo<N, T> extends infer Left
    ? Left extends "0"
      ? false
      : Left extends "?" | "!"
        ? boolean
        : "?" extends CoordinateOf<C>
          ? boolean
          : Order<CoordinateOf<C>, Left> extends "<"
            ? false
            : true
    : never;

/** What is cut from a tensor that may be ragged may be, whatever is known of the cut itself. */
export type RaggedOf<Before, Cut> =
  NoInfer<Before> extends false ? Cut : [Cut] extends [true] ? true : boolean;

/** Whether a tensor is ragged. */
export type RaggedIn<T> = T extends { readonly ragged: infer Ragged } ? Ragged : false;

/** Why a tensor that is known to be ragged is not read or written as it is: see `inBounds`. */
export type RaggedFault<T> =
  NoInfer<T> extends Tensor<unknown, unknown, unknown, false>
    ? null
    : true extends IsRagged<T>
      ? Fault<"ragged", []>
      : null;

/** What an implicit accessor yields past the end is computed, not read. */
type IsRagged<T> =
  T extends Tensor<infer A, unknown, unknown, infer Ragged>
    ? [Ragged] extends [true]
      ? IsImplicit<A> extends true
        ? false
        : true
      : false
    : false;
