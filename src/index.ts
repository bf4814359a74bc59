// biome-ignore-all assist/source/organizeImports: value and type stand side by side, folder by folder

// What is refused

export { LayoutError } from "./runtime/diagnostic.js";
export type { Checked, Code } from "./types/diagnostic.js";

// Semimodules: integers, basis vectors, binary elements (paper, section 4.3.1)

export type { SemimoduleElement } from "./types/semimodule/element.js";
export type { Step } from "./types/semimodule/semimodule.js";

// Layouts: shapes, strides, coordinates, evaluation (paper, sections 4.1 to 4.4)

export type { Budget } from "./types/layout/budget.js";
export { asCompositions } from "./runtime/layout/completeness.js";
export type { AsCompositions } from "./types/layout/completeness.js";
export { composedLayout, isComposedLayout } from "./runtime/layout/composed-layout.js";
export { crd2crd, crd2idx, idx2crd } from "./runtime/layout/coordinate.js";
export type { Crd2crd, Crd2idx, Idx2crd } from "./types/layout/coordinate.js";
export { coordinatesOf } from "./runtime/layout/coordinates-of.js";
export type { CoordinatesOf } from "./types/layout/coordinates-of.js";
export { coshape } from "./runtime/layout/coshape.js";
export type { Coshape } from "./types/layout/coshape.js";
export { cosize } from "./runtime/layout/cosize.js";
export type { Cosize } from "./types/layout/cosize.js";
export { dice } from "./runtime/layout/dice.js";
export type { Dice } from "./types/layout/dice.js";
export { ceilDivide, roundUp, shapeDivide } from "./runtime/layout/division.js";
export type { CeilDivide, RoundUp, ShapeDivide } from "./types/layout/division.js";
export { flatten, unflatten } from "./runtime/layout/flatten.js";
export type { Flatten, Unflatten } from "./types/layout/flatten.js";
export { congruent, depth, rank, weaklyCongruent } from "./runtime/layout/htuple.js";
export type {
  Congruent,
  Depth,
  HTuple,
  IntTuple,
  Rank,
  StepTuple,
  WeaklyCongruent,
} from "./types/layout/htuple.js";
export { identityLayout } from "./runtime/layout/identity.js";
export type { IdentityLayout } from "./types/layout/identity.js";
export { isLayout, layout } from "./runtime/layout/layout.js";
export type { AnyComposedLayout, AnyLayout, ComposedLayout, Layout } from "./types/layout/layout.js";
export type { LayoutOf } from "./types/layout/layout-of.js";
export { columnMajor, rowMajor } from "./runtime/layout/major.js";
export type { ColumnMajor, RowMajor } from "./types/layout/major.js";
export { at, equal, print } from "./runtime/layout/mapping.js";
export type { At, Equal, Print } from "./types/layout/mapping.js";
export { compactOrder, orderedLayout } from "./runtime/layout/order.js";
export type { CompactOrder, OrderedLayout } from "./types/layout/order.js";
export { coarsenings, commonRefinement } from "./runtime/layout/refinement.js";
export type { Coarsenings, CommonRefinement } from "./types/layout/refinement.js";
export { compatible, size } from "./runtime/layout/shape.js";
export type { Compatible, Size } from "./types/layout/shape.js";
export { domainOffset, slice } from "./runtime/layout/slice.js";
export type { DomainOffset, Slice, SliceCoordinate, Sliced } from "./types/layout/slice.js";
export { compactStride, e, f, scale, sum } from "./runtime/layout/stride.js";
export type { CompactStride, E, F, Scale, Sum } from "./types/layout/stride.js";
export { within } from "./runtime/layout/within.js";
export type { Within } from "./types/layout/within.js";

// The algebra (paper, section 5)

