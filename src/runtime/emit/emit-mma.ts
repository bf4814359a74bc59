import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { EmitMma, MmaOptions } from "../../types/emit/emit-mma.js";
import type { Memory } from "../../types/emit/memory.js";
import type { TiledMma } from "../../types/instruction/tiled-mma.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyMapping } from "../../types/layout/layout.js";
import { exactly, type Fail, failing } from "../diagnostic.js";
import { type OpenTiledMma, sizesOf } from "../instruction/tiled-mma.js";
import { isTuple, show } from "../layout/htuple.js";
import { extent } from "../layout/shape.js";
import { emitted, targetIn } from "./emitted.js";
import { Names, nameIn } from "./identifier.js";
import { isMemory } from "./memory.js";
import { type Multiplication, scalarStatements } from "./multiply.js";

type AnyShared = Memory<"shared", unknown, unknown, unknown, unknown>;
type AnyRegisters = Memory<"registers", unknown, unknown, unknown, unknown>;

/**
 * The multiplication of a tile, C += A·Bᵀ, as the function that one thread runs: A over (M, K) and B over (N, K) are in shared
 * memory, C in registers of the layout that `fragmentC` gives. Of `UniversalFMA` it is products of numbers, which runs
 * everywhere; what lies side by side in shared memory is loaded at once. The thread is its parameter, after registers, and in
 * CUDA after all memory.
 * @param tiled of `tiledMma`
 * @param a shared memory of A, over (M, K)
 * @param b shared memory of B, over (N, K)
 * @param c registers of C
 * @param options the language, and a name
 * @returns the function
 * @throws LayoutError: apart, argument, divisibility, sizes
 * @see {@link emitCopy}
 * @example emitMma(tiledMma(mmaAtom("UniversalFMA")), sharedMemory("a", { element: "f32", layout: layout("(1,1)") }), sharedMemory("b", { element: "f32", layout: layout("(1,1)") }), registers("c", { element: "f32", layout: layout("(1,1,1)") }), { language: "wgsl" }).parameters // ["c", "thread"]
 */
export function emitMma<
  T extends TiledMma<unknown, unknown>,
  A extends AnyShared,
  B extends AnyShared,
  C extends AnyRegisters,
  const O extends MmaOptions,
>(
  tiled: T,
  a: A,
  b: Accepted<B, NoInfer<EmitMma<T, A, B, C, O>>, "emitMma">,
  c: C,
  options: O,
): Answer<NoInfer<EmitMma<T, A, B, C, O>>, "emitMma">;

export function emitMma(tiled: any, a: any, b: any, c: any, options: any): unknown {
  const all = [a, b, c].map((each) => (isMemory(each) ? each.name : show(each)));
  const fail = failing("emitMma", () => all.join(", "));
  const name = nameIn(options.name === undefined ? "multiply" : options.name, fail);
  const of = {
    tiled,
    a: memoryIn(a, "shared", fail),
    b: memoryIn(b, "shared", fail),
    c: memoryIn(c, "registers", fail),
  };
  refuseUnfit(of, fail);
  const memories = [of.a, of.b, of.c];
  const language = targetIn(options, memories, fail);
  const other = memories.find(({ element }) => element !== "f32");
  if (of.tiled.atom.name !== "UniversalFMA")
    fail("argument", of.tiled.atom.name, "instruction that is emitted");
  if (other !== undefined) fail("argument", other.element, "element of UniversalFMA but f32");
  return exactly(fail, () => {
    const names = new Names([name, ...memories.map((memory) => memory.name)]);
    const thread = names.fresh("thread");
    const statements = scalarStatements({ ...of, language }, thread, names, fail);
    const parameters = memories.map((memory, i) => ({ memory, isWritten: i === 2 }));
    return emitted({ name, memories: parameters, indices: [thread], statements }, language, fail);
  });
}

function memoryIn(x: unknown, space: "shared" | "registers", fail: Fail): Memory {
  if (!isMemory(x)) return fail("argument", show(x), "memory of a kernel");
  return x.space === space ? x : fail("argument", x.name, `${space} memory`);
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
