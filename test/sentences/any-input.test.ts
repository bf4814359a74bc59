import { beforeAll, describe, expect, test } from "vitest";
import type { AnyLayout } from "../../src/index.js";
import * as library from "../../src/index.js";
import { type Compiled, compileFiles, limit } from "../support/compiled.js";
import { figure } from "../support/figures.js";
import { junk, nested, refusal } from "../support/refusal.js";

const {
  at,
  blockedProduct,
  coalesce,
  complement,
  composition,
  compactStride,
  crd2idx,
  depth,
  flatten,
  idx2crd,
  layout,
  logicalDivide,
  logicalProduct,
  print,
  rank,
  size,
  zippedDivide,
} = library;

// Whatever comes in, what goes out is a clear error or an honest open type.

describe("at run time", () => {
  const L = layout([4, 8]) as AnyLayout;
  const takers: Readonly<Record<string, (x: never) => unknown>> = {
    layout: (x) => layout(x),
    "layout's stride": (x) => layout([4, 8], x as never),
    size,
    rank,
    depth,
    flatten,
    compactStride,
    "at's coordinate": (x) => at(L, x),
    "idx2crd's coordinate": (x) => idx2crd(x, [4, 8]),
    "idx2crd's shape": (x) => idx2crd(3, x),
    "crd2idx's stride": (x) => crd2idx(3, [4, 8], x as never),
    "coalesce's profile": (x) => coalesce(L, [x]),
    "composition's tiler": (x) => composition(L, [x]),
    "logicalDivide's tiler": (x) => logicalDivide(L, [x]),
    "zippedDivide's tiler": (x) => zippedDivide(L, [x]),
    "logicalProduct's tiler": (x) => logicalProduct(L, [x]),
    "complement's bound": (x) => complement(L, x as never),
  };
  const layouts: Readonly<Record<string, (x: never) => unknown>> = {
    at: (x) => at(x, 3),
    print,
    coalesce,
    complement,
    composition: (x) => composition(x, 4),
    logicalDivide: (x) => logicalDivide(x, 4),
    blockedProduct: (x) => blockedProduct(x, 4),
  };

  test.each(Object.entries(takers))("%s takes nothing but integers in tuples", (name, take) => {
    // what a number in a profile is does not count
    if (name === "coalesce's profile") return;
    // a profile is one of anything
    if (["rank", "depth", "flatten"].includes(name)) return;
    // null and undefined stand for what is left out, a text for a layout's
    for (const [value] of junk.filter(
      ([one]) => one !== null && one !== undefined && typeof one !== "string",
    ))
      refusal(() => take(value));
  });

  test.each(Object.entries(layouts))("%s takes nothing but a layout", (_, take) => {
    for (const [value] of junk) refusal(() => take(value));
    refusal(() => take({ shape: 4, stride: 1 } as never));
    refusal(() => take([4, 8] as never));
  });

  test.each(Object.entries(takers))("%s refuses what nests 10,000 deep", (_, take) => {
    expect(refusal(() => take(nested(10_000)))[0]).toBe("depth");
    expect(refusal(() => take(nested(1_001)))[0]).toBe("depth");
  });

  test("what nests 1,000 deep works", () => {
    const deep = layout(nested(1_000, 4), nested(1_000, 2)) as AnyLayout;
    expect(at(deep, 3)).toBe(6);
    expect(depth(deep)).toBe(1_000);
    expect(print(coalesce(deep))).toBe("4:2");
    expect(print(composition(deep, 2))).toBe("2:2");
    expect(layout(print(deep)).shape).toEqual(deep.shape);
  });

  test("texts of 10,000 characters", () => {
    const wide = layout(`(${Array.from({ length: 5_000 }, () => 1)})`) as AnyLayout;
    expect(rank(wide)).toBe(5_000);
    expect(print(coalesce(wide))).toBe("1:0");
    expect(refusal(() => layout("(".repeat(10_000)))[0]).toBe("syntax");
    expect(refusal(() => layout(`${"(".repeat(5_000)}4${")".repeat(5_000)}`))[0]).toBe("depth");
    expect(refusal(() => layout(")".repeat(10_000)))[0]).toBe("syntax");
    expect(refusal(() => layout("x".repeat(10_000)))[0]).toBe("syntax");
    expect(refusal(() => layout(",".repeat(10_000)))[0]).toBe("syntax");
    expect(refusal(() => layout("9".repeat(10_000)))[0]).toBe("overflow");
    expect(print(layout(`${" ".repeat(10_000)}4`))).toBe("4:1");
  });

  test("a cycle is refused", () => {
    const cycle: unknown[] = [4];
    cycle.push(cycle);
    expect(refusal(() => layout(cycle as never))[0]).toBe("depth");
    expect(refusal(() => composition(L, cycle as never))[0]).toBe("depth");
  });
});

