import { expectType } from "tsd";
import { composedLayout, layout, swizzle, tileToShape } from "../../dist/index.js";
import { assertDestination, assertSource, copyAtom, smemAtom, tiledCopy } from "../../dist/instruction.js";

const copies = tiledCopy(copyAtom("UniversalCopy<u128>"), layout("(16,8):(8,1)"), layout("(1,8)"), {
  elementBits: 16,
});
const A = layout("(128,64):(64,1)");
const sA = tileToShape(smemAtom("K", "SW128", 16), [128, 64]);
const under = composedLayout(swizzle(3, 3, 3), 0, A);
expectType<void>(assertSource(copies, A));
expectType<void>(assertDestination(copies, sA));
expectType<void>(assertDestination(copies, under));
declare const n: number;
expectType<void>(assertSource(copies, layout([n, 64], [64, 1])));
// a stride that is not known may be 1
expectType<void>(assertSource(copies, layout([128, 64], [64, n])));
// @ts-expect-error apart
assertSource(copies, layout("(128,64)"));
// @ts-expect-error alignment
assertSource(copies, layout("(128,64):(68,1)"));
// @ts-expect-error alignment
assertSource(copies, composedLayout(swizzle(3, 2, 3), 0, A));
// @ts-expect-error divisibility
assertSource(copies, layout("(128,100):(104,1)"));
