import { result } from "../collection.mjs";
import { complement, complementUpTo } from "../complement.mjs";
import { leftInverse, rightInverse } from "../inverse.mjs";
import { kind, NoCoordinate, read } from "../layout.mjs";

/** Complements and inverses. */
export function inverses({ make, kinds, add, collect, balanced, pick, chance }) {
  // complement, free and bounded by basis
  balanced("complement", 24, 4, "disjoint, ordered, by basis", () => {
    const text = chance(0.65)
      ? kinds.e({ most: 48, sums: 0 })
      : make.binaries({ most: 32, from: make.powers });
    const of = read(text);
    if (kind(of) === "0") return { args: [text] };
    const found = complement(of);
    return { args: [text], found: found === null ? { none: true } : { layout: found } };
  });
  const bounds = [
    "(8,16)",
    "(4,(2,6))",
    "(6,(4,4))",
    "(12,10,3)",
    "(24,24)",
    "((4,4),8)",
    "16",
    "(8,(3,8),2)",
  ];
  balanced("complement", 17, 5, "disjoint, ordered, up to the bound", () => {
    const binary = chance(0.35);
    const text = binary ? make.binaries({ most: 16, from: make.powers }) : kinds.e({ most: 24, sums: 0 });
    const bound = binary ? `${pick([8, 16, 32, 40, 64, 128])}` : pick(bounds);
    if (kind(read(text)) === "0") return { args: [text] };
    try {
      const found = complementUpTo(read(text), read(bound));
      return { args: [text, bound], found: found === null ? { none: true } : { layout: found } };
    } catch (fault) {
      if (!(fault instanceof NoCoordinate)) throw fault;
      return { args: [text, bound], found: { none: "weak-congruence" } };
    }
  });

  // inverses, where there is only one
  collect(26, () => {
    const text = chance(0.5)
      ? kinds.e({ most: 48, sums: 0 })
      : make.binaries({ most: 64, from: make.powers });
    if (kind(read(text)) === "0") return false;
    const found = rightInverse(read(text));
    return found !== null && add("right_inverse", [text], result(found), "largest by search");
  });
  collect(8, () => {
    const text = `(${pick([2, 4, 8])},${pick([3, 5, 6])}):(f${pick([1, 2, 4])},f${pick([1, 4, 5, 8, 9])})`;
    const found = rightInverse(read(text));
    return found !== null && add("right_inverse", [text], result(found), "largest by search");
  });
  collect(22, () => {
    const text = chance(0.7)
      ? kinds.e({ most: 48, sums: 0 })
      : make.binaries({ most: 64, from: make.powers });
    if (kind(read(text)) === "0") return false;
    const found = leftInverse(read(text));
    return found !== null && add("left_inverse", [text], result(found), "over the gaps, by basis");
  });
}
