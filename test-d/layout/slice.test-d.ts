import { expectType } from "tsd";
import type {
  AnyLayout,
  IntTuple,
  Layout,
  LayoutError,
  Slice,
  SliceCoordinate,
  Sliced,
  Step,
} from "../../dist/index.js";
import { at, dice, domainOffset, layout, slice } from "../../dist/index.js";

declare const n: number;
declare const anyLayout: AnyLayout;
declare const stride: IntTuple;
declare const maybe: number | null;
declare const any: any;
declare const open: SliceCoordinate;

expectType<Sliced<Layout<[4], [1]>, 12>>(slice(layout([4, 8]), null, 3));
expectType<Sliced<Layout<[4], [1]>, 12>>(slice(layout([4, 8]), [null, 3]));
expectType<Sliced<Layout<[3, 5], [4, 13]>, 101>>(
  slice(layout("((3,2),(2,5,2)):((4,1),(2,13,100))"), [null, 1], [0, null, 1]),
);
expectType<Sliced<Layout<[[2, 8]], [[0, 1]]>, 16>>(slice(layout([4, [2, 8]], [8, [0, 1]]), 2, null));
expectType<Sliced<Layout<[4, 8], [1, 4]>, 0>>(slice(layout([4, 8]), null));
expectType<Sliced<Layout<1, 0>, 22>>(slice(layout([4, 8]), 2, 5));
expectType<Sliced<Layout<1, 0>, 22>>(slice(layout([4, 8]), 22));
expectType<Sliced<Layout<[4, 8], [1, 4]>, 22>>(domainOffset(layout([4, 8]), 2, 5));
expectType<7>(at(slice(layout([4, 8]), null, 3).layout, 7));
expectType<12>(slice(layout([4, 8]), null, 3).offset);

// What is kept is known where it is known that it is kept; the offset where all of its numbers are.
expectType<Sliced<Layout<[number], [1]>, number>>(slice(layout([n, 8], [1, n]), null, n));
expectType<Sliced<Layout<[number], [1]>, number>>(slice(layout([n, 8]), null, 3));
expectType<Sliced<Layout<[number], [1]>, 0>>(slice(layout([n, 8]), null, 0));
expectType<Sliced<Layout, number>>(slice(layout([4, 8]), maybe, 2));
expectType<Sliced<Layout, number>>(slice(layout([4, 8]), any, 2));
expectType<Sliced<Layout, number>>(slice(layout([4, 8]), open));
expectType<Sliced<Layout<[4], [IntTuple]>, number>>(slice(layout([4, 8], stride), null, 2));
expectType<Sliced<Layout, Step>>(slice(anyLayout, null, 2));
expectType<Sliced<Layout<[4, 8], [1, 4]>, number>>(domainOffset(layout([4, 8]), n));

// Refused.
// @ts-expect-error coordinate
const illegal = slice(layout([4, 8]), null, 2, 3);
// @ts-expect-error coordinate
slice(layout([4, 8]), [null], 3);
// @ts-expect-error integer
slice(layout([4, 8]), null, 1.5);
// @ts-expect-error coordinate
domainOffset(layout([4, 8]), [1, 2, 3]);
// @ts-expect-error TS2345
domainOffset(layout([4, 8]), null, 3);
// @ts-expect-error TS2554
slice(layout([4, 8]));
// @ts-expect-error TS2554
dice(layout([4, 8]));
// @ts-expect-error TS2554
domainOffset(layout([4, 8]));
expectType<Sliced<Layout<never, never>, never>>(illegal);
slice(illegal.layout, null, 3);
domainOffset(illegal.layout, 1, 3);

declare const none: Slice<Layout<[4, 8], [1, 4]>, []>;
expectType<LayoutError<"✗ slice: (4,8):(1,4): coordinate () does not fit the shape (4,8) of rank 2">>(none);
declare const alone: Slice<Layout<[4, 8], [1, 4]>, [null, 2, 3]>;
expectType<LayoutError<"✗ slice: (4,8):(1,4): coordinate (_,2,3) does not fit the shape (4,8) of rank 2">>(
  alone,
);
