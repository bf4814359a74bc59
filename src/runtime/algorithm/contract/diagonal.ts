import type { AnyLayout } from "../../../types/layout/layout.js";
import type { OpenTensor } from "../../../types/tensor/tensor.js";
import { modesIn } from "../../algebra/concat.js";
import { layoutAdd } from "../../algebra/layout-add.js";
import { type Fail, LayoutError } from "../../diagnostic.js";
import { idx2crd } from "../../layout/coordinate.js";
import { offsetOf } from "../../layout/evaluation.js";
import { laid } from "../../layout/layout.js";
import { extent } from "../../layout/shape.js";
import { compact } from "../../layout/stride.js";
import { read } from "../../tensor/access.js";
import { viewed } from "../../tensor/edge.js";
import { whole } from "../../tensor/tensor.js";
import type { Operand, Sizes } from "./labels.js";
import { layoutOfModes } from "./pair.js";

/** A tensor with each label once: modes of one label go on together, by the sum of their strides. */
export function diagonal(of: Operand, sizes: Sizes, fail: Fail): Operand {
  const labels = [...new Set(of.labels)];
  if (labels.length === of.labels.length) return of;
  return { labels: labels.join(""), tensor: along(of, labels) ?? gathered(of, labels, sizes, fail) };
}

/** The view along the labels, `null` where no layout is the sum of two modes. */
function along({ labels, tensor }: Operand, once: readonly string[]): OpenTensor | null {
  try {
    return viewed(tensor, null, (layout) => {
      const modes = modesIn(layout);
      const mode = (label: string): AnyLayout =>
        modes.filter((_, i) => labels[i] === label).reduce((a, b) => (layoutAdd as OnLayouts)(a, b));
      return { layout: layoutOfModes(once.map(mode)), offset: 0 };
    });
  } catch (fault) {
    if (fault instanceof LayoutError) return null;
    throw fault;
  }
}

/** The elements along the labels in an array of their own. */
function gathered(
  { labels, tensor }: Operand,
  once: readonly string[],
  sizes: Sizes,
  fail: Fail,
): OpenTensor {
  const shape = once.map((label) => sizes.get(label) as number);
  const modes = modesIn(tensor.layout).map((mode) => mode.shape);
  const values = Array.from({ length: extent(shape) }, (_, i) => {
    const at = idx2crd(i, shape) as readonly number[];
    const coordinate = modes.map((_, j) => at[once.indexOf(labels.charAt(j))] as number);
    return read(tensor, offsetOf(coordinate, tensor.layout, fail), fail);
  });
  return whole(values, laid(shape, compact(shape)));
}

type OnLayouts = (a: AnyLayout, b: AnyLayout) => AnyLayout;
