import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { EmitMma, MmaOptions } from "../../types/emit/emit-mma.js";
import type { Memory } from "../../types/emit/memory.js";
import type { TiledMma } from "../../types/instruction/tiled-mma.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyMapping } from "../../types/layout/layout.js";
import { exactly, type Fail, failing } from "../diagnostic.js";
import type { OpenTiledMma } from "../instruction/tiled.js";
import { sizesOf } from "../instruction/tiled-mma.js";
import { isTuple, show } from "../layout/htuple.js";
import { extent } from "../layout/shape.js";
import { emitted, targetIn } from "./emitted.js";
import { Names, nameIn } from "./identifier.js";
import { isMemory } from "./memory.js";
import { instructionOf, instructionStatements, type Multiplication, scalarStatements } from "./multiply.js";

type AnyOperand = Memory<"shared" | "registers", unknown, unknown, unknown, unknown>;
type AnyRegisters = Memory<"registers", unknown, unknown, unknown, unknown>;

/**
 * The multiplication of a tile, C += A·Bᵀ, as the function that one thread runs, into registers of the layout that `fragmentC`
 * gives. Of `UniversalFMA` it is products of numbers, which runs everywhere: A over (M, K) and B over (N, K) are in shared
 * memory, what lies side by side there is loaded at once, and the thread is a parameter, after the memory. Of `mma.sync` in
 * halves it is the instruction, in CUDA, over registers of the layouts that `fragmentA` and `fragmentB` give.
 * @param tiled of `tiledMma`
 * @param a shared memory over (M, K), or registers of A
 * @param b shared memory over (N, K), or registers of B
 * @param c registers of C
 * @param options the language, and a name
 * @returns the function
 * @throws LayoutError: argument, divisibility, sizes
 * @law run a thread after another, it is the product of the tiles (test/emit/emit-mma.test.ts)
 * @see {@link emitCopy}
 * @example emitMma(tiledMma(mmaAtom("UniversalFMA")), sharedMemory("a", { element: "f32", layout: layout("(1,1)") }), sharedMemory("b", { element: "f32", layout: layout("(1,1)") }), registers("c", { element: "f32", layout: layout("(1,1,1)") }), { language: "wgsl" }).parameters // ["c", "thread"]
 */
export function emitMma<
  T extends TiledMma<unknown, unknown>,
  A extends AnyOperand,
  B extends AnyOperand,
  C extends AnyRegisters,
  const O extends MmaOptions,
>(tiled: T, a: A, b: Accepted<B, EmitMma<T, A, B, C, O>>, c: C, options: O): Answer<EmitMma<T, A, B, C, O>>;

export function emitMma(tiled: any, a: any, b: any, c: any, options: any): unknown {
  const all = [a, b, c].map((each) => (isMemory(each) ? each.name : show(each)));
  const fail = failing("emitMma", () => all.join(", "));
  const name = nameIn(options.name === undefined ? "multiply" : options.name, fail);
  const isScalar = tiled.atom.name === "UniversalFMA";
  if (!isScalar) instructionOf(tiled.atom.name, fail);
  const [ofA, ofB] = [a, b].map((each) => memoryIn(each, isScalar ? "shared" : "registers", fail)) as [
    Memory,
    Memory,
  ];
  const of = { tiled, a: ofA, b: ofB, c: memoryIn(c, "registers", fail) };
  if (isScalar) refuseUnfit(of, fail);
  const memories = [of.a, of.b, of.c];
  const language = targetIn(options, memories, fail);
  refuseElements(of, fail);
  if (!isScalar && language !== "cuda") fail("argument", tiled.atom.name, `instruction of ${language}`);
  return exactly(fail, () => {
    const names = new Names([name, ...memories.map((memory) => memory.name)]);
    const thread = names.fresh("thread");
    const statements = isScalar
      ? scalarStatements({ ...of, language }, thread, names, fail)
      : instructionStatements({ ...of, language }, fail);
    const parameters = memories.map((memory, i) => ({ memory, isWritten: i === 2 }));
    const indices = isScalar ? [thread] : [];
    return emitted({ name, memories: parameters, indices, statements }, language, fail);
  });
}

/** Refuses elements that are not those of the instruction. */
function refuseElements({ tiled, a, b, c }: Omit<Multiplication, "language">, fail: Fail): void {
  const { name } = (tiled as OpenTiledMma).atom;
  const [of = "", by = ""] =
    name === "UniversalFMA" ? ["f32", "f32"] : [/_(F\d+)F16F16/.exec(name)?.[1]?.toLowerCase(), "f16"];
  const other = [a, b].find(({ element }) => element !== by) ?? (c.element === of ? undefined : c);
  if (other !== undefined) fail("argument", other.element, `element of ${other.name} for ${name}`);
}

function memoryIn(x: unknown, space: "shared" | "registers", fail: Fail): Memory {
  if (!isMemory(x)) return fail("argument", show(x), "memory of a kernel");
  return x.space === space
    ? x
    : fail("argument", x.name, space === "shared" ? "shared memory" : "array of registers");
}

/** Refuses operands that differ in K, and those that the tile of the instruction does not divide. */
function refuseUnfit({ tiled, a, b }: Omit<Multiplication, "language">, fail: Fail): void {
  const [ofA, ofB] = [a, b].map((memory) => extentsOf(memory, fail)) as [
    readonly [number, number],
    readonly [number, number],
  ];
  if (ofA[1] !== ofB[1]) fail("sizes", ofA[1], ofB[1]);
  const tile = sizesOf(tiled as OpenTiledMma);
  [ofA[0], ofB[0], ofA[1]].forEach((size, i) => {
    if (size % (tile[i] as number) !== 0) fail("divisibility", size, tile[i] as number);
  });
}

function extentsOf({ layout }: Memory, fail: Fail): readonly number[] {
  const shape = (layout as AnyMapping).shape as IntTuple;
  return isTuple(shape) && shape.length === 2
    ? shape.map(extent)
    : fail("argument", show(layout), "layout over two modes");
}
