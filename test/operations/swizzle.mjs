// @ts-check
// The operations of src/runtime/swizzle that give layouts.

/** @type {readonly import("./operation.mjs").Operation[]} */
export const swizzle = [
  {
    name: "swizzle",
    operands: ["bits base shift"],
    chosen: ["1 | 0 | 51", "1 | 0 | -51", "3 | 40 | 10", "0 | 53 | 0", "9007199254740992 | 1 | 2"],
    cost: [["3, 3, 3", "3", "3", "3", "(64,8,1):(f1,f72,f512)"]],
  },
];
