import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as library from "../../src/index.js";
import type { AnyLayout } from "../../src/types/layout/layout.js";
import { plain, plainly } from "../support/plain.js";
import { refusal } from "../support/refusal.js";

interface Row {
  readonly op: string;
  readonly args: readonly [string, number, number];
  readonly result: string;
  readonly offsets: readonly number[];
}

const recast: (of: unknown, from: number, to: number) => AnyLayout = plainly(library.recast);
const composed: (outer: AnyLayout, offset: number, inner: AnyLayout) => AnyLayout = plainly(
  library.composedLayout,
);
const at: (of: unknown, c: number) => number = plainly(library.at);

/** What C++ writes as `Sw<B,M,S> o offset o layout`. */
function read(text: string): AnyLayout {
  const [, b, m, s, offset, inner = text] = /^Sw<(\d+),(\d+),(-?\d+)> o (\d+) o (.*)$/.exec(text) ?? [];
  if (b === undefined) return plain(inner);
  const outer = plainly<Function>(library.swizzle)(Number(b), Number(m), Number(s)) as AnyLayout;
  return composed(outer, Number(offset), plain(inner));
}

const file = new URL("../golden/instructions/extras.json", import.meta.url);
const rows = (JSON.parse(readFileSync(file, "utf8")) as readonly Row[]).filter(({ op }) => op === "recast");

test.each(rows)("C++ recasts $args", ({ args: [of, from, to], result, offsets }) => {
  const got = recast(read(of), from, to);
  expect(String(got)).toBe(String(read(result)));
  expect(offsets.map((_, c) => at(got, c))).toEqual(offsets);
});

const swizzled = (offset: number, inner: string) =>
  composed(plain("(64,8,1):(f1,f72,f512)"), offset, plain(inner));

test.each([
  [swizzled(8, "(8,64):(72,1)"), 16, 8],
  [swizzled(8, "(8,64):(72,1)"), 16, 64],
  [swizzled(0, "(8,64):(f64,f1)"), 16, 128],
  [composed(plain("(4,4):(4,1)"), 4, plain("(8,64):(64,1)")), 16, 8],
  [composed(plain("(6,4):(1,12)"), 6, plain("(6,2):(1,6)")), 8, 24],
])("%s of %d bits to %d bits covers the same bits", (of, from, to) => {
  const got = recast(of, from, to);
  const bits = (mapping: AnyLayout, size: number) => {
    const all: number[] = [];
    const count = library.size(plainly<never>(mapping)) as number;
    for (let c = 0; c < count; c++)
      for (let bit = 0; bit < size; bit++) all.push(at(mapping, c) * size + bit);
    return all.toSorted((a, b) => a - b);
  };
  expect(bits(got, to)).toEqual(bits(of, from));
});

test.each([
  [
    swizzled(4, "(8,64):(64,1)"),
    "divisibility",
    "(64,8,1):(f1,f72,f512) ∘ (4 + (8,64):(64…, 16 to 128 bits: offset 4 is no multiple of 8",
  ],
  [
    composed(plain("(4,4):(4,1)"), 0, plain("8:1")),
    "unit",
    "(4,4):(4,1), 16 to 128 bits: only 1 of the 8 elements of a unit lie side by side",
  ],
  [
    composed(plain("(12,4):(1,16)"), 0, plain("8:1")),
    "divisibility",
    "(12,4):(1,16), 16 to 128 bits: extent 12 is no multiple of 8",
  ],
  [
    composed(plain("(8,4):(1,12)"), 0, plain("8:1")),
    "divisibility",
    "(8,4):(1,12), 16 to 128 bits: stride 12 is no multiple of 8",
  ],
])("%s is refused", (of, code, sentence) => {
  expect(refusal(() => recast(of, 16, 128))).toEqual([code, `✗ recast: ${sentence}`]);
});
