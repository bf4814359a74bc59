import type { Alpha, Contract, LastTensor } from "../../types/algorithm/contract.js";
import type { Accepted } from "../../types/diagnostic.js";
import type { AnyTensor, OpenTensor } from "../../types/tensor/tensor.js";
import { clip, failing } from "../diagnostic.js";
import { show } from "../layout/text.js";
import { refuseUntouchable } from "../tensor/bound.js";
import { tensorIn } from "../tensor/tensor.js";
import { contractAll } from "./contract/all.js";
import { labelled } from "./contract/labels.js";
import { scalarOf } from "./gemm.js";

/**
 * C += alpha · the contraction of A, B, …, whose modes are named by letters as in "mk,nk->mn" (paper, section 3.3), C last. A
 * letter that C lacks is summed, one that is twice in a tensor is its diagonal. Two tensors are grouped, without moving an
 * element, into the M, N, K and L of a batched `gemm`; of more, two after two are, in the order that multiplies least, with
 * sums of doubles between them, or modulo 2^32 where all are arrays of integers. Gives C. Refused are a text that is no such
 * thing, letters and modes that differ in number, and a letter with one extent here and another there.
 * @param spec letters for the modes of each tensor
 * @param of the operands, one or more; what is added to; and if wanted a factor
 * @returns C
 * @throws LayoutError: argument, budget, elements, extents, labels, ragged, syntax
 * @law the sum of the products over all letters that C lacks (test/algorithm/contract.test.ts)
 * @see {@link gemm}
 * @example String(contract("k,k->", tensor([1, 2, 3], layout("3")), tensor([4, 5, 6], layout("3")), tensor([0], layout("1"))).accessor) // "32"
 * @example String(contract("ii->i", tensor([1, 2, 3, 4], layout("(2,2)")), tensor([0, 0], layout("2"))).accessor) // "1,4"
 */
export function contract<const Spec extends string, Of extends readonly (AnyTensor | Alpha)[]>(
  spec: Accepted<Spec, Contract<Spec, Of>>,
  ...of: Of
): LastTensor<Of>;

export function contract(spec: any, ...of: readonly unknown[]): any {
  const fail = failing("contract", () => (typeof spec === "string" ? clip(spec) || '""' : show(spec)));
  if (typeof spec !== "string") fail("argument", show(spec), "text");
  const alpha = of.at(-1);
  const isScaled = typeof alpha === "number" || typeof alpha === "bigint";
  const given = isScaled || (alpha === undefined && of.length > 0) ? of.slice(0, -1) : of;
  const tensors = given.map((one): OpenTensor => tensorIn(one, fail));
  const { operands, sizes } = labelled(spec.replaceAll(" ", ""), tensors, fail);
  const scale = scalarOf(tensors, isScaled ? alpha : undefined, fail);
  for (const one of tensors) refuseUntouchable(one, fail);
  contractAll(operands, sizes, scale, fail);
  return tensors.at(-1);
}
