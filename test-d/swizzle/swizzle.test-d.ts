import { expectType } from "tsd";
import type {
  AnyLayout,
  IntTuple,
  Layout,
  LayoutError,
  Sliced,
  Swizzle,
  Swizzled,
} from "../../dist/index.js";
import {
  at,
  bankConflicts,
  composition,
  layout,
  rank,
  slice,
  swizzle,
  swizzleFor,
} from "../../dist/index.js";

declare const n: number;
declare const some: 3 | 4;

expectType<Layout<[128, 8, 1], ["f1", "f144", "f1024"]>>(swizzle(3, 4, 3));
expectType<Layout<[64, 8, 1], ["f1", "f72", "f512"]>>(swizzle(3, 3, 3));
expectType<Layout<[4, 1], ["f9", "f4"]>>(swizzle(2, 0, -3));
expectType<Layout<[2, 4, 1], ["f1", "f18", "f8"]>>(swizzle(2, 1, -3));
expectType<Layout<[2, 8, 1], ["f1", "f3", "f16"]>>(swizzle(3, 0, 1));
expectType<Layout<1, "f1">>(swizzle(0, 4, 3));
expectType<Layout<1, "f1">>(swizzle(0, n, 3));
expectType<Layout<[2251799813685248, 2, 1], ["f1", "f2251799813685249", "f4503599627370496"]>>(
  swizzle(1, 0, 51),
);

// Open where a number decides that is not known.
expectType<Layout<IntTuple, Layout["stride"]>>(swizzle(3, n, 3));
expectType<Layout<IntTuple, Layout["stride"]>>(swizzle(3, some, 3));
const open: AnyLayout = swizzle(n, n, n);

// The function of CuTe, folded over a layout, and its slices.
expectType<221>(at(swizzle(3, 3, 3), 197));
expectType<12884901888>(at(swizzle(1, 32, 1), 8589934592));
const swizzled = composition(swizzle(3, 3, 3), layout("(8,64):(64,1)"));
expectType<Layout<[8, 64], ["f72", "f1"]>>(swizzled);
expectType<221>(at(swizzled, 3, 5));
expectType<Sliced<Layout<[64], ["f1"]>, "f216">>(slice(swizzled, 3, null));

// Refused (the sentences are in test/bank-conflicts.mirror.test.ts).
// @ts-expect-error shift
const illegal = swizzle(3, 4, 0);
// @ts-expect-error argument
swizzle(-1, 4, 3);
// @ts-expect-error argument
swizzle(3, -4, n);
// @ts-expect-error integer
swizzle(3, 4.5, 3);
// @ts-expect-error overflow
swizzle(3, 40, 10);
expectType<Layout<never, never>>(illegal);
expectType<Layout<never, never>>(composition(illegal, layout(8)));

declare const alone: Swizzle<3, 4, 0>;
expectType<LayoutError<"✗ swizzle: 3, 4, 0: a shift of 0 would clear the 3 bits that it is to mix">>(alone);

const found = swizzleFor(layout("(8,64):(64,1)"), layout("(8,8):(1,8)"), { elementBytes: 2 });
expectType<number>(found.before);
expectType<AnyLayout>(found.swizzle);
expectType<2>(rank(found.layout));
expectType<Swizzled<Layout<[8, 64], [64, 1]>>>(found.layout);

export { open };

// Of a union of accesses one is refused: what the others have is the result.
declare const accesses: Layout<[8, 8], [1, 0]> | Layout<4, 1>;
expectType<1>(bankConflicts(layout(64), accesses).degree);
