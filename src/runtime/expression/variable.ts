import type { HTuple, IntTuple } from "../../types/layout/htuple.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import { isTuple } from "../layout/htuple.js";
import { extent } from "../layout/shape.js";
import { multiply } from "../semimodule/integer.js";
import { name, quotient, remainder, type Term } from "./term.js";

/** A mode of a variable: its extent, and the stride of its digit. */
type Stretch<Stride = Step> = readonly [extent: number, stride: Stride];

/** A variable, or what stands for one, and the flat modes that it is the linear index of. */
export interface Variable<Stride = Step> {
  readonly of: Term;
  /** One more than the largest value. */
  readonly size: number;
  readonly modes: readonly Stretch<Stride>[];
}

/** The variables of names that are weakly congruent to the shape, in order. */
export function variablesOf(
  names: HTuple<string>,
  shape: IntTuple,
  stride: HTuple<Step>,
): readonly Variable[] {
  if (isTuple(names))
    return names.flatMap((each, i) =>
      variablesOf(
        each,
        (shape as readonly IntTuple[])[i] as IntTuple,
        (stride as readonly HTuple<Step>[])[i] as HTuple<Step>,
      ),
    );
  const size = extent(shape);
  return [{ of: name(names, size - 1), size, modes: stretches(shape, stride) }];
}

/** A term as the linear index of a layout, whose last mode goes on as far as the term does. */
export function standIn(of: Term, shape: IntTuple, stride: HTuple<Step>): Variable {
  const modes = stretches(shape, stride);
  const before = modes.slice(0, -1).reduce((so, [each]) => multiply(so, each), 1);
  const [last, step] = modes.at(-1) as Stretch;
  const size = of.most + 1;
  return { of, size, modes: [...modes.slice(0, -1), [Math.max(last, Math.ceil(size / before)), step]] };
}

/** The same variable with other strides. */
export function restrided(variable: Variable, stride: (element: Step) => number): Variable<number> {
  return { ...variable, modes: variable.modes.map(([extent, element]) => [extent, stride(element)]) };
}

/** A digit of a variable, and the stride that it is weighed by. */
export interface Digit {
  readonly digit: Term;
  readonly stride: number;
}

/** The digits of a variable that move its offset, weighed by integers that add: of i over (4,8):(8,1), i % 4 and i / 4. */
export function digitsOf(variable: Variable<number>): readonly Digit[] {
  return taken(variable, joined(placed(variable.modes)));
}

/**
 * The same for strides that XOR, a digit for each bit of a stride. As the strides are powers of two, one digit continues
 * another only past a power of two, where there are no carries: (64,8):(f1,f72) is i ^ i / 64 * 8.
 */
export function shiftsOf(variable: Variable<number>): readonly Digit[] {
  const places = placed(variable.modes).flatMap((place) =>
    powersIn(place.stride).map((stride) => ({ ...place, stride })),
  );
  return taken(variable, joined(places));
}

function stretches(shape: IntTuple, stride: HTuple<Step>): readonly Stretch[] {
  if (!isTuple(shape)) return [[shape, stride as Step]];
  return shape.flatMap((mode, i) => stretches(mode, (stride as readonly HTuple<Step>[])[i] as Step));
}

/** A digit by its place in a variable: the size of what runs faster. */
interface Place {
  readonly place: number;
  readonly extent: number;
  readonly stride: number;
}

/** The places of all modes but those that move nothing. */
function placed(modes: readonly Stretch<number>[]): readonly Place[] {
  let place = 1;
  return modes.flatMap(([extent, stride]) => {
    const at = { place, extent, stride };
    place = multiply(place, extent);
    return extent === 1 || stride === 0 ? [] : [at];
  });
}

/** The places, but that those which continue another one, in place and in stride, are joined to it. */
function joined(places: readonly Place[]): readonly Place[] {
  const out: Place[] = [];
  for (const each of places) {
    const i = out.findIndex(
      ({ place, extent, stride }) =>
        // a product past 2^53-1 may be rounded, but is never a stride
        place * extent === each.place && stride * extent === each.stride,
    );
    const before = out[i];
    if (before === undefined) out.push(each);
    else out[i] = { ...before, extent: before.extent * each.extent };
  }
  return out;
}

/** The digits at some places of a variable. */
function taken({ of }: Variable<number>, places: readonly Place[]): readonly Digit[] {
  return places.map(({ place, extent, stride }) => ({
    digit: remainder(quotient(of, place), extent),
    stride,
  }));
}

/** The powers of two that a positive integer is the sum of, the largest first. */
function powersIn(n: number): readonly number[] {
  const bits = [...n.toString(2)];
  return bits.flatMap((bit, i) => (bit === "1" ? [2 ** (bits.length - 1 - i)] : []));
}
