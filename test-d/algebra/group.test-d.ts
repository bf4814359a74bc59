import { expectType } from "tsd";
import type { AnyLayout, Group, IntTuple, Layout, LayoutError, Select } from "../../dist/index.js";
import { group, layout, select } from "../../dist/index.js";

declare const n: number;
declare const anyLayout: AnyLayout;
declare const oneOf: 0 | 1;

expectType<Layout<[2, [3, 5], 7], [1, [2, 6], 30]>>(group(layout([2, 3, 5, 7]), 1, 3));
expectType<Layout<[[2, 3, 5, 7]], [[1, 2, 6, 30]]>>(group(layout([2, 3, 5, 7]), 0, 4));
expectType<Layout<[[4]], [[1]]>>(group(layout(4), 0, 1));
expectType<Layout<[5, 2], [6, 1]>>(select(layout([2, 3, 5]), 2, 0));
expectType<Layout<[[3, 5], [3, 5]], [[2, 6], [2, 6]]>>(select(layout([2, [3, 5]]), 1, 1));
expectType<Layout<[4], [1]>>(select(layout(4), 0));

expectType<Layout<[2, [number, 5]], [1, [2, number]]>>(group(layout([2, n, 5]), 1, 3));
expectType<Layout<IntTuple, IntTuple>>(group(layout([2, 3, 5]), n, 3));
expectType<Layout<IntTuple, IntTuple>>(group(layout([2, 3, 5]), oneOf, 3));
expectType<Layout>(group(anyLayout, 1, 3));
expectType<Layout<[number, number], [2, number]>>(select(layout([2, n, 5]), 1, n));
expectType<Layout<[number, IntTuple], [2, IntTuple]>>(select(layout([2, n, [5, 1]]), 1, n));
expectType<Layout<[number], [number]>>(select(layout([2, 3, 5]), oneOf));
expectType<Layout>(select(anyLayout, 1));

// Refused.
// @ts-expect-error mode
const illegal = group(layout([2, 3]), 1, 3);
// @ts-expect-error argument
group(layout([2, 3]), 1, 1);
// @ts-expect-error mode
group(layout([2, 3]), -1, 1);
// @ts-expect-error mode
select(layout([2, 3]), 0, 2);
// @ts-expect-error mode
select(layout([2, 3]), 0.5);
expectType<Layout<never, never>>(illegal);
expectType<Layout<never, never>>(group(illegal, 1, 3));
expectType<Layout<never, never>>(select(illegal, 1));

declare const alone: Group<Layout<[2, 3], [1, 2]>, 1, 3>;
expectType<LayoutError<"✗ group: (2,3):(1,2): there is no mode 2, the rank is 2">>(alone);
declare const empty: Group<Layout<[2, 3], [1, 2]>, 1, 1>;
expectType<LayoutError<"✗ group: (2,3):(1,2): 1 to 1 is no range of modes">>(empty);
declare const beyond: Select<Layout<[2, 3], [1, 2]>, [0, 2]>;
expectType<LayoutError<"✗ select: (2,3):(1,2): there is no mode 2, the rank is 2">>(beyond);
