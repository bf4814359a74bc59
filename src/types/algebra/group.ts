import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Refusal } from "../diagnostic.js";
import type { IsOpen, Opening } from "../layout/htuple.js";
import type { ComposedLayout, Layout, OpenLike, TextOfLayout } from "../layout/layout.js";
import type { OneShape, OneStride } from "../layout/one-mode.js";
import type { Minus, NumeralOf, Order } from "../semimodule/integer.js";
import type { OnInner } from "./inner.js";

/**
 * The layout with its modes from `Begin` up to but not including `End` grouped into one (paper, section 3.3: folding).
 * Refused are modes that are not there, and an `End` that is not past `Begin`.
 * @example Group<Layout<[2, 3, 5, 7], [1, 2, 6, 30]>, 1, 3> // Layout<[2, [3, 5], 7], [1, [2, 6], 30]>
 */
export type Group<L, Begin, End> =
  NoInfer<Ranged<"group", L, Begin, End>> extends infer Made | MadeOf<"group", L, Begin, End> ? Made : never;

/**
 * The layout of the modes from `Begin` up to but not including `End`, which stay in a tuple. Refused as `Group`.
 * @example Take<Layout<[2, 3, 5, 7], [1, 2, 6, 30]>, 1, 3> // Layout<[3, 5], [2, 6]>
 */
export type Take<L, Begin, End> =
  NoInfer<Ranged<"take", L, Begin, End>> extends infer Made | MadeOf<"take", L, Begin, End> ? Made : never;

/** Both, of a layout or of the inner one of a composed layout. */
type Ranged<Operation extends "group" | "take", L, Begin, End> =
  L extends Layout<infer S, infer D>
    ? IsOpen<S> extends true
      ? OpenLike<L>
      : S extends readonly unknown[]
        ? Range<Operation, S, D, Index<Begin>, Index<End>, NumeralOf<End>, L>
        : Range<Operation, [S], [D], Index<Begin>, Index<End>, NumeralOf<End>, L>
    : L extends ComposedLayout<infer Outer, infer Offset, infer Inner>
      ? OnInner<Outer, Offset, Inner, Ranged<Operation, Inner, Begin, End>>
      : L;

/** An index as text, `?` where it is not known. */
type Index<I> = NumeralOf<I> extends "?" ? "?" : `${I & number}`;

/** Both: the begin is to be a mode, and what is not known leaves the layout open. */
type Range<
  Operation extends "group" | "take",
  S extends readonly unknown[],
  D,
  Begin,
  End,
  Numeral,
  L,
> = "?" extends Begin | End
  ? OpenLike<L>
  : Begin extends keyof S
    ? Numeral extends "!"
      ? NoRange<Operation, Begin, End, L>
      : Until<Operation, Minus<End, "1">, S, D, Begin, End, L>
    : NoMode<Operation, Begin, S, L>;

/** The last mode is to be there too, and not before the begin. */
type Until<
  Operation extends "group" | "take",
  Last,
  S extends readonly unknown[],
  D,
  Begin,
  End,
  L,
> = Last extends keyof S
  ? Order<Begin, End> extends "<"
    ? Operation extends "group"
      ? GroupedBy<S, D, Begin, Minus<End, Begin>>
      : Layout<Taken<S, Begin, End>, IsOpen<D> extends true ? Opening<D> : Taken<D, Begin, End>>
    : NoRange<Operation, Begin, End, L>
  : NoMode<Operation, Last, S, L>;

type NoRange<Operation extends string, Begin, End, L> = Refusal<
  Operation,
  Clip<TextOfLayout<L>>,
  "argument",
  [`${Begin & string} to ${End & string}`, "range of modes"]
>;

type NoMode<Operation extends string, I, S extends readonly unknown[], L> = Refusal<
  Operation,
  Clip<TextOfLayout<L>>,
  "mode",
  [I & string, `${S["length"]}`]
>;

type GroupedBy<S extends readonly unknown[], D, Begin, Count> = Layout<
  Grouped<S, Begin, Count>,
  IsOpen<D> extends true ? Opening<D> : D extends readonly unknown[] ? Grouped<D, Begin, Count> : never
>;

/** Those before `Begin` stay, and so many from there go into one. */
type Grouped<
  T extends readonly unknown[],
  Begin,
  Count,
  Before extends unknown[] = [],
> = `${Before["length"]}` extends Begin
  ? Gathered<T, Count, Before>
  : T extends readonly [infer Head, ...infer Tail]
    ? Grouped<Tail, Begin, Count, [...Before, Head]>
    : never;

type Gathered<
  T extends readonly unknown[],
  Count,
  Before extends unknown[],
  Inside extends unknown[] = [],
> = `${Inside["length"]}` extends Count
  ? [...Before, Inside, ...T]
  : T extends readonly [infer Head, ...infer Tail]
    ? Gathered<Tail, Count, Before, [...Inside, Head]>
    : never;

/** The elements from `Begin` up to `End`; those before are only counted. */
type Taken<T, Begin, End, Before extends unknown[] = [], Inside extends unknown[] = []> = T extends readonly [
  infer Head,
  ...infer Tail,
]
  ? `${Before["length"]}` extends Begin
    ? `${[...Before, ...Inside]["length"] & number}` extends End
      ? Inside
      : Taken<Tail, Begin, End, Before, [...Inside, Head]>
    : Taken<Tail, Begin, End, [...Before, Head], Inside>
  : Inside;

/**
 * The layout of the given modes in the given order. Refused are modes that are not there, and no modes at all.
 * @example Select<Layout<[2, 3, 5], [1, 2, 6]>, [2, 0]> // Layout<[5, 2], [6, 1]>
 */
export type Select<L, Indices extends readonly unknown[]> =
  NoInfer<ComputedSelect<L, Indices>> extends infer Made | MadeOf<"select", L, Indices> ? Made : never;

type ComputedSelect<L, Indices extends readonly unknown[]> =
  L extends Layout<infer S, infer D>
    ? IsOpen<S> extends true
      ? OpenLike<L>
      : S extends readonly unknown[]
        ? Chosen<Indices, S, D, L>
        : Chosen<Indices, [S], [D], L>
    : L extends ComposedLayout<infer Outer, infer Offset, infer Inner>
      ? OnInner<Outer, Offset, Inner, ComputedSelect<Inner, Indices>>
      : L;

/** No modes at all are no layout. */
type Chosen<Indices extends readonly unknown[], S extends readonly unknown[], D, L> =
  "?" extends NumeralOf<Indices["length"]>
    ? OpenLike<L>
    : Indices extends readonly []
      ? Refusal<"select", Clip<TextOfLayout<L>>, "extent", ["()"]>
      : Picked<Indices, S, D, L>;

/** One mode after the other, by its index as text. */
type Picked<
  Indices,
  S extends readonly unknown[],
  D,
  L,
  OutS extends unknown[] = [],
  OutD extends unknown[] = [],
> = Indices extends readonly [infer I, ...infer Others]
  ? Index<I> extends infer Name extends string
    ? Name extends keyof S
      ? Picked<Others, S, D, L, [...OutS, S[Name]], [...OutD, Name extends keyof D ? D[Name] : Opening<D>]>
      : Name extends "?"
        ? Picked<Others, S, D, L, [...OutS, OneShape<S>], [...OutD, OneStride<S, D>]>
        : NoMode<"select", Name, S, L>
    : never
  : Layout<OutS, OutD>;
