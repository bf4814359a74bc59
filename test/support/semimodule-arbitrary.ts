import fc from "fast-check";
import { elementOf, magnitude } from "../../scripts/semimodule/element.mjs";
import { textOf } from "../../src/runtime/layout/text.js";
import type { IntTuple } from "../../src/types/layout/htuple.js";
import type { Step } from "../../src/types/semimodule/semimodule.js";
import { between, extents, nesting, profiled, upTo } from "./arbitrary.js";
import type { Leaf } from "./brute.js";

/*
 * Layouts of any strides as texts: the library reads them, and the brute force of `scripts/semimodule` reads them, and
 * neither knows how the other does.
 */

/** A mode as it is drawn. */
type Mode = readonly [extent: number, step: Step];

export interface Options {
  /** The most coordinates. */
  readonly size?: number;
  /** The largest stride of a mode with more than one step. */
  readonly step?: number;
  /** Whether all extents are powers of two. */
  readonly powers?: boolean;
  /** Whether strides count several coordinates. */
  readonly sums?: boolean;
}

export type Kind = "integers" | "coordinates" | "binaries";

/** Layouts of each kind, most of them with strides that nest. */
export const layouts: Readonly<Record<Kind, (options?: Options) => fc.Arbitrary<string>>> = {
  integers: (options) => texts(nesting({ rank: 3 }), options),
  coordinates: (options) =>
    texts(options?.sums ? fc.oneof({ weight: 3, arbitrary: counting }, summing) : counting, options),
  binaries: (options) => texts(binary(options?.powers ?? false), options),
};

/** Modes in any order, grouped into nested tuples. */
function texts(
  modes: fc.Arbitrary<readonly Mode[]>,
  { size = 64, step = Number.POSITIVE_INFINITY }: Options = {},
): fc.Arbitrary<string> {
  return modes
    .chain((drawn) => fc.shuffledSubarray([...drawn], { minLength: drawn.length }))
    .chain((drawn) => {
      const largest = (of: Step) => Number(magnitude(elementOf(`${of}`)));
      const places = upTo(
        size,
        drawn.map(([extent, of], i): Leaf => [largest(of) > step ? 1 : extent, i]),
      );
      const named = (place: IntTuple): string =>
        typeof place === "number" ? `${drawn[place]?.[1]}` : `(${place.map(named).join(",")})`;
      return profiled(fc.constant(places)).map(({ shape, stride }) => `${textOf(shape)}:${named(stride)}`);
    });
}

const profiles = [["e0"], ["e0", "e1"], ["e1", "e2"], ["e0", "e1.0", "e1.1"]] as const;

const times = (count: number, path: string): Step => (count === 0 ? 0 : `${count === 1 ? "" : count}${path}`);

/** Modes that each count one coordinate. */
const counting: fc.Arbitrary<readonly Mode[]> = fc
  .constantFrom(...profiles)
  .chain((paths) =>
    fc.tuple(
      ...paths.map((path) =>
        nesting({ rank: 2, size: 24 }).map((modes) => modes.map(([n, d]): Mode => [n, times(d, path)])),
      ),
    ),
  )
  .map((modes) => modes.flat());

/** Modes that count two coordinates at once. */
const summing: fc.Arbitrary<readonly Mode[]> = fc.array(
  fc
    .tuple(extents, between(0, 4), between(1, 12))
    .map(([n, a, b]): Mode => [n, a === 0 ? times(b, "e1") : `${times(a, "e0")}+${times(b, "e1")}`]),
  { minLength: 1, maxLength: 3 },
);

/** Modes of powers of two that continue each other, some with further bits, and some of anything. */
const binary = (powers: boolean): fc.Arbitrary<readonly Mode[]> => {
  const even = fc.constantFrom(1, 2, 2, 4, 4, 8);
  const extent = powers ? even : fc.oneof({ weight: 3, arbitrary: even }, fc.constantFrom(3, 5, 6));
  const bits = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, between(0, 31));
  return fc
    .array(fc.tuple(extent, bits, fc.constantFrom("next", "next", "next", "any", "still")), {
      minLength: 1,
      maxLength: 4,
    })
    .map((draws) => {
      let covered = 1;
      return draws.map(([n, more, how]): Mode => {
        const step = how === "still" ? 0 : how === "next" ? covered ^ more : more;
        if (how === "next") covered *= 2 ** Math.ceil(Math.log2(n));
        return [n, step === 0 ? 0 : `f${step}`];
      });
    });
};
