import { expectType } from "tsd";
import type {
  AnyLayout,
  CeilDivide,
  Coarsenings,
  CommonRefinement,
  CoordinatesOf,
  Coshape,
  Dice,
  IntTuple,
  Layout,
  LayoutError,
  RoundUp,
  RowMajor,
  ShapeDivide,
} from "../../dist/index.js";
import {
  ceilDivide,
  coarsenings,
  columnMajor,
  commonRefinement,
  coordinatesOf,
  coshape,
  dice,
  layout,
  roundUp,
  rowMajor,
  shapeDivide,
} from "../../dist/index.js";

declare const n: number;
declare const array: number[];
declare const open: IntTuple;
declare const anyLayout: AnyLayout;

// Divisions of integers and of shapes.
expectType<-3>(ceilDivide(-7, 2));
expectType<[4, [1, 2]]>(ceilDivide([7, [9, 4]], [2, 18]));
expectType<number>(ceilDivide(n, 2));
expectType<[number, 5]>(ceilDivide([n, 9], [2, 2]));
expectType<IntTuple>(ceilDivide(open, 2));
expectType<IntTuple>(ceilDivide([4, 8], array));
expectType<8>(roundUp(7, 4));
expectType<[8, number]>(roundUp([7, n], [4, 2]));
expectType<[1, 3]>(shapeDivide([4, 6], 8));
expectType<number>(shapeDivide(n, 8));
declare const zero: CeilDivide<5, 0>;
expectType<LayoutError<"✗ ceilDivide: 5 / 0: division by zero">>(zero);
declare const unfit: RoundUp<[7, 9], 4>;
expectType<LayoutError<"✗ roundUp: (7,9) / 4: 4 does not fit the profile (7,9)">>(unfit);
declare const neither: ShapeDivide<[4, 6], 6>;
expectType<LayoutError<"✗ shapeDivide: (4,6) / 6: 6 is no multiple of 4">>(neither);
// @ts-expect-error division
ceilDivide(5, 0);
// @ts-expect-error profile
roundUp([7, 9], 4);
// @ts-expect-error divisibility
shapeDivide(6, 4);

// Coordinates, one by one up to 64 of them.
expectType<[[0, 0], [1, 0], [0, 1], [1, 1]]>(coordinatesOf([2, 2]));
expectType<[0, 1, 2]>(coordinatesOf(layout(3)));
expectType<[number, [number, number]][]>(coordinatesOf([n, [2, 2]]));
expectType<[number, number][]>(coordinatesOf([32, 32]));
expectType<IntTuple[]>(coordinatesOf(open));
expectType<IntTuple[]>(coordinatesOf(anyLayout));
declare const many: CoordinatesOf<[4096, 4096]>;
expectType<LayoutError<"✗ coordinatesOf: (4096,4096): it would list more than 524288">>(many);
// @ts-expect-error extent
coordinatesOf([2, 0]);
for (const [i, j] of coordinatesOf([2, 3])) expectType<[0 | 1, 0 | 1 | 2]>([i, j]);

// What layouts span.
expectType<[3, 7]>(coshape(layout("(3,4):(e0,2e1)")));
expectType<32>(coshape(layout("(4,8):(1,-4)")));
expectType<number>(coshape(layout([4, n])));
expectType<number | IntTuple>(coshape(layout([n, 4], ["e0", "e1"])));
declare const span: Coshape<Layout<2, 9007199254740991>>;
expectType<LayoutError<"✗ coshape: 2:9007199254740991: a number is past 2^53-1">>(span);

// Compact layouts.
expectType<Layout<[4, [3, 2]], [6, [2, 1]]>>(rowMajor([4, [3, 2]]));
expectType<Layout<[4, [3, 2]], [1, [4, 12]]>>(columnMajor([4, [3, 2]]));
expectType<Layout<[4, number], [number, 1]>>(rowMajor([4, n]));
expectType<Layout<[number, 8], [8, 1]>>(rowMajor([n, 8]));
expectType<Layout<number[], IntTuple>>(rowMajor(array));
declare const extent: RowMajor<[4, 0]>;
expectType<LayoutError<"✗ rowMajor: (4,0): extent 0 is no positive integer">>(extent);

// Coarser and finer shapes.
expectType<[30, [2, 15], [2, [3, 5]]]>(coarsenings([2, [3, 5]]));
expectType<[number, [2, number], [2, [3, number]]]>(coarsenings([2, [3, n]]));
expectType<IntTuple[]>(coarsenings(open));
declare const bad: Coarsenings<[2, -3]>;
expectType<LayoutError<"✗ coarsenings: (2,-3): extent -3 is no positive integer">>(bad);
expectType<[2, [3, 5]]>(commonRefinement([2, 15], [2, [3, 5]]));
expectType<[2, 2, 6]>(commonRefinement([4, 6], [2, 12]));
expectType<IntTuple>(commonRefinement([4, n], [2, 12]));
declare const interleaved: CommonRefinement<[2, 3], [3, 2]>;
expectType<LayoutError<"✗ commonRefinement: (2,3), (3,2): 3 is no multiple of 2">>(interleaved);
// @ts-expect-error sizes
commonRefinement([2, 3], [4, 2]);

// What slices leave out.
expectType<Layout<[2, 4], [1, 6]>>(dice(layout("(2,3,4)"), 1, null, 2));
expectType<Layout<[2, 4], [1, 6]>>(dice(layout("(2,3,4)"), n, null, n));
expectType<Layout<1, 0>>(dice(layout("(2,3,4)"), null));
declare const outside: Dice<Layout<[2, 3], [1, 2]>, [1, 2, 3]>;
expectType<LayoutError<"✗ dice: (2,3):(1,2): coordinate (1,2,3) does not fit the shape (2,3) of rank 2">>(
  outside,
);
