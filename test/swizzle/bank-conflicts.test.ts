import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LayoutError } from "../../src/runtime/diagnostic.js";
import { composedLayout } from "../../src/runtime/layout/composed-layout.js";
import { size } from "../../src/runtime/layout/shape.js";
import * as banking from "../../src/runtime/swizzle/bank-conflicts.js";
import * as searching from "../../src/runtime/swizzle/swizzle-for.js";
import type { AnyComposedLayout, AnyLayout } from "../../src/types/layout/layout.js";
import type { BankOptions, Conflicts } from "../../src/types/swizzle/bank-conflicts.js";
import type { SwizzleChoice } from "../../src/types/swizzle/swizzle-for.js";
import { between, seed } from "../support/arbitrary.js";
import { type Leaf, offsetAt } from "../support/brute.js";
import { cuteSwizzle, parameters, swizzle } from "../support/cute-swizzle.js";
import { figure } from "../support/figures.js";
import { at, composition, plain, plainly } from "../support/plain.js";
import { junk, refusal } from "../support/refusal.js";

type Memory = AnyLayout | AnyComposedLayout;
const bankConflicts: (of: Memory, access: AnyLayout, options?: BankOptions) => Conflicts = plainly(
  banking.bankConflicts,
);
const conflictFree: (of: Memory, access: AnyLayout, options?: BankOptions) => void = plainly(
  banking.conflictFree,
);
const swizzleFor: (
  of: AnyLayout,
  accesses: AnyLayout | readonly AnyLayout[],
  options?: BankOptions,
) => SwizzleChoice = plainly(searching.swizzleFor);

const halves = { elementBytes: 2 };
const swizzled = (bits: number, base: number, shift: number, of: string) =>
  composition(swizzle(bits, base, shift), plain(of));

describe("known figures", () => {
  test.each<[string, Memory, string, BankOptions, readonly number[]]>([
    ["32x32 floats, by columns", plain("(32,32):(32,1)"), "32:1", {}, [32]],
    ["by rows", plain("(32,32):(32,1)"), "32:32", {}, [1]],
    ["padded by one, by columns", plain("(32,32):(33,1)"), "32:1", {}, [1]],
    ["padded by one, by rows", plain("(32,32):(33,1)"), "32:32", {}, [1]],
    ["padded by one, by columns of pairs of rows", plain("(32,32):(34,1)"), "32:1", {}, [2]],
    ["swizzled, by columns", swizzled(5, 0, 5, "(32,32):(32,1)"), "32:1", {}, [1]],
    ["swizzled, by rows", swizzled(5, 0, 5, "(32,32):(32,1)"), "32:32", {}, [1]],
    ["8x8 matrix of 8x64 halves", plain("(8,64):(64,1)"), "(8,8):(1,8)", halves, [8]],
    ["with the 128-byte swizzle", swizzled(3, 3, 3, "(8,64):(64,1)"), "(8,8):(1,8)", halves, [1]],
    ["with the 64-byte swizzle", swizzled(2, 3, 3, "(8,32):(32,1)"), "(8,8):(1,8)", halves, [1]],
    ["with the 32-byte swizzle", swizzled(1, 3, 3, "(8,16):(16,1)"), "(8,8):(1,8)", halves, [1]],
    ["the same in bytes", swizzled(3, 4, 3, "(8,128):(128,1)"), "(8,16):(1,8)", { elementBytes: 1 }, [1]],
    [
      "four 8x8 matrices",
      swizzled(3, 3, 3, "(16,64):(64,1)"),
      "((8,2,2),8):((1,8,128),16)",
      halves,
      [1, 1, 1, 1],
    ],
    ["all threads one word", plain("32:1"), "32:0", {}, [1]],
    ["halves side by side", plain("64:1"), "32:1", halves, [1]],
    ["halves two words apart", plain("128:1"), "32:4", halves, [2]],
    ["bytes", plain("256:1"), "32:8", { elementBytes: 1 }, [2]],
    ["doubles", plain("32:1"), "32:1", { elementBytes: 8 }, [1, 1]],
    ["doubles two apart", plain("64:1"), "32:2", { elementBytes: 8 }, [2, 2]],
    ["vectors of four floats", plain("128:1"), "(32,4):(4,1)", {}, [1, 1, 1, 1]],
    ["vectors of four floats, every other", plain("256:1"), "(32,4):(8,1)", {}, [2, 2, 2, 2]],
    ["half a warp", plain("(32,32):(32,1)"), "16:1", {}, [16]],
    ["a warp and a half", plain("(64,32):(32,1)"), "48:1", {}, [32, 16]],
    [
      "16 banks of 8 bytes",
      plain("(16,16):(16,1)"),
      "16:1",
      { banks: 16, bankBytes: 8, elementBytes: 8 },
      [16],
    ],
    ["a coordinate of two modes", plain("(32,32):(32,1)"), "(32,1):(e0,e1)", {}, [32]],
    ["backwards", plain("(32,32):(-32,-1)"), "32:1", {}, [32]],
  ])("%s", (_, of, access, options, phases) => {
    const degree = Math.max(...phases);
    expect(bankConflicts(of, plain(access), options)).toEqual({ degree, phases });
    const work = () => conflictFree(of, plain(access), options);
    if (degree === 1) expect(work()).toBeUndefined();
    else expect(refusal(work)[0]).toBe("bank");
  });
});