/** Rank 64: as many twos as a size can have, and ones. */
const shape64 = Array.from({ length: 64 }, (_, i) => (i % 3 === 2 ? 1 : 2));
const stride64 = shape64.map((_, i) => (i % 3 === 2 ? 7 : 2 ** (i - Math.floor(i / 3))));
const text64 = `"(${shape64}):(${stride64})"`;

/** Calls that the compiler must answer: with a type that is given, or with an error that says what is wrong. */
const large: readonly (readonly [call: string, right: string | RegExp])[] = [
  [`layout([${shape64}], [${stride64}])`, /^Layout<\[2, 2, 1, .*>$/],
  [`layout([${shape64}])`, /^Layout<\[2, 2, 1, .*>$/],
  [`layout(${text64})`, /^Layout<\[2, 2, 1, .*>$/],
  [`coalesce(layout(${text64}))`, "Layout<8796093022208, 1>"],
  [`composition(layout(${text64}), layout("(4,8):(1,16)"))`, "Layout<[4, 8], [1, 16]>"],
  [`composition(layout("8796093022208:3"), layout(${text64}))`, /^Layout<\[2, 2, 1, .*>$/],
  [`at(layout(${text64}), 123456789)`, "123456789"],
  [`at(layout(${text64}), ${shape64.map(() => 1)})`, /^\d+$/],
  [`idx2crd(123456789, [${shape64}])`, /^\[1, 0, .*\]$/],
  [`size(layout(${text64}))`, "8796093022208"],
  [`print(layout(${text64}))`, /^"\(2,2,1,.*"$/],
  [
    `layout("(${Array.from({ length: 5_000 }, () => 1)})")`,
    /^Layout<(\[1, 1, .*|IntTuple, StepTuple|never, never)>$/,
  ],
  [`layout("${"(".repeat(10_000)}")`, /^Layout<(IntTuple, StepTuple|never, never)>$/],
  [`layout("${")".repeat(10_000)}")`, /^Layout<(IntTuple, StepTuple|never, never)>$/],
  [`layout("${"x".repeat(10_000)}")`, /^Layout<(IntTuple, StepTuple|never, never)>$/],
  [`layout("${"9".repeat(10_000)}")`, /^Layout<(IntTuple, StepTuple|never, never)>$/],
  [`layout("${",".repeat(10_000)}")`, /^Layout<(IntTuple, StepTuple|never, never)>$/],
  [`layout("${" ".repeat(10_000)}4")`, /^Layout<(IntTuple, StepTuple|never, never|4, 1)>$/],
  [`layout("${"(".repeat(5_000)}4${")".repeat(5_000)}")`, /^Layout<(IntTuple, StepTuple|never, never)>$/],
  [`layout("${"(".repeat(20)}4${")".repeat(20)}")`, /^Layout<\[.*4.*\], \[.*1.*\]>$/],
];

/** Calls with `$` for an operand that is known as one of several: a union, or `any`. */
const several: readonly (readonly [call: string, ...values: readonly string[]])[] = [
  ...[
    "composition($, 2)",
    "composition($, [2])",
    "composition($, layout(2, 2))",
    "composition(layout([8, 8]), $)",
    "composition(layout([8, 8]), [$])",
    "composition(layout([8, 8]), [null, $])",
    "coalesce($)",
    "coalesce($, [null])",
    "at($, 3)",
    "idx2crd(3, $)",
    "crd2idx(3, $)",
    "crd2crd(3, $, [2, 2])",
    "crd2crd(3, [2, 2], $)",
    "complement($)",
    "complement($, 64)",
    "complement(layout(4), $)",
    "rightInverse($)",
    "leftInverse($)",
    "logicalDivide($, 2)",
    "logicalDivide(layout(64), $)",
    "zippedDivide($, [2])",
    "zippedDivide(layout([8, 8]), [$])",
    "tiledDivide(layout([8, 8]), $)",
    "flatDivide($, $)",
    "logicalProduct($, 2)",
    "logicalProduct(layout(4), $)",
    "zippedProduct($, [2])",
    "flatProduct(layout([4, 4]), [$])",
    "blockedProduct($, 2)",
    "blockedProduct(layout([4]), $)",
    "rakedProduct($, layout([2]))",
    "mode($, 0)",
    "mode($, 1)",
    "concat($, layout(4))",
    "size($)",
    "cosize($)",
    "print($)",
    "equal($, $)",
    "equal($, layout(4))",
    "rank($)",
    "depth($)",
    "compactStride($)",
    "congruent($, $)",
    "congruent($, 4)",
    "weaklyCongruent($, [4])",
    "weaklyCongruent([4], $)",
    "compatible($, $)",
    "compatible(4, $)",
  ].flatMap((call) => [
    [call, "layout(4)", "layout(8)"] as const,
    [call, "layout([4])", "layout([8], [2])"] as const,
    [call, "layout(4)", "layout([4, 2])"] as const,
    [call, "layout([2, 2])", "layout([2, [2, 2]])", "layout(16, 3)"] as const,
  ]),
  ...[
    "layout($)",
    "layout([4, $])",
    "layout([$, 4])",
    "layout([4, 8], [$, 1])",
    "at(layout([4, 8]), $)",
    "at(layout([4, 8]), 1, $)",
    "at(layout([$, 8]), 3, 5)",
    "at(layout([$, 8]), 13)",
    "idx2crd($, [4, 8])",
    "idx2crd(13, [$, 8])",
    "idx2crd(13, [4, $])",
    "idx2crd(13, [4, 8], [$, 1])",
    "crd2idx([1, $], [4, 8])",
    "crd2idx([1, 2], [$, 8])",
    "crd2idx(13, [4, 8], [$, 1])",
    "crd2crd($, [4, 8], [8, 4])",
    "crd2crd(13, [$, 8], [8, $])",
    "composition(layout([8, 8]), $)",
    "composition(layout([8, 8]), [$, 2])",
    "composition(layout([$, 8], [8, 1]), layout(4))",
    "composition(layout([$, 8], [8, 1]), layout(2, 4))",
    "composition(layout(64), layout([2, $], [$, 1]))",
    "coalesce(layout([$, 8]))",
    "coalesce(layout([4, 8], [1, $]))",
    "complement(layout([4, 2], [1, $]))",
    "complement(layout($), 64)",
    "complement(layout(4), $)",
    "rightInverse(layout([4, 8], [$, 1]))",
    "leftInverse(layout([4, 8], [1, $]))",
    "logicalDivide(layout([$, 8]), [2, 2])",
    "logicalDivide(layout([8, 8]), [$, $])",
    "zippedDivide(layout([8, 8]), [$])",
    "logicalProduct(layout($), $)",
    "blockedProduct(layout([4, 8]), layout([$, 2]))",
    "size([4, $])",
    "cosize(layout([4, $]))",
    "compactStride([$, 2])",
    "flatten([4, [$]])",
    "compatible($, 4)",
    "compatible([4, $], [4, $])",
    "congruent($, 4)",
  ].flatMap((call) => [[call, "4", "8"] as const, [call, "1", "2", "16"] as const]),
  ...[
    "layout($)",
    "layout([2, $])",
    "rank($)",
    "depth($)",
    "flatten($)",
    "size($)",
    "idx2crd(3, $)",
    "at(layout([8, [4, 2]]), 1, $)",
  ].map((call) => [call, "4", "[4, 2]"] as const),
  ["mode(layout([4, 8]), $)", "0", "1"],
  ["mode(layout([4, 8]), $)", "0", "2"],
  ["layout($)", '"4:1"', '"(4,2)"'],
  ["composition(layout([8, 8]), $)", "[2, 2]", "4", "null", "layout(4)", "[null, 2]"],
  ["zippedDivide(layout([8, 8]), $)", "[2, 2]", "4", "[layout(2)]", "[null, 2]"],
  ["coalesce(layout([2, [2, 2]]), $)", "null", "[null]"],
];

const names = Object.keys(library);
const run = (call: string): unknown => new Function(...names, `return ${call};`)(...Object.values(library));

const written = (value: unknown): string => {
  if (library.isLayout(value)) return `Layout<${written(value.shape)}, ${written(value.stride)}>`;
  return Array.isArray(value) ? `[${value.map(written).join(", ")}]` : JSON.stringify(value);
};

/** What the call gives for one of its values; nothing where it is refused. */
function resultOf(call: string, value: string): string | undefined {
  try {
    return written(run(call.replaceAll("$", value)));
  } catch (fault) {
    if (fault instanceof library.LayoutError) return undefined;
    throw fault;
  }
}

/** Programs of a few lines, each with a name of its own. */
const imports = `import { ${names.join(", ")} } from "cute-layout";
import type { AnyLayout, Composition, Coalesce, Complement, Flatten, IntTuple, Layout, Tiler } from "cute-layout";
declare function of<T>(): T;
declare function same<const T>(x: T): T;
`;

/** What is not known yet is not refused. */
const generic = [
  "<L extends AnyLayout>(l: L) => { composition(l, 4); }",
  "<L extends AnyLayout>(l: L) => { coalesce(l, [null]); }",
  "<L extends AnyLayout>(l: L) => { complement(l); }",
  "<L extends AnyLayout>(l: L) => { zippedDivide(l, [4, 4]); }",
  "<const S extends IntTuple>(s: S) => { layout(s); }",
  "<T extends Tiler>(t: T) => { composition(layout([8, 8]), t); }",
  "<L extends AnyLayout>(l: L) => composition(l as AnyLayout, 4)",
  "<L extends AnyLayout>(l: L) => zippedDivide(l as Layout, [4, 4])",
  "(l: Layout) => composition(l, [4, 4])",
  "(n: number) => layout([n, 8])",
  "(t: Tiler) => composition(layout([8, 8]), t)",
  "(s: IntTuple) => layout(s)",
  "(s: readonly number[]) => layout(s)",
  "(s: string) => layout(s)",
];

describe("in the compiler", () => {
  let compiled: Compiled;
  const lineOf = new Map<string, number>();

  beforeAll(async () => {
    const files: Record<string, string> = {};
    const put = (file: string, lines: readonly string[]) => {
      files[file] = [imports, ...lines, ""].join("\n");
      const before = imports.split("\n").length;
      for (const [i, line] of lines.entries()) {
        const [, name] = /^export const (\w+)/.exec(line) ?? [];
        if (name !== undefined) lineOf.set(name, before + i + 1);
      }
    };
    put(
      "large.ts",
      large.map(([call], i) => `export const large${i} = ${call};`),
    );
    for (const kind of ["union", "any"])
      put(
        `${kind}.ts`,
        several.flatMap(([call, ...values], i) => {
          const name = `${kind}${i}`;
          const results = values.map((value) => resultOf(call, value)).filter((one) => one !== undefined);
          return [
            ...values.map((value, j) => `const ${name}v${j} = same(${value});`),
            `declare const ${name}x: ${kind === "any" ? "any" : values.map((_, j) => `typeof ${name}v${j}`).join(" | ")};`,
            `export const ${name} = ${call.replaceAll("$", `${name}x`)};`,
            ...results.map((result, j) => `export const ${name}m${j}: typeof ${name} = of<${result}>();`),
          ];
        }),
      );
    put(
      "generic.ts",
      generic.map((program, i) => `export const generic${i} = ${program};`),
    );
    compiled = await compileFiles("any-input", files);
    figure("tsc over large and open operands", compiled.figures);
  }, limit + 10_000);

  const errorsAt = (file: string, name: string) =>
    compiled.errors.filter((one) => one.file === file && one.line === lineOf.get(name));

  test("nothing is too deep for it", () => {
    const limits = /TS(2589|2590|2321|2859)/;
    expect(compiled.errors.filter(({ code }) => limits.test(code))).toEqual([]);
  });

  test.each(large.map(([call, right], i) => [call.slice(0, 60), right, i] as const))("%s", (_, right, i) => {
    const type = compiled.constants.get(`large${i}`);
    expect(type).toMatch(
      typeof right === "string" ? new RegExp(`^${right.replace(/[[\]().*]/g, "\\$&")}$`) : right,
    );
    const errors = errorsAt("large.ts", `large${i}`);
    if (type === "Layout<never, never>") expect(errors.map(({ message }) => message)[0]).toMatch(/"✗ /);
    else expect(errors).toEqual([]);
  });

  test.each(["union", "any"])("a %s gives no wrong result", (kind) => {
    let refused = 0;
    const wrong = several.flatMap(([call, ...values], i) => {
      const name = `${kind}${i}`;
      const text = `${call} with ${kind === "any" ? "any" : values.join(" | ")}: ${compiled.constants.get(name)}`;
      const errors = errorsAt(`${kind}.ts`, name);
      if (errors.length > 0) {
        refused++;
        const clear = errors.every(({ message }) => message.includes("✗ "));
        const legal = values.some((value) => resultOf(call, value) !== undefined);
        return clear && !legal ? [] : [`refused, ${text}: ${errors[0]?.message}`];
      }
      return values.flatMap((_, j) => {
        const found = lineOf.has(`${name}m${j}`) ? errorsAt(`${kind}.ts`, `${name}m${j}`) : [];
        return found.map(({ message }) => `${text}: ${message}`);
      });
    });
    figure(`calls with ${kind}`, { calls: several.length, refused });
    expect(wrong).toEqual([]);
  });

  test.each(generic.map((program, i) => [program, i] as const))("%s", (_, i) => {
    expect(errorsAt("generic.ts", `generic${i}`)).toEqual([]);
  });
});
