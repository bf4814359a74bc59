// @ts-check
// The operations of src/runtime/layout.
import { FP64_C, INTERLEAVED, MMA_A, RANK_8 } from "../../bench/types/fixed.mjs";
import { compact, each, listed, two } from "./operation.mjs";

const far = "(67108864,134217728)";
const long = "(16,(16,32),(128,(2,2,2)),4096,12345):(16,(16,32),(128,(2,2,2)),4096,12345)";

/** @type {readonly import("./operation.mjs").Operation[]} */
export const layout = [
  {
    name: "layout",
    operands: ["shape stride"],
    type: (...types) => `LayoutOf<${types.join(", ")}>`,
    cost: [
      ["text of 6 numbers", '"(4,(3,2)):(2,(8,1))"', "(4,(3,2)):(2,(8,1))"],
      ["text of 16 numbers", `"${MMA_A}"`, MMA_A],
      ["shape", "(4,(3,2))", "(4,(3,2)):(1,(4,12))"],
      ["shape and stride", "(4,(3,2))", "(2,(8,1))", "(4,(3,2)):(2,(8,1))"],
    ],
    ranks: {
      "": (rank) => [each(rank, two)],
      "of a text": (rank) => [`"(${Array.from({ length: rank }, (_, i) => two(i))})"`],
    },
  },
  {
    name: "at",
    operands: ["layout coordinate"],
    type: listed("At"),
    cost: [
      ["integer", INTERLEAVED, "22", "26"],
      ["rank 2", INTERLEAVED, "2", "5", "26"],
      ["natural", INTERLEAVED, "(0,1)", "(1,1)", "26"],
      ["128x128", "(128,(64,2)):(64,(1,8192))", "5000", "551"],
    ],
    ranks: {
      "": (rank) => [compact(rank), "5"],
      "a natural coordinate": (rank) => [
        compact(rank),
        ...Array.from({ length: rank }, (_, i) => `${two(i) - 1}`),
      ],
    },
  },
  {
    name: "idx2crd",
    operands: ["coordinate shape"],
    golden: "idx2crd",
    cost: [
      ["paper", "30", "(4,6)", "(2,7)"],
      ["128x128", "5000", "(128,(64,2))", "(8,(39,0))"],
    ],
    ranks: { "": (rank) => ["5", each(rank, two)] },
  },
  {
    name: "crd2idx",
    operands: ["coordinate shape"],
    golden: "crd2idx",
    cost: [
      ["paper", "(2,7)", "(4,6)", "30"],
      ["128x128", "(8,(39,0))", "(128,(64,2))", "5000"],
      ["with a stride", "(8,39)", "(128,64)", "(64,1)", "551"],
    ],
  },
  { name: "crd2crd", operands: ["coordinate shape shape"] },
  { name: "size", operands: ["shape or layout"], cost: [["rank 8", RANK_8, "2880"]] },
  { name: "cosize", operands: ["layout"] },
  { name: "rank", operands: ["shape or layout"] },
  { name: "depth", operands: ["shape or layout"] },
  { name: "flatten", operands: ["shape or layout"] },
  { name: "unflatten", operands: ["flat profile"] },
  { name: "coarsenings", operands: ["shape or layout"] },
  {
    name: "commonRefinement",
    operands: ["shape regrouped"],
    cost: [["4 extents", "(4,6)", "(2,12)", "(2,2,6)"]],
  },
  { name: "coshape", operands: ["layout"] },
  { name: "columnMajor", operands: ["shape or layout"], chosen: [far] },
  {
    name: "rowMajor",
    operands: ["shape or layout"],
    chosen: [far],
    cost: [["3 leaves", "(4,(2,8))", "(4,(2,8)):(16,(8,1))"]],
  },
  {
    name: "ceilDivide",
    operands: ["shape divisor"],
    cost: [["a grid", "(1000,(64,3))", "(128,16)", "(8,(4,3))"]],
  },
  { name: "roundUp", operands: ["shape divisor"] },
  { name: "shapeDivide", operands: ["shape divisor"] },
  { name: "dice", operands: ["layout cut"], type: listed("Dice") },
  { name: "print", operands: ["layout"], cost: [["TV layout", FP64_C, '"((4,8),2):((16,1),8)"']] },
  { name: "equal", operands: ["layout twin", "layout layout"] },
  { name: "congruent", operands: ["profile profile"], golden: "congruent" },
  { name: "weaklyCongruent", operands: ["profile profile"], golden: "weakly_congruent" },
  { name: "within", operands: ["coordinate bounds"] },
  {
    name: "compatible",
    operands: ["shape shape"],
    golden: "compatible",
    cost: [["TV layouts", "(128,64)", "((4,8,4),((2,2,2),(2,4)))", "true"]],
  },
  { name: "compactStride", operands: ["shape"] },
  {
    name: "compactOrder",
    operands: ["shape order"],
    chosen: ["(2,3,4,5) | (0,2,3,1)", "(2,0) | (0,1)", `${far} | (0,1)`, "(2,(3,4)) | (1,0,2)", "2 | (0)"],
    cost: [["4 modes", "(2,3,4,5)", "(0,2,3,1)", "(1,10,30,2)"]],
  },
  {
    name: "orderedLayout",
    operands: ["shape order"],
    chosen: ["(4,(2,8)) | (1,(0,2))", "(2,-1) | (0,1)", `${far} | (1,0)`, "(2,3) | (0,2)", "(2,3) | (1,1)"],
    cost: [["3 leaves", "(4,(2,8))", "(1,(0,2))", "(4,(2,8)):(2,(1,8))"]],
  },
  {
    name: "identityLayout",
    operands: ["shape or layout"],
    chosen: [far, "0", "(3,(-4,2))", "((1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1),0)"],
    cost: [["2 modes", "(128,64)", "(128,64):(e0,e1)"]],
  },
  {
    name: "slice",
    operands: ["layout cut"],
    type: listed("Slice"),
    chosen: ["4:1 | _", "4:1 | 3", "4:1 | <_>", `${long} | 1 | _ | <_,<_,1,_>> | 7`, `${long} | 1 | _`],
  },
  {
    name: "domainOffset",
    operands: ["layout coordinate"],
    type: listed("DomainOffset"),
    chosen: ["4:1 | 3", `${long} | 1 | 1`, "4:4503599627370496 | 3", "(2,2):(1,2) | 1 | <1>"],
  },
  { name: "asCompositions", operands: ["values"], chosen: ["(0,1,2,4)", "(1,2)", "(0,0,3)"] },
];
