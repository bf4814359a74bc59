import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { MmaOptions } from "../../types/emit/emit-mma.js";
import type { EmitStore } from "../../types/emit/emit-store.js";
import type { Memory } from "../../types/emit/memory.js";
import type { Tile } from "../../types/emit/tile.js";
import type { TiledMma } from "../../types/instruction/tiled-mma.js";
import { exactly, failing } from "../diagnostic.js";
import { sizesOf } from "../instruction/tiled-mma.js";
import { emitted, targetIn } from "./emitted.js";
import { Names, nameIn } from "./identifier.js";
import { isMemory } from "./memory.js";
import { extentsOf, memoryOf, nameOf, operandIn, symbolNames, variablesIn } from "./operand.js";
import { refuseConfiguration } from "./subgroup-configuration.js";
import { componentsOf } from "./subgroup-matrix.js";
import { storeStatements } from "./subgroup-multiply.js";

/**
 * The store of the matrices of a subgroup, as the function that its threads run: each goes to shared memory over (M, N), or to a
 * tile of memory of the kernel that no edge cuts. Where one may, they go through shared memory, and `emitCopy` guards the rest.
 * @param tiled of `tiledMma`, of a `subgroupMatrix`
 * @param c the matrices
 * @param to shared memory or a tile, of the elements of C
 * @param options the language, a name, and the features
 * @returns the function
 * @throws LayoutError: alignment, argument, divisibility, minor, sizes, straddle, unbounded
 * @law run a subgroup after another, the product of the tiles is in memory (test/emit/subgroup.test.ts)
 * @see {@link emitMma}
 * @example emitStore(tiledMma(subgroupMatrix([8, 8, 8], { component: "f32" })), matrices("c", { element: "f32", layout: layout("((8,8),1,1)") }), sharedMemory("tile", { element: "f32", layout: layout("(8,8):(8,1)") }), { language: "wgsl", features: ["subgroup-matrix"] }).parameters // ["c", "subgroup"]
 */
export function emitStore<
  T extends TiledMma<unknown, unknown>,
  C extends Memory<"matrices", unknown, unknown, unknown, unknown>,
  To extends Memory<"shared", unknown, unknown, unknown, unknown> | Tile<unknown, unknown, unknown, unknown>,
  const O extends MmaOptions,
>(tiled: T, c: C, to: Accepted<To, EmitStore<T, C, To, O>>, options: O): Answer<EmitStore<T, C, To, O>>;

export function emitStore(tiled: any, c: any, to: any, options: any): unknown {
  const fail = failing("emitStore", () => [c, to].map(nameOf).join(", "));
  const name = nameIn(options.name === undefined ? "store" : options.name, fail);
  if (componentsOf(tiled.atom.name) === null)
    fail("argument", tiled.atom.name, "instruction of subgroup matrices");
  const from: Memory =
    isMemory(c) && c.space === "matrices" ? c : fail("argument", nameOf(c), "array of matrices");
  const target = operandIn(to, fail);
  if (isMemory(target) && target.space !== "shared") fail("argument", target.name, "shared memory");
  const memories = [from, memoryOf(target)] as const;
  const tile = sizesOf(tiled);
  const extents = extentsOf(target) as readonly number[];
  if (extents.length !== 2) fail("argument", nameOf(to), "memory over two modes");
  extents.forEach((size, i) => {
    if (size % (tile[i] as number) !== 0) fail("divisibility", size, tile[i] as number);
  });
  const language = targetIn(options, memories, fail);
  const [, result] = componentsOf(tiled.atom.name) as readonly [string, string];
  const other = memories.find(({ element }) => element !== result);
  if (other !== undefined) fail("argument", other.element, `element of ${other.name} for ${tiled.atom.name}`);
  if (language === "cuda") fail("argument", tiled.atom.name, "instruction of cuda");
  refuseConfiguration(tiled.atom, options, fail);
  const symbols = symbolNames([target], fail);
  return exactly(fail, () => {
    const tiles = variablesIn(target);
    const names = new Names([name, ...memories.map((memory) => memory.name), ...tiles, ...symbols]);
    const subgroup = names.fresh("subgroup");
    const statements = storeStatements(tiled, from, target, subgroup, names, fail);
    const parameters = memories.map((memory, i) => ({ memory, isWritten: i === 1 }));
    const indices = [...new Set([subgroup, ...tiles, ...symbols])];
    return emitted({ name, memories: parameters, indices, statements }, language, fail);
  });
}
