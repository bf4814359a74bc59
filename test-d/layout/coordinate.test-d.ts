import { expectType } from "tsd";
import type {
  AnyLayout,
  At,
  Crd2crd,
  Crd2idx,
  Idx2crd,
  IntTuple,
  Layout,
  SemimoduleElement,
} from "../../dist/index.js";
import { at, crd2crd, crd2idx, idx2crd, layout } from "../../dist/index.js";

declare const n: number;
declare const open: IntTuple;
declare const array: number[];
declare const anyLayout: AnyLayout;

// The paper's layout, at one coordinate in its three forms (section 4.4).
const L = layout("((2,2),(4,2)):((1,8),(2,16))");
expectType<26>(at(L, 22));
expectType<26>(at(L, 2, 5));
expectType<26>(at(L, [2, 5]));
expectType<26>(at(L, [0, 1], [1, 1]));
expectType<26>(
  at(L, [
    [0, 1],
    [1, 1],
  ]),
);
expectType<26>(at(L, 2, [1, 1]));
expectType<26>(at(L, [0, 1], 5));
expectType<26>(at(layout("((2,2),(4,2)):((1,8),(2,16))"), [0, 1], [1, 1]));

// Out of bounds and negative: the last mode is unbounded, the others wrap.
expectType<0>(at(layout("4:2"), 0));
expectType<20>(at(layout("4:2"), 10));
expectType<-2>(at(layout("4:2"), -1));
expectType<67>(at(layout("(4,8):(1,16)"), 19));
expectType<-13>(at(layout("(4,8):(1,16)"), -1));
expectType<128>(at(layout("(4,8):(1,16)"), 0, 8));
expectType<-16>(at(layout("(4,8):(1,16)"), 0, -1));
expectType<-21>(at(layout("(4,8):(1,-4)"), 3, 6));
expectType<0>(at(layout("(4,8):(0,0)"), 31));

// Where a number is not known, neither is the offset, but where it does not count it is.
expectType<number>(at(L, n));
expectType<number>(at(L, n, 5));
expectType<number>(at(layout([n, 8]), 3, 2));
expectType<3>(at(layout([4, n], [1, n]), 3, 0));
expectType<3>(at(layout([n, 8], [1, 64]), 3, 0));
expectType<number>(at(L, open));
expectType<number>(at(L, ...array));
expectType<IntTuple | SemimoduleElement>(at(anyLayout, 3));

// Coordinates that do not fit the profile.
// @ts-expect-error coordinate
at(L, 1, 2, 3);
// @ts-expect-error coordinate
at(L, [0, 1, 2], 5);
// @ts-expect-error coordinate
at(layout("4:2"), [1, 2]);
// @ts-expect-error integer
at(layout("8:1"), 1.5);

// Equation 1: colexicographic, the last mode unbounded.
expectType<[2, 7]>(idx2crd(30, [4, 6]));
expectType<[2, 3]>(idx2crd(14, [4, 6]));
expectType<[3, -1]>(idx2crd(-1, [4, 6]));
expectType<[2, [2, 1]]>(idx2crd(22, [4, [3, 2]]));
expectType<[2, [2, 1]]>(idx2crd([2, 5], [4, [3, 2]]));
expectType<30>(idx2crd(30, 4));
expectType<[0, [1, 1]]>(idx2crd(7, [1, [2, 2]], [0, [1, 2]]));
expectType<[number, number]>(idx2crd(n, [4, 6]));
expectType<[number, number]>(idx2crd(30, [n, 6]));
expectType<[2, number]>(idx2crd([2, n], [4, 6]));
expectType<[number, [number, number]]>(idx2crd(n, [4, [3, 2]]));
expectType<IntTuple>(idx2crd(5, open));
expectType<IntTuple>(idx2crd(open, [4, 6]));
// A shape is the layout that yields its own coordinates, so a layout is evaluated.
expectType<26>(idx2crd(22, L));
expectType<22>(idx2crd([2, 5], layout([4, 6])));
// @ts-expect-error coordinate
idx2crd([1, 2], 4);
// @ts-expect-error coordinate
idx2crd([1, 2, 3], [4, 6]);

// A union of extents gives all the coordinates that there may be, or none that is known.
declare const union: 4 | 8;
const either = idx2crd(5, [union, 4]);
declare const first: [1, 1];
declare const second: [5, 0];
const holdsFirst: typeof either = first;
const holdsSecond: typeof either = second;

// Equations 2 and 3.
expectType<30>(crd2idx([2, 7], [4, 6]));
expectType<22>(crd2idx([2, [2, 1]], [4, [3, 2]]));
expectType<-1>(crd2idx([3, -1], [4, 6]));
expectType<17>(crd2idx(16, [3, [2, 3]], [3, [12, 1]]));
expectType<26>(crd2idx([2, 5], L));
expectType<number>(crd2idx([n, 7], [4, 6]));
expectType<number>(crd2idx([2, 7], [n, 6]));
expectType<2>(crd2idx([2, 0], [n, 6]));
expectType<number>(crd2idx(open, [4, 6]));
// @ts-expect-error coordinate
crd2idx([2, [1, 1]], [4, 6]);

// From one shape to another: by mode where the ranks agree, else by way of the integer (section 4.2).
expectType<[2, [1, 1]]>(crd2crd([2, 5], [4, 8], [4, [4, 2]]));
expectType<22>(crd2crd([2, 5], [4, 8], 32));
expectType<[2, 5]>(crd2crd([2, 5], [4, 8], [8, 4]));
expectType<[0, 0, 1]>(crd2crd([2, 1], [4, 8], [2, 3, 4]));
expectType<[number, [number, number]]>(crd2crd([n, n], [4, 8], [4, [4, 2]]));
expectType<IntTuple>(crd2crd(open, [4, 8], [8, 4]));

// The types alone.
expectType<At<Layout<[[2, 2], [4, 2]], [[1, 8], [2, 16]]>, [2, 5]>>(26);
expectType<At<Layout<[[2, 2], [4, 2]], [[1, 8], [2, 16]]>, [22]>>(26);
expectType<Idx2crd<30, [4, 6]>>([2, 7]);
expectType<Crd2idx<[2, 7], [4, 6]>>(30);
expectType<Crd2crd<[2, 5], [4, 8], [4, [4, 2]]>>([2, [1, 1]]);

export { holdsFirst, holdsSecond };
