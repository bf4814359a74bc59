import { expectType } from "tsd";
import type {
  AnyLayout,
  Composition,
  Concat,
  Cosize,
  Equal,
  IntTuple,
  Layout,
  LayoutError,
  LayoutOf,
  Mode,
  Print,
  StepTuple,
} from "../../dist/index.js";
import {
  at,
  coalesce,
  composition,
  concat,
  cosize,
  equal,
  layout,
  mode,
  print,
  size,
  LayoutError as ThrownError,
} from "../../dist/index.js";

declare const n: number;
declare const open: IntTuple;
declare const array: number[];
declare const anyLayout: AnyLayout;

// Literal tuples stay literal without `as const`, and show without `readonly`.
const L = layout([4, [3, 2]], [2, [8, 1]]);
expectType<Layout<[4, [3, 2]], [2, [8, 1]]>>(L);
expectType<[4, [3, 2]]>(L.shape);
expectType<[2, [8, 1]]>(L.stride);
expectType<Layout<[4, [3, 2]], [2, [8, 1]]>>(layout([4, [3, 2]] as const, [2, [8, 1]] as const));
expectType<Layout<4, 2>>(layout(4, 2));
expectType<Layout<[4], [2]>>(layout([4], [2]));
expectType<Layout<[4, 8], [-1, 0]>>(layout([4, 8], [-1, 0]));

// Without a stride it is compact column-major.
expectType<Layout<[4, 8], [1, 4]>>(layout([4, 8]));
expectType<Layout<[4, [3, 2]], [1, [4, 12]]>>(layout([4, [3, 2]]));
expectType<Layout<8, 1>>(layout(8));

// Dynamic numbers: a stride is known as far as it does not depend on one.
expectType<Layout<[number, 8], [1, number]>>(layout([n, 8]));
expectType<Layout<[4, number], [1, 4]>>(layout([4, n]));
expectType<Layout<[4, number], [number, 1]>>(layout([4, n], [n, 1]));
expectType<Layout<number, number>>(layout(n, n));
expectType<Layout<number[], number[]>>(layout(array, array));
expectType<Layout<[4, IntTuple], [1, IntTuple]>>(layout([4, open], [1, open]));

// Refused: extents, congruence, sizes (the sentences are in test/sentences.test.ts).
// @ts-expect-error extent
layout([4, 0]);
// @ts-expect-error extent
layout([4, -8], [1, 4]);
// @ts-expect-error extent
layout(1.5);
// @ts-expect-error integer
layout([4, 8], [1, 0.5]);
// @ts-expect-error congruence
layout([4, 8], [1]);
// @ts-expect-error congruence
layout([4, 8], [1, [4, 8]]);
// @ts-expect-error congruence
layout([4, 8], 1);
// @ts-expect-error overflow
layout([94906267, 94906267]);
// @ts-expect-error overflow
layout(9007199254740992);
// @ts-expect-error extent
layout([]);
// @ts-expect-error extent
layout([4, []], [1, []]);
// @ts-expect-error TS2345
layout([4, 8], null);
// @ts-expect-error TS2322
layout([4, "8"]);

// After a refusal the result is Layout<never, never>, and further calls stay quiet.
// @ts-expect-error extent
const refused = layout([4, 0], [1, 4]);
expectType<Layout<never, never>>(refused);
expectType<Layout<never, never>>(composition(refused, 2));
expectType<Layout<never, never>>(coalesce(refused));
expectType<Layout<never, never>>(mode(refused, 1));
at(refused, 3);
// @ts-expect-error TS2554: Expected 2 arguments, but got 1.
at(L);
size(refused);
cosize(refused);
print(refused);
concat(refused, L);

// Printing: a type only where all of it is known.
expectType<"(4,(3,2)):(2,(8,1))">(print(L));
expectType<"8:1">(print(layout(8)));
const inPart: string = print(layout([n, 8]));
const notAtAll: string = print(anyLayout);
// @ts-expect-error TS2322
const known: "(?,8):(1,?)" = print(layout([n, 8]));
// @ts-expect-error TS2322
const unknown: "?:?" = print(anyLayout);
expectType<Print<Layout<[4, 8], [1, 4]>>>("(4,8):(1,4)");

