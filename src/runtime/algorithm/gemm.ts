import type { Gemm, Scalar } from "../../types/algorithm/gemm.js";
import type { Accepted } from "../../types/diagnostic.js";
import type { AnyTensor, OpenTensor } from "../../types/tensor/tensor.js";
import { modesIn } from "../algebra/concat.js";
import { type Fail, failing } from "../diagnostic.js";
import { extent } from "../layout/shape.js";
import { kindOfElements, oneOf, refuseMixedElements } from "../tensor/access.js";
import { writableIn } from "../tensor/accessor.js";
import { refuseUntouchable } from "../tensor/bound.js";
import { shown, tensorIn } from "../tensor/tensor.js";
import { multiplyAll } from "./gemm/elements.js";

/**
 * C(m,n) += alpha · Σ A(m,k) · B(n,k) for A (M,K), B (N,K) and C (M,N), whatever their layouts (paper, section 4.6.2): each
 * mode may be a group of modes, so it is a tensor contraction or a convolution too. Of rank 3, the last mode is a batch.
 * Numbers are summed as doubles, but arrays of integers multiply as integers: exactly, into an array of integers modulo its
 * range (where alpha is an integer too), and of 64 bits as big integers.
 * Gives C. Refused are modes whose extents differ, elements of different kinds, and a C that cannot be written to.
 * @param a (M,K), or with a batch (M,K,L)
 * @param b (N,K), or (N,K,L)
 * @param c (M,N), or (M,N,L)
 * @param alpha a factor, 1 if left out
 * @returns C
 * @throws LayoutError: argument, elements, extents, ragged
 * @law C(m,n) grows by alpha · Σ A(m,k)·B(n,k), summed in doubles or as integers (test/algorithm/gemm.test.ts)
 * @see {@link contract}
 * @example String(gemm(tensor([1, 2, 3, 4], layout("(2,2)")), tensor([1, 0, 0, 1], layout("(2,2)")), tensor([0, 0, 0, 0], layout("(2,2)"))).accessor) // "1,2,3,4"
 */
export function gemm<A extends AnyTensor, B extends AnyTensor, C extends AnyTensor>(
  a: A,
  b: B,
  c: Accepted<C, Gemm<A, B, C>>,
  alpha?: Scalar<NoInfer<C>>,
): C;

export function gemm(a: unknown, b: unknown, c: any, alpha?: number | bigint): AnyTensor {
  const fail = failing("gemm", () => `${shown(a)}, ${shown(b)} → ${shown(c)}`);
  return multiplied(tensorIn(a, fail), tensorIn(b, fail), tensorIn(c, fail), alpha, fail);
}

/** The product of matrices or of batches of them, refused by `fail`: ranks, extents, elements, then what is touched. */
function multiplied(
  a: OpenTensor,
  b: OpenTensor,
  c: OpenTensor,
  alpha: number | bigint | undefined,
  fail: Fail,
): OpenTensor {
  const [m, k, l] = sizesOf("A", a, a, fail);
  const [n, kInB, lInB] = sizesOf("B", b, a, fail);
  const [mInC, nInC, lInC] = sizesOf("C", c, a, fail);
  refuseApart("M", m, "A", mInC, "C", fail);
  refuseApart("N", n, "B", nInC, "C", fail);
  refuseApart("K", k, "A", kInB, "B", fail);
  refuseApart("L", l, "A", lInB, "B", fail);
  refuseApart("L", l, "A", lInC, "C", fail);
  const scale = scalarOf([a, b, c], alpha, fail);
  for (const of of [a, b, c]) refuseUntouchable(of, fail);
  multiplyAll(a, b, c, scale, fail);
  return c;
}

/** Refuses two extents of one mode, or of one label, that differ. */
export function refuseApart(
  mode: string,
  x: number | undefined,
  inX: string,
  y: number | undefined,
  inY: string,
  fail: Fail,
): void {
  if (x !== y) fail("extents", mode, x as number, inX, y as number, inY);
}

/** The kind of all elements, C last, is one that can be multiplied; 1 of that kind, unless `alpha` is given. */
export function scalarOf(
  tensors: readonly OpenTensor[],
  alpha: number | bigint | undefined,
  fail: Fail,
): number | bigint {
  const kinds = tensors.map(kindOfElements);
  const [kind = "?"] = kinds;
  if (kind !== "number" && kind !== "bigint" && kind !== "?") fail("argument", oneOf(kind), "number");
  for (const other of kinds) refuseMixedElements(kind, other, fail);
  writableIn((tensors.at(-1) as OpenTensor).accessor, fail);
  const known = kinds.find((one) => one !== "?") ?? "number";
  const scale = alpha ?? (known === "bigint" ? 1n : 1);
  refuseMixedElements(typeof scale, known, fail);
  return scale;
}

/** The sizes of the modes of a matrix, or of a batch where A is one. */
function sizesOf(name: string, of: OpenTensor, a: OpenTensor, fail: Fail): readonly number[] {
  const modes = modesIn(of.layout);
  const wanted = modesIn(a.layout).length === 3 ? 3 : 2;
  if (modes.length !== wanted)
    fail("argument", `${name} of rank ${modes.length}`, wanted === 3 ? "batch of matrices" : "matrix");
  return modes.map((mode) => extent(mode.shape as never));
}
