// @ts-check
/*
 * Every operation of the library, once. To add one: its value and its type, their line in src/index.ts, and an entry in
 * the file of its folder here. From the entry come, without more,
 *   its golden cases in both halves (test/mirror/golden.test.ts), where test/golden has a file of it
 *   random cases over integers: the compiler says what the run time does (test/mirror/random.test.ts)
 *   the same over strides of every kind (test/mirror/semimodule.test.ts)
 *   random cases with numbers that are known as `number` only: its type never lies (test/mirror/no-lie.test.ts)
 *   what it costs the compiler (bench/types.mjs), and the rank that it reaches (bench/ranks.mjs)
 * What takes operands of another kind than there is adds that kind to test/support/operands.ts. This is JavaScript for
 * the sake of the benchmark, which runs without a compiler.
 */
import { algebra } from "./algebra.mjs";
import { analysis } from "./analysis.mjs";
import { layout } from "./layout.mjs";
import { swizzle } from "./swizzle.mjs";
import { tiling } from "./tiling.mjs";

/** @type {readonly import("./operation.mjs").Operation[]} */
export const operations = [...layout, ...algebra, ...tiling, ...analysis, ...swizzle];

/**
 * The functions of src/index.ts that are in no entry, by the reason: the test that draws their operands, which are not
 * layouts and integers alone, or why there is nothing to compare.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const apart = {
  "test/mirror/tensor.test.ts": [
    ..."contract copy copyIf gemm get localPartition localTile sliceTensor tensor".split(" "),
  ],
  "test/mirror/bank-conflicts.test.ts": [..."asLayout bankConflicts composedLayout conflictFree".split(" ")],
  "test/property/words.test.ts": ["coordinatesOf", "image"],
  "test-d/layout/element.test-d.ts": ["e", "f", "scale", "sum"],
  "test-d/tensor/tensor.test-d.ts": [
    ..."tensorComposition tensorFlatDivide tensorLogicalDivide tensorTiledDivide tensorZippedDivide".split(
      " ",
    ),
    ..."coordinates counting set".split(" "),
  ],
  "test-d/tensor/ragged.test-d.ts": ["inBounds"],
  "test-d/tensor/view.test-d.ts": ["tensorCoalesce", "tensorDomainOffset", "tensorGroup", "view"],
  "test-d/tensor/recast.test-d.ts": ["tensorRecast"],
  "test-d/algorithm/copy.test-d.ts": ["fill", "transform"],
  "test/tensor/interop.test.ts": ["fromNdarray", "toNdarray"],
  "test/expression/expression.test.ts": ["toExpression", "toExpressions", "toFunction"],
  "test/swizzle/bank-conflicts.test.ts": ["swizzleFor"],
  "test/analysis/bijective.test.ts": ["assertCompact"],
  "a class": ["LayoutError"],
  "a guard": ["isComposedLayout", "isLayout", "isTensor"],
};
