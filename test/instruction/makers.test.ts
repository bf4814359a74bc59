import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { at, size } from "../../src/index.js";
import { assertAtom, mmaAtom } from "../../src/instruction.js";
import { rows } from "../../src/runtime/instruction/atoms/mma.generated.js";
import { limit } from "../support/compiled.js";
import { type Claim, compile, type Verdict } from "../support/compiler.js";
import { subpath } from "../support/golden-instructions.js";
import { read, typeOf } from "../support/notation.js";

// The instructions of other makers, element by element against what these publish: AMD's calculator and its blog on CDNA4, and the
// definition that Intel's traits are computed by.

const {
  maps,
  cases,
}: { maps: number[][][]; cases: { name: string; mnk: number[]; a: number; b: number; c: number }[] } =
  JSON.parse(readFileSync(new URL("../golden/makers/amd.json", import.meta.url), "utf8"));
const named = (start: RegExp): readonly string[] =>
  rows.map(([name]) => name).filter((name) => start.test(name));
const [amd, cdna4, intel] = [named(/^(CDNA[123]|RDNA)/), named(/^CDNA4/), named(/^XE_/)];
const atomOf = (name: string): any => (mmaAtom as any)(name);

/** The elements of all threads, by thread and value. */
function mapOf(tv: any): number[][] {
  const [threads, values] = tv.shape.map((mode: any) =>
    [mode].flat(9).reduce((a: number, b: number) => a * b),
  );
  return Array.from({ length: threads }, (_, t) => Array.from({ length: values }, (_, v) => at(tv, t, v)));
}

test.each(cases.map((x) => [x.name, x] as const))("%s", (name, x) => {
  const atom = atomOf(name);
  expect(atom.mnk).toEqual(x.mnk);
  expect(mapOf(atom.a)).toEqual(maps[x.a]);
  expect(mapOf(atom.b)).toEqual(maps[x.b]);
  expect(mapOf(atom.c)).toEqual(maps[x.c]);
  assertAtom(atom);
});

test("the calculator has every name of AMD", () => {
  expect(amd.toSorted()).toEqual(cases.map(({ name }) => name).toSorted());
});

// The blog has kernels that load the operands by lane and value; of the types that none of them has, AMD's Triton says in what runs
// they lie along K.
test.each(cdna4)("%s", (name) => {
  const [, m = 0, k = 0] = /_(\d+)x\d+x(\d+)_/.exec(name)!.map(Number);
  const types = /<(\w+),(\w+)>/.exec(name);
  const groups = 64 / m;
  const of = (type: string | undefined) => {
    const run = type === "fp8" || type === "bf8" ? 16 : k / groups;
    return Array.from({ length: 64 }, (_, lane) =>
      Array.from({ length: k / groups }, (_, v) => {
        const along = run * Math.floor(lane / m) + (v % run) + run * groups * Math.floor(v / run);
        return (lane % m) + m * along;
      }),
    );
  };
  const rowOf = (lane: number, v: number) => 4 * Math.floor(lane / m) + (v % 4) + 8 * Math.floor(v / 4);
  const column = Array.from({ length: 64 }, (_, lane) =>
    Array.from({ length: (m * m) / 64 }, (_, v) => rowOf(lane, v) + m * (lane % m)),
  );
  const atom = atomOf(name);
  expect([atom.mnk, size(atom.threads)]).toEqual([[m, m, k], 64]);
  expect(mapOf(atom.a)).toEqual(of(types?.[1]));
  expect(mapOf(atom.b)).toEqual(of(types?.[2]));
  expect(mapOf(atom.c)).toEqual(column);
  assertAtom(atom);
});

test("there is what is new in CDNA4", () => {
  expect(cdna4.length).toBe(6 + 2 * 25);
});

const WIDTHS: Readonly<Record<string, number>> = { tf32: 32, bf16: 16, f16: 16, s8: 8, u8: 8, s4: 4, u4: 4 };

/** Values of a byte side by side, then the 16 work-items in turn: the index in the registers of the subgroup. */
const interleaved = (bits: number, t: number, v: number): number => {
  const inByte = Math.max(1, 8 / bits);
  return (v % inByte) + inByte * (t + 16 * Math.floor(v / inByte));
};

test.each(intel)("%s", (name) => {
  const [m = 0, , a = "", b = ""] = /<(.*)>/
    .exec(name)![1]!
    .split(",")
    .map((each, i) => (i === 0 ? Number(each) : each)) as any;
  const [wideA, wideB] = [WIDTHS[a]!, WIDTHS[b]!];
  const k = 256 / Math.max(wideA, wideB);
  const atom = atomOf(name);
  expect([atom.mnk, size(atom.threads)]).toEqual([[m, 16, k], 16]);
  // A is row-major, B in words of values along K, C row-major
  const ofA = (i: number) => Math.floor(i / k) + m * (i % k);
  const packed = 32 / wideB;
  const ofB = (i: number) =>
    (Math.floor(i / packed) % 16) + 16 * ((i % packed) + packed * Math.floor(i / (16 * packed)));
  const by = (values: number, at: (t: number, v: number) => number) =>
    Array.from({ length: 16 }, (_, t) => Array.from({ length: values }, (_, v) => at(t, v)));
  expect(mapOf(atom.a)).toEqual(by((m * k) / 16, (t, v) => ofA(interleaved(wideA, t, v))));
  expect(mapOf(atom.b)).toEqual(by(k, (t, v) => ofB(interleaved(wideB, t, v))));
  expect(mapOf(atom.c)).toEqual(by(m, (t, v) => v + m * t));
  assertAtom(atom);
});

test("there are all types of DPAS for every M, TF32 for the even ones", () => {
  expect(intel.length).toBe(28 * 8 + 4);
});

describe("in the compiler", () => {
  const shown = (value: unknown): string => typeOf(read(String(value)));
  const claims: readonly Claim[] = [...amd, ...cdna4, ...intel].flatMap((name) => {
    const atom = atomOf(name);
    const claim = (field: string, right: string): Claim => ({
      name: `${name} ${field}`,
      got: `I.MmaAtomOf<${JSON.stringify(name)}>["${field}"]`,
      right,
    });
    return [
      ...["threads", "a", "b", "c"].map((field) => claim(field, shown(atom[field]))),
      ...["mnk", "bits"].map((field) => claim(field, JSON.stringify(atom[field]))),
    ];
  });
  let verdict: Verdict;
  beforeAll(async () => {
    verdict = await compile(claims, "instruction-makers", subpath);
  }, limit);

  test("every instruction has the layouts of the run time", () => {
    expect(claims.length).toBe((55 + 56 + 228) * 6);
    expect(verdict.elsewhere).toEqual([]);
    expect([...verdict.wrong].map(([claim, message]) => `${claim.name}: ${message}`)).toEqual([]);
  });
});
