import type { FilterZeros } from "../algebra/filter.js";
import type { Collision } from "../analysis/injective.js";
import type { Missing } from "../analysis/surjective.js";
import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Code, LayoutError, Refusal } from "../diagnostic.js";
import type { Crd2idx, Idx2crd } from "../layout/coordinate.js";
import type { Cosize } from "../layout/cosize.js";
import type { IsOpen, ShapeOf } from "../layout/htuple.js";
import type { Layout, TextOfLayout } from "../layout/layout.js";
import type { At } from "../layout/mapping.js";
import type { Modes } from "../layout/modes.js";
import type { Extent } from "../layout/shape.js";
import type { Minus, NumeralOf, Order, Product, Quotient, ValueOf } from "../semimodule/integer.js";
import type { FirstElement } from "../semimodule/semimodule.js";
import type { CopyAtom, MmaAtom } from "./atom.js";

/**
 * The refusal of an instruction whose layouts do not say which thread has what: each operand is laid out for all threads, and
 * every element of its tile is had by one thread as one value, or as often as modes of stride 0 say. `null` where it is right,
 * or that is not known.
 */
export type AssertAtom<A> =
  NoInfer<ComputedAssertAtom<A>> extends infer Made | MadeOf<"assertAtom", A> ? Made : never;

type ComputedAssertAtom<A> =
  A extends CopyAtom<infer Name, infer Threads, infer Source, infer Destination, unknown, unknown>
    ? First<
        Placed<Name, "source", Source, Threads, null>,
        Placed<Name, "destination", Destination, Threads, null>,
        Carried<Name, FilterZeros<Source>, FilterZeros<Destination>>
      >
    : A extends MmaAtom<
          infer Name,
          readonly [infer M, infer N, infer K],
          infer Threads,
          infer TvA,
          infer TvB,
          infer TvC,
          unknown,
          infer E,
          infer SfA,
          infer SfB,
          unknown
        >
      ? First<
          Placed<Name, "a", TvA, Threads, Product<NumeralOf<M>, NumeralOf<K>>>,
          Placed<Name, "b", TvB, Threads, Product<NumeralOf<N>, NumeralOf<K>>>,
          Placed<Name, "c", TvC, Threads, Product<NumeralOf<M>, NumeralOf<N>>>,
          Placed<Name, "e", E, Threads, Product<NumeralOf<M>, NumeralOf<K>>>,
          Placed<Name, "sfa", SfA, Threads, Product<NumeralOf<M>, NumeralOf<K>>>,
          Placed<Name, "sfb", SfB, Threads, Product<NumeralOf<N>, NumeralOf<K>>>
        >
      : null;

/** The first refusal. (Not over a tuple: the compiler would look into it, at the algebra of whatever there may be.) */
type First<A, B, C, D = null, E = null, F = null> = A extends null
  ? B extends null
    ? C extends null
      ? D extends null
        ? E extends null
          ? F
          : E
        : D
      : C
    : B
  : A;

/** An operand as a refusal shows it; the text is made only where it is needed. */
interface Operand<out Name, out Which, out Tv> {
  readonly operand: [Name, Which, Tv];
}

type Refused<O, C extends Code, Values extends string[]> =
  O extends Operand<infer Name extends string, infer Which extends string, infer Tv>
    ? Refusal<"assertAtom", `${Clip<Name>}, ${Which} ${Clip<TextOfLayout<Tv>>}`, C, Values>
    : never;

/** One operand, of a tile of `Tile` elements; how many bits are copied is not known of itself. */
type Placed<Name, Which, Tv, Threads, Tile> =
  Tv extends Layout<infer S, infer D>
    ? S extends readonly [infer Ts, unknown]
      ? Counted<Extent<Ts>, Extent<ShapeOf<Threads>>, Operand<Name, Which, Tv>> extends infer R
        ? R extends null
          ? IntegersOnly<Tv> extends infer R2 extends LayoutError
            ? R2
            : Once<Operand<Name, Which, Tv>, FilterZeros<Tv>, Tv, Modes<S, D>, Tile>
          : R
        : never
      : IsOpen<S> extends true
        ? null
        : Refused<Operand<Name, Which, Tv>, "argument", ["it", "thread-value layout"]>
    : null;

/** The refusal of strides that are no integers, `null` if there are none. */
type IntegersOnly<Tv> =
  Tv extends Layout<infer S, infer D>
    ? FirstElement<Modes<S, D>> extends infer E extends string
      ? Refusal<"assertAtom", Clip<TextOfLayout<Tv>>, "integer", [E]>
      : null
    : null;

type Counted<Laid, There, O> =
  Order<Laid, There> extends "=" | "?" ? null : Refused<O, "threads", [Laid & string, There & string]>;

/** Of what is not there by stride 0 no thread has an element twice, and of a tile all of them are had. */
type Once<O, Kept, Tv, M, Tile> =
  Collision<Kept> extends readonly [infer I, infer J]
    ? number extends I
      ? null
      : Twice<O, Holder<I, Kept, Tv>, Holder<J, Kept, Tv>>
    : Tile extends "?" | null
      ? null
      : M extends `${string}?${string}` | `${string}:-${string}`
        ? Had<O, Missing<Kept, ValueOf<Tile>>>
        : InTile<O, Order<NumeralOf<Cosize<Kept>>, Tile>, Kept, Tv, Tile>;

/** Without negative strides the last coordinate goes farthest. */
type InTile<O, Reach, Kept, Tv, Tile> = Reach extends ">"
  ? Beyond<O, Holder<ValueOf<Minus<Extent<ShapeOf<Kept>>, "1">>, Kept, Tv>, Tile>
  : Had<O, Missing<Kept, ValueOf<Tile>>>;

type Had<O, Lacking> = [Lacking] extends [number]
  ? number extends Lacking
    ? null
    : Refused<O, "unheld", [`${Lacking}`]>
  : null;

type Beyond<O, H, Tile> =
  H extends Held<infer Thread extends number, infer Element extends number, infer Value extends number>
    ? Refused<O, "beyond", [`${Thread}`, `${Element}`, `${Value}`, Tile & string]>
    : null;

type Twice<O, A, B> =
  A extends Held<infer Thread extends number, infer Element extends number, infer Value extends number>
    ? B extends Held<infer Other extends number, unknown, infer OtherValue extends number>
      ? Refused<O, "held", [`${Thread}`, `${Element}`, `${Value}`, `${Other}`, `${OtherValue}`]>
      : null
    : null;

interface Held<out Thread, out Element, out Value> {
  readonly held: [Thread, Element, Value];
}

/** The thread, the element and the value at an integer coordinate of what is left without the modes of stride 0. */
type Holder<I, Kept, Tv> =
  Idx2crd<I, ShapeOf<Kept>> extends readonly [infer T, infer V]
    ? ShapeOf<Tv> extends readonly [infer Ts, infer Vs]
      ? Held<Crd2idx<T, Ts>, At<Kept, [I]>, Crd2idx<V, Vs>>
      : null
    : null;

/** As many bits come out as go in, or several times as many. */
type Carried<Name, Source, Destination> = Times<Name, Extent<ShapeOf<Source>>, Extent<ShapeOf<Destination>>>;

type Times<Name, Source, Destination> =
  Quotient<Destination, Source> extends null
    ? Refusal<"assertAtom", Clip<Name & string>, "divisibility", [Destination & string, Source & string]>
    : null;
