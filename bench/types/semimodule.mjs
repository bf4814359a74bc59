// @ts-check
// Strides that are no integers, coordinates and binary ones: the paper's rows, and a swizzled tile of 8x64 halves.
import { use } from "./notation.mjs";

/** @typedef {import("./case.mjs").Case} Case */

const TV = "((4,8),2):((16,1),8)";
const COORDINATES = "(4,(4,2)):(e1,(e0,6e1))";
const BINARY = "(4,(4,3)):(f1,(f5,f16))";
const SWIZZLED = "(8,64):(f72,f1)";

/** @type {Record<string, string[][]>} */
const CASES = {
  Coalesce: [
    ["coordinates", "(2,(2,4)):(e0,(2e0,e1))", "(4,4):(e0,e1)"],
    ["binary", "(2,2,2):(f1,f2,f9)", "(4,2):(f1,f9)"],
  ],
  Composition: [
    ["table 4 Swizzled", "(8,8):(f1,f9)", TV, "((4,8),2):((f18,f1),f9)"],
    ["table 4 Coordinate", "(8,8):(e0,e1)", TV, "((4,8),2):((2e1,e0),e1)"],
    ["a diagonal", "(4,4):(1,4)", "4:e0+e1", "4:5"],
    ["a tiler as coordinates", "(128,64):(64,1)", "(16,8):(2e0,e1)", "(16,8):(128,1)"],
    ["a swizzled tile", SWIZZLED, "((8,4),(2,8)):((1,8),(256,32))", "((8,4),(2,8)):((f72,f1),(f32,f4))"],
  ],
  Complement: [
    ["table 7, coordinates", "(4,(4,2)):(e1,(e0,12e1))", "(1,(3,1)):(4e0,(4e1,24e1))"],
    ["binary", "4:f5", "(4,1):(f1,f16)"],
  ],
  RightInverse: [
    ["table 5, coordinates", COORDINATES, "(4,4):(4,1)"],
    ["table 5, binary", BINARY, "(4,4,3):(f1,f5,f16)"],
  ],
  LeftInverse: [
    ["table 6, coordinates", COORDINATES, "(4,(6,2)):(4,(1,16))"],
    ["table 6, binary", BINARY, "(4,4,3):(f1,f5,f16)"],
  ],
  LogicalDivide: [
    ["coordinates", "(128,64):(e0,e1)", "<16,16>", "((16,8),(16,4)):((e0,16e0),(e1,16e1))"],
    ["binary", SWIZZLED, "<4,16>", "((4,2),(16,4)):((f72,f288),(f1,f16))"],
  ],
  LogicalProduct: [["coordinates", "(2,2):(e0,e1)", "(3,4):(e0,e1)", "((2,2),(3,4)):((e0,e1),(2e0,2e1))"]],
  IsInjective: [
    ["coordinates", "(4,4):(e0,e0+e1)", "true"],
    ["binary", SWIZZLED, "true"],
  ],
  Swizzle: [["3, 3, 3", "3", "3", "3", "(64,8,1):(f1,f72,f512)"]],
  IdentityLayout: [["2 modes", "(128,64)", "(128,64):(e0,e1)"]],
};

/** @type {Case[]} */
export const semimodule = Object.entries(CASES).flatMap(([operation, rows]) =>
  rows.map(([name, ...texts]) => ({
    name: `${operation}, ${name}`,
    uses: [use(operation, texts.slice(0, -1), texts.at(-1) ?? "")],
  })),
);
