import type { Bits, IsPowerOfTwo, NumeralOfBits, TrimmedBits, Xor } from "../../semimodule/binary.js";
import type {
  BitRows,
  Doubled,
  Exactly,
  Highest,
  Largest,
  Lead,
  Reduced,
  Single,
  Singles,
  ValuesOf,
} from "../../semimodule/elimination.js";
import type { Ceiling, Order } from "../../semimodule/integer.js";
import type { Binary } from "../../semimodule/semimodule.js";
import type { Coalesced } from "../coalesce.js";

/* The complement over F2, by elimination (`runtime/algebra/complement/bits.ts` is the same). */

/**
 * The bits that lead no value of a layout of binary strides, and what lies past them all: the modes of its complement.
 * @example BitGaps<"4:f5,"> // "4:f1,1:f16,"
 */
export type BitGaps<M> = Free<Reduced<ValuesOf<M>>>;

/** Modes over the bits that lead nothing, and one past the highest. */
type Free<Rows> = Gapped<FreeBits<Leads<Rows>, Highest<Rows>>, Doubled<Highest<Rows>>>;

/**
 * The largest digit of one mode, which stands after `Before`, that values below a bound need where what leads none of
 * them is added to the layout.
 */
type DigitBelow<M, Before extends string, Own extends string, Bound> = NumeralOfBits<
  MostBelow<Reduced<DigitRows<M, Before, Own, FreeRows<Reduced<ValuesOf<M>>>>>, Bound>
>;

/** The steps of all modes with the digit that they count in the one, and what is free. */
type DigitRows<
  M,
  Before extends string,
  Own extends string,
  Free extends unknown[],
> = M extends `${Before}${Own}${infer After}`
  ? [...StillRows<ValuesOf<Before>>, ...ValuesOf<Own>, ...StillRows<ValuesOf<After>>, ...Free]
  : [];

/** Steps of other modes: the digit that is looked for stands still. */
type StillRows<Rows, Out extends unknown[] = []> = Rows extends [[infer V, unknown], ...infer Rest]
  ? StillRows<Rest, [...Out, [V, ""]]>
  : Out;

/** The values that the layout lacks are steps of the coordinate too. */
type FreeRows<Rows> = BitRows<FreeBits<Leads<Rows>, Highest<Rows>>>;

/** The largest coordinate that a value below a bound is taken from: it has its bits down to one that it lacks. */
type MostBelow<Rows, Bound, Above = "", Most = ""> = Bound extends `${infer Low}1`
  ? MostBelow<
      Rows,
      TrimmedBits<Low>,
      Xor<Above, OrNothing<Exactly<Rows, Lead<Bound>>>>,
      Greater<Most, Largest<Reduced<LowRows<Rows, Low>>, Above>>
    >
  : Most;

/** What leads no value is taken from 0. */
type OrNothing<At> = At extends null ? "" : At;

/** What the bits below one are taken from. */
type LowRows<
  Rows,
  Low,
  Bit extends string = "1",
  Out extends unknown[] = [],
> = Low extends `${string}${infer Rest}`
  ? LowRows<Rows, Rest, `0${Bit}`, [...Out, [OrNothing<Exactly<Rows, Bit>>, ""]]>
  : Out;

/** The greater of two coordinates in bits. */
type Greater<A, B> = Order<NumeralOfBits<A>, NumeralOfBits<B>> extends "<" ? B : A;

/** The highest bit of each row, as a text to look bits up in. */
type Leads<Rows, Out extends string = ";"> = Rows extends [[infer V, unknown], ...infer Rest]
  ? Leads<Rest, `${Out}${Lead<V>};`>
  : Out;

/** The bits up to the highest that lead no row. */
type FreeBits<All, High, Bit extends string = "1", Out extends unknown[] = []> = High extends ""
  ? Out
  : Bit extends High
    ? Out
    : FreeBits<All, High, `0${Bit}`, All extends `${string};${Bit};${string}` ? Out : [...Out, Bit]>;

/** Free bits as modes of two, coalesced, and where the layout has ended, a mode of size 1. */
type Gapped<List, Past> = Single<
  List extends [] ? "" : Coalesced<Singles<List>>,
  "1",
  Binary<NumeralOfBits<PastOf<Past>>>
>;

/** Past nothing lies 1. */
type PastOf<Past> = Past extends "0" ? "1" : Past;

/**
 * The complement over F2 as far as `Bound`: its last mode covers what is left. Refused, where it has to be exact, is a
 * mode that is read in part.
 */
export type BitsUpTo<G, Bound, M, Rounding> = Bound extends "?"
  ? "?"
  : G extends `${infer Free}1:f${infer Past},`
    ? Rounding extends "exact"
      ? OddIn<M, Bound> extends [infer S, infer D]
        ? `✗not-completing|${D & string}|${S & string}`
        : Coalesced<Filling<Free, Ceiling<Bound, Past>, Past>>
      : Coalesced<Filling<Free, Ceiling<Bound, Past>, Past>>
    : G;

/** The last mode, of size 1 without a bound, with the extent that a bound asks for. */
type Filling<Free extends string, N, Past extends string> = `${Free}${N & string}:f${Past},`;

/** The first mode of no power of two that values below the bound need more digits of. */
type OddIn<M, Bound, Before extends string = "", All = M> = M extends `${infer S}:${infer D},${infer Rest}`
  ? IsPowerOfTwo<S> extends true
    ? OddIn<Rest, Bound, `${Before}${S}:${D},`, All>
    : Order<DigitBelow<All, Before, `${S}:${D},`, Bits<Bound>>, S> extends "<"
      ? OddIn<Rest, Bound, `${Before}${S}:${D},`, All>
      : [S, D]
  : null;
