// @ts-check
import { readFileSync } from "node:fs";
import { cute } from "./library.mjs";
import { rows, times } from "./measure.mjs";

/** @param {import("./measure.mjs").Options} options */
export function* algebra(options) {
  for (const [operation, ...texts] of single)
    yield* rate(`${operation}, ${texts.join(" and ")}`, operation, [texts.map(operandOf)], options);
  for (const [operation, file] of sets) {
    /** @type {{ args: string[] }[]} */
    const listed = JSON.parse(readFileSync(new URL(`../sets/${file}`, import.meta.url), "utf8"));
    const operands = listed.map(({ args }) =>
      (operation === "coalesce" ? args.slice(1) : args).map(operandOf),
    );
    yield* rate(`${operation}, all of ${file}`, operation, operands, options);
  }
}

/** Thousands a second of an operation on operands in turn. @param {string} name @param {string} operation @param {readonly (readonly unknown[])[]} operands @param {import("./measure.mjs").Options} options */
function* rate(name, operation, operands, options) {
  const work = cute[operation] ?? (() => undefined);
  const all = () => {
    for (const [a, b] of operands) work(a, b);
  };
  yield* rows(name, times({ [operation]: all }, options), "k/s", (ms) => operands.length / ms);
}

/** What the notation says: a layout, an integer, or a tiler by mode. @param {string} text @returns {unknown} */
function operandOf(text) {
  if (/^\d+$/.test(text)) return Number(text);
  if (!text.startsWith("<")) return cute.layout?.(text);
  return text
    .slice(1, -1)
    .split(/,(?![^(]*\))/)
    .map((mode) => (mode === "_" ? null : operandOf(mode)));
}

/** One case at a time, which V8 compiles for. @type {readonly (readonly [string, ...string[]])[]} */
const single = [
  ["composition", "(6,2):(8,2)", "(4,3):(3,1)"],
  ["composition", "((4,8),(16,2)):((1,64),(4,512))", "(8,16):(4,32)"],
  ["complement", "(2,4):(1,6)", "240"],
  ["logicalDivide", "(4,2,3):(2,1,8)", "4:2"],
  ["zippedDivide", "(128,64):(64,1)", "<16,8>"],
  ["coalesce", "(2,(1,6)):(1,(6,2))"],
];

/** Many cases of all shapes. @type {readonly (readonly [string, string])[]} */
const sets = [
  ["composition", "compositions.json"],
  ["complement", "complements.json"],
  ["logicalDivide", "divides.json"],
  ["coalesce", "compositions.json"],
];
