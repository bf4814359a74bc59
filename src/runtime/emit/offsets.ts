import type { AnyLayout, AnyMapping } from "../../types/layout/layout.js";
import { modesIn } from "../algebra/concat.js";
import { isComposedLayout } from "../layout/composed-layout.js";
import { at } from "../layout/mapping.js";
import { xor } from "../semimodule/binary.js";
import { add } from "../semimodule/integer.js";
import { binaryIn, kindIn } from "../semimodule/semimodule.js";

/** The offset at a coordinate of memory: that of its modes added up, each of which is computed once. */
export function offsetsIn(memory: AnyMapping): (coordinate: readonly number[]) => number {
  if (isComposedLayout(memory)) {
    const [within, through] = [offsetsIn(memory.inner as AnyLayout), remembered(memory.outer as AnyLayout)];
    return (coordinate) => through(add(memory.offset as number, within(coordinate)));
  }
  const layout = memory as AnyLayout;
  const join = kindIn(layout.stride as never) === "binary" ? xor : add;
  const modes = modesIn(layout).map(remembered);
  return (coordinate) => modes.reduce((so, mode, i) => join(so, mode(coordinate[i] as number)), 0);
}

/** The offset at an index, computed once. */
function remembered(of: AnyLayout): (index: number) => number {
  const known = new Map<number, number>();
  const offsetAt = at as (of: AnyLayout, index: number) => number;
  return (index) => {
    const before = known.get(index);
    if (before !== undefined) return before;
    const offset = binaryIn(offsetAt(of, index));
    known.set(index, offset);
    return offset;
  };
}
