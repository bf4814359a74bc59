import { expectType } from "tsd";
import type { CompactStride, IntTuple } from "../../dist/index.js";
import { compactStride, layout } from "../../dist/index.js";

declare const n: number;
declare const open: IntTuple;

// Compact column-major: a stride is the product of the extents to its left (paper, section 5.3.2).
expectType<[1, [4, 12]]>(compactStride([4, [3, 2]]));
expectType<1>(compactStride(7));
expectType<[1]>(compactStride([7]));
expectType<[[1, 2], [4, 8, 16]]>(
  compactStride([
    [2, 2],
    [2, 2, 2],
  ]),
);
expectType<[1, 4096]>(compactStride([4096, 4096]));
expectType<[1, [4, 12]]>(compactStride(layout("(4,(3,2)):(2,(8,1))")));

// A stride is known until the first extent that is not.
expectType<[1, 4, number]>(compactStride([4, n, 8]));
expectType<[1, [number, number]]>(compactStride([n, [3, 2]]));
expectType<[1, 1]>(compactStride([1, n]));
expectType<IntTuple>(compactStride(open));

// The last extent is in no stride, so its size does not count.
expectType<[1, 9007199254740991]>(compactStride([9007199254740991, 9007199254740991]));

expectType<CompactStride<[4, [3, 2]]>>([1, [4, 12]]);
