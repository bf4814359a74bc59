import type { IntTuple, StepTuple } from "../../types/layout/htuple.js";
import type { Fail } from "../diagnostic.js";
import { refuseDeep } from "../layout/check.js";
import { isTuple } from "../layout/htuple.js";
import { type Mode, modesOf, type Sides, stridesOf } from "../layout/modes.js";
import { extent } from "../layout/shape.js";
import { leads, mapProfile, order, type Path, profileOf, type Term } from "../semimodule/basis.js";
import { pathsIn, termsIn } from "../semimodule/semimodule.js";
import { concatenated } from "./concat.js";

/** How many modes a layout of coordinates may be made of. */
const most = 2 ** 14;

/**
 * A layout for each coordinate that a layout yields, gathered in the profile of these coordinates: `of` makes it of the
 * modes that count the coordinate (paper, tables 5 to 7). Refused are strides that count several at once.
 */
export function byBasis(layout: Sides, fail: Fail, of: (modes: readonly Mode[], path: Path) => Sides): Sides {
  const single = counted(layout, fail);
  const paths = pathsIn(stridesOf(layout));
  const count = paths.reduce((so, path) => so + path.reduce((modes, at) => modes + at, 1), 0);
  if (count > most) fail("budget", most);
  const profile = profileOf(paths);
  return gathered(
    mapProfile(profile, (path) => of(counting(single, path), path)),
    fail,
  );
}

/**
 * The same with a layout for every mode of a shape, with the size of the mode: for one that the layout counts in its
 * parts a tuple.
 */
export function byShape(
  layout: Sides,
  shape: IntTuple,
  fail: Fail,
  of: (modes: readonly Mode[], path: Path, size: number) => Sides,
): Sides {
  const single = counted(layout, fail);
  const paths = pathsIn(stridesOf(layout));
  const over = (extents: IntTuple, at: Path): Sides => {
    const parts = paths.some((path) => path.length > at.length && leads(at, path));
    if (parts && isTuple(extents))
      return concatenated(
        extents.map((mode, i) => over(mode, [...at, i])),
        fail,
      );
    return of(counting(single, at), at, extent(extents));
  };
  return over(shape, []);
}

/** The modes of a layout with the one term of their strides, refused where it is not one; of a size of 1 it is none. */
function counted(layout: Sides, fail: Fail): readonly (readonly [number, Term | undefined])[] {
  return modesOf(layout).map(([size, stride]) => {
    const [term, ...others] = termsIn(stride);
    if (others.length > 0 && size > 1) fail("basis", stride);
    return [size, others.length > 0 ? undefined : term];
  });
}

/** The modes with the multiples of one basis vector as strides. */
function counting(modes: readonly (readonly [number, Term | undefined])[], path: Path): readonly Mode[] {
  return modes.map(([size, term]) => [
    size,
    term !== undefined && order(term.path, path) === 0 ? term.times : 0,
  ]);
}

/** Layouts in the profile that they stand in as one: each counts a coordinate of its own. */
function gathered(layouts: Sides | readonly unknown[], fail: Fail): Sides {
  const side = (of: Sides | readonly unknown[], name: "shape" | "stride"): StepTuple =>
    Array.isArray(of) ? of.map((part) => side(part, name)) : (of as Sides)[name];
  const shape = side(layouts, "shape") as IntTuple;
  refuseDeep(shape, fail);
  extent(shape);
  return { shape, stride: side(layouts, "stride") };
}
