import type { Bits, IsPower, IsShorter, NumeralOfBits, StepsOf, Trimmed, Xor } from "./binary.js";
import type { Coalesced } from "./coalesce.js";
import type { Difference, Order, Product, Quotient } from "./integer.js";
import type { ExtentOfModes } from "./modes.js";
import type { Binary } from "./semimodule.js";

/*
 * Elimination over F2 (`runtime/elimination.ts` is the same). A row is a value and the coordinate that is taken to it,
 * both as bits.
 */

/**
 * Rows in reduced form: every value has a leading bit that no other has. A row that depends on those before it is left
 * out.
 * @example Reduced<[["101", "1"], ["001", "01"]]> // [["001", "01"], ["1", "11"]]
 */
export type Reduced<Rows, Out extends unknown[] = []> = Rows extends [infer Row, ...infer Rest]
  ? Less<Row, Out> extends [infer Value, infer At]
    ? Value extends ""
      ? Reduced<Rest, Out>
      : Reduced<Rest, [...Cleared<Out, [Value, At]>, [Value, At]]>
    : never
  : Out;

/** A row less all others that it has the leading bit of. */
type Less<Row, Others> = Others extends [infer Other, ...infer Rest] ? Less<Without<Row, Other>, Rest> : Row;

type Cleared<Rows, Other, Out extends unknown[] = []> = Rows extends [infer Row, ...infer Rest]
  ? Cleared<Rest, Other, [...Out, Without<Row, Other>]>
  : Out;

type Without<Row, Other> = [Row, Other] extends [[infer V, infer A], [infer W, infer B]]
  ? HasLead<V, W> extends true
    ? [Xor<V, W>, Xor<A, B>]
    : Row
  : never;

/** Whether `V` has the leading bit of `W`. */
type HasLead<V, W> = W extends `${string}${infer Ws}`
  ? V extends `${infer v}${infer Vs}`
    ? Ws extends ""
      ? v extends "1"
        ? true
        : false
      : HasLead<Vs, Ws>
    : false
  : false;

/** The highest bit of a value. @example Lead<"101"> // "001" */
export type Lead<V, Out extends string = ""> = V extends `${string}${infer Vs}`
  ? Vs extends ""
    ? `${Out}1`
    : Lead<Vs, `0${Out}`>
  : "";

/** The coordinate of the row with just this value; `null` if there is none. */
type Exactly<Rows, Value> = Rows extends [[infer V, infer At], ...infer Rest]
  ? V extends Value
    ? At
    : Exactly<Rest, Value>
  : null;

/** The coordinate of the row that this bit leads; 0 if there is none. */
type Leading<Rows, Bit> = Rows extends [[infer V, infer At], ...infer Rest]
  ? Lead<V> extends Bit
    ? At
    : Leading<Rest, Bit>
  : "";

/**
 * The bits of the coordinate of a layout, and where each is taken; `✗` and the extent below another mode that is no power
 * of two.
 */
type RowsOf<M, At = "1", Out extends unknown[] = []> = M extends `${infer S}:${infer D},${infer Rest}`
  ? S extends "1"
    ? RowsOf<Rest, At, Out>
    : [IsLast<Rest>, IsPower<Bits<S>>] extends [false, false]
      ? `✗${S}`
      : RowsOf<
          Rest,
          Product<At, S>,
          RowsIn<StepsOf<S, D extends `f${infer A}` ? Bits<A> : "">, StepsOf<S, Bits<At>>, Out>
        >
  : Out;

type IsLast<M> = M extends `1:${string},${infer Rest}` ? IsLast<Rest> : M extends "" ? true : false;

type RowsIn<Values, Places, Out extends unknown[]> = Places extends `${infer Place};${infer Others}`
  ? Values extends `${infer Value};${infer Rest}`
    ? RowsIn<Rest, Others, [...Out, [Value extends `${string}1${string}` ? Value : "", Place]]>
    : Out
  : Out;

/** The odd part of the last mode, `[size, place]`; `null` where it has none, or stands still. */
type TopOf<M, At = "1"> = M extends `${infer S}:${infer D},${infer Rest}`
  ? IsLast<Rest> extends true
    ? D extends "0"
      ? null
      : Odd<S, At>
    : TopOf<Rest, Product<At, S>>
  : null;

