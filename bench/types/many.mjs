// @ts-check
// Many uses of one operation in one file: the fixed sets that type cost is quoted on, and 1,000 layouts.
import { readFileSync } from "node:fs";
import { use } from "./notation.mjs";
import { random } from "./random.mjs";

/** @typedef {import("./case.mjs").Case} Case */

/** What the files of bench/sets are about: a new operation joins by a line. */
const SETS = [
  { operation: "Composition", file: "compositions.json" },
  { operation: "Complement", file: "complements.json" },
  { operation: "LogicalDivide", file: "divides.json" },
].map(({ operation, file }) => ({
  operation,
  name: `${operation}, all of ${file}`,
  url: new URL(`../sets/${file}`, import.meta.url),
}));

/** @type {Case[]} */
export const sets = SETS.map(({ operation, name, url }) => {
  /** @type {{ args: string[], result: string }[]} */
  const listed = JSON.parse(readFileSync(url, "utf8"));
  const uses = listed.map(({ args, result }) => use(operation, args, result));
  return { name, uses };
});

const LAYOUTS = 1000;
const EXTENTS = [2, 3, 4, 5, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128];
const below = random(2);
const extent = () => /** @type {number} */ (EXTENTS[below(EXTENTS.length)]);

/** Three modes, flat or nested: column-major with the stride left out, or row-major. */
function drawn() {
  const [a, b, c] = [extent(), extent(), extent()];
  const [nested, rowMajor] = [below(2) === 1, below(2) === 1];
  /** @param {number} x @param {number} y @param {number} z */
  const tuple = (x, y, z) => (nested ? `[${x}, [${y}, ${z}]]` : `[${x}, ${y}, ${z}]`);
  const shape = tuple(a, b, c);
  const stride = rowMajor ? tuple(b * c, c, 1) : tuple(1, a, a * b);
  return { args: rowMajor ? `${shape}, ${stride}` : shape, result: `Layout<${shape}, ${stride}>` };
}

/** @type {Map<string, ReturnType<typeof drawn>>} */
const distinct = new Map();
while (distinct.size < LAYOUTS) {
  const layout = drawn();
  distinct.set(layout.args, layout);
}
const made = [...distinct.values()];

/** @type {Case[]} */
export const creation = [
  {
    name: "LayoutOf, 1,000 layouts",
    uses: made.map(({ args, result }) => [`LayoutOf<${args}>`, result]),
  },
  {
    name: "layout(), 1,000 layouts",
    uses: made.map(({ args, result }) => [`layout(${args})`, result]),
  },
];
