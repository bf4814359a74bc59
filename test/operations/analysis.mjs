// @ts-check
// The operations of src/runtime/analysis: questions, and what answers them with a witness or refuses.
import { INTERLEAVED, SWIZZLED, unary } from "../../bench/types/fixed.mjs";

/** @type {readonly import("./operation.mjs").Operation[]} */
export const analysis = [
  {
    name: "isInjective",
    operands: ["layout"],
    decided: 0.95,
    cost: [
      ...unary("true", "true", "true"),
      ["coordinates", "(4,4):(e0,e0+e1)", "true"],
      ["binary", SWIZZLED, "true"],
    ],
  },
  { name: "collision", operands: ["layout"], open: true },
  { name: "assertInjective", operands: ["layout"], open: true },
  {
    name: "isSurjective",
    operands: ["layout", "layout size"],
    decided: 0.95,
    cost: unary("false", "true", "true"),
  },
  {
    name: "missing",
    operands: ["layout", "layout size"],
    chosen: [
      "(4,8):(e0,2e1)",
      "(4,8):(e0,e1) | (4,(2,4))",
      "(4,8):(e0,e1) | (4,9,2)",
      "(4,8):(e0,e1) | 8",
      "(4,8):(-e0,e1)",
      "(8,64):(f72,f1)",
      "(4,4):(f1,f8)",
    ],
    open: true,
  },
  { name: "assertSurjective", operands: ["layout", "layout size"], open: true },
  {
    name: "isBijective",
    operands: ["layout"],
    chosen: ["(4,8):(e0,e1)", "(4,(2,4)):(e0,(e1.1,e1.0))", "(2,2):(e0,e0+e1)", "(4,8):(-e0,e1)"],
    cost: unary("false", "true", "true"),
  },
  { name: "assertBijective", operands: ["layout"], open: true },
  { name: "isCompact", operands: ["layout"], cost: unary("false", "true", "true") },
  {
    name: "sameFunction",
    operands: ["layout twin", "layout layout"],
    cost: [["4 modes", INTERLEAVED, "(4,8):(1,4)", "false"]],
  },
  { name: "difference", operands: ["layout twin", "layout layout"], open: true },
  { name: "assertSameFunction", operands: ["layout twin", "layout layout"], open: true },
  {
    name: "maxCommonVector",
    operands: ["layout twin", "layout layout"],
    chosen: [
      "(4,8):(e0,e1) | (4,8):(1,4)",
      "(4,8):(e0,e1) | (4,8):(e0,2e1)",
      "(2,2):(e0,e0+e1) | 4:1",
      "4:f1 | 4:1",
    ],
    cost: [["4 modes", INTERLEAVED, "(4,8):(1,4)", "2"]],
  },
  { name: "maxCommonLayout", operands: ["layout twin", "layout layout"] },
  {
    name: "vectorWidth",
    operands: ["layout twin", "layout twin width"],
    chosen: ["(8,8):(e0,e1) | (8,8):(1,12)", "(6,4):(e0,e1) | (6,4):(1,8)"],
    cost: [["2 modes", "(8,8):(1,8)", "(8,8):(1,12)", "4"]],
  },
  {
    name: "admits",
    operands: ["layout layout", "layout tile"],
    decided: 0.8,
    cost: [["TMEM", "(128,64):(16384,1)", "(32,2):(16384,1)", "true"]],
  },
  {
    name: "locate",
    operands: ["layout layout", "layout tile"],
    chosen: ["1:1 | (1):(1)", "(1,1):(2,1) | (1,1,1):(1,2,4)", "(4,1):(1,4) | (2,1):(1,9)"],
    open: true,
  },
];
