import { coalesce } from "../../src/runtime/coalesce.js";
import { complement } from "../../src/runtime/complement.js";
import { composition } from "../../src/runtime/composition.js";
import { crd2idx, idx2crd } from "../../src/runtime/coordinate.js";
import { flatDivide, logicalDivide, tiledDivide, zippedDivide } from "../../src/runtime/divide.js";
import { congruent, flatten, weaklyCongruent } from "../../src/runtime/htuple.js";
import { leftInverse, rightInverse } from "../../src/runtime/inverse.js";
import { at, cosize, layout } from "../../src/runtime/layout.js";
import {
  blockedProduct,
  flatProduct,
  logicalProduct,
  rakedProduct,
  tiledProduct,
  zippedProduct,
} from "../../src/runtime/product.js";
import { compatible } from "../../src/runtime/shape.js";

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
];
