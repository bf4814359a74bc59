import { describe, expect, test } from "vitest";
import { failing } from "../../src/runtime/diagnostic.js";
import * as library from "../../src/runtime/expression/expression.js";
import * as writing from "../../src/runtime/expression/text.js";
import type { Language } from "../../src/types/expression/expression.js";
import type { HTuple, IntTuple } from "../../src/types/layout/htuple.js";
import type { AnyLayout } from "../../src/types/layout/layout.js";
import type { Step } from "../../src/types/semimodule/semimodule.js";
import { figure } from "../support/figures.js";
import { at, plain as layout, plainly } from "../support/plain.js";
import { junk, nested, refusal } from "../support/refusal.js";
import { compiler, type Source, verified } from "./c.js";
import { type Case, casesOf, families, referenceAt } from "./cases.js";

interface Options {
  readonly language: Language;
  readonly names?: HTuple<string>;
}
type Text = (of: AnyLayout, names: HTuple<string>, options: Options) => string;
const toExpression: Text = plainly(library.toExpression);
const toExpressions: (...call: Parameters<Text>) => HTuple<string> = plainly(library.toExpressions);
const toFunction: (of: AnyLayout, name: string | undefined, options: Options) => string = plainly(
  library.toFunction,
);

const fail = failing("toExpression", () => "a case");
const expressionOf = (
  shape: IntTuple,
  stride: HTuple<Step>,
  names: HTuple<string>,
  language: Language,
): string => writing.expressionOf({ shape, stride, names, language }, fail);
const expressed = (of: Case, language: Language): string => writing.expressionOf({ ...of, language }, fail);
const functionFrom = (of: Case, language: Language): string =>
  writing.functionOf("at", { ...of, language }, fail);

const cases = Object.fromEntries(
  Object.entries(families).map(([family, layouts]) => [family, layouts.flatMap(casesOf)]),
);
const all = Object.values(cases).flat();
const rowsIn = (some: readonly Case[]): number => some.reduce((so, { rows }) => so + rows.length, 0);

/** The first rows for which `compute` gives something else than the offset; a negated zero is something else. */
function wrongIn({ rows }: Case, compute: (values: readonly number[]) => number): readonly string[] {
  return rows
    .filter((row) => !Object.is(compute(row), row.at(-1)))
    .slice(0, 3)
    .map((row) => `${row.slice(0, -1)} to ${compute(row)}, not ${row.at(-1)}`);
}

test("the reference is `at`", () => {
  for (const of of all) {
    const { shape, stride, names, variables, rows } = of;
    if (variables.length !== 1 || JSON.stringify(stride).includes("f")) continue;
    const reference = layout(shape, stride as IntTuple);
    for (const row of rows.slice(0, 200)) {
      expect(at(reference, row[0] as number)).toBe(row.at(-1));
      expect(referenceAt({ shape, stride, names }, row)).toBe(row.at(-1));
    }
  }
});

describe("JavaScript", () => {
  test.each(Object.entries(cases))("%s", (_, some) => {
    for (const of of some) {
      const text = expressed(of, "js");
      const names = of.variables.map(({ name }) => name);
      const expression = new Function(...names, `return ${text}`);
      const whole = new Function(`${functionFrom(of, "js")} return at;`)();
      const wrong = [...wrongIn(of, (row) => expression(...row)), ...wrongIn(of, (row) => whole(...row))];
      expect({ text, wrong }).toEqual({ text, wrong: [] });
    }
  });

  test("there is enough of it", () => {
    figure("JavaScript that ran", { expressions: all.length, coordinates: rowsIn(all) });
    expect(all.length).toBeGreaterThan(1000);
    expect(rowsIn(all)).toBeGreaterThan(500_000);
  });
});

// without a compiler this is reported as skipped, with the reason in its name
describe.skipIf(compiler === null)(
  `C and CUDA${compiler === null ? ": there is no cc, gcc or clang" : ""}`,
  () => {
    test("all at once, by the system's compiler", () => {
      const sources = all.map(
        (of): Source => ({
          of,
          expression: expressed(of, "c"),
          function: functionFrom(of, "c"),
          cuda: functionFrom(of, "cuda"),
        }),
      );
      const { rows, wrong } = verified(sources);
      const shown = wrong.map((line) => `${line} ${sources[Number.parseInt(line, 10)]?.expression}`);
      figure("C and CUDA that ran", { expressions: sources.length, coordinates: rows });
      expect(shown).toEqual([]);
      expect(rows).toBe(rowsIn(all));
    });

    test("a wrong one is found", () => {
      const [of] = all.filter(({ rows }) => rows.some((row) => row.at(-1) !== 0)) as [Case];
      const source = { of, expression: "0", function: functionFrom(of, "c"), cuda: functionFrom(of, "cuda") };
      expect(verified([source]).wrong.length).toBeGreaterThan(0);
    });
  },
);

