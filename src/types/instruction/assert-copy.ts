import type { Coalesce } from "../algebra/coalesce.js";
import type { Clip, Code, LayoutError, Refusal } from "../diagnostic.js";
import type { AnyMapping, Layout, TextOfLayout } from "../layout/layout.js";
import type { Modes } from "../layout/modes.js";
import type { Extent } from "../layout/shape.js";
import type { NumeralOf, Quotient } from "../semimodule/integer.js";
import type { ThreadsOfSide } from "./copy-tv.js";
import type { TiledCopy } from "./tiled-copy.js";

type Side = "source" | "destination";

/**
 * The refusal of memory that a tiled copy does not access as its instruction does: the values of one access of a thread lie side
 * by side and are aligned to their number, and the tile divides it. `null` where it does, or that is not known; of a composed
 * layout it is left to the run time.
 */
type AssertSide<T, S extends Side, L> =
  T extends TiledCopy<infer A, unknown, infer Tiler, unknown, unknown>
    ? L extends Layout<infer Shape, unknown>
      ? Uneven<Shape, Tiler> extends [infer Size, infer By]
        ? Refused<S, A, L, "divisibility", [Size & string, By & string]>
        : Accessed<ThreadsOfSide<T, S, L>, S, A, L>
      : null
    : null;

type Refused<S extends Side, A, L, C extends Code, Values extends string[]> = A extends {
  readonly name: infer Name extends string;
}
  ? Refusal<`assert${Capitalize<S>}`, `${Clip<Name>}, ${Clip<TextOfLayout<L>>}`, C, Values>
  : never;

/** The first mode that the tiler does not divide. */
type Uneven<Shape, Tiler> = Shape extends readonly [infer S, ...infer Ss]
  ? Tiler extends readonly [infer By, ...infer More]
    ? By extends number
      ? Quotient<Extent<S>, NumeralOf<By>> extends null
        ? [Extent<S>, NumeralOf<By>]
        : Uneven<Ss, More>
      : Uneven<Ss, More>
    : null
  : null;

type Accessed<Z, S extends Side, A, L> =
  Z extends Layout<
    readonly [infer TS, readonly [readonly [infer VS, infer XS], infer RS]],
    readonly [infer TD, readonly [readonly [infer VD, infer XD], infer RD]]
  >
    ? SideBySide<Coalesce<Layout<VS, VD>>, Extent<VS>> extends infer Apart
      ? Apart extends null
        ? Aligned<Modes<[TS, XS, RS], [TD, XD, RD]>, Extent<VS>> extends infer Start
          ? Start extends null
            ? null
            : Refused<S, A, L, "alignment", [Extent<VS> & string, Start & string]>
          : never
        : Refused<S, A, L, "apart", [Apart & string]>
      : never
    : Z extends LayoutError
      ? Z
      : null;

/** How far apart two values of an access are that are not side by side. */
type SideBySide<V, Many> = Many extends "1" | "?"
  ? null
  : V extends Layout<infer S, infer D>
    ? S extends number
      ? D extends 1 | "f1"
        ? null
        : `${D & (number | string)}`
      : D extends readonly [infer First, infer Second, ...unknown[]]
        ? First extends 1 | "f1"
          ? `${Second & (number | string)}`
          : `${First & (number | string)}`
        : null
    : null;

/** The first stride that is no multiple of the number of values of an access. */
type Aligned<M, V> = M extends `${infer S}:${infer D},${infer Rest}`
  ? S extends "1"
    ? Aligned<Rest, V>
    : Quotient<D extends `f${infer B}` ? B : D, V> extends null
      ? D extends "0"
        ? Aligned<Rest, V>
        : D
      : Aligned<Rest, V>
  : null;

/** The refusal of memory that a tiled copy does not read as its instruction does. */
export type AssertSource<T, L extends AnyMapping> = AssertSide<T, "source", L>;

/** The refusal of memory that a tiled copy does not write as its instruction does. */
export type AssertDestination<T, L extends AnyMapping> = AssertSide<T, "destination", L>;
