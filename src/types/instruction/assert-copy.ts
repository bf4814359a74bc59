import type { Coalesce, Coalesced } from "../algebra/coalesce.js";
import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Code, LayoutError, Refusal } from "../diagnostic.js";
import type { AnyMapping, ComposedLayout, Layout, TextOfLayout } from "../layout/layout.js";
import type { Modes } from "../layout/modes.js";
import type { Extent } from "../layout/shape.js";
import type { NumeralOf, Quotient } from "../semimodule/integer.js";
import type { AsTuple, ThreadsOfSide } from "./copy-tv.js";
import type { Told } from "./threads.js";
import type { TiledCopy } from "./tiled-copy.js";

type Side = "source" | "destination";

/**
 * The refusal of memory that a tiled copy does not access as its instruction does: the values of one access of a thread lie side
 * by side and are aligned to their number, and the tile divides it. `null` where it does, or that is not known. Of a composed
 * layout the outer one keeps them side by side and aligned as well.
 */
type AssertSide<T, S extends Side, L> =
  T extends TiledCopy<infer A, unknown, infer Tiler, unknown, unknown>
    ? L extends Layout<infer Shape, unknown>
      ? Uneven<AsTuple<Shape>, Tiler> extends [infer Size, infer By]
        ? Refused<S, A, L, "divisibility", [Size & string, By & string]>
        : Accessed<ThreadsOfSide<T, S, L>, S, A, L>
      : L extends ComposedLayout<infer Outer, infer Offset, infer Inner>
        ? Within<AssertInner<T, S, Inner, L>, Outer, Offset, S, A, L>
        : null
    : null;

/** The inner layout by itself, refused as the whole: a fault, or the number of values of an access. */
type AssertInner<T, S extends Side, Inner, L> =
  T extends TiledCopy<infer A, unknown, infer Tiler, unknown, unknown>
    ? Inner extends Layout<infer Shape, unknown>
      ? Uneven<AsTuple<Shape>, Tiler> extends [infer Size, infer By]
        ? Refused<S, A, L, "divisibility", [Size & string, By & string]>
        : ThreadsOfSide<T, S, Inner> extends infer Z
          ? Accessed<Z, S, A, L> extends infer Fault
            ? Fault extends null
              ? Many<Z>
              : Fault
            : never
          : never
      : null
    : null;

/** How many values an access has. */
type Many<Z> =
  Z extends Layout<readonly [unknown, readonly [readonly [infer VS, unknown], unknown]], unknown>
    ? Extent<VS>
    : "?";

/** What the outer layout and the offset make of accesses of `V` values; of one value there is nothing to keep together. */
type Within<V, Outer, Offset, S extends Side, A, L> = V extends "1" | "?"
  ? null
  : V extends string
    ? Outer extends Layout<infer OS, infer OD>
      ? Kept<Coalesced<Modes<OS, OD>>, V, NumeralOf<Offset>> extends infer Start
        ? Start extends null
          ? null
          : Refused<S, A, L, "alignment", [V, Start & string]>
        : never
      : null
    : V;

/** The first stride, or the offset, that does not keep an access together; `null` where all do. */
type Kept<M, V, Offset> = M extends `${infer N}:${infer D},${infer Rest}`
  ? D extends "1" | "f1"
    ? Quotient<N, V> extends null
      ? D
      : Aligned<Rest, V> extends infer Step
        ? Step extends null
          ? Quotient<Offset, V> extends null
            ? Offset
            : null
          : Step
        : never
    : D extends "?"
      ? null
      : D
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
      ? Apart extends [infer I, infer D]
        ? Refused<S, A, L, "apart", [I & string, D & string]>
        : Aligned<Modes<[TS, XS, RS], [TD, XD, RD]>, Extent<VS>> extends infer Start
          ? Start extends null
            ? null
            : Refused<S, A, L, "alignment", [Extent<VS> & string, Start & string]>
          : never
      : never
    : Z extends LayoutError
      ? Told<Z, `assert${Capitalize<S>}`, { readonly atom: A }, L>
      : null;

/** The first value that does not lie beside those before it, and how far from value 0 it is; `null` where that is not known. */
type SideBySide<V, Many> = Many extends "1" | "?"
  ? null
  : V extends Layout<infer S, infer D>
    ? Modes<S, D> extends `${infer N}:${infer First},${infer Rest}`
      ? First extends "1" | "f1"
        ? Rest extends `${string}:${infer Second},${string}`
          ? Known<N, Second>
          : null
        : Known<"1", First>
      : null
    : null;

type Known<I, D> = "?" extends I | D ? null : [I, D];

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
export type AssertSource<T, L extends AnyMapping> =
  NoInfer<ComputedAssertSource<T, L>> extends infer Made | MadeOf<"assertSource", T, L> ? Made : never;

type ComputedAssertSource<T, L> = "assertSource" extends "assertSource" & T
  ? null
  : AssertSide<T, "source", L>;

/** The refusal of memory that a tiled copy does not write as its instruction does. */
export type AssertDestination<T, L extends AnyMapping> =
  NoInfer<ComputedAssertDestination<T, L>> extends infer Made | MadeOf<"assertDestination", T, L>
    ? Made
    : never;

type ComputedAssertDestination<T, L> = "assertDestination" extends "assertDestination" & T
  ? null
  : AssertSide<T, "destination", L>;