describe("WGSL", () => {
  /** Whether 32 bits hold every coordinate and every offset. */
  const fits = ({ shape, stride, variables }: Case): boolean => {
    const flat = <T>(x: HTuple<T>): readonly T[] => (Array.isArray(x) ? x.flatMap(flat) : [x as T]);
    const reach = flat(shape).map((extent, i) => {
      const step = flat(stride)[i] as Step;
      if (typeof step === "number") return (extent - 1) * step;
      const bits = (n: number) => Math.floor(Math.log2(n));
      const value = Number((step as string).slice(1));
      return value === 0 || extent === 1 ? 0 : 2 ** (bits(extent - 1) + bits(value));
    });
    const isXor = flat(stride).some((step) => typeof step === "string");
    const over = (sign: number) => reach.reduce((so, n) => so + Math.max(n * sign, 0), 0);
    const [up, down] = isXor ? [Math.max(...reach), 0] : [over(1), over(-1)];
    const limit = down > 0 ? 2 ** 31 - 1 : 2 ** 32 - 1;
    return Math.max(up, down, ...variables.map(({ size }) => size - 1)) <= limit;
  };
  // what the functions yield is seen where they run: gpu/expression.test.ts has the same cases
  test.each(Object.entries(cases))("%s: refused just where 32 bits do not hold it", (_, some) => {
    const wrong = some.filter((of) => {
      try {
        return functionFrom(of, "wgsl") !== "" && !fits(of);
      } catch {
        const [, sentence] = refusal(() => expressed(of, "wgsl"));
        return fits(of) || !/: -?\d+ is no [iu]32 of wgsl$/.test(sentence);
      }
    });
    expect(wrong).toEqual([]);
  });
});

const languages = ["js", "c", "wgsl"] as const;
const inEach = (of: AnyLayout, names: HTuple<string>): readonly string[] =>
  languages.map((language) => toExpression(of, names, { language }));

test.each<[string, HTuple<string>, ...string[]]>([
  ["(4,8):(8,1)", ["m", "n"], "m * 8 + n", "m * 8 + n", "m * 8u + n"],
  ["(4,8):(1,4)", ["m", "n"], "m + n * 4", "m + n * 4", "m + n * 4u"],
  ["(4,8):(1,4)", "i", "i", "i", "i"],
  ["(4,8):(8,1)", "i", "(i & 3) * 8 + (i >> 2)", "(i & 3) * 8 + (i >> 2)", "(i & 3u) * 8u + (i >> 2u)"],
  ["(3,5):(5,1)", "i", "i % 3 * 5 + Math.floor(i / 3)", "i % 3 * 5 + i / 3", "i % 3u * 5u + i / 3u"],
  [
    "((4,8),(2,2)):((2,16),(1,8))",
    ["m", ["n0", "n1"]],
    "(m & 3) * 2 + (m >> 2) * 16 + n0 + n1 * 8",
    "(m & 3) * 2 + (m >> 2) * 16 + n0 + n1 * 8",
    "(m & 3u) * 2u + (m >> 2u) * 16u + n0 + n1 * 8u",
  ],
  [
    "((8,16),(8,8)):((8,512),(1,64))",
    ["m", "n"],
    "(m & 7) * 8 + (m >> 3) * 512 + (n & 7) + (n >> 3) * 64",
    "(m & 7) * 8 + (m >> 3) * 512 + (n & 7) + (n >> 3) * 64",
    "(m & 7u) * 8u + (m >> 3u) * 512u + (n & 7u) + (n >> 3u) * 64u",
  ],
  ["(4,8):(8,-1)", ["m", "n"], "m * 8 - n", "m * 8 - n", "m * 8i - n"],
  ["(4,8):(-8,1)", ["m", "n"], "n - m * 8", "n - m * 8", "n - m * 8i"],
  ["(4,8):(-8,-1)", ["m", "n"], "0 - m * 8 - n", "m * -8 - n", "m * -8i - n"],
  ["8:-1", "i", "0 - i", "-i", "-i"],
  ["(2,4):(0,-1)", "i", "0 - (i >> 1)", "-(i >> 1)", "-(i >> 1u)"],
  ["(4,8):(0,0)", "i", "0", "0", "0u"],
  ["(4,1,8):(0,7,1)", ["a", "b", "c"], "c", "c", "c"],
  [
    "(512,2):(2,1)",
    "i",
    "(i & 0x1ff) * 2 + (i >> 9)",
    "(i & 0x1ff) * 2 + (i >> 9)",
    "(i & 0x1ffu) * 2u + (i >> 9u)",
  ],
  ["(65536,65536):(65536,1)", ["m", "n"], "m * 65536 + n", "(int64_t)m * 65536 + n", "m * 65536u + n"],
  [
    "(65536,65536):(65536,1)",
    "i",
    "i % 65536 * 65536 + Math.floor(i / 65536)",
    "((int64_t)i & 0xffff) * 65536 + (i >> 16)",
    "(i & 0xffffu) * 65536u + (i >> 16u)",
  ],
])("%s over %s", (text, names, ...wanted) => {
  expect(inEach(layout(text), names)).toEqual(wanted);
});

