import type { IntTuple } from "../../../types/layout/htuple.js";
import type { Step } from "../../../types/semimodule/semimodule.js";
import type { Spend } from "../../layout/budget.js";
import { isTuple } from "../../layout/htuple.js";
import type { Mode } from "../../layout/modes.js";
import { extent } from "../../layout/shape.js";
import { coordinateOf, type Path, profileOf, timesOf } from "../../semimodule/basis.js";
import { combinations } from "../../semimodule/combination.js";
import { add, multiply } from "../../semimodule/integer.js";
import { termsIn } from "../../semimodule/semimodule.js";
import { missingIn } from "./integers.js";

/** One coordinate of a box: it goes from a number on as far as an extent. */
export interface Side {
  readonly path: Path;
  readonly from: number;
  readonly extent: number;
}

/**
 * The box of all coordinates of a shape, where the paths are those that lead on from `at`; a mode that none of them leads
 * into is counted whole. One of extent 1 is left out where another follows, for nothing of it can be missing.
 */
export function sidesOf(shape: IntTuple, paths: readonly Path[], at: Path = []): readonly Side[] {
  if (!isTuple(shape) || paths.every((path) => path.length === at.length))
    return [{ path: at, from: 0, extent: extent(shape) }];
  return shape.flatMap((mode, i) => {
    const on = paths.filter((path) => path[at.length] === i);
    const isOut = on.length === 0 && i < shape.length - 1 && extent(mode) === 1;
    return isOut ? [] : sidesOf(mode, on, [...at, i]);
  });
}

/**
 * The first coordinate of a box, in colexicographic order, that modes do not go to; `null` where there is none. Where each
 * stride counts one coordinate these are apart from each other, and integers; else the box is looked through.
 */
export function missingCoordinate(
  modes: readonly Mode<Step>[],
  box: readonly Side[],
  spend: Spend,
): IntTuple | null {
  const moving = modes.filter(([size, stride]) => size > 1 && stride !== 0);
  const find = moving.every(([, stride]) => termsIn(stride).length === 1) ? sideBySide : searched;
  const found = find(moving, box, spend);
  if (found === null) return null;
  const terms = box.map(({ path }, i) => ({ path, times: found[i] as number }));
  return coordinateOf(terms, profileOf(box.map(({ path }) => path)));
}

/** The modes with how often they take one coordinate. */
export function modesAlong(modes: readonly Mode<Step>[], path: Path): readonly Mode[] {
  return modes.map(([size, stride]) => [size, timesOf(termsIn(stride), path)]);
}

/** The first side that lacks a number lacks it where the others are least. A side below 0 begins where its modes do. */
function sideBySide(
  modes: readonly Mode<Step>[],
  box: readonly Side[],
  spend: Spend,
): readonly number[] | null {
  for (const [i, { path, from, extent }] of box.entries()) {
    const own = modesAlong(modes, path);
    const upwards = own.map(([size, times]): Mode => [size, Math.abs(times)]);
    const found = missingIn(from < 0 ? upwards : own, extent, spend);
    if (found !== null) return box.map((side, j) => side.from + (i === j ? found : 0));
  }
  return null;
}

/** Coordinates as integers that are equal where they are: each weighs more than those before it can differ by. */
function searched(
  modes: readonly Mode<Step>[],
  box: readonly Side[],
  spend: Spend,
): readonly number[] | null {
  let weight = 1;
  const weights = box.map(({ path, from, extent }) => {
    const own = weight;
    const ends = modesAlong(modes, path).map(([size, times]) => multiply(size - 1, times));
    const least = ends.reduce((so, end) => add(so, Math.min(0, end)), 0);
    const most = ends.reduce((so, end) => add(so, Math.max(0, end)), 0);
    const apart = add(Math.max(most, from + extent - 1), -Math.min(least, from));
    weight = multiply(weight, add(multiply(2, apart), 1));
    return own;
  });
  const weighed = (coordinate: readonly number[]): number =>
    weights.reduce((so, own, i) => add(so, multiply(own, coordinate[i] as number)), 0);
  const terms = modes.map(([size, stride]) => ({
    step: weighed(box.map(({ path }) => timesOf(termsIn(stride), path))),
    low: 0,
    high: size - 1,
  }));
  const search = combinations(
    terms.toSorted((a, b) => Math.abs(a.step) - Math.abs(b.step)),
    spend,
  );
  for (const coordinate of inOrder(box)) {
    spend(box.length);
    if (search(weighed(coordinate)) === null) return coordinate;
  }
  return null;
}

/** All coordinates of a box, the first side fastest. */
function* inOrder(box: readonly Side[]): Generator<readonly number[]> {
  const first = box.map(({ from }) => from);
  for (let at = first; ; ) {
    yield at;
    const step = box.findIndex(({ from, extent }, i) => (at[i] as number) < from + extent - 1);
    if (step < 0) return;
    at = at.map((number, i) => (i < step ? (first[i] as number) : i === step ? number + 1 : number));
  }
}
