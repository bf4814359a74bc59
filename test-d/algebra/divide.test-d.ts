import { expectType } from "tsd";
import type {
  AnyLayout,
  FlatDivide,
  IntTuple,
  Layout,
  LayoutError,
  LogicalDivide,
  StepTuple,
  TiledDivide,
  ZippedDivide,
} from "../../dist/index.js";
import { flatDivide, layout, logicalDivide, tiledDivide, zippedDivide } from "../../dist/index.js";

declare const n: number;
declare const anyLayout: AnyLayout;

// The paper's divides (section 5.5.2).
const A = layout("(8,16):(20,1)");
const T = [4, layout("8:2")] as const;
expectType<Layout<[8, 3], [9, 3]>>(logicalDivide(layout("24:3"), layout("8:3")));
expectType<Layout<[[2, 2, 2], 3], [[6, 1, 20], 2]>>(logicalDivide(layout("(6,2,2):(2,1,20)"), layout("8:3")));
expectType<Layout<[[4, 2], [8, 2]], [[20, 80], [2, 1]]>>(logicalDivide(A, T));
expectType<Layout<[[4, 8], [2, 2]], [[20, 2], [80, 1]]>>(zippedDivide(A, T));
expectType<Layout<[[4, 8], 2, 2], [[20, 2], 80, 1]>>(tiledDivide(A, T));
expectType<Layout<[4, 8, 2, 2], [20, 2, 80, 1]>>(flatDivide(A, T));

// Tilers of every kind.
expectType<Layout<[[4, 2], 16], [[20, 80], 1]>>(logicalDivide(A, [4]));
expectType<Layout<[[4, 2], 16], [[20, 80], 1]>>(logicalDivide(A, [4, null]));
expectType<Layout<[8, 16], [20, 1]>>(logicalDivide(A, null));
expectType<Layout<[[4], [2, 16]], [[20], [80, 1]]>>(zippedDivide(A, [4]));
expectType<Layout<[[4, 1], [2, 16]], [[20, 0], [80, 1]]>>(zippedDivide(A, [4, null]));
expectType<Layout<[[4], 2, 16], [[20], 80, 1]>>(tiledDivide(A, [4]));
expectType<Layout<[4, 2, 16], [20, 80, 1]>>(flatDivide(A, [4]));
expectType<Layout<[4, [2, 16]], [20, [80, 1]]>>(zippedDivide(A, 4));
expectType<Layout<[[[2, 2], 4], [[1, 2], 4]], [[[1, 8], 32], [[0, 16], 128]]>>(
  zippedDivide(layout("((2,4),16):((1,8),32)"), [[2, 2], 4]),
);
// What does not divide rounds up.
expectType<Layout<[4, 3], [1, 4]>>(logicalDivide(layout("10:1"), 4));

// Operands written in place.
expectType<Layout<[[2, 8], [4, 8]], [[1, 8], [2, 64]]>>(zippedDivide(layout([8, 64]), [2, 8]));
expectType<Layout<[[2, 8], 4, 8], [[1, 8], 2, 64]>>(tiledDivide(layout([8, 64]), [2, layout(8)]));

// Dynamic numbers.
expectType<Layout<[[4, number], 16], [[1, number], number]>>(logicalDivide(layout([n, 16]), [4]));
expectType<Layout<[number, [8, 2]], [1, [number, number]]>>(logicalDivide(layout([n, 16]), [null, 8]));
expectType<Layout<[IntTuple, IntTuple], [StepTuple, StepTuple]>>(logicalDivide(anyLayout, 4));
expectType<Layout>(logicalDivide(anyLayout, [4, 4]));
expectType<Layout>(zippedDivide(anyLayout, [4, 4]));
expectType<Layout>(flatDivide(anyLayout, [4]));

// Refused, each in the name of the divide that was called.
// @ts-expect-error not-completing
const illegal = logicalDivide(layout("10:1"), layout("(2,2):(1,5)"));
// @ts-expect-error shape-divisibility
zippedDivide(layout("((2,4),6):((1,8),2)"), [3]);
// @ts-expect-error rank
tiledDivide(A, [4, 4, 4]);
// @ts-expect-error negative-stride
flatDivide(A, layout("4:-1"));
// @ts-expect-error argument
zippedDivide(A, []);
// @ts-expect-error extent
logicalDivide(A, 0);
expectType<Layout<never, never>>(illegal);
expectType<Layout<never, never>>(zippedDivide(illegal, [2]));

declare const lost: ZippedDivide<Layout<10, 1>, Layout<[2, 2], [1, 5]>>;
type Lost =
  LayoutError<"✗ zippedDivide: 10:1 ⊘ (2,2):(1,5): stride 5 is no multiple of the extent 2 before it, so elements would be lost">;
expectType<Lost>(lost);
declare const further: [
  LogicalDivide<typeof lost, 2>,
  ZippedDivide<typeof lost, [2]>,
  TiledDivide<typeof lost, 2>,
  FlatDivide<Layout<8, 1>, typeof lost>,
  FlatDivide<Layout<[8, 8], [1, 8]>, [2, typeof lost]>,
];
expectType<[Lost, Lost, Lost, Lost, Lost]>(further);
