// @ts-check
import { copyKernel, cute, peer } from "./library.mjs";
import { naive, tiled } from "./loops.mjs";
import { expectSame, rows, times } from "./measure.mjs";

const ndarray = peer("ndarray");
const ops = peer("ndarray-ops");
const assign = peer("@stdlib/ndarray-base-assign");

const KIB = 1024;

/** @param {import("./measure.mjs").Options} options */
export function* runs(options) {
  const sizes = options.quick
    ? [1, 64, 4096]
    : [1, 4, 16, 64, 256, KIB, 4 * KIB, 16 * KIB, 64 * KIB, 256 * KIB];
  for (const kib of sizes) {
    const length = kib * (KIB / 4);
    const [from, to] = [new Float32Array(length).map((_, i) => i % 1021), new Float32Array(length)];
    const src = { data: from, offset: 0, layout: cute.layout?.(length) };
    const dst = { data: to, offset: 0, layout: cute.layout?.([length]) };
    copyKernel(src, dst);
    expectSame(`a run of ${kib} KiB`, to, from);
    const contenders = { copyKernel: () => copyKernel(src, dst), "TypedArray.set": () => to.set(from) };
    const took = times(contenders, { ...options, ...(kib >= 16 * KIB ? { rounds: 9 } : {}) });
    const name = `contiguous copy, ${kib < KIB ? `${kib} KiB` : `${kib / KIB} MiB`}`;
    yield* rows(name, took, "GB/s", (ms) => (length * 4) / 1e6 / ms, { "TypedArray.set": 0.9 });
  }
}

/**
 * A shape, and the strides of both arrays; what is written runs along the last mode.
 * @type {readonly { name: string, shape: readonly number[], from: readonly number[], to: readonly number[], quick?: true }[]}
 */
const cases = [
  { name: "2-D, rows of 1000 out of 1024", shape: [1000, 1000], from: [1024, 1], to: [1000, 1] },
  { name: "2-D, every other element", shape: [1000, 1000], from: [2000, 2], to: [1000, 1], quick: true },
  { name: "2-D, rows of 24 out of 32", shape: [20000, 24], from: [32, 1], to: [24, 1] },
  { name: "2-D transposed, 300 x 300", shape: [300, 300], from: [1, 300], to: [300, 1] },
  { name: "2-D transposed, 1000 x 1000", shape: [1000, 1000], from: [1, 1000], to: [1000, 1], quick: true },
  { name: "2-D transposed, 2048 x 2048", shape: [2048, 2048], from: [1, 2048], to: [2048, 1], quick: true },
  { name: "2-D transposed, 4096 x 4096", shape: [4096, 4096], from: [1, 4096], to: [4096, 1] },
  { name: "2-D, three planes interleaved", shape: [500000, 3], from: [1, 500000], to: [3, 1] },
  {
    name: "3-D, modes 2 1 0",
    shape: [120, 130, 140],
    from: [1, 120, 15600],
    to: [18200, 140, 1],
    quick: true,
  },
  { name: "3-D, modes 1 0 2", shape: [130, 120, 140], from: [140, 18200, 1], to: [16800, 140, 1] },
  { name: "3-D, modes 0 2 1", shape: [120, 140, 130], from: [18200, 1, 140], to: [18200, 130, 1] },
  {
    name: "4-D, NCHW to NHWC",
    shape: [8, 56, 56, 64],
    from: [200704, 56, 1, 3136],
    to: [200704, 3584, 64, 1],
    quick: true,
  },
  {
    name: "4-D, NHWC to NCHW",
    shape: [8, 64, 56, 56],
    from: [200704, 1, 3584, 64],
    to: [200704, 3136, 56, 1],
  },
  {
    name: "4-D, modes 3 2 1 0",
    shape: [36, 36, 36, 36],
    from: [1, 36, 1296, 46656],
    to: [46656, 1296, 36, 1],
  },
];

/** @param {import("./measure.mjs").Options} options */
export function* strided(options) {
  for (const { name, shape, from, to, quick } of cases) {
    if (options.quick && !quick) continue;
    /** @param {readonly number[]} strides */
    const length = (strides) => shape.reduce((so, extent, i) => so + (extent - 1) * (strides[i] ?? 0), 1);
    const source = new Float32Array(length(from)).map((_, i) => i % 65521);
    const target = () => new Float32Array(length(to));
    const size = shape.reduce((so, extent) => so * extent, 1);

    // all write to one array, so that none has the better place in memory
    const out = target();
    const src = { data: source, offset: 0, layout: cute.layout?.(shape, from) };
    const dst = { data: out, offset: 0, layout: cute.layout?.(shape, to) };
    /** @type {Record<string, () => unknown>} */
    const contenders = {
      copyKernel: () => copyKernel(src, dst),
      "a loop nest": () => naive(out, source, shape, to, from),
      "a tiled loop nest": () => tiled(out, source, shape, to, from),
    };
    if (ndarray !== null && ops !== null) {
      const [a, b] = [ndarray(out, shape, to), ndarray(source, shape, from)];
      contenders["ndarray-ops"] = () => ops.assign(a, b);
    }
    if (assign !== null) {
      const common = { dtype: "float32", shape, offset: 0, order: "row-major" };
      const arrays = [
        { ...common, data: source, strides: from },
        { ...common, data: out, strides: to },
      ];
      contenders["@stdlib/ndarray-base-assign"] = () => assign(arrays);
    }

    const expected = target();
    naive(expected, source, shape, to, from);
    for (const [contender, work] of Object.entries(contenders)) {
      out.fill(-1);
      work();
      expectSame(`${name}, ${contender}`, out, expected);
    }
    const aims = {
      "a loop nest": 0.95,
      "a tiled loop nest": 0.95,
      "ndarray-ops": 1,
      "@stdlib/ndarray-base-assign": 1,
    };
    yield* rows(
      name,
      times(contenders, { ...options, rounds: options.quick ? 5 : 25 }),
      "GB/s",
      (ms) => (size * 4) / 1e6 / ms,
      aims,
    );
  }
}
