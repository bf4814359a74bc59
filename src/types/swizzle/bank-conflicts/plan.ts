import type { Coalesce } from "../../algebra/coalesce.js";
import type { Composition } from "../../algebra/composition.js";
import type { AnyLayout, ComposedLayout, Layout } from "../../layout/layout.js";
import type { At } from "../../layout/mapping.js";
import type { Extent } from "../../layout/shape.js";
import type { TextOf } from "../../layout/text.js";
import type { NumeralOf, Order, Product, Quotient, ValueOf } from "../../semimodule/integer.js";

/**
 * An access that the compiler can follow: `Threads` threads, that `R` takes each to the first of `Values` elements of
 * `Bytes` bytes. The memory is cut into slots of `Slot` bytes that one thread takes, over `Banks` banks each; the banks
 * hold `Count` of them at once. All are numerals.
 */
export interface Plan<out R, out Threads, out Values, out Bytes, out Slot, out Banks, out Count> {
  readonly plan: [R, Threads, Values, Bytes, Slot, Banks, Count];
}

/** The plan of an access, of unions one for each; `?` where the run time has to see. */
export type PlanOf<L, A, O> = L extends unknown
  ? A extends Layout<infer S, unknown>
    ? O extends unknown
      ? Planned<S, L, A, O>
      : never
    : never
  : never;

/** Threads alone, or threads and values, of which there may be just one; other shapes are left to the run time. */
type Planned<S, L, A, O> = [S] extends [readonly [infer Threads, infer Values]]
  ? Extent<Values> extends "1"
    ? Scalars<Over<L, A>, Extent<Threads>, L, A, O>
    : Vectors<Over<L, A>, Extent<Threads>, Extent<Values>, O>
  : [S] extends [readonly [unknown] | number]
    ? Scalars<Over<L, A>, Extent<S>, L, A, O>
    : "?";

/** The layout from threads and values to elements, where there is one. */
type Over<L, A> =
  L extends ComposedLayout<infer Outer, infer Offset, infer Inner>
    ? [Offset] extends [0]
      ? After<Outer, Composition<Inner, A>>
      : null
    : Composition<L, A>;

/** The outer layout over what the inner one makes of the access. */
type After<Outer, Within> = Within extends AnyLayout ? Composition<Outer, Within> : null;

/** Where there is none, each thread goes through the access first and then through what it accesses. */
type Scalars<R, Threads, L, A, O> = Sized<R extends AnyLayout ? R : Chain<L, A>, Threads, "1", O>;

/** Two layouts, one after the other, that have no composition. */
interface Chain<out L, out A> {
  readonly chain: [L, A];
}

/** The element that a thread comes to first. */
export type ElementAt<R, T> = R extends Chain<infer L, infer A> ? At<L, [At<A, [T]>]> : At<R, [T]>;

/** A vector starts at its first value where all values lie side by side from that on. */
type Vectors<R, Threads, Values, O> =
  R extends Layout<readonly [infer S, infer VS], readonly [infer D, infer VD]>
    ? RunOf<Coalesce<Layout<VS, VD>>> extends infer Run
      ? Run extends "?"
        ? "?"
        : Sized<Run extends Values ? Layout<S, D> : Apart<Run>, Threads, Values, O>
      : never
    : "?";

/** What takes threads to vectors whose values do not all lie side by side, but only so many. */
export interface Apart<out Run> {
  readonly run: Run;
}

/** How many values lie side by side from the first on, `?` where that is not known. */
type RunOf<V> =
  V extends Layout<infer S, infer D>
    ? S extends readonly [infer S0, ...unknown[]]
      ? D extends readonly [infer D0, ...unknown[]]
        ? RunOf<Layout<S0, D0>>
        : "?"
      : D extends 1 | "f1"
        ? NumeralOf<S>
        : TextOf<D> extends "?"
          ? "?"
          : "1"
    : "?";

/** A number of threads that is one of several is not known, for the numeral of a union is not. */
type Sized<R, Threads, Values, O> =
  Order<NumeralOf<ValueOf<Threads>>, "64"> extends "<" | "="
    ? InMemory<
        R,
        Threads,
        Values,
        Option<O, "banks", "32">,
        Option<O, "bankBytes", "4">,
        Option<O, "elementBytes", "4">
      >
    : "?";

/** An option that may be left out is not known. */
type Option<O, Name, Left> = Name extends keyof O
  ? undefined extends O[Name]
    ? "?"
    : NumeralOf<O[Name]>
  : Left;

/** What one thread takes is compared with the width of a bank. */
type InMemory<R, Threads, Values, Banks, Width, Bytes> = Cut<
  Order<Product<Values, Bytes>, Width>,
  Product<Values, Bytes>,
  R,
  Threads,
  Values,
  Bytes,
  Banks,
  Width
>;

/**
 * A slot is what a thread takes, or a word where that is more. (Where the plan is handed on as one, to be looked at again, the
 * compiler gives up: TS2589.)
 */
type Cut<O, Taken, R, Threads, Values, Bytes, Banks, Width> = O extends "<"
  ? Whole<Quotient<Width, Taken>> extends true
    ? PlanWith<R, Threads, Values, Bytes, Width, "1", Banks>
    : "?"
  : O extends "=" | ">"
    ? PlanWith<
        R,
        Threads,
        Values,
        Bytes,
        Taken,
        Quotient<Taken, Width>,
        Quotient<Product<Banks, Width>, Taken>
      >
    : "?";

/** The plan, where its counts come out whole. */
type PlanWith<R, Threads, Values, Bytes, Slot, Banks, Count> = [Whole<Banks>, Whole<Count>] extends [
  true,
  true,
]
  ? Plan<R, Threads, Values, Bytes, Slot, Banks, Count>
  : "?";

/** Whether a quotient is a positive integer that is known. */
type Whole<N> = N extends null | "?" | "!" | "0" | `-${string}` ? false : true;
