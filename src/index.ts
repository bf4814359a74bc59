export { get, set } from "./runtime/access.js";
export { coordinates, counting } from "./runtime/accessor.js";
export { admits, locate } from "./runtime/admits.js";
export { bankConflicts, conflictFree } from "./runtime/bank-conflicts.js";
export { assertBijective, isBijective } from "./runtime/bijective.js";
export { coalesce } from "./runtime/coalesce.js";
export { assertCompact, isCompact } from "./runtime/compact.js";
export { complement } from "./runtime/complement.js";
export { asCompositions } from "./runtime/completeness.js";
export {
  atComposed,
  composeComposed,
  composedLayout,
  isComposedLayout,
  sliceComposed,
} from "./runtime/composed-layout.js";
export { composition } from "./runtime/composition.js";
export { concat, mode } from "./runtime/concat.js";
export { contract } from "./runtime/contract.js";
export { crd2crd, crd2idx, idx2crd } from "./runtime/coordinate.js";
export { copy, copyIf, fill, transform } from "./runtime/copy.js";
export { LayoutError } from "./runtime/diagnostic.js";
export { flatDivide, logicalDivide, tiledDivide, zippedDivide } from "./runtime/divide.js";
export { e, f, scale, sum } from "./runtime/element.js";
export { toExpression, toExpressions, toFunction } from "./runtime/expression.js";
export { filter, filterZeros } from "./runtime/filter.js";
export { fold } from "./runtime/fold.js";
export { gemm } from "./runtime/gemm.js";
export { group, select } from "./runtime/group.js";
export { congruent, depth, flatten, rank, weaklyCongruent } from "./runtime/htuple.js";
export { identityLayout } from "./runtime/identity.js";
export { assertInjective, collision, isInjective } from "./runtime/injective.js";
export { fromNdarray, toNdarray } from "./runtime/interop.js";
export { leftInverse, nullspace, rightInverse } from "./runtime/inverse.js";
export { at, cosize, equal, isLayout, layout, print } from "./runtime/layout.js";
export { compactOrder, orderedLayout } from "./runtime/order.js";
export { localPartition, localTile } from "./runtime/partition.js";
export {
  blockedProduct,
  flatProduct,
  logicalProduct,
  rakedProduct,
  tiledProduct,
  zippedProduct,
} from "./runtime/product.js";
export { recast } from "./runtime/recast.js";
export { assertSameFunction, difference, sameFunction } from "./runtime/same-function.js";
export { compatible, size } from "./runtime/shape.js";
export { domainOffset, slice } from "./runtime/slice.js";
export { compactStride } from "./runtime/stride.js";
export { assertSurjective, isSurjective, missing } from "./runtime/surjective.js";
export { swizzle } from "./runtime/swizzle.js";
export { swizzleFor } from "./runtime/swizzle-for.js";
export { isTensor, tensor } from "./runtime/tensor.js";
export {
  tensorComposition,
  tensorFlatDivide,
  tensorLogicalDivide,
  tensorTiledDivide,
  tensorZippedDivide,
} from "./runtime/tensor-algebra.js";
export { sliceTensor } from "./runtime/tensor-slice.js";
export { tileToShape } from "./runtime/tile-to-shape.js";
export { maxCommonLayout, maxCommonVector } from "./runtime/vector.js";
export { vectorWidth } from "./runtime/vector-width.js";
export { withShape } from "./runtime/with-shape.js";
export type { Get } from "./types/access.js";
export type { Accessor, AnyAccessor, ArrayAccessor, ElementOf, WritableAccessor } from "./types/accessor.js";
export type { Admits, Locate } from "./types/admits.js";
export type { BankConflicts, BankOptions, ConflictFree, Conflicts } from "./types/bank-conflicts.js";
export type { AssertBijective, IsBijective } from "./types/bijective.js";
export type { Coalesce } from "./types/coalesce.js";
export type { IsCompact } from "./types/compact.js";
export type { Complement } from "./types/complement.js";
export type { AsCompositions } from "./types/completeness.js";
export type {
  AnyComposedLayout,
  AtComposed,
  ComposeComposed,
  ComposedLayout,
  SliceComposed,
} from "./types/composed-layout.js";
export type { Composition } from "./types/composition.js";
export type { Concat, Mode } from "./types/concat.js";
export type { Contract } from "./types/contract.js";
export type { Crd2crd, Crd2idx, Idx2crd } from "./types/coordinate.js";
export type { Copy, CopyIf, Transform } from "./types/copy.js";
export type { Code } from "./types/diagnostic.js";
export type { FlatDivide, LogicalDivide, TiledDivide, ZippedDivide } from "./types/divide.js";
export type { E, F, Scale, Sum } from "./types/element.js";
export type {
  ExpressionOptions,
  FunctionOptions,
  Language,
  Names,
} from "./types/expression.js";
export type { Filter, FilterZeros } from "./types/filter.js";
export type { Fold } from "./types/fold.js";
export type { Gemm } from "./types/gemm.js";
export type { Group, Select } from "./types/group.js";
export type { Congruent, Depth, Flatten, HTuple, IntTuple, Rank, WeaklyCongruent } from "./types/htuple.js";
export type { IdentityLayout } from "./types/identity.js";
export type { AssertInjective, Collision, IsInjective } from "./types/injective.js";
export type {
  Absolute,
  Add,
  CeilDivide,
  Compare,
  Divides,
  ExactQuotient,
  FloorDivide,
  Max,
  Min,
  Multiply,
  Negate,
  Remainder,
  Subtract,
} from "./types/integer.js";
export type { Ndarray, NdarrayFields, NdarrayModes } from "./types/interop.js";
export type { LeftInverse, Nullspace, RightInverse } from "./types/inverse.js";
export type { AnyLayout, At, Cosize, Equal, Layout, LayoutOf, Print } from "./types/layout.js";
export type { CompactOrder, OrderedLayout } from "./types/order.js";
export type { LocalPartition, LocalTile } from "./types/partition.js";
export type {
  BlockedProduct,
  FlatProduct,
  LogicalProduct,
  RakedProduct,
  TiledProduct,
  ZippedProduct,
} from "./types/product.js";
export type { Recast } from "./types/recast.js";
export type { AssertSameFunction, Difference, SameFunction } from "./types/same-function.js";
export type { Step, StepTuple } from "./types/semimodule.js";
export type { Compatible, Size } from "./types/shape.js";
export type { DomainOffset, Slice, SliceCoordinate, Sliced } from "./types/slice.js";
export type { CompactStride } from "./types/stride.js";
export type { AssertSurjective, IsSurjective, Missing } from "./types/surjective.js";
export type { Swizzle } from "./types/swizzle.js";
export type { SwizzleChoice } from "./types/swizzle-for.js";
export type { AnyTensor, Tensor, TensorOf } from "./types/tensor.js";
export type {
  TensorComposition,
  TensorFlatDivide,
  TensorLogicalDivide,
  TensorTiledDivide,
  TensorZippedDivide,
} from "./types/tensor-algebra.js";
export type { SliceTensor } from "./types/tensor-slice.js";
export type { TileToShape } from "./types/tile-to-shape.js";
export type { Tiler } from "./types/tiler.js";
export type { MaxCommonLayout, MaxCommonVector } from "./types/vector.js";
export type { VectorWidth } from "./types/vector-width.js";
export type { WithShape } from "./types/with-shape.js";
