import { beforeAll, expect, test } from "vitest";
import { compile, limit, type Verdict } from "../support/compiler.js";
import { random } from "../support/random.js";
import { type Case, claimOf, nameOf, outcomeOf } from "./cases.js";
import { operations, others } from "./operations.js";

// Random operands with strides of every kind, through all operations that take layouts: whatever the run time makes of
// them, a layout, a value or a sentence, the compiler says the same.

const next = random(20261130);
const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
const extents = [1, 2, 2, 3, 4, 4, 8] as const;

/** Strides of one kind. */
const kinds = {
  integer: () => pick(["0", "1", "2", "4", "3", "8", "16", "-1", "-2", "-4"]),
  coordinate: () => pick(["e0", "e1", "2e0", "4e0", "2e1", "4e1", "0", "e0+e1", "e2", "-e0", "-4e1"]),
  nested: () => pick(["e0", "e1.0", "2e1.0", "e1.1", "4e1.1", "0", "-e0"]),
  binary: () => pick(["f1", "f2", "f3", "f4", "f8", "f9", "f16", "f5", "0"]),
};
type Kind = keyof typeof kinds;

/** A layout of one to three modes, one of them nested at times. */
function layoutOf(kind: Kind): string {
  const rank = pick([1, 2, 2, 3]);
  const sides = Array.from({ length: rank }, (_, i) =>
    i === 1 && next() < 0.4
      ? [`(${pick(extents)},${pick(extents)})`, `(${kinds[kind]()},${kinds[kind]()})`]
      : [`${pick(extents)}`, kinds[kind]()],
  );
  if (rank === 1 && next() < 0.7) return `${sides[0]?.[0]}:${sides[0]?.[1]}`;
  return `(${sides.map(([extent]) => extent)}):(${sides.map(([, stride]) => stride)})`;
}

const kind = (): Kind => pick(["coordinate", "coordinate", "nested", "binary", "binary"]);
const any = (): Kind => pick(["integer", "integer", "coordinate", "nested", "binary"]);
const tiler = (): string =>
  pick([
    () => layoutOf(any()),
    () => layoutOf("integer"),
    () => `<${pick(extents)},_>`,
    () => `<${layoutOf("integer")},${pick(extents)}>`,
    () => `${pick(extents)}`,
  ])();

/** How the operands of an operation are drawn. */
const operands: Record<string, () => readonly string[]> = {
  coalesce: () => [layoutOf(kind())],
  complement: () => [layoutOf(kind()), ...pick([[], ["64"], ["(8,16)"], ["(8,(4,4))"]])],
  right_inverse: () => [layoutOf(kind())],
  left_inverse: () => [layoutOf(kind())],
  cosize: () => [layoutOf(kind())],
  isInjective: () => [layoutOf(kind())],
  isBijective: () => [layoutOf(kind())],
  isCompact: () => [layoutOf(kind())],
  sameFunction: () => [layoutOf(kind()), layoutOf(any())],
  filter: () => [layoutOf(kind())],
  filterZeros: () => [layoutOf(kind())],
  nullspace: () => [layoutOf(kind())],
  maxCommonVector: () => [layoutOf(kind()), layoutOf(any())],
  recast: () => [layoutOf(kind()), "32", "16"],
  admits: () => [layoutOf(kind()), layoutOf(any())],
  withShape: () => [layoutOf(kind()), pick(["8", "(2,4)", "(4,(2,2))", "16"])],
  tileToShape: () => [layoutOf(kind()), pick(["(8,8)", "16", "(4,8,8)"])],
  slice: () => [layoutOf(kind()), ...pick([["_"], ["1"], ["_", "1"], ["1", "_"], ["(0,_)", "0"]])],
  slice_offset: () => [layoutOf(kind()), ...pick([["_", "1"], ["1", "_"], ["3"], ["-1", "0"]])],
  at: () => [layoutOf(kind()), ...pick([["5"], ["1", "2"], ["0"], ["-3"], ["100"], ["0", "(1,1)"]])],
  crd2idx: () => [pick(["5", "(1,2)", "0"]), layoutOf(kind())],
  select: () => [layoutOf(kind()), "0"],
};
const binary = /^(composition|.*_(divide|product))$/;

const cases = [...operations, ...others].flatMap((operation): readonly Case[] => {
  const draw = binary.test(operation.name) ? () => [layoutOf(any()), tiler()] : operands[operation.name];
  if (draw === undefined) return [];
  return Array.from({ length: binary.test(operation.name) ? 90 : 30 }, (_, number) => {
    const one = { operation, number, args: draw(), right: "", refused: false, from: "random" };
    const { got, message } = layouts(one);
    return { ...one, right: got, refused: message !== undefined };
  }).filter(
    ({ right, refused }) => right !== "no operand" && !(refused && operation.name.startsWith("slice")),
  );
});

/** Operands are not to be refused themselves: no two kinds in one layout. */
function layouts(one: Case): { readonly got: string; readonly message?: string } {
  const outcome = outcomeOf(one);
  return outcome.message?.startsWith("✗ layout:") === true ? { got: "no operand" } : outcome;
}

const claims = cases.map((one) => [one, claimOf(one)] as const);
let verdict: Verdict;

beforeAll(async () => {
  verdict = await compile(
    claims.map(([, claim]) => claim),
    "semimodule-mirror",
  );
}, limit + 10_000);

test("the compiler says what the run time does", () => {
  const wrong = claims.flatMap(([one, claim]) =>
    verdict.wrong.has(claim) ? [`${nameOf(one)}: ${verdict.wrong.get(claim)}`] : [],
  );
  const refused = cases.filter((one) => one.refused).length;
  console.log(`${cases.length} random cases, ${refused} refused, ${wrong.length} wrong: ${verdict.figures}`);
  expect([wrong, verdict.elsewhere]).toEqual([[], []]);
  expect(cases.length - refused).toBeGreaterThan(500);
  expect(refused).toBeGreaterThan(200);
});