/** The model of the hardware: every byte that a phase touches lies in a word of a bank. */
function byBytes(
  offsets: readonly (readonly number[])[],
  { banks, bankBytes, elementBytes }: Required<BankOptions>,
) {
  const touched = offsets.map((vector) =>
    vector.flatMap((offset) =>
      Array.from({ length: elementBytes }, (_, byte) => offset * elementBytes + byte),
    ),
  );
  const each = (touched[0] as number[]).length;
  const threads = each <= bankBytes ? banks : (banks * bankBytes) / each;
  const phases: number[] = [];
  for (let first = 0; first < offsets.length; first += threads) {
    const words = Array.from({ length: banks }, () => new Set<number>());
    for (const byte of touched.slice(first, first + threads).flat()) {
      const word = Math.floor(byte / bankBytes);
      words[word % banks]?.add(word);
    }
    phases.push(Math.max(...words.map((set) => set.size)));
  }
  return phases;
}

const memories = fc.constantFrom<Required<BankOptions>>(
  { banks: 32, bankBytes: 4, elementBytes: 1 },
  { banks: 32, bankBytes: 4, elementBytes: 2 },
  { banks: 32, bankBytes: 4, elementBytes: 4 },
  { banks: 32, bankBytes: 4, elementBytes: 8 },
  { banks: 32, bankBytes: 4, elementBytes: 16 },
  { banks: 16, bankBytes: 4, elementBytes: 4 },
  { banks: 32, bankBytes: 8, elementBytes: 4 },
);

const powers = fc.constantFrom(1, 2, 4, 8, 16, 32, 64, 128);
const rows = fc.constantFrom(8, 16, 32, 33, 34, 36, 40, 64, 72);
const threadModes: fc.Arbitrary<readonly Leaf[]> = fc.oneof(
  fc.tuple(powers).map(([d]) => [[32, d]] as const),
  fc.tuple(powers, powers).map(
    ([d, e]) =>
      [
        [8, d],
        [4, e],
      ] as const,
  ),
  fc.tuple(fc.constantFrom(3, 7, 16, 40), between(0, 70)).map(([n, d]) => [[n, d]] as const),
);

