// @ts-check
// A case is a program that uses the library: what it costs, and whether each use comes to the type that it must.
import { join } from "node:path";
import { checked, ownSource, ROOT } from "./tsc.mjs";

/**
 * A use is an expression and the type it must come to; an expression that begins with a small letter is a value.
 * @typedef {readonly [expression: string, expected: string]} Use
 * @typedef {{ readonly name: string, readonly uses: readonly Use[] }} Case
 */

/**
 * What a case costs, `seconds` of CPU time and kilobytes of memory among it; `missing` are the names that the package
 * does not have.
 * @typedef {{ name: string, size: number, instantiations: number, symbols: number, memory: number, seconds: number, missing: string[], errors: string[] }} Figure
 */

const PACKAGE = join(ROOT, "dist/bundle/index.js");
/** What the package keeps to itself: a use names it with its module. */
const OWN = `import type * as integer from "${join(ROOT, "dist/types/semimodule/integer.js")}";`;
const SUBPATH = `import type * as I from "${join(ROOT, "dist/bundle/instruction.js")}";`;
const EMISSION = `import type * as E from "${join(ROOT, "dist/bundle/emit.js")}";`;
/** To import names costs nothing, so one program stands for all that only do. */
const EMPTY = `import "${PACKAGE}"; ${OWN}`;
const SAME =
  "type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;";

/** @param {Case} of @returns {Promise<Figure>} */
export async function measured({ name, uses }) {
  const [empty, used] = await Promise.all([
    checked(EMPTY),
    checked([imports(uses), ...uses.map(statement)].join("\n")),
  ]);
  return {
    name,
    size: uses.length,
    instantiations: used.instantiations - empty.instantiations,
    symbols: used.symbols - empty.symbols,
    memory: used.memory - empty.memory,
    seconds: used.seconds - empty.seconds,
    missing: used.errors.flatMap((error) => /exported member(?: named)? '(\w+)'/.exec(error)?.[1] ?? []),
    errors: used.errors,
  };
}

/** What the package costs by being imported, and its own source by being checked. @returns {Promise<Figure[]>} */
export async function ofPackage() {
  const [used, source] = await Promise.all([
    checked(`import * as all from "${PACKAGE}"; export { all };`),
    ownSource(),
  ]);
  return [
    { name: "import of the package", report: used },
    { name: "source of the package", report: source },
  ].map(({ name, report }) => ({ name, size: 1, missing: [], ...report }));
}

/** The cases with uses that come to another type than they must, each with its first. @param {Case[]} cases */
export async function mistakes(cases) {
  const uses = cases.flatMap(({ name, uses }) => uses.map((use) => ({ name, use })));
  const { errors } = await checked(
    [imports(uses.map(({ use }) => use)) + SAME, ...uses.map(proof)].join("\n"),
  );
  /** @type {Map<string, string>} */
  const first = new Map();
  for (const error of errors.reverse()) {
    const found = uses[Number(/\((\d+),/.exec(error)?.[1]) - 2];
    if (found === undefined) first.set("", error);
    else first.set(found.name, `${found.name}: ${found.use.join(" does not come to ")}`);
  }
  return [...first.values()];
}

/** Imports whatever stands before `<` or `(` in the uses. @param {readonly Use[]} uses */
function imports(uses) {
  const text = uses
    .flat()
    .join("\n")
    .replace(/"[^"\n]*"/g, "");
  const names = [...text.matchAll(/(?<![\w.])([A-Za-z]\w*)(?=[<(])/g)].map(([, name]) => name);
  return `import { ${[...new Set(names)].sort().join(", ")} } from "${PACKAGE}"; ${OWN} ${SUBPATH} ${/\bE\./.test(text) ? EMISSION : ""}`;
}

/**
 * A line that uses the expression: until it is assigned somewhere, the compiler leaves the inside of a layout for later.
 * @param {Use} use
 * @param {number} i
 */
function statement([expression, expected], i) {
  return `${made(expression, i)}export const s${i}: ${expected} = r${i};`;
}

/** A line that does not compile where the expression comes to another type. @param {{ use: Use }} of @param {number} i */
function proof({ use: [expression, expected] }, i) {
  return `${made(expression, i)}export const s${i}: Same<typeof r${i}, ${expected}> = true;`;
}

/** What is called is a value. @param {string} expression @param {number} i */
function made(expression, i) {
  return /^[a-z]\w*\(/.test(expression)
    ? `const r${i} = ${expression}; `
    : `declare const r${i}: ${expression}; `;
}
