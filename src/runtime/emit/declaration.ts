import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { Declaration, DeclarationOptions, MinBindingSize } from "../../types/emit/declaration.js";
import type { Emitted } from "../../types/emit/emit-copy.js";
import type { Memory, Space } from "../../types/emit/memory.js";
import { failing } from "../diagnostic.js";
import { show } from "../layout/text.js";
import { scalarOf } from "./cuda.js";
import { targetIn } from "./emitted.js";
import { bitsOf, countOf, isMemory } from "./memory.js";
import { isSymbolicLayout } from "./symbolic-layout.js";
import { arrayOf, isOwn } from "./wgsl.js";

/**
 * The declaration of memory: a storage buffer of WGSL, the array of a workgroup or a block, or registers of a thread. Memory
 * whose size is known is an array of so many elements. (In CUDA memory of the kernel is a pointer among its parameters.)
 * Refused is shared memory of more bytes than there are.
 * @param memory of `globalMemory` and the like
 * @param options the language, and of a storage buffer its group, its binding, and whether it is written
 * @returns the text
 * @throws LayoutError: argument, capacity
 * @law as many elements as the layout spans, in vectors where the memory has them (test/emit/declaration.test.ts)
 * @see {@link minBindingSize}
 * @example declaration(sharedMemory("tile", { element: "f32", layout: layout("(32,32):(33,1)") }), { language: "wgsl" }) // "var<workgroup> tile: array<f32, 1055>;"
 * @example declaration(globalMemory("a", { element: "f32", layout: layout("(8,8):(8,1)"), vector: 4 }), { language: "wgsl", binding: 0 }) // "@group(0) @binding(0) var<storage, read> a: array<vec4<f32>, 16>;"
 */
export function declaration<
  M extends Memory<Space, unknown, unknown, unknown, unknown>,
  const O extends DeclarationOptions,
>(memory: Accepted<M, Declaration<M, O>>, options: O): Answer<Declaration<M, O>>;

export function declaration(memory: any, options: any): unknown {
  const fail = failing("declaration", () => (isMemory(memory) ? memory.name : show(memory)));
  const of: Memory = isMemory(memory) ? memory : fail("argument", show(memory), "memory of a kernel");
  const { space, name, element } = of;
  const { group = 0, binding = 0, access = "read", sharedBytes } = options as DeclarationOptions;
  const language = targetIn({ features: ["shader-f16"], ...options }, [of], fail);
  const count = isSymbolicLayout(of.layout) ? undefined : countOf(of);
  if (space === "shared") {
    const bytes = ((count as number) * bitsOf(element)) / 8;
    const most = sharedBytes ?? (language === "wgsl" ? 16384 : 49152);
    if (bytes > most) fail("capacity", bytes, most);
  }
  if (language === "cuda") {
    if (space === "matrices") fail("argument", name, "memory of cuda");
    if (space === "global") return `${scalarOf(element)}* __restrict__ ${name}`;
    return `${space === "shared" ? "__shared__ " : ""}alignas(16) ${scalarOf(element)} ${name}[${count}];`;
  }
  const type = arrayOf(of);
  if (space === "shared") return `var<workgroup> ${name}: ${type};`;
  if (isOwn(of)) return `var ${name}: ${type};`;
  return `@group(${group}) @binding(${binding}) var<storage, ${access}> ${name}: ${type};`;
}

/**
 * The fewest bytes that a buffer bound to memory of the kernel has, as `minBindingSize` of a bind group layout; of memory whose
 * size the kernel is told it is one element of the array.
 * @param memory of `globalMemory`
 * @returns a number of bytes
 * @throws LayoutError: argument
 * @law all bytes where the size is known, else those of one element of the array (test/emit/declaration.test.ts)
 * @see {@link declaration}
 * @example minBindingSize(globalMemory("a", { element: "f32", layout: layout("(8,8):(8,1)") })) // 256
 */
export function minBindingSize<M extends Memory<"global", unknown, unknown, unknown, unknown>>(
  memory: M,
): MinBindingSize<M>;

export function minBindingSize(memory: any): unknown {
  const fail = failing("minBindingSize", () => (isMemory(memory) ? memory.name : show(memory)));
  if (!isMemory(memory) || memory.space !== "global") return fail("argument", show(memory), "global memory");
  const { layout, vector, element } = memory;
  return ((isSymbolicLayout(layout) ? vector : countOf(memory)) * bitsOf(element)) / 8;
}

/**
 * The call of what is emitted. An argument that is not given is what the kernel has under the name of the parameter; of WGSL
 * registers go by their pointer. Refused is an argument for a parameter that there is none of.
 * @param of of `emitCopy` and the like
 * @param given arguments by the names of parameters
 * @returns the text
 * @throws LayoutError: argument
 * @law the arguments are those that the function takes, in its order (test/emit/emit-copy.test.ts)
 * @see {@link emitCopy}
 * @example call(emitCopy(sharedMemory("a", { element: "f32", layout: layout("(4,4):(4,1)") }), sharedMemory("b", { element: "f32", layout: layout("(4,4):(1,4)") }), tiledCopy(copyAtom("UniversalCopy<u32>"), layout("(4,4):(4,1)"), layout("(1,1)"), { elementBits: 32 }), { language: "wgsl" })) // "copy(thread);"
 */
export function call(of: Emitted, given: Readonly<Record<string, string>> = {}): string {
  const fail = failing("call", () => of.name);
  const stray = Object.keys(given).find((name) => !of.parameters.includes(name));
  if (stray !== undefined) fail("argument", show(stray), `parameter of ${of.name}`);
  return `${of.name}(${of.parameters.map((name) => given[name] ?? name).join(", ")});`;
}