type Odd<S, At> = S extends "1"
  ? null
  : Quotient<S, "2"> extends infer Half
    ? Half extends null
      ? [S, Bits<At>]
      : Odd<Half, Product<At, "2">>
    : never;

/**
 * The modes of the right inverse over F2: the values 1, 2, 4 and so on, as long as there is a coordinate for each. `✗` and
 * the extent where the coordinates are no sums of bits.
 * @example RightBits<"4:f1,4:f5,3:f16,"> // "4:f1,4:f5,3:f16,"
 */
export type RightBits<M> =
  RowsOf<M> extends infer Rows
    ? Rows extends unknown[]
      ? RightOf<Solved<Reduced<Rows>>, TopOf<M>>
      : Rows
    : never;

/** Not all digits of the last mode can be taken: the bits end with just these, or no sum of them is past the last. */
type RightOf<List, Top> = Top extends null
  ? ModesTo<List, null>
  : Larger<Ending<List, Top>, ModesTo<Below<List, NumeralOfBits<End<Top>>>, null>>;

type Larger<A, B> = A extends null ? B : Order<ExtentOfModes<A>, ExtentOfModes<B>> extends ">" ? A : B;

type Solved<Rows, Bit extends string = "1", Out extends unknown[] = []> =
  Exactly<Rows, Bit> extends infer At
    ? At extends null
      ? Out
      : Solved<Rows, `0${Bit}`, [...Out, At]>
    : never;

/** The most bits, from the first on, that end with just the digits of the last mode. */
type Ending<List, Top> =
  ModesTo<List, Top> extends infer Modes
    ? Modes extends null
      ? List extends [...infer Less, unknown]
        ? Ending<Less, Top>
        : null
      : Modes
    : never;

/** The most bits, from the first on, of which no sum is past the end. */
type Below<List, End, Out extends unknown[] = []> = List extends [infer At, ...infer Rest]
  ? Order<NumeralOfBits<Largest<Reduced<BitRows<[...Out, At]>>, "">>, End> extends "<"
    ? Below<Rest, End, [...Out, At]>
    : Out
  : Out;

type End<Top> = Top extends [infer Size, infer Place] ? Past<Place, Bits<Size>> : "";

/** The product of a power of two and an element. */
type Past<Place, Size> = Place extends `0${infer Rest}` ? `0${Past<Rest, Size>}` : Size & string;

/** The modes of the left inverse over F2, up to the highest bit that is reached: a bit that leads no value goes to 0. */
export type LeftBits<M> =
  RowsOf<M> extends infer Rows ? (Rows extends unknown[] ? LeftOf<Reduced<Rows>, TopOf<M>> : Rows) : never;

type LeftOf<Rows, Top> =
  ModesTo<Led<Rows, Highest<Rows>>, Top> extends infer Whole
    ? Whole extends null
      ? ModesTo<Led<Rows, Highest<Rows>>, null>
      : Whole
    : never;

type Highest<Rows, So = ""> = Rows extends [[infer V, unknown], ...infer Rest]
  ? Highest<Rest, IsShorter<So, V> extends true ? V : So>
  : Lead<So>;

type Led<Rows, High, Bit extends string = "1", Out extends unknown[] = []> = High extends ""
  ? Out
  : Bit extends High
    ? [...Out, Leading<Rows, Bit>]
    : Led<Rows, High, `0${Bit}`, [...Out, Leading<Rows, Bit>]>;

/**
 * The modes of a linear function from what it takes each bit to. Where the last bits are taken to just the digits of the
 * odd mode `Top`, they end where these do; `null` where they are not.
 */
type ModesTo<List, Top> = Top extends [infer Size, infer Place]
  ? Ends<List, Bits<Difference<Size, "1">>> extends [infer First, infer Last]
    ? [AreBelow<First, Place>, Follows<Last, Place>] extends [true, true]
      ? Coalesced<WithLast<Singles<First>, Size, Last>>
      : null
    : null
  : Coalesced<Singles<List>>;

type Singles<List, Out extends string = ""> = List extends [infer At, ...infer Rest]
  ? Singles<Rest, Single<Out, "2", Binary<NumeralOfBits<At>>>>
  : Out;

type Single<Out extends string, N, D> = `${Out}${N & string}:${D & string},`;

