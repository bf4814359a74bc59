import type { IntTuple } from "../../../types/layout/htuple.js";
import type { AnyLayout } from "../../../types/layout/layout.js";
import type { OpenTensor } from "../../../types/tensor/tensor.js";
import { modesIn } from "../../algebra/concat.js";
import type { Fail } from "../../diagnostic.js";
import { laid } from "../../layout/layout.js";
import { viewed } from "../../tensor/edge.js";
import { multiplyAll } from "../gemm/elements.js";
import type { Operand, Sizes } from "./labels.js";

/**
 * C += alpha · the contraction of A and B, by labels that are once in each: the modes become the M, N, K and L of a batched
 * product. A label of all three is of the batch, one of two of them is M, N or K, and one of A or of B alone is summed.
 */
export function contractPair(
  a: Operand,
  b: Operand,
  c: Operand,
  sizes: Sizes,
  alpha: number | bigint,
  fail: Fail,
): void {
  const labels = [...new Set(a.labels + b.labels)];
  const having = (inA: boolean, inB: boolean, inC: boolean): readonly string[] =>
    labels.filter(
      (x) => a.labels.includes(x) === inA && b.labels.includes(x) === inB && c.labels.includes(x) === inC,
    );
  const m = having(true, false, true);
  const n = having(false, true, true);
  const k = [...having(true, true, false), ...having(true, false, false), ...having(false, true, false)];
  const l = having(true, true, true);
  const [inA, inB, inC] = [
    folded(a, [m, k, l], sizes),
    folded(b, [n, k, l], sizes),
    folded(c, [m, n, l], sizes),
  ];
  multiplyAll(inA, inB, inC, alpha, fail);
}

/** A tensor with the modes of each group in one. A label that it lacks repeats it. */
function folded(of: Operand, groups: readonly (readonly string[])[], sizes: Sizes): OpenTensor {
  const repeated = (label: string): AnyLayout => laid(sizes.get(label) as number, 0);
  return viewed(of.tensor, null, (layout) => {
    const own = of.labels === "" ? [] : modesIn(layout);
    const mode = (label: string): AnyLayout => own[of.labels.indexOf(label)] ?? repeated(label);
    return { layout: layoutOfModes(groups.map((names) => layoutOfModes(names.map(mode)))), offset: 0 };
  });
}

/** The layout of layouts; of none it is 1:0. */
export function layoutOfModes(modes: readonly AnyLayout[]): AnyLayout {
  if (modes.length === 0) return laid(1, 0);
  return laid(
    modes.map(({ shape }) => shape as IntTuple),
    modes.map(({ stride }) => stride as IntTuple),
  );
}
