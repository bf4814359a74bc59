import type { MadeOf } from "../diagnostic/made-of.js";
import type { Refusal } from "../diagnostic.js";
import type { TileShape } from "../instruction/tiled-mma.js";
import type { AnyLayout, ComposedLayout, Layout } from "../layout/layout.js";
import type { Extent } from "../layout/shape.js";
import type { NumeralOf, Quotient } from "../semimodule/integer.js";
import type { Emitted, First } from "./emit-copy.js";
import type { HalfFault } from "./feature.js";
import type { FragmentsFault, SumsFault } from "./fragments.js";
import type { NameFault, Target } from "./identifier.js";
import type { Memory } from "./memory.js";
import type { ElementIn, OperandName } from "./operand.js";
import type { ConfigurationFault, MatrixFault, SubgroupOf, ToldOfMatrices } from "./subgroup.js";
import type { SubgroupMatrixConfig } from "./subgroup-matrix.js";
import type { OptionOf } from "./symbol.js";
import type { Tile } from "./tile.js";

/** How a multiplication is emitted. */
export interface MmaOptions {
  readonly language: Target;
  /** Of the function, by default `multiply`. */
  readonly name?: string;
  /** Features of WebGPU that the kernel has. */
  readonly features?: readonly string[];
  /** What subgroup matrices the device has, as its adapter says in `info`; where this is left out, that is not looked at. */
  readonly subgroupMatrixConfigs?: readonly SubgroupMatrixConfig[];
}

/** What `emitMma(tiled, a, b, c, options)` makes, or why it makes none. */
export type EmitMma<T, A, B, C, O> =
  NoInfer<ComputedEmitMma<T, A, B, C, O>> extends infer Made | MadeOf<"emitMma", T, A, B, C, O>
    ? Made
    : never;

type ComputedEmitMma<T, A, B, C, O> = "emitMma" extends "emitMma" & O
  ? Emitted
  : First<
      [
        NameFault<"emitMma", OptionOf<O, "name", "multiply">, Names<A, B, C>>,
        Told<Fitting<TileShape<T>, ShapeIn<A>, ShapeIn<B>>, Names<A, B, C>>,
        HalfFault<"emitMma", Names<A, B, C>, ElementIn<A> | ElementIn<B> | ElementIn<C>, O>,
        OfSubgroup<SubgroupOf<T>, A, B, Names<A, B, C>, O>,
        FragmentsFault<Names<A, B, C>, T, A, B, C>,
        Made<T, ShapeIn<A>, ShapeIn<B>, C, Names<A, B, C>>,
      ],
      Emitted<OptionOf<O, "name", "multiply">, OptionOf<O, "language", Target>>
    >;

type Names<A, B, C> = `${OperandName<A>}, ${OperandName<B>}, ${OperandName<C>}`;

/** C holds what is made of the rows of A and of B. */
type Made<T, A, B, C, Operands extends string> = A extends readonly [infer Rows, unknown]
  ? B extends readonly [infer Columns, unknown]
    ? SumsFault<"emitMma", Operands, T, C, Rows, Columns>
    : null
  : null;

/** Of subgroup matrices: there are such, and the operands hold whole ones. */
type OfSubgroup<S, A, B, Operands extends string, O> = S extends {
  readonly sizes: readonly [infer M, infer N, infer K];
  readonly permutation: infer P;
}
  ? First<
      [
        ConfigurationFault<"emitMma", Operands, S, O>,
        ToldOfMatrices<"emitMma", Operands, MatrixFault<A, [M, K], P>>,
        ToldOfMatrices<"emitMma", Operands, MatrixFault<B, [N, K], P>>,
      ],
      null
    >
  : null;

type Told<Fault, Operands extends string> = Fault extends [
  infer C extends "sizes" | "divisibility",
  infer X extends string,
  infer Y extends string,
]
  ? Refusal<"emitMma", Operands, C, [X, Y]>
  : null;

/** The extents of an operand over two modes, as numerals. */
export type ShapeIn<X> =
  X extends Tile<unknown, readonly [infer S0, infer S1], unknown, unknown>
    ? [NumeralOf<S0>, NumeralOf<S1>]
    : InMemory<X>;

type InMemory<X> =
  X extends Memory<"shared", unknown, unknown, Layout<readonly [infer S0, infer S1], unknown>, unknown>
    ? [Extent<S0>, Extent<S1>]
    : X extends Memory<"shared", unknown, unknown, ComposedLayout<AnyLayout, unknown, infer Inner>, unknown>
      ? Inner extends Layout<readonly [infer S0, infer S1], unknown>
        ? [Extent<S0>, Extent<S1>]
        : unknown
      : unknown;

/** A and B have the same K, and the tile of the instruction divides all three extents. */
type Fitting<Tile, A, B> = Tile extends readonly [infer TM, infer TN, infer TK]
  ? A extends [infer M, infer K]
    ? B extends [infer N, infer Other]
      ? K extends Other
        ? Dividing<[[M, NumeralOf<TM>], [N, NumeralOf<TN>], [K, NumeralOf<TK>]]>
        : "?" extends K | Other
          ? null
          : ["sizes", K, Other]
      : null
    : null
  : null;

type Dividing<Pairs> = Pairs extends [[infer Size, infer By], ...infer Rest]
  ? Quotient<Size, By> extends null
    ? ["divisibility", Size, By]
    : Dividing<Rest>
  : null;
