import { append, prepend } from "../../algebra/append.js";
import { asLayout } from "../../algebra/as-layout.js";
import { coalesce } from "../../algebra/coalesce.js";
import { complement } from "../../algebra/complement.js";
import { composition } from "../../algebra/composition.js";
import { concat, mode } from "../../algebra/concat.js";
import { flatDivide, logicalDivide, tiledDivide, zippedDivide } from "../../algebra/divide.js";
import { filter, filterZeros } from "../../algebra/filter.js";
import { group, select, take } from "../../algebra/group.js";
import { leftInverse, nullspace, rightInverse } from "../../algebra/inverse.js";
import { layoutAdd } from "../../algebra/layout-add.js";
import { permute, transpose } from "../../algebra/permute.js";
import {
  blockedProduct,
  flatProduct,
  logicalProduct,
  rakedProduct,
  tiledProduct,
  zippedProduct,
} from "../../algebra/product.js";
import { recast } from "../../algebra/recast.js";
import { repeat } from "../../algebra/repeat.js";
import { tileToShape } from "../../algebra/tile-to-shape.js";
import { withShape } from "../../algebra/with-shape.js";
import { isBijective } from "../../analysis/bijective.js";
import { isCompact } from "../../analysis/compact.js";
import { image } from "../../analysis/image.js";
import { collision, isInjective } from "../../analysis/injective.js";
import { difference, sameFunction } from "../../analysis/same-function.js";
import { isSurjective, missing } from "../../analysis/surjective.js";
import { maxCommonLayout, maxCommonVector } from "../../analysis/vector.js";
import { copyAtom } from "../../instruction/copy-atom.js";
import { tvDestination, tvSource } from "../../instruction/copy-tv.js";
import { mmaAtom } from "../../instruction/mma-atom.js";
import { smemAtom } from "../../instruction/smem-atom.js";
import { tiledCopy } from "../../instruction/tiled-copy.js";
import { tiledMma, tileShape } from "../../instruction/tiled-mma.js";
import { tvA, tvB, tvC } from "../../instruction/tv.js";
import { composedLayout } from "../../layout/composed-layout.js";
import { crd2crd, crd2idx, idx2crd } from "../../layout/coordinate.js";
import { coshape } from "../../layout/coshape.js";
import { cosize } from "../../layout/cosize.js";
import { dice } from "../../layout/dice.js";
import { ceilDivide, roundUp, shapeDivide } from "../../layout/division.js";
import { flatten, unflatten } from "../../layout/flatten.js";
import { congruent, depth, rank, weaklyCongruent } from "../../layout/htuple.js";
import { identityLayout } from "../../layout/identity.js";
import { isLayout, layout } from "../../layout/layout.js";
import { columnMajor, rowMajor } from "../../layout/major.js";
import { at, equal, print } from "../../layout/mapping.js";
import { compactOrder, orderedLayout } from "../../layout/order.js";
import { coarsenings, commonRefinement } from "../../layout/refinement.js";
import { compatible, size } from "../../layout/shape.js";
import { domainOffset, slice } from "../../layout/slice.js";
import { compactStride } from "../../layout/stride.js";
import { within } from "../../layout/within.js";
import { bankConflicts } from "../../swizzle/bank-conflicts.js";
import { swizzle } from "../../swizzle/swizzle.js";

/** A function of the library by its name. The first `layouts` arguments may be written as shapes: they become layouts. */
export interface Operation {
  readonly of: (...operands: readonly any[]) => unknown;
  readonly layouts: number;
}

/** What takes a layout first. */
const ofLayout = {
  asLayout,
  at,
  blockedProduct,
  coalesce,
  collision,
  complement,
  composition,
  coshape,
  cosize,
  dice,
  domainOffset,
  filter,
  filterZeros,
  flatDivide,
  flatProduct,
  group,
  image,
  isBijective,
  isCompact,
  isInjective,
  isSurjective,
  leftInverse,
  logicalDivide,
  logicalProduct,
  missing,
  mode,
  nullspace,
  permute,
  print,
  rakedProduct,
  recast,
  repeat,
  rightInverse,
  select,
  slice,
  take,
  tileToShape,
  tiledDivide,
  tiledProduct,
  transpose,
  withShape,
  zippedDivide,
  zippedProduct,
};

/** What takes two. */
const ofTwo = {
  bankConflicts,
  difference,
  layoutAdd,
  maxCommonLayout,
  maxCommonVector,
  sameFunction,
  equal,
  append,
  prepend,
};

/** What takes layouts alone. */
const ofLayouts = { concat };

/** What takes anything else first. */
const ofOthers = {
  ceilDivide,
  columnMajor,
  commonRefinement,
  coarsenings,
  compactOrder,
  compactStride,
  compatible,
  composedLayout,
  congruent,
  crd2crd,
  crd2idx,
  depth,
  flatten,
  identityLayout,
  idx2crd,
  orderedLayout,
  rank,
  roundUp,
  rowMajor,
  shapeDivide,
  size,
  swizzle,
  unflatten,
  weaklyCongruent,
  within,
  mmaAtom,
  copyAtom,
  smemAtom,
  tvA,
  tvB,
  tvC,
  tvDestination,
  tvSource,
  tileShape,
  layout: (shape: any, stride?: any) => (isLayout(shape) ? shape : layout(shape, stride)),
  tiledMma: (atom: any, atoms: any = [1, 1, 1], permutation: any = []) =>
    (tiledMma as Operation["of"])(atom, { atoms, permutation }),
  tiledCopy: (atom: any, threads: any, values: any, elementBits: any) =>
    (tiledCopy as Operation["of"])(atom, threads, values, { elementBits }),
};

/** The function of a name, which may be written as CuTe writes it. @example operationNamed("logical_divide")?.layouts // 1 */
export function operationNamed(name: string): (Operation & { readonly name: string }) | undefined {
  const own = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const all: readonly Readonly<Record<string, unknown>>[] = [ofOthers, ofLayout, ofTwo, ofLayouts];
  const layouts = all.findIndex((some) => Object.hasOwn(some, own));
  if (layouts < 0) return undefined;
  const of = all[layouts]?.[own] as Operation["of"];
  return { of, name: own, layouts: layouts === 3 ? Number.POSITIVE_INFINITY : layouts };
}
