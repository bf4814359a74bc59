// @ts-check
import { cute } from "./library.mjs";
import { rows, times } from "./measure.mjs";

/** @param {import("./measure.mjs").Options} options */
export function* algebra(options) {
  for (const [operation, left, right] of operands) {
    const work = cute[operation] ?? (() => undefined);
    const [a, b] = [of(left), of(right)];
    const took = times({ [operation]: () => work(a, b) }, options);
    yield* rows(`${operation}, ${left} and ${right}`, took, "k/s", (ms) => 1 / ms);
  }
}

/** @param {string | number} operand */
const of = (operand) => (typeof operand === "number" ? operand : cute.layout?.(operand));

/** @type {readonly (readonly [string, string, string | number])[]} */
const operands = [
  ["composition", "(6,2):(8,2)", "(4,3):(3,1)"],
  ["composition", "((4,8),(16,2)):((1,64),(4,512))", "(8,16):(4,32)"],
  ["complement", "(2,4):(1,6)", 240],
  ["logicalDivide", "(4,2,3):(2,1,8)", "4:2"],
  ["zippedDivide", "(128,64):(64,1)", "(16,8)"],
];