// concat and mode (paper, sections 4.4 and 5.1).
expectType<Layout<[4, [2, 3]], [1, [8, 4]]>>(concat(layout("4:1"), layout("(2,3):(8,4)")));
expectType<Layout<[4], [1]>>(concat(layout(4)));
expectType<Layout<[number, 8], [1, 4]>>(concat(layout(n, 1), layout(8, 4)));
expectType<Layout<[3, 2], [8, 1]>>(mode(L, 1));
expectType<Layout<4, 2>>(mode(L, 0));
expectType<Layout<8, 3>>(mode(layout(8, 3), 0));
expectType<Layout<IntTuple, IntTuple>>(mode(L, n));
expectType<Layout>(mode(anyLayout, 0));
// @ts-expect-error mode
mode(L, 2);
// @ts-expect-error mode
mode(L, -1);
// @ts-expect-error mode
mode(L, 0.5);
// @ts-expect-error mode
mode(layout(8), 1);
// @ts-expect-error TS2345
concat(layout(4), 4);

// Equality is of shape and stride, not of the function.
expectType<true>(equal(layout([4, 8]), layout("(4,8):(1,4)")));
expectType<false>(equal(layout("4:1"), layout("(4):(1)")));
expectType<false>(equal(layout("(4,8):(1,4)"), layout("32:1")));
expectType<boolean>(equal(layout([4, n]), layout([4, 8])));
expectType<boolean>(equal(anyLayout, anyLayout));
declare const either: Layout<4, 1> | Layout<[4, 2], [1, 4]>;
expectType<boolean>(equal(either, either));

// The span of the offsets.
expectType<32>(cosize(layout([4, 8])));
expectType<32>(cosize(layout("(4,8):(1,-4)")));
expectType<1>(cosize(layout("(4,8):(0,0)")));
expectType<39>(cosize(layout("(4,8):(1,5)")));
expectType<number>(cosize(layout([n, 8])));
expectType<number>(cosize(anyLayout));

// A stride that may be undefined is not known.
declare const perhaps: readonly [8, 1] | undefined;
expectType<Layout<[4, 8], StepTuple>>(layout([4, 8], perhaps));
expectType<Layout<[4, 8], [1, 4]>>(layout([4, 8], undefined));

// A layout is no function: it has no call, no length, no name, and nothing is bound to it.
// @ts-expect-error TS2349
export const called: unknown = L(2, 1, 3);
// @ts-expect-error TS2339
export const length: unknown = L.length;
// @ts-expect-error TS2339
export const named: unknown = L.name;
// @ts-expect-error TS2339
export const bound: unknown = L.bind;
expectType<"shape" | "stride" | "toJSON">({} as keyof typeof L);
// What looks like one is none.
// @ts-expect-error TS2741
export const alike: Layout = { shape: [4], stride: [1] };

// What a refusal is, where it is caught.
declare const caught: unknown;
if (caught instanceof ThrownError) {
  expectType<string>(caught.message);
  expectType<"LayoutError">(caught.name);
}

// Generic code: the parameters are taken, and checked where more is known; an annotation gives an open layout.
const inner = <A extends AnyLayout>(of: A): Layout => mode(of as AnyLayout, 0);
expectType<Layout>(inner(L));
const generic = <A extends AnyLayout, const I extends number>(of: A, i: I) => {
  mode(of, i);
};
const annotated: AnyLayout = layout([4, 8]);
expectType<AnyLayout>(annotated);
const assigned: Layout<[number, number], [number, number]> = layout([4, 8]);
const wide: Layout = layout([4, 8]);
// @ts-expect-error TS2322
const wrong: Layout<[4, 4], [1, 4]> = layout([4, 8]);

// The types alone.
expectType<LayoutOf<"(4,8)", never>>(layout([4, 8]));
expectType<LayoutOf<[4, 8], [8, 1]>>(layout([4, 8], [8, 1]));
expectType<Mode<Layout<[4, [3, 2]], [2, [8, 1]]>, 1>>(layout([3, 2], [8, 1]));
expectType<Concat<[Layout<4, 1>, Layout<8, 4>]>>(layout([4, 8]));
expectType<Cosize<Layout<[4, 8], [1, 4]>>>(32);
expectType<Equal<Layout<4, 1>, Layout<[4], [1]>>>(false);
declare const fault: LayoutOf<[4, 8], [1]>;
type Fault = LayoutError<"✗ layout: (4,8):(1): shape (4,8) and stride (1) have different profiles">;
expectType<Fault>(fault);
// A refusal passes through whatever is done to it: the first fault is the one that is reported.
declare const modeOf: Mode<LayoutOf<[4, 8], [1]>, 0>;
declare const composed: Composition<LayoutOf<[4, 8], [1]>, Layout<2, -1>>;
declare const spanOf: Cosize<LayoutOf<[4, 8], [1]>>;
declare const joined: Concat<[Layout<4, 1>, LayoutOf<[4, 8], [1]>]>;
expectType<Fault>(modeOf);
expectType<Fault>(composed);
expectType<Fault>(spanOf);
expectType<Fault>(joined);

export { assigned, generic, inPart, known, notAtAll, unknown, wide, wrong };
