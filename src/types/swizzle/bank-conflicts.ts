import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Code, LayoutError, Refusal } from "../diagnostic.js";
import type { AnyComposedLayout, AnyLayout, TextOfLayout } from "../layout/layout.js";
import type { Scan, Scanned, VectorFault } from "./bank-conflicts/scan.js";

/** What is accessed: a layout of shared memory, with its offsets in elements. */
export type AnyMemory = AnyLayout | AnyComposedLayout;

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
 * known, nor for vectors where composition with the access is refused. Refused are vectors whose values do not lie side by
 * side, or are not aligned; what else an access must not be is left to the run time.
 * @example BankConflicts<Layout<[32, 32], [32, 1]>, Layout<32, 1>> // Conflicts<32, [32]>
 * @example BankConflicts<Layout<[32, 32], [33, 1]>, Layout<32, 1>> // Conflicts<1, [1]>
 */
export type BankConflicts<L, A, O = {}> =
  NoInfer<ComputedConflicts<L, A, O>> extends infer Made | MadeOf<"bankConflicts", L, A, O> ? Made : never;

type ComputedConflicts<L, A, O> = L extends unknown
  ? A extends unknown
    ? Figures<Scan<L, A, O>, L, A>
    : never
  : never;

/** What a user sees of a scan, numbers where the compiler does not follow it. */
type Figures<R, L, A> =
  R extends Scanned<infer Degree, infer Phases, unknown>
    ? Conflicts<Degree, Phases>
    : R extends VectorFault<infer C extends Code, infer Values extends string[]>
      ? AccessRefusal<"bankConflicts", L, A, C, Values>
      : Conflicts;

type AccessRefusal<Operation extends string, L, A, C extends Code, Values extends string[]> = Refusal<
  Operation,
  `${Clip<TextOfLayout<L>>}, ${Clip<TextOfLayout<A>>}`,
  C,
  Values
>;

/** The refusal of an access that has bank conflicts as far as the compiler knows; else `null`. */
export type ConflictFree<L, A, O = {}> =
  NoInfer<ComputedConflictFree<L, A, O>> extends infer Made | MadeOf<"conflictFree", L, A, O> ? Made : never;

type ComputedConflictFree<L, A, O> = L extends unknown
  ? A extends unknown
    ? Free<Scan<L, A, O>, L, A>
    : never
  : never;

/** The first conflict that the compiler has seen, if there is one. */
type Free<R, L, A> =
  R extends Scanned<unknown, unknown, [infer First, infer Second, infer Bank]>
    ? AccessRefusal<"conflictFree", L, A, "bank", [First & string, Second & string, Bank & string]>
    : R extends VectorFault<infer C extends Code, infer Values extends string[]>
      ? AccessRefusal<"conflictFree", L, A, C, Values>
      : null;

/** The degree of a result; of a union that of those members that are no refusal. (What `NoInfer` holds is not distributed.) */
export type ResultDegree<R> = [R] extends [LayoutError]
  ? never
  : [R] extends [Conflicts<infer Degree, unknown> | LayoutError]
    ? Degree
    : never;

/** The degrees of a result phase by phase, see {@link ResultDegree}. */
export type ResultPhases<R> = [R] extends [LayoutError]
  ? never
  : [R] extends [Conflicts<unknown, infer Phases> | LayoutError]
    ? Phases
    : never;