test("the degrees of random accesses are those of the bytes that they touch", () => {
  const seen = new Map<number, number>();
  let refused = 0;
  fc.assert(
    fc.property(
      rows,
      threadModes,
      fc.constantFrom(1, 2, 4, 8),
      memories,
      parameters(12),
      (row, threads, values, memory, of) => {
        // rows of `row` elements, as a shape whose integer coordinate runs along a row
        const inner = plain([128, 64], [1, row]);
        const access = plain([threads.map(([n]) => n), values], [threads.map(([, d]) => d * values), 1]);
        const by = cuteSwizzle(...of);
        const count = threads.reduce((so, [n]) => so * n, 1);
        const vectors = Array.from({ length: count }, (_, t) =>
          Array.from({ length: values }, (_, v) =>
            by(
              offsetAt(
                [
                  [128, 1],
                  [64, row],
                ],
                offsetAt(threads, t) * values + v,
              ),
            ),
          ),
        );
        const whole = vectors.every((vector) => vector.every((x, v) => x === (vector[0] as number) + v));
        const aligned = vectors.every(([first]) => (first as number) % values === 0);
        const fits = values * memory.elementBytes <= memory.banks * memory.bankBytes;
        const layout = composedLayout(swizzle(...of) as never, 0 as never, inner as never);
        let got: Conflicts;
        try {
          got = bankConflicts(layout, access, memory);
        } catch (fault) {
          if (!(fault instanceof LayoutError)) throw fault;
          expect([fault.code, whole && aligned && fits]).toEqual([fault.code, false]);
          refused++;
          return;
        }
        expect(whole && aligned && fits).toBe(true);
        const phases = byBytes(vectors, memory);
        expect(got).toEqual({ degree: Math.max(...phases), phases });
        seen.set(got.degree, (seen.get(got.degree) ?? 0) + 1);
        const free = () => conflictFree(layout, access, memory);
        if (got.degree === 1) free();
        else {
          const [code, message] = refusal(free);
          expect(code).toBe("bank");
          const [a, b, bank] = [...message.matchAll(/threads (\d+) and (\d+) both use bank (\d+)/g)]
            .flatMap(([, ...numbers]) => numbers)
            .map(Number) as [number, number, number];
          const pair = [vectors[a], vectors[b]] as readonly (readonly number[])[];
          const words = pair.map((vector) =>
            vector
              .flatMap((x) =>
                Array.from({ length: memory.elementBytes }, (_, i) => x * memory.elementBytes + i),
              )
              .map((byte) => Math.floor(byte / memory.bankBytes))
              .filter((word) => word % memory.banks === bank),
          );
          expect(words[0]?.length).toBeGreaterThan(0);
          expect(words[1]?.length).toBeGreaterThan(0);
          expect(words[0]?.some((word) => words[1]?.includes(word))).toBe(false);
        }
      },
    ),
    { seed, numRuns: 1500 },
  );
  figure("accesses by their degree", { ...Object.fromEntries(seen), refused });
  expect(seen.size).toBeGreaterThan(5);
});

describe("the sentence of a conflict", () => {
  test.each<[string, string, BankOptions, string]>([
    ["(32,32):(32,1)", "32:1", {}, "threads 0 and 1 both use bank 0"],
    ["(32,32):(32,1)", "32:2", {}, "threads 0 and 1 both use bank 0"],
    ["(32,32):(34,1)", "32:1", {}, "threads 0 and 16 both use bank 0"],
    ["(8,64):(64,1)", "(8,8):(1,8)", halves, "threads 0 and 1 both use bank 0"],
    ["(64,4):(4,1)", "((4,8),4):((8,1),64)", {}, "threads 0 and 1 both use bank 0"],
    ["(64,8):(8,1)", "(8,2):(1,64)", { elementBytes: 4 }, "threads 0 and 4 both use bank 0"],
    ["512:1", "((4,2,4)):((1,0,5))", {}, ""],
    ["1024:1", "((4,4,2)):((1,8,4))", { elementBytes: 8 }, "threads 0 and 8 both use bank 0"],
  ])("%s, %s", (of, access, options, sentence) => {
    if (sentence === "") return expect(bankConflicts(plain(of), plain(access), options).degree).toBe(1);
    expect(refusal(() => conflictFree(plain(of), plain(access), options))).toEqual([
      "bank",
      `✗ conflictFree: ${of}, ${access}: ${sentence}`,
    ]);
  });

  test("in a later phase", () => {
    const of = plain("(20,4):(1,32)");
    expect(bankConflicts(of, plain("32:1"), { elementBytes: 8 }).phases).toEqual([1, 2]);
    expect(refusal(() => conflictFree(of, plain("32:1"), { elementBytes: 8 }))[1]).toBe(
      "✗ conflictFree: (20,4):(1,32), 32:1: threads 16 and 20 both use bank 0",
    );
  });
});

