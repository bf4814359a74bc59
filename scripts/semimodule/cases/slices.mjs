import { result } from "../collection.mjs";
import { textOf } from "../element.mjs";
import { at, concat, kind, modesOf, read, sizeOf } from "../layout.mjs";
import { large as wide } from "../tables.mjs";
import { isInjective } from "../tiling.mjs";

/** Slices, and whether layouts are injective. */
export function slices({ kinds, add, collect, below, pick, chance }) {
  // slices
  const open = (shape, depth = 0) => {
    if (chance(depth === 0 ? 0 : 0.45)) return null;
    return Array.isArray(shape) && (depth === 0 || chance(0.6))
      ? shape.map((mode) => open(mode, depth + 1))
      : BigInt(below(Number(sizeOf(shape))));
  };
  const kept = (c, of) =>
    c === null ? [of] : Array.isArray(c) ? c.flatMap((mode, i) => kept(mode, modesOf(of)[i])) : [];
  const closed = (c) => (Array.isArray(c) ? c.map(closed) : (c ?? 0n));
  const crdText = (c) => (Array.isArray(c) ? `(${c.map(crdText).join(",")})` : c === null ? "_" : `${c}`);
  collect(24, () => {
    const text = kinds[pick(["e", "f"])]({ most: 48, sums: 0.2 });
    const of = read(text);
    if (!Array.isArray(of.shape)) return false;
    const c = open(of.shape);
    const left = kept(c, of);
    const args = [text, ...c.map(crdText)];
    if (c.length === 1 && Array.isArray(c[0])) return false;
    const offset = at(of, closed(c));
    add("slice", args, result(left.length === 0 ? read("1:0") : concat(left)), "section 4.5.1");
    return add("slice_offset", args, { result: textOf(offset) }, "section 4.5.1");
  });

  // injective
  for (const kindOf of ["e", "f"])
    collect(16, () => {
      const text = kinds[kindOf]({ most: 32, sums: 0.3, continuing: pick([0.5, 0.9]) });
      return (
        kind(read(text)) !== "0" &&
        add("isInjective", [text], { result: `${isInjective(read(text))}` }, "enumeration")
      );
    });
  for (const text of wide) add("isInjective", [text], result(`${isInjective(read(text))}`), "enumeration");
}
