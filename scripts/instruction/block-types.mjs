// @ts-check
// tcgen05 as types: a name is cut at its first two commas, `SM100_MMA_TF32_SS<tf32`, `tf32`, `f32,128,64`. The first says the
// kind, the last M and N and the width of C; the middle, B, its width. What stands in a table without parameters costs the compiler nothing.
import { filled, kOf } from "./family.mjs";
import { layoutType, row, tuple } from "./layouts.mjs";
import { sizedNames } from "./names.mjs";

/** @typedef {import("./family.mjs").Family} Family */

/** What M or N says, M and N, and these with the width of C, each as the interfaces' names and their fields. */
function tiles() {
  /** @type {Map<string, Map<string, string>>} */
  const all = new Map();
  /** @param {string} name @param {string} field @param {string} type */
  const say = (name, field, type) => {
    const fields = all.get(name) ?? new Map();
    all.set(name, fields.set(field, `${field}:${type}`));
  };
  return {
    /** @param {Family} family @param {number} m @param {number} n */
    of: (family, m, n) => {
      const by = byOf(family);
      const of = (/** @type {"mnk" | "a" | "b" | "c"} */ field) => filled(family[field], m, n);
      say(`M${m}`, `a${by}`, layoutType(of("a")));
      say(`N${n}`, `b${by}`, layoutType(of("b")));
      say(`T${m}_${n}`, `mnk${kOf(family)}`, tuple(of("mnk")));
      say(`T${m}_${n}`, `c${by[0]}`, layoutType(of("c")));
      const name = `T${m}_${n}_${family.bits[2]}`;
      say(`${name} extends M${m},N${n},T${m}_${n}`, "bits", `${family.bits[2]}`);
      return name;
    },
    lines: () => [...all].map(([name, fields]) => `interface ${name}{${[...fields.values()].join(";")}}`),
    fields: () => [...new Set([...all.values()].flatMap((fields) => [...fields.keys()]))],
  };
}

/** Blocks and K, by which A and B are laid out. @param {Family} family */
const byOf = (family) => `${family.threads.startsWith("2") ? 2 : 1}_${kOf(family)}`;

/** @param {readonly Family[]} families @param {ReturnType<typeof import("./layouts.mjs").properties>} layouts */
export function blockTypes(families, layouts) {
  const all = tiles();
  /** @type {Map<string, string>} */
  const ends = new Map();
  /** @type {Map<string, { family: Family, widths: Set<number>[] }>} */
  const kinds = new Map();
  /** @type {Map<string, number>} */
  const second = new Map();
  for (const family of families) {
    const [, head = "", types = "", vector = ""] =
      /^SM10([^<]*)<(.*?),?\{M\},\{N\}(.*)>$/.exec(family.name) ?? [];
    const [a, b, ...rest] = types === "" ? [] : types.split(",");
    const kind = a === undefined ? head : `${head}<${a}`;
    const { widths } = kinds.get(kind) ?? { widths: [new Set(), new Set(), new Set()] };
    for (const [i, width] of family.bits.entries()) widths[i]?.add(width);
    kinds.set(kind, { family, widths });
    if (b !== undefined) second.set(b, /** @type {number} */ (family.bits[1]));
    for (const m of family.m ?? [])
      for (const n of family.n ?? []) ends.set(`${[...rest, m, n].join(",")}${vector}`, all.of(family, m, n));
  }
  const rows = [...kinds].map(([kind, { family, widths }]) => {
    const by = byOf(family);
    const bits = widths.map((found, i) =>
      found.size === 1 ? [...found] : ["", "WidthTable[B]", 'T["bits"]'][i],
    );
    const more = {
      mnk: `T["mnk${kOf(family)}"]`,
      a: `T["a${by}"]`,
      b: `T["b${by}"]`,
      c: `T["c${by[0]}"]`,
      bits: `[${bits}]`,
    };
    return `"${kind}":${row(family, layouts, more)};`;
  });
  const widths = [...second].map(([type, width]) => `"${type}":${width}`);
  const fields = all.fields().map((field) => `${field}?:unknown`);
  return [
    ...all.lines(),
    `interface Tile{${fields.join(";")}}`,
    `export interface TileTable{[end:string]:Tile;\n${[...ends].map(([end, tile]) => `"${end}":${tile};`).join("\n")}\n}`,
    `interface WidthTable{[type:string]:number;${widths.join(";")}}`,
    `export interface BlockTable<Name,T extends Tile,B extends string>{[kind:string]:unknown;\n${rows.join("\n")}\n}`,
    ...sizedNames("Block", families),
  ];
}