export { append, prepend } from "./runtime/algebra/append.js";
export type { Append, Prepend } from "./types/algebra/append.js";
export { asLayout } from "./runtime/algebra/as-layout.js";
export type { AsLayout } from "./types/algebra/as-layout.js";
export { coalesce } from "./runtime/algebra/coalesce.js";
export type { Coalesce } from "./types/algebra/coalesce.js";
export { complement } from "./runtime/algebra/complement.js";
export type { Complement } from "./types/algebra/complement.js";
export { composition } from "./runtime/algebra/composition.js";
export type { Composition } from "./types/algebra/composition.js";
export { concat, mode } from "./runtime/algebra/concat.js";
export type { Concat, Mode } from "./types/algebra/concat.js";
export { flatDivide, logicalDivide, tiledDivide, zippedDivide } from "./runtime/algebra/divide.js";
export type { FlatDivide, LogicalDivide, TiledDivide, ZippedDivide } from "./types/algebra/divide.js";
export { assertDivides } from "./runtime/algebra/divides.js";
export type { AssertDivides } from "./types/algebra/divides.js";
export { filter, filterZeros } from "./runtime/algebra/filter.js";
export type { Filter, FilterZeros } from "./types/algebra/filter.js";
export { group, select, take } from "./runtime/algebra/group.js";
export type { Group, Select, Take } from "./types/algebra/group.js";
export { leftInverse, nullspace, rightInverse } from "./runtime/algebra/inverse.js";
export type { LeftInverse, Nullspace, RightInverse } from "./types/algebra/inverse.js";
export { layoutAdd } from "./runtime/algebra/layout-add.js";
export type { LayoutAdd } from "./types/algebra/layout-add.js";
export { permute, transpose } from "./runtime/algebra/permute.js";
export type { Permute, Transpose } from "./types/algebra/permute.js";
export {
  blockedProduct,
  flatProduct,
  logicalProduct,
  rakedProduct,
  tiledProduct,
  zippedProduct,
} from "./runtime/algebra/product.js";
export type {
  BlockedProduct,
  FlatProduct,
  LogicalProduct,
  RakedProduct,
  TiledProduct,
  ZippedProduct,
} from "./types/algebra/product.js";
export { recast } from "./runtime/algebra/recast.js";
export type { Recast } from "./types/algebra/recast.js";
export { repeat } from "./runtime/algebra/repeat.js";
export type { Repeat } from "./types/algebra/repeat.js";
export { tileToShape } from "./runtime/algebra/tile-to-shape.js";
export type { TileToShape } from "./types/algebra/tile-to-shape.js";
export type { Tiler } from "./types/algebra/tiler.js";
export { withShape } from "./runtime/algebra/with-shape.js";
export type { WithShape } from "./types/algebra/with-shape.js";

// Questions (paper, section 5.4)

export { admits, locate } from "./runtime/analysis/admits.js";
export type { Admits, Locate } from "./types/analysis/admits.js";
export { assertBijective, isBijective } from "./runtime/analysis/bijective.js";
export type { AssertBijective, IsBijective } from "./types/analysis/bijective.js";
export { assertCompact, isCompact } from "./runtime/analysis/compact.js";
export type { IsCompact } from "./types/analysis/compact.js";
export { image } from "./runtime/analysis/image.js";
export type { Image } from "./types/analysis/image.js";
export { assertInjective, collision, isInjective } from "./runtime/analysis/injective.js";
export type { AssertInjective, Collision, IsInjective } from "./types/analysis/injective.js";
export { assertSameFunction, difference, sameFunction } from "./runtime/analysis/same-function.js";
export type { AssertSameFunction, Difference, SameFunction } from "./types/analysis/same-function.js";
export { assertSurjective, isSurjective, missing } from "./runtime/analysis/surjective.js";
export type { AssertSurjective, IsSurjective, Missing } from "./types/analysis/surjective.js";
export { maxCommonLayout, maxCommonVector, vectorWidth } from "./runtime/analysis/vector.js";
export type { MaxCommonLayout, MaxCommonVector, VectorWidth } from "./types/analysis/vector.js";

// Swizzles, bank conflicts (paper, figure 4)

export { bankConflicts, conflictFree } from "./runtime/swizzle/bank-conflicts.js";
export type { BankConflicts, BankOptions, ConflictFree, Conflicts } from "./types/swizzle/bank-conflicts.js";
export { swizzle } from "./runtime/swizzle/swizzle.js";
export type { Swizzle } from "./types/swizzle/swizzle.js";
export { swizzleFor } from "./runtime/swizzle/swizzle-for.js";
export type { SwizzleChoice, Swizzled } from "./types/swizzle/swizzle-for.js";

// Tensors (paper, section 4.5)

