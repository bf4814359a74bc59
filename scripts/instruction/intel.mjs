// @ts-check
import { joined, tv } from "./family.mjs";

/** @typedef {import("./family.mjs").Family} Family */

// Intel's XMX: DPAS of a subgroup of 16, as SYCL*TLA states it: C += A·B over M x 16 x K of 256 bits, M from 1 to 8.
/** @typedef {readonly [extent: number, stride: number]} Mode */

/** The first `size` of modes, and the others. @param {readonly Mode[]} modes @param {number} size @returns {[Mode[], Mode[]]} */
const cut = ([first, ...rest], size) => {
  if (first === undefined || size === 1) return [[], first === undefined ? [] : [first, ...rest]];
  const [extent, stride] = first;
  if (extent > size) return [[[size, stride]], [[extent / size, stride * size], ...rest]];
  const [mine, others] = cut(rest, size / extent);
  return [[first, ...mine], others];
};

/** Modes of one are none, and what goes on as the mode before is of it. @param {readonly Mode[]} modes */
const coalesced = (modes) => {
  /** @type {Mode[]} */
  const all = [];
  for (const [extent, stride] of modes.filter(([many]) => many > 1)) {
    const [most, step] = all.at(-1) ?? [0, 0];
    if (all.length > 0 && most * step === stride) all[all.length - 1] = [most * extent, step];
    else all.push([extent, stride]);
  }
  return all.map((mode) => mode.join(":"));
};

/** Values of a byte stand together, then the subgroup takes turns. @param {readonly Mode[]} modes @param {number} bits */
const interleaved = (modes, bits) => {
  const [byte, more] = cut(modes, Math.max(1, 8 / bits));
  const [threads, others] = cut(more, 16);
  return tv(joined(coalesced(threads)).join(":"), coalesced([...byte, ...others]));
};

/** @type {Readonly<Record<string, number>>} */
const WIDTHS = { f32: 32, tf32: 32, s32: 32, u32: 32, bf16: 16, f16: 16, u8: 8, s8: 8, u4: 4, s4: 4 };

/** @param {number} m @param {readonly string[]} types of D, A, B and C */
const dpas = (m, types) => {
  const [, a = 0, b = 0, c = 0] = types.map((type) => WIDTHS[type]);
  const k = 256 / Math.max(a, b);
  const packed = 32 / b;
  return /** @type {Family} */ ({
    name: `XE_DPAS_TT<${m},${types}>`,
    mnk: `(${m},16,${k})`,
    threads: "16:1",
    a: interleaved(
      [
        [k, m],
        [m, 1],
      ],
      a,
    ),
    b: interleaved(
      [
        [packed, 16],
        [16, 1],
        [k / packed, 16 * packed],
      ],
      b,
    ),
    c: tv(`16:${m}`, [`${m}:1`]),
    bits: [a, b, c],
  });
};

const SHORT = ["u8", "s8", "u4", "s4"];
const TYPES = [
  ["f32", "tf32", "tf32", "f32"],
  ...["bf16", "f16"].flatMap((of) => ["f32", of].flatMap((c) => ["f32", of].map((d) => [d, of, of, c]))),
  ...SHORT.flatMap((a) =>
    SHORT.flatMap((b) =>
      (a + b).includes("s")
        ? [["s32", a, b, "s32"]]
        : [
            ["u32", a, b, "u32"],
            ["s32", a, b, "s32"],
          ],
    ),
  ),
];

/** Of TF32 an odd M would leave threads without a value. @type {readonly Family[]} */
export const intel = TYPES.flatMap((types) =>
  [1, 2, 3, 4, 5, 6, 7, 8].filter((m) => types[1] !== "tf32" || m % 2 === 0).map((m) => dpas(m, types)),
);
