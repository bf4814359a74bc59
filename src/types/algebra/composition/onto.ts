import type { LayoutError } from "../../diagnostic.js";
import type { Cosize } from "../../layout/cosize.js";
import type { JobRefusal } from "../../layout/job.js";
import type { AnyLayout, ComposedLayout, Layout } from "../../layout/layout.js";
import type { Modes } from "../../layout/modes.js";
import type { Extent } from "../../layout/shape.js";
import type { NumeralOf, Order, Plus, Product, ValueOf } from "../../semimodule/integer.js";
import type { ComposeAny } from "./compose.js";

/**
 * The composition with a composed layout on the right: A ∘ (B ∘ (n + C)) is (A ∘ B) ∘ (n + C), as far as C reaches in B. Where
 * A ∘ B is no layout, and B ∘ C is one, it is A ∘ (0 + B ∘ C). Refused as `J`.
 */
export type ComposedOnto<A, T, J> =
  A extends ComposedLayout<infer Outer, infer Offset, infer Inner>
    ? Onto<Inner, T, J> extends infer Inside
      ? Inside extends LayoutError
        ? Inside
        : [Offset] extends [0]
          ? Onto<Outer, Inside, J>
          : Between<Outer, Offset, Folded<Inside, J>>
      : never
    : Onto<A, T, J>;

/** What is added in between is added to one layout only. */
type Between<Outer extends AnyLayout, Offset, R> = R extends LayoutError
  ? R
  : R extends AnyLayout
    ? ComposedLayout<Outer, Offset, R>
    : never;

type Onto<A, T, J> =
  T extends ComposedLayout<infer Outer, infer Offset, infer Inner>
    ? Reached<Outer, Offset, Inner, J> extends infer B
      ? B extends LayoutError
        ? Else<B, A, Folded<T, J>>
        : Composed<A, B, J> extends infer R
          ? R extends LayoutError
            ? Else<R, A, Folded<T, J>>
            : R extends AnyLayout
              ? ComposedLayout<R, Offset, Inner>
              : never
          : never
      : never
    : never;

type Else<Refused, A, R> = R extends LayoutError
  ? Refused
  : [A, R] extends [infer Outer extends AnyLayout, infer Inner extends AnyLayout]
    ? ComposedLayout<Outer, 0, Inner>
    : never;

type Composed<A, B, J> = [A, B] extends [Layout<infer S, infer D>, Layout<infer S2, infer D2>]
  ? ComposeAny<S, D, S2, D2, J>
  : never;

/** The layout that a composed one is, where nothing is added. */
type Folded<T, J> =
  T extends ComposedLayout<infer Outer, infer Offset, infer Inner>
    ? number extends Offset
      ? Layout
      : [Offset] extends [0]
        ? Composed<Outer, Inner, J>
        : JobRefusal<J, "origin", [NumeralOf<Offset> & string]>
    : never;

/** The outer layout, as far as it is reached: it goes on past its size, and what it is composed with may not. */
type Reached<Outer, Offset, Inner, J> = [Outer, Inner] extends [
  Layout<infer S, infer D>,
  Layout<infer S2, infer D2>,
]
  ? Modes<S2, D2> extends `${string}:-${infer Below}`
    ? JobRefusal<J, "negative-stride", [`-${FirstOf<Below>}`]>
    : NumeralOf<Offset> extends `-${infer Below}`
      ? JobRefusal<J, "negative-stride", [`-${Below}`]>
      : Cosize<Inner> extends infer Last
        ? Last extends LayoutError
          ? JobRefusal<J, "overflow">
          : Upto<Plus<NumeralOf<Offset>, NumeralOf<Last>>, Extent<S>, S, D, J>
        : never
  : never;

/** The first numeral of modes. */
type FirstOf<Text> = Text extends `${infer N},${string}` ? N : Text & string;

type Upto<End, Size, S, D, J> = "!" extends End
  ? JobRefusal<J, "overflow">
  : "?" extends End | Size
    ? Layout
    : Doubled<Size, End> extends infer Count
      ? Count extends Size
        ? Layout<S, D>
        : Count extends "!"
          ? JobRefusal<J, "overflow">
          : ComposeAny<S, D, ValueOf<Count>, 1, J>
      : never;

/** A size doubled until it is no less than an end. */
type Doubled<Size, End> = Order<Size, End> extends "<" ? Doubled<Product<Size, "2">, End> : Size;