describe("F2", () => {
  test.each<[IntTuple, HTuple<Step>, HTuple<string>, ...string[]]>([
    // rows of 64, in each the chunks of eight permuted by the row: swizzle 8x64
    [
      [8, 64],
      ["f72", "f1"],
      ["m", "n"],
      "m << 6 ^ m << 3 ^ n",
      "m << 6 ^ m << 3 ^ n",
      "(m << 6u) ^ (m << 3u) ^ n",
    ],
    [[64, 8], ["f1", "f72"], "i", "i ^ i >> 6 << 3", "i ^ i >> 6 << 3", "i ^ ((i >> 6u) << 3u)"],
    // the same where there are more rows
    [
      [64, 8, 8],
      ["f1", "f72", "f512"],
      "i",
      "i ^ (i >> 3 & 56)",
      "i ^ (i >> 3 & 56)",
      "i ^ ((i >> 3u) & 56u)",
    ],
    [[4, 4], ["f1", "f5"], "i", "i ^ i >> 2", "i ^ i >> 2", "i ^ (i >> 2u)"],
    [
      [3, 4],
      ["f1", "f4"],
      "i",
      "i % 3 ^ Math.floor(i / 3) << 2",
      "i % 3 ^ i / 3 << 2",
      "(i % 3u) ^ ((i / 3u) << 2u)",
    ],
    [[8, 8], [0, "f3"], ["m", "n"], "n << 1 ^ n", "n << 1 ^ n", "(n << 1u) ^ n"],
  ])("%j:%j over %j", (shape, stride, names, ...wanted) => {
    expect(languages.map((language) => expressionOf(shape, stride, names, language))).toEqual(wanted);
  });

  test("JavaScript splits what is past 2^31", () => {
    const text = expressionOf([8, 8], ["f9", "f8589934593"], ["m", "n"], "js");
    expect(text).toBe("(n << 2) * 2147483648 + (m << 3 ^ m ^ n)");
    expect(expressionOf([8, 8], ["f9", "f8589934593"], ["m", "n"], "c")).toBe(
      "(int64_t)m << 3 ^ m ^ (int64_t)n << 33 ^ n",
    );
  });
});

