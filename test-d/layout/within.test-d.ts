import { expectType } from "tsd";
import type { Layout, LayoutError, Within } from "../../dist/index.js";
import { layout, within } from "../../dist/index.js";

declare const n: number;

expectType<true>(within([3, 7], [4, 8]));
expectType<false>(within([4, 0], [4, 8]));
expectType<false>(within([-1, 0], [4, 8]));
expectType<true>(within(31, [4, 8]));
expectType<false>(within(32, [4, 8]));
expectType<true>(within([3, [1, 3]], [4, [2, 4]]));
expectType<false>(within([3, 8], [4, [2, 4]]));
expectType<true>(within([5, 0], layout("(6,2):(9,1)")));
expectType<boolean>(within([n, 0], [4, 8]));
expectType<false>(within([n, 8], [4, 8]));
expectType<boolean>(within([3, 7], [n, 8]));
// @ts-expect-error coordinate
within([1, 2, 3], [4, 8]);
// @ts-expect-error integer
within([1, 0.5], [4, 8]);
declare const unfit: Within<[1, 2, 3], Layout<[4, 8], [1, 4]>>;
expectType<LayoutError<"✗ within: (4,8): coordinate (1,2,3) does not fit the shape (4,8) of rank 2">>(unfit);
