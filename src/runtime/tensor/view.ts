import type { AcceptedEach } from "../../types/diagnostic.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout, ResultShape, ResultStride } from "../../types/layout/layout.js";
import type { RaggedIn } from "../../types/tensor/ragged.js";
import type { AccessorIn, AnyTensor, LayoutIn, Tensor } from "../../types/tensor/tensor.js";
import type { Range, View } from "../../types/tensor/view.js";
import { composition } from "../algebra/composition.js";
import { concatOf, modesIn } from "../algebra/concat.js";
import { type Fail, failing, LayoutError } from "../diagnostic.js";
import { offsetOf } from "../layout/evaluation.js";
import { integersOf, isTuple, tupleOf } from "../layout/htuple.js";
import { laid, mapped, whole } from "../layout/layout.js";
import { kindOfLayout } from "../layout/modes.js";
import { extent } from "../layout/shape.js";
import { show } from "../layout/text.js";
import { isPowerOfTwo } from "../semimodule/binary.js";
import { scaled } from "../semimodule/semimodule.js";
import { viewed } from "./edge.js";
import { shown, tensorIn } from "./tensor.js";

/**
 * The tensor at a range of each mode: `[start, stop]` or `[start, stop, step]`, `null` for all of it. A step may be negative,
 * and goes down then. `null` for `start` or `stop` is the end of the mode on that side. Modes beyond the ranges stay. Refused
 * are ranges that leave a mode, that are empty, or that are more than the modes; and of a mode that is a tuple steps that
 * carry from one of its modes into the next.
 * @param of a tensor
 * @param ranges one for each mode
 * @returns a view of it
 * @throws LayoutError: argument, extent, integer, mode, overflow, power, range
 * @law entry i of a mode is the one at start + i·step (test/tensor/view.test.ts)
 * @see {@link sliceTensor}
 * @example String(view(tensor(counting(), layout("(4,8):(8,1)")), [1, 3], [null, null, -1])) // "{15} ∘ (2,8):(8,-1)"
 * @example String(view(tensor(counting(), layout("(4,8):(8,1)")), null, [1, 8, 3])) // "{1} ∘ (4,3):(8,3)"
 */
export function view<T extends AnyTensor, const Ranges extends readonly Range[]>(
  of: T,
  ...ranges: AcceptedEach<Ranges, View<T, Ranges>>
): Tensor<
  AccessorIn<T>,
  ResultShape<LayoutIn<View<T, Ranges>>>,
  ResultStride<LayoutIn<View<T, Ranges>>>,
  RaggedIn<View<T, Ranges>>
>;

export function view(of: unknown, ...ranges: any): AnyTensor {
  const fail = failing("view", () => shown(of));
  const from = tensorIn(of, fail);
  const { shape } = from.layout;
  const modes = isTuple(shape) ? shape : [shape];
  const given = tupleOf(ranges, fail) as readonly unknown[];
  const taken = modes.map((mode, i) => takenBy(i < given.length ? given[i] : null, mode, fail));
  if (given.length > modes.length) fail("mode", modes.length, modes.length);
  const starts = taken.map((range) => range?.start ?? 0);
  return viewed(from, null, (layout) => {
    const parts = (isTuple(shape) ? modesIn(layout) : [layout]).map((mode, i) =>
      partOf(mode, taken[i], fail),
    );
    return {
      layout: isTuple(shape) ? concatOf(parts, fail) : (parts[0] as AnyLayout),
      offset: offsetOf(isTuple(shape) ? starts : starts[0], layout, fail),
    };
  });
}

/** The coordinates of a mode that a range takes. */
interface Taken {
  readonly start: number;
  readonly step: number;
  readonly count: number;
}

/** A range of a mode of so many, all of which are in it; `null` for all of them. */
function takenBy(range: unknown, shape: IntTuple, fail: Fail): Taken | null {
  if (range === null) return null;
  const size = extent(shape);
  if (!isTuple(range) || range.length < 2 || range.length > 3) return fail("argument", show(range), "range");
  const [from, to, by] = range as readonly unknown[];
  const step = by === undefined ? 1 : integerIn(by, fail);
  if (step === 0) fail("argument", 0, "step");
  const start = from === null ? (step < 0 ? size - 1 : 0) : integerIn(from, fail);
  const stop = to === null ? (step < 0 ? -1 : size) : integerIn(to, fail);
  const count = Math.ceil((stop - start) / step) + 0;
  if (count < 1) fail("extent", count);
  for (const i of [start, start + (count - 1) * step])
    if (i < 0 || i >= size) fail("range", i, `the shape ${show(shape)}`);
  return { start, step, count };
}

function integerIn(x: unknown, fail: Fail): number {
  const value = integersOf(x, fail);
  return typeof value === "number" ? value : fail("integer", show(value));
}

/** What a mode is at these coordinates, from its first on. One that goes down is the same up, turned round. */
function partOf(mode: AnyLayout, taken: Taken | null | undefined, fail: Fail): AnyLayout {
  if (taken === null || taken === undefined) return mode;
  const { start, step, count } = taken;
  if (count === 1) return laid(1, 0);
  const last = start + (count - 1) * step;
  try {
    return step > 0 ? along(mode, start, step, count) : turned(along(mode, last, -step, count), fail);
  } catch (fault) {
    if (!(fault instanceof LayoutError) || fault.operation === "view") throw fault;
    const modes = show(mode.shape);
    return fail(
      "argument",
      `${start} to ${last} by ${step}`,
      `range without a carry between the modes of ${modes}`,
    );
  }
}

/** Beside a mode that steps by the start, none that carries into it is accepted. */
function along(mode: AnyLayout, start: number, step: number, count: number): AnyLayout {
  const over = (right: AnyLayout): AnyLayout => (composition as OnLayout)(mode, right);
  if (start === 0) return over(laid(count, step));
  return modesIn(over(laid([2, count], [start, step])))[1] as AnyLayout;
}

/** A layout from its last coordinate back to its first; that of binary strides are the same bits. */
function turned(layout: AnyLayout, fail: Fail): AnyLayout {
  if (kindOfLayout(layout) !== "binary")
    return whole(mapped(layout, (shape, stride) => ({ shape, stride: scaled(-1, stride) })));
  const odd = modeExtents(layout.shape).find((size) => !isPowerOfTwo(size));
  return odd === undefined ? layout : fail("power", odd);
}

function modeExtents(shape: IntTuple): readonly number[] {
  return isTuple(shape) ? shape.flatMap(modeExtents) : [shape as number];
}

type OnLayout = (layout: AnyLayout, tiler: AnyLayout) => AnyLayout;
