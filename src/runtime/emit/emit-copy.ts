import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { CopyOptions, EmitCopy } from "../../types/emit/emit-copy.js";
import type { LocalMemory } from "../../types/emit/memory.js";
import type { AnyTile } from "../../types/emit/tile.js";
import type { TiledCopy } from "../../types/instruction/tiled-copy.js";
import { exactly, type Fail, failing } from "../diagnostic.js";
import type { OpenTiledCopy } from "../instruction/tiled.js";
import { coordinatesOf } from "./access.js";
import { refuseConflicts, refuseScattered, refuseUncovered, refuseUneven } from "./check.js";
import { type Copy, copyStatements } from "./copy.js";
import { emitted, targetIn } from "./emitted.js";
import { Names, nameIn } from "./identifier.js";
import { bitsOf } from "./memory.js";
import { extentsOf, memoryOf, nameOf, type Operand, operandIn, symbolNames, variablesIn } from "./operand.js";

/**
 * The copy of a tile as the function that one thread runs: loads and stores of whole vectors, what their offsets share computed
 * once, and guards where a tile may reach past the end, nowhere else. Barriers are the caller's. It is checked as it is built:
 * every element is written once, the values of an access lie side by side and are aligned, no access is cut by an edge, and
 * there are no bank conflicts if `conflicts` is `"refuse"`. The thread, the variables of the tiles and the symbols are its
 * parameters, after registers, and in CUDA after all memory.
 * @param from memory or a tile that is read
 * @param to memory or a tile that is written
 * @param tiled of `tiledCopy`
 * @param options the language, a name, and what becomes of what lies outside
 * @returns the function
 * @throws LayoutError: alignment, apart, argument, divisibility, elements, held, sizes, straddle, unbounded, unheld
 * @law run a thread after another, every element is moved once, and nothing past an edge is touched
 *   (test/emit/emit-copy.test.ts)
 * @see {@link tileOf}
 * @example emitCopy(sharedMemory("a", { element: "f32", layout: layout("(4,4):(4,1)") }), sharedMemory("b", { element: "f32", layout: layout("(4,4):(1,4)") }), tiledCopy(copyAtom("UniversalCopy<u32>"), layout("(4,4):(4,1)"), layout("(1,1)"), { elementBits: 32 }), { language: "wgsl" }).text // "fn copy(thread: u32) {\n  let b_at = (thread & 3u) * 4u + (thread >> 2u);\n  let v = a[thread];\n  b[b_at] = v;\n}"
 */
export function emitCopy<
  From extends AnyTile | LocalMemory,
  To extends AnyTile | LocalMemory,
  T extends TiledCopy<unknown, unknown>,
  const O extends CopyOptions,
>(
  from: From,
  to: To,
  tiled: Accepted<T, EmitCopy<From, To, T, O>>,
  options: O,
): Answer<EmitCopy<From, To, T, O>>;

export function emitCopy(source: any, target: any, tiled: any, options: any): unknown {
  const fail = failing("emitCopy", () => `${nameOf(source)}, ${nameOf(target)}`);
  const name = nameIn(options.name === undefined ? "copy" : options.name, fail);
  const [from, to] = [operandIn(source, fail), operandIn(target, fail)];
  const tile = tileIn(from, to, tiled, fail);
  const sides = [
    [from, "source"],
    [to, "destination"],
  ] as const;
  const coordinates = {
    source: coordinatesOf(tiled, "source", tile),
    destination: coordinatesOf(tiled, "destination", tile),
  };
  for (const [operand, side] of sides) refuseScattered(operand, side, tiled, coordinates[side], fail);
  if (options.conflicts === "refuse")
    for (const [operand, side] of sides) refuseConflicts(operand, side, tiled);
  const symbols = symbolNames([from, to], fail);
  const language = targetIn(options, [from, to].map(memoryOf), fail);
  const means = meansIn(tiled, from, to, language, fail);
  // several threads may have the same in registers of their own
  if (memoryOf(to).space !== "registers") refuseUncovered(coordinates.destination, tile, fail);
  return exactly(fail, () => {
    const memories = [
      { memory: memoryOf(from), isWritten: false },
      { memory: memoryOf(to), isWritten: true },
    ];
    const tiles = [...variablesIn(from), ...variablesIn(to)];
    const names = new Names([name, ...memories.map(({ memory }) => memory.name), ...tiles, ...symbols]);
    const thread = names.fresh("thread");
    const isFilled = options.outside === "zero";
    const copy: Copy = { from, to, tiled, coordinates, language, means, isFilled };
    const statements = copyStatements(copy, thread, names, fail);
    const indices = [...new Set([thread, ...tiles, ...symbols])];
    return emitted({ name, memories, indices, statements }, language, fail);
  });
}

/** The extents that are copied; refused are operands that differ in them, and those that a copy does not divide. */
function tileIn(from: Operand, to: Operand, tiled: OpenTiledCopy, fail: Fail): readonly number[] {
  const [extents, others] = [extentsOf(from), extentsOf(to)];
  const tile =
    extents ?? others ?? fail("argument", "a copy of registers to registers", "copy that is emitted");
  tile.forEach((size, i) => {
    const other = (others ?? tile)[i];
    if (size !== other) fail("sizes", size, other ?? 1);
  });
  refuseUneven(tile, tiled, fail);
  for (const each of [from, to]) {
    const { element } = memoryOf(each);
    if (bitsOf(element) !== tiled.elementBits) fail("elements", element, `${tiled.elementBits}-bit`);
  }
  return tile;
}

/** How an instruction copies; refused are those that are not emitted, and places that they are not for. */
function meansIn(
  { atom: { name } }: OpenTiledCopy,
  from: Operand,
  to: Operand,
  language: string,
  fail: Fail,
): Copy["means"] {
  const places = `${memoryOf(from).space} to ${memoryOf(to).space}`;
  const means = name.startsWith("UniversalCopy")
    ? "plain"
    : name.startsWith("SM80_CP_ASYNC")
      ? "async"
      : /^SM75_U(16|32)x\d_LDSM_[NT]$/.test(name)
        ? "matrix"
        : fail("argument", name, "copy that is emitted");
  if (means !== "plain" && language !== "cuda") fail("argument", name, `copy of ${language}`);
  if (means === "async" && places !== "global to shared")
    fail("argument", name, "copy but from global to shared memory");
  if (means === "matrix" && places !== "shared to registers")
    fail("argument", name, "copy but from shared memory to registers");
  return means;
}
