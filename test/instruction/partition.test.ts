import { describe, expect, test } from "vitest";
import { copy, counting, get, inBounds, layout, print, size, tensor, within } from "../../src/index.js";
import * as I from "../../src/instruction.js";
import { random } from "../support/random.js";
import { refusal } from "../support/refusal.js";

// Partitions by enumeration: all threads together have every element, each as often as the threads share it, and of a tensor
// that the tile does not divide those within its shape and no others.

const { mmaAtom, tiledMma, copyAtom, tiledCopy, tiledCopyA, tiledCopyB, tiledCopyC } = I as any;
const draw = random(13);
const pick = <T>(from: readonly T[]): T => from[Math.floor(draw() * from.length)] as T;
const atoms = [
  "SM61_DP4A",
  "SM70_8x8x4_F32F16F16F32_NT",
  "SM75_8x8x16_S32S8S8S32_TN",
  "SM80_16x8x8_F32F16F16F32_TN",
  "SM80_8x8x4_F64F64F64F64_TN",
  "SM80_16x8x16_F32F16F16F32_TN",
] as const;

/** A tiled instruction, of copies in any order, its modes permuted by a multiple of their tile or not at all. */
function drawn() {
  const atom = mmaAtom(pick(atoms));
  // the threads of quad pairs leave a gap for four copies
  const copies = [pick(atom.name.startsWith("SM70") ? [1, 2] : [1, 2, 3]), pick([1, 2]), 1];
  const stride = pick([
    [1, copies[0], copies[0]! * copies[1]!] as const,
    [copies[1], 1, copies[0]! * copies[1]!],
  ]);
  const permutation = atom.mnk.map((n: number, i: number) => pick([null, n * copies[i]! * pick([1, 2])]));
  return tiledMma(atom, { atoms: layout(copies as never, stride as never), permutation });
}

const threadsOf = (tiled: any): readonly number[] => {
  const all = Array.from({ length: size(tiled.threads) as number }, (_, i) => tiled.threads(i) as number);
  return [...new Set(all)];
};
/** What a thread has of a layout of integers. */
const offsetsOf = ({ layout: part, offset }: any): readonly number[] =>
  Array.from({ length: size(part) as number }, (_, i) => (offset + part(i)) as number);
const counts = (all: readonly number[]): readonly number[] => {
  const seen = new Map<number, number>();
  for (const offset of all) seen.set(offset, (seen.get(offset) ?? 0) + 1);
  return [seen.size, ...new Set(seen.values())];
};

describe.each(["A", "B", "C"] as const)("the parts of %s", (operand) => {
  const [first, second] = { A: [0, 2], B: [1, 2], C: [0, 1] }[operand] as [number, number];
  const partition = (I as any)[`partition${operand}`];

  test("cover the operand, each element equally often", () => {
    for (let i = 0; i < 12; i++) {
      const tiled = drawn();
      const tile: readonly number[] = (I as any).tileShape(tiled);
      const shape = [tile[first]! * pick([1, 2]), tile[second]! * pick([1, 3])];
      const whole = layout(
        shape as never,
        pick([
          [1, shape[0]],
          [shape[1], 1],
        ]) as never,
      );
      const all = threadsOf(tiled).flatMap((thread) => offsetsOf(partition(tiled, whole, thread)));
      const elements = shape[0]! * shape[1]!;
      expect([tiled.atom.name, print(tiled.threads), ...counts(all)]).toEqual([
        tiled.atom.name,
        print(tiled.threads),
        elements,
        all.length / elements,
      ]);
    }
  });

  test("say which part is in bounds", () => {
    for (let i = 0; i < 4; i++) {
      const tiled = drawn();
      const tile: readonly number[] = (I as any).tileShape(tiled);
      const shape = [tile[first]! + pick([1, 3, 5]), 2 * tile[second]! - 1] as const;
      const far = 1 << 20;
      const places = layout(shape as never, [1, far] as never);
      const memory = tensor(counting(), layout(shape as never));
      const found: number[] = [];
      let shared = 0;
      for (const thread of threadsOf(tiled)) {
        const part = partition(tiled, memory, thread);
        const at = offsetsOf(partition(tiled, places, thread, { ragged: true }));
        for (const [j, place] of at.entries()) {
          const coordinate = [place % far, Math.floor(place / far)];
          const inside = within(coordinate as never, shape as never);
          if (inBounds(part as never, j as never) !== inside)
            throw new Error(`${tiled.atom.name}, thread ${thread}: ${coordinate} of ${shape}`);
          if (inside) found.push(Number((get as any)(part, j)));
          else shared++;
        }
      }
      expect(counts(found)[0]).toBe(shape[0] * shape[1]);
      expect(counts(found)).toHaveLength(2);
      expect(shared).toBeGreaterThan(0);
    }
  });
});

