// @ts-check
// Calls of values: what a user writes, over the types that the table of operations measures.
import { compositions } from "./compositions.mjs";
import { typeOf, valueOf } from "./notation.mjs";

/** @typedef {import("./case.mjs").Case} Case */
/** @typedef {import("./case.mjs").Use} Use */

/** The tiles of a GEMM, each laid out and partitioned by three calls. @type {Use[]} */
const partitions = compositions
  .filter(([name]) => /^\d+x/.test(name ?? ""))
  .map(([, a = "", tv = "", result = ""]) => [`composition(${valueOf(a)}, ${valueOf(tv)})`, typeOf(result)]);

/** @type {Case[]} */
export const calls = [
  { name: "layout()", uses: [["layout([4, [3, 2]], [2, [8, 1]])", "Layout<[4, [3, 2]], [2, [8, 1]]>"]] },
  {
    name: "layout() of a text",
    uses: [['layout("(4,(3,2)):(2,(8,1))")', "Layout<[4, [3, 2]], [2, [8, 1]]>"]],
  },
  { name: "at() of a layout()", uses: [["at(layout([[2, 2], [4, 2]], [[1, 8], [2, 16]]), 2, 5)", "26"]] },
  { name: "composition() of two layout(), the first partition", uses: partitions.slice(0, 1) },
  { name: "composition() of two layout(), all partitions in one file", uses: partitions },
];
