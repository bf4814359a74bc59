import type { Refusals } from "./refusals.js";

const padded = 'composedLayout(swizzle(3, 3, 3), 4, layout("(8,64):(66,1)"))';

const calls: Refusals["calls"] = [
  ["shift", "swizzle(3, 4, 0)"],
  ["argument", "swizzle(-3, 4, 3)"],
  ["argument", "swizzle(3, -4, 3)"],
  ["integer", "swizzle(3, 4, 0.5)"],
  ["overflow", "swizzle(3, 40, 10)"],
  ["integer", 'composedLayout(layout("4:1"), 1.5, layout("4:1"))'],
  ["overflow", 'composedLayout(layout("4:1"), 9007199254740992, layout("4:1"))'],
  ["coordinate", `at(${padded}, 1, 2, 3)`],
  ["negative-multiple", `at(${padded}, -1, 0)`],
  ["integer", `at(${padded}, 0.5)`],
  ["overflow", 'at(composedLayout(layout("4:1"), 9007199254740991, layout("4:1")), 1)'],
  ["coordinate", `slice(${padded}, null, 1, 2)`],
  ["carry", 'slice(composedLayout(layout("(8,8):(9,1)"), 0, layout("(4,4):(f5,f1)")), null, 1)'],
  ["rank", `composition(${padded}, [2, 2, 2])`],
  ["extent", `composition(${padded}, [2, 0])`],
  ["origin", `asLayout(${padded})`],
  ["distributivity", 'asLayout(composedLayout(swizzle(3, 3, 3), 0, layout("(8,64):(66,1)")))'],
  ["bank", 'conflictFree(layout("(32,32):(32,1)"), layout("32:1"))'],
  ["bank", 'conflictFree(layout("(20,4):(1,32)"), layout("32:1"), { elementBytes: 8 })'],
  ["bank", 'conflictFree(layout("(8,64):(64,1)"), layout("(8,8):(1,8)"), { elementBytes: 2 })'],
  ["bank", `conflictFree(${padded}, layout("32:1"))`],
  [
    "unit",
    'conflictFree(layout("(8,8):(1,8)"), layout("(8,2):(1,8)"))',
    'bankConflicts(layout("(8,8):(1,8)"), layout("(8,2):(1,8)"))',
    'conflictFree(layout("(8,8):(1,8)"), layout("(8,4):(8,2)"))',
    'bankConflicts(layout("(8,64):(64,1)"), layout("(8,8):(1,16)"), { elementBytes: 2 })',
    'conflictFree(layout("(2,2):(f1,f3)"), layout("(2,2):(2,1)"))',
    'bankConflicts(layout("(2,2,4):(f1,f2,f6)"), layout("(4,4):(4,1)"))',
  ],
  [
    "alignment",
    'bankConflicts(layout("(32,32):(33,1)"), layout("(32,32):(1,32)"), { elementBytes: 4 })',
    'conflictFree(layout("(4,4):(5,1)"), layout("(4,4):(1,4)"))',
  ],
  [
    "bank",
    'conflictFree(composition(swizzle(2, 3, 3), layout("(8,64):(64,1)")), layout("(8,8):(1,8)"), { elementBytes: 2 })',
  ],
];

/** Refusals of swizzles, composed layouts and bank conflicts. */
export const swizzle: Refusals = { calls };
