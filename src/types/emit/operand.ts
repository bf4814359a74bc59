import type { Tile } from "./tile.js";

/** The memory of an operand. */
export type MemoryIn<X> = X extends Tile<infer M, unknown, unknown, unknown> ? M : X;

/** The name of an operand, `?` where it is not known. */
export type OperandName<X> =
  MemoryIn<X> extends { readonly name: infer Name extends string } ? (string extends Name ? "?" : Name) : "?";

/** What the elements of an operand are. */
export type ElementIn<X> = MemoryIn<X> extends { readonly element: infer Of } ? Of : never;
