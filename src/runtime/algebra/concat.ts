import type { Concat, Mode } from "../../types/algebra/concat.js";
import type { AcceptedEach } from "../../types/diagnostic.js";
import type { StepTuple } from "../../types/layout/htuple.js";
import type {
  AnyLayout,
  AnyMapping,
  Layout,
  Resolved,
  ResultShape,
  ResultStride,
} from "../../types/layout/layout.js";
import { exactly, type Fail, failing } from "../diagnostic.js";
import { refuseDeep, refuseMixedStrides } from "../layout/check.js";
import { isTuple } from "../layout/htuple.js";
import { layoutIn, whole } from "../layout/layout.js";
import type { Sides } from "../layout/modes.js";
import { extent } from "../layout/shape.js";
import { show } from "../layout/text.js";
import { onInner } from "./inner.js";

/**
 * The layout whose modes are the given layouts (paper, section 5.1). Refused are no layouts at all, and sizes past
 * 2^53-1.
 * @param layouts at least one
 * @returns the layout of them all
 * @throws LayoutError: argument, overflow, semimodule
 * @law mode i of the result is layout i (test/layout/layout.test.ts)
 * @see {@link mode}
 * @example concat(layout("4:1"), layout("(2,3):(8,4)")) // prints as (4,(2,3)):(1,(8,4))
 */
export function concat<const L extends readonly AnyLayout[]>(
  ...layouts: AcceptedEach<L, Concat<L>>
): Layout<ResultShape<Concat<L>>, ResultStride<Concat<L>>>;

export function concat(...layouts: any): AnyLayout {
  const fail = failing("concat", () => show(layouts));
  if (layouts.length === 0) fail("extent", "()");
  for (const mode of layouts) layoutIn(mode, fail);
  return concatOf(layouts, fail);
}

/**
 * Mode `i` as a layout; a layout of an integer has one mode, itself (paper, section 4.4). A path of several indices leads
 * on into nested modes.
 * @param of a layout
 * @param path the index of the mode, and on from there into nested ones
 * @returns the mode
 * @throws LayoutError: argument, mode
 * @law concat of all modes is the layout (test/layout/layout.test.ts)
 * @see {@link concat}
 * @example mode(layout("(4,(3,2)):(2,(8,1))"), 1) // prints as (3,2):(8,1)
 * @example mode(layout("(4,(3,2)):(2,(8,1))"), 1, 0) // prints as 3:8
 */
export function mode<L extends AnyMapping, const I extends readonly number[]>(
  of: L,
  ...path: AcceptedEach<I, Mode<L, I>>
): Resolved<L, Mode<L, I>>;

export function mode(of: AnyMapping, ...path: any): AnyLayout {
  return onInner(of, (layout) => modeAt(layout, path));
}

/** The mode that a path leads to; one that is not there is refused by the whole way to it. */
function modeAt(of: AnyLayout, path: readonly unknown[]): AnyLayout {
  const fail = failing("mode", () => show(of));
  let found = layoutIn(of, fail);
  for (const [at, i] of path.entries()) {
    const modes = modesIn(found);
    found =
      (Number.isInteger(i) ? modes[i as number] : undefined) ??
      fail(
        "mode",
        path
          .slice(0, at + 1)
          .map(show)
          .join("."),
        modes.length,
      );
  }
  return found;
}

/** The modes of a layout, nothing checked. */
export function modesIn(of: AnyLayout): readonly AnyLayout[] {
  return sidesIn(of).map(whole);
}

/** The layout of layouts; refused where it nests too deep or its size is past 2^53-1. */
export function concatOf(modes: readonly Sides[], fail: Fail): AnyLayout {
  return whole(concatenated(modes, fail));
}

/** The sides of the modes of a layout, nothing checked. */
export function sidesIn(of: Sides): readonly Sides[] {
  const { shape, stride } = of;
  if (!isTuple(shape) || !isTuple(stride)) return [of];
  return shape.map((extents, i) => ({ shape: extents, stride: stride[i] as StepTuple }));
}

/** The sides of the layout of layouts, refused as that. */
export function concatenated(modes: readonly Sides[], fail: Fail): Sides {
  const shape = modes.map((of) => of.shape);
  const stride = modes.map((of) => of.stride);
  refuseDeep(shape, fail);
  exactly(fail, () => extent(shape));
  refuseMixedStrides(stride, fail);
  return { shape, stride };
}