describe("the search for a swizzle", () => {
  const found = (of: string, accesses: readonly string[], options: BankOptions = {}) => {
    const {
      swizzle: by,
      layout: result,
      ...figures
    } = swizzleFor(
      plain(of),
      accesses.map((text) => plain(text)),
      options,
    );
    return { by: String(by), result: String(result), ...figures };
  };

  test("finds the swizzles that are known", () => {
    expect(found("(8,64):(64,1)", ["(8,8):(1,8)"], halves)).toEqual({
      by: "(64,8,1):(f1,f72,f512)",
      result: "(8,64):(f72,f1)",
      ...{ bits: 3, base: 3, shift: 3, cosize: 512, before: 8, after: 1 },
    });
    expect(found("(8,32):(32,1)", ["(8,8):(1,8)"], halves)).toMatchObject({
      bits: 2,
      base: 3,
      shift: 3,
      before: 4,
    });
    expect(found("(8,16):(16,1)", ["(8,8):(1,8)"], halves)).toMatchObject({
      bits: 1,
      base: 3,
      shift: 3,
      before: 2,
    });
    expect(found("(8,128):(128,1)", ["(8,16):(1,8)"], { elementBytes: 1 })).toMatchObject({
      bits: 3,
      base: 4,
      shift: 3,
    });
    expect(found("(32,32):(32,1)", ["32:1", "32:32"])).toMatchObject({
      bits: 5,
      base: 0,
      shift: 5,
      before: 32,
    });
  });

  test("finds nothing to do", () => {
    expect(found("(32,32):(33,1)", ["32:1", "32:32"])).toEqual({
      by: "1:f1",
      result: "(32,32):(33,1)",
      ...{ bits: 0, base: 0, shift: 0, cosize: 1055, before: 1, after: 1 },
    });
  });

  test("gives a composed layout where none is folded", () => {
    expect(found("(64,32):(34,1)", ["32:1"])).toMatchObject({
      result: "(32,2,1):(f1,f33,f64) ∘ (0 + (64,32):(34,1))",
      ...{ bits: 1, base: 0, shift: 5, cosize: 2174, before: 2, after: 1 },
    });
  });

  test("is refused where there is none", () => {
    expect(refusal(() => found("4096:1", ["((2,2)):((32,2048))"]))).toEqual([
      "conflict",
      "✗ swizzleFor: 4096:1, (((2,2)):((32,2048))): no swizzle removes the bank conflicts, the best leaves a degree of 2",
    ]);
    expect(refusal(() => found("(32,32):(32,1)", []))[1]).toBe(
      "✗ swizzleFor: (32,32):(32,1), (): () is no list of accesses",
    );
    expect(refusal(() => found("(32,32):(-32,1)", ["32:1"]))[0]).toBe("negative-stride");
    expect(refusal(() => found("(32,32):(32,1)", ["32:-32"]))[1]).toMatch(/-1 is no offset of a swizzle$/);
    expect(refusal(() => swizzleFor(plain(8), [plain(4), 4 as never]))[1]).toMatch(/4 is no layout$/);
  });

  test("is right, least, and keeps each element in a place of its own, by the bytes", () => {
    let moved = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(8, 16, 32, 64),
        fc.constantFrom(32, 64, 128),
        fc.constantFrom(1, 2, 4, 8),
        fc.constantFrom(2, 4),
        fc.boolean(),
        (height, width, values, elementBytes, both) => {
          const memory = { banks: 32, bankBytes: 4, elementBytes };
          const of = plain([height, width], [width, 1]);
          const columns = plain([[Math.min(8, height), 4], values], [[1, values * height], height]);
          const row = plain([Math.min(32, width / values), values], [values * height, height]);
          const accesses = both ? [columns, row] : [columns];
          const worst = (by: (x: number) => number): number =>
            Math.max(
              ...accesses.flatMap((access) => {
                const threads = size(access) / values;
                const vectors = Array.from({ length: threads }, (_, t) =>
                  Array.from({ length: values }, (_, v) => by(at(of, at(access, t + v * threads)))),
                );
                const whole = vectors.every((vector) =>
                  vector.every((x, v) => x === (vector[0] as number) + v),
                );
                return whole ? byBytes(vectors, memory) : [99];
              }),
            );
          let choice: SwizzleChoice;
          try {
            choice = swizzleFor(of, accesses, memory);
          } catch (fault) {
            if (!(fault instanceof LayoutError)) throw fault;
            expect(fault.code).toBe("conflict");
            for (let bits = 0; bits < 6; bits++)
              for (let base = 0; base < 8; base++)
                for (let shift = Math.max(1, bits); bits + base + shift <= Math.log2(height * width); shift++)
                  expect(worst(cuteSwizzle(bits, base, shift))).toBeGreaterThan(1);
            return;
          }
          const by = cuteSwizzle(choice.bits, choice.base, choice.shift);
          expect([choice.before, choice.after]).toEqual([worst((x) => x), worst(by)]);
          expect(choice.after).toBe(1);
          const values_ = Array.from({ length: height * width }, (_, c) => at(choice.layout as AnyLayout, c));
          expect(values_).toEqual(Array.from({ length: height * width }, (_, c) => by(at(of, c))));
          expect(new Set(values_).size).toBe(height * width);
          expect(Math.max(...values_)).toBeLessThan(choice.cosize);
          if (choice.bits > 0) moved++;
          for (let base = 0; base < 8; base++)
            for (let shift = 1; shift < 8; shift++)
              if (choice.bits > 0 && shift >= choice.bits - 1)
                expect(worst(cuteSwizzle(choice.bits - 1, base, shift))).toBeGreaterThan(1);
        },
      ),
      { seed, numRuns: 60 },
    );
    expect(moved).toBeGreaterThan(20);
  });
});

