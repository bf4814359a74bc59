import type { AsLayout } from "../../algebra/as-layout.js";
import type { Coalesced, Simplified } from "../../algebra/coalesce.js";
import type { LeastPast } from "../../algebra/inverse/missing.js";
import type { LayoutError } from "../../diagnostic.js";
import type { AnyLayout, ComposedLayout, Layout, LayoutOfModes } from "../../layout/layout.js";
import type { Modes } from "../../layout/modes.js";
import type { Bits, IsShorter, NumeralOfBits } from "../../semimodule/binary.js";
import type { BitRows, Largest, Reduced, Single, Singles } from "../../semimodule/elimination.js";
import type { Order, Quotient } from "../../semimodule/integer.js";
import type { Binary } from "../../semimodule/semimodule.js";
import type { Bijection, BijectionOf, Filled, Taken } from "./bijection.js";

/** A layout, or a composed one in parts: what mixes the bits of its values, and what is before it. */
export interface Sight<out Mixing, out Offset, out Inner> {
  readonly mixing: Mixing;
  readonly offset: Offset;
  readonly inner: Inner;
}

/** What is composed with no bijection is the layout that it is, if it is one. */
export type SightOf<L> = L extends AnyLayout
  ? Sight<Bijection<[], []>, 0, L>
  : L extends ComposedLayout<infer Outer, infer Offset, infer Inner>
    ? BijectionOf<Outer> extends infer B
      ? B extends Bijection<unknown, unknown>
        ? Sight<B, Offset, Inner>
        : B extends `✗${string}`
          ? B
          : Folded<AsLayout<L>>
      : never
    : L;

type Folded<L> = L extends LayoutError ? L : Sight<Bijection<[], []>, 0, L>;

/**
 * How many values from 0 on two have at the same coordinates, where what is within has the first `End` in common: none
 * where one starts elsewhere, and else as long as both mix bits alike and stay within the run. `?` where that is not known.
 */
export type CommonCount<A, B, End> = [A, B] extends [
  Sight<Bijection<unknown, infer Back extends unknown[]>, infer N, unknown>,
  Sight<Bijection<unknown, infer Others extends unknown[]>, infer M, unknown>,
]
  ? number extends N | M
    ? "?"
    : [N, M] extends [0, 0]
      ? Alike<Filled<Back, Longer<Others, Bits<End>>>, Filled<Others, Longer<Back, Bits<End>>>, End>
      : "0"
  : never;

/** As many elements as a list has, or as there are bits, if those are more. */
type Longer<List extends unknown[], B, Out extends unknown[] = []> = B extends `${string}${infer Rest}`
  ? Longer<List extends [unknown, ...infer Less] ? Less : [], Rest, [...Out, 0]>
  : [...Out, ...List];

/** The bits from the first on that both are taken back to alike. */
type Alike<A, B, End, Bit extends string = "1", Out extends unknown[] = []> = [A, B] extends [
  [infer First, ...infer As],
  [infer Second, ...infer Bs],
]
  ? First extends Second
    ? Alike<As, Bs, End, `0${Bit}`, [...Out, First]>
    : Count<Out, Bit, End>
  : Count<Out, Bit, End>;

/** All sums of these bits, or those before the first that is taken past the run. */
type Count<List, Next, End> =
  Order<NumeralOfBits<Largest<Reduced<BitRows<List>>, "">>, End> extends "<"
    ? NumeralOfBits<Next>
    : NumeralOfBits<LeastPast<List, End>>;

/** The layout that takes values back, on all integers. */
export type BackOf<Back> = LayoutOfModes<
  Simplified<Single<Singles<Back>, "1", Binary<NumeralOfBits<PastOf<Back>>>>>
>;

/**
 * The widest vector, of no more elements than one that fits what is within, that stays one under what mixes bits: aligned
 * ones are taken to aligned ones, in order; or from the one memory to the other, where both are over the same layout.
 */
