import { expectType } from "tsd";
import type { AnyLayout, Composition, IntTuple, Layout, LayoutError, Tiler } from "../../dist/index.js";
import { at, coalesce, composition, layout, locate, logicalDivide, rightInverse } from "../../dist/index.js";

declare const n: number;
declare const anyLayout: AnyLayout;
declare const anyTiler: Tiler;

// The paper's compositions (section 5.3).
const M = layout("(8,8):(8,1)");
expectType<Layout<[[4, 8], 2], [[2, 8], 1]>>(composition(M, layout("((4,8),2):((16,1),8)")));
expectType<Layout<[2, 3], [9, 5]>>(composition(layout("(4,6,8,10):(2,3,5,7)"), layout("6:12")));
expectType<Layout<[5, [2, 2]], [16, [80, 4]]>>(composition(layout("(10,2):(16,4)"), layout("(5,4):(1,5)")));
expectType<Layout<2, 24>>(composition(layout("20:2"), layout("2:12")));
expectType<Layout<[5, 4], [16, 80]>>(composition(layout("20:16"), layout("(5,4):(1,5)")));
expectType<Layout<[4, 2], [1, 7]>>(composition(layout("(4,1):(1,7)"), layout("8:1")));
expectType<Layout<[2, 5], [12, 24]>>(composition(layout("1:12"), layout("(2,5):(1,2)")));
expectType<Layout<3, 0>>(composition(M, layout("3:0")));
expectType<Layout<1, 40>>(composition(M, layout("1:5")));
expectType<Layout<4, -3>>(composition(layout("8:3"), layout("4:-1")));

// By mode: integers, layouts, `null`, nested arrays, shorter ones.
const A = layout("(8,16):(20,1)");
expectType<Layout<[4, 8], [20, 2]>>(composition(A, [4, layout("8:2")]));
expectType<Layout<[4, 16], [20, 1]>>(composition(A, [4, null]));
expectType<Layout<[4, 16], [20, 1]>>(composition(A, [4]));
expectType<Layout<[8, 16], [20, 1]>>(composition(A, []));
expectType<Layout<[8, 16], [20, 1]>>(composition(A, null));
expectType<Layout<[[2, 4], 8], [[1, 2], 16]>>(
  composition(layout("((2,8),(4,4)):((1,2),(16,64))"), [[2, 4], 8]),
);
expectType<Layout<4, 20>>(composition(A, 4));
expectType<Layout<[8, 2], [20, 1]>>(composition(A, 16));

// Operands written in place.
expectType<Layout<[2, 8], [64, 1]>>(composition(layout([8, 64], [64, 1]), [2, 8]));
expectType<Layout<[8, 8], [64, 1]>>(composition(layout([8, 64], [64, 1]), [null, 8]));
expectType<Layout<2, 64>>(composition(composition(layout([8, 64], [64, 1]), layout([4, 4])), layout(2)));

// Static where nothing depends on a dynamic number, `number` where a value does, open where the profile does.
expectType<Layout<[number, 8], [64, 1]>>(composition(layout([n, 64], [64, 1]), [null, 8]));
expectType<Layout<number, number>>(composition(layout(8, n), layout(n, 1)));
expectType<Layout<4, number>>(composition(layout(8, n), layout(4, 1)));
expectType<Layout<4, 2>>(composition(layout(n, 2), layout(4, 1)));
expectType<Layout<[4, 4], [1, number]>>(composition(layout([8, 8], [1, n]), [4, 4]));
expectType<Layout<2, 2>>(composition(layout([4, n], [1, n]), layout(2, 2)));
expectType<Layout<[2, number], [64, number]>>(composition(layout([8, 64], [64, 1]), [2, n]));
expectType<Layout<IntTuple, IntTuple>>(composition(layout([n, 64]), layout(8, 1)));
expectType<Layout>(composition(anyLayout, 4));
expectType<Layout>(composition(anyLayout, [4, 4]));
expectType<Layout>(composition(A, anyLayout));
const byAnyTiler: Layout = composition(A, anyTiler);

// A mode of size 1 at the end keeps the stride that A takes its own to.
expectType<Layout<[2, 1], [1, 14]>>(composition(layout("(4,1):(1,7)"), layout("(2,1):(1,8)")));
expectType<Layout<[2, 1, 1], [8, 0, 2]>>(composition(layout("(8,8):(8,1)"), layout("(2,1,1):(1,4,16)")));
expectType<Layout<[2, 1], ["e0", "e0+e1"]>>(composition(layout("(8,8):(e0,e1)"), layout("(2,1):(1,9)")));
expectType<Layout<[64, 8, 1], ["f1", "f64", "f512"]>>(
  composition(layout("(64,8,1):(f1,f72,f512)"), layout("(64,8,1):(f1,f72,f512)")),
);
expectType<Layout<[2, 1], [8, number]>>(composition(layout([8, 8], [8, 1]), layout([2, 1], [1, n])));
expectType<Layout<[1, 4], [0, 8]>>(composition(layout("(8,16):(1,8)"), [1, 4]));
expectType<Layout<[1, 1], [0, 0]>>(composition(layout("1:9007199254740991"), layout("(1,1):(0,2)")));

