import { expectType } from "tsd";
import type { AnyLayout, IntTuple, Layout, LayoutError, WithShape } from "../../dist/index.js";
import { layout, withShape } from "../../dist/index.js";

declare const n: number;
declare const anyLayout: AnyLayout;
declare const tuple: IntTuple;

expectType<Layout<[[4, 2], 2], [[4, 1], 2]>>(withShape(layout("(4,4):(4,1)"), [8, 2]));
expectType<Layout<[2, [2, 4]], [4, [8, 1]]>>(withShape(layout("(4,4):(4,1)"), [2, [2, 4]]));
expectType<Layout<[8, 2], [3, 24]>>(withShape(layout("16:3"), layout("(8,2):(2,1)")));

expectType<Layout<[number, 4], [number, number]>>(withShape(layout(16, 2), [n, 4]));
expectType<Layout<[IntTuple, IntTuple], [IntTuple, IntTuple]>>(withShape(layout("(4,4):(4,1)"), [n, 4]));
expectType<Layout<IntTuple, IntTuple>>(withShape(layout("(4,4):(4,1)"), tuple));
expectType<Layout<IntTuple, IntTuple>>(withShape(layout("(4,4):(4,1)"), anyLayout));

// Refused.
// @ts-expect-error sizes
const illegal = withShape(layout("(4,4):(4,1)"), [8, 3]);
// @ts-expect-error stride-divisibility
withShape(layout("(4,6):(6,1)"), [3, 8]);
// @ts-expect-error extent
withShape(layout("(4,4):(4,1)"), [-4, -4]);
expectType<Layout<never, never>>(illegal);
expectType<Layout<never, never>>(withShape(illegal, 4));

declare const alone: WithShape<Layout<[4, 4], [4, 1]>, [8, 3]>;
expectType<LayoutError<"✗ withShape: (4,4):(4,1), (8,3): sizes 16 and 24 differ">>(alone);
declare const carries: WithShape<Layout<[4, 6], [6, 1]>, [3, 8]>;
expectType<
  LayoutError<"✗ withShape: (4,6):(6,1), (3,8): stride 3 and extent 4 do not divide each other (stride divisibility, eq. 9)">
>(carries);
