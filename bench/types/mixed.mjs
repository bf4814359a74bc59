// @ts-check
// A file as people write it: operations of all kinds, each on numbers of its own so that nothing is there already, as
// calls of values and as types.
import { typeOf } from "./notation.mjs";
import { random } from "./random.mjs";

/** An operation on numbers. @typedef {{ name: string, value: string, type: string }} Mixed */

const OPERATIONS = 300;

const EXTENTS = [2, 3, 4, 5, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128];

/** @param {string} shape @param {string} stride */
const laid = (shape, stride) => ({
  value: `layout(${shape}, ${stride})`,
  type: `Layout<${shape}, ${stride}>`,
});

/** @param {string} name @param {...({ value: string, type: string } | string | number)} operands @returns {Mixed} */
function called(name, ...operands) {
  /** @param {"value" | "type"} side */
  const as = (side) => operands.map((one) => (typeof one === "object" ? one[side] : one)).join(", ");
  return {
    name,
    value: `${name}(${as("value")})`,
    type: `${name[0]?.toUpperCase()}${name.slice(1)}<${as("type")}>`,
  };
}

/**
 * One of each kind in turn; `a`, `b` and `c` are extents.
 * @type {readonly ((a: number, b: number, c: number) => Mixed)[]}
 */
const kinds = [
  (a, b, c) => {
    const text = `"(${a},(${b},${c})):(${b * c},(${c},1))"`;
    return { name: "layout of a text", value: `layout(${text})`, type: `LayoutOf<${text}>` };
  },
  (a, b, c) => {
    const [shape, stride] = [`[${a}, [${b}, ${c}]]`, `[1, [${a}, ${a * b}]]`];
    return {
      name: "layout of tuples",
      value: `layout(${shape}, ${stride})`,
      type: `LayoutOf<${shape}, ${stride}>`,
    };
  },
  (a, b, c) =>
    called(
      "composition",
      laid(`[${a}, ${b * c}]`, `[${b * c + 1}, 1]`),
      laid(`[${a}, ${c}]`, `[1, ${a * b}]`),
    ),
  (a, b, c) => called("composition", laid(`[${a * 2}, ${b * c}]`, `[${b * c}, 1]`), `[${a}, ${b}]`),
  (a, b, c) => called("logicalDivide", laid(`[${a * b}, ${c}]`, `[1, ${a * b + 1}]`), laid(`${a}`, `${b}`)),
  (a, b, c) => called("zippedDivide", laid(`[${a * b}, ${b * c}]`, `[${b * c}, 1]`), `[${a}, ${c}]`),
  (a, b, c) =>
    called("logicalProduct", laid(`[${a}, ${b}]`, `[${b + 1}, 1]`), laid(`[${b}, ${c}]`, `[${c}, 1]`)),
  (a, b, c) => called("complement", laid(`[${a}, ${b}]`, `[${c}, ${c * a * 2}]`), a * b * c * 4),
  (a, b, c) => called("coalesce", laid(`[${a}, [${b}, ${c}]]`, `[1, [${a}, ${a * b * 2}]]`)),
  (a, b, c) => {
    const of = laid(`[${a}, [${b}, ${c}]]`, `[${b * c}, [${c}, 1]]`);
    const [i, j] = [a - 1, b * c - 1];
    return { name: "at", value: `at(${of.value}, ${i}, ${j})`, type: `At<${of.type}, [${i}, ${j}]>` };
  },
];

/** So many operations, of all kinds or of one. @param {number} count @param {number} [only] @returns {readonly Mixed[]} */
export function mixed(count, only) {
  const below = random(3);
  const extent = () => /** @type {number} */ (EXTENTS[below(EXTENTS.length)]);
  const drawn = new Map();
  for (let i = 0; drawn.size < count; i++) {
    const make = kinds[only ?? i % kinds.length] ?? never();
    const one = make(extent(), extent(), extent());
    drawn.set(one.value, one);
  }
  return [...drawn.values()];
}

/** The kinds by name, and what a file of all of them imports. */
export const named = kinds.map((make) => make(2, 3, 4).name);
export const NAMES = {
  values: [
    "at",
    "coalesce",
    "complement",
    "composition",
    "layout",
    "logicalDivide",
    "logicalProduct",
    "zippedDivide",
  ],
  types: [
    "At",
    "Coalesce",
    "Complement",
    "Composition",
    "Layout",
    "LayoutOf",
    "LogicalDivide",
    "LogicalProduct",
    "ZippedDivide",
  ],
};

/** The same operations as calls and as types; what they come to is what runs. @returns {Promise<import("./case.mjs").Case[]>} */
export async function ofAllKinds() {
  const cute = await import(new URL("../../dist/index.js", import.meta.url).href);
  /** @param {string} value */
  const result = (value) => typeOf(`${new Function("cute", `with (cute) return ${value}`)(cute)}`);
  const all = mixed(OPERATIONS).map((one) => ({ ...one, result: result(one.value) }));
  return [
    { name: `calls, ${OPERATIONS} of all kinds`, uses: all.map(({ value, result }) => [value, result]) },
    { name: `types, ${OPERATIONS} of all kinds`, uses: all.map(({ type, result }) => [type, result]) },
  ];
}

/** @returns {never} */
function never() {
  throw new Error("there is no such kind");
}
