import type { Coalesce } from "./coalesce.js";
import type { AnyComposedLayout, AtComposed, ComposedLayout, TextOfComposed } from "./composed-layout.js";
import type { Composition } from "./composition.js";
import type { Clip, Refusal } from "./diagnostic.js";
import type { Floor, Modulo, NumeralOf, Order, Product, Quotient, Sum, ValueOf } from "./integer.js";
import type { AnyLayout, At, Layout, TextOfLayout } from "./layout.js";
import type { Extent } from "./shape.js";

/** The memory that is accessed: how many banks it has, how many bytes wide, and how many bytes an element takes. */
export interface BankOptions {
  /** 32 where it is left out. */
  readonly banks?: number;
  /** 4 where it is left out. */
  readonly bankBytes?: number;
  /** 4 where it is left out. */
  readonly elementBytes?: number;
}

/** How many words of one bank an access takes at most: in each of its phases, and in the worst. 1 is no conflict. */
export interface Conflicts<out Degree = number, out Phases = readonly number[]> {
  readonly degree: Degree;
  readonly phases: Phases;
}

/**
 * The bank conflicts of an access, thread by thread; not literal for more than 64 threads, nor where a number is not
 * known, nor for vectors where composition with the access is refused. What an access must not be is left to the run time.
 * @example BankConflicts<Layout<[32, 32], [32, 1]>, Layout<32, 1>> // Conflicts<32, [32]>
 * @example BankConflicts<Layout<[32, 32], [33, 1]>, Layout<32, 1>> // Conflicts<1, [1]>
 */
export type BankConflicts<L, A, O = {}> =
  Access<L, A, O> extends infer R
    ? R extends Scanned<infer Degree, infer Phases, unknown>
      ? Conflicts<Degree, Phases>
      : Conflicts
    : never;

/** The refusal of an access that has bank conflicts as far as the compiler knows; else `null`. */
export type ConflictFree<L, A, O = {}> = L extends unknown
  ? A extends unknown
    ? Access<L, A, O> extends Scanned<unknown, unknown, [infer First, infer Second, infer Bank]>
      ? Refusal<
          "conflictFree",
          `${Clip<TextOfMemory<L>>}, ${Clip<TextOfLayout<A>>}`,
          "bank",
          [First & string, Second & string, Bank & string]
        >
      : null
    : never
  : never;

/** The degree and the phases of a result. */
export type ResultDegree<R> = R extends Conflicts<infer Degree, unknown> ? Degree : never;
export type ResultPhases<R> = R extends Conflicts<unknown, infer Phases> ? Phases : never;

type TextOfMemory<L> =
  L extends ComposedLayout<infer Outer, infer Offset, infer Inner>
    ? TextOfComposed<Outer, Offset, Inner>
    : TextOfLayout<L>;

/** The worst degree, that of each phase, and two threads with the bank that both use, or `null`. */
interface Scanned<out Degree, out Phases, out Clash> {
  readonly scanned: [Degree, Phases, Clash];
}

/** One access of one memory by one set of options: of unions each. */
type Access<L, A, O> = L extends unknown
  ? A extends unknown
    ? O extends unknown
      ? Warp<L, A, O>
      : never
    : never
  : never;

type Warp<L, A, O> =
  A extends Layout<infer S, unknown>
    ? [S] extends [readonly [infer Threads, infer Values]]
      ? Extent<Values> extends "1"
        ? Scalars<Over<L, A>, Extent<Threads>, O, L, A>
        : Vectors<Over<L, A>, Extent<Threads>, Extent<Values>, O>
      : [S] extends [readonly [unknown] | number]
        ? Scalars<Over<L, A>, Extent<S>, O, L, A>
        : "?"
    : "?";

/** The offset of each thread and value; of a composed layout only without an offset. */
type Over<L, A> =
  L extends ComposedLayout<infer Outer, infer Offset, infer Inner>
    ? [Offset] extends [0]
      ? After<Outer, Composition<Inner, A>>
      : null
    : Composition<L, A>;
type After<Outer, Within> = Within extends AnyLayout ? Composition<Outer, Within> : null;

/** Thread by thread in one layout, or where there is none first in the access and then in what it accesses. */
type Scalars<R, Threads, O, L, A> = Sized<R extends AnyLayout ? R : Chain<L, A>, Threads, "1", O>;

interface Chain<out L, out A> {
  readonly chain: [L, A];
}

type OffsetOf<R, T> = R extends Chain<infer L, infer A> ? OffsetIn<L, At<A, [T]>> : At<R, [T]>;
type OffsetIn<L, C> = L extends AnyComposedLayout ? AtComposed<L, [C]> : At<L, [C]>;

/** The values of a vector lie side by side where they are the offsets from 0 on, and each vector is aligned. */
type Vectors<R, Threads, Values, O> =
  R extends Layout<readonly [infer S, infer VS], readonly [infer D, infer VD]>
    ? Coalesce<Layout<VS, VD>> extends Layout<infer Count, 1 | "f1">
      ? NumeralOf<Count> extends Values
        ? Sized<Layout<S, D>, Threads, Values, O>
        : "?"
      : "?"
    : "?";

