import { concat, kind, leavesOf, modesOf, read } from "../layout.mjs";
import { uncarried } from "../search.mjs";
import { divided, multiplied } from "../tiling.mjs";

/** Divides and products. */
export function tilings({ make, kinds, balanced, below, pick }) {
  const certain = (left, right, found) => !("layout" in found) || uncarried(left, right);
  for (const [a, b, accepted, refused] of [
    ["e", "z", 9, 3],
    ["f", "z", 9, 3],
    ["z", "e", 7, 3],
    ["e", "e", 6, 2],
    ["z", "f", 5, 2],
    ["f", "f", 6, 1],
  ])
    balanced("logical_divide", accepted, refused, "A ∘ (B, B*) with all of A reached", () => {
      const left = kinds[a]({ most: 48, rank: 2 });
      const right = kinds[b]({
        most: 8,
        rank: 2,
        sums: 0,
        over: pick([["e0"], ["e0", "e1"]]),
        from: b === "f" ? make.powers : undefined,
      });
      const args = [left, right];
      if (kind(read(left)) !== a || kind(read(right)) !== b) return { args };
      const found = divided(read(left), read(right));
      if (found.both && found.unsure === undefined && !certain(read(left), found.both, found))
        return { args };
      // a stride that is no multiple of those before is refused even where the size of A ends before what it loses
      if ("layout" in found && !nests(read(right))) return { args };
      return { args, found };
    });
  for (const [a, b, accepted, refused] of [
    ["e", "z", 8, 1],
    ["e", "e", 8, 2],
    ["f", "z", 8, 1],
    ["f", "f", 3, 1],
    ["z", "f", 3, 1],
  ])
    balanced("logical_product", accepted, refused, "(A, A* ∘ B)", () => {
      const left = kinds[a]({ most: 32, rank: 2, sums: 0, from: a === "f" ? make.powers : undefined });
      const right = kinds[b]({ most: 12, rank: 2, sums: 0.2 });
      const args = [left, right];
      if (kind(read(left)) !== a || kind(read(right)) !== b) return { args };
      const found = multiplied(read(left), read(right));
      if (found.rest && !certain(found.rest, read(right), found)) return { args };
      return { args, found };
    });

  /** Whether the strides of each coordinate are multiples of what those before it cover. */
  function nests(of) {
    const leaves = leavesOf(of).filter(([extent]) => extent > 1n);
    const keys = new Set(leaves.flatMap(([, stride]) => Object.keys(stride)));
    return [...keys].every((key) => {
      let covered = 1n;
      const steps = leaves
        .map(([extent, stride]) => [extent, stride[key] ?? 0n])
        .filter(([, step]) => step > 0n);
      return steps
        .toSorted(([, a], [, b]) => Number(a - b))
        .every(([extent, step]) => {
          const fits = key === "f" || step % covered === 0n;
          covered = step * extent;
          return fits;
        });
    });
  }

  /** The tile and the rest of each mode, gathered. */
  function zipped(left, tiler) {
    const modes = modesOf(left);
    const parts = modes.map((mode, i) => {
      if (i >= tiler.length) return { rest: mode };
      if (tiler[i] === null) return { tile: read("1:0"), rest: mode };
      const tile = typeof tiler[i] === "bigint" ? { shape: tiler[i], stride: { z: 1n } } : tiler[i];
      const found = divided(mode, tile);
      if (!("layout" in found)) return found;
      if (!uncarried(mode, found.both)) return { unsure: true };
      const [one, rest] = modesOf(found.layout);
      return { tile: one, rest };
    });
    const bad = parts.find((part) => !("rest" in part));
    if (bad) return bad;
    return {
      layout: concat([
        concat(parts.flatMap(({ tile }) => (tile ? [tile] : []))),
        concat(parts.map(({ rest }) => rest)),
      ]),
    };
  }
  balanced("zipped_divide", 20, 5, "each mode divided, then gathered", () => {
    const left = pick([
      "(8,16):(e0,e1)",
      "(8,16):(f1,f9)",
      "(8,16):(f16,f17)",
      "(8,16):(2e1,e0)",
      "(6,12):(e0,e1)",
      "(4,(2,4)):(e0,(e1.0,e1.1))",
      "(8,8,2):(f1,f9,f64)",
      "(12,4):(e1,e0)",
      "(8,8):(e0+e1,e1)",
    ]);
    const count = 1 + below(2);
    const one = () =>
      pick(["2", "4", "2:2", "4:2", "2:4", "3", "(2,2):(1,4)", "(2,2):(4,1)", "_", "6:2", "5"]);
    const tiler = `<${Array.from({ length: count }, one).join(",")}>`;
    return { args: [left, tiler], found: zipped(read(left), read(tiler)) };
  });
}
