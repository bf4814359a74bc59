// @ts-check
// wgmma as types: what N says of an instruction, by N, and what the rest of its name says, by that. What stands in a table without
// parameters costs the compiler nothing.
import { filled, kOf } from "./family.mjs";
import { layoutType, row, tuple } from "./layouts.mjs";
import { sizedNames } from "./names.mjs";

/** @typedef {import("./family.mjs").Family} Family */

/** @param {readonly Family[]} families @param {ReturnType<typeof import("./layouts.mjs").properties>} layouts */
export function groupTypes(families, layouts) {
  const ks = [...new Map(families.map((family) => [kOf(family), family])).entries()];
  const sizes = [...new Set(families.flatMap(({ n = [] }) => n))];
  const columns = sizes.map((n) => {
    const by = ks.map(([k, { mnk, b }]) =>
      [`mnk${k}:${tuple(filled(mnk, 0, n))}`, `b${k}:${layoutType(filled(b, 0, n))}`].join(";"),
    );
    const c = layoutType(filled(/** @type {Family} */ (families[0]).c, 0, n));
    return `"${n}":{${by.join(";")};c:${c}};`;
  });
  /** @type {Map<string, string>} */
  const kinds = new Map();
  for (const family of families) {
    const kind = /** @type {string} */ (family.name.split("{N}x")[1]);
    const k = kOf(family);
    const more = { mnk: `N["mnk${k}"]`, b: `N["b${k}"]`, c: 'N["c"]' };
    if (kinds.has(kind)) throw new Error(`${family.name}: what follows N tells it not from another`);
    kinds.set(kind, `"${kind}":${row(family, layouts, more)};`);
  }
  const fields = [...ks.flatMap(([k]) => [`mnk${k}`, `b${k}`]), "c"];
  return [
    `interface Columns{${fields.map((field) => `${field}:unknown`).join(";")}}`,
    `export interface ColumnTable{[n:string]:Columns;\n${columns.join("\n")}\n}`,
    `export interface GroupTable<Name,N extends Columns>{[kind:string]:unknown;\n${[...kinds.values()].join("\n")}\n}`,
    ...sizedNames("Group", families),
  ];
}
