// @ts-check
// What a larger size and a higher rank cost. The algebra should not depend on the size at all.
import { copyKernel, cute, offsetFunction } from "./library.mjs";
import { expectSame, rows, times } from "./measure.mjs";

const RANKS = [1, 2, 4, 8, 16, 32];

/** @param {import("./measure.mjs").Options} options */
export function* growth(options) {
  const layout = cute.layout ?? (() => undefined);
  for (const bits of options.quick ? [3, 24] : [3, 6, 12, 24]) {
    const n = 2 ** bits;
    const [square, tile] = [layout([n, n], [n, 1]), layout([4, 2], [1, 4])];
    const took = times({ logicalDivide: () => cute.logicalDivide?.(square, [4, 2]) }, options);
    yield* rows(`logicalDivide of ${n} x ${n}`, took, "k/s", (ms) => 1 / ms);
    void tile;
  }
  for (const rank of options.quick ? [1, 32] : RANKS) {
    const [packed, reversed] = [binary(rank, false), binary(rank, true)];
    const operations = {
      coalesce: () => cute.coalesce?.(packed),
      composition: () => cute.composition?.(reversed, packed),
      complement: () => cute.complement?.(reversed),
      logicalDivide: () => cute.logicalDivide?.(reversed, 2),
      offsetFunction: () => offsetFunction(reversed),
    };
    for (const [name, work] of Object.entries(operations))
      yield* rows(`${name} at rank ${rank}`, times({ [name]: work }, options), "k/s", (ms) => 1 / ms);
    yield* copies(rank, options);
  }
}

/** As many modes of extent 2 as the rank, of which none continues another; 2^45 at most at rank 32. @param {number} rank @param {boolean} backwards */
function binary(rank, backwards) {
  const strides = Array.from({ length: rank }, (_, i) => 2 ** (i + (i >> 1)));
  return cute.layout?.(
    strides.map(() => 2),
    backwards ? strides.toReversed() : strides,
  );
}

/** A copy of 2^20 elements with its modes reversed; past rank 20 the modes that are left have extent 1. @param {number} rank @param {import("./measure.mjs").Options} options */
function* copies(rank, options) {
  const bits = 20;
  const shape = Array.from(
    { length: rank },
    (_, i) => 2 ** (Math.floor(((i + 1) * bits) / rank) - Math.floor((i * bits) / rank)),
  );
  /** @param {readonly number[]} order */
  const strides = (order) => {
    let covered = 1;
    /** @type {number[]} */
    const out = [];
    for (const i of order) {
      out[i] = covered;
      covered *= shape[i] ?? 1;
    }
    return out;
  };
  const modes = shape.map((_, i) => i);
  const [a, b] = [cute.layout?.(shape, strides(modes)), cute.layout?.(shape, strides(modes.toReversed()))];
  const [from, to] = [new Float32Array(2 ** bits).map((_, i) => i), new Float32Array(2 ** bits)];
  const [src, dst] = [
    { data: from, offset: 0, layout: a },
    { data: to, offset: 0, layout: b },
  ];
  copyKernel(src, dst);
  const offset = offsetFunction(b);
  expectSame(
    `copy at rank ${rank}`,
    Float32Array.from(from, (_, i) => to[offset(i)] ?? Number.NaN),
    from,
  );
  const took = times({ copyKernel: () => copyKernel(src, dst) }, options);
  yield* rows(
    `copy of 4 MiB, modes reversed, rank ${rank}`,
    took,
    "GB/s",
    (ms) => (2 ** bits * 4) / 1e6 / ms,
  );
}