type Option<O, Name, Left> = Name extends keyof O
  ? undefined extends O[Name]
    ? "?"
    : NumeralOf<O[Name]>
  : Left;

/** A number of threads that is known as one of several is not known. */
type Sized<R, Threads, Values, O> =
  Order<NumeralOf<ValueOf<Threads>>, "64"> extends "<" | "="
    ? Slotted<
        R,
        Threads,
        Values,
        Option<O, "banks", "32">,
        Option<O, "bankBytes", "4">,
        Option<O, "elementBytes", "4">
      >
    : "?";

type Slotted<R, Threads, Values, Banks, BankBytes, Bytes> = Halved<
  Order<Product<Values, Bytes>, BankBytes>,
  Product<Values, Bytes>,
  R,
  Threads,
  Values,
  Banks,
  BankBytes,
  Bytes
>;

/** A slot is what a thread takes, or a word where that is more. */
type Halved<O, All, R, Threads, Values, Banks, BankBytes, Bytes> = O extends "<"
  ? Quotient<BankBytes, All> extends null | "?" | "!"
    ? "?"
    : Cut<Banks, "1", BankBytes, R, Threads, Values, Bytes>
  : O extends "=" | ">"
    ? Cut<Quotient<Product<Banks, BankBytes>, All>, Quotient<All, BankBytes>, All, R, Threads, Values, Bytes>
    : "?";

type Cut<Count, Each, Slot, R, Threads, Values, Bytes> = Count extends null | "?" | "!" | "0" | `-${string}`
  ? "?"
  : Each extends null
    ? "?"
    : Scan<"0", Threads, "0", Count, Each, Slot, R, Values, Bytes>;

/**
 * Thread by thread. `Seen` has the slots of a phase, `;slot;`; `Used` how many of them are in the same banks, and the
 * first thread there: `;place=count@thread;`.
 */
type Scan<
  T,
  Threads,
  InPhase,
  Count,
  Each,
  Slot,
  R,
  Values,
  Bytes,
  Seen extends string = "",
  Used extends string = "",
  Degree = "1",
  Worst = "1",
  Phases extends unknown[] = [],
  Clash = null,
> = T extends Threads
  ? Scanned<ValueOf<Larger<Worst, Degree>>, [...Phases, ValueOf<Degree>], Clash>
  : InPhase extends Count
    ? Scan<
        T,
        Threads,
        "0",
        Count,
        Each,
        Slot,
        R,
        Values,
        Bytes,
        "",
        "",
        "1",
        Larger<Worst, Degree>,
        [...Phases, ValueOf<Degree>],
        Clash
      >
    : Placed<SlotOf<OffsetOf<R, ValueOf<T>>, Values, Bytes, Slot>, Count, T, Seen, Used> extends [
          infer NextSeen extends string,
          infer NextUsed extends string,
          infer N,
          infer Met,
        ]
      ? Scan<
          Sum<T, "1">,
          Threads,
          Sum<InPhase, "1">,
          Count,
          Each,
          Slot,
          R,
          Values,
          Bytes,
          NextSeen,
          NextUsed,
          Larger<Degree, N>,
          Worst,
          Phases,
          Clash extends null ? Clashing<Met, T, Each> : Clash
        >
      : "?";

type Larger<A, B> = Order<A, B> extends "<" ? B : A;

type Clashing<Met, T, Each> = Met extends [infer First, infer Place]
  ? [First, T, Product<Place, Each>]
  : null;

/** The slot of a thread; `?` where it is not known, or its vector is not aligned. */
type SlotOf<Offset, Values, Bytes, Slot> = [Offset] extends [number]
  ? Modulo<NumeralOf<Offset>, Values> extends "0"
    ? Floor<Product<NumeralOf<Offset>, Bytes>, Slot>
    : "?"
  : "?";

/** What is seen and used then, how many slots are in these banks, and the first thread and the place if it is not alone. */
type Placed<X, Count, T, Seen extends string, Used extends string> = X extends "?" | "!"
  ? "?"
  : Seen extends `${string};${X & string};${string}`
    ? [Seen, Used, "1", null]
    : Within<Modulo<X, Count>, X, T, Seen, Used>;

type Within<
  Place,
  X,
  T,
  Seen extends string,
  Used extends string,
> = Used extends `${infer Before};${Place & string}=${infer N}@${infer First};${infer After}`
  ? Counted<Sum<N, "1">, Place, First, Before, After, `${Seen};${X & string};`>
  : [`${Seen};${X & string};`, `${Used};${Place & string}=1@${T & string};`, "1", null];

type Counted<N, Place, First, Before extends string, After extends string, Seen> = [
  Seen,
  `${Before};${Place & string}=${N & string}@${First & string};${After}`,
  N,
  [First, Place],
];

/** What a bank conflict is asked of. */
export type AnyMemory = AnyLayout | AnyComposedLayout;
