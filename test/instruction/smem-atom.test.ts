import { beforeAll, expect, test } from "vitest";
import { at, isBijective, layout, print, size, tileToShape } from "../../src/index.js";
import { smemAtom } from "../../src/instruction.js";
import { limit } from "../support/compiled.js";
import { type Claim, compile, type Verdict } from "../support/compiler.js";
import { goldenInstructions, subpath } from "../support/golden-instructions.js";
import { read, typeOf } from "../support/notation.js";
import { refusal } from "../support/refusal.js";

// The layouts of shared memory against CuTe C++, in both halves.

const cases = goldenInstructions("smem-atoms").map((x) => {
  const [, major = "", kind = ""] = /^Layout_(K|MN)_(\w+)_Atom$/.exec(x.name) ?? [];
  return { ...x, major, kind } as Record<string, any>;
});
const made = cases.filter((x) => x.refused === undefined);
const untyped = smemAtom as (...args: any[]) => any;

test.each(made.map((x) => [`${x.major} ${x.kind} ${x.bits}`, x] as const))("%s", (_, x) => {
  const atom = untyped(x.major, x.kind, x.bits);
  expect(atom.shape.map((mode: any) => size(mode))).toEqual(layout(x.layout).shape);
  expect(x.offsets.map((_: number, i: number) => at(atom, i))).toEqual(x.offsets);
  expect(isBijective(atom)).toBe(true);
  const tiled = (tileToShape as any)(
    atom,
    [128, 256].map((least, i) => Math.max(least, size(atom.shape[i]) as number)),
  );
  expect(isBijective(tiled)).toBe(true);
});

test("elements that do not fit are refused, and other words", () => {
  const six = cases.filter((x) => x.refused !== undefined);
  expect(six.length).toBe(5);
  for (const x of six) expect(refusal(() => untyped(x.major, x.kind, x.bits))[0]).toBe("argument");
  expect(refusal(() => untyped("K", "SW256", 16))[0]).toBe("argument");
  expect(refusal(() => untyped("M", "SW128", 16))[0]).toBe("argument");
  expect(refusal(() => untyped("K", "SW128", 0))[0]).toBe("extent");
});

let verdict: Verdict;
const claims: readonly Claim[] = made.map((x) => ({
  name: `${x.major} ${x.kind} ${x.bits}`,
  got: `I.SmemAtom<"${x.major}", "${x.kind}", ${x.bits}>`,
  right: typeOf(read(print(untyped(x.major, x.kind, x.bits)))),
}));

beforeAll(async () => {
  verdict = await compile(claims, "smem-atoms", subpath);
}, limit);

test("the compiler has the layouts of the run time", () => {
  expect(verdict.elsewhere).toEqual([]);
  expect([...verdict.wrong].map(([{ name }, message]) => `${name}: ${message}`)).toEqual([]);
});