type WithLast<Out extends string, Size, Last> = Last extends [infer First, ...unknown[]]
  ? Single<Out, Size, Binary<NumeralOfBits<First>>>
  : never;

/** A list in two: as many elements at its end as there are characters; `null` where it has not as many. */
type Ends<List, Count, Last extends unknown[] = []> = Count extends `${string}${infer Others}`
  ? List extends [...infer Rest, infer End]
    ? Ends<Rest, Others, [End, ...Last]>
    : null
  : [List, Last];

type AreBelow<List, Place> = List extends [infer At, ...infer Rest]
  ? IsShorter<At, Place> extends true
    ? AreBelow<Rest, Place>
    : false
  : true;

/** Whether each is the double of the one before it, the first at the place and the others at its multiples. */
type Follows<List, Place, Digit extends string = "1", Next = null> = List extends [infer At, ...infer Rest]
  ? [From<At, Place>, Next extends null ? At : Next] extends [Digit, At]
    ? Follows<Rest, Place, `0${Digit}`, Doubled<At>>
    : false
  : true;

type Doubled<B> = `0${B & string}`;

/** The bits from a place on. */
type From<B, Place> = Place extends `0${infer Ps}`
  ? B extends `${string}${infer Bs}`
    ? From<Bs, Ps>
    : ""
  : B;

/**
 * The bits that lead no value of a layout of binary strides, and what lies past them all: the modes of its complement.
 * @example BitGaps<"4:f5,"> // "4:f1,1:f16,"
 */
export type BitGaps<M> = Free<Reduced<ValuesOf<M>>>;

export type ValuesOf<M, Out extends unknown[] = []> = M extends `${infer S}:${infer D},${infer Rest}`
  ? ValuesOf<Rest, D extends `f${infer A}` ? RowsIn<StepsOf<S, Bits<A>>, StepsOf<S, "1">, Out> : Out>
  : Out;

type Free<Rows> = Gapped<FreeBits<Leads<Rows>, Highest<Rows>>, Doubled<Highest<Rows>>>;

/**
 * The largest digit of one mode, which stands after `Before`, that values below a bound need where what leads none of
 * them is added to the layout.
 */
export type DigitBelow<M, Before extends string, Own extends string, Bound> = NumeralOfBits<
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

type StillRows<Rows, Out extends unknown[] = []> = Rows extends [[infer V, unknown], ...infer Rest]
  ? StillRows<Rest, [...Out, [V, ""]]>
  : Out;

type FreeRows<Rows> = BitRows<FreeBits<Leads<Rows>, Highest<Rows>>>;

type BitRows<List, Out extends unknown[] = []> = List extends [infer Bit, ...infer Rest]
  ? BitRows<Rest, [...Out, [Bit, ""]]>
  : Out;

/** The largest coordinate that a value below a bound is taken from: it has its bits down to one that it lacks. */
type MostBelow<Rows, Bound, Above = "", Most = ""> = Bound extends `${infer Low}1`
  ? MostBelow<
      Rows,
      Trimmed<Low>,
      Xor<Above, OrNothing<Exactly<Rows, Lead<Bound>>>>,
      Greater<Most, Largest<Reduced<LowRows<Rows, Low>>, Above>>
    >
  : Most;

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

/** The largest sum of a value and some of the others, which are reduced. */
type Largest<Rows, So> = Rows extends [[infer V, unknown], ...infer Rest]
  ? Largest<Rest, HasLead<So, V> extends true ? So : Xor<So, V>>
  : So;

type Greater<A, B> = Order<NumeralOfBits<A>, NumeralOfBits<B>> extends "<" ? B : A;

type Leads<Rows, Out extends string = ";"> = Rows extends [[infer V, unknown], ...infer Rest]
  ? Leads<Rest, `${Out}${Lead<V>};`>
  : Out;

type FreeBits<All, High, Bit extends string = "1", Out extends unknown[] = []> = High extends ""
  ? Out
  : Bit extends High
    ? Out
    : FreeBits<All, High, `0${Bit}`, All extends `${string};${Bit};${string}` ? Out : [...Out, Bit]>;

type Gapped<List, Past> = Single<
  List extends [] ? "" : Coalesced<Singles<List>>,
  "1",
  Binary<NumeralOfBits<PastOf<Past>>>
>;

/** Past nothing lies 1. */
type PastOf<Past> = Past extends "0" ? "1" : Past;
