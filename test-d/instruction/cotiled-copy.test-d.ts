import { expectType } from "tsd";
import type { Layout } from "../../dist/index.js";
import { layout } from "../../dist/index.js";
import { copyAtom, cotiledCopy } from "../../dist/instruction.js";

expectType<Layout<[[8, 8], 8], [[8, 1], 64]>>(
  cotiledCopy(copyAtom("UniversalCopy<u128>"), layout("(64,8):(8,1)"), layout("(16,64):(64,1)"), {
    elementBits: 16,
  }).tv,
);
expectType<[1, 1]>(
  cotiledCopy(copyAtom("UniversalCopy<u128>"), layout("(64,8):(8,1)"), layout("(16,64):(64,1)"), {
    elementBits: 16,
  }).grid,
);
