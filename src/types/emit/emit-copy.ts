import type { Composition } from "../algebra/composition.js";
import type { MadeOf } from "../diagnostic/made-of.js";
import type { LayoutError, Refusal } from "../diagnostic.js";
import type { AssertDestination, AssertSource } from "../instruction/assert-copy.js";
import type { ConflictFreeBy } from "../instruction/conflicts.js";
import type { TvDestination, TvSource } from "../instruction/copy-tv.js";
import type { TiledCopy } from "../instruction/tiled-copy.js";
import type { AnyLayout, AnyMapping, Layout } from "../layout/layout.js";
import type { Extent } from "../layout/shape.js";
import type { NumeralOf, Quotient } from "../semimodule/integer.js";
import type { HalfFault } from "./feature.js";
import type { NameFault, Target } from "./identifier.js";
import type { MeansFault } from "./means.js";
import type { ElementFault, Memory } from "./memory.js";
import type { ElementIn, OperandName } from "./operand.js";
import type { RegistersFault } from "./own-registers.js";
import type { OptionOf, Symbolic } from "./symbol.js";
import type { SymbolicLayout } from "./symbolic-layout.js";
import type { Tile } from "./tile.js";

/** What is emitted: a function, the names of its parameters in order, and its text. */
export interface Emitted<out Name = string, out Language = Target> {
  readonly name: Name;
  readonly language: Language;
  readonly parameters: readonly string[];
  readonly text: string;
}

/** How a copy is emitted. */
export interface CopyOptions {
  readonly language: Target;
  /** Of the function, by default `copy`. */
  readonly name?: string;
  /** What lies outside of a ragged source: it comes as zeros, or what is there stays, which is the default. */
  readonly outside?: "zero" | "stay";
  /** Whether bank conflicts of shared memory are refused. */
  readonly conflicts?: "refuse" | "allow";
  /** Features of WebGPU that the kernel has. */
  readonly features?: readonly string[];
}

/** What `emitCopy(from, to, tiled, options)` makes, or why it makes none. */
export type EmitCopy<From, To, T, O> =
  NoInfer<ComputedEmitCopy<From, To, T, O>> extends infer Made | MadeOf<"emitCopy", From, To, T, O>
    ? Made
    : never;

type ComputedEmitCopy<From, To, T, O> = "emitCopy" extends "emitCopy" & O
  ? Emitted
  : Copied<From, To, T, O, `${OperandName<From>}, ${OperandName<To>}`>;

type Copied<From, To, T, O, Names extends string> = First<
  [
    NameFault<"emitCopy", OptionOf<O, "name", "copy">, Names>,
    [From, To] extends [Memory<"registers", unknown>, Memory<"registers", unknown>]
      ? Refusal<"emitCopy", Names, "argument", ["a copy of registers to registers", "copy that is emitted"]>
      : null,
    Unlike<From, To, T, Names>,
    Accessed<From> extends infer L extends AnyMapping ? AssertSource<T, L> : null,
    Accessed<To> extends infer L extends AnyMapping ? AssertDestination<T, L> : null,
    O extends { readonly conflicts: "refuse" } ? Conflicts<TvSource<T>, From, T> : null,
    O extends { readonly conflicts: "refuse" } ? Conflicts<TvDestination<T>, To, T> : null,
    Unbounded<Names, [...SizesOf<From>, ...SizesOf<To>]>,
    HalfFault<"emitCopy", Names, ElementIn<From> | ElementIn<To>, O>,
    MeansFault<Names, From, To, T, O>,
    RegistersFault<Names, From, "source", T, ExtentsOf<To>>,
    RegistersFault<Names, To, "destination", T, ExtentsOf<From>>,
  ],
  Emitted<OptionOf<O, "name", "copy">, OptionOf<O, "language", Target>>
>;

/** The first refusal among what may be one; else an answer. */
export type First<Faults, Otherwise> = Faults extends readonly [infer Fault, ...infer Rest]
  ? Fault extends LayoutError
    ? Fault
    : First<Rest, Otherwise>
  : Otherwise;

