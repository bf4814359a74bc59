import { expectType } from "tsd";
import type { IntTuple, Layout, SemimoduleElement, Step } from "../../dist/index.js";
import { at, coalesce, composition, congruent, layout, print, slice, sum } from "../../dist/index.js";

declare class Rational {
  readonly zero: Rational;
  add(other: Rational): Rational;
  scale(times: number): Rational;
}
declare const half: Rational;
declare const open: Layout;

// An object that adds, scales and knows its zero is a stride, and its values are of its type.
const L = layout([4, 6], [half, half]);
expectType<Layout<[4, 6], [Rational, Rational]>>(L);
expectType<Rational>(at(L, 2, 3));
expectType<Rational>(at(L, 0));
expectType<Rational>(at(layout([4, 6], [half, 0]), 5));
expectType<string>(print(L));
expectType<Layout<[4], [Rational]>>(slice(L, null, 2).layout);
expectType<Step>(slice(L, null, 2).offset);
expectType<true>(congruent([half, [half]], [0, [0]]));

// What becomes of them is open.
expectType<Layout>(coalesce(L));
expectType<Layout>(composition(L, layout("12:2")));
expectType<Step>(sum(half, half));
expectType<IntTuple | SemimoduleElement>(at(open, 3));

// @ts-expect-error element
layout([4, 6], [half, "x"]);
// @ts-expect-error integer
layout([4, 6], [half, 1.5]);
// @ts-expect-error congruence
layout([4, 6], [half]);
// @ts-expect-error TS2345
layout(4, { zero: 0, add: 1 });
