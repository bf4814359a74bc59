import type { Refusal } from "../diagnostic.js";
import type { TiledMma } from "../instruction/tiled-mma.js";
import type { Cosize } from "../layout/cosize.js";
import type { AnyLayout, Layout } from "../layout/layout.js";
import type { Extent } from "../layout/shape.js";
import type { NumeralOf, Product, Quotient } from "../semimodule/integer.js";
import type { Memory } from "./memory.js";

/** The refusal of fragments of an instruction over registers that do not go together; else null. */
export type FragmentsFault<Names extends string, T, A, B, C> = T extends {
  readonly atom: {
    readonly name: `SM${75 | 80}_${string}_${"F16F16F16F16" | "F32F16F16F32"}_TN`;
  };
}
  ? Fragments<Names, FragmentIn<A>, FragmentIn<B>, FragmentIn<C>>
  : null;

/** The refusal of a C that does not hold what a thread, or a subgroup, makes of so many rows and columns; else null. */
export type SumsFault<Operation extends string, Names extends string, T, C, Rows, Columns> =
  T extends TiledMma<
    { readonly name: infer Name; readonly mnk: readonly [infer M, infer N, unknown] },
    Layout<readonly [infer TM, infer TN, unknown], unknown>,
    unknown,
    unknown
  >
    ? Sums<Operation, Names, Name, C, M, N, Product<Parts<Rows, M, TM>, Parts<Columns, N, TN>>>
    : null;

/** How many parts of an instruction and its copies are in an extent. */
type Parts<Size, Of, Copies> = Quotient<Size, Product<NumeralOf<Of>, Extent<Copies>>>;

/** Numbers or whole matrices in C, beside how many are made. */
type Sums<Operation extends string, Names extends string, Name, C, M, N, Made> = Name extends "UniversalFMA"
  ? C extends Memory<"registers", unknown, unknown, Layout<infer S, unknown>, unknown>
    ? Unlike<Operation, Names, Made, Extent<S>, null>
    : null
  : C extends Memory<"matrices", infer Own extends string, unknown, infer L extends AnyLayout, unknown>
    ? L extends Layout<readonly [readonly [infer R0, infer R1], ...unknown[]], unknown>
      ? "?" extends NumeralOf<R0> | NumeralOf<R1> | NumeralOf<M> | NumeralOf<N>
        ? null
        : [R0, R1] extends [M, N]
          ? Unlike<
              Operation,
              Names,
              Made,
              Quotient<NumeralOf<Cosize<L>>, Product<NumeralOf<M>, NumeralOf<N>>>,
              null
            >
          : Refusal<
              Operation,
              Names,
              "argument",
              [Own, `array of matrices of ${M & number} by ${N & number}`]
            >
      : null
    : null;

/** Registers of (values, rows, columns). */
interface Fragment<out Rows, out Columns> {
  readonly fragment: [Rows, Columns];
}

/** The rows and columns of registers, or the name of what has none; of what is not known, and of other memory, null. */
type FragmentIn<X> =
  X extends Memory<"registers", infer Name, unknown, infer L extends AnyLayout, unknown>
    ? L["shape"] extends readonly [unknown, infer Rows, infer Columns]
      ? Fragment<Extent<Rows>, Extent<Columns>>
      : L["shape"] extends infer S
        ? S extends readonly unknown[]
          ? number extends S["length"]
            ? null
            : Name
          : null
        : never
    : null;

type Fragments<Names extends string, A, B, C> = [A, B, C] extends [
  Fragment<infer M, infer K>,
  Fragment<infer N, infer Other>,
  Fragment<infer Rows, infer Columns>,
]
  ? Unlike<
      "emitMma",
      Names,
      M,
      Rows,
      Unlike<"emitMma", Names, N, Columns, Unlike<"emitMma", Names, K, Other, null>>
    >
  : FirstName<[A, B, C]> extends infer Name extends string
    ? Refusal<"emitMma", Names, "argument", [Name, "fragment of (values, rows, columns)"]>
    : null;

type FirstName<All> = All extends readonly [infer Head, ...infer Rest]
  ? Head extends string
    ? Head
    : Head extends null
      ? null
      : FirstName<Rest>
  : null;

/** The refusal of two sizes that differ; else what comes next. */
type Unlike<Operation extends string, Names extends string, X, Y, Next> = X extends string
  ? Y extends string
    ? "?" extends X | Y
      ? Next
      : X extends Y
        ? Next
        : Refusal<Operation, Names, "sizes", [X, Y]>
    : Next
  : Next;
