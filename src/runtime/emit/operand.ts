import type { Memory } from "../../types/emit/memory.js";
import type { Symbolic } from "../../types/emit/symbol.js";
import type { Tile } from "../../types/emit/tile.js";
import type { AnyMapping } from "../../types/layout/layout.js";
import type { Fail } from "../diagnostic.js";
import { isTuple } from "../layout/htuple.js";
import { extent } from "../layout/shape.js";
import { show } from "../layout/text.js";
import { isMemory } from "./memory.js";
import { isSymbolic, termOf } from "./symbol.js";
import { isTile, sizesOf } from "./tile.js";

/** A side of what is emitted: memory whose shape is known, or a tile of memory whose shape is not. */
export type Operand = Memory | Tile;

/** `x` where it is one. */
export function operandIn(x: unknown, fail: Fail): Operand {
  if (isTile(x)) return x;
  if (!isMemory(x)) return fail("argument", show(x), "memory or tile of a kernel");
  return x.space === "global" ? fail("argument", x.name, "tile of a kernel's memory, as tileOf makes") : x;
}

/** The memory of an operand. */
export function memoryOf(operand: Operand): Memory {
  return isTile(operand) ? operand.memory : (operand as Memory);
}

/** The extents of an operand, mode by mode; of registers a thread has but a part, so they have none. */
export function extentsOf(operand: Operand): readonly number[] | undefined {
  if (isTile(operand)) return operand.extents;
  if (memoryOf(operand).space === "registers") return undefined;
  const shape = ((operand as Memory).layout as AnyMapping).shape;
  return isTuple(shape) ? shape.map(extent) : [shape];
}

/** The variables that say which tile. */
export function variablesIn(operand: Operand): readonly string[] {
  return isTile(operand) ? operand.at : [];
}

/** The symbols in the layout of an operand. */
function symbolsIn(operand: Operand, fail: Fail): readonly Symbolic[] {
  if (!isTile(operand)) return [];
  const { shape, stride } = sizesOf(operand.memory, fail);
  return [...shape, ...stride].filter(isSymbolic);
}

/** The names of the symbols in some operands, which have a bound and are the same in all. */
export function symbolNames(operands: readonly Operand[], fail: Fail): readonly string[] {
  const known = new Map<string, Symbolic>();
  for (const operand of operands)
    for (const symbol of symbolsIn(operand, fail)) {
      termOf(symbol, fail);
      const { name, multipleOf, most } = known.get(symbol.name) ?? symbol;
      if (symbol.multipleOf !== multipleOf || symbol.most !== most)
        fail("argument", name, `one symbol: it is another in ${memoryOf(operand).name}`);
      known.set(name, symbol);
    }
  return [...known.keys()];
}

/** The name of an operand, as a message shows it. */
export function nameOf(x: unknown): string {
  const name =
    (x as { memory?: { name?: unknown }; name?: unknown } | null)?.memory?.name ?? (x as any)?.name;
  return typeof name === "string" ? name : show(x);
}