describe("a memory or an access that is none is named", () => {
  const of = plain("(32,32):(32,1)");
  const access = plain("32:1");

  test.each<[BankOptions, string, string]>([
    [{ banks: 0 }, "argument", "0 is no number of banks"],
    [{ banks: 1.5 }, "integer", "1.5 is no integer"],
    [{ bankBytes: -4 }, "argument", "-4 is no number of bytes"],
    [{ elementBytes: 0 }, "argument", "0 is no number of bytes"],
    [{ elementBytes: 0.5 }, "integer", "0.5 is no integer"],
    [{ elementBytes: Number.NaN }, "integer", "NaN is no integer"],
    [{ elementBytes: 3 }, "divisibility", "4 is no multiple of 3"],
    [{ elementBytes: 6 }, "divisibility", "6 is no multiple of 4"],
    [{ elementBytes: 12 }, "divisibility", "128 is no multiple of 12"],
    [{ elementBytes: 256 }, "divisibility", "128 is no multiple of 256"],
    [{ banks: 2 ** 53 }, "overflow", "a number is past 2^53-1"],
    [{ banks: 2 ** 52 }, "overflow", "a number is past 2^53-1"],
  ])("options %j", (options, code, sentence) => {
    for (const [name, take] of Object.entries({ bankConflicts, conflictFree, swizzleFor }))
      expect(refusal(() => take(of, access, options))).toEqual([
        code,
        `✗ ${name}: (32,32):(32,1), 32:1: ${sentence}`,
      ]);
  });

  test.each<[string, string, string, string]>([
    [
      "(8,64):(65,1)",
      "(8,2):(1,8)",
      "alignment",
      "an access of 2 values starts at 65, which is no multiple of that",
    ],
    ["(8,64):(64,1)", "(8,2):(1,1)", "unit", "only 1 of the 2 elements of a unit lie side by side"],
    ["64:1", "(8,3):(3,1)", "divisibility", "128 is no multiple of 12"],
    ["64:1", "(2,2,2)", "argument", "(2,2,2):(1,2,4) is no layout of threads and values"],
    ["64:1", "2048", "argument", "2048 is no number of threads up to 1024"],
    ["64:1", "(32,2048)", "argument", "2048 is no number of values up to 1024"],
    ["(8,8):(e0,e1)", "8:1", "integer", "e0 is no integer"],
    [
      "(8,8):(f1,f9)",
      "8:-1",
      "negative-multiple",
      "coordinate -1 leads below 0, where binary strides have no multiples",
    ],
    [
      "(8,8):(1,8)",
      "8:e2",
      "weak-congruence",
      "stride e2 yields a coordinate that shape (8,8) does not take",
    ],
  ])("%s, %s", (memory, threads, code, sentence) => {
    expect(refusal(() => bankConflicts(plain(memory), plain(threads)))).toEqual([
      code,
      `✗ bankConflicts: ${memory}, ${plain(threads)}: ${sentence}`,
    ]);
  });

  test("of coordinates that reach some modes of the memory", () => {
    for (const memory of ["(8,8):(9,1)", "((2,4),8):((1,2),8)"])
      expect(bankConflicts(plain(memory), plain("8:e1"))).toEqual(bankConflicts(plain(memory), plain("8:8")));
  });

  test("junk in every place", () => {
    for (const [value, shown] of junk)
      for (const take of [bankConflicts, conflictFree, swizzleFor] as const) {
        expect(refusal(() => take(value, access))[1]).toMatch(/is no layout$/);
        if (take !== swizzleFor) expect(refusal(() => take(of, value))[1]).toContain(`${shown} is no layout`);
        if (value !== undefined && typeof value !== "object")
          expect(refusal(() => take(of, access, value))[1]).toContain("is no set of options");
      }
  });
});
