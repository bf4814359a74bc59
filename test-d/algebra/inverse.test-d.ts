import { expectType } from "tsd";
import type {
  AnyLayout,
  IntTuple,
  Layout,
  LayoutError,
  LeftInverse,
  RightInverse,
} from "../../dist/index.js";
import { composition, layout, leftInverse, nullspace, rightInverse, swizzle } from "../../dist/index.js";

declare const n: number;
declare const anyLayout: AnyLayout;
declare const stride: IntTuple;

// Table 5: the largest layout R with L(R(k)) = k.
expectType<Layout<[8, 4], [4, 1]>>(rightInverse(layout("(4,8):(8,1)")));
expectType<Layout<32, 1>>(rightInverse(layout("(4,8):(1,4)")));
expectType<Layout<[5, 21], [21, 1]>>(rightInverse(layout("(3,7,5):(5,15,1)")));
expectType<Layout<4, 1>>(rightInverse(layout("(4,8):(1,5)")));
expectType<Layout<[2, 4], [2, 8]>>(rightInverse(layout("((2,2),(2,4)):((0,1),(0,2))")));
expectType<Layout<1, 0>>(rightInverse(layout("(4,8):(2,8)")));
expectType<Layout<8, 4>>(rightInverse(layout("(4,8):(1,1)")));
// of two modes with one stride the larger goes first, and which one that is is not known
expectType<Layout<IntTuple, IntTuple>>(rightInverse(layout([8, 2, 8 as number], [24, 1, 1])));
expectType<Layout<1, 0>>(rightInverse(layout("(4,8):(-1,0)")));

// A mode of size 1 at the end, by which the layout goes on past its size, leads back.
expectType<Layout<[8, 4, 1], [4, 1, 32]>>(rightInverse(layout("(4,8,1):(8,1,32)")));
expectType<Layout<[8, 4], [4, 1]>>(rightInverse(layout("(4,8,1):(8,1,33)")));
expectType<Layout<[8, 4, 1], [4, 1, 32]>>(leftInverse(layout("(4,8,1):(8,1,32)")));
expectType<Layout<[4, 8], [1, 4]>>(rightInverse(layout("(4,8,1):(e0,e1,8e1)")));
expectType<Layout<[4, 8], [1, 4]>>(rightInverse(layout("(4,8,1):(e0,e1,e0+8e1)")));
expectType<Layout<[64, 8, 1], ["f1", "f72", "f512"]>>(rightInverse(layout("(64,8,1):(f1,f72,f512)")));
expectType<Layout<[4, 4, 1], ["f1", 0, "f4"]>>(leftInverse(layout("(4,1):(f1,f16)")));
expectType<Layout<[4, 1], ["f9", "f4"]>>(rightInverse(swizzle(2, 0, -3)));
expectType<Layout<[4, 4, 1], ["f1", "f36", "f16"]>>(leftInverse(swizzle(2, 2, -3)));
expectType<Layout<[2, 2, 1], ["f7", "f6", "f4"]>>(leftInverse(swizzle(2, 0, -1)));
expectType<Layout<[8, 2, [4, 1]], ["f1", "f13", ["f18", "f64"]]>>(
  composition(swizzle(3, 0, 3), swizzle(1, 2, 1)),
);
expectType<Layout<IntTuple, IntTuple>>(rightInverse(layout([4, 1], [1, n])));
expectType<Layout<IntTuple, IntTuple>>(rightInverse(layout([n, 4, 1], [0, 1, 4])));
expectType<Layout<4, 1>>(rightInverse(layout([4, n], [1, 0])));

// Table 6: over the gaps between the strides too.
expectType<Layout<[5, 8], [1, 4]>>(leftInverse(layout("(4,8):(1,5)")));
expectType<Layout<[8, 4], [4, 1]>>(leftInverse(layout("(4,8):(8,1)")));
expectType<Layout<[2, 4], [2, 8]>>(leftInverse(layout("((2,2),(2,4)):((0,1),(0,2))")));
expectType<Layout<[2, 4], [0, 1]>>(leftInverse(layout("4:2")));
expectType<Layout<1, 0>>(leftInverse(layout("(4,8):(0,0)")));

// Dynamic numbers.
expectType<Layout<IntTuple, IntTuple>>(rightInverse(layout([n, 8])));
// Where n is 1 the inverse has one mode.
expectType<Layout<IntTuple, IntTuple>>(rightInverse(layout([n, 8], [8, 1])));
expectType<Layout<IntTuple, IntTuple>>(leftInverse(layout([n, 8])));
expectType<Layout>(rightInverse(anyLayout));
expectType<Layout>(leftInverse(anyLayout));

// The coordinates of the modes of stride 0; one of unknown stride may be such a mode.
expectType<Layout<2, 4>>(nullspace(layout("(4,(2,8)):(1,(0,4))")));
expectType<Layout<[2, 3], [1, 8]>>(nullspace(layout("(2,4,3):(0,1,0)")));
expectType<Layout<1, 0>>(nullspace(layout("(4,8):(1,4)")));
expectType<Layout<number, 1>>(nullspace(layout([2, 4], [0, n])));
expectType<Layout<number, number>>(nullspace(layout([2, 4], [1, n])));
expectType<Layout<IntTuple, IntTuple>>(nullspace(layout([2, n, 4], [0, 1, 0])));
expectType<Layout<IntTuple, IntTuple>>(nullspace(layout([2, 4], stride)));
expectType<Layout>(nullspace(anyLayout));

// Refused.
// @ts-expect-error no-left-inverse
const illegal = leftInverse(layout("(4,8):(1,2)"));
// @ts-expect-error no-left-inverse
leftInverse(layout("(4,8):(4,6)"));
// @ts-expect-error negative-stride
leftInverse(layout("(4,8):(1,-4)"));
expectType<Layout<never, never>>(illegal);
expectType<Layout<never, never>>(leftInverse(illegal));
rightInverse(illegal);

declare const alone: LeftInverse<Layout<[4, 8], [1, 2]>>;
type Sentence =
  LayoutError<"✗ leftInverse: (4,8):(1,2): stride 2 overlaps the mode 4:1 before it or is no multiple of its stride">;
expectType<Sentence>(alone);
declare const further: RightInverse<LeftInverse<Layout<[4, 8], [1, 2]>>>;
expectType<Sentence>(further);

// By mode.
expectType<Layout<[[4, 2], [2, 4]], [[2, 1], [4, 1]]>>(
  rightInverse(layout("((2,4),(4,2)):((4,1),(2,1))"), [null, null]),
);
expectType<Layout<[[8, 4], 8], [[0, 1], 1]>>(leftInverse(layout("(4,8):(8,1)"), [null]));
expectType<Layout<[8, number], [1, number]>>(rightInverse(layout([8, n], [1, n]), [null]));
expectType<Layout>(rightInverse(anyLayout, [null]));
