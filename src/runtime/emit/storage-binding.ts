import type { Memory } from "../../types/emit/memory.js";
import type { StorageBindingOf, StorageBindingOptions } from "../../types/emit/storage-binding.js";
import { failing } from "../diagnostic.js";
import { show } from "../layout/text.js";
import { minBindingSize } from "./declaration.js";
import { countOf, isMemory } from "./memory.js";
import { isSymbolicLayout } from "./symbolic-layout.js";

/**
 * A storage buffer of WGSL as the code beside the kernel declares it, by the memory that the kernel is emitted of. `element`
 * and `count` are the array in TypeGPU's words, `d.arrayOf(d[element], count)`, and `access` is the one of its entry; `buffer` is
 * WebGPU's, of an entry of a bind group layout. There is no count where the kernel is told the size: the buffer decides.
 * @param memory of `globalMemory`
 * @param options whether the kernel writes it: `access` as of {@link declaration}
 * @returns what both are made of
 * @throws LayoutError: argument
 * @law the array is the one that `declaration` writes (test/emit/storage-binding.test.ts)
 * @see {@link minBindingSize}
 * @example storageBinding(globalMemory("a", { element: "f32", layout: layout("(8,8):(8,1)"), vector: 4 })).element // "vec4f"
 * @example storageBinding(globalMemory("a", { element: "f32", layout: layout("(8,8):(9,1)") })).count // 71
 */
export function storageBinding<
  M extends Memory<"global", unknown, unknown, unknown, unknown>,
  const O extends StorageBindingOptions = {},
>(memory: M, options?: O): StorageBindingOf<M, O>;

export function storageBinding(memory: any, options: any = {}): unknown {
  const fail = failing("storageBinding", () => (isMemory(memory) ? memory.name : show(memory)));
  if (!isMemory(memory) || memory.space !== "global") return fail("argument", show(memory), "global memory");
  const { element, vector, layout } = memory;
  const { access = "read" } = options as StorageBindingOptions;
  if (access !== "read" && access !== "read_write")
    return fail("argument", show(access), "access: read or read_write");
  const isRead = access === "read";
  return Object.freeze({
    element: vector === 1 ? element : `vec${vector}${element === "f16" ? "h" : element[0]}`,
    count: isSymbolicLayout(layout) ? undefined : countOf(memory) / vector,
    access: isRead ? "readonly" : "mutable",
    buffer: Object.freeze({
      type: isRead ? "read-only-storage" : "storage",
      minBindingSize: (minBindingSize as (of: Memory<"global">) => number)(memory as Memory<"global">),
    }),
  });
}
