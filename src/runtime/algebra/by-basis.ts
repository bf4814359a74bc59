import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import type { Fail } from "../diagnostic.js";
import { type Placed, placed } from "../layout/by-stride.js";
import { isTuple } from "../layout/htuple.js";
import { modesOf, stridesOf } from "../layout/modes.js";
import { extent } from "../layout/shape.js";
import { leads, mapProfile, order, type Path, profileOf, type Term } from "../semimodule/basis.js";
import { pathsIn, termsIn } from "../semimodule/semimodule.js";
import { concatOf } from "./concat.js";

/**
 * A layout for each coordinate that a layout yields, gathered in the profile of these coordinates: `of` makes it of the
 * modes that count the coordinate (paper, tables 5 to 7). Refused are strides that count several at once.
 */
export function byBasis(
  layout: AnyLayout,
  fail: Fail,
  of: (modes: readonly Placed[], path: Path) => AnyLayout,
): AnyLayout {
  const single = counted(layout, fail);
  const profile = profileOf(pathsIn(stridesOf(layout)));
  return gathered(
    mapProfile(profile, (path) =>
      of(
        single.filter((mode) => order(mode.path, path) === 0),
        path,
      ),
    ),
    fail,
  );
}

/**
 * The same with a layout for every mode of a shape, with the size of the mode: for one that the layout counts in its
 * parts a tuple.
 */
export function byShape(
  layout: AnyLayout,
  shape: IntTuple,
  fail: Fail,
  of: (modes: readonly Placed[], path: Path, size: number) => AnyLayout,
): AnyLayout {
  const single = counted(layout, fail);
  const paths = pathsIn(stridesOf(layout));
  const over = (extents: IntTuple, at: Path): AnyLayout => {
    const parts = paths.some((path) => path.length > at.length && leads(at, path));
    if (parts && isTuple(extents))
      return concatOf(
        extents.map((mode, i) => over(mode, [...at, i])),
        fail,
      );
    return of(
      single.filter((mode) => order(mode.path, at) === 0),
      at,
      extent(extents),
    );
  };
  return over(shape, []);
}

/** The modes of a layout with the coordinate that each counts, none of them a sum. */
function counted(layout: AnyLayout, fail: Fail): readonly (Placed & { readonly path: Path })[] {
  const modes = placed(modesOf(layout)).filter(({ stride }) => stride !== 0);
  return modes.map(({ stride, ...mode }) => {
    const [term, ...others] = termsIn(stride) as [Term, ...Term[]];
    if (others.length > 0) fail("basis", stride);
    return { ...mode, stride: term.times, path: term.path };
  });
}

/** Layouts in the profile that they stand in as one. */
function gathered(layouts: AnyLayout | readonly unknown[], fail: Fail): AnyLayout {
  if (!Array.isArray(layouts)) return layouts as AnyLayout;
  return concatOf(
    layouts.map((part) => gathered(part as AnyLayout, fail)),
    fail,
  );
}
