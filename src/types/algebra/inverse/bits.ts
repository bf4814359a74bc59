import type { ExtentOfModes } from "../../layout/modes.js";
import type { Bits, IsShorter, NumeralOfBits } from "../../semimodule/binary.js";
import type {
  BitRows,
  Doubled,
  Highest,
  Largest,
  Leading,
  Reduced,
  Single,
  Singles,
} from "../../semimodule/elimination.js";
import type { Minus, Order } from "../../semimodule/integer.js";
import type { Binary } from "../../semimodule/semimodule.js";
import type { Coalesced } from "../coalesce.js";
import type { End, RowsOf, Solved, TopOf } from "./rows.js";
import type { Ending, Tail, TailOf } from "./tail.js";

/* The inverses over F2, by elimination (`runtime/algebra/inverse/bits.ts` is the same). */

/**
 * The modes of the right inverse over F2: the values 1, 2, 4 and so on, as long as there is a coordinate for each. Where
 * those past the size of the layout have all others, they are theirs. `✗` and the extent where the coordinates are
 * no sums of bits.
 * @example RightBits<"4:f1,4:f5,3:f16,"> // "4:f1,4:f5,3:f16,"
 */
export type RightBits<M> =
  RowsOf<M> extends infer Rows
    ? Rows extends unknown[]
      ? RightPast<TailOf<M, Rows>, M, Rows, Solved<Reduced<Rows>>>
      : Rows
    : never;

/** All bits up to where the tail is past all values, where each has a coordinate; else those of the layout alone. */
type RightPast<T, M, Rows extends unknown[], List> =
  T extends Tail<infer First, infer More extends unknown[], infer Value, unknown>
    ? IsShorter<First, After<List>> extends true
      ? RightOf<List, TopOf<M>>
      : Solved<Reduced<[...More, ...Rows]>> extends infer All
        ? After<All> extends Value
          ? Ending<Ahead<List, All>, T>
          : RightOf<List, TopOf<M>>
        : never
    : RightOf<List, TopOf<M>>;

/** A list, and what a longer one has behind. */
type Ahead<List, All> = List extends unknown[]
  ? All extends [...{ [I in keyof List]: unknown }, ...infer More]
    ? [...List, ...More]
    : List
  : never;

/** The bit after as many as a list has. */
type After<List, Bit extends string = "1"> = List extends [unknown, ...infer Rest]
  ? After<Rest, `0${Bit}`>
  : Bit;

/** Not all digits of the last mode can be taken: the bits end with just these, or no sum of them is past the last. */
type RightOf<List, Top> = Top extends null
  ? ModesTo<List, null>
  : LargerInverse<WithTop<List, Top>, ModesTo<Below<List, NumeralOfBits<End<Top>>>, null>>;

type LargerInverse<A, B> = A extends null ? B : Order<ExtentOfModes<A>, ExtentOfModes<B>> extends ">" ? A : B;

/** The most bits, from the first on, that end with just the digits of the last mode. */
type WithTop<List, Top> =
  ModesTo<List, Top> extends infer Modes
    ? Modes extends null
      ? List extends [...infer Less, unknown]
        ? WithTop<Less, Top>
        : null
      : Modes
    : never;

/** The most bits, from the first on, of which no sum is past the end. */
type Below<List, End, Out extends unknown[] = []> = List extends [infer At, ...infer Rest]
  ? Order<NumeralOfBits<Largest<Reduced<BitRows<[...Out, At]>>, "">>, End> extends "<"
    ? Below<Rest, End, [...Out, At]>
    : Out
  : Out;

/** The modes of the left inverse over F2, up to the highest bit that is reached: a bit that leads no value goes to 0. */
export type LeftBits<M> =
  RowsOf<M> extends infer Rows ? (Rows extends unknown[] ? LeftPast<TailOf<M, Rows>, M, Rows> : Rows) : never;

/** The bits up to where the tail is past all values, if there is one. */
type LeftPast<T, M, Rows extends unknown[]> =
  T extends Tail<unknown, infer More extends unknown[], infer Value, unknown>
    ? Ending<LedBelow<Reduced<[...Rows, ...More]>, Value>, T>
    : LeftOf<Reduced<Rows>, TopOf<M>>;

/** What leads to each bit below one. */
type LedBelow<Rows, Past, Bit extends string = "1", Out extends unknown[] = []> = Bit extends Past
  ? Out
  : LedBelow<Rows, Past, `0${Bit}`, [...Out, Leading<Rows, Bit>]>;

/** With just the digits of the last mode where the bits end with these, else by bits alone. */
type LeftOf<Rows, Top> =
  ModesTo<Led<Rows, Highest<Rows>>, Top> extends infer Whole
    ? Whole extends null
      ? ModesTo<Led<Rows, Highest<Rows>>, null>
      : Whole
    : never;

/** What leads to each bit, up to the highest one. */
type Led<Rows, High> = High extends "" ? [] : LedBelow<Rows, Doubled<High>>;

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
