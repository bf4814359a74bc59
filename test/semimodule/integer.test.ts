import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { LayoutError } from "../../src/runtime/diagnostic.js";
import * as integer from "../../src/runtime/semimodule/integer.js";
import { type Claim, compile, limit } from "../support/compiler.js";

const LIMIT = 2n ** 53n - 1n;
const refused = (operation: string, operands: string, sentence: string) =>
  `✗ ${operation}: ${operands}: ${sentence}`;
const safe = (value: bigint) => value <= LIMIT && value >= -LIMIT;
const down = (a: bigint, b: bigint) => a / b - (a % b !== 0n && a < 0n !== b < 0n ? 1n : 0n);

/** What BigInt says: a value, or the reason why there is none. */
type Answer = bigint | boolean | null | "overflow" | "division";
const bounded = (value: bigint): Answer => (safe(value) ? value : "overflow");
const divided = (b: bigint, value: () => Answer): Answer => (b === 0n ? "division" : value());

const sorted = (a: bigint, b: bigint): [bigint, bigint] => (a < b ? [a, b] : [b, a]);

const binary: Record<string, { sign: string; answer: (a: bigint, b: bigint) => Answer }> = {
  add: { sign: " +", answer: (a, b) => bounded(a + b) },
  subtract: { sign: " -", answer: (a, b) => bounded(a - b) },
  multiply: { sign: " *", answer: (a, b) => bounded(a * b) },
  floorDivide: { sign: " /", answer: (a, b) => divided(b, () => down(a, b)) },
  ceilDivide: { sign: " /", answer: (a, b) => divided(b, () => -down(-a, b)) },
  roundUp: { sign: " /", answer: (a, b) => divided(b, () => bounded(-down(-a, b) * b)) },
  remainder: { sign: " %", answer: (a, b) => divided(b, () => a - b * down(a, b)) },
  exactQuotient: { sign: " /", answer: (a, b) => (b !== 0n && a % b === 0n ? a / b : null) },
  divides: { sign: ",", answer: (a, b) => a !== 0n && b % a === 0n },
  compare: { sign: ",", answer: (a, b) => (a < b ? -1n : a > b ? 1n : 0n) },
  min: { sign: ",", answer: (a, b) => sorted(a, b)[0] },
  max: { sign: ",", answer: (a, b) => sorted(a, b)[1] },
};
const unary: Record<string, (a: bigint) => bigint> = {
  negate: (a) => -a,
  absolute: (a) => (a < 0n ? -a : a),
};

/** An answer as the text of a type; a refusal is its message. */
function typeText(operation: string, a: bigint, b: bigint): string {
  const { sign, answer } = binary[operation]!;
  const result = answer(a, b);
  const sentence = { overflow: "a number is past 2^53-1", division: "division by zero" }[String(result)];
  return sentence === undefined
    ? String(result)
    : `LayoutError<"${refused(operation, `${a}${sign} ${b}`, sentence)}">`;
}

/** What the runtime gives, as the text of a type. */
function runText(operation: string, ...operands: number[]): string {
  try {
    const result = (integer as unknown as Record<string, (...operands: number[]) => unknown>)[operation]!(
      ...operands,
    );
    return Object.is(result, -0) ? "-0" : String(result);
  } catch (error) {
    if (error instanceof LayoutError) return `LayoutError<"${error.message}">`;
    throw error;
  }
}

// Always the same random numbers (Park and Miller).
let seed = 20250601;
function random(below: number): number {
  seed = (seed * 48271) % 2147483647;
  return seed % below;
}

const edges = [
  ...[
    0n,
    1n,
    2n,
    3n,
    7n,
    12n,
    64n,
    96n,
    1728n,
    16384n,
    55296n,
    65536n,
    2n ** 32n,
    2n ** 52n,
    LIMIT - 1n,
    LIMIT,
  ],
  ...[1n, 2n, 3n, 6n, 9n, 15n].flatMap((k) => [10n ** k - 1n, 10n ** k, 10n ** k + 1n]),
].flatMap((n) => (n === 0n ? [n] : [n, -n]));

function digits(): bigint {
  const value =
    (BigInt(random(2 ** 31)) * 2n ** 31n + BigInt(random(2 ** 31))) % 10n ** BigInt(1 + random(16));
  return value > LIMIT ? value % LIMIT : value;
}
const smooth = () => BigInt([1, 3, 5, 7, 9, 15, 27, 45, 81][random(9)]!) << BigInt(random(46));
const some = () =>
  [digits, digits, smooth, () => BigInt(random(1000)), () => edges[random(edges.length)]!][random(5)]!();
