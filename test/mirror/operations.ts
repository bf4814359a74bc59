import { coalesce } from "../../src/runtime/algebra/coalesce.js";
import { complement } from "../../src/runtime/algebra/complement.js";
import { composition } from "../../src/runtime/algebra/composition.js";
import { flatDivide, logicalDivide, tiledDivide, zippedDivide } from "../../src/runtime/algebra/divide.js";
import { filter, filterZeros } from "../../src/runtime/algebra/filter.js";
import { group, select } from "../../src/runtime/algebra/group.js";
import { leftInverse, nullspace, rightInverse } from "../../src/runtime/algebra/inverse.js";
import {
  blockedProduct,
  flatProduct,
  logicalProduct,
  rakedProduct,
  tiledProduct,
  zippedProduct,
} from "../../src/runtime/algebra/product.js";
import { recast } from "../../src/runtime/algebra/recast.js";
import { tileToShape } from "../../src/runtime/algebra/tile-to-shape.js";
import { withShape } from "../../src/runtime/algebra/with-shape.js";
import { admits } from "../../src/runtime/analysis/admits.js";
import { isBijective } from "../../src/runtime/analysis/bijective.js";
import { isCompact } from "../../src/runtime/analysis/compact.js";
import { isInjective } from "../../src/runtime/analysis/injective.js";
import { sameFunction } from "../../src/runtime/analysis/same-function.js";
import { isSurjective } from "../../src/runtime/analysis/surjective.js";
import { maxCommonLayout, maxCommonVector, vectorWidth } from "../../src/runtime/analysis/vector.js";
import { crd2idx, idx2crd } from "../../src/runtime/layout/coordinate.js";
import { flatten, unflatten } from "../../src/runtime/layout/flatten.js";
import { congruent, weaklyCongruent } from "../../src/runtime/layout/htuple.js";
import { identityLayout } from "../../src/runtime/layout/identity.js";
import { at, cosize, layout } from "../../src/runtime/layout/layout.js";
import { compactOrder, orderedLayout } from "../../src/runtime/layout/order.js";
import { compatible } from "../../src/runtime/layout/shape.js";
import { slice } from "../../src/runtime/layout/slice.js";

/** An operation in both halves: the name of its golden file, its value, its type. */
export interface Operation {
  readonly name: string;
  readonly run: (...args: any[]) => unknown;
  readonly type: (...args: string[]) => string;
}

/** Its value as nothing but a value: the compiler would compare the signatures of all operations with each other. */
function operation(name: string, run: unknown, type: Operation["type"]): Operation {
  return { name, run: run as Operation["run"], type };
}

/** The operations with a golden file. A new one joins by one line. */
export const operations: readonly Operation[] = [
  operation("coalesce", coalesce, (...args) => `Coalesce<${args}>`),
  operation("composition", composition, (...args) => `Composition<${args}>`),
  operation("idx2crd", idx2crd, (...args) => `Idx2crd<${args}>`),
  operation("crd2idx", crd2idx, (...args) => `Crd2idx<${args}>`),
  operation("compatible", compatible, (...args) => `Compatible<${args}>`),
  operation("congruent", congruent, (...args) => `Congruent<${args}>`),
  operation("weakly_congruent", weaklyCongruent, (...args) => `WeaklyCongruent<${args}>`),
  operation("complement", complement, (...args) => `Complement<${args}>`),
  operation("right_inverse", rightInverse, (...args) => `RightInverse<${args}>`),
  operation("left_inverse", leftInverse, (...args) => `LeftInverse<${args}>`),
  operation("logical_divide", logicalDivide, (...args) => `LogicalDivide<${args}>`),
  operation("zipped_divide", zippedDivide, (...args) => `ZippedDivide<${args}>`),
  operation("tiled_divide", tiledDivide, (...args) => `TiledDivide<${args}>`),
  operation("flat_divide", flatDivide, (...args) => `FlatDivide<${args}>`),
  operation("logical_product", logicalProduct, (...args) => `LogicalProduct<${args}>`),
  operation("zipped_product", zippedProduct, (...args) => `ZippedProduct<${args}>`),
  operation("tiled_product", tiledProduct, (...args) => `TiledProduct<${args}>`),
  operation("flat_product", flatProduct, (...args) => `FlatProduct<${args}>`),
  operation("blocked_product", blockedProduct, (...args) => `BlockedProduct<${args}>`),
  operation("raked_product", rakedProduct, (...args) => `RakedProduct<${args}>`),
];

/** The other operations that public reports speak of. */
export const others: readonly Operation[] = [
  operation("at", at, (of, ...coordinate) => `At<${of}, [${coordinate}]>`),
  operation("cosize", cosize, (...args) => `Cosize<${args}>`),
  operation("flatten", flatten, (...args) => `Flatten<${args}>`),
  operation("unflatten", unflatten, (...args) => `Unflatten<${args}>`),
  operation("layout", layout, (shape, stride = "never") => `LayoutOf<${shape}, ${stride}>`),
  operation("isInjective", isInjective, (...args) => `IsInjective<${args}>`),
  operation("isSurjective", isSurjective, (...args) => `IsSurjective<${args}>`),
  operation("isBijective", isBijective, (...args) => `IsBijective<${args}>`),
  operation("isCompact", isCompact, (...args) => `IsCompact<${args}>`),
  operation("sameFunction", sameFunction, (...args) => `SameFunction<${args}>`),
  operation("maxCommonVector", maxCommonVector, (...args) => `MaxCommonVector<${args}>`),
  operation("maxCommonLayout", maxCommonLayout, (...args) => `MaxCommonLayout<${args}>`),
  operation("vectorWidth", vectorWidth, (...args) => `VectorWidth<${args}>`),
  operation("admits", admits, (...args) => `Admits<${args}>`),
  operation("filter", filter, (...args) => `Filter<${args}>`),
  operation("filterZeros", filterZeros, (...args) => `FilterZeros<${args}>`),
  operation("nullspace", nullspace, (...args) => `Nullspace<${args}>`),
  operation("compactOrder", compactOrder, (...args) => `CompactOrder<${args}>`),
  operation("orderedLayout", orderedLayout, (...args) => `OrderedLayout<${args}>`),
  operation("tileToShape", tileToShape, (...args) => `TileToShape<${args}>`),
  operation("withShape", withShape, (...args) => `WithShape<${args}>`),
  operation("identityLayout", identityLayout, (...args) => `IdentityLayout<${args}>`),
  operation("group", group, (...args) => `Group<${args}>`),
  operation("recast", recast, (...args) => `Recast<${args}>`),
  operation("select", select, (of, ...modes) => `Select<${of}, [${modes}]>`),
  operation(
    "slice",
    (...args: unknown[]) => (slice as Function)(...args).layout,
    (of, ...at) => `Slice<${of}, [${at}]>["layout"]`,
  ),
  operation(
    "slice_offset",
    (...args: unknown[]) => (slice as Function)(...args).offset,
    (of, ...at) => `Slice<${of}, [${at}]>["offset"]`,
  ),
];
