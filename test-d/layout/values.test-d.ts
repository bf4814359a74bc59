import { expectType } from "tsd";
import {
  at,
  coalesce,
  collision,
  complement,
  composition,
  crd2idx,
  equal,
  idx2crd,
  isInjective,
  type Layout,
  layout,
  logicalDivide,
  logicalProduct,
  size,
  zippedDivide,
} from "../../dist/index.js";

// Operations are values like any other: the compiler, which compares the types of the elements of an array, comes to an end.
export const tiled = [composition, logicalDivide, zippedDivide, logicalProduct];
export const asked = [isInjective, collision, size, idx2crd, crd2idx];
export const all = [composition, coalesce, complement, layout, at, equal, logicalDivide, size, isInjective];

const table = { composition, logicalDivide };
expectType<Layout<[4, 8], [8, 1]>>(table.composition(layout("(8,8):(8,1)"), [4, 8]));
expectType<Layout<[[4, 2], 8], [[8, 32], 1]>>(table.logicalDivide(layout("(8,8):(8,1)"), [4]));
