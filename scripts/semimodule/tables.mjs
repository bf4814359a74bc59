/*
 * Rows that the paper prints, with the corrections of the design: its tables 1, 4, 5, 6, 7, figure 4, section 5.3.5. The
 * script checks each by its definition.
 */
export const tables = [
  ["composition", ["(8,8):(f1,f9)", "((4,8),2):((16,1),8)"], "((4,8),2):((f18,f1),f9)", "table 4"],
  ["composition", ["(8,8):(e0,e1)", "((4,8),2):((16,1),8)"], "((4,8),2):((2e1,e0),e1)", "table 4"],
  ["right_inverse", ["(4,8):(e0,e1)"], "(4,8):(1,4)", "table 5"],
  ["right_inverse", ["(4,(4,2)):(e1,(e0,6e1))"], "(4,4):(4,1)", "table 5"],
  ["right_inverse", ["(4,(4,3)):(f1,(f5,f16))"], "(4,4,3):(f1,f5,f16)", "table 5"],
  ["left_inverse", ["(4,8):(e0,e1)"], "(4,8):(1,4)", "table 6"],
  ["left_inverse", ["(4,(4,2)):(e1,(e0,6e1))"], "(4,(6,2)):(4,(1,16))", "table 6"],
  ["left_inverse", ["(4,(4,3)):(f1,(f5,f16))"], "(4,4,3):(f1,f5,f16)", "table 6"],
  ["complement", ["(4,8):(e0,e1)"], "(1,1):(4e0,8e1)", "table 7, corrected"],
  ["complement", ["(4,(4,2)):(e1,(e0,12e1))"], "(1,(3,1)):(4e0,(4e1,24e1))", "table 7"],
  ["composition", ["(4,8):(e0,e1)", "3:5"], "3:e0+e1", "design: a sum as a result"],
  ["composition", ["(4,4):(1,4)", "4:e0+e1"], "4:5", "a diagonal"],
  ["composition", ["(8,8):(e0,e1)", "8:9"], "8:e0+e1", "a diagonal"],
  ["composition", ["(8,8):(8,1)", "8:e0+e1"], "8:9", "a diagonal"],
  ["composition", ["(8,8):(f1,f9)", "8:e0+e1"], "8:f8", "a diagonal"],
  ["composition", ["(4,8):(e0,e1)", "(8,4):(4,1)"], "(8,4):(e1,e0)", "a transposed coordinate tensor"],
  ["composition", ["(4,8):(e0,e1)", "(8,4):(e1,e0)"], "(8,4):(e1,e0)", "a transposed coordinate tensor"],
  ["composition", ["(4,8):(1,4)", "(8,4):(e1,e0)"], "(8,4):(4,1)", "a transposed coordinate tensor"],
  ["composition", ["(4,8):(f1,f4)", "(8,4):(e1,e0)"], "(8,4):(f4,f1)", "a transposed coordinate tensor"],
  ["composition", ["(4,4):(f1,f5)", "(4,4):(f1,f5)"], "(4,4):(f1,f4)", "a swizzle is its own inverse"],
  ["coalesce", ["((2,2),(2,2)):((f1,f2),(f5,f10))"], "(4,4):(f1,f5)", "table 1"],
  ["coalesce", ["(4,(3,2)):(e0,(e1,3e1))"], "(4,6):(e0,e1)", "section 5.3.1"],
  [
    "logical_divide",
    ["(8,8):(e0,e1)", "<4,2>"],
    "((4,2),(2,4)):((e0,4e0),(e1,2e1))",
    "section 5.5.2 by mode",
  ],
  ["composition", ["(8,16):(20,1)", "(4,8):(e0,2e1)"], "(4,8):(20,2)", "section 5.3.5"],
  ["composition", ["(8,16):(e0,e1)", "<4:1,8:2>"], "(4,8):(e0,2e1)", "section 5.3.5"],
];

/** Layouts of table 1 and figure 4, to be evaluated everywhere. */
export const printed = [
  ["(4,8):(e0,e1)", "figure 4"],
  ["(4,(4,2)):(e1,(e0,6e1))", "table 1"],
  ["(4,(4,3)):(f1,(f5,f16))", "tables 5 and 6"],
  ["(4,4):(f1,f5)", "table 1"],
  ["((2,2),(2,2)):((f1,f2),(f5,f10))", "table 1"],
  ["(4,(3,2)):(e0,(e1,3e1))", "section 5.3.1"],
  ["3:e0+e1", "a diagonal"],
];

/** Layouts and tilers by mode: L ∘ T is L ∘ ((M,N):(e0,e1) ∘ T) (section 5.3.5). */
export const tiled = [
  ["(8,16):(20,1)", "<4,8>"],
  ["(8,16):(20,1)", "<4:1,8:2>"],
  ["(8,16):(1,8)", "<4:2,8:1>"],
  ["(8,16):(20,1)", "<(2,2):(1,4),8:2>"],
  ["(8,16):(20,1)", "<(2,2):(1,4),(2,4):(8,1)>"],
  ["(8,16):(f1,f9)", "<4:2,8:2>"],
  ["(8,16):(f16,f1)", "<(2,2):(4,1),8:1>"],
  ["(6,10):(1,6)", "<3:2,5:2>"],
];

/** Pairs of operands that the run time once refused, or took, wrongly. */
export const found = [
  ["composition", "16:f1", "3:3"],
  ["composition", "16:f1", "5:5"],
  ["composition", "(4,4):(f1,f4)", "(3,5):(3e0,5e1)"],
  ["composition", "8:1", "3:f3"],
  ["composition", "(8,4):(1,8)", "(3):(f3)"],
  ["composition", "4:e1", "3:f14"],
  ["composition", "4:1", "4:f3"],
  ["composition", "4:0", "4:f27"],
  ["composition", "(8,5,1):(f1,f10,f8)", "((4,2),1):((f1,f14),0)"],
  ["composition", "(6,3):(f1,f11)", "3:f12"],
  ["composition", "((6,8),1):((f1,f39),f16)", "(3,2):(f1,f1)"],
  ["logical_divide", "6:1", "(3,2):(f1,f4)"],
  ["logical_divide", "9:f1", "(3,3):(f1,f4)"],
  ["logical_divide", "6:f1", "6:f1"],
  ["logical_divide", "8:f1", "3:f32"],
  ["logical_divide", "(8,1):(1,16)", "5:f8"],
  ["logical_divide", "48:f1", "(4,(4,3)):(f1,(f5,f16))"],
  ["logical_divide", "96:f1", "(4,(4,3)):(f1,(f5,f16))"],
  ["logical_divide", "2:f2", "(1):(f1)"],
];

/** Layouts whose coordinates or elements are large. */
export const large = [
  "(4,4):(1125899906842624e0,1125899906842624e1)",
  "(8,8,4):(65536e0,65536e1,65536e2)",
  "(2,2,2):(e0+1000000000000e1,e1,1000000000e2)",
  "(4,4):(f2147483649,f1125899906842624)",
  "(2,4):(f4503599627370496,f1125899906842624)",
];
