import fc from "fast-check";
import { expect, test } from "vitest";
import { layout, size } from "../../src/index.js";
import * as I from "../../src/instruction.js";
import { seed } from "../support/arbitrary.js";

// Random tiled instructions and copies: what the threads have is the operand, each element as often as threads share it.

const untyped: Record<string, (...args: any[]) => any> = { ...(I as any) };
const atoms = [
  "SM80_16x8x16_F32F16F16F32_TN",
  "SM80_16x8x8_F32TF32TF32F32_TN",
  "SM75_8x8x16_S32S8S8S32_TN",
  "SM80_16x8x64_S32S4S4S32_TN",
  "SM90_16x8x16_F64F64F64F64_TN",
  "SM70_8x8x4_F32F16F16F32_NT",
  "SM90_64x24x16_F32F16F16_RS",
  "SM120_16x8x64_TN_VS<e2m1,e2m1,f32,ue8m0,32>",
];
const count: fc.Arbitrary<number> = fc.constantFrom(1, 2, 3);
/** Copies in some order, the permutations whole multiples of them. */
const tilings = fc.record({
  atom: fc.constantFrom(...atoms),
  counts: fc.tuple(count, count, fc.constantFrom(1, 2)),
  order: fc.shuffledSubarray([0, 1, 2], { minLength: 3, maxLength: 3 }),
  times: fc.tuple(fc.option(count), fc.option(count), fc.option(count)),
  more: fc.tuple(count, count, count),
  rowMajor: fc.boolean(),
});

// partitionA, partitionB, partitionC
test("the parts of all threads are the operand", () => {
  fc.assert(
    fc.property(
      tilings,
      fc.constantFrom("A", "B", "C"),
      ({ atom, counts: any, order, times, more, rowMajor }, operand) => {
        const of = untyped.mmaAtom!(atom);
        // the quad pairs of sm70 count by powers of two
        const counts = atom.startsWith("SM70") ? any.map((n) => Math.min(n, 2)) : any;
        const strides = [0, 0, 0];
        let next = 1;
        for (const mode of order) {
          strides[mode] = next;
          next *= counts[mode] as number;
        }
        const permutation = times.map((by, i) =>
          by === null ? null : by * of.mnk[i] * (counts[i] as number),
        );
        const mma = untyped.tiledMma!(of, { atoms: layout(counts as never, strides as never), permutation });
        const tile = untyped.tileShape!(mma);
        const whole = [0, 1, 2].map((i) => tile[i] * (more[i] as number));
        const modes = { A: [0, 2], B: [1, 2], C: [0, 1] }[operand] as number[];
        const [rows, columns] = modes.map((i) => whole[i]) as [number, number];
        const memory = layout([rows, columns], (rowMajor ? [columns, 1] : [1, rows]) as never);
        const shared = counts.reduce((so, n, i) => (modes.includes(i) ? so : so * n), 1);
        // threads that read the same from shared memory share it too
        const broadcast = size(of[operand.toLowerCase()]) / modes.reduce((so, i) => so * of.mnk[i], 1);
        const seen = new Map<number, number>();
        for (let t = 0; t < size(mma.threads); t++) {
          const { layout: part, offset } = untyped[`partition${operand}`]!(mma, memory, mma.threads(t));
          for (let v = 0; v < size(part); v++)
            seen.set(offset + part(v), (seen.get(offset + part(v)) ?? 0) + 1);
        }
        expect(seen.size).toBe(rows * columns);
        expect(new Set(seen.values())).toEqual(new Set([shared * broadcast]));
      },
    ),
    { seed, numRuns: 25 },
  );
});

// partitionSource, partitionDestination
test("what all threads copy is the memory, on both sides", () => {
  const copies = fc.record({
    vector: fc.constantFrom(1, 2, 4, 8),
    threads: fc.tuple(fc.constantFrom(2, 4, 3), fc.constantFrom(2, 4, 8)),
    values: fc.tuple(count, count),
    more: fc.tuple(count, count),
    rowMajor: fc.boolean(),
  });
  fc.assert(
    fc.property(copies, ({ vector, threads, values, more, rowMajor }) => {
      const atom = untyped.copyAtom!(`UniversalCopy<u${16 * vector}>`);
      const [a, b] = threads;
      const [p, q] = [values[0], values[1] * vector];
      const copy = untyped.tiledCopy!(
        atom,
        layout([a, b], rowMajor ? [b, 1] : [1, a]),
        layout([p, q], [q, 1]),
        { elementBits: 16 },
      );
      const [rows, columns] = [copy.tiler[0] * more[0], copy.tiler[1] * more[1]];
      const memory = layout([rows, columns], (rowMajor ? [columns, 1] : [1, rows]) as never);
      for (const side of ["Source", "Destination"]) {
        const seen = new Set<number>();
        for (let t = 0; t < a * b; t++) {
          const { layout: part, offset } = untyped[`partition${side}`]!(copy, memory, t);
          for (let v = 0; v < size(part); v++) seen.add(offset + part(v));
        }
        expect(seen.size).toBe(rows * columns);
      }
    }),
    { seed, numRuns: 25 },
  );
});
