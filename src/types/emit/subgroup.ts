import type { Refusal } from "../diagnostic.js";
import type { MmaAtom } from "../instruction/atom.js";
import type { TiledMma } from "../instruction/tiled-mma.js";
import type { ComposedLayout, Layout } from "../layout/layout.js";
import type { NumeralOf, Order, Quotient } from "../semimodule/integer.js";
import type { HasFeature } from "./feature.js";
import type { BitsOf, Memory } from "./memory.js";
import type { SubgroupMatrixConfig } from "./subgroup-matrix.js";
import type { Symbolic } from "./symbol.js";
import type { DividesSize, TextOfSize } from "./symbolic-layout.js";
import type { Tile } from "./tile.js";

/** An instruction of subgroup matrices: its name, what it multiplies and makes, and its sizes; of another it is null. */
export type SubgroupOf<T> =
  T extends TiledMma<infer Atom, unknown, infer P, unknown>
    ? Atom extends MmaAtom<
        `subgroup_matrix_${infer Size}_${infer Of}_${infer Result}`,
        readonly [infer M, infer N, infer K],
        unknown,
        unknown,
        unknown,
        unknown,
        unknown,
        unknown,
        unknown,
        unknown,
        unknown
      >
      ? {
          readonly name: `subgroup_matrix_${Size}_${Of}_${Result}`;
          readonly of: Of;
          readonly result: Result;
          readonly sizes: [M, N, K];
          readonly permutation: P;
        }
      : null
    : null;

/** The refusal of subgroup matrices that the kernel has no feature for, or the device no configuration; else null. */
export type ConfigurationFault<Operation extends string, Operands extends string, S, O> = S extends {
  readonly name: infer Name extends string;
  readonly of: infer Of;
  readonly result: infer Result;
  readonly sizes: readonly [infer M, infer N, infer K];
}
  ? O extends { readonly language: "cuda" }
    ? Refusal<Operation, Operands, "argument", [Name, "instruction of cuda"]>
    : O extends { readonly language: "wgsl" }
      ? HasFeature<O, "chromium-experimental-subgroup-matrix" | "subgroup-matrix"> extends true
        ? O extends { readonly subgroupMatrixConfigs: infer All extends readonly unknown[] }
          ? IsAmong<All, { componentType: Of; resultComponentType: Result; M: M; N: N; K: K }> extends true
            ? null
            : Refusal<Operation, Operands, "argument", [Name, "configuration of the device"]>
          : null
        : Refusal<
            Operation,
            Operands,
            "argument",
            [Name, "instruction of wgsl without the feature chromium-experimental-subgroup-matrix"]
          >
      : null
  : null;

/** Whether a configuration is among some; where these are not literal, it may be. */
type IsAmong<All extends readonly unknown[], One> = number extends All["length"]
  ? true
  : All extends readonly [infer First, ...infer Rest]
    ? SubgroupMatrixConfig extends First
      ? true
      : First extends One
        ? true
        : IsAmong<Rest, One>
    : false;

/** Why an operand has no matrices of so many rows and columns: a code and its values; else null. */
export type MatrixFault<X, Sizes, P> =
  X extends Tile<Memory<"global", infer Name, infer Of, infer L, infer Vector>, unknown, unknown, infer Edges>
    ? Edge<Edges, Sizes, L> extends readonly [infer Tiled, infer Size]
      ? ["straddle", Tiled, Size]
      : L extends { readonly shape: readonly unknown[]; readonly stride: infer D }
        ? Lying<Name, Of, Vector, D, Sizes, P>
        : null
    : X extends Memory<"shared", infer Name, infer Of, infer L, infer Vector>
      ? L extends ComposedLayout<infer _, unknown, infer _>
        ? ["argument", Name, "memory whose rows or columns lie side by side"]
        : L extends Layout<readonly [number, number], infer D>
          ? Lying<Name, Of, Vector, D, Sizes, P>
          : null
      : null;

/** The first mode along which an edge may cut a matrix: the extent of the matrix, and the size. */
type Edge<Edges, Sizes, L> = Edges extends readonly [infer First, ...infer Rest]
  ? Sizes extends readonly [infer Of, ...infer More]
    ? L extends { readonly shape: readonly [infer Size, ...infer Others] }
      ? First extends true
        ? DividesSize<Of, Size> extends false
          ? [NumeralOf<Of>, TextOfSize<Size>]
          : Edge<Rest, More, { readonly shape: Others }>
        : Edge<Rest, More, { readonly shape: Others }>
      : null
    : null
  : null;

/** Rows or columns lie side by side, apart by what is known to be as much, and in whole pieces of 16 bytes. */
type Lying<Name, Of, Vector, D, Sizes, P> = Vector extends 1
  ? P extends readonly (number | null)[]
    ? D extends readonly [infer D0, infer D1]
      ? Sizes extends readonly [infer First, infer Second]
        ? D1 extends 1
          ? Apart<D0, NumeralOf<Second>, Of>
          : D0 extends 1
            ? Apart<D1, NumeralOf<First>, Of>
            : "?" extends NumeralOf<D0> | NumeralOf<D1>
              ? null
              : ["argument", Name, "memory whose rows or columns lie side by side"]
        : null
      : null
    : null
  : number extends Vector
    ? null
    : ["argument", Name, "memory of single elements"];

type Apart<D, Minor, Of> =
  NumeralOf<D extends Symbolic<string, infer MultipleOf> ? MultipleOf : D> extends infer By
    ? "?" extends By | Minor
      ? null
      : Order<By, Minor> extends "<"
        ? ["minor", TextOfSize<D>, Minor]
        : Piece<Of, Minor> extends infer Unit
          ? Quotient<By, Unit> extends null
            ? ["alignment", Unit, TextOfSize<D>]
            : null
          : null
    : null;

/** How many elements 16 bytes are, or a whole row or column that is less. */
type Piece<Of, Minor> = Of extends keyof BitsOf
  ? (BitsOf[Of] extends 16 ? "8" : "4") extends infer Most
    ? Order<Minor, Most> extends "<"
      ? Minor
      : Most
    : never
  : "1";

/** The refusal of a fault. */
export type ToldOfMatrices<
  Operation extends string,
  Operands extends string,
  Fault,
> = Fault extends readonly [
  infer Code extends "argument" | "straddle" | "minor" | "alignment",
  infer A extends string,
  infer B extends string,
]
  ? Refusal<Operation, Operands, Code, [A, B]>
  : null;
