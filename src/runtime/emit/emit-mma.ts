import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { EmitMma, MmaOptions } from "../../types/emit/emit-mma.js";
import type { LocalMemory, Memory, Registers } from "../../types/emit/memory.js";
import type { AnyTile } from "../../types/emit/tile.js";
import type { TiledMma } from "../../types/instruction/tiled-mma.js";
import { exactly, type Fail, failing } from "../diagnostic.js";
import type { OpenTiledMma } from "../instruction/tiled.js";
import { sizesOf } from "../instruction/tiled-mma.js";
import { show } from "../layout/text.js";
import { emitted, targetIn } from "./emitted.js";
import { Names, nameIn } from "./identifier.js";
import { isMemory } from "./memory.js";
import { instructionOf, instructionStatements, scalarStatements } from "./multiply.js";
import { extentsOf, memoryOf, nameOf, type Operand, operandIn, symbolNames, variablesIn } from "./operand.js";
import { refuseConfiguration } from "./subgroup-configuration.js";
import { componentsOf } from "./subgroup-matrix.js";
import { subgroupStatements } from "./subgroup-multiply.js";

/**
 * The multiplication of a tile, C += A·Bᵀ, as the function that one thread runs, into registers of the layout that `fragmentC`
 * gives. Of `UniversalFMA` it is products of numbers, which runs everywhere: A over (M, K) and B over (N, K) are in shared
 * memory, what lies side by side there is loaded at once, and the thread is a parameter, after the memory. Of `mma.sync` in
 * halves it is the instruction, in CUDA, over registers of the layouts that `fragmentA` and `fragmentB` give. Of
 * `subgroupMatrix` it is that of WGSL, from shared memory or whole tiles into `matrices`, and the index is the subgroup's.
 * @param tiled of `tiledMma`
 * @param a shared memory over (M, K), or registers of A
 * @param b shared memory over (N, K), or registers of B
 * @param c registers of C, or matrices
 * @param options the language, a name, and of subgroup matrices the features and `subgroupMatrixConfigs`
 * @returns the function
 * @throws LayoutError: alignment, argument, divisibility, minor, sizes, straddle, unbounded
 * @law run a thread after another, it is the product of the tiles (test/emit/emit-mma.test.ts)
 * @see {@link emitCopy}
 * @example emitMma(tiledMma(mmaAtom("UniversalFMA")), sharedMemory("a", { element: "f32", layout: layout("(1,1)") }), sharedMemory("b", { element: "f32", layout: layout("(1,1)") }), registers("c", { element: "f32", layout: layout("(1,1,1)") }), { language: "wgsl" }).parameters // ["c", "thread"]
 */
export function emitMma<
  T extends TiledMma<unknown, unknown>,
  A extends LocalMemory | AnyTile,
  B extends LocalMemory | AnyTile,
  C extends Registers,
  const O extends MmaOptions,
>(tiled: T, a: A, b: Accepted<B, EmitMma<T, A, B, C, O>>, c: C, options: O): Answer<EmitMma<T, A, B, C, O>>;

export function emitMma(tiled: any, a: any, b: any, c: any, options: any): unknown {
  const fail = failing("emitMma", () => [a, b, c].map(nameOf).join(", "));
  const name = nameIn(options.name === undefined ? "multiply" : options.name, fail);
  const means = meansOf(tiled.atom.name, fail);
  const [ofA, ofB] = [a, b].map((each) => placedIn(each, means, fail)) as [Operand, Operand];
  const ofC = memoryIn(c, means === "subgroup" ? "matrices" : "registers", fail);
  if (means !== "instruction") refuseUnfit(tiled, ofA, ofB, fail);
  const memories = [memoryOf(ofA), memoryOf(ofB), ofC] as const;
  const language = targetIn(options, memories, fail);
  refuseElements(tiled.atom.name, memories, fail);
  if (means !== "scalar" && (language === "cuda") !== (means === "instruction"))
    fail("argument", tiled.atom.name, `instruction of ${language}`);
  if (means === "subgroup") refuseConfiguration(tiled.atom, options, fail);
  const symbols = symbolNames([ofA, ofB], fail);
  return exactly(fail, () => {
    const tiles = [ofA, ofB].flatMap(variablesIn);
    const names = new Names([name, ...memories.map((memory) => memory.name), ...tiles, ...symbols]);
    const who = means === "instruction" ? [] : [names.fresh(means === "subgroup" ? "subgroup" : "thread")];
    const of = { tiled, a: memories[0], b: memories[1], c: ofC, language };
    const statements =
      means === "subgroup"
        ? subgroupStatements(tiled, [ofA, ofB, ofC], who[0] as string, names, fail)
        : means === "scalar"
          ? scalarStatements(of, who[0] as string, names, fail)
          : instructionStatements(of, fail);
    const parameters = memories.map((memory, i) => ({ memory, isWritten: i === 2 }));
    const indices = [...new Set([...who, ...tiles, ...symbols])];
    return emitted({ name, memories: parameters, indices, statements }, language, fail);
  });
}

/** By products of numbers, by an instruction over registers, or by matrices of a subgroup. */
type Means = "scalar" | "instruction" | "subgroup";

function meansOf(name: string, fail: Fail): Means {
  if (name === "UniversalFMA") return "scalar";
  if (componentsOf(name) !== null) return "subgroup";
  instructionOf(name, fail);
  return "instruction";
}

/** Refuses elements that are not those of the instruction. */
function refuseElements(name: string, [a, b, c]: readonly [Memory, Memory, Memory], fail: Fail): void {
  const [by, of] =
    name === "UniversalFMA"
      ? ["f32", "f32"]
      : (componentsOf(name) ?? ["f16", /_(F\d+)F16F16/.exec(name)?.[1]?.toLowerCase()]);
  const other = [a, b].find(({ element }) => element !== by) ?? (c.element === of ? undefined : c);
  if (other !== undefined) fail("argument", other.element, `element of ${other.name} for ${name}`);
}

/** An operand where the instruction takes it from. */
function placedIn(x: unknown, means: Means, fail: Fail): Operand {
  return means === "subgroup" && !isMemory(x)
    ? operandIn(x, fail)
    : memoryIn(x, means === "instruction" ? "registers" : "shared", fail);
}

const spaces = { shared: "shared memory", registers: "array of registers", matrices: "array of matrices" };

function memoryIn(x: unknown, space: keyof typeof spaces, fail: Fail): Memory {
  if (!isMemory(x)) return fail("argument", nameOf(x), "memory of a kernel");
  return x.space === space ? x : fail("argument", x.name, spaces[space]);
}

/** Refuses operands that differ in K, and those that the tile of the instruction does not divide. */
function refuseUnfit(tiled: OpenTiledMma, a: Operand, b: Operand, fail: Fail): void {
  const [ofA, ofB] = [a, b].map((operand) => {
    const extents = extentsOf(operand) as readonly number[];
    return extents.length === 2
      ? extents
      : fail("argument", show(memoryOf(operand).layout), "layout over two modes");
  }) as [readonly [number, number], readonly [number, number]];
  if (ofA[1] !== ofB[1]) fail("sizes", ofA[1], ofB[1]);
  const tile = sizesOf(tiled);
  [ofA[0], ofB[0], ofA[1]].forEach((size, i) => {
    if (size % (tile[i] as number) !== 0) fail("divisibility", size, tile[i] as number);
  });
}
