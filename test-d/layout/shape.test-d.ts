import { expectType } from "tsd";
import type { AnyLayout, Compatible, IntTuple, Layout, Size } from "../../dist/index.js";
import { compatible, layout, size } from "../../dist/index.js";

declare const n: number;
declare const open: IntTuple;
declare const anyLayout: AnyLayout;

expectType<24>(size([4, [3, 2]]));
expectType<7>(size(7));
expectType<32>(size(layout("(4,8):(1,4)")));
expectType<16777216>(size([4096, 4096]));
expectType<9007199254740991>(size([6361, 69431, 20394401]));
expectType<number>(size([4, n]));
expectType<number>(size(n));
expectType<number>(size(open));
expectType<number>(size(anyLayout));
expectType<number>(size(layout([4, n])));

// Past 2^53-1 and no positive integer: refused, never rounded.
// @ts-expect-error overflow
size([94906267, 94906267]);
// @ts-expect-error extent
size([4, 0]);
// @ts-expect-error extent
size([4, -2]);
// @ts-expect-error extent
size([4, 1.5]);

// Compatible shapes: equal sizes as far as the first is nested (paper, section 4.2).
expectType<true>(compatible([2, 15], [2, [3, 5]]));
expectType<true>(compatible(24, [4, [3, 2]]));
expectType<true>(compatible([4, 6], [4, [3, 2]]));
expectType<true>(
  compatible(
    [[2, 2], 6],
    [
      [2, 2],
      [3, 2],
    ],
  ),
);
expectType<false>(compatible([[2, 2], 6], [4, 6]));
expectType<false>(compatible(24, 25));
expectType<false>(compatible([24], 24));
expectType<true>(compatible(layout([2, 15]), layout("(2,(3,5)):(15,(1,3))")));
expectType<boolean>(compatible(n, [4, 6]));
expectType<boolean>(compatible([4, 6], [4, [n, 2]]));
expectType<false>(compatible([4, n], [5, [n, 2]]));
expectType<false>(compatible([4, n], [4, n, 2]));
expectType<boolean>(compatible(open, [4, 6]));

declare const union: 4 | 8;
declare const either: [4] | [8];
expectType<boolean>(compatible(union, 8));
expectType<boolean>(compatible(4, either));
expectType<boolean>(compatible(either, either));

// The types alone.
expectType<Size<[4, [3, 2]]>>(24);
expectType<Size<Layout<[4, number], [1, 4]>>>(n);
expectType<Compatible<[2, 15], [2, [3, 5]]>>(true);
