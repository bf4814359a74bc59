import { textOf } from "./element.mjs";

/** Numbers from a seed, always the same. */
export function randomly(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n) => Math.floor(next() * n);
  return { below, pick: (list) => list[below(list.length)], chance: (p) => next() < p };
}

/**
 * Random layouts as texts. Strides are mostly ones that nest with the modes before, so that what is asked of them has an
 * answer often enough.
 */
export function layouts(random) {
  const { below, pick, chance } = random;
  const extents = [1, 2, 2, 2, 3, 4, 4, 4, 5, 6, 8, 8];
  const powers = [1, 2, 2, 2, 4, 4, 4, 8];

  /** Extents in a profile: `[4, [2, 3]]`. */
  const shape = ({ rank = 3, most = 96, from = extents } = {}) => {
    let size = 1;
    const leaf = () => {
      const n = pick(from);
      if (size * n > most) return 1;
      size *= n;
      return n;
    };
    if (chance(0.2)) return leaf();
    return Array.from({ length: 1 + below(rank) }, () =>
      chance(0.25) ? Array.from({ length: 1 + below(2) }, leaf) : leaf(),
    );
  };

  const walk = (of, stride) => (Array.isArray(of) ? of.map((mode) => walk(mode, stride)) : stride(of));
  const written = (of) => (Array.isArray(of) ? `(${of.map(written).join(",")})` : `${of}`);
  const laid = (of, stride) => `${written(of)}:${written(walk(of, stride))}`;

  /** A counter of steps that continue, leave a gap, or are anything. */
  const counter = (continuing = 0.6) => {
    let covered = 1;
    return (n) => {
      const step = chance(continuing)
        ? covered
        : chance(0.5)
          ? covered * pick([2, 3, 4])
          : 1 + below(chance(0.5) ? 6 : 24);
      covered = Math.max(covered, step * n);
      return step;
    };
  };

  const integers = (options = {}) => {
    const count = counter(options.continuing);
    return laid(shape(options), (n) => (chance(0.06) ? 0 : count(n)));
  };

  const bases = [
    ["e0"],
    ["e0", "e1"],
    ["e0", "e1"],
    ["e0", "e1", "e2"],
    ["e0", "e1.0", "e1.1"],
    ["e1"],
    ["e0.0", "e0.1", "e1"],
  ];

  /** Layouts that yield coordinates; `sums` of them with strides that count several. */
  const coordinates = (options = {}) => {
    const { sums = 0, over = pick(bases) } = options;
    const counters = new Map(over.map((key) => [key, counter(options.continuing)]));
    return laid(shape(options), (n) => {
      if (chance(0.05)) return 0;
      const first = pick(over);
      const element = { [first]: BigInt(counters.get(first)(n)) };
      const other = pick(over);
      if (other !== first && chance(sums))
        element[other] = BigInt(counters.get(other)(n)) * (chance(0.1) ? -1n : 1n);
      return textOf(element);
    });
  };

  /** Layouts of binary strides: powers of two that continue, and such with further bits. */
  const binaries = (options = {}) => {
    const { swizzled = 0.4, base = 1 } = options;
    let covered = base;
    return laid(shape({ from: chance(0.75) ? powers : extents, ...options }), (n) => {
      if (chance(0.05)) return 0;
      const bits = 2 ** Math.ceil(Math.log2(n));
      let step = chance(options.continuing ?? 0.7) ? covered : 2 ** below(6);
      covered = Math.max(covered, step * bits);
      if (chance(swizzled)) step = Number(BigInt(step) ^ BigInt(base * below(16)));
      return step === 0 ? 0 : `f${step}`;
    });
  };

  return { integers, coordinates, binaries, bases, powers };
}
