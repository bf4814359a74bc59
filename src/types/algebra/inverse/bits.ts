import type { ExtentOfModes } from "../../layout/modes.js";
import type {
  Bits,
  IsPower,
  IsShorter,
  NumeralOfBits,
  StepsOf,
  TrimmedBits,
  Xor,
} from "../../semimodule/binary.js";
import type {
  BitRows,
  Doubled,
  Exactly,
  Highest,
  Largest,
  Leading,
  Reduced,
  RowsIn,
  Single,
  Singles,
} from "../../semimodule/elimination.js";
import type { Minus, Order, Product, Quotient } from "../../semimodule/integer.js";
import type { Binary } from "../../semimodule/semimodule.js";
import type { Coalesced } from "../coalesce.js";

/* The inverses over F2, by elimination (`runtime/algebra/inverse/bits.ts` is the same). */

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

/** Whether only modes of size 1 follow. */
type IsLast<M> = M extends `1:${string},${infer Rest}` ? IsLast<Rest> : M extends "" ? true : false;

/** The odd part of the last mode, `[size, place]`; `null` where it has none, or stands still. */
type TopOf<M, At = "1"> = M extends `${infer S}:${infer D},${infer Rest}`
  ? IsLast<Rest> extends true
    ? D extends "0"
      ? null
      : Odd<S, At>
    : TopOf<Rest, Product<At, S>>
  : null;

/** Its factors of two are bits like others, and move the place on. */
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
  : LargerInverse<Ending<List, Top>, ModesTo<Below<List, NumeralOfBits<End<Top>>>, null>>;

type LargerInverse<A, B> = A extends null ? B : Order<ExtentOfModes<A>, ExtentOfModes<B>> extends ">" ? A : B;

/** The coordinates of the values 1, 2, 4 and so on, up to the first that has none. */
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

/** The first coordinate that is past the last mode, in bits. */
type End<Top> = Top extends [infer Size, infer Place] ? Past<Place, Bits<Size>> : "";

/** The product of a power of two and an element. */
type Past<Place, Size> = Place extends `0${infer Rest}` ? `0${Past<Rest, Size>}` : Size & string;

/** The modes of the left inverse over F2, up to the highest bit that is reached: a bit that leads no value goes to 0. */
export type LeftBits<M> =
  RowsOf<M> extends infer Rows ? (Rows extends unknown[] ? LeftOf<Reduced<Rows>, TopOf<M>> : Rows) : never;

/** With just the digits of the last mode where the bits end with these, else by bits alone. */
type LeftOf<Rows, Top> =
  ModesTo<Led<Rows, Highest<Rows>>, Top> extends infer Whole
    ? Whole extends null
      ? ModesTo<Led<Rows, Highest<Rows>>, null>
      : Whole
    : never;

/** What leads to each bit, up to the highest one. */
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
  ? Ends<List, Bits<Minus<Size, "1">>> extends [infer First, infer Last]
    ? [AreBelow<First, Place>, Follows<Last, Place>] extends [true, true]
      ? Coalesced<WithLast<Singles<First>, Size, Last>>
      : null
    : null
  : Coalesced<Singles<List>>;

/** The modes with one for the odd mode, which steps by the first of its bits. */
type WithLast<Out extends string, Size, Last> = Last extends [infer First, ...unknown[]]
  ? Single<Out, Size, Binary<NumeralOfBits<First>>>
  : never;

/** A list in two: as many elements at its end as there are characters; `null` where it has not as many. */
type Ends<List, Count, Last extends unknown[] = []> = Count extends `${string}${infer Others}`
  ? List extends [...infer Rest, infer End]
    ? Ends<Rest, Others, [End, ...Last]>
    : null
  : [List, Last];

/** Whether no coordinate has a bit at the place or past it. */
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

/** The bits from a place on. */
type From<B, Place> = Place extends `0${infer Ps}`
  ? B extends `${string}${infer Bs}`
    ? From<Bs, Ps>
    : ""
  : B;

/**
 * The least value that binary strides do not yield, as a numeral, of a layout that yields each once; `null` where it yields
 * some twice, `✗` and the extent where its coordinates are no sums of bits.
 * @example MissingOfBits<"4:f1,4:f8,"> // "4"
 */
export type MissingOfBits<M> =
  RowsOf<M> extends infer Rows
    ? Rows extends unknown[]
      ? Reduced<Rows> extends infer Independent extends unknown[]
        ? Independent["length"] extends Rows["length"]
          ? LeastMissing<Solved<Independent>, TopOf<M>>
          : null
        : never
      : Rows
    : never;

/** The sums of all bits are taken; what is missing is the next bit, or the least sum past the end. */
type LeastMissing<List, Top> = Top extends null
  ? PowerOf<List>
  : Order<NumeralOfBits<Largest<Reduced<BitRows<List>>, "">>, NumeralOfBits<End<Top>>> extends "<"
    ? PowerOf<List>
    : NumeralOfBits<LeastPast<List, NumeralOfBits<End<Top>>>>;

/** Two to the length of a list. */
type PowerOf<List, Out extends string = ""> = List extends [unknown, ...infer Rest]
  ? PowerOf<Rest, `0${Out}`>
  : NumeralOfBits<`${Out}1`>;

/** From the highest bit on, one is left out where those below still lead past the end. */
type LeastPast<List, Past, At = "", Value extends string = ""> = List extends [...infer Lower, infer Bit]
  ? Order<NumeralOfBits<Largest<Reduced<BitRows<Lower>>, At>>, Past> extends "<"
    ? LeastPast<Lower, Past, Xor<At, Bit>, `1${Value}`>
    : LeastPast<Lower, Past, At, `0${Value}`>
  : TrimmedBits<Value>;
