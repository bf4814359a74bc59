// @ts-check
// What the operations of the tests' table cost: one use to a case, in a program of its own, so that nothing is there
// already.
import { operations } from "../../test/operations/index.mjs";
import { typeName, typeOn } from "../../test/operations/operation.mjs";
import { typeOf } from "./notation.mjs";

/** @type {import("./case.mjs").Case[]} */
export const ofTable = operations.flatMap((operation) =>
  (operation.cost ?? []).map(([name, ...texts]) => ({
    name: `${typeName(operation)}, ${name}`,
    uses: [[typeOn(operation, texts.slice(0, -1).map(typeOf)), typeOf(texts.at(-1) ?? "")]],
  })),
);
