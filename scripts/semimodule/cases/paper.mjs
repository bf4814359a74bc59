import { outcomeOf } from "../collection.mjs";
import { complement } from "../complement.mjs";
import { leftInverse, rightInverse } from "../inverse.mjs";
import { concat, modesOf, print, read } from "../layout.mjs";
import { coalesced, composed } from "../search.mjs";
import { found, tables, tiled } from "../tables.mjs";
import { divided } from "../tiling.mjs";

/** What the paper prints, checked by the definitions. */
export function paper({ add }) {
  const checks = {
    composition: (left, right) => composed(left, Array.isArray(right) ? tile(right) : right).layout,
    right_inverse: rightInverse,
    left_inverse: (of) => leftInverse(of) ?? rightInverse(of),
    complement,
    coalesce: coalesced,
    logical_divide: (left, tiler) =>
      concat(modesOf(left).map((mode, i) => divided(mode, { shape: tiler[i], stride: { z: 1n } }).layout)),
  };
  /** A tiler as a layout of coordinates. */
  const tile = (tiler) =>
    concat(
      tiler.map((each, i) => {
        const of = typeof each === "bigint" ? { shape: each, stride: { z: 1n } } : each;
        const over = (stride) => (Array.isArray(stride) ? stride.map(over) : { [`e${i}`]: stride.z });
        return { shape: of.shape, stride: over(of.stride) };
      }),
    );
  for (const [op, args, right, from] of tables) {
    const derived = print(checks[op](...args.map(read)));
    if (derived !== right)
      throw new Error(`${op} ${args}: the paper has ${right}, the definition ${derived}`);
    add(op, args, { result: right }, `paper: ${from}`);
  }
  for (const [left, tiler] of tiled) {
    const coordinate = print(tile(read(tiler)));
    const shape = left.split(":")[0];
    const found = outcomeOf(composed(read(left), read(coordinate)));
    add("composition", [left, tiler], found, "section 5.3.5: by mode");
    add("composition", [left, coordinate], found, "section 5.3.5: the same by coordinates");
    add(
      "composition",
      [`${shape}:(e0,e1)`, tiler],
      { result: coordinate },
      "section 5.3.5: the identity takes it to coordinates",
    );
  }
  for (const [op, left, right] of found) {
    const of = op === "composition" ? composed(read(left), read(right)) : divided(read(left), read(right));
    add(op, [left, right], outcomeOf(of), "the definition: once wrong at run time");
  }
}
