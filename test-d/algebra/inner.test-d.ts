import { expectType } from "tsd";
import type { ComposedLayout, Layout, LayoutError, LogicalDivide } from "../../dist/index.js";
import {
  at,
  blockedProduct,
  coalesce,
  composedLayout,
  composition,
  cosize,
  domainOffset,
  equal,
  flatDivide,
  group,
  layout,
  leftInverse,
  logicalDivide,
  logicalProduct,
  mode,
  print,
  rank,
  rightInverse,
  select,
  size,
  slice,
  swizzle,
  tiledDivide,
  tileToShape,
  withShape,
  zippedDivide,
} from "../../dist/index.js";

// The words of layouts on composed layouts: a swizzle over padded rows, which no layout is.
type Sw = Layout<[64, 8, 1], ["f1", "f72", "f512"]>;
declare const n: number;
const R = composedLayout(swizzle(3, 3, 3), 0, layout("(8,64):(66,1)"));
expectType<ComposedLayout<Sw, 0, Layout<[8, 64], [66, 1]>>>(R);
expectType<ComposedLayout<Sw, 0, Layout<[[4, 2], [16, 4]], [[66, 264], [1, 16]]>>>(logicalDivide(R, [4, 16]));
expectType<ComposedLayout<Sw, 0, Layout<[[4, 16], [2, 4]], [[66, 1], [264, 16]]>>>(zippedDivide(R, [4, 16]));
expectType<ComposedLayout<Sw, 0, Layout<[[4, 16], 2, 4], [[66, 1], 264, 16]>>>(tiledDivide(R, [4, 16]));
expectType<ComposedLayout<Sw, 0, Layout<[4, 16, 2, 4], [66, 1, 264, 16]>>>(flatDivide(R, [4, 16]));
expectType<ComposedLayout<Sw, 0, Layout<[4, 64], [132, 1]>>>(composition(R, [layout("4:2"), null]));
expectType<ComposedLayout<Sw, 0, Layout<64, 1>>>(mode(R, 1));
expectType<ComposedLayout<Sw, 0, Layout<[64, 8], [1, 66]>>>(select(R, 1, 0));
expectType<ComposedLayout<Sw, 0, Layout<[[8, 64]], [[66, 1]]>>>(group(R, 0, 2));
expectType<ComposedLayout<Sw, 0, Layout<[8, 64], [66, 1]>>>(coalesce(R));
expectType<ComposedLayout<Sw, 0, Layout<[8, 8, 8], [66, 1, 8]>>>(withShape(R, [8, 8, 8]));
expectType<512>(size(R));
expectType<2>(rank(R));
expectType<number>(cosize(R));
expectType<75>(at(R, 1, 1));
expectType<number>(at(R, n, 1));
expectType<"(64,8,1):(f1,f72,f512) ∘ (0 + (8,64):(66,1))">(print(R));
expectType<true>(equal(R, R));
expectType<false>(equal(R, layout("(8,64):(66,1)")));

// Its parts keep what is fixed within.
const row = slice(R, 2, null);
expectType<ComposedLayout<Sw, 132, Layout<[64], [1]>>>(row.layout);
expectType<0>(row.offset);
expectType<ComposedLayout<Sw, 136, Layout<[8, 64], [66, 1]>>>(domainOffset(R, 2, 4).layout);

// Compact rows repeat, and have inverses.
const C = composedLayout(swizzle(3, 3, 3), 0, layout("(8,64):(64,1)"));
expectType<ComposedLayout<Sw, 0, Layout<[[8, 64], 2], [[64, 1], 512]>>>(logicalProduct(C, 2));
expectType<ComposedLayout<Sw, 0, Layout<[[8, 2], [64, 3]], [[64, 512], [1, 1024]]>>>(
  blockedProduct(C, layout("(2,3)")),
);
expectType<ComposedLayout<Sw, 0, Layout<[64, [64, 2]], [64, [1, 4096]]>>>(tileToShape(C, [64, 128]));
expectType<ComposedLayout<Layout<[64, 8], [8, 1]>, 0, Layout<[64, 8], ["f1", "f72"]>>>(rightInverse(C));
expectType<ComposedLayout<Layout<[64, 8], [8, 1]>, -8, Sw>>(
  leftInverse(composedLayout(swizzle(3, 3, 3), 8, layout("(8,32):(64,1)"))),
);

// What the inner layout refuses is refused, at the argument that is wrong.
// @ts-expect-error rank
logicalDivide(R, [2, 2, 2]);
// @ts-expect-error stride-divisibility
composition(composedLayout(swizzle(3, 3, 3), 0, layout("(4,6,8):(2,3,5)")), layout("6:3"));
// @ts-expect-error coordinate
at(R, 1, 2, 3);
// @ts-expect-error mode
mode(R, 2);
declare const refused: LogicalDivide<typeof R, [2, 2, 2]>;
expectType<
  LayoutError<"✗ logicalDivide: (64,8,1):(f1,f72,f512) ∘ (0 + (8,64):(66… ⊘ <2,2,2>: the tiler has rank 3, the layout 2">
>(refused);
// Layouts alone are as they were.
expectType<Layout<[[4, 2], [16, 4]], [[66, 264], [1, 16]]>>(logicalDivide(layout("(8,64):(66,1)"), [4, 16]));
// Of what is a layout or a composed one the result is that of either.
declare const either: typeof plainHalf | typeof composedHalf;
const plainHalf = layout([8, 4]);
const composedHalf = composedLayout(layout([64, 8], [1, 65]), 0, layout([4, 2, 4], [1, 4, 8]));
const back = rightInverse(plainHalf);
const backOfComposed = rightInverse(composedHalf);
expectType<typeof back | typeof backOfComposed>(rightInverse(either));
const least = coalesce(plainHalf);
const leastOfComposed = coalesce(composedHalf);
expectType<typeof least | typeof leastOfComposed>(coalesce(either));
const chosen = select(plainHalf, 1, 0);
const chosenOfComposed = select(composedHalf, 1, 0);
expectType<typeof chosen | typeof chosenOfComposed>(select(either, 1, 0));
