import { expectType } from "tsd";
import type {
  AnyLayout,
  BankConflicts,
  BankOptions,
  ConflictFree,
  Conflicts,
  Layout,
  LayoutError,
} from "../../dist/index.js";
import {
  bankConflicts,
  composedLayout,
  composition,
  conflictFree,
  layout,
  swizzle,
} from "../../dist/index.js";

declare const n: number;
declare const some: boolean;
declare const any: any;
declare const anyLayout: AnyLayout;
declare const options: BankOptions;
declare const maybe: { elementBytes?: 2 };

// Columns of 32x32 floats: as they are, padded, swizzled; 8x8 matrices of halves.
const warp = layout("32:1");
const rows = layout("(32,32):(32,1)");
const padded = layout("(32,32):(33,1)");
const halves = { elementBytes: 2 } as const;
const matrix = layout("(8,8):(1,8)");
const swizzled = composition(swizzle(3, 3, 3), layout("(8,64):(64,1)"));
expectType<Conflicts<32, [32]>>(bankConflicts(rows, warp));
expectType<Conflicts<1, [1]>>(bankConflicts(padded, warp));
expectType<Conflicts<1, [1]>>(bankConflicts(composition(swizzle(5, 0, 5), rows), warp));
expectType<Conflicts<8, [8]>>(bankConflicts(layout("(8,64):(64,1)"), matrix, halves));
expectType<Conflicts<1, [1]>>(bankConflicts(swizzled, matrix, halves));
expectType<Conflicts<1, [1]>>(bankConflicts(swizzled, matrix, { elementBytes: 2 }));
expectType<Conflicts<2, [2, 2, 2, 2]>>(bankConflicts(layout("256:1"), layout("(32,4):(8,1)")));
expectType<Conflicts<2, [1, 2]>>(bankConflicts(layout("(20,4):(1,32)"), warp, { elementBytes: 8 }));
expectType<Conflicts<1, [1]>>(bankConflicts(rows, layout("32:0")));
expectType<Conflicts<2, [2]>>(
  bankConflicts(composedLayout(swizzle(3, 3, 3), 4, layout("(8,64):(66,1)")), warp),
);

// Left to the run time.
expectType<Conflicts>(bankConflicts(layout([32, n], [n, 1]), warp));
expectType<Conflicts>(bankConflicts(rows, layout(n)));
expectType<Conflicts>(bankConflicts(rows, warp, { elementBytes: n }));
expectType<Conflicts>(bankConflicts(rows, layout(128)));
expectType<Conflicts>(bankConflicts(anyLayout, warp));
expectType<Conflicts>(bankConflicts(rows, anyLayout));
expectType<Conflicts>(bankConflicts(rows, warp, { elementBytes: 3 }));

expectType<Conflicts>(bankConflicts(rows, warp, options));
expectType<Conflicts>(bankConflicts(rows, warp, maybe));
expectType<Conflicts>(bankConflicts(any, warp));
expectType<Conflicts>(bankConflicts(rows, any));
expectType<Conflicts>(bankConflicts(rows, warp, any));
expectType<Conflicts>(bankConflicts(rows, layout(some ? [4] : [8])));

// One of several.
const either = some ? rows : padded;
expectType<Conflicts<1 | 32, [1] | [32]>>(bankConflicts(either, warp));
expectType<Conflicts<16 | 32, [16] | [32]>>(bankConflicts(rows, some ? warp : layout("16:1")));
conflictFree(either, warp);
conflictFree(any, warp);
conflictFree(rows, any);
// @ts-expect-error bank
conflictFree(rows, some ? warp : layout("16:1"));

conflictFree(padded, warp);
conflictFree(swizzled, matrix, halves);
conflictFree(anyLayout, warp);
conflictFree(rows, layout(n));
// @ts-expect-error bank
conflictFree(rows, warp);
// @ts-expect-error bank
conflictFree(layout("(8,64):(64,1)"), matrix, halves);
// @ts-expect-error bank
conflictFree(layout("(20,4):(1,32)"), warp, { elementBytes: 8 });
// @ts-expect-error TS2345
bankConflicts(rows, 32);
// @ts-expect-error TS2561
bankConflicts(rows, warp, { bank: 32 });

declare const figure: BankConflicts<Layout<[32, 32], [32, 1]>, Layout<32, 1>>;
expectType<Conflicts<32, [32]>>(figure);
declare const alone: ConflictFree<Layout<[20, 4], [1, 32]>, Layout<32, 1>, { elementBytes: 8 }>;
expectType<LayoutError<"✗ conflictFree: (20,4):(1,32), 32:1: threads 16 and 20 both use bank 0">>(alone);
declare const free: ConflictFree<Layout<[32, 32], [33, 1]>, Layout<32, 1>>;
expectType<null>(free);

// After a refusal all is quiet.
// @ts-expect-error stride-divisibility
const illegal = composition(layout("(4,6,8):(2,3,5)"), layout("6:3"));
bankConflicts(illegal, warp);
bankConflicts(rows, illegal);
conflictFree(illegal, warp);
conflictFree(rows, illegal);
