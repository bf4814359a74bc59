import { expectType } from "tsd";
import type { AnyLayout, IdentityLayout, IntTuple, Layout, LayoutError } from "../../dist/index.js";
import { identityLayout, layout } from "../../dist/index.js";

declare const n: number;
declare const anyLayout: AnyLayout;
declare const tuple: IntTuple;

expectType<Layout<[3, [4, 2]], ["e0", ["e1.0", "e1.1"]]>>(identityLayout([3, [4, 2]]));
expectType<Layout<[4, 8], ["e0", "e1"]>>(identityLayout(layout("(4,8):(8,1)")));
expectType<Layout<7, 1>>(identityLayout(7));

expectType<Layout<[4, number, 5], ["e0", "e1", "e2"]>>(identityLayout([4, n, 5]));
expectType<Layout>(identityLayout(tuple));

// Refused.
// @ts-expect-error extent
const illegal = identityLayout([4, 0]);
// @ts-expect-error extent
identityLayout([4, 1.5]);
// @ts-expect-error extent
identityLayout([4, []]);
expectType<Layout<never, never>>(illegal);
identityLayout(illegal);
identityLayout(anyLayout);

declare const alone: IdentityLayout<[3, [-4, 2]]>;
expectType<LayoutError<"✗ identityLayout: (3,(-4,2)): extent -4 is no positive integer">>(alone);
declare const large: IdentityLayout<[67108864, 134217728]>;
expectType<LayoutError<"✗ identityLayout: (67108864,134217728): a number is past 2^53-1">>(large);
