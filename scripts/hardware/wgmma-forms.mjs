// @ts-check
// What of wgmma is run: every dense name, every type in all layouts of shared memory that it takes, halves with both majors.
import { TYPES } from "./number.mjs";

/** @typedef {"K" | "MN"} Major */
/** @typedef {"INTER" | "SW32" | "SW64" | "SW128"} Kind */
/** @typedef {{ name: string, types: [c: string, a: string, b: string], n: number, from: "SS" | "RS", a: [Major, Kind], b: [Major, Kind] }} Form */

const KINDS = /** @type {const} */ (["INTER", "SW32", "SW64", "SW128"]);
const SMEM = /** @type {[Major, Kind][]} */ (
  ["K", "MN"].flatMap((major) => KINDS.map((kind) => [major, kind]))
);
const DEFAULT = /** @type {[Major, Kind]} */ (["K", "SW128"]);
const upTo = (/** @type {number} */ step) => Array.from({ length: 256 / step }, (_, i) => (i + 1) * step);

/** The types of C, A and B, and the N that there are to them; whole numbers may be clamped. */
const HALVES = ["F16F16F16", "F32F16F16", "F32BF16BF16"];
const BYTES = ["E4M3", "E5M2"].flatMap((a) =>
  ["E4M3", "E5M2"].flatMap((b) => ["F16", "F32"].map((c) => c + a + b)),
);
const INTEGERS = ["S8", "U8"].flatMap((a) => ["S8", "U8"].map((b) => `S32${a}${b}`));
const FLOAT_N = upTo(8);
const INTEGER_N = FLOAT_N.filter((n) => n <= 32 || n % 16 === 0);
const FROM = /** @type {const} */ (["SS", "RS"]);
const MAJORS = /** @type {const} */ (["K", "MN"]);

/** @type {Form[]} */
export const FORMS = [
  // A and B in every one of the eight layouts
  ...SMEM.flatMap((a) => SMEM.map((b) => form("F32F16F16", 64, "SS", a, b))),
  // every type, elements of 8, 16 and 32 bits in the four layouts that they take K-major
  ...[...HALVES, "F32TF32TF32", ...BYTES, ...INTEGERS].flatMap((types) =>
    FROM.flatMap((from) => KINDS.map((kind) => form(types, 64, from, ["K", kind], ["K", kind]))),
  ),
  // every name: halves with both majors of what is in shared memory, the others K-major
  ...HALVES.flatMap((types) =>
    FLOAT_N.flatMap((n) =>
      MAJORS.flatMap((b) => [
        ...MAJORS.map((a) => form(types, n, "SS", [a, "SW128"], [b, "SW128"])),
        form(types, n, "RS", DEFAULT, [b, "SW128"]),
      ]),
    ),
  ),
  ...["F32TF32TF32", ...BYTES].flatMap((types) =>
    FLOAT_N.flatMap((n) => FROM.map((from) => form(types, n, from, DEFAULT, DEFAULT))),
  ),
  ...INTEGERS.flatMap((types) =>
    INTEGER_N.flatMap((n) =>
      FROM.flatMap((from) => ["", "_SATURATE"].map((end) => form(types, n, from, DEFAULT, DEFAULT, end))),
    ),
  ),
];

/**
 * @param {string} all the types of C, A and B @param {number} n @param {"SS" | "RS"} from @param {[Major, Kind]} a
 * @param {[Major, Kind]} b @param {string} [more] the end of the name
 * @returns {Form}
 */
function form(all, n, from, a, b, more = "") {
  const types = /** @type {[string, string, string]} */ (
    all.match(/(BF16|TF32|F16|F32|E4M3|E5M2|S32|S8|U8)/g)
  );
  const [c, x, y] = types;
  const k = 256 / /** @type {any} */ (TYPES[x]).bits;
  const end = /^(F16|BF16)$/.test(x) ? "" : "_TN";
  return { name: `SM90_64x${n}x${k}_${c}${x}${y}_${from}${end}${more}`, types, n, from, a, b };
}
