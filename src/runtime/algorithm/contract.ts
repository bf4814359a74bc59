import type { Contract } from "../../types/algorithm/contract.js";
import type { Scalar } from "../../types/algorithm/gemm.js";
import type { Accepted } from "../../types/diagnostic.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import type { AnyTensor, OpenTensor } from "../../types/tensor/tensor.js";
import { modesIn } from "../algebra/concat.js";
import { clip, type Fail, failing } from "../diagnostic.js";
import { show } from "../layout/htuple.js";
import { laid } from "../layout/layout.js";
import { extent } from "../layout/shape.js";
import { viewed } from "../tensor/edge.js";
import { tensorIn } from "../tensor/tensor.js";
import { multiplied, refuseApart } from "./gemm.js";

/**
 * C += alpha · the contraction of A and B, whose modes are named by letters as in "mk,nk->mn" (paper, section 3.3). The
 * modes are grouped, without moving an element, into the M, N, K and L of a batched `gemm`: a letter of all three is of
 * the batch, one of two of them is M, N or K, and one of A or of B alone is summed. Gives C. Refused are a text that is no
 * such thing, letters and modes that differ in number, and a letter with one extent here and another there.
 * @param spec letters for the modes of A, B and C
 * @param a the left operand
 * @param b the right operand
 * @param c what is added to
 * @param alpha a factor, 1 if left out
 * @returns C
 * @throws LayoutError: labels, syntax; as {@link gemm}
 * @see {@link gemm}
 * @example String(contract("k,k->", tensor([1, 2, 3], layout("3")), tensor([4, 5, 6], layout("3")), tensor([0], layout("1"))).accessor) // "32"
 */
export function contract<
  const Spec extends string,
  A extends AnyTensor,
  B extends AnyTensor,
  C extends AnyTensor,
>(
  spec: Accepted<Spec, NoInfer<Contract<Spec, A, B, C>>, "contract">,
  a: A,
  b: B,
  c: C,
  alpha?: Scalar<NoInfer<C>>,
): C;

export function contract(spec: any, a: unknown, b: unknown, c: unknown, alpha?: number | bigint): AnyTensor {
  const fail = failing("contract", () => (typeof spec === "string" ? clip(spec) : show(spec)));
  if (typeof spec !== "string") fail("argument", show(spec), "text");
  const tensors = [tensorIn(a, fail), tensorIn(b, fail), tensorIn(c, fail)] as const;
  const operands = labelled(spec.replaceAll(" ", ""), tensors, fail);
  const [A, B, C] = operands;
  refuseUnequal(A, B, fail);
  refuseUnequal(A, C, fail);
  refuseUnequal(B, C, fail);
  const groups = grouped(operands);
  const [inA, inB, inC] = operands.map((of) => folded(of, operands, groups)) as [
    OpenTensor,
    OpenTensor,
    OpenTensor,
  ];
  multiplied(inA, inB, inC, alpha, fail);
  return tensors[2];
}

/** A tensor and the mode that each label names. */
interface Operand {
  readonly name: string;
  readonly tensor: OpenTensor;
  readonly modes: ReadonlyMap<string, AnyLayout>;
}

type Operands = readonly [A: Operand, B: Operand, C: Operand];

/** The text taken apart: its form first, then the labels of each operand, then how many there are. */
function labelled(
  spec: string,
  [a, b, c]: readonly [OpenTensor, OpenTensor, OpenTensor],
  fail: Fail,
): Operands {
  const [, A, B, C] = /^([^,]*),(.*?)->(.*)$/s.exec(spec) ?? fail("syntax", "it is no A,B->C");
  const [inA, inB, inC] = [A as string, B as string, C as string];
  for (const [name, labels] of Object.entries({ A: inA, B: inB, C: inC })) refuseLabels(name, labels, fail);
  const alone = [...inC].find((label) => !`${inA}${inB}`.includes(label));
  if (alone !== undefined) fail("syntax", `${alone} is in C only`);
  const operand = (name: string, labels: string, tensor: OpenTensor): Operand => {
    const modes = modesIn(tensor.layout);
    const isScalar = labels === "" && extent(tensor.layout.shape) === 1;
    if (labels.length !== modes.length && !isScalar) fail("labels", name, modes.length, labels.length);
    return { name, tensor, modes: new Map([...labels].map((label, i) => [label, modes[i] as AnyLayout])) };
  };
  return [operand("A", inA, a), operand("B", inB, b), operand("C", inC, c)];
}

/** Refuses a label that is no letter, or twice in one operand. */
function refuseLabels(name: string, labels: string, fail: Fail): void {
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i] as string;
    if (label.toUpperCase() === label.toLowerCase()) fail("syntax", `${clip(label)} is no letter`);
    if (labels.includes(label, i + 1)) fail("syntax", `${label} is twice in ${name}`);
  }
}

/** Refuses a label with two extents. */
function refuseUnequal(x: Operand, y: Operand, fail: Fail): void {
  for (const [label, mode] of x.modes) {
    const other = y.modes.get(label);
    if (other !== undefined) refuseApart(label, sizeOf(mode), x.name, sizeOf(other), y.name, fail);
  }
}

/** The labels of M, N, K and L, each group in the order of A, then of B. */
interface Groups {
  readonly m: readonly string[];
  readonly n: readonly string[];
  readonly k: readonly string[];
  readonly l: readonly string[];
}

/** The labels by the operands that have them. */
function grouped([A, B, C]: Operands): Groups {
  const labels = [...new Set([...A.modes.keys(), ...B.modes.keys()])];
  const having = (inA: boolean, inB: boolean, inC: boolean): readonly string[] =>
    labels.filter((x) => A.modes.has(x) === inA && B.modes.has(x) === inB && C.modes.has(x) === inC);
  return {
    m: having(true, false, true),
    n: having(false, true, true),
    k: [...having(true, true, false), ...having(true, false, false), ...having(false, true, false)],
    l: having(true, true, true),
  };
}

/** A tensor as (M,K,L), (N,K,L) or (M,N,L): the modes of each group in one. A label that it lacks repeats it. */
function folded(of: Operand, [A, B]: Operands, { m, n, k, l }: Groups): OpenTensor {
  const labels = [...of.modes.keys()];
  const outer = of.name === "B" ? n : m;
  const inner = of.name === "C" ? n : k;
  return viewed(of.tensor, null, (layout) => {
    const own = labels.length === 0 ? [] : modesIn(layout);
    const modes = new Map(labels.map((label, i) => [label, own[i] as AnyLayout]));
    const mode = (label: string): AnyLayout =>
      modes.get(label) ?? repeated(A.modes.get(label) ?? B.modes.get(label));
    const group = (names: readonly string[]): AnyLayout => layoutOfModes(names.map(mode));
    return { layout: layoutOfModes([group(outer), group(inner), group(l)]), offset: 0 };
  });
}

/** The layout of layouts; of none it is 1:0. */
function layoutOfModes(modes: readonly AnyLayout[]): AnyLayout {
  if (modes.length === 0) return laid(1, 0);
  return laid(
    modes.map(({ shape }) => shape as IntTuple),
    modes.map(({ stride }) => stride as IntTuple),
  );
}

/** The size of a mode with stride 0: the same element again and again. */
function repeated(mode: AnyLayout | undefined): AnyLayout {
  return laid(sizeOf(mode as AnyLayout), 0);
}

function sizeOf(mode: AnyLayout): number {
  return extent(mode.shape as IntTuple);
}
