import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { Element, Memory, MemoryOf, MemoryOptions, Space } from "../../types/emit/memory.js";
import { quoted } from "../diagnostic/quoted.js";
import { failing } from "../diagnostic.js";
import { isComposedLayout } from "../layout/composed-layout.js";
import { cosize } from "../layout/cosize.js";
import { isLayout } from "../layout/layout.js";
import { show } from "../layout/text.js";
import { nameIn } from "./identifier.js";
import { isSymbolicLayout } from "./symbolic-layout.js";

/**
 * Memory of the whole kernel: a storage buffer, or a pointer. Refused are names that are no identifiers of both languages.
 * @param name what the kernel calls it
 * @param options its elements, their layout, which may have symbols, and `vector`, how many WGSL declares as one
 * @returns the memory
 * @throws LayoutError: argument
 * @law its name and its layout are those that the text of the kernel has (test/emit/emit-copy.test.ts)
 * @see {@link tileOf}
 * @example globalMemory("a", { element: "f32", layout: layout("(64,64):(64,1)") }).space // "global"
 */
export function globalMemory<const N extends string, const O extends MemoryOptions<"global">>(
  name: Accepted<N, MemoryOf<"globalMemory", "global", N, O>>,
  options: O,
): Answer<MemoryOf<"globalMemory", "global", N, O>>;

export function globalMemory(name: any, options: any): unknown {
  return memoryOf("global", name, options, "globalMemory");
}

/**
 * Memory of a workgroup, or a block.
 * @param name what the kernel calls it
 * @param options its elements, their layout, which may be swizzled, and `vector`
 * @returns the memory
 * @throws LayoutError: argument
 * @law its name and its layout are those that the text of the kernel has (test/emit/emit-copy.test.ts)
 * @see {@link globalMemory}
 * @example sharedMemory("tile", { element: "f32", layout: layout("(32,32):(33,1)") }).vector // 1
 */
export function sharedMemory<const N extends string, const O extends MemoryOptions<"shared">>(
  name: Accepted<N, MemoryOf<"sharedMemory", "shared", N, O>>,
  options: O,
): Answer<MemoryOf<"sharedMemory", "shared", N, O>>;

export function sharedMemory(name: any, options: any): unknown {
  return memoryOf("shared", name, options, "sharedMemory");
}

/**
 * Registers of a thread: an array whose layout is that of a fragment, (values, rests) to the index.
 * @param name what the kernel calls it
 * @param options its elements and their layout
 * @returns the memory
 * @throws LayoutError: argument
 * @law its name and its layout are those that the text of the kernel has (test/emit/emit-mma.test.ts)
 * @see {@link globalMemory}
 * @example registers("sums", { element: "f32", layout: layout("(1,4,4)") }).space // "registers"
 */
export function registers<const N extends string, const O extends MemoryOptions<"registers">>(
  name: Accepted<N, MemoryOf<"registers", "registers", N, O>>,
  options: O,
): Answer<MemoryOf<"registers", "registers", N, O>>;

export function registers(name: any, options: any): unknown {
  return memoryOf("registers", name, options, "registers");
}

/**
 * Matrices of a subgroup, of WGSL: an array of them, whose layout is that of a fragment of {@link subgroupMatrix}, ((rows,
 * columns) of a matrix, rests).
 * @param name what the kernel calls it
 * @param options their elements and their layout
 * @returns the memory
 * @throws LayoutError: argument
 * @law it is the matrices that the products of a subgroup go to (test/emit/subgroup.test.ts)
 * @see {@link emitMma}
 * @example matrices("sums", { element: "f16", layout: layout("((16,16),2,2)") }).space // "matrices"
 */
export function matrices<const N extends string, const O extends MemoryOptions<"matrices">>(
  name: Accepted<N, MemoryOf<"matrices", "matrices", N, O>>,
  options: O,
): Answer<MemoryOf<"matrices", "matrices", N, O>>;

export function matrices(name: any, options: any): unknown {
  return memoryOf("matrices", name, options, "matrices");
}

function memoryOf(space: Space, name: unknown, options: any, operation: string): Memory {
  const fail = failing(operation, () => (typeof name === "string" ? quoted(name) : show(name)));
  const { element, layout, vector = 1 } = options as MemoryOptions;
  const called = nameIn(name, fail);
  if (!isElement(element)) fail("argument", show(element), "element: f32, f16, u32 or i32");
  if (!isLayout(layout) && !isComposedLayout(layout) && !(space === "global" && isSymbolicLayout(layout)))
    fail("argument", show(layout), `layout of ${space} memory`);
  if (space === "matrices" && !isOfMatrices(layout))
    fail("argument", show(layout), "layout of ((rows, columns), rests)");
  if (![1, 2, 4].includes(vector)) fail("argument", show(vector), "vector: 1, 2 or 4");
  return Object.freeze(Object.assign(Object.create(kind), { space, name: called, element, layout, vector }));
}

/** Whether the first of a layout's modes is a matrix. */
function isOfMatrices({ shape }: any): boolean {
  const first = Array.isArray(shape) ? shape[0] : null;
  return Array.isArray(first) && first.length === 2 && first.every((each) => typeof each === "number");
}

/** Whether a value is memory of a kernel. */
export function isMemory(x: unknown): x is Memory {
  return typeof x === "object" && x !== null && Object.getPrototypeOf(x) === kind;
}

/** How many elements memory whose size is known has. */
export function countOf({ layout, vector }: Memory): number {
  const elements = (cosize as (of: unknown) => number)(layout);
  return Math.ceil(elements / vector) * vector;
}

/** The rows and columns of a matrix of a subgroup. */
export function matrixSizesOf({ layout }: Memory): readonly [number, number] {
  const [[rows, columns]] = (layout as { shape: readonly [readonly [number, number]] }).shape;
  return [rows, columns];
}

/** Whether a value is what an element is called by. */
export function isElement(x: unknown): x is Element {
  return typeof x === "string" && Object.hasOwn(bits, x);
}

/** How many bits an element has. */
export function bitsOf(element: Element): number {
  return bits[element];
}

const bits: Readonly<Record<Element, number>> = { f32: 32, u32: 32, i32: 32, f16: 16 };

const kind: object = Object.create(Object.prototype, {
  toString: {
    value(this: Memory) {
      return `${this.name} ${this.layout}`;
    },
  },
});