describe("coordinates", () => {
  const over = (
    shape: IntTuple,
    stride: HTuple<Step>,
    names: HTuple<string>,
    language: Language = "c",
  ): HTuple<string> => writing.expressionsOf({ shape, stride, names, language }, fail);

  test.each<[IntTuple, HTuple<Step>, HTuple<string>, HTuple<string>]>([
    [
      [4, 8],
      ["e0", "e1"],
      ["m", "n"],
      ["m", "n"],
    ],
    [
      [4, 8],
      ["e1", "6e0"],
      ["m", "n"],
      ["n * 6", "m"],
    ],
    [[4, 8], ["e0", "e1"], "i", ["i & 3", "i >> 2"]],
    [[4, 8], ["e0", "4e0"], "i", ["i"]],
    [
      [4, 8],
      ["e0", "e0+2e1"],
      ["m", "n"],
      ["m + n", "n * 2"],
    ],
    [
      [4, 8],
      ["-e0", "e2"],
      ["m", "n"],
      ["-m", "0", "n"],
    ],
    [
      [[4, 2], 8],
      [["e0", "-6e1.0"], "2e0+e1.2"],
      "i",
      ["(i & 3) + (i >> 3) * 2", ["(i >> 2 & 1) * -6", "0", "i >> 3"]],
    ],
    [[4, 8], [8, 1], ["m", "n"], "m * 8 + n"],
  ])("%j:%j over %j", (shape, stride, names, wanted) => {
    expect(over(shape, stride, names)).toEqual(wanted);
  });

  test("one expression does not hold them", () => {
    expect(refusal(() => expressionOf([4, 8], ["e0", "e1"], "i", "c"))[1]).toMatch(
      /^✗ toExpression: a case: "?e0"? is no stride of an offset$/,
    );
  });

  test("the variables have one type in all of them", () => {
    expect(over([4, 8], ["-e0", "2e1"], "i", "wgsl")).toEqual(["-(i & 3i)", "(i >> 2u) * 2i"]);
    expect(over([4, 8], ["e0", "4294967296e1"], "i", "c")).toEqual([
      "(int64_t)i & 3",
      "((int64_t)i >> 2) * 4294967296",
    ]);
  });

  test("a layout of offsets has one", () => {
    expect(toExpressions(layout("(4,8):(8,1)"), ["m", "n"], { language: "c" })).toBe("m * 8 + n");
  });
});

describe("functions", () => {
  const tile = layout("(4,8):(8,1)");

  test.each<[Options, string]>([
    [{ language: "js" }, "function tile(c0, c1) {\n  return c0 * 8 + c1;\n}"],
    [{ language: "c" }, "static inline int tile(int c0, int c1) {\n  return c0 * 8 + c1;\n}"],
    [{ language: "cuda" }, "__device__ __forceinline__ int tile(int c0, int c1) {\n  return c0 * 8 + c1;\n}"],
    [{ language: "wgsl" }, "fn tile(c0: u32, c1: u32) -> u32 {\n  return c0 * 8u + c1;\n}"],
    [{ language: "c", names: "i" }, "static inline int tile(int i) {\n  return (i & 3) * 8 + (i >> 2);\n}"],
  ])("%j", (options, text) => {
    expect(toFunction(tile, "tile", options)).toBe(text);
  });

  test("the types are those that hold the offsets", () => {
    const wide = layout("(65536,65536):(65536,1)");
    const back = layout("(4,8):(8,-1)");
    const text = (of: AnyLayout, language: Language) =>
      toFunction(of, undefined, { language }).split("\n")[0];
    expect(text(wide, "c")).toBe("static inline int64_t offset(int64_t c0, int64_t c1) {");
    expect(text(wide, "wgsl")).toBe("fn offset(c0: u32, c1: u32) -> u32 {");
    expect(text(back, "wgsl")).toBe("fn offset(c0: i32, c1: i32) -> i32 {");
    expect(text(layout(8, 2), "js")).toBe("function offset(c0) {");
    expect(toFunction(wide, "f", { language: "c" })).toContain("return c0 * 65536 + c1;");
  });
});

