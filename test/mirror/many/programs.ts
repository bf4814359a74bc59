/* Programs of unions of many literals, of long paths and of deep tuples, each with how many instantiations it may take. */

const three = (of: string): string => `[${Array(3).fill(`of<${of}>()`)}]`;
const four = (of: string): string => `[${Array(4).fill(`of<${of}>()`)}]`;

/** `8` in n brackets. */
export const deep = (n: number, of = "8"): string => "[".repeat(n) + of + "]".repeat(n);
const indices = (n: number): string => `${Array.from({ length: n }, (_, i) => i % 3)}`;

const divides = ["logicalDivide", "zippedDivide", "tiledDivide", "flatDivide"];
const products = ["logicalProduct", "zippedProduct", "tiledProduct", "flatProduct"];
const pairs = ["blockedProduct", "rakedProduct"];
const byMode = ["composition", ...divides, ...products, ...pairs];
const questions = ["isInjective", "isSurjective", "isBijective", "isCompact", "cosize", "coalesce", "filter"];
const ofOne = [...questions, "complement", "rightInverse", "leftInverse", "size", "print", "concat"];

/** A program, and its limit. */
export type Limited = readonly [text: string, limit: number];

/** Those that once took the compiler seconds, or more than it has. */
const asked: readonly Limited[] = [
  [`layout(${three("Seven")})`, 3_000],
  ["composition(layout(of<Pairs10>()), 2)", 8_000],
  ["composition(layout(of<Pairs20>()), 2)", 12_000],
  ["logicalDivide(layout(of<Pairs6>()), [1, 2])", 12_000],
  [`isInjective(layout([4, 4, 4], ${three("Sixteen")}))`, 6_000],
  [`cosize(layout(${four("Twelve")}, ${four("Twelve")}))`, 7_000],
  ["vectorWidth(layout([of<Width>(), 8]), layout([8, 8]))", 10_000],
  ["vectorWidth(layout([8, 8]), layout([8, 8]), of<Width>())", 10_000],
  ["maxCommonVector(layout([of<Width>(), 8]), layout([8, of<Width>()]))", 9_000],
  ["at(layout([2, 6], of<['e0', 'e1'] | ['e1', 'e0'] | ['2e0', 'e1']>()), 3)", 8_000],
  ["recast(layout([8, 8]), of<24 | number>(), 8)", 3_000],
  ["recast(layout([8, 8]), 8, of<24 | number>())", 3_000],
  [`e(${indices(50)})`, 10_000],
  [`layout(8, "e${indices(50).replaceAll(",", ".")}")`, 5_000],
];

/** Their neighbours: other operations of the same. */
const near: readonly Limited[] = [
  ...byMode.map((name): Limited => [`${name}(layout([64, 64, 64, 64]), ${four("Seven")})`, 12_000]),
  ...byMode.map((name): Limited => [`${name}(layout([16, 16, 16]), ${three("Sixteen | null")})`, 12_000]),
  ...byMode.map((name): Limited => [`${name}(of<Sevens>(), [2, 2])`, 10_000]),
  ...ofOne.map((name): Limited => [`${name}(of<Sevens>())`, 4_000]),
  ...ofOne.map((name): Limited => [`${name}(layout(of<Pairs20>()))`, 16_000]),
  [`localTile(tensor(new Float32Array(4096), layout([16, 16, 16])), ${three("Seven")}, [0, 0, 0])`, 30_000],
  [`localTile(tensor(new Float32Array(4096), layout([16, 16, 16])), [4, 4, 4], ${three("Four")})`, 15_000],
  [`tensorZippedDivide(tensor(new Float32Array(4096), layout([16, 16, 16])), ${three("Seven")})`, 25_000],
  [`slice(layout([16, 16, 16]), ${three("Sixteen | null")})`, 8_000],
  [`orderedLayout([4, 4, 4], ${three("Sixteen")})`, 6_000],
  [`tileToShape(layout([4, 4, 4]), ${three("Sixteen")})`, 12_000],
  [`tileToShape(layout([4, 4, 4]), [8, 8, 8], ${three("Sixteen")})`, 15_000],
  ...["ceilDivide", "roundUp", "shapeDivide"].map(
    (name): Limited => [`${name}(${three("Sixteen")}, ${three("Sixteen")})`, 6_000],
  ),
  ['tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN"), { atoms: [of<Seven>(), of<Seven>(), 1] })', 8_000],
];

export const programs: readonly Limited[] = [...asked, ...near];