export type WidthUnder<A, B, Most> = [A, B] extends [
  Sight<Bijection<infer To extends unknown[], infer Back extends unknown[]>, infer N, infer L>,
  Sight<Bijection<infer To2 extends unknown[], infer Back2 extends unknown[]>, infer M, infer L2>,
]
  ? [To, To2] extends [[], []]
    ? Most
    : IsSame<[N, L], [M, L2]> extends true
      ? Under<
          [Filled<Back, To2>, Filled<Back2, To>],
          [Across<To2, Filled<Back, To2>>],
          Filled<Back, To2>,
          Most
        >
      : Under<[], [Filled<Back, To2>, Filled<Back2, To>], Filled<Back, To2>, Most>
  : never;

type IsSame<A, B> = [A, B] extends [
  [infer N, Layout<infer S, infer D>],
  [infer M, Layout<infer S2, infer D2>],
]
  ? [N, Coalesced<Modes<S, D>>] extends [M, Coalesced<Modes<S2, D2>>]
    ? true
    : false
  : false;

/** To what the second takes what the first takes back. */
type Across<To, Back> = Back extends [infer First, ...infer Rest]
  ? [Taken<To, First>, ...Across<To, Rest>]
  : [];

/** Halved until it stays a vector: `All` has as many bits as are mixed. */
type Under<Kept, Moved, All, Width> =
  PowerIn<Width, All> extends infer Power
    ? IsVector<Kept, Moved, Power, Width, All> extends true
      ? Width
      : Under<Kept, Moved, All, NumeralOfBits<Power> extends Width ? Half<Width> : NumeralOfBits<Power>>
    : never;

type Half<N> = Quotient<N, "2">;

/** The highest power of two that divides a width, no higher than the first bit that is not mixed, in bits. */
type PowerIn<Width, All, Power extends string = "1"> = All extends [unknown, ...infer Rest]
  ? Quotient<Width, "2"> extends infer Less
    ? Less extends null
      ? Power
      : PowerIn<Less, Rest, `0${Power}`>
    : never
  : Power;

/** A power of two, or a multiple of all bits that are mixed. */
type IsVector<Kept, Moved, Power, Width, All> = Power extends string
  ? [NumeralOfBits<Power>, Power] extends [Width, unknown] | [unknown, PastOf<All>]
    ? [AreKept<Kept, Power>, AreMoved<Moved, Power>] extends [true, true]
      ? true
      : false
    : false
  : never;

/** The first bit past a list. */
type PastOf<List, Bit extends string = "1"> = List extends [unknown, ...infer Rest]
  ? PastOf<Rest, `0${Bit}`>
  : Bit;

type AreKept<Lists, Power> = Lists extends [infer List, ...infer Rest]
  ? Keeps<List, Power> extends true
    ? AreKept<Rest, Power>
    : false
  : true;

/** Whether bits below a power of two are taken below it. */
type Keeps<List, Power, Bit extends string = "1"> = Bit extends Power
  ? true
  : List extends [infer First, ...infer Rest]
    ? IsShorter<First, Power> extends true
      ? Keeps<Rest, Power, `0${Bit}`>
      : false
    : true;

type AreMoved<Lists, Power extends string> = Lists extends [infer List, ...infer Rest]
  ? Moves<List, Power> extends true
    ? AreMoved<Rest, Power>
    : false
  : true;

/** Whether bits below a power of two stay, and no other is taken to one of them. */
type Moves<List, Power extends string, Bit extends string = "1"> = List extends [infer First, ...infer Rest]
  ? Bit extends Power
    ? AreAbove<List, Power>
    : First extends Bit
      ? Moves<Rest, Power, `0${Bit}`>
      : false
  : true;

type AreAbove<List, Power extends string> = List extends [infer First, ...infer Rest]
  ? Power extends `${infer Below}1`
    ? First extends `${Below}${string}`
      ? AreAbove<Rest, Power>
      : false
    : never
  : true;