describe("refusals", () => {
  const tile = layout("(4,8):(8,1)");
  const said = (work: () => unknown): string => refusal(work)[1].replace(/^✗ (\w+: ){1}\S+: /, "");
  const names = (of: unknown, language: Language = "c") =>
    said(() => toExpression(tile, of as string, { language }));

  test.each<[Language, ...string[]]>([
    ["js", "2x", "a b", "a-b", "", "a;b", "return", "Math", "eval", "a\n", "a/*", "`a`", "\u2028"],
    ["c", "2x", "a b", "$a", "é", "int", "_Bool", "__x", "int64_t", "a\n", "a)(", "main"],
    [
      "c",
      "NULL",
      "EOF",
      "errno",
      "linux",
      "unix",
      "stdin",
      "INT_MAX",
      "UINT64_C",
      "PRId64",
      "FLT_EPSILON",
      "EINVAL",
    ],
    ["c", "SIGINT", "SIG_DFL", "M_PI", "or", "assert", "offsetof", "INFINITY", "UINT_FAST8_MAX", "I"],
    [
      "cuda",
      "class",
      "template",
      "__global__",
      "int",
      "NULL",
      "threadIdx",
      "blockIdx",
      "blockDim",
      "gridDim",
    ],
    ["cuda", "warpSize", "contract_assert", "errno", "linux"],
    ["wgsl", "_", "__a", "fn", "u32", "self", "a.b", "$", "partition", "NULL"],
  ])("what is no identifier of %s", (language, ...bad) => {
    for (const name of bad) {
      const shown = `${JSON.stringify(name).replace("\u2028", "\\u2028")} is no identifier of ${language}`;
      expect(names(name, language)).toBe(shown);
      expect(names([name, "n"], language)).toBe(shown);
      expect(said(() => toFunction(tile, name, { language }))).toBe(shown);
    }
  });

  test.each<[Language, ...string[]]>([
    ["js", "x", "$a", "_", "é", "int", "变量"],
    ["c", "x", "_a", "class", "A1", "threadIdx", "E0", "M", "M_TILE", "SIGMA", "exp"],
    ["cuda", "tid", "_x", "thread_idx"],
    ["wgsl", "x", "_a", "é", "int", "partial", "array", "errno"],
  ])("identifiers of %s", (language, ...good) => {
    for (const name of good) expect(toExpression(layout(4, 1), name, { language })).toBe(name);
  });

  test.each(junk.filter(([, shown]) => shown !== '"x"' && !shown.startsWith('"y')))("%s", (value, shown) => {
    expect(names(value)).toBe(`${shown} is no identifier of c`);
    expect(names([value, "n"])).toBe(`${shown} is no identifier of c`);
    expect(said(() => toExpression(tile, "i", { language: value }))).toBe(
      `${shown} is no language: js, c, wgsl or cuda`,
    );
    expect(refusal(() => toExpression(value, "i", { language: "c" }))[0]).toBe("argument");
  });

  test("names that do not fit, or repeat", () => {
    expect(names(["m", "n", "k"])).toBe('names ("m","n","k") do not fit the shape (4,8)');
    expect(names(["m", ["a", "b"]])).toBe('names ("m",("a","b")) do not fit the shape (4,8)');
    expect(names(["m"])).toBe('names ("m") do not fit the shape (4,8)');
    expect(names([])).toBe("names () do not fit the shape (4,8)");
    expect(names(["m", "m"])).toBe('("m","m") is no tuple of different names');
    expect(said(() => toFunction(tile, "m", { language: "c", names: ["m", "n"] }))).toBe(
      '("m",("m","n")) is no tuple of different names',
    );
    expect(refusal(() => toExpression(tile, nested(1001, "m"), { language: "c" }))[0]).toBe("depth");
  });

  test("what a function is not called, or takes", () => {
    for (const [bad, shown] of [
      [null, "_"],
      [4, "4"],
      ["a b", '"a b"'],
    ] as const) {
      const sentence = `${shown} is no identifier of c`;
      expect(said(() => toFunction(tile, bad as never, { language: "c" }))).toBe(sentence);
      expect(said(() => toFunction(tile, "f", { language: "c", names: bad as never }))).toBe(sentence);
    }
    expect(refusal(() => toFunction(tile, "f", undefined as never))[0]).toBe("argument");
  });

  test("languages that there are not", () => {
    for (const bad of ["rust", "toString", "JS", ""])
      expect(said(() => toExpression(tile, "i", { language: bad as Language }))).toBe(
        `${JSON.stringify(bad)} is no language: js, c, wgsl or cuda`,
      );
    for (const bad of [undefined, null, "js", 4])
      expect(refusal(() => toExpression(tile, "i", bad as never))[0]).toBe("argument");
  });

  test("offsets that no integer of the language holds", () => {
    const wgsl = (text: string) => said(() => toExpression(layout(text), "i", { language: "wgsl" }));
    expect(wgsl("2:4294967296")).toBe("4294967296 is no u32 of wgsl");
    expect(wgsl("(2,2):(2147483648,-1)")).toBe("2147483648 is no i32 of wgsl");
    expect(wgsl("2:-2147483649")).toBe("-2147483649 is no i32 of wgsl");
    expect(wgsl("4294967297:0")).toBe("4294967296 is no u32 of wgsl");
    expect(toExpression(layout("2:4294967295"), "i", { language: "wgsl" })).toBe("i * 4294967295u");
    // the least i32, whose magnitude is none
    expect(toExpression(layout("2:-2147483648"), "i", { language: "wgsl" })).toBe("i * -2147483648");
    expect(toExpression(layout("(2,2,2):(-2147483648,1,4)"), ["a", "b", "c"], { language: "wgsl" })).toBe(
      "b + c * 4i + a * -2147483648",
    );
    for (const language of ["js", "c", "cuda", "wgsl"] as const)
      expect(said(() => toExpression(layout("3:9007199254740991"), "i", { language }))).toBe(
        "a number is past 2^53-1",
      );
  });
});
