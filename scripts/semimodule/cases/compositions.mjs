import { kind, read } from "../layout.mjs";
import { composed, uncarried } from "../search.mjs";

/** Compositions of all kinds of strides. */
export function compositions({ kinds, balanced, pick, chance }) {
  function composition(left, right) {
    const found = composed(read(left), read(right));
    // what only the very strides of A allow, because carries cancel, may be refused or not
    if ("layout" in found && !uncarried(read(left), read(right))) return { args: [left, right] };
    return { args: [left, right], found };
  }
  const pairs = [
    ["e", "z", 20, 6, () => ({ most: 48 })],
    ["f", "z", 22, 8, () => ({ most: 64 })],
    ["z", "e", 18, 9, () => ({ most: 48 })],
    ["e", "e", 14, 5, () => ({ most: 48 })],
    ["f", "e", 13, 5, () => ({ most: 64 })],
    ["z", "f", 14, 6, () => ({ most: 64 })],
    ["e", "f", 7, 3, () => ({ most: 48 })],
    ["f", "f", 20, 5, () => ({ most: 64 })],
  ];
  for (const [a, b, accepted, refused, options] of pairs)
    balanced("composition", accepted, refused, "search leaf by leaf", () => {
      const left = kinds[a]({ ...options(), rank: 3 });
      const right = kinds[b]({ most: 24, rank: 2, sums: 0.35 });
      if (kind(read(left)) !== a || kind(read(right)) !== b) return { args: [left, right] };
      return composition(left, right);
    });
  balanced("composition", 14, 4, "search leaf by leaf, large", () => {
    const left = `(${pick([4, 8, 2 ** 20])},${pick([4, 2 ** 16])}):(f${pick([1, 5, 3])},f${pick([2 ** 31, 2 ** 33 + 9, 2 ** 40])})`;
    const right = chance(0.5)
      ? `(${pick([2, 4])},${pick([2, 3, 4])}):(${pick([1, 2, 3, 4])},${pick([4, 8, 2 ** 20, 2 ** 22])})`
      : `(${pick([2, 4])},${pick([2, 4])}):(f${pick([1, 2, 3, 5])},f${pick([4, 8, 2 ** 20, 2 ** 20 + 4])})`;
    return composition(left, right);
  });
}
