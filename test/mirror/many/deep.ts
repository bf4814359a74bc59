/* A call for each public function that takes a tuple, or a layout of one, with tuples as deep as is asked. */

/** A leaf in n brackets, or beside a one at every level. */
export type Deep = (leaf: number | string) => string;
export const straight =
  (n: number): Deep =>
  (leaf) =>
    "[".repeat(n) + leaf + "]".repeat(n);
export const aside =
  (n: number): Deep =>
  (leaf) =>
    "[".repeat(n) + leaf + ", 1]".repeat(n);

const byTiler = (names: string, deep: Deep): string[] =>
  names
    .split(" ")
    .flatMap((name) => [
      `${name}(layout(64), ${deep(2)})`,
      `${name}(layout(${deep(64)}), ${deep(1)})`,
      `${name}(layout(${deep(64)}), 2)`,
      `${name}(layout(64), layout(${deep(2)}))`,
    ]);

const tilers =
  "composition logicalDivide zippedDivide tiledDivide flatDivide logicalProduct zippedProduct tiledProduct flatProduct blockedProduct rakedProduct assertDivides";
const ofLayouts =
  "size print cosize coshape coalesce filter filterZeros complement rightInverse leftInverse nullspace isInjective isSurjective isBijective isCompact collision missing image coordinatesOf flatten rank depth identityLayout columnMajor rowMajor coarsenings compactStride concat transpose assertCompact assertInjective assertBijective assertSurjective";
const ofShapes =
  "size coordinatesOf identityLayout columnMajor rowMajor coarsenings compactStride flatten rank depth layout";
const ofPairs =
  "congruent weaklyCongruent compatible ceilDivide roundUp shapeDivide commonRefinement within crd2idx";
const ofPairsOfLayouts =
  "layoutAdd sameFunction equal difference assertSameFunction admits maxCommonVector maxCommonLayout vectorWidth bankConflicts conflictFree swizzleFor";

/** All of them. Each leaf is another number, so that nothing is known from the one before. */
export function calls(deep: Deep): readonly string[] {
  const each = (names: string, of: (name: string) => string): string[] => names.split(" ").map(of);
  const l = `layout(${deep(64)})`;
  const t = `tensor(new Float32Array(4096), ${l})`;
  const flat = "tensor(new Float32Array(4096), layout(64))";
  return [
    `layout(${deep(5)}, ${deep(7)})`,
    `layout(${deep(5)}, ${deep('"e0"')})`,
    ...byTiler(tilers, deep),
    ...each(ofLayouts, (name) => `${name}(layout(${deep(64)}))`),
    ...each(ofShapes, (name) => `${name}(${deep(64)})`),
    ...each(ofPairs, (name) => `${name}(${deep(2)}, ${deep(2)})`),
    ...each(ofPairsOfLayouts, (name) => `${name}(layout(${deep(64)}), layout(${deep(64)}))`),
    ...each("at slice dice domainOffset", (name) => `${name}(${l}, ${deep(2)})`),
    ...each("at slice dice domainOffset", (name) => `${name}(layout(64), ${deep(2)})`),
    ...each("get sliceTensor tensorDomainOffset inBounds", (name) => `${name}(${t}, ${deep(2)})`),
    ...each("rightInverse leftInverse isSurjective missing", (name) => `${name}(${l}, ${deep(64)})`),
    ...each("orderedLayout compactOrder", (name) => `${name}(${deep(64)}, ${deep(0)})`),
    ...each("coalesce", (name) => `${name}(${l}, ${deep("null")})`),
    ...each("append prepend concat", (name) => `${name}(${l}, layout(3))`),
    ...each("group take", (name) => `${name}(${l}, 0, 1)`),
    ...each("select mode permute repeat", (name) => `${name}(${l}, ${name === "repeat" ? 2 : 0})`),
    ...each(
      "tensorComposition tensorLogicalDivide tensorZippedDivide tensorTiledDivide tensorFlatDivide",
      (name) => `[${name}(${flat}, ${deep(2)}), ${name}(${t}, 2)]`,
    ),
    `crd2idx(${deep(2)}, ${deep(64)}, ${deep(3)})`,
    `unflatten(${deep(1)}, [1])`,
    `idx2crd(2, ${deep(64)})`,
    `crd2crd(${deep(2)}, ${deep(64)}, ${deep(65)})`,
    `complement(${l}, 128, ${deep("null")})`,
    `complement(layout(4), ${deep(128)})`,
    `withShape(layout(64), ${deep(64)})`,
    `tileToShape(layout(2), ${deep(64)})`,
    `tileToShape(layout(${deep(2)}), ${deep(64)}, ${deep(0)})`,
    `recast(${l}, 16, 8)`,
    `asLayout(composedLayout(swizzle(1, 0, 3), 0, ${l}))`,
    `set(${t}, 1, ${deep(2)})`,
    `tensorCoalesce(${t}, ${deep("null")})`,
    `localTile(${flat}, ${deep(2)}, ${deep(0)})`,
    `localTile(${t}, 2, ${deep(0)})`,
    `localPartition(${flat}, layout(${deep(2)}), 1)`,
    `copy(${t}, ${t})`,
    `tensor(coordinates(${deep(0)}), layout(4, "e0"))`,
    `toExpression(${l}, "i", { language: "c" })`,
    `layout("${deep(64).replaceAll("[", "(").replaceAll("]", ")")}")`,
  ];
}
