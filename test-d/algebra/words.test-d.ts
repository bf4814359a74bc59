import { expectType } from "tsd";
import type {
  AnyLayout,
  Append,
  Image,
  IntTuple,
  Layout,
  LayoutAdd,
  LayoutError,
  Mode,
  Permute,
  Take,
} from "../../dist/index.js";
import {
  append,
  image,
  layout,
  layoutAdd,
  mode,
  permute,
  prepend,
  take,
  transpose,
} from "../../dist/index.js";

declare const n: number;
declare const open: Layout;
declare const anyLayout: AnyLayout;
const A = layout("(4,(3,2)):(2,(8,1))");

// Paths into nested modes.
expectType<Layout<[3, 2], [8, 1]>>(mode(A, 1));
expectType<Layout<3, 8>>(mode(A, 1, 0));
expectType<typeof A>(mode(A));
expectType<Layout<IntTuple, IntTuple>>(mode(A, n, 0));
expectType<Layout<number, number>>(mode(A, 1, n));
expectType<Layout<3, 8>>({} as Mode<typeof A, [1, 0]>);
declare const nowhere: Mode<typeof A, [1, 2]>;
expectType<LayoutError<"✗ mode: (4,(3,2)):(2,(8,1)): there is no mode 1.2, the rank is 2">>(nowhere);
// @ts-expect-error mode
mode(A, 1, 2);

// Modes taken, put behind or before, put in another order.
expectType<Layout<[[3, 2]], [[8, 1]]>>(take(A, 1, 2));
expectType<Layout<IntTuple, IntTuple>>(take(A, n, 2));
declare const none: Take<typeof A, 1, 1>;
expectType<LayoutError<"✗ take: (4,(3,2)):(2,(8,1)): 1 to 1 is no range of modes">>(none);
expectType<Layout<[4, 1, 1], [1, 0, 0]>>(append(layout(4), 3));
expectType<Layout<[4, 8, 2], [1, 4, 32]>>(append(layout([4, 8]), layout("2:32")));
expectType<Layout<[4, 8, 2], [1, 4, number]>>(append(layout([4, 8]), 3, layout(2, n)));
expectType<Layout<[1, 4, 8], [0, 1, 4]>>(prepend(layout([4, 8]), 3));
expectType<Layout>(append(layout([4, 8]), n));
expectType<Layout>(append(open, 3));
expectType<Layout>(append(anyLayout, 3));
declare const below: Append<Layout<[4, 8], [1, 4]>, 1>;
expectType<LayoutError<"✗ append: (4,8):(1,4), 1: 1 is no rank from 2 to 256">>(below);
// @ts-expect-error argument
append(layout([4, 8]), 1);
expectType<Layout<[5, 2, 3], [6, 1, 2]>>(permute(layout([2, 3, 5]), 2, 0, 1));
declare const twice: Permute<Layout<[2, 3], [1, 2]>, [0, 0]>;
expectType<LayoutError<"✗ permute: (2,3):(1,2): order (0,0) is no permutation of the modes of (2,3)">>(twice);
// @ts-expect-error order
permute(layout([2, 3, 5]), 2, 0);
expectType<Layout<[8, 4], [4, 1]>>(transpose(layout([4, 8])));
expectType<Layout<[number, 4], [4, 1]>>(transpose(layout([4, n])));
expectType<Layout>(transpose(open));

// Sums and images.
expectType<Layout<[4, 8], [33, 5]>>(layoutAdd(layout([4, 8]), layout([4, 8], [32, 1])));
expectType<Layout<6, 2>>(layoutAdd(layout([2, 3]), layout([3, 2])));
expectType<Layout<[4, 8], [number, 5]>>(layoutAdd(layout([4, 8], [n, 4]), layout([4, 8], [32, 1])));
expectType<Layout>(layoutAdd(open, layout(32)));
declare const interleaved: LayoutAdd<Layout<[2, 3], [1, 5]>, Layout<[3, 2], [1, 7]>>;
expectType<LayoutError<"✗ layoutAdd: (2,3):(1,5) + (3,2):(1,7): 3 is no multiple of 2">>(interleaved);
// @ts-expect-error sizes
layoutAdd(layout(4), layout(5));
expectType<[0, 1, 2, 3]>(image(layout([2, 3], [1, 1])));
expectType<number[]>(image(layout([2, n])));
expectType<number[]>(image(layout([16, 16])));
expectType<number[]>(image(layout("(2,2):(f1,f2)")));
expectType<IntTuple[]>(image(layout("(2,2):(e1,e0)")));
declare const past: Image<Layout<[2, 2], [9007199254740991, 1]>>;
expectType<LayoutError<"✗ image: (2,2):(9007199254740991,1): a number is past 2^53-1">>(past);
