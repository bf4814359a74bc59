import { expectType } from "tsd";
import type { AnyLayout, Complement, Layout, LayoutError } from "../../dist/index.js";
import { complement, layout } from "../../dist/index.js";

declare const n: number;
declare const anyLayout: AnyLayout;

// Table 7 of the paper, and the design's corrections.
expectType<Layout<[2, 1], [4, 64]>>(complement(layout("(4,8):(1,8)")));
expectType<Layout<1, 32>>(complement(layout("(4,8):(1,4)")));
expectType<Layout<1, 32>>(complement(layout("(4,8):(8,1)")));
expectType<Layout<[2, 4], [4, 64]>>(complement(layout("(4,8):(1,8)"), 256));
expectType<Layout<[2, 4], [4, 64]>>(complement(layout("(4,8):(1,8)"), [16, 16]));
expectType<Layout<[2, 4], [4, 64]>>(complement(layout("(4,8):(1,8)"), layout([16, 16])));
expectType<Layout<6, 4>>(complement(layout("4:1"), 24));
expectType<Layout<4, 1>>(complement(layout("6:4"), 24));
expectType<Layout<1, 0>>(complement(layout("(4,6):(1,4)"), 24));
expectType<Layout<[3, 2], [2, 12]>>(complement(layout("(2,2):(1,6)"), 24));
expectType<Layout<24, 1>>(complement(layout("(4,6):(0,0)"), 24));
expectType<Layout<1, 1>>(complement(layout("1:5")));
// The last gap rounds up.
expectType<Layout<3, 4>>(complement(layout("4:1"), 10));

// Dynamic numbers.
expectType<Layout<number, number>>(complement(layout("4:1"), n));
expectType<Layout<number, number>>(complement(layout(n, 1), 24));
expectType<Layout>(complement(anyLayout));
expectType<Layout>(complement(anyLayout, 24));
expectType<Layout<number, number>>(complement(layout([4, n]), layout([8, 8])));

// Refused.
// @ts-expect-error overlap
const illegal = complement(layout("(4,8):(1,2)"));
// @ts-expect-error negative-stride
complement(layout("(4,8):(1,-4)"));
// @ts-expect-error overlap
complement(layout("(4,8):(1,1)"), 256);
// @ts-expect-error extent
complement(layout("4:1"), 0);
// @ts-expect-error extent
complement(layout("4:1"), [4, -1]);
// @ts-expect-error TS2345
complement(layout("4:1"), "24");
expectType<Layout<never, never>>(illegal);
expectType<Layout<never, never>>(complement(illegal, 24));

declare const alone: Complement<Layout<[4, 8], [1, 2]>>;
type Sentence =
  LayoutError<"✗ complement: (4,8):(1,2): stride 2 is below the extent 4 that smaller strides cover">;
expectType<Sentence>(alone);
declare const further: Complement<Complement<Layout<[4, 8], [1, 2]>>, 64>;
expectType<Sentence>(further);
declare const bound: Complement<Layout<4, 1>, Complement<Layout<[4, 8], [1, 2]>>>;
expectType<Sentence>(bound);
expectType<Complement<Layout<[4, 8], [1, 8]>, 256>>(layout([2, 4], [4, 64]));

// By mode, each up to its own bound.
expectType<Layout<[[2, 2], [4, 2]], [[1, 8], [1, 32]]>>(
  complement(layout("(4,8):(2,4)"), [16, 64], [null, null]),
);
expectType<Layout<[[2, 1], 8], [[1, 8], 4]>>(complement(layout("(4,8):(2,4)"), null, [null]));
