import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout, AnyMapping } from "../../types/layout/layout.js";
import type { SliceCoordinate } from "../../types/layout/slice.js";
import type { AnyTensor } from "../../types/tensor/tensor.js";
import { modesIn } from "../algebra/concat.js";
import { clip, failing, renaming } from "../diagnostic.js";
import { composedLayout, isComposedLayout } from "../layout/composed-layout.js";
import { offsetOf } from "../layout/evaluation.js";
import { layoutIn } from "../layout/layout.js";
import { slice } from "../layout/slice.js";
import { show } from "../layout/text.js";
import { viewed } from "../tensor/edge.js";
import { isTensor } from "../tensor/tensor.js";
import { refuseRest } from "./rest.js";

// What a thread has of (threads, (values, rests)): the same for the operands of an MMA and both sides of a copy.

/** What is cut, in the name of what, by which instruction, by what, and how its rest is treated. */
interface CutOf {
  readonly of: AnyTensor | AnyMapping;
  readonly operation: string;
  readonly name: string;
  readonly tiler: readonly (number | AnyLayout)[];
  readonly options: unknown;
}

/** Refuses what is no layout, and a layout that the tiles do not divide; of a tensor the part says what is beyond. */
export function refuseCut({ of, operation, name, tiler, options }: CutOf): void {
  if (isTensor(of)) return;
  const fail = failing(operation, () => `${clip(name)}, ${show(of)}`);
  refuseRest(isComposedLayout(of) ? (of.inner as AnyLayout) : layoutIn(of, fail), tiler, options, fail);
}

/**
 * The part at a coordinate of a layout ((who), (values, (rests))) that is made of an operand: of a tensor a tensor, whose edges
 * are those of the tile, of a layout a layout and where it starts.
 */
export function cutPart(
  { of, operation, name, tiler }: CutOf,
  by: (layout: AnyLayout) => AnyLayout,
  at: SliceCoordinate,
): unknown {
  const parts = (layout: AnyLayout): AnyLayout =>
    renaming(
      operation,
      () => by(layout),
      () => `${clip(name)}, ${show(isTensor(of) ? of.layout : of)}`,
    );
  if (isTensor(of))
    return viewed(of, tiler as never, (layout) => {
      const whole = parts(layout);
      return { layout: partAt(whole, at).layout, offset: startOf(whole, at) };
    });
  if (!isComposedLayout(of)) return Object.freeze(partAt(parts(of as AnyLayout), at));
  const inner = parts(of.inner as AnyLayout);
  const whole = composedLayout(of.outer, of.offset as never, inner);
  return Object.freeze(slice(whole as never, ...([at, kept(inner)] as never[])));
}

function partAt(whole: AnyLayout, at: SliceCoordinate): { readonly layout: AnyLayout; readonly offset: any } {
  return (slice as (of: AnyLayout, ...at: readonly SliceCoordinate[]) => any)(whole, at, kept(whole));
}

/** The place that a coordinate of the threads goes to: an integer, also of binary strides, or a coordinate. */
function startOf(whole: AnyLayout, at: SliceCoordinate): IntTuple {
  const [threads] = modesIn(whole) as [AnyLayout];
  return offsetOf(
    at,
    threads,
    failing("at", () => show(threads)),
  );
}

/** The values, and each rest as its own mode. */
function kept(whole: AnyLayout): SliceCoordinate {
  const [, values] = whole.shape as readonly [IntTuple, readonly [IntTuple, IntTuple]];
  const rests = values[1];
  return [null, Array.isArray(rests) ? rests.map(() => null) : null];
}
