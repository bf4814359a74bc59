import { expectType } from "tsd";
import type { CompactOrder, IntTuple, Layout, LayoutError } from "../../dist/index.js";
import { compactOrder, orderedLayout } from "../../dist/index.js";

declare const n: number;
declare const tuple: IntTuple;

expectType<[1, 10, 30, 2]>(compactOrder([2, 3, 4, 5], [0, 2, 3, 1]));
expectType<[2, [1, 8]]>(compactOrder([4, [2, 8]], [1, [0, 2]]));
expectType<Layout<[4, [2, 8]], [2, [1, 8]]>>(orderedLayout([4, [2, 8]], [1, [0, 2]]));
expectType<Layout<[4, [2, 8]], [16, [1, 2]]>>(orderedLayout([4, [2, 8]], [8, 7]));
expectType<Layout<[4, 8], [1, 4]>>(orderedLayout([4, 8], -3));

// A stride is known where all extents before it are.
expectType<Layout<[number, 4], [4, 1]>>(orderedLayout([n, 4], [1, 0]));
expectType<Layout<[4, number, 5], [number, 5, 1]>>(orderedLayout([4, n, 5], [2, 1, 0]));
expectType<Layout<[3, 4], [number, number]>>(orderedLayout([3, 4], [n, n]));
expectType<Layout<[3, 4], [1, 3]>>(orderedLayout([3, 4], n));
expectType<Layout<[3, 4], [number, number]>>(orderedLayout([3, 4], tuple));
expectType<Layout<IntTuple, IntTuple>>(orderedLayout(tuple, [1, 0]));

// Refused.
// @ts-expect-error order
const illegal = orderedLayout([4, 8], [1, 1]);
// @ts-expect-error order
orderedLayout([4, 8], [0, 2]);
// @ts-expect-error order
orderedLayout([4, 8], [0, [1, 2]]);
// @ts-expect-error integer
orderedLayout([4, 8], [0, 0.5]);
// @ts-expect-error extent
orderedLayout([4, 0], [0, 1]);
// @ts-expect-error extent
compactOrder([2 ** 30, 2 ** 30, 1.5], [0, 1, 2]);
expectType<Layout<never, never>>(illegal);

declare const alone: CompactOrder<[4, 8], [1, 1]>;
expectType<LayoutError<"✗ compactOrder: (4,8), (1,1): order (1,1) is no permutation of the modes of (4,8)">>(
  alone,
);
declare const large: CompactOrder<[67108864, 134217728], [1, 0]>;
expectType<LayoutError<"✗ compactOrder: (67108864,134217728), (1,0): a number is past 2^53-1">>(large);
