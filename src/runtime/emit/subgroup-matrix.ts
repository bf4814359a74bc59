import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { SubgroupMatrix, SubgroupMatrixOptions } from "../../types/emit/subgroup-matrix.js";
import { failing } from "../diagnostic.js";
import { mmaAtom } from "../instruction/mma-atom.js";
import { layout } from "../layout/layout.js";
import { extentsOf } from "../layout/shape.js";
import { show } from "../layout/text.js";
import { bitsOf, isElement } from "./memory.js";

/**
 * The multiplication of WGSL's subgroup matrices as an instruction. Who computes is a subgroup: it stands as one thread, which
 * has whole matrices, for how they lie in the registers of its threads is no program's to know. So an index of a thread is that
 * of a subgroup. Which sizes and elements there are, `subgroupMatrixConfigs` of an adapter tells.
 * @param mnk the sizes of a matrix of A, of B and of C
 * @param options `component`, the elements of A and B, and `result`, those of C, the same by default
 * @returns the instruction
 * @throws LayoutError: argument, extent, overflow
 * @law run a subgroup after another, tiled by it, it is the product of the tiles (test/emit/subgroup.test.ts)
 * @see {@link emitMma}
 * @example subgroupMatrix([16, 16, 16], { component: "f16", result: "f32" }).name // "subgroup_matrix_16x16x16_f16_f32"
 */
export function subgroupMatrix<
  const Mnk extends readonly [number, number, number],
  const O extends SubgroupMatrixOptions,
>(mnk: Accepted<Mnk, SubgroupMatrix<Mnk, O>>, options: O): Answer<SubgroupMatrix<Mnk, O>>;

export function subgroupMatrix(mnk: any, options: any): unknown {
  const fail = failing("subgroupMatrix", () => show(mnk));
  const { component, result = component } = options as SubgroupMatrixOptions;
  if (!Array.isArray(mnk) || mnk.length !== 3) return fail("argument", show(mnk), "tile of M, N and K");
  const [m, n, k] = extentsOf(mnk, fail) as readonly [number, number, number];
  for (const each of [component, result])
    if (!isElement(each)) fail("argument", show(each), "element: f32, f16, u32 or i32");
  const whole = (rows: number, columns: number): unknown =>
    layout([1, [rows, columns]] as never, [0, [1, rows]] as never);
  return mmaAtom({
    name: `subgroup_matrix_${m}x${n}x${k}_${component}_${result}`,
    mnk: [m, n, k],
    threads: layout(1),
    a: whole(m, k),
    b: whole(n, k),
    c: whole(m, n),
    bits: [bitsOf(component), bitsOf(component), bitsOf(result)],
  } as never);
}

/** The elements of A and B, and those of C, of an instruction of {@link subgroupMatrix}; of another it is null. */
export function componentsOf(name: string): readonly [string, string] | null {
  const [, component, result] = /^subgroup_matrix_\d+x\d+x\d+_(\w+)_(\w+)$/.exec(name) ?? [];
  return component === undefined ? null : [component, result as string];
}