const signed = () => (random(4) === 0 ? -some() : some());

function pair(): [bigint, bigint] {
  const [a, b] = [signed(), signed()];
  return random(3) === 0 && safe(a * b)
    ? [a * b, b]
    : random(3) === 0 && safe(a * b + 1n)
      ? [a * b + 1n, b]
      : [a, b];
}
const near = edges.filter((_, index) => index % 3 === 0);
const pairs = [
  ...near.flatMap((a) => near.map((b): [bigint, bigint] => [a, b])),
  ...Array.from({ length: 3000 }, pair),
];

/** What the compiler finds wrong in claims on types of the integers, each with its text. */
async function wrongIn(folder: string, claims: readonly Claim[]): Promise<readonly string[]> {
  const modules = { I: "cute-layout/types/semimodule/integer.js" };
  const { wrong, elsewhere } = await compile(claims, `integers-${folder}`, modules);
  return [...elsewhere, ...[...wrong].map(([{ got }, message]) => `${got}: ${message}`)];
}

const typeName = (operation: string) => operation[0]!.toUpperCase() + operation.slice(1);
const claim = (type: string, right: string): Claim => ({ name: "", got: `I.${type}`, right });

describe("against BigInt", () => {
  it.each(Object.keys(binary))("%s at run time", (operation) => {
    for (const [a, b] of pairs) {
      const expected = typeText(operation, a, b);
      const actual = runText(operation, Number(a), Number(b));
      if (actual !== expected) expect.fail(`${operation}(${a}, ${b}) is ${actual}, not ${expected}`);
    }
  });

  it.each(Object.keys(unary))("%s at run time", (operation) => {
    for (const [a] of pairs) expect(runText(operation, Number(a))).toBe(String(unary[operation]!(a)));
  });

  it(
    `the types, ${pairs.length} pairs to an operation`,
    async () => {
      const claims = Object.keys(binary).flatMap((operation) =>
        pairs.map(([a, b]) => claim(`${typeName(operation)}<${a}, ${b}>`, typeText(operation, a, b))),
      );
      const ofOne = Object.keys(unary).flatMap((operation) =>
        pairs.map(([a]) => claim(`${typeName(operation)}<${a}>`, String(unary[operation]!(a)))),
      );
      expect(await wrongIn("pairs", [...claims, ...ofOne])).toEqual([]);
    },
    limit,
  );
});