test("tiled copies read and write every element once", () => {
  for (let i = 0; i < 15; i++) {
    const [bits, values] = pick([
      [32, 4],
      [16, 8],
      [16, 2],
      [64, 1],
      [8, 16],
    ] as const);
    const atom = copyAtom(`UniversalCopy<u${bits * values}>`);
    const [m, n] = [pick([1, 2, 4, 8]), pick([2, 4, 8])];
    const threads = layout(
      [m, n] as never,
      pick([
        [1, m],
        [n, 1],
      ]) as never,
    );
    const own = pick([
      [1, values],
      [values, 1],
      [values, 3],
      [2, values],
    ]);
    const copies = tiledCopy(atom, threads, layout(own as never), { elementBits: bits });
    const tile: readonly number[] = copies.tiler;
    const whole = layout([tile[0]! * 2, tile[1]! * 3] as never);
    for (const side of ["partitionSource", "partitionDestination"]) {
      const all = Array.from({ length: m * n }, (_, t) =>
        offsetsOf((I as any)[side](copies, whole, t)),
      ).flat();
      expect([print(copies.tv), ...counts(all)]).toEqual([print(copies.tv), size(whole), 1]);
    }
  }
});

test("copies of what an instruction has: ldmatrix reads and writes A, as often as its threads share it", () => {
  for (const permutation of [
    [null, null, null],
    [32, 32, 16],
    [64, null, 32],
  ]) {
    const mma = tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN"), { atoms: [2, 2, 1], permutation });
    const load = tiledCopyA(copyAtom("SM75_U32x4_LDSM_N"), mma, { elementBits: 16 });
    const store = tiledCopyC(copyAtom("UniversalCopy<u64>"), mma, { elementBits: 32 });
    const other = tiledCopyB(copyAtom("UniversalCopy<u32>"), mma, { elementBits: 16 });
    for (const [copies, shared] of [
      [load, 2],
      [other, 2],
      [store, 1],
    ] as const)
      for (const side of ["partitionSource", "partitionDestination"]) {
        const whole = layout([128, 64]);
        const all = Array.from({ length: 128 }, (_, t) =>
          offsetsOf((I as any)[side](copies, whole, t)),
        ).flat();
        expect(counts(all)).toEqual([size(whole), shared]);
      }
  }
});

test("the two sides of a copy have as many elements: a part of a tile of half the rows is refused", () => {
  const copies = tiledCopy(copyAtom("UniversalCopy<u128>"), layout([16, 8], [8, 1]), layout([1, 8]), {
    elementBits: 16,
  });
  const rowsOf = (rows: number) => layout([rows, 64] as const, [64, 1]);
  const read = (I as any).partitionSource(copies, tensor(counting(), rowsOf(128)), 3);
  const written = (rows: number, into = new Float32Array(rows * 64)) =>
    (I as any).partitionDestination(copies, tensor(into, rowsOf(rows)), 3);
  expect(refusal(() => copy(read, written(64)))).toEqual([
    "sizes",
    "✗ copy: ((8,1),8,1):((1,0),1024,0) → ((8,1),4,1):((1,0),1024,0): sizes 64 and 32 differ",
  ]);
  const into = new Float32Array(8192).fill(-1);
  copy(read, written(128, into));
  const had = offsetsOf((I as any).partitionSource(copies, rowsOf(128), 3));
  expect(had.length).toBe(64);
  expect([...into]).toEqual(Array.from(into, (_, i) => (had.includes(i) ? i : -1)));
});