// Powers of two that do not meet in a bit are binary.
expectType<Layout<[8, 8], ["f1", "f9"]>>(composition(layout("64:1"), layout("(8,8):(f1,f9)")));
expectType<Layout<[8, 8], ["f9", "f8"]>>(composition(layout("(8,8):(8,1)"), layout("(8,8):(f9,f1)")));
expectType<Layout<[2, 2], ["f1", "f3"]>>(composition(layout("(6,8):(1,8)"), layout("(2,2):(f1,f3)")));
expectType<Layout<[8, 8], ["f1", 0]>>(composition(layout("(8,8):(0,1)"), layout("(8,8):(f9,f1)")));
// @ts-expect-error carry
composition(layout("(8,8):(1,4)"), layout("(8,8):(f9,f1)"));
// @ts-expect-error carry
composition(layout("(6,8):(1,8)"), layout("(8,8):(f9,f1)"));

// Digits of a stride below 0 are floored: only the unbounded last can be negative.
expectType<Layout<2, -16>>(composition(layout("(2,2):(1,16)"), layout("2:-2")));
expectType<Layout<[2, 3], [1, -1]>>(composition(layout("(2,3):(2,1)"), layout("6:-1")));
expectType<Layout<2, "e0-e1">>(composition(layout("(4,4):(e0,e1)"), layout("2:-3")));
expectType<Layout<2, number>>(composition(layout([4, 4], [n, 1]), layout("2:-1")));

// Refused (the sentences are in test/sentences.test.ts).
const F = layout("(4,6,8):(2,3,5)");
// @ts-expect-error stride-divisibility
const illegal = composition(F, layout("6:3"));
// @ts-expect-error shape-divisibility
composition(F, layout("6:1"));
// @ts-expect-error distributivity
composition(layout("(4,8):(8,1)"), layout("(2,2):(2,3)"));
// @ts-expect-error distributivity
composition(layout("(4,8):(8,1)"), layout("4:-1"));
// @ts-expect-error negative-multiple
composition(layout("(4,8):(f1,f4)"), layout("2:-1"));
// @ts-expect-error rank
composition(F, [4, 6, 8, 10]);
// @ts-expect-error extent
composition(F, -4);
// @ts-expect-error extent
composition(F, 0);
// @ts-expect-error extent
composition(F, [1.5]);
// @ts-expect-error TS2322
composition(F, ["4"]);
// @ts-expect-error TS2345
composition(4, F);
// Refused although a number is not known: the fault does not depend on it.
// @ts-expect-error stride-divisibility
composition(layout([4, 6, n], [2, 3, n]), layout("6:3"));
// @ts-expect-error rank
composition(layout([n, 64]), [null, null, 4]);

// After a refusal all is quiet.
expectType<Layout<never, never>>(illegal);
expectType<Layout<never, never>>(composition(illegal, 4));
expectType<Layout<never, never>>(composition(illegal, [4, 4]));
expectType<Layout<never, never>>(composition(F, illegal));
expectType<Layout<never, never>>(logicalDivide(coalesce(illegal), 2));
at(rightInverse(illegal), 4);

// Types alone: the refusal passes through further operations unchanged.
type Legal = Composition<Layout<[8, 8], [8, 1]>, Layout<[[4, 8], 2], [[16, 1], 8]>>;
declare const legal: Legal;
expectType<Layout<[[4, 8], 2], [[2, 8], 1]>>(legal);
type Sentence =
  LayoutError<"✗ composition: (4,6,8):(2,3,5) ∘ 6:3: stride 3 and extent 4 do not divide each other (stride divisibility, eq. 9)">;
declare const alone: Composition<Layout<[4, 6, 8], [2, 3, 5]>, Layout<6, 3>>;
declare const left: Composition<Composition<Layout<[4, 6, 8], [2, 3, 5]>, Layout<6, 3>>, 4>;
declare const right: Composition<
  Layout<[4, 8], [1, 4]>,
  Composition<Layout<[4, 6, 8], [2, 3, 5]>, Layout<6, 3>>
>;
declare const byMode: Composition<
  Layout<[4, 8], [1, 4]>,
  [2, Composition<Layout<[4, 6, 8], [2, 3, 5]>, Layout<6, 3>>]
>;
expectType<Sentence>(alone);
expectType<Sentence>(left);
expectType<Sentence>(right);
expectType<Sentence>(byMode);

// A leaf of size 1 at the end keeps what it steps to, which is open where its stride or another operand is.
declare const any: any;
const ends = layout([1, 1], [any, n]);
expectType<Layout<[1, 1], [0, number]>>(composition(layout([4, 1], [8, 24]), ends));
expectType<Layout<[1, 1], [0, number]>>(locate(layout([4, 1], [8, 24]), ends));
expectType<Layout<[IntTuple, 1], [IntTuple, number]>>(
  composition(layout([4, n, 3], [1, 7, n]), layout([6, 1], [1, 3])),
);
expectType<Layout<[[IntTuple, 1]], [[IntTuple, 0]]>>(
  composition(layout([n, 8, 4]), layout([[4, 1]], [[n, 0]])),
);

// Generic code is taken, and checked where more is known; by annotation it is open.
const generic = <L extends AnyLayout>(of: L) => {
  composition(of, 4);
  return composition(of as AnyLayout, 4);
};
expectType<Layout>(generic(A));
const dynamic = (of: Layout<[number, number], [number, 1]>): Layout => composition(of, [null, 8]);
dynamic(layout([8, 16], [16, 1]));

export { byAnyTiler, dynamic };