/** The tiles have the same extents, the copy divides them, and its elements are theirs. */
type Unlike<From, To, T, Names extends string> =
  T extends TiledCopy<unknown, unknown, infer Tiler, unknown, infer Bits>
    ? Differing<ExtentsOf<From>, ExtentsOf<To>> extends [infer A extends string, infer B extends string]
      ? Refusal<"emitCopy", Names, "sizes", [A, B]>
      : Uneven<ExtentsOf<ExtentsOf<From> extends readonly unknown[] ? From : To>, Tiler> extends [
            infer Size extends string,
            infer By extends string,
          ]
        ? Refusal<"emitCopy", Names, "divisibility", [Size, By]>
        : First<
            [
              ElementFault<"emitCopy", Names, ElementIn<From>, Bits>,
              ElementFault<"emitCopy", Names, ElementIn<To>, Bits>,
            ],
            null
          >
    : null;

/** What is accessed as a layout: of a tile its extents, and of each stride what it is a multiple of; registers take anything. */
type Accessed<X> =
  X extends Tile<infer M, infer Extents, unknown, unknown>
    ? Extract<Layout<Extents, Divisors<Extents, StrideOf<M>>>, AnyLayout>
    : X extends Memory<"shared", unknown, unknown, infer L extends AnyMapping, unknown>
      ? L
      : null;

type StrideOf<M> = M extends { readonly layout: { readonly stride: infer D } }
  ? D extends readonly unknown[]
    ? D
    : [D]
  : unknown;

type Divisors<Extents, D> = {
  -readonly [I in keyof Extents]: I extends keyof D ? DivisorOf<D[I]> : number;
};

type DivisorOf<Of> = Of extends Symbolic<string, infer MultipleOf> ? MultipleOf : Of;

/** Bank conflicts of the side that is in shared memory. */
type Conflicts<Tv, X, T> =
  X extends Memory<"shared", unknown, unknown, infer L, unknown>
    ? T extends TiledCopy<infer A, unknown, infer Tiler, unknown, unknown>
      ? ConflictFreeBy<Composition<L, Tiler>, Tv, A>
      : null
    : null;

/** The extents of a tile's memory, then its strides. */
type SizesOf<X> =
  X extends Tile<Memory<"global", unknown, unknown, infer L>, unknown, unknown, unknown>
    ? L extends SymbolicLayout<infer S extends readonly unknown[], infer D extends readonly unknown[]>
      ? [...S, ...D]
      : []
    : [];

/** The first symbol without a bound. */
type Unbounded<Names extends string, Sizes> = Sizes extends readonly [infer Size, ...infer Rest]
  ? Size extends Symbolic<infer Name, unknown, infer Most>
    ? undefined extends Most
      ? number extends Most
        ? Unbounded<Names, Rest>
        : Refusal<"emitCopy", Names, "unbounded", [Name & string]>
      : Unbounded<Names, Rest>
    : Unbounded<Names, Rest>
  : null;

/** The extents of an operand as numerals, mode by mode. */
type ExtentsOf<X> =
  X extends Tile<unknown, infer Extents, unknown, unknown>
    ? Numerals<Extents>
    : X extends Memory<"shared", unknown, unknown, infer L extends AnyMapping, unknown>
      ? Numerals<L["shape"]>
      : unknown;

type Numerals<Shape> = Shape extends readonly unknown[]
  ? { -readonly [I in keyof Shape]: Extent<Shape[I]> }
  : [Extent<Shape>];

/** The first extents that differ. */
type Differing<A, B> = A extends readonly [infer X, ...infer Xs]
  ? B extends readonly [infer Y, ...infer Ys]
    ? "?" extends X | Y
      ? Differing<Xs, Ys>
      : X extends Y
        ? Differing<Xs, Ys>
        : [X, Y]
    : null
  : null;

/** The first extent that the tile of the copy does not divide. */
type Uneven<Sizes, Tiler> = Sizes extends readonly [infer Size, ...infer Rest]
  ? Tiler extends readonly [infer By, ...infer More]
    ? By extends number
      ? Quotient<Size, NumeralOf<By>> extends null
        ? [Size, NumeralOf<By>]
        : Uneven<Rest, More>
      : Uneven<Rest, More>
    : null
  : null;
