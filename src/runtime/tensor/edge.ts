import type { Tiler } from "../../types/algebra/tiler.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import type { OpenTensor } from "../../types/tensor/tensor.js";
import { failing, LayoutError } from "../diagnostic.js";
import { isTuple } from "../layout/htuple.js";
import { isLayout, laid } from "../layout/layout.js";
import { kindOfLayout } from "../layout/modes.js";
import { compatible, extent } from "../layout/shape.js";
import { compact } from "../layout/stride.js";
import { xor } from "../semimodule/binary.js";
import { counting } from "./accessor.js";
import { type Edge, edgesOf, startOf } from "./bound.js";
import { offsetFunction } from "./offsets.js";
import { reachOf } from "./reach.js";
import { moved, whole } from "./tensor.js";

/** What an operation on tensors does to a layout, whatever its strides: another one, and where in it that starts. */
type Cut = (layout: AnyLayout) => { readonly layout: AnyLayout; readonly offset: IntTuple };

/**
 * The view that a cut makes of a tensor. Where it steps past the end of a mode that the tiler cuts, or of one that the
 * tensor itself was cut from, it keeps that edge.
 */
export function viewed(of: OpenTensor, tiler: Tiler, cut: Cut): OpenTensor {
  const { layout, offset } = cut(of.layout);
  const shape = of.layout.shape;
  const own = modesUnder(tiler, shape).map((mode): Edge => ({ along: [mode.steps], end: mode.end }));
  const edges = [...edgesOf(of), ...own].map((edge) => cutEdge(edge, shape, cut));
  return moved(of, layout, offset, edges.filter(isCrossed));
}

/** Whether the integer coordinates of a tensor are within all its edges. */
export function inside(of: OpenTensor): (i: number) => boolean {
  const tests = edgesOf(of).map(testOf);
  return (i) => tests.every((test) => test(i));
}

/** The edge as the view of a cut meets it. What no layout says, or one that does
 * not read the coordinates of the tensor, goes by way of the coordinate that was cut. */
function cutEdge({ along, end }: Edge, shape: IntTuple, cut: Cut): Edge {
  const [last] = along.slice(-1) as [OpenTensor];
  const reads = compatible(shape, last.layout.shape);
  const seen = reads ? possibly(() => cut(last.layout)) : null;
  if (seen !== null) return { along: [...along.slice(0, -1), moved(last, seen.layout, seen.offset)], end };
  const all = whole(counting(), laid(shape, compact(shape)));
  const { layout, offset } = cut(all.layout);
  return { along: [...along, moved(all, layout, offset)], end };
}

/** More places than are looked at in less than a second. */
const most = 2 ** 20;

/** Whether some coordinate is past an edge, or there are too many to look at. */
function isCrossed(edge: Edge): boolean {
  const [steps, ...others] = edge.along as [OpenTensor, ...OpenTensor[]];
  if (others.length === 0) {
    const { least, most } = reachOf(steps.layout, startOf(steps), refuseNothing);
    const base = baseOf(steps);
    return base + least < 0 || base + most >= edge.end;
  }
  if (isShort(edge)) return false;
  const test = testOf(edge);
  const size = extent(others.at(-1)?.layout.shape as IntTuple);
  if (size > most) return true;
  for (let i = 0; i < size; i++) if (!test(i)) return true;
  return false;
}

/** Whether what each view can reach at most lies in what it was cut from, down to the end. */
function isShort({ along, end }: Edge): boolean {
  const ends = [end, ...along.slice(0, -1).map(({ layout }) => extent(layout.shape))];
  return along.every((of, i) => {
    const [reach, start] = [possibly(() => reachOf(of.layout, startOf(of), refusePlace)), baseOf(of)];
    return reach !== null && start + reach.least >= 0 && start + reach.most < (ends[i] as number);
  });
}

/** Whether a place of the tensor lies before the end, followed through what it was cut from. */
function testOf({ along, end }: Edge): (i: number) => boolean {
  const steps = along.map((of) => {
    const [offset, base, start] = [offsetFunction(of.layout), baseOf(of), startOf(of)];
    return (i: number) => base + (start === 0 ? offset(i) : xor(start, offset(i)));
  });
  return (i) => {
    const place = steps.reduceRight((at, step) => (at < 0 ? at : step(at)), i);
    return place >= 0 && place < end;
  };
}

/** Where a tensor of its own offsets starts. */
function baseOf({ accessor }: OpenTensor): number {
  return (accessor as ReturnType<typeof counting>).dereference();
}

/** A mode of a shape: the tensor that counts along it, and where it ends. */
interface Counted {
  readonly steps: OpenTensor;
  readonly end: number;
}

/** The modes of a shape that a tiler cuts; one that yields coordinates reads every mode. */
function modesUnder(tiler: Tiler, shape: IntTuple): readonly Counted[] {
  if (tiler === null) return [];
  const counted = (own: IntTuple, around: (stride: IntTuple) => IntTuple): Counted => ({
    steps: whole(counting(), laid(shape, around(compact(own)))),
    end: extent(own),
  });
  const under = (by: Tiler, mode: IntTuple, around: (stride: IntTuple) => IntTuple): readonly Counted[] => {
    if (by === null) return [];
    const parts = isTuple(by) ? by : isCoordinates(by) && isTuple(mode) ? mode.map(() => by) : null;
    if (parts === null) return [counted(mode, around)];
    const modes = isTuple(mode) ? mode : [mode];
    return parts.flatMap((part, i) => {
      const beside = (stride: IntTuple): IntTuple =>
        around(isTuple(mode) ? mode.map((other, j) => (i === j ? stride : still(other))) : stride);
      return under(part, modes[i] as IntTuple, beside);
    });
  };
  return under(tiler, shape, (stride) => stride);
}

function isCoordinates(tiler: Tiler): boolean {
  return isLayout(tiler) && kindOfLayout(tiler) === "coordinate";
}

/** The stride of a mode that is not stepped along. */
function still(shape: IntTuple): IntTuple {
  return isTuple(shape) ? shape.map(still) : 0;
}

/** What is made, `null` where it is refused. */
function possibly<Made>(make: () => Made): Made | null {
  try {
    return make();
  } catch (fault) {
    if (fault instanceof LayoutError) return null;
    throw fault;
  }
}

/** A view that reaches past 2^53-1 is looked at place by place. */
const refusePlace = failing("tensor", () => "");

const refuseNothing = (): never => {
  throw new RangeError("a place along a mode is an integer");
};
