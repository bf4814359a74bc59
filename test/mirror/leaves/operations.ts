import * as library from "../../../src/index.js";
import {
  type Argument,
  chance,
  coordinate,
  cuts,
  extents,
  integer,
  leaf,
  listed,
  pick,
  shape,
  strides,
  tuple,
  written,
} from "./arguments.js";
import { fields, made, text } from "./instructions.js";
import { layouts, tiler } from "./layouts.js";
import { memory } from "./tensors.js";

/** A list of integers, and no tuple of tuples. */
const listOf = (list: Argument): Argument =>
  list.text.includes("IntTuple") ? { ...list, text: "of<number[]>()" } : list;
const integers =
  (...from: readonly number[]) =>
  (): Argument =>
    listOf(tuple(from, pick([1, 2, 4] as const), 1));

/** A composed layout. */
const composed = (): Argument =>
  made("composedLayout", library.composedLayout as any, layouts, integer(0, 1, 2), layouts);

const array = (): Argument => {
  const list = Array.from({ length: 8 }, (_, i) => i);
  return chance(0.5)
    ? { text: "new Float64Array(64)", values: [new Float64Array(64)] }
    : { text: `of<[${list.map(() => "number").join(", ")}]>()`, values: [list] };
};
const arrayClass = (): Argument =>
  chance(0.5)
    ? { text: "Int32Array", values: [Int32Array] }
    : { text: "of<typeof Uint8Array | typeof Int32Array>()", values: [Uint8Array, Int32Array] };
/** The fields of an ndarray, whose strides have either of two names. */
const ndarray = (): Argument => {
  const rank = pick([1, 2, 2]);
  return fields({
    data: () => ({ text: "new Float64Array(4096)", values: [new Float64Array(4096)] }),
    shape: () => listOf(tuple([1, 2, 3, 4, 8], rank, 1)),
    [chance(0.5) ? "stride" : "strides"]: () => listOf(tuple([0, 1, 2, 8, 24], rank, 1)),
    offset: integer(0, 1, 64),
  });
};
const mapped = (): Argument => ({ text: "(x) => x", values: [(x: unknown) => x] });
const range = (): Argument =>
  chance(0.3)
    ? { text: "null", values: [null] }
    : listed([leaf(pick([0, 1]), pick([0, 1])), leaf(pick([1, 2, 4]), pick([2, 3]))]);
const names = (): Argument => {
  const list = pick([["i"], ["m", "n"], ["m", "n", "k"]]);
  return chance(0.7)
    ? { text: JSON.stringify(list), values: [list] }
    : { text: "of<string[]>()", values: [list, ["i"]] };
};
const language = (): Argument => {
  const one = pick(["c", "js"]);
  return { text: `{ language: "${one}" }`, values: [{ language: one }] };
};
const target = (): Argument => ({ text: '{ language: "js" }', values: [{ language: "js" }] });
const labels = text("mk,nk->mn", "m,n->mn", "mk,kn->mn", "i,i->i");
/** A layout, a composed one, or what may be either. */
export const mapping = (): Argument => {
  const kind = pick([0, 0, 0, 0, 0, 0, 1, 2]);
  if (kind === 0) return layouts();
  const one = composed();
  if (kind === 1) return one;
  const other = layouts();
  const values = [one.values[0], other.values[0]];
  return { text: `of<${values.map(written).join(" | ")}>()`, values };
};

