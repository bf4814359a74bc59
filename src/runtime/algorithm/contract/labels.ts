import type { OpenTensor } from "../../../types/tensor/tensor.js";
import { modesIn } from "../../algebra/concat.js";
import { clip, type Fail } from "../../diagnostic.js";
import { extent } from "../../layout/shape.js";
import { refuseApart } from "../gemm.js";

/** The names of tensors in the sentences of a contraction. */
const names = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A tensor and the labels of its modes. */
export interface Operand {
  readonly labels: string;
  readonly tensor: OpenTensor;
}

/** The extent of each label. */
export type Sizes = ReadonlyMap<string, number>;

/** The text taken apart: its form first, then the letters of each tensor, how many there are, and the extents. */
export function labelled(
  spec: string,
  tensors: readonly OpenTensor[],
  fail: Fail,
): { readonly operands: readonly Operand[]; readonly sizes: Sizes } {
  if (tensors.length > names.length) fail("syntax", `it has more than ${names.length} tensors`);
  const [, left = "", result = ""] = /^(.*?)->(.*)$/s.exec(spec) ?? noForm(tensors, fail);
  const texts = [...left.split(","), result];
  if (texts.length !== tensors.length) noForm(tensors, fail);
  texts.forEach((labels, i) => {
    refuseLabels(labels, i === texts.length - 1 ? names.charAt(i) : null, fail);
  });
  const alone = [...result].find((label) => !left.includes(label));
  if (alone !== undefined) fail("syntax", `${alone} is in the result only`);
  const operands = texts.map((labels, i): Operand => ({ labels, tensor: tensors[i] as OpenTensor }));
  return { operands, sizes: sizesOf(operands, fail) };
}

/** Refuses a text that is not of the form for so many tensors. */
function noForm({ length }: readonly OpenTensor[], fail: Fail): never {
  const count = Math.max(1, length - 1);
  return fail("syntax", `it is no ${[...names.slice(0, count)].join(",")}->${names.charAt(count)}`);
}

/** Refuses a label that is no letter, or twice in a tensor of this name. */
function refuseLabels(labels: string, name: string | null, fail: Fail): void {
  for (let i = 0; i < labels.length; i++) {
    const label = labels.charAt(i);
    if (label.toUpperCase() === label.toLowerCase()) fail("syntax", `${clip(label)} is no letter`);
    if (name !== null && labels.includes(label, i + 1)) fail("syntax", `${label} is twice in ${name}`);
  }
}

/** The extents: a label to each mode, and that of a label the one that it had before. */
function sizesOf(operands: readonly Operand[], fail: Fail): Sizes {
  const seen = new Map<string, { readonly size: number; readonly name: string }>();
  for (const [i, { labels, tensor }] of operands.entries()) {
    const [name, modes] = [names.charAt(i), modesIn(tensor.layout)];
    // no labels are those of a tensor of one element
    if (labels === "" && extent(tensor.layout.shape) === 1) continue;
    if (labels.length !== modes.length) fail("labels", name, modes.length, labels.length);
    for (const [j, mode] of modes.entries()) {
      const [label, size] = [labels.charAt(j), extent(mode.shape as never)];
      const before = seen.get(label);
      if (before === undefined) seen.set(label, { size, name });
      else refuseApart(label, before.size, before.name, size, name, fail);
    }
  }
  return new Map([...seen].map(([label, { size }]) => [label, size]));
}
