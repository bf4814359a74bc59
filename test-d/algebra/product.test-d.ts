import { expectType } from "tsd";
import type {
  AnyLayout,
  BlockedProduct,
  FlatProduct,
  IntTuple,
  Layout,
  LayoutError,
  LogicalProduct,
  RakedProduct,
  Step,
  StepTuple,
  TiledProduct,
  ZippedProduct,
} from "../../dist/index.js";
import {
  blockedProduct,
  flatProduct,
  layout,
  logicalProduct,
  rakedProduct,
  tiledProduct,
  zippedProduct,
} from "../../dist/index.js";

declare const n: number;
declare const anyLayout: AnyLayout;

// Figures 10 and 11 of the paper.
const A = layout("(3,4):(4,1)");
const B = layout("(2,5):(1,2)");
expectType<Layout<[[3, 4], [2, 5]], [[4, 1], [12, 24]]>>(logicalProduct(A, B));
expectType<Layout<[[3, 2], [4, 5]], [[4, 12], [1, 24]]>>(blockedProduct(A, B));
expectType<Layout<[[2, 3], [5, 4]], [[12, 4], [24, 1]]>>(rakedProduct(A, B));

// A tiler that goes on past its size repeats so often as it has elements.
expectType<Layout<[4, [2, 1]], ["f5", ["f1", "f2"]]>>(
  logicalProduct(layout("4:f5"), layout("(2,1):(f1,f2)")),
);

// By mode.
const C = layout("(2,5):(5,1)");
expectType<Layout<[[2, 3], [5, 4]], [[5, 10], [1, 30]]>>(blockedProduct(C, layout([3, 4])));
expectType<Layout<[[2, 5], [3, 4]], [[5, 1], [10, 30]]>>(zippedProduct(C, [layout("3:5"), layout("4:6")]));
expectType<Layout<[[2, 5], 3, 4], [[5, 1], 10, 30]>>(tiledProduct(C, [layout("3:5"), layout("4:6")]));
expectType<Layout<[2, 5, 3, 4], [5, 1, 10, 30]>>(flatProduct(C, [layout("3:5"), layout("4:6")]));
expectType<Layout<[[2, 3], 5], [[5, 1], 1]>>(logicalProduct(C, [3]));
expectType<Layout<[4, 8], [1, 4]>>(logicalProduct(layout("4:1"), 8));
expectType<Layout<[2, 5], [5, 1]>>(logicalProduct(C, null));

// Dynamic numbers.
expectType<Layout<[4, number], [1, number]>>(logicalProduct(layout("4:1"), n));
expectType<Layout<[[number, 4], IntTuple], [[1, number], IntTuple]>>(logicalProduct(layout([n, 4]), 8));
expectType<Layout<[4, IntTuple], [Step, StepTuple]>>(logicalProduct(layout("4:1"), anyLayout));
expectType<Layout<[IntTuple, IntTuple], [StepTuple, StepTuple]>>(logicalProduct(anyLayout, 4));
expectType<Layout>(logicalProduct(anyLayout, [4, 4]));
expectType<Layout>(zippedProduct(anyLayout, [4, 4]));

// Refused.
// @ts-expect-error overlap
const illegal = logicalProduct(layout("(4,8):(1,2)"), 4);
// @ts-expect-error negative-stride
logicalProduct(layout("(4,8):(1,-4)"), 4);
// @ts-expect-error rank
blockedProduct(layout([4, 8]), 4);
// @ts-expect-error rank
rakedProduct(layout([4, 8]), layout([2, 2, 2]));
// @ts-expect-error rank
zippedProduct(layout([4, 8]), [2, 2, 2]);
// @ts-expect-error argument
flatProduct(layout([4, 8]), []);
// @ts-expect-error stride-divisibility
tiledProduct(layout("(2,2):(1,4)"), layout("3:3"));
// @ts-expect-error extent
logicalProduct(layout([4, 8]), -2);
expectType<Layout<never, never>>(illegal);
expectType<Layout<never, never>>(blockedProduct(illegal, 4));

declare const overlap: RakedProduct<Layout<[4, 8], [1, 2]>, Layout<[2, 2], [1, 2]>>;
type Overlap =
  LayoutError<"✗ rakedProduct: (4,8):(1,2) ⊗ (2,2):(1,2): stride 2 is below the extent 4 that smaller strides cover">;
expectType<Overlap>(overlap);
declare const further: [
  LogicalProduct<typeof overlap, 2>,
  ZippedProduct<typeof overlap, [2]>,
  TiledProduct<typeof overlap, 2>,
  FlatProduct<Layout<8, 1>, typeof overlap>,
  BlockedProduct<Layout<8, 1>, typeof overlap>,
  LogicalProduct<Layout<[8, 8], [1, 8]>, [2, typeof overlap]>,
];
expectType<[Overlap, Overlap, Overlap, Overlap, Overlap, Overlap]>(further);
declare const ranks: BlockedProduct<Layout<[4, 8], [1, 4]>, 4>;
expectType<
  LayoutError<"✗ blockedProduct: (4,8):(1,4) ⊗ 4:1: the tiler has rank 1, the layout 2: append(tiler, 2) fills it up">
>(ranks);

// Beside a repetition of binary strides that is open an integer may become binary.
declare const several: Layout<[number, 4], [number, 8]>;
const bits = layout("(4,2):(f1,f4)");
expectType<Layout<[[IntTuple, number], [2, 4]], [[StepTuple, Step], [Step, Step]]>>(
  rakedProduct(several, bits),
);
expectType<Layout<[[number, 4], IntTuple], [[Step, Step], StepTuple]>>(
  logicalProduct(several, layout("4:f1")),
);