/** Every operation that a leaf decides something in, and what it takes. */
export const operations: Record<string, readonly (() => Argument)[]> = {
  coalesce: [mapping],
  complement: [layouts],
  composition: [mapping, tiler],
  concat: [layouts, layouts],
  mode: [layouts, integer(0, 1, 2)],
  flatDivide: [mapping, tiler],
  logicalDivide: [mapping, tiler],
  tiledDivide: [mapping, tiler],
  zippedDivide: [mapping, tiler],
  filter: [layouts],
  filterZeros: [layouts],
  group: [mapping, integer(0, 1), integer(1, 2, 3)],
  select: [layouts, integer(0, 1), integer(0, 1)],
  leftInverse: [layouts],
  nullspace: [layouts],
  rightInverse: [mapping],
  blockedProduct: [layouts, layouts],
  flatProduct: [layouts, tiler],
  logicalProduct: [mapping, tiler],
  rakedProduct: [layouts, layouts],
  tiledProduct: [layouts, tiler],
  zippedProduct: [mapping, tiler],
  recast: [mapping, integer(8, 16, 32), integer(8, 16, 32)],
  tileToShape: [mapping, shape],
  withShape: [mapping, shape],
  admits: [layouts, layouts],
  locate: [layouts, layouts],
  isBijective: [layouts],
  isCompact: [layouts],
  isInjective: [layouts],
  collision: [layouts],
  isSurjective: [layouts],
  missing: [layouts],
  sameFunction: [layouts, layouts],
  difference: [layouts, layouts],
  maxCommonLayout: [layouts, layouts],
  maxCommonVector: [layouts, layouts],
  vectorWidth: [mapping, layouts, integer(1, 2, 4)],
  crd2crd: [coordinate, shape, shape],
  crd2idx: [coordinate, shape],
  idx2crd: [coordinate, shape],
  congruent: [shape, shape],
  depth: [shape],
  flatten: [shape],
  rank: [shape],
  weaklyCongruent: [coordinate, shape],
  identityLayout: [shape],
  at: [mapping, coordinate],
  cosize: [layouts],
  equal: [layouts, layouts],
  layout: [shape, () => tuple(strides)],
  print: [mapping],
  compactOrder: [shape, () => tuple([0, 1, 2])],
  orderedLayout: [shape, () => tuple([0, 1, 2])],
  compatible: [shape, shape],
  size: [shape],
  slice: [mapping, cuts],
  domainOffset: [mapping, coordinate],
  compactStride: [shape],
  e: [integer(0, 1), integer(0, 1)],
  f: [integer(0, 1, 5)],
  scale: [integer(0, 1, 6), integer(0, 1, 5)],
  sum: [integer(0, 1), integer(2, 5)],
  swizzle: [integer(0, 1, 2), integer(0, 3), integer(3, -3)],
  bankConflicts: [layouts, layouts],
  get: [memory, coordinate],
  tensorComposition: [memory, tiler],
  tensorFlatDivide: [memory, tiler],
  tensorLogicalDivide: [memory, tiler],
  tensorTiledDivide: [memory, tiler],
  tensorZippedDivide: [memory, tiler],
  localTile: [memory, tiler, cuts],
  sliceTensor: [memory, cuts],
  append: [layouts, integer(1, 2, 3, 4)],
  prepend: [layouts, integer(1, 2, 3, 4)],
  asCompositions: [integers(0, 1, 2, 3, 4, 5)],
  asLayout: [composed],
  assertBijective: [layouts],
  assertCompact: [layouts],
  assertInjective: [layouts],
  assertSurjective: [layouts],
  assertSameFunction: [layouts, layouts],
  assertDivides: [layouts, tiler],
  ceilDivide: [shape, integer(1, 2, 3, 4)],
  roundUp: [shape, integer(1, 2, 3, 4)],
  shapeDivide: [shape, integer(1, 2, 3, 4)],
  coarsenings: [shape],
  commonRefinement: [shape, shape],
  columnMajor: [shape],
  rowMajor: [shape],
  composedLayout: [layouts, integer(0, 1, 2), layouts],
  conflictFree: [layouts, layouts],
  swizzleFor: [layouts, layouts],
  coordinates: [coordinate],
  coordinatesOf: [shape],
  coshape: [layouts],
  counting: [integer(0, 1, 5)],
  dice: [layouts, cuts],
  image: [layouts],
  layoutAdd: [layouts, layouts],
  permute: [layouts, integer(0, 1), integer(0, 1)],
  repeat: [layouts, integer(1, 2, 3)],
  take: [layouts, integer(0, 1), integer(1, 2, 3)],
  transpose: [layouts],
  unflatten: [() => tuple(extents), coordinate],
  within: [coordinate, shape],
  isLayout: [layouts],
  isComposedLayout: [layouts],
  isTensor: [memory],
  set: [memory, integer(0, 1), coordinate],
  fill: [memory, integer(0, 1)],
  copy: [memory, memory],
  copyIf: [memory, memory, memory],
  gemm: [memory, memory, memory],
  contract: [labels, memory, memory, memory],
  inBounds: [memory, coordinate],
  localPartition: [memory, layouts, integer(0, 1, 2)],
  tensor: [array, layouts, integer(0, 1, 2)],
  tensorCoalesce: [memory],
  tensorDomainOffset: [memory, coordinate],
  tensorGroup: [memory, integer(0, 1), integer(1, 2)],
  tensorRecast: [memory, arrayClass],
  toNdarray: [memory],
  fromNdarray: [ndarray],
  transform: [memory, memory, mapped],
  view: [memory, range],
  toExpression: [layouts, names, language],
  toExpressions: [layouts, names, language],
  toFunction: [layouts, names, target],
};
