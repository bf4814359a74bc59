import type { MadeOf } from "../diagnostic/made-of.js";
import type { Refusal } from "../diagnostic.js";
import type { NumeralOf, Quotient, ValueOf } from "../semimodule/integer.js";
import type { KernelSize, Symbolic } from "./symbol.js";

/** A layout of flat modes whose extents and strides may be symbols: memory whose size a kernel is told as it runs. */
export interface SymbolicLayout<out Shape = readonly KernelSize[], out Stride = readonly KernelSize[]> {
  readonly shape: Shape;
  readonly stride: Stride;
}

/** What `symbolicLayout(shape, stride)` makes, or why it makes none. */
export type SymbolicLayoutOf<Shape, Stride> =
  NoInfer<ComputedSymbolicLayoutOf<Shape, Stride>> extends
    | infer Made
    | MadeOf<"symbolicLayoutOf", Shape, Stride>
    ? Made
    : never;

type ComputedSymbolicLayoutOf<Shape, Stride> = Shape extends readonly unknown[]
  ? Stride extends readonly unknown[]
    ? number extends Shape["length"] | Stride["length"]
      ? SymbolicLayout
      : Nested<[...Shape, ...Stride]> extends infer Tuple
        ? Tuple extends readonly unknown[]
          ? Refused<Shape, Stride, "argument", [TextOfSize<Tuple>, "size of a flat mode"]>
          : Shape["length"] extends Stride["length"]
            ? SymbolicLayout<Bare<Shape>, Bare<Stride>>
            : Refused<Shape, Stride, "congruence", [TextOfSizes<Shape>, TextOfSizes<Stride>]>
        : never
    : never
  : never;

type Refused<Shape, Stride, C extends "argument" | "congruence", Values extends string[]> = Refusal<
  "symbolicLayout",
  `${TextOfSizes<Shape>}:${TextOfSizes<Stride>}`,
  C,
  Values
>;

/** The first mode that is a tuple: the modes of memory that a kernel is told the size of are flat. */
type Nested<Sizes> = Sizes extends readonly [infer First, ...infer Rest]
  ? First extends readonly unknown[]
    ? First
    : Nested<Rest>
  : null;

type Bare<Sizes extends readonly unknown[]> = { -readonly [I in keyof Sizes]: LeafOf<Sizes[I]> };

/** A size as it is known: a symbol, or a number. */
type LeafOf<N> = 0 extends 1 & N ? KernelSize : [N] extends [number] ? ValueOf<NumeralOf<N>> : N;

/** Sizes as a message shows them. */
export type TextOfSizes<Sizes> = Sizes extends readonly [infer First, ...infer Rest]
  ? `(${TextOfSize<First>}${TextOfMore<Rest>})`
  : "()";

type TextOfMore<Sizes> = Sizes extends readonly [infer First, ...infer Rest]
  ? `,${TextOfSize<First>}${TextOfMore<Rest>}`
  : "";

/** A size as a message shows it, `?` where it is not known. */
export type TextOfSize<Of> =
  Of extends Symbolic<infer Name>
    ? string extends Name
      ? "?"
      : Name & string
    : Of extends readonly unknown[]
      ? TextOfSizes<Of>
      : NumeralOf<Of> & string;

/** Whether a number divides a size whatever it is: `boolean` where that is not known. */
export type DividesSize<By, Of> =
  Of extends Symbolic<string, infer MultipleOf> ? Exact<MultipleOf, By> : Exact<Of, By>;

type Exact<Of, By> = "?" extends NumeralOf<Of> | NumeralOf<By>
  ? boolean
  : Quotient<NumeralOf<Of>, NumeralOf<By>> extends null
    ? false
    : true;
