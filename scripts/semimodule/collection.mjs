import { print } from "./layout.mjs";
import { layouts } from "./random.mjs";
import { exact } from "./search.mjs";

/** A layout, or anything that is written as it is, as the result of a case. */
export const result = (of) => ({ result: typeof of === "object" ? print(of) : `${of}` });

/** What is found, as a case: nothing where it is not certain, or no number can hold it. */
export function outcomeOf({ layout, none, unsure }) {
  if (unsure) return undefined;
  if (none !== undefined) return { refused: none };
  return exact(layout) ? result(layout) : undefined;
}

/** What cases are drawn with, and where they are collected: each once. */
export function collection(random) {
  const { pick } = random;
  const make = layouts(random);
  const cases = [];
  const seen = new Set();

  function add(op, args, outcome, from) {
    const key = [op, ...args].join(" ");
    if (outcome === undefined || seen.has(key)) return false;
    seen.add(key);
    cases.push({ op, args, ...outcome, from });
    return true;
  }

  /** Until there are enough: draws a case that `draw` gives, or not. */
  function collect(count, draw) {
    for (let made = 0, tries = 0; made < count && tries < count * 400; tries++) if (draw()) made++;
  }

  /** So many cases that have a result, and so many that are refused. */
  function balanced(op, accepted, refused, from, draw) {
    const left = { accepted, refused };
    collect(accepted + refused, () => {
      const { args, found } = draw();
      const outcome = found && outcomeOf(found);
      const which = outcome && ("result" in outcome ? "accepted" : "refused");
      if (which === undefined || left[which] === 0 || !add(op, args, outcome, from)) return false;
      left[which]--;
      return true;
    });
  }

  /** A large element: past 2^31, and close to 2^52. */
  const large = () =>
    pick([2 ** 31, 2 ** 32 + 5, 2 ** 33 + 2 ** 3, 2 ** 40 + 2 ** 31, 2 ** 47 + 2 ** 5 + 1, 2 ** 50 + 3]);

  /** Layouts by the kind of their strides. */
  const kinds = {
    z: (options) => make.integers(options),
    e: (options) => make.coordinates({ sums: 0.15, ...options }),
    f: (options) => make.binaries(options),
  };

  return { ...random, make, kinds, cases, add, collect, balanced, large };
}
