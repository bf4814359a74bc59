import { expectType } from "tsd";
import type { AnyLayout, ComposedLayout, IntTuple, Layout, LayoutError, Recast } from "../../dist/index.js";
import { composedLayout, layout, recast, swizzle } from "../../dist/index.js";

declare const n: number;
declare const anyLayout: AnyLayout;
declare const stride: IntTuple;

expectType<Layout<[8, 128, 1], ["f144", "f1", "f1024"]>>(recast(layout("(8,64,1):(f72,f1,f512)"), 16, 8));
expectType<Layout<[8, 8, 1], ["f1", "f9", "f64"]>>(recast(layout("(64,8,1):(f1,f72,f512)"), 16, 128));
expectType<Layout<[2, 4], ["f1", "f8"]>>(recast(layout("4:f4"), 16, 8));
// @ts-expect-error argument
recast(layout("8:f1"), 8, 6);
expectType<Layout<8, 1>>(recast(layout("16:1"), 16, 32));
expectType<Layout<[8, 8], [1, -8]>>(recast(layout("(4,8):(1,-4)"), 32, 16));
expectType<Layout<[[1, 1], 8], [[0, 0], -1]>>(recast(layout("((2,2),8):((1,2),-4)"), 8, 32));
expectType<Layout<[[2, 4], 8], [[1, 16], 4]>>(recast(layout("(4,8):(8,2)"), 32, 16));
expectType<Layout<[4, 1], [1, 0]>>(recast(layout("(1,1):(0,0)"), 64, 16));
expectType<Layout<8, 1>>(recast(layout("6:1"), 8, 6));
expectType<Layout<[4, 3], [1, 4]>>(recast(layout("(4,3):(1,4)"), 16, 16));

// A mode of unknown size may be of size 1, and one of unknown stride may be the unit.
expectType<Layout<[number, 128], [number, 1]>>(recast(layout([n, 64], [64, 1]), 16, 8));
expectType<Layout<[number, 32], [number, 1]>>(recast(layout([n, 64], [64, 1]), 8, 16));
expectType<Layout<[32, 32], [1, number]>>(recast(layout([64, 32], [1, n]), 8, 16));
expectType<Layout<[number, number], [number, number]>>(recast(layout([64, 32], [n, 1]), 8, 16));
expectType<Layout>(recast(layout([n, n], [2, n]), 16, 8));
expectType<Layout<[number, number], [number, number]>>(recast(layout([4, 8]), 16, n));
expectType<Layout>(recast(layout([4, 8], [2, 8]), 16, n));
expectType<Layout>(recast(layout("(4,8):(f1,f9)"), 16, n));
expectType<Layout<[4, 8], IntTuple>>(recast(layout([4, 8], stride), 16, 16));
expectType<Layout>(recast(layout([4, 8], stride), 16, 8));
expectType<Layout>(recast(anyLayout, 16, 8));

// Refused.
// @ts-expect-error divisibility
const illegal = recast(layout("6:1"), 8, 32);
// @ts-expect-error unit
recast(layout("4:4"), 16, 32);
// @ts-expect-error divisibility
recast(layout("(4,8):(1,5)"), 16, 32);
// @ts-expect-error extent
recast(layout("16:1"), 16, 0);
expectType<Layout<never, never>>(illegal);

declare const alone: Recast<Layout<6, 1>, 8, 32>;
expectType<LayoutError<"✗ recast: 6:1, 8 to 32 bits: extent 6 is no multiple of 4">>(alone);
declare const apart: Recast<Layout<[4, 8], [4, 2]>, 16, 32>;
expectType<
  LayoutError<"✗ recast: (4,8):(4,2), 16 to 32 bits: only 1 of the 2 elements of a unit lie side by side">
>(apart);

// Composed layouts: all three parts.
const tile = composedLayout(swizzle(3, 3, 3), 8, layout("(8,64):(72,1)"));
expectType<ComposedLayout<Layout<[128, 8, 1], ["f1", "f144", "f1024"]>, 16, Layout<[8, 128], [144, 1]>>>(
  recast(tile, 16, 8),
);
expectType<ComposedLayout<Layout<[8, 8, 1], ["f1", "f9", "f64"]>, 1, Layout<[8, 8], [9, 1]>>>(
  recast(tile, 16, 128),
);
expectType<ComposedLayout<Layout<[2, 4, 4], [1, 8, 2]>, 2, Layout<8, 1>>>(
  recast(composedLayout(layout("(4,4):(4,1)"), 1, layout("4:1")), 16, 8),
);
declare const offset: "✗ recast: (64,8,1):(f1,f72,f512) ∘ (4 + (8,64):(64…, 16 to 128 bits: offset 4 is no multiple of 8";
declare const uneven: Recast<
  ComposedLayout<Layout<[64, 8, 1], ["f1", "f72", "f512"]>, 4, Layout<[8, 64], [64, 1]>>,
  16,
  128
>;
expectType<LayoutError<typeof offset>>(uneven);
declare const unitless: Recast<ComposedLayout<Layout<[4, 4], [4, 1]>, 0, Layout<8, 1>>, 16, 128>;
expectType<
  LayoutError<"✗ recast: (4,4):(4,1), 16 to 128 bits: only 1 of the 8 elements of a unit lie side by side">
>(unitless);
