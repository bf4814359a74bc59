import { expectType } from "tsd";
import type { AnyLayout, IntTuple, Layout, LayoutError, StepTuple, TileToShape } from "../../dist/index.js";
import { layout, tileToShape } from "../../dist/index.js";

declare const n: number;
declare const anyLayout: AnyLayout;
declare const tuple: IntTuple;
declare const maybe: [1, 0] | null;
declare const any: any;
declare const numbers: number[];
declare const ranks: [8, 16] | [8, 16, 4];

expectType<Layout<[8, [8, 2]], [8, [1, 64]]>>(tileToShape(layout("(4,8):(8,1)"), [8, 16]));
expectType<Layout<[[4, 2], [8, 2]], [[8, 64], [1, 32]]>>(tileToShape(layout("(4,8):(8,1)"), [8, 16], [1, 0]));
expectType<Layout<[8, [8, 2]], [8, [1, 64]]>>(tileToShape(layout("(4,8):(8,1)"), [8, [8, 2]], 3));
expectType<Layout<[12], [1]>>(tileToShape(layout("4:1"), 12));

// How often a tile fits may be once, and then its mode is shorter.
expectType<Layout<[8, IntTuple], [8, StepTuple]>>(tileToShape(layout("(4,8):(8,1)"), [8, n]));
expectType<Layout<[IntTuple, IntTuple], [StepTuple, StepTuple]>>(
  tileToShape(layout("(4,8):(8,1)"), [8, 16], any),
);
expectType<Layout<[IntTuple, IntTuple], [StepTuple, StepTuple]>>(
  tileToShape(layout("(4,8):(8,1)"), [8, 16], maybe),
);
// A shape of no known rank may have more modes than the tile.
type More = Layout<[IntTuple, IntTuple, ...IntTuple[]], [StepTuple, StepTuple, ...StepTuple[]]>;
expectType<More>(tileToShape(layout("(4,8):(8,1)"), tuple));
expectType<More>(tileToShape(layout("(4,8):(8,1)"), ranks));
expectType<Layout<[IntTuple, ...IntTuple[]], [StepTuple, ...StepTuple[]]>>(tileToShape(layout(8), numbers));
expectType<Layout>(tileToShape(anyLayout, [8, 16]));

// Refused.
// @ts-expect-error divisibility
const illegal = tileToShape(layout("(4,8):(8,1)"), [8, 18]);
// @ts-expect-error rank
tileToShape(layout("(4,8):(8,1)"), 64);
// @ts-expect-error order
tileToShape(layout("(4,8):(8,1)"), [8, 16], [1, 1]);
// @ts-expect-error overlap
tileToShape(layout("(4,8):(1,2)"), [8, 16]);
expectType<Layout<never, never>>(illegal);
expectType<Layout<never, never>>(tileToShape(illegal, [8, 18]));

declare const alone: TileToShape<Layout<[4, 8], [8, 1]>, [number, 18]>;
expectType<LayoutError<"✗ tileToShape: (4,8):(8,1), (?,18): extent 18 is no multiple of 8">>(alone);
