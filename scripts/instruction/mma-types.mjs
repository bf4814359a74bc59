// @ts-check
import { upTo } from "./family.mjs";
import { IMPORT, properties, tuple } from "./layouts.mjs";
import { MMA } from "./mma.mjs";
import { sizedNames } from "./names.mjs";
import { numbered } from "./numbered.mjs";
import { BLOCKS } from "./tcgen05.mjs";
import { GROUP, INTEGER_N } from "./wgmma.mjs";

/** @typedef {import("./family.mjs").Family} Family */

const NAMED = MMA.filter(({ n }) => n === undefined);
const GROUPS = MMA.filter(({ m, n }) => m === undefined && n !== undefined);
const TILED = MMA.filter(({ m }) => m !== undefined);
const layouts = properties();

/** @param {Family} family @param {string} [width] that of the elements where it is a parameter */
function row({ mnk, threads, a, b, c, bits, e, sfa, sfb, sfvec }, width = `[${bits}]`) {
  const operands = [threads, a, b, c].map(layouts.of);
  return `MmaAtom<Name,${[tuple(mnk), ...operands, width, ...[e, sfa, sfb].map(layouts.of), `${sfvec}`]}>`;
}

/** What is said in a row, each written once as an interface `name0`, `name1`, … @param {string} name @param {string} [parameters] */
function interfaces(name, parameters = "") {
  const all = numbered();
  return {
    lines: () => all.texts().map((text, i) => `interface ${name}${i}${parameters}{${text}}`),
    of: (/** @type {string} */ text) => `${name}${all.of(text)}`,
  };
}

/** The name of a set of N. @param {readonly number[]} [n] */
function setOf(n = []) {
  const found = [8, 16, 32].find((step) => `${upTo(step)}` === `${n}`);
  return found !== undefined ? `By${found}` : `${n}` === `${INTEGER_N}` ? "Bytes" : "Whole";
}

/** @param {string} mnk */
const kOf = (mnk) => mnk.split(/[,)]/)[2];

/** The instructions of tcgen05 by their names without sizes: K, widths, the N to each M, and whether for one block or two. */
function blocks() {
  /** @type {Map<string, { family: Family, tiles: Map<number, string> }>} */
  const all = new Map();
  for (const family of TILED) {
    const key = family.name.replace("{M},{N}", "");
    const { tiles } = all.get(key) ?? { tiles: new Map() };
    for (const m of family.m ?? []) tiles.set(m, setOf(family.n));
    all.set(key, { family, tiles });
  }
  const kinds = interfaces("B");
  const sets = interfaces("N");
  const lines = [...all].map(([key, { family, tiles }]) => {
    const sizes = [64, 128, 256].map((m) => `${m}:${tiles.get(m) ?? "never"}`).join(";");
    const { mnk, bits, threads } = family;
    const kind = `k:${kOf(mnk)};bits:[${bits}];n:${sets.of(sizes)};blocks:${threads.startsWith("2") ? 2 : 1}`;
    return `"${key}":${kinds.of(kind)};`;
  });
  return [...sets.lines(), ...kinds.lines(), `export interface BlockTable {\n${lines.join("\n")}\n}`];
}

/** Those of wgmma by their names without N. */
function groups() {
  const kinds = interfaces("G");
  const lines = GROUPS.map(({ name, mnk, a, bits, e, n }) => {
    const kind = `k:${kOf(mnk)};a:${layouts.of(a)};bits:[${bits}];e:${layouts.of(e)};n:${setOf(n)}`;
    return `"${name.replace("{N}x", "")}":${kinds.of(kind)};`;
  });
  return [...kinds.lines(), `export interface GroupTable {\n${lines.join("\n")}\n}`];
}

/** The compiler's tables of matrix instructions: a name, or what of it says no size, is one key. */
export function mmaTypes() {
  const kinds = interfaces("R", "<Name>");
  const named = NAMED.map((family) => {
    const key = `"${family.name}"`;
    return `${key}:${kinds.of(`r:${row(family)}`)}<${key}>["r"];`;
  });
  const of = [
    `export interface MmaTable {\n${named.join("\n")}\n}`,
    ...groups(),
    ...blocks(),
    `export interface Group<Name,N,K,A,Bits,E,N8>{row:${row(GROUP, "Bits")}}`,
    ...BLOCKS.map(
      (family, i) =>
        `export interface ${i === 0 ? "OneBlock<Name,M,N,K,Bits>" : "TwoBlocks<Name,M,N,K,Bits,M2,N2>"}{row:${row(family, "Bits")}}`,
    ),
  ];
  return [
    IMPORT,
    'import type { MmaAtom } from "../atom.js";',
    ...layouts.lines(),
    ...kinds.lines(),
    ...[8, 16, 32].map((step) => `type By${step}=${upTo(step).join("|")};`),
    "type Whole=8|By16;",
    `type Bytes=${INTEGER_N.join("|")};`,
    ...of,
    "/** Half of M or N, and an eighth. */",
    ...["Halves", "Eighths"].map((name, i) => {
      const values = upTo(8).map((n) => `${n}:${n / /** @type {number} */ ([2, 8][i])}`);
      return `export interface ${name} {${values.join(";")}}`;
    }),
    ...sizedNames([...GROUPS, ...TILED], setOf),
  ];
}
