import { expectType } from "tsd";
import type { AnyLayout, Coalesce, IntTuple, Layout, LayoutError } from "../../dist/index.js";
import { coalesce, composition, layout } from "../../dist/index.js";

declare const n: number;
declare const anyLayout: AnyLayout;

// The least rank with the same offsets (paper, section 5.2).
expectType<Layout<12, 1>>(coalesce(layout("(2,(1,6)):(1,(6,2))")));
expectType<Layout<32, 1>>(coalesce(layout([4, 8])));
expectType<Layout<[4, 8], [8, 1]>>(coalesce(layout("(4,8):(8,1)")));
expectType<Layout<1, 0>>(coalesce(layout("(1,1):(5,7)")));
expectType<Layout<8, 3>>(coalesce(layout("(1,(8,1)):(9,(3,4))")));
expectType<Layout<[2, 8], [0, 1]>>(coalesce(layout("(2,(2,4)):(0,(1,2))")));
expectType<Layout<12, 0>>(coalesce(layout("(3,4):(0,0)")));
expectType<Layout<6, -2>>(coalesce(layout("(2,3):(-2,-4)")));

// By mode: each mode by its entry, those beyond the profile stay.
expectType<Layout<[2, 6], [1, 2]>>(coalesce(layout("(2,(1,6)):(1,(6,2))"), [null, null]));
expectType<Layout<[8, [1, 6]], [1, [6, 2]]>>(coalesce(layout("((2,4),(1,6)):((1,2),(6,2))"), [null]));
expectType<Layout<[[2, 4], 6], [[1, 2], 2]>>(
  coalesce(layout("((2,(4,1)),(1,6)):((1,(2,9)),(6,2))"), [[null, 1], 1]),
);
expectType<Layout<[2, [1, 6]], [1, [6, 2]]>>(coalesce(layout("(2,(1,6)):(1,(6,2))"), []));
expectType<Layout<12, 1>>(coalesce(layout("(2,(1,6)):(1,(6,2))"), 1));
// @ts-expect-error rank
coalesce(layout("(4,8)"), [null, null, null]);
// @ts-expect-error rank
coalesce(layout("(4,8)"), [[null, null]]);

// Dynamic numbers: a value that is not known, or a profile that is not.
expectType<Layout<number, 0>>(coalesce(layout(n, 0)));
expectType<Layout<number, number>>(coalesce(layout(n, 4)));
expectType<Layout<number, 1>>(coalesce(layout([4, n])));
expectType<Layout<IntTuple, IntTuple>>(coalesce(layout([n, 8])));
expectType<Layout<IntTuple, IntTuple>>(coalesce(layout([4, 8], [1, n])));
expectType<Layout<[4, IntTuple], [1, IntTuple]>>(coalesce(layout([4, [n, 8]]), [null, null]));
expectType<Layout>(coalesce(anyLayout));
expectType<Layout>(coalesce(anyLayout, [null, null]));

// Literals and layouts written in place.
expectType<Layout<[8, 64], [1, 8]>>(coalesce(layout([8, 64]), [null, null]));

// Alone, and after a refusal.
expectType<Coalesce<Layout<[2, [1, 6]], [1, [6, 2]]>>>(layout(12));
declare const refused: Coalesce<Layout<[4, 8], [1, 4]>, [null, null, null]>;
type Refused = LayoutError<"✗ coalesce: (4,8):(1,4): the tiler has rank 3, the layout 2">;
expectType<Refused>(refused);
declare const further: Coalesce<Coalesce<Layout<[4, 8], [1, 4]>, [null, null, null]>>;
expectType<Refused>(further);
// @ts-expect-error rank
const illegal = coalesce(layout("(4,8)"), [null, null, null]);
expectType<Layout<never, never>>(illegal);
expectType<Layout<never, never>>(coalesce(illegal));
expectType<Layout<never, never>>(composition(illegal, 4));

// Generic code is taken, and checked where more is known; by annotation it is open.
const generic = <L extends AnyLayout>(of: L) => {
  coalesce(of, [null, null]);
  return coalesce(of as AnyLayout);
};
expectType<Layout>(generic(layout([4, 8])));

// Of one profile of several, and of one that may be left out, the result is one of theirs.
declare const profile: [null, null] | [null];
declare const optional: [null, null] | undefined;
declare const wrong: [null, null, null] | [null, null];
const nested = layout([
  [2, 4],
  [8, 2],
]);
expectType<Layout<[8, 16] | [8, [8, 2]], [1, 8] | [1, [8, 64]]>>(coalesce(nested, profile));
expectType<Layout<128 | [8, 16], 1 | [1, 8]>>(coalesce(nested, optional));
expectType<Layout<128, 1>>(coalesce(nested, undefined));
expectType<Layout<[8, 16], [1, 8]>>(coalesce(nested, wrong));
