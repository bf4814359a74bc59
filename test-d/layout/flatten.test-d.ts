import { expectType } from "tsd";
import type { AnyLayout, Flatten, IntTuple, Layout, LayoutError, Unflatten } from "../../dist/index.js";
import { coalesce, flatten, layout, unflatten } from "../../dist/index.js";

declare const n: number;
declare const array: number[];
declare const open: IntTuple;
declare const texts: string[];
declare const anyLayout: AnyLayout;

// Layouts flatten as a whole.
expectType<Layout<[4, 3, 2], [2, 8, 1]>>(flatten(layout("(4,(3,2)):(2,(8,1))")));
expectType<Layout<4, 2>>(flatten(layout(4, 2)));
expectType<Layout<[4, 3], ["e0", "e1"]>>(flatten(layout([4, [3]], ["e0", ["e1"]])));
expectType<Layout<[4, number], [number, 1]>>(flatten(layout([4, [n]], [n, [1]])));
expectType<Layout>(flatten(anyLayout));
expectType<Layout>(flatten(layout(array)));
expectType<Layout<6, 1>>(coalesce(flatten(layout([2, [3]]))));
expectType<[...(string | number)[], null]>(flatten(["v", texts, [null]]));
expectType<(number | string)[]>(flatten([4, texts]));

// Modes go into a profile in order.
expectType<[4, [3, 2]]>(unflatten([4, 3, 2], [0, [0, 0]]));
expectType<[[4], [3, 2]]>(unflatten([4, [3, 2]], [["a"], null]));
expectType<Layout<[4, [3, 2]], [2, [8, 1]]>>(unflatten(layout([4, 3, 2], [2, 8, 1]), [0, [0, 0]]));
expectType<Layout<[4, [number, 2]], [2, [8, number]]>>(unflatten(layout([4, n, 2], [2, 8, n]), [0, [0, 0]]));
expectType<[4, [3, 2]]>(unflatten([4, 3, 2], layout([2, [2, 2]])));
expectType<Layout>(unflatten(layout([4, 3]), open));
expectType<Layout>(unflatten(anyLayout, [0, [0, 0]]));
expectType<IntTuple>(unflatten(array, [0, [0]]));
expectType<[number, [string]]>(unflatten([n, "a" as string], [0, [0]]));
// @ts-expect-error profile
unflatten(layout("(4,3,2)"), [0, [0]]);
// @ts-expect-error profile
unflatten([4, 3], [0, 0, 0]);

// The types alone.
expectType<Flatten<Layout<[4, [3, 2]], [2, [8, 1]]>>>(layout("(4,3,2):(2,8,1)"));
declare const refused: Unflatten<Layout<[4, 3, 2], [2, 8, 1]>, [0, [0]]>;
expectType<LayoutError<"✗ unflatten: (4,3,2):(2,8,1), (0,(0)): (4,3,2) does not fit the profile (0,(0))">>(
  refused,
);
