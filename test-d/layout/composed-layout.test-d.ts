import { expectType } from "tsd";
import type {
  AnyLayout,
  AsLayout,
  ComposedLayout,
  IntTuple,
  Layout,
  LayoutError,
  SemimoduleElement,
  Sliced,
} from "../../dist/index.js";
import {
  asLayout,
  at,
  composedLayout,
  composition,
  isComposedLayout,
  layout,
  slice,
  swizzle,
} from "../../dist/index.js";

declare const n: number;
declare const anyLayout: AnyLayout;
declare const unknown: unknown;
declare const some: boolean;

type Sw = Layout<[64, 8, 1], ["f1", "f72", "f512"]>;
const padded = layout("(8,64):(66,1)");
const swizzled = composedLayout(swizzle(3, 3, 3), 4, padded);
expectType<ComposedLayout<Sw, 4, Layout<[8, 64], [66, 1]>>>(swizzled);
expectType<[8, 64]>(swizzled.shape);
expectType<4>(swizzled.offset);

expectType<67>(at(swizzled, 1, 5));
expectType<67>(at(swizzled, [1, 5]));
const at1n: IntTuple = at(swizzled, 1, n);
expectType<Sliced<ComposedLayout<Sw, 136, Layout<[64], [1]>>, 0>>(slice(swizzled, 2, null));
expectType<Sliced<ComposedLayout<Sw, number, Layout<[64], [1]>>, 0>>(slice(swizzled, n, null));
expectType<Sliced<ComposedLayout<Sw, 4, Layout<[8, 64], [66, 1]>>, 0>>(slice(swizzled, null));
expectType<ComposedLayout<Sw, 4, Layout<[4, 8], [66, 8]>>>(composition(swizzled, [4, layout("8:8")]));
expectType<Layout<[8, 64], ["f72", "f1"]>>(
  asLayout(composedLayout(swizzle(3, 3, 3), 0, layout("(8,64):(64,1)"))),
);
expectType<Layout<8, 1>>(asLayout(composedLayout(layout("(4,8):(0,1)"), 2, layout("8:4"))));

// Binary inside: what is fixed has to add.
const binary = composedLayout(layout("(8,8):(9,1)"), 1, layout("(4,4):(f5,f16)"));
expectType<Sliced<ComposedLayout<Layout<[8, 8], [9, 1]>, 33, Layout<[4], ["f5"]>>, 0>>(
  slice(binary, null, 2),
);
expectType<Sliced<ComposedLayout<Layout<[8, 8], [9, 1]>, number, Layout<[4], ["f5"]>>, 0>>(
  slice(binary, null, n),
);

// What is not known.
expectType<ComposedLayout<Sw, number, Layout<[8, 64], [66, 1]>>>(composedLayout(swizzle(3, 3, 3), n, padded));
const open = composedLayout(anyLayout, n, anyLayout);
expectType<IntTuple | SemimoduleElement>(at(open, 3));
expectType<number>(at(composedLayout(padded, 0, anyLayout), 3));
const either = composedLayout(some ? padded : layout(8), some ? 1 : 2, padded);
expectType<number>(at(either, 1, 5));
expectType<Sliced<ComposedLayout<Layout<[8, 64], [66, 1]> | Layout<8, 1>, number, Layout<[64], [1]>>, 0>>(
  slice(either, 1, null),
);
expectType<Layout>(asLayout(composedLayout(layout("8:2"), n, layout(4))));
if (isComposedLayout(unknown)) expectType<ComposedLayout>(unknown);

// Refused.
// @ts-expect-error integer
const illegal = composedLayout(padded, 1.5, padded);
// @ts-expect-error TS2345
composedLayout(4, 0, padded);
// @ts-expect-error coordinate
at(swizzled, 1, 2, 3);
// @ts-expect-error integer
at(swizzled, 0.5);
// @ts-expect-error coordinate
slice(swizzled, 1, null, 3);
// @ts-expect-error carry
slice(composedLayout(padded, 0, layout("(4,4):(f5,f1)")), null, 1);
// @ts-expect-error rank
composition(swizzled, [2, 2, 2]);
// @ts-expect-error origin
asLayout(swizzled);
// @ts-expect-error distributivity
asLayout(composedLayout(swizzle(3, 3, 3), 0, padded));
// @ts-expect-error TS2345
asLayout(padded);

// After a refusal all is quiet.
expectType<ComposedLayout<never, never, never>>(illegal);
expectType<never>(at(illegal, 1));
expectType<Sliced<ComposedLayout<never, never, never>, never>>(slice(illegal, 1, null));
expectType<ComposedLayout<never, never, never>>(composition(illegal, 4));
expectType<Layout<never, never>>(asLayout(illegal));

declare const alone: AsLayout<ComposedLayout<Layout<[4, 4], [4, 1]>, 2, Layout<2, 1>>>;
expectType<LayoutError<"✗ asLayout: (4,4):(4,1) ∘ (2 + 2:1): a layout takes 0 to 0, not to 8">>(alone);

export { at1n };

// A composed layout on the right of a composition.
expectType<ComposedLayout<Layout<[64, 8, 2], ["f1", "f72", "f512"]>, 0, Layout<[8, 64], [66, 1]>>>(
  composition(layout("1024:1"), composedLayout(swizzle(3, 3, 3), 0, layout("(8,64):(66,1)"))),
);
