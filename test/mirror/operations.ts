import { admits } from "../../src/runtime/admits.js";
import { isBijective } from "../../src/runtime/bijective.js";
import { coalesce } from "../../src/runtime/coalesce.js";
import { isCompact } from "../../src/runtime/compact.js";
import { complement } from "../../src/runtime/complement.js";
import { composition } from "../../src/runtime/composition.js";
import { crd2idx, idx2crd } from "../../src/runtime/coordinate.js";
import { flatDivide, logicalDivide, tiledDivide, zippedDivide } from "../../src/runtime/divide.js";
import { filter, filterZeros } from "../../src/runtime/filter.js";
import { group, select } from "../../src/runtime/group.js";
import { congruent, flatten, weaklyCongruent } from "../../src/runtime/htuple.js";
import { identityLayout } from "../../src/runtime/identity.js";
import { isInjective } from "../../src/runtime/injective.js";
import { leftInverse, nullspace, rightInverse } from "../../src/runtime/inverse.js";
import { at, cosize, layout } from "../../src/runtime/layout.js";
import { compactOrder, orderedLayout } from "../../src/runtime/order.js";
import {
  blockedProduct,
  flatProduct,
  logicalProduct,
  rakedProduct,
  tiledProduct,
  zippedProduct,
} from "../../src/runtime/product.js";
import { recast } from "../../src/runtime/recast.js";
import { sameFunction } from "../../src/runtime/same-function.js";
import { compatible } from "../../src/runtime/shape.js";
import { slice } from "../../src/runtime/slice.js";
import { isSurjective } from "../../src/runtime/surjective.js";
import { tileToShape } from "../../src/runtime/tile-to-shape.js";
import { maxCommonLayout, maxCommonVector } from "../../src/runtime/vector.js";
import { vectorWidth } from "../../src/runtime/vector-width.js";
import { withShape } from "../../src/runtime/with-shape.js";

/** An operation in both halves: the name of its golden file, its value, its type. */
export interface Operation {
  readonly name: string;
  readonly run: (...args: any[]) => unknown;
  readonly type: (...args: string[]) => string;
}

/** The operations with a golden file. A new one joins by one line. */
export const operations: readonly Operation[] = [
  { name: "coalesce", run: coalesce, type: (...args) => `Coalesce<${args}>` },
  { name: "composition", run: composition, type: (...args) => `Composition<${args}>` },
  { name: "idx2crd", run: idx2crd, type: (...args) => `Idx2crd<${args}>` },
  { name: "crd2idx", run: crd2idx, type: (...args) => `Crd2idx<${args}>` },
  { name: "compatible", run: compatible, type: (...args) => `Compatible<${args}>` },
  { name: "congruent", run: congruent, type: (...args) => `Congruent<${args}>` },
  { name: "weakly_congruent", run: weaklyCongruent, type: (...args) => `WeaklyCongruent<${args}>` },
  { name: "complement", run: complement, type: (...args) => `Complement<${args}>` },
  { name: "right_inverse", run: rightInverse, type: (...args) => `RightInverse<${args}>` },
  { name: "left_inverse", run: leftInverse, type: (...args) => `LeftInverse<${args}>` },
  { name: "logical_divide", run: logicalDivide, type: (...args) => `LogicalDivide<${args}>` },
  { name: "zipped_divide", run: zippedDivide, type: (...args) => `ZippedDivide<${args}>` },
  { name: "tiled_divide", run: tiledDivide, type: (...args) => `TiledDivide<${args}>` },
  { name: "flat_divide", run: flatDivide, type: (...args) => `FlatDivide<${args}>` },
  { name: "logical_product", run: logicalProduct, type: (...args) => `LogicalProduct<${args}>` },
  { name: "zipped_product", run: zippedProduct, type: (...args) => `ZippedProduct<${args}>` },
  { name: "tiled_product", run: tiledProduct, type: (...args) => `TiledProduct<${args}>` },
  { name: "flat_product", run: flatProduct, type: (...args) => `FlatProduct<${args}>` },
  { name: "blocked_product", run: blockedProduct, type: (...args) => `BlockedProduct<${args}>` },
  { name: "raked_product", run: rakedProduct, type: (...args) => `RakedProduct<${args}>` },
];

/** The other operations that public reports speak of. */
export const others: readonly Operation[] = [
  { name: "at", run: at, type: (of, ...coordinate) => `At<${of}, [${coordinate}]>` },
  { name: "cosize", run: cosize, type: (...args) => `Cosize<${args}>` },
  { name: "flatten", run: flatten, type: (...args) => `Flatten<${args}>` },
  { name: "layout", run: layout, type: (shape, stride = "never") => `LayoutOf<${shape}, ${stride}>` },
  { name: "isInjective", run: isInjective, type: (...args) => `IsInjective<${args}>` },
  { name: "isSurjective", run: isSurjective, type: (...args) => `IsSurjective<${args}>` },
  { name: "isBijective", run: isBijective, type: (...args) => `IsBijective<${args}>` },
  { name: "isCompact", run: isCompact, type: (...args) => `IsCompact<${args}>` },
  { name: "sameFunction", run: sameFunction, type: (...args) => `SameFunction<${args}>` },
  { name: "maxCommonVector", run: maxCommonVector, type: (...args) => `MaxCommonVector<${args}>` },
  { name: "maxCommonLayout", run: maxCommonLayout, type: (...args) => `MaxCommonLayout<${args}>` },
  { name: "vectorWidth", run: vectorWidth, type: (...args) => `VectorWidth<${args}>` },
  { name: "admits", run: admits, type: (...args) => `Admits<${args}>` },
  { name: "filter", run: filter, type: (...args) => `Filter<${args}>` },
  { name: "filterZeros", run: filterZeros, type: (...args) => `FilterZeros<${args}>` },
  { name: "nullspace", run: nullspace, type: (...args) => `Nullspace<${args}>` },
  { name: "compactOrder", run: compactOrder, type: (...args) => `CompactOrder<${args}>` },
  { name: "orderedLayout", run: orderedLayout, type: (...args) => `OrderedLayout<${args}>` },
  { name: "tileToShape", run: tileToShape, type: (...args) => `TileToShape<${args}>` },
  { name: "withShape", run: withShape, type: (...args) => `WithShape<${args}>` },
  { name: "identityLayout", run: identityLayout, type: (...args) => `IdentityLayout<${args}>` },
  { name: "group", run: group, type: (...args) => `Group<${args}>` },
  { name: "recast", run: recast, type: (...args) => `Recast<${args}>` },
  { name: "select", run: select, type: (of, ...modes) => `Select<${of}, [${modes}]>` },
  {
    name: "slice",
    run: (of, ...at) => slice(of, ...at).layout,
    type: (of, ...at) => `Slice<${of}, [${at}]>["layout"]`,
  },
];
