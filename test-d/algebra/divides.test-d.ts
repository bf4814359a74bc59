import { expectType } from "tsd";
import type { AssertDivides, Layout, LayoutError } from "../../dist/index.js";
import { assertDivides, layout } from "../../dist/index.js";

declare const n: number;

assertDivides(layout("(128,64)"), [32, 16]);
assertDivides(layout("(128,60)"), [32, null]);
assertDivides(layout("(128,60)"), 64);
assertDivides(layout("(8,16):(20,1)"), [4, layout("8:2")]);
assertDivides(layout("24"), layout("(2,2):(1,4)"));
assertDivides(layout("16"), layout("(4,2):(1,0)"));
assertDivides(layout("16"), layout("4:f2"));
assertDivides(layout("(8,8)"), layout("(4,2):(e0,2e1)"));
assertDivides(layout([n, 64]), [32, 16]);
assertDivides(layout("(128,64)"), [n, 16]);
expectType<null>(null as AssertDivides<Layout<[128, 64], [1, 128]>, [32, 16]>);
// @ts-expect-error divisibility
assertDivides(layout("(128,64)"), [30, 16]);
// @ts-expect-error divisibility
assertDivides(layout([n, 60]), [32, 16]);
// @ts-expect-error divisibility
assertDivides(layout("10"), layout("4:2"));
declare const odd: AssertDivides<Layout<[128, 60], [1, 128]>, [32, 16]>;
expectType<LayoutError<"✗ assertDivides: 60:128 ⊘ 16:1: extent 60 is no multiple of 16">>(odd);
declare const gaps: AssertDivides<Layout<10, 1>, Layout<4, 2>>;
expectType<LayoutError<"✗ assertDivides: 10:1 ⊘ 4:2: extent 10 is no multiple of 8">>(gaps);
declare const bits: AssertDivides<Layout<10, 1>, Layout<4, "f2">>;
expectType<LayoutError<"✗ assertDivides: 10:1 ⊘ 4:f2: extent 10 is no multiple of 8">>(bits);
declare const large: AssertDivides<Layout<6, 1>, 8>;
expectType<LayoutError<"✗ assertDivides: 6:1 ⊘ 8:1: extent 6 is no multiple of 8">>(large);