describe("what is no literal", () => {
  const numerals: [type: string, expected: string][] = [
    ...["Plus", "Minus"].flatMap((name): [string, string][] => [
      [`${name}<"?", "0">`, '"?"'],
      [`${name}<"?", "7">`, '"?"'],
      [`${name}<"?", "!">`, '"!"'],
      [`${name}<"!", "1">`, '"!"'],
      [`${name}<"3", "?">`, '"?"'],
      [`${name}<"0", "?">`, '"?"'],
      [`${name}<"0", "!">`, '"!"'],
    ]),
    ['Product<"0", "?">', '"0"'],
    ['Product<"?", "0">', '"0"'],
    ['Product<"!", "0">', '"!"'],
    ['Product<"0", "!">', '"!"'],
    ['Product<"1", "?">', '"?"'],
    ['Product<"?", "1">', '"?"'],
    ['Product<"?", "-8">', '"?"'],
    ['Product<"?", "!">', '"!"'],
    ['Product<"0", "123456789">', '"0"'],
    ['Product<"9007199254740991", "0">', '"0"'],
    ['Product<"9007199254740991", "9007199254740991">', '"!"'],
    ['Quotient<"?", "?">', '"?"'],
    ['Quotient<"?", "1">', '"?"'],
    ['Quotient<"8", "?">', '"?"'],
    ['Quotient<"0", "?">', '"?"'],
    ['Quotient<"0", "4">', '"0"'],
    ['Quotient<"0", "-761">', '"0"'],
    ['Quotient<"0", "0">', "null"],
    ['Quotient<"?", "0">', "null"],
    ['Quotient<"!", "2">', '"!"'],
    ['Quotient<"2", "!">', '"!"'],
    ...["Floor", "Ceiling", "Modulo"].flatMap((name): [string, string][] => [
      [`${name}<"?", "4">`, '"?"'],
      [`${name}<"4", "?">`, '"?"'],
      [`${name}<"0", "?">`, '"?"'],
      [`${name}<"0", "-12">`, '"0"'],
      [`${name}<"?", "!">`, '"!"'],
      [`${name}<"5", "0">`, '"!"'],
      [`${name}<"?", "0">`, '"!"'],
      [`${name}<"0", "0">`, '"!"'],
    ]),
    ['Modulo<"?", "1">', '"0"'],
    ['Order<"?", "?">', '"?"'],
    ['Order<"?", "3">', '"?"'],
    ['Order<"3", "?">', '"?"'],
    ['Order<"3", "!">', '"!"'],
    ['Negative<"?">', '"?"'],
    ['Negative<"!">', '"!"'],
    ['Magnitude<"-7">', '"7"'],
    ['Magnitude<"?">', '"?"'],
    ["NumeralOf<-12>", '"-12"'],
    ["NumeralOf<0>", '"0"'],
    ["NumeralOf<number>", '"?"'],
    ["NumeralOf<any>", '"?"'],
    ["NumeralOf<never>", '"!"'],
    ["NumeralOf<3 | 4>", '"?"'],
    ["NumeralOf<3 | -4>", '"?"'],
    ["NumeralOf<3 | 761>", '"?"'],
    ["NumeralOf<1443 | 761>", '"?"'],
    ["NumeralOf<761>", '"761"'],
    ["NumeralOf<1.5>", '"!"'],
    ["NumeralOf<1e21>", '"!"'],
    ["NumeralOf<1e-7>", '"!"'],
    ["NumeralOf<9007199254740991>", '"9007199254740991"'],
    ["NumeralOf<9007199254740992>", '"!"'],
    ["NumeralOf<-9007199254740992>", '"!"'],
    ['ValueOf<"-12">', "-12"],
    ['ValueOf<"?">', "number"],
    ['ValueOf<"!">', "never"],
  ];
  const numbers: [type: string, expected: string][] = [
    ["Add<number, 3>", "number"],
    ["Add<3, any>", "number"],
    ["Add<3 | 4, 1>", "number"],
    ["Multiply<number, 0>", "0"],
    ["FloorDivide<number, 4>", "number"],
    ["FloorDivide<4, number>", "number"],
    ["Remainder<number, 1>", "0"],
    ["ExactQuotient<number, 4>", "number | null"],
    ["ExactQuotient<number, 1>", "number"],
    ["Divides<number, 4>", "boolean"],
    ["Divides<1, number>", "true"],
    ["Compare<number, 4>", "-1 | 0 | 1"],
    ["Min<number, 4>", "number"],
    ["Max<3 | 4, 4>", "number"],
    ["Negate<number>", "number"],
    ["Absolute<-3 | 3>", "number"],
  ];

  it("is answered as openly as is true, and no more", async () => {
    const claims = [...numerals, ...numbers].map(([type, right]) => claim(type, right));
    expect(await wrongIn("open", claims)).toEqual([]);
  });
});

describe("refusals", () => {
  const faults: [operation: string, operands: number[]][] = [
    ["add", [1.5, 2]],
    ["add", [9007199254740992, 1.5]],
    ["subtract", [2, 1e-7]],
    ["multiply", [9007199254740991, 2]],
    ["multiply", [2, 1e21]],
    ["floorDivide", [5, 0]],
    ["floorDivide", [0.5, 0]],
    ["remainder", [5, 0]],
    ["ceilDivide", [0, 0]],
    ["exactQuotient", [4, 0.25]],
    ["divides", [1.5, 3]],
    ["compare", [-1e300, 0]],
    ["min", [2.5, 3]],
    ["max", [3, -9007199254740992]],
    ["negate", [1.5]],
    ["absolute", [-9007199254740992]],
  ];

  it("say the same in both halves", async () => {
    const claims = faults.map(([operation, operands]) => {
      const expected = runText(operation, ...operands);
      expect(expected).toContain(`LayoutError<"✗ ${operation}: `);
      return claim(`${typeName(operation)}<${operands.join(", ")}>`, expected);
    });
    expect(await wrongIn("refusals", claims)).toEqual([]);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 0.1, "3", null, undefined])(
    "what is no integer: %s",
    (value) => {
      const name = `${value} is no integer`;
      expect(() => integer.add(value as number, 1)).toThrow(refused("add", `${value} + 1`, name));
      expect(() => integer.negate(value as number)).toThrow(refused("negate", `${value}`, name));
    },
  );

  it("carry their code and operation", () => {
    expect(() => integer.floorDivide(1, 0)).toThrow(
      expect.objectContaining({ name: "LayoutError", code: "division", operation: "floorDivide" }),
    );
  });
});

it("the tables are what the script writes", () => {
  const script = new URL("../../scripts/integer-tables.mjs", import.meta.url).pathname;
  expect(() => execFileSync(process.execPath, [script, "--check"])).not.toThrow();
});
