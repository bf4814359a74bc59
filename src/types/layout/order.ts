import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, LayoutError } from "../diagnostic.js";
import type { NumeralOf, Plus, Product } from "../semimodule/integer.js";
import type { Take, TakeLeast } from "./by-stride.js";
import type { ExtentsFault, IntegersFault, LeafFault } from "./check.js";
import type { Refines } from "./htuple.js";
import type { Job, JobRefusal } from "./job.js";
import type { Layout } from "./layout.js";
import type { Known } from "./modes.js";
import type { Extent } from "./shape.js";
import type { CompactFrom } from "./stride.js";
import type { TextOf } from "./text.js";
import type { Plain, Widened } from "./widened.js";

/**
 * The compact stride of a shape whose modes are laid out in the given order: the mode of the least entry runs fastest. A
 * mode with one entry for several extents is column-major within. Refused is an order that does not fit the shape, or is
 * no permutation: its entries are consecutive integers.
 * @example CompactOrder<[2, 3, 4, 5], [0, 2, 3, 1]> // [1, 10, 30, 2]
 */
export type CompactOrder<S, O> =
  NoInfer<OrderedStride<S, O, Job<"compactOrder", ",", S, O>>> extends
    | infer Made
    | MadeOf<"compactOrder", S, O>
    ? Made
    : never;

/**
 * The compact layout of a shape whose modes are laid out in the given order; refused as `CompactOrder`.
 * @example OrderedLayout<[4, [2, 8]], [1, [0, 2]]> // Layout<[4, [2, 8]], [2, [1, 8]]>
 */
export type OrderedLayout<S, O> =
  NoInfer<ComputedOrderedLayout<S, O>> extends infer Made | MadeOf<"orderedLayout", S, O> ? Made : never;

type ComputedOrderedLayout<S, O> =
  OrderedStride<S, O, Job<"orderedLayout", ",", S, O>> extends infer D
    ? NoInfer<Extract<D, LayoutError>> extends never
      ? Layout<NoInfer<Known<S, S>> extends never ? Widened<S> : Plain<S>, D>
      : D extends LayoutError
        ? D
        : Layout<Widened<S>, D>
    : never;

/** The stride of a shape in an order, refused as `J`. */
export type OrderedStride<S, O, J> =
  ExtentsFault<S> extends LeafFault<infer C, infer Value>
    ? JobRefusal<J, C & ("extent" | "overflow"), [Value & string]>
    : IntegersFault<O> extends LeafFault<infer C, infer Value>
      ? JobRefusal<J, C & ("integer" | "overflow"), [Value & string]>
      : Refines<O, S> extends infer Fits
        ? [Fits] extends [true]
          ? Arranged<Starts<Places<O, S>>, S, O, J>
          : [Fits] extends [false]
            ? JobRefusal<J, "order", [Clip<TextOf<O>>, Clip<TextOf<S>>]>
            : CompactFrom<S, "?">
        : never;

/** The strides, or the refusal of what the places showed. */
type Arranged<Text, S, O, J> = Text extends "✗"
  ? JobRefusal<J, "order", [Clip<TextOf<O>>, Clip<TextOf<S>>]>
  : Text extends "!"
    ? JobRefusal<J, "overflow">
    : StrideAt<Text, S, O>;

/** The places in the order and the extents there, `"place:extent;"`. */
type Places<O, S, Out extends string = ""> = [O] extends [number]
  ? Place<NumeralOf<O>, Extent<S>>
  : O extends readonly [infer O0, ...infer Os]
    ? S extends readonly [infer S0, ...infer Ss]
      ? Places<Os, Ss, `${Out}${Places<O0, S0>}`>
      : never
    : Out;

/** One place, `place:extent;`. */
type Place<P, Size> = `${P & string}:${Size & string};`;

/**
 * Where each place starts, `";place=stride;"`, `?` where that is not known, `✗` where the places are not consecutive, `!`
 * where all of it is past 2^53-1.
 */
type Starts<P extends string> = `;${P}` extends `${string};?:${string}`
  ? P extends `?:${infer Only};`
    ? Only extends `${string};${string}`
      ? "?"
      : ";?=1;"
    : "?"
  : First<TakeLeast<P>>;

/** The least place begins at 1. */
type First<Taken> = Taken extends [infer P, infer Size, infer Others extends string]
  ? Next<Others, Plus<P, "1">, Size, `;${P & string}=1;`>
  : never;

/** The place after it begins where it ends. */
type Next<Left extends string, P, Covered, Out extends string> = Left extends ""
  ? Covered extends "!"
    ? "!"
    : Out
  : Take<Left, P> extends [unknown, infer Size, infer Others extends string]
    ? Next<Others, Plus<P, "1">, Product<Covered, Size>, Started<Out, P, Covered>>
    : "✗";

/** One more place that has its start. */
type Started<Out extends string, P, Covered> = `${Out}${P & string}=${Covered & string};`;

/** The stride of every mode that has an entry, compact within. */
type StrideAt<Text, S, O> = [O] extends [number]
  ? CompactFrom<S, Found<Text, NumeralOf<O>>>
  : { -readonly [I in keyof O]: I extends keyof S ? StrideAt<Text, S[I], O[I]> : never };

/** Where a place starts, `?` where that is not known. */
type Found<Text, P> = Text extends `${string};${P & string}=${infer Start};${string}` ? Start : "?";
