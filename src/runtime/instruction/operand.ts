import type { Operand } from "../../types/instruction/operand.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { extent } from "../layout/shape.js";
import type { OpenTiledMma } from "./tiled.js";

/** Of three things, for M, N and K, the two of an operand. */
export function pick<Value>(operand: Operand, all: readonly Value[]): readonly [Value, Value] {
  const [i, j] = { A: [0, 2], B: [1, 2], C: [0, 1] }[operand] as [number, number];
  return [all[i] as Value, all[j] as Value];
}

/** What an operand is cut by: the copies of the instruction, or what permutes them. */
export function tilerOf(
  operand: Operand,
  { atom, atoms, permutation }: OpenTiledMma,
): readonly (number | AnyLayout)[] {
  const copies = (atoms.shape as readonly IntTuple[]).map(extent);
  const all = atom.mnk.map((size, i) => permutation[i] ?? size * (copies[i] as number));
  return pick(operand, all);
}
