import { expectType } from "tsd";
import {
  type AssertBijective,
  type AssertInjective,
  type AssertSameFunction,
  type AssertSurjective,
  admits,
  asCompositions,
  assertBijective,
  assertInjective,
  assertSameFunction,
  assertSurjective,
  collision,
  difference,
  type IntTuple,
  isBijective,
  isCompact,
  isInjective,
  isSurjective,
  type Layout,
  type LayoutError,
  type Locate,
  layout,
  locate,
  maxCommonLayout,
  maxCommonVector,
  missing,
  sameFunction,
  vectorWidth,
} from "../../dist/index.js";

const row = layout("(4,8):(8,1)");
const padded = layout("(4,8):(1,5)");
const twice = layout("(4,8):(1,2)");
declare const n: number;

// a static assertion: the answer is a literal type
const yes: true = isBijective(row);
const no: false = isInjective(twice);
expectType<[true, false]>([yes, no]);

expectType<true>(isInjective(layout("(2,3):(3,2)")));
expectType<boolean>(isInjective(layout([4, n])));
expectType<true>(isSurjective(layout("(4,8):(1,3)")));
expectType<4>(missing(padded));
expectType<null>(missing(row));
expectType<true>(isCompact(layout("(4,8):(8,-1)")));
expectType<false>(isBijective(layout("(4,8):(8,-1)")));
expectType<true>(sameFunction(layout("(2,(1,6)):(1,(6,2))"), layout("12:1")));
expectType<4>(difference(layout("(4,8):(1,4)"), padded));

// coordinates, onto the shape that they span or that is given; binary strides
const coordinates = layout("(4,8):(e1,e0)");
const spread = layout("(4,8):(e0,2e1)");
expectType<true>(isBijective(coordinates));
expectType<false>(isBijective(spread));
expectType<true>(isCompact(layout("(4,8):(-e0,e1)")));
expectType<true>(isSurjective(coordinates));
expectType<false>(isSurjective(coordinates, [8, 8]));
expectType<[0, 4]>(missing(coordinates, [8, 8]));
expectType<[0, 1]>(missing(spread));
expectType<null>(missing(layout("(4,8):(e0,e1)"), [4, [2, 4]]));
expectType<IntTuple | null>(missing(layout("(2,2):(e0,e0+e1)")));
expectType<IntTuple | null>(missing(coordinates, [8, n]));
expectType<number | null>(missing(layout([4, n])));
expectType<IntTuple | null>(missing(row as Layout));
expectType<4>(missing(layout("(4,4):(f1,f8)")));
expectType<true>(isSurjective(layout("(8,64):(f72,f1)")));
expectType<false>(isSurjective(layout("(3,4):(f1,f8)")));
expectType<32>(maxCommonVector(coordinates, row));
expectType<4>(vectorWidth(layout("(8,8):(e0,e1)"), layout("(8,8):(1,12)")));
// @ts-expect-error weak-congruence: stride e1 yields a coordinate that shape (4) does not take
missing(coordinates, [4]);
// @ts-expect-error missing: no coordinate goes to (0,1)
assertSurjective(spread);
// @ts-expect-error missing: no coordinate goes to (0,1)
assertBijective(spread);
// @ts-expect-error basis: stride e0+e1 is a sum
maxCommonVector(layout("(2,2):(e0,e0+e1)"), layout("4:1"));

// the witness: two coordinates that collide
expectType<[2, 4]>(collision(twice));
expectType<[0, 2]>(collision(layout("(2,2,4):(1,0,2)")));
expectType<[11, 12]>(collision(layout("(4,3,5):(1,4,11)")));
expectType<null>(collision(row));

assertInjective(row);
assertSurjective(row);
assertBijective(row);
assertSameFunction(layout("(2,6):(1,2)"), layout("12:1"));
// @ts-expect-error collision: coordinates 2 and 4 both go to 2
assertInjective(twice);
// @ts-expect-error missing: no coordinate goes to 4
assertSurjective(padded);
// @ts-expect-error missing: no coordinate goes to 4
assertBijective(padded);
// @ts-expect-error difference: coordinate 4 goes to 4 and to 5
assertSameFunction(layout("(4,8):(1,4)"), padded);

expectType<LayoutError<"✗ assertInjective: (4,8):(1,2): coordinates 2 and 4 both go to 2">>(
  null as unknown as AssertInjective<Layout<[4, 8], [1, 2]>>,
);
expectType<LayoutError<"✗ assertSurjective: (4,8):(1,5): no coordinate goes to 4">>(
  null as unknown as AssertSurjective<Layout<[4, 8], [1, 5]>>,
);
expectType<LayoutError<"✗ assertBijective: (4,8):(1,2): coordinates 2 and 4 both go to 2">>(
  null as unknown as AssertBijective<Layout<[4, 8], [1, 2]>>,
);
expectType<LayoutError<"✗ assertSameFunction: (4,8):(1,4), (4,8):(1,5): coordinate 4 goes to 4 and to 5">>(
  null as unknown as AssertSameFunction<Layout<[4, 8], [1, 4]>, Layout<[4, 8], [1, 5]>>,
);
expectType<LayoutError<"✗ assertSameFunction: (4,8):(1,4), 16:1: sizes 32 and 16 differ">>(
  null as unknown as AssertSameFunction<Layout<[4, 8], [1, 4]>, Layout<16, 1>>,
);

expectType<2>(maxCommonVector(layout("((2,2),(4,2)):((1,8),(2,16))"), layout("(4,8):(1,4)")));
expectType<Layout<8, 4>>(maxCommonLayout(row, layout("(4,8):(16,1)")));
expectType<4>(vectorWidth(layout("(8,8):(1,8)"), layout("(8,8):(1,12)")));
expectType<true>(admits(layout("(128,64):(16384,1)"), layout("(32,2):(16384,1)")));
expectType<false>(admits(layout("(128,64):(16384,1)"), layout("(32,65):(16384,1)")));

expectType<Layout<[32, 2], [1, 128]>>(locate(layout("(128,64):(16384,1)"), layout("(32,2):(16384,1)")));
expectType<Layout<[2, 1], [1, 9]>>(locate(layout("(4,1):(1,4)"), layout("(2,1):(1,9)")));
// @ts-expect-error missing: no coordinate goes to 4
locate(layout("(4,8):(1,8)"), layout("5:1"));
expectType<LayoutError<"✗ locate: (4,8):(1,8), (2,6):(8,2): no coordinate goes to 4">>(
  null as unknown as Locate<Layout<[4, 8], [1, 8]>, Layout<[2, 6], [8, 2]>>,
);

expectType<[Layout<[2, 2, 2], [5, 3, 9]>, Layout<[3, 1], [1, 4]>]>(asCompositions([0, 5, 3, 9]));
// @ts-expect-error origin: a layout takes 0 to 0, not to 1
asCompositions([1, 5]);
expectType<[Layout<2, number>]>(asCompositions([0, n]));

// Where the layouts start counts too.
expectType<4>(vectorWidth(layout("(8,8):(1,8)"), layout("(8,8):(1,8)"), null, 20, 64));
expectType<1>(vectorWidth(layout("(8,8):(1,8)"), layout("(8,8):(1,8)"), null, -3));
expectType<number>(vectorWidth(layout("(8,8):(1,8)"), layout("(8,8):(1,8)"), 8, n));
// @ts-expect-error integer
vectorWidth(layout("(8,8):(1,8)"), layout("(8,8):(1,8)"), null, 0.5);