export { get, set } from "./runtime/tensor/access.js";
export type { Get } from "./types/tensor/access.js";
export { coordinates, counting } from "./runtime/tensor/accessor.js";
export type {
  Accessor,
  AnyAccessor,
  ArrayAccessor,
  CoordinateAccessor,
  CoordinatesAt,
  CountingAccessor,
  ElementOf,
  ImplicitAccessor,
  Through,
  WritableAccessor,
} from "./types/tensor/accessor.js";
export {
  tensorComposition,
  tensorFlatDivide,
  tensorLogicalDivide,
  tensorTiledDivide,
  tensorZippedDivide,
} from "./runtime/tensor/algebra.js";
export type {
  TensorComposition,
  TensorFlatDivide,
  TensorLogicalDivide,
  TensorTiledDivide,
  TensorZippedDivide,
} from "./types/tensor/algebra.js";
export { inBounds } from "./runtime/tensor/in-bounds.js";
export type { InBounds } from "./types/tensor/in-bounds.js";
export { fromNdarray, toNdarray } from "./runtime/tensor/interop.js";
export type { FromNdarray, Ndarray, NdarrayFields, Ndarrayed } from "./types/tensor/interop.js";
export { localPartition, localTile } from "./runtime/tensor/partition.js";
export type { LocalPartition, LocalTile } from "./types/tensor/partition.js";
export type { Projection } from "./types/tensor/projection.js";
export { tensorRecast } from "./runtime/tensor/recast.js";
export type { ArrayClass, TensorRecast } from "./types/tensor/recast.js";
export { tensorCoalesce, tensorDomainOffset, tensorGroup } from "./runtime/tensor/reshaped.js";
export type { TensorCoalesce, TensorDomainOffset, TensorGroup } from "./types/tensor/reshaped.js";
export { sliceTensor } from "./runtime/tensor/slice.js";
export type { SliceTensor } from "./types/tensor/slice.js";
export { isTensor, tensor } from "./runtime/tensor/tensor.js";
export type { AnyTensor, Tensor, TensorOf } from "./types/tensor/tensor.js";
export { view } from "./runtime/tensor/view.js";
export type { Range, View } from "./types/tensor/view.js";

// Algorithms (paper, section 4.6)

export { contract } from "./runtime/algorithm/contract.js";
export type { Contract } from "./types/algorithm/contract.js";
export { copy, copyIf, fill, transform } from "./runtime/algorithm/copy.js";
export type { Copy, CopyIf, Transform } from "./types/algorithm/copy.js";
export { gemm } from "./runtime/algorithm/gemm.js";
export type { Gemm } from "./types/algorithm/gemm.js";

// A layout as source text (paper, section 4.4)

export { toExpression, toExpressions, toFunction } from "./runtime/expression/expression.js";
export type { ExpressionOptions, FunctionOptions, Language, Names } from "./types/expression/expression.js";

// What the signatures of generic code are made of: where an operand is a type parameter, these stay in what is shown

export type { Accepted, AcceptedEach, Answer } from "./types/diagnostic.js";
export type { Shallow, Nesting } from "./types/layout/levels.js";
export type { Profile } from "./types/algebra/profile.js";
export type {
  AnyMapping,
  Composite,
  Mapping,
  Resolved,
  ResultInner,
  ResultOuter,
  ResultShape,
  ResultStart,
  ResultStride,
} from "./types/layout/layout.js";
export type { Composed } from "./types/layout/composed-layout.js";
export type { Shaped, ShapeOf } from "./types/layout/htuple.js";
export type { ResultLayout, ResultOffset } from "./types/layout/slice.js";
export type { AnyMemory, ResultDegree, ResultPhases } from "./types/swizzle/bank-conflicts.js";
export type { SwizzleAt } from "./types/swizzle/swizzle.js";
export type { Place, Storable } from "./types/tensor/access.js";
export type { ThreadDivide, TileDivide } from "./types/tensor/partition.js";
export type { RaggedIn } from "./types/tensor/ragged.js";
export type { AccessorIn, AccessorOver, Fitting, LayoutIn, OpenTensor } from "./types/tensor/tensor.js";
export type { Alpha, LastTensor } from "./types/algorithm/contract.js";
export type { Scalar } from "./types/algorithm/gemm.js";
export type { ExpressionOf, ExpressionsOf, FunctionOf } from "./types/expression/expression.js";
