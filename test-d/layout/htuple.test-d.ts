import { expectType } from "tsd";
import type {
  AnyLayout,
  Congruent,
  Depth,
  Flatten,
  HTuple,
  IntTuple,
  Layout,
  Rank,
  WeaklyCongruent,
} from "../../dist/index.js";
import { congruent, depth, flatten, layout, rank, weaklyCongruent } from "../../dist/index.js";

declare const n: number;
declare const open: IntTuple;
declare const array: number[];
declare const any: any;
declare const anyLayout: AnyLayout;

// Rank and depth (paper, section 4.1).
expectType<2>(rank([4, [3, 2]]));
expectType<1>(rank(7));
expectType<2>(rank(layout("(4,(3,2)):(2,(8,1))")));
expectType<1>(rank(layout(8)));
expectType<2>(rank([n, [n, n]]));
expectType<number>(rank(open));
expectType<number>(rank(array));
expectType<number>(rank(anyLayout));
expectType<2>(depth([4, [3, 2]]));
expectType<0>(depth(7));
expectType<1>(depth([4]));
expectType<4>(depth([1, [[[2]]], [3]]));
expectType<2>(depth(layout("(4,(3,2)):(2,(8,1))")));
expectType<number>(depth(open));
expectType<number>(depth([4, array]));
expectType<number>(depth(anyLayout));

// Flattened tuples are plain tuples again.
expectType<[4, 3, 2]>(flatten([4, [3, [2]]]));
expectType<7>(flatten(7));
expectType<[number, 3, number]>(flatten([n, [3, n]]));
expectType<number[]>(flatten([4, array]));
expectType<[4, 3]>(flatten([4, [3]] as const));

// Congruence is of profiles alone; weak congruence lets the second be finer.
expectType<true>(congruent([4, [2, 4]], [7, [3, 2]]));
expectType<false>(congruent([4, [2, 4]], [7, 3]));
expectType<false>(congruent([4], 4));
expectType<false>(congruent([4, 2], [4, 2, 1]));
expectType<true>(congruent(4, 9));
expectType<true>(congruent([n, [n, 4]], [7, [3, n]]));
expectType<true>(congruent(layout("(4,(3,2)):(2,(8,1))"), [1, [1, 1]]));
expectType<boolean>(congruent(open, [4, 2]));
expectType<boolean>(congruent([4, array], [4, [1, 2]]));
expectType<true>(
  weaklyCongruent(
    [1, 2],
    [
      [4, 5],
      [6, [7, 8]],
    ],
  ),
);
expectType<false>(weaklyCongruent([[4, 5], 6], [1, 2]));
expectType<true>(weaklyCongruent(6, [2, 3]));
expectType<true>(weaklyCongruent(n, [2, 3]));
expectType<false>(weaklyCongruent([6], 6));
expectType<false>(weaklyCongruent([1, 2], [1, 2, 3]));
expectType<boolean>(weaklyCongruent([4], open));
expectType<boolean>(weaklyCongruent(open, [4]));
expectType<boolean>(weaklyCongruent([1, 2], any));

// A union of profiles is no profile.
declare const eitherProfile: 4 | [4, 2];
expectType<1 | 2>(rank(eitherProfile));
expectType<0 | 1>(depth(eitherProfile));
expectType<4 | [4, 2]>(flatten(eitherProfile));
expectType<boolean>(congruent(eitherProfile, 4));
expectType<boolean>(congruent(eitherProfile, eitherProfile));

// Elements may be anything: what counts is the profile.
declare const unknown: unknown;
declare const object: {};
declare const date: Date;
expectType<1>(rank("4"));
expectType<0>(rank([]));
expectType<number>(rank(unknown));
expectType<number>(rank(object));
expectType<2>(depth([4, ["3", date]]));
expectType<1>(depth([]));
expectType<number>(depth([object]));
expectType<[4, "3", null, Date]>(flatten([4, ["3", [null, date]]]));
expectType<true>(congruent(["v"], [0]));
expectType<true>(congruent(["v", [null, date]], [0, [undefined, layout(4)]]));
expectType<false>(congruent([4, null], [4, [2]]));
expectType<false>(congruent([], ["v"]));
expectType<true>(congruent([], []));
expectType<boolean>(congruent([object], [4]));
expectType<boolean>(congruent(unknown, 4));
expectType<true>(weaklyCongruent(["a", date], [["v", [0, null]], 1]));
expectType<false>(weaklyCongruent([["v"], null], ["a", "b"]));
expectType<boolean>(weaklyCongruent([object], [4]));

// The types alone.
expectType<Rank<[4, [3, 2]]>>(2);
expectType<Rank<Layout<[4, 8, 2], [1, 4, 32]>>>(3);
expectType<Depth<[[4, 8], 2]>>(2);
expectType<Flatten<[[4, 8], [2, [3]]]>>([4, 8, 2, 3]);
expectType<Congruent<[4, [2, 4]], [7, [3, 2]]>>(true);
expectType<WeaklyCongruent<[[4, 5], 6], [1, 2]>>(false);
expectType<HTuple<number>>(open);
expectType<IntTuple>(open);
