import { result } from "../collection.mjs";
import { coordinates, kind, read, sizeOf, tuple, valueAt } from "../layout.mjs";
import { coalesced, exact } from "../search.mjs";
import { printed } from "../tables.mjs";

/** What layouts evaluate to, and what they coalesce to. */
export function functions({ kinds, add, collect, large, below, pick, chance }) {
  // values everywhere
  const values = (text) => tuple(coordinates(sizeOf(read(text).shape)).map((c) => valueAt(read(text), c)));
  for (const [text, from] of printed) add("values", [text], { result: values(text) }, `paper: ${from}`);
  collect(33, () => {
    const text = kinds[pick(["e", "e", "f", "f"])]({ most: 24, sums: 0.3 });
    return kind(read(text)) !== "0" && add("values", [text], { result: values(text) }, "equations 1-3");
  });

  // single values: natural coordinates, past the size, large elements
  const crd = (shape) => (Array.isArray(shape) ? shape.map(crd) : BigInt(below(Number(shape) + 2)));
  collect(33, () => {
    const text = kinds[pick(["e", "f"])]({ most: 64, sums: 0.3 });
    const of = read(text);
    const c = chance(0.4) ? crd(of.shape) : BigInt(below(3 * Number(sizeOf(of.shape))));
    return add("at", [text, tuple(c)], { result: tuple(valueAt(of, c)) }, "equations 1-3");
  });
  collect(16, () => {
    const text = chance(0.6)
      ? `(${pick([2, 3, 4])},${pick([2, 4])}):(f${large()},f${large()})`
      : `(4,${pick([2, 3])}):(${large()}e0,${large()}e1${pick(["", "-e2"])})`;
    const of = read(text);
    const c = BigInt(below(Number(sizeOf(of.shape))));
    if (!exact(of)) return false;
    return add("at", [text, tuple(c)], { result: tuple(valueAt(of, c)) }, "equations 1-3, large");
  });

  // coalesce
  for (const kindOf of ["e", "f"])
    collect(20, () => {
      const text = kinds[kindOf]({
        rank: 4,
        most: 64,
        continuing: 0.85,
        swizzled: 0.2,
        over: pick([["e0"], ["e0", "e1"]]),
      });
      const of = coalesced(read(text));
      return of && kind(read(text)) !== "0" && add("coalesce", [text], result(of), "least rank by search");
    });
}
