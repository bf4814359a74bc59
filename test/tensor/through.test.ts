import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as library from "../../src/index.js";
import { read } from "../support/notation.js";
import { plain } from "../support/plain.js";
import {
  copy,
  copyIf,
  fill,
  filled,
  gemm,
  get,
  localPartition,
  localTile,
  over,
  set,
  sliceTensor,
  tensor,
  transform,
} from "../support/plain-tensor.js";
import { refusal } from "../support/refusal.js";

// Tensors over composed layouts: swizzled and padded memory.

const words = library as unknown as Record<string, (...args: unknown[]) => any>;
const word = (name: string) => words[name] as (...args: unknown[]) => any;
const swizzled = (bits: readonly number[], offset: number, inner: string): any =>
  word("composedLayout")(word("swizzle")(...bits), offset, plain(inner));
const padded = swizzled([3, 3, 3], 0, "(8,64):(66,1)");
const at = (of: unknown, ...c: unknown[]): number => word("at")(of, ...c);

const golden = JSON.parse(
  readFileSync(new URL("../golden/instructions/ragged.json", import.meta.url), "utf8"),
).filter(
  ({ tensor: of, op }: any) => of.startsWith("Sw") && (op === "local_tile" || op === "local_partition"),
);

describe("tensors over composed layouts", () => {
  test.each(golden.map((c: any) => [`${c.op} ${c.tensor}`, c]) as [string, any][])("%s", (_, c) => {
    const [bits, offset, inner] = c.tensor.split(" o ") as [string, string, string];
    const numbers = (bits.match(/-?\d+/g) ?? []).map(Number);
    const of = tensor(word("counting")(), swizzled(numbers, Number(offset), inner));
    const part =
      c.op === "local_tile"
        ? localTile(of, read(c.tiler) as never, read(c.coord) as never)
        : localPartition(of, plain(c.thr), c.index);
    expect(c.values.map((_: number, i: number) => get(part, i))).toEqual(c.values);
  });

  test("read, written, filled, copied, transformed, multiplied as any other", () => {
    const data = filled(Float64Array, word("cosize")(padded), (i) => i);
    const of = tensor(data, padded);
    expect(String(of)).toBe("Float64Array(526) ∘ (64,8,1):(f1,f72,f512) ∘ (8,64):(66,1)");
    for (let i = 0; i < 512; i++) expect(get(of, i)).toBe(at(padded, i));
    const tile = localTile(of, [4, 16], [1, 2]);
    const buffer = over(new Float64Array(64), "(4,16)");
    copy(tile, buffer);
    const right = Array.from({ length: 64 }, (_, i) => at(padded, 4 + (i % 4), 32 + (i >> 2)));
    expect([...(buffer.accessor as never as Float64Array)]).toEqual(right);
    set(tile, -1, 1, 3);
    expect(data[at(padded, 5, 35)]).toBe(-1);
    fill(sliceTensor(of, 2, null), 7);
    for (let j = 0; j < 64; j++) expect(data[at(padded, 2, j)]).toBe(7);
    transform(buffer, tile, (x: number) => 2 * x);
    expect(right.map((place) => data[place])).toEqual(right.map((value) => 2 * value));
    const one = over(new Float64Array([1, 0, 0, 1]), "(2,2)");
    const C = tensor(new Float64Array(16), swizzled([1, 0, 2], 0, "(2,2):(1,5)"));
    gemm(over([1, 2, 3, 4], "(2,2)"), one, C);
    expect([0, 1, 2, 3].map((i) => get(C, i))).toEqual([1, 2, 3, 4]);
  });

  test("its tiles past the end are ragged", () => {
    const of = tensor(
      filled(Int32Array, 526, (i) => i),
      padded,
    );
    const tile = localTile(of, [3, 60], [2, 1]);
    expect(tile.ragged).toBe(true);
    expect(refusal(() => copy(tile, over(new Int32Array(180), "180")))[0]).toBe("ragged");
    const copied = over(
      filled(Int32Array, 180, () => -1),
      "(3,60)",
    );
    copyIf(word("inBounds")(tile), tile, copied);
    const right = Array.from({ length: 180 }, (_, i) => [6 + (i % 3), 60 + Math.floor(i / 3)] as const);
    expect([...(copied.accessor as never as Int32Array)]).toEqual(
      right.map(([m, n]) => (m < 8 && n < 64 ? at(padded, m, n) : -1)),
    );
  });

  test("refused is what reaches out of the array, and a place that is not written to", () => {
    expect(refusal(() => tensor(new Float32Array(500), padded))).toEqual([
      "bounds",
      "✗ tensor: (64,8,1):(f1,f72,f512) ∘ (0 + (8,64):(66…: offsets 0 to 525 are not all in an array of 500",
    ]);
    expect(refusal(() => tensor(new Float32Array(526), padded, 1))[0]).toBe("bounds");
    expect(
      get(
        tensor(
          filled(Int32Array, 530, (i) => i),
          padded,
          4,
        ),
        1,
        1,
      ),
    ).toBe(at(padded, 1, 1) + 4);
    const fixed = tensor(Object.freeze(new Array(526).fill(0)), padded);
    expect(refusal(() => fill(fixed, 1))[1]).toContain("the accessor is no place to write to");
    expect(refusal(() => tensor(word("counting")(), padded, 0.5))[0]).toBe("integer");
  });
});
