import * as library from "../../../src/index.js";
import * as entry from "../../../src/instruction.js";
import {
  type Argument,
  chance,
  combined,
  coordinate,
  cuts,
  extents,
  integer,
  layouts,
  leaf,
  legal,
  listed,
  memory,
  pick,
  shape,
  strides,
  tiler,
  tuple,
} from "./arguments.js";

const integers =
  (...from: readonly number[]) =>
  (): Argument =>
    tuple(from, pick([1, 2, 4] as const), 1);

/** One of some texts, a union of them, or any text. */
const text =
  (...from: readonly string[]) =>
  (): Argument => {
    const [one, other] = [pick(from), pick(from)];
    const kind = Math.floor(pick([0, 0, 0, 1, 2]));
    if (kind === 0) return { text: JSON.stringify(one), values: [one] };
    if (kind === 1)
      return { text: `of<${JSON.stringify(one)} | ${JSON.stringify(other)}>()`, values: [one, other] };
    return { text: "of<string>()", values: [one, other] };
  };

/** A composed layout. */
function composed(): Argument {
  for (;;) {
    const parts = [layouts(), integer(0, 1, 2)(), layouts()];
    const values = legal(combined(parts), library.composedLayout as any);
    if (values.length > 0)
      return { text: `composedLayout(${parts.map((one) => one.text).join(", ")})`, values };
  }
}

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
const NAMES = ["SM80_16x8x16_F32F16F16F32_TN", "SM80_16x8x8_F32F16F16F32_TN"] as const;
const atomName = text(...NAMES);
const copyName = text("SM75_U32x4_LDSM_N", "SM75_U32x1_LDSM_N");

/** An atom of a name, or of one of two. */
function atom(): Argument {
  const name = atomName();
  return {
    text: `mmaAtom(${name.text})`,
    values: legal(
      name.values.map((one) => [one]),
      entry.mmaAtom as any,
    ),
  };
}

/** Every operation that a leaf decides something in, and what it takes. */
export const operations: Record<string, readonly (() => Argument)[]> = {
  coalesce: [layouts],
  complement: [layouts],
  composition: [layouts, tiler],
  concat: [layouts, layouts],
  mode: [layouts, integer(0, 1, 2)],
  flatDivide: [layouts, tiler],
  logicalDivide: [layouts, tiler],
  tiledDivide: [layouts, tiler],
  zippedDivide: [layouts, tiler],
  filter: [layouts],
  filterZeros: [layouts],
  group: [layouts, integer(0, 1), integer(1, 2, 3)],
  select: [layouts, integer(0, 1), integer(0, 1)],
  leftInverse: [layouts],
  nullspace: [layouts],
  rightInverse: [layouts],
  blockedProduct: [layouts, layouts],
  flatProduct: [layouts, tiler],
  logicalProduct: [layouts, tiler],
  rakedProduct: [layouts, layouts],
  tiledProduct: [layouts, tiler],
  zippedProduct: [layouts, tiler],
  recast: [layouts, integer(8, 16, 32), integer(8, 16, 32)],
  tileToShape: [layouts, shape],
  withShape: [layouts, shape],
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
  vectorWidth: [layouts, layouts, integer(1, 2, 4)],
  crd2crd: [coordinate, shape, shape],
  crd2idx: [coordinate, shape],
  idx2crd: [coordinate, shape],
  congruent: [shape, shape],
  depth: [shape],
  flatten: [shape],
  rank: [shape],
  weaklyCongruent: [coordinate, shape],
  identityLayout: [shape],
  at: [layouts, coordinate],
  cosize: [layouts],
  equal: [layouts, layouts],
  layout: [shape, () => tuple(strides)],
  print: [layouts],
  compactOrder: [shape, () => tuple([0, 1, 2])],
  orderedLayout: [shape, () => tuple([0, 1, 2])],
  compatible: [shape, shape],
  size: [shape],
  slice: [layouts, cuts],
  domainOffset: [layouts, coordinate],
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
  view: [memory, range],
  toExpression: [layouts, names, language],
  toExpressions: [layouts, names, language],
  toFunction: [layouts, names, target],
};

/** Operations of the entry for instructions. */
export const instructions: Record<string, readonly (() => Argument)[]> = {
  mmaAtom: [atomName],
  copyAtom: [copyName],
  assertAtom: [atom],
};
