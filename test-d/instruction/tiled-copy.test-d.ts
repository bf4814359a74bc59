import { expectType } from "tsd";
import type { Layout } from "../../dist/index.js";
import { layout } from "../../dist/index.js";
import { copyAtom, tiledCopy } from "../../dist/instruction.js";

const copies = tiledCopy(copyAtom("UniversalCopy<u128>"), layout("(16,8):(8,1)"), layout("(1,8)"), {
  elementBits: 16,
});
expectType<Layout<[[8, 16], 8], [[128, 1], 16]>>(copies.tv);
expectType<[16, 64]>(copies.tiler);
expectType<[1, 1]>(copies.grid);
expectType<16>(copies.elementBits);
expectType<Layout<[[8, 32], 1], [[32, 1], 32]>>(
  tiledCopy(copyAtom("UniversalCopy<u32>"), layout("(32,8):(8,1)"), layout("(1,1)"), { elementBits: 32 }).tv,
);
declare const n: number;
expectType<number>(
  tiledCopy(copyAtom("UniversalCopy<u128>"), layout("(16,8):(8,1)"), layout("(1,8)"), { elementBits: n })
    .elementBits,
);
// @ts-expect-error collision
tiledCopy(copyAtom("UniversalCopy<u128>"), layout("(4,8)"), layout("(2,8):(1,1)"), { elementBits: 16 });
// @ts-expect-error divisibility
tiledCopy(copyAtom("UniversalCopy<u128>"), layout("(16,8):(8,1)"), layout("(1,4)"), { elementBits: 16 });
