import type { Layout } from "../../layout/layout.js";
import type { Modes } from "../../layout/modes.js";
import type {
  Floor,
  Larger,
  Modulo,
  NumeralOf,
  Order,
  Plus,
  Product,
  Quotient,
  ValueOf,
} from "../../semimodule/integer.js";
import type { Apart, ElementAt, Plan, PlanOf } from "./plan.js";

/** The worst degree, that of each phase, and two threads with the first bank that both use, or `null`. */
export interface Scanned<out Degree, out Phases, out Conflict> {
  readonly scanned: [Degree, Phases, Conflict];
}

/** A vector that is none: its values do not lie side by side, or it is not aligned. */
export interface VectorFault<out C, out Values> {
  readonly fault: [C, Values];
}

/** An access followed thread by thread, of unions each; `?` where the run time has to. */
export type Scan<L, A, O> = From<PlanOf<L, A, O>>;

/** From thread 0 on, where there is a plan. */
type From<P> =
  P extends Plan<infer R, unknown, infer Values, unknown, unknown, unknown, unknown>
    ? R extends Apart<infer Run>
      ? VectorFault<"unit", [Run, Values]>
      : Thread<P, "0">
    : "?";

/**
 * One thread after another, `Left` how many of its phase went before. `Slots` has those that the phase takes, as `;slot;`,
 * and `Places` how many of them there are in the same banks, and the first thread there: `;place=count@thread;`. (The four
 * that a phase has, gathered in a record, cost up to 2.8 % more.)
 */
type Thread<
  P,
  T,
  Before = "0",
  Slots extends string = "",
  Places extends string = "",
  Degree = "1",
  Worst = "1",
  Phases extends unknown[] = [],
  Conflict = null,
> =
  P extends Plan<infer R, infer Threads, infer Values, infer Bytes, infer Slot, infer Banks, infer Count>
    ? T extends Threads
      ? Scanned<ValueOf<Larger<Worst, Degree>>, [...Phases, ValueOf<Degree>], Conflict>
      : Before extends Count
        ? Thread<P, T, "0", "", "", "1", Larger<Worst, Degree>, [...Phases, ValueOf<Degree>], Conflict>
        : Place<
              SlotOf<ElementAt<R, ValueOf<T>>, R, Values, Bytes, Slot>,
              Count,
              T,
              Slots,
              Places
            > extends infer Next
          ? Next extends Placed<
              infer NextSlots extends string,
              infer NextPlaces extends string,
              infer N,
              infer Met
            >
            ? Thread<
                P,
                Plus<T, "1">,
                Plus<Before, "1">,
                NextSlots,
                NextPlaces,
                Larger<Degree, N>,
                Worst,
                Phases,
                Conflict extends null ? ConflictAt<Met, T, Banks> : Conflict
              >
            : Next
          : never
    : never;

/** Two threads and the bank that both use first. */
type ConflictAt<Met, T, Banks> = Met extends [infer First, infer At] ? [First, T, Product<At, Banks>] : null;

/** The slot that an element starts; `?` where it is not known, and a fault within one. */
type SlotOf<Element, R, Values, Bytes, Slot> = [Element] extends [number]
  ? Aligned<Modulo<NumeralOf<Element>, Values>, NumeralOf<Element>, R, Values, Bytes, Slot>
  : "?";

type Aligned<Left, Element, R, Values, Bytes, Slot> = Left extends "0"
  ? Floor<Product<Element, Bytes>, Slot>
  : Left extends "?" | "!"
    ? "?"
    : R extends Layout<infer S, infer D>
      ? Modes<S, D> extends `${string}:f${string}`
        ? Met<LowestBit<Element>, Element, Values>
        : VectorFault<"alignment", [Values, Element]>
      : VectorFault<"alignment", [Values, Element]>;

/** Binary steps of one go on from where a vector starts up to the lowest bit of that, which they would take back. */
type Met<Bit, Element, Values> =
  Order<Bit, Values> extends "<"
    ? VectorFault<"unit", [Bit, Values]>
    : VectorFault<"alignment", [Values, Element]>;

type LowestBit<Element, So = "1"> =
  Quotient<Element, "2"> extends infer Half
    ? Half extends null
      ? So
      : LowestBit<Half, Product<So, "2">>
    : never;

/** The phase with one more thread: how many slots its banks hold, and the first thread and the place if that is another. */
interface Placed<out Slots, out Places, out N, out Met> {
  readonly placed: [Slots, Places, N, Met];
}

/** A slot that the phase takes already is served with it, and is no conflict. */
type Place<X, Count, T, Slots extends string, Places extends string> = X extends
  | "?"
  | "!"
  | VectorFault<unknown, unknown>
  ? X
  : Slots extends `${string};${X & string};${string}`
    ? Placed<Slots, Places, "1", null>
    : InPhase<Modulo<X, Count>, T, `${Slots};${X & string};`, Places>;

/** The place of the slot among the banks: it is counted, or is the first there. */
type InPhase<
  At,
  T,
  Slots,
  Places extends string,
> = Places extends `${infer Before};${At & string}=${infer N}@${infer First};${infer After}`
  ? Counted<Plus<N, "1">, At, First, Before, After, Slots>
  : Placed<Slots, `${Places};${At & string}=1@${T & string};`, "1", null>;

/** One more slot at a place that has some. */
type Counted<N, At, First, Before extends string, After extends string, Slots> = Placed<
  Slots,
  `${Before};${At & string}=${N & string}@${First & string};${After}`,
  N,
  [First, At]
>;
