import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as library from "../../src/index.js";
import { read } from "../support/notation.js";
import { plain } from "../support/plain.js";

// The words of layouts on composed layouts, against what CuTe C++ gives for them.

interface Case {
  readonly op: string;
  readonly args: readonly (string | number)[];
  readonly result?: unknown;
  readonly offsets?: readonly number[];
  readonly wrong?: string;
  readonly exact?: number;
  readonly vector_everywhere?: number;
  readonly right?: unknown;
}

const golden: readonly Case[] = JSON.parse(
  readFileSync(new URL("../golden/instructions/extras.json", import.meta.url), "utf8"),
);
const words = library as unknown as Record<string, (...args: unknown[]) => any>;
const word = (name: string) => words[name] as (...args: unknown[]) => any;

/** The golden notation, and `A o offset o B` with `Sw<B,M,S>` for a swizzle. */
function given(text: string | number): any {
  if (typeof text === "number") return text;
  const parts = text.split(" o ");
  if (parts.length === 3)
    return word("composedLayout")(given(parts[0] as string), Number(parts[1]), given(parts[2] as string));
  const [, ...bits] = /^Sw<(-?\d+),(-?\d+),(-?\d+)>$/.exec(text) ?? [];
  if (bits.length > 0) return word("swizzle")(...bits.map(Number));
  const term = (of: any): any =>
    Array.isArray(of) ? of.map(term) : of?.shape === undefined ? of : plain(of.shape, of.stride);
  return term(read(text));
}

const names: Readonly<Record<string, string>> = {
  composition: "composition",
  logical_divide: "logicalDivide",
  zipped_divide: "zippedDivide",
  tiled_divide: "tiledDivide",
  flat_divide: "flatDivide",
  logical_product: "logicalProduct",
  tiled_product: "tiledProduct",
  blocked_product: "blockedProduct",
  raked_product: "rakedProduct",
  tile_to_shape: "tileToShape",
  coalesce: "coalesce",
  mode: "mode",
  with_shape: "withShape",
  right_inverse: "rightInverse",
  left_inverse: "leftInverse",
};

/** An order counts from 1 there, and products want one rank here. */
function argumentsOf({ op, args }: Case): unknown[] {
  const [of, by, order] = args.map(given);
  if (op === "tile_to_shape" && order !== undefined) return [of, by, order.map((place: number) => place - 1)];
  return [of, by, order].slice(0, args.length);
}

const isComposed = (text: unknown): boolean => typeof text === "string" && text.includes(" o ");
const cases = golden.filter(
  ({ op, args, wrong, offsets }) =>
    op in names && isComposed(args[0]) && wrong === undefined && offsets !== undefined,
);
/** Blocked and raked products are of operands of one rank. */
const sameRank = ({ op, args }: Case): boolean => {
  if (op !== "blocked_product" && op !== "raked_product") return true;
  const by = given(args[1] as string);
  const rank = Array.isArray(by) ? by.length : Array.isArray(by.shape) ? by.shape.length : 1;
  return word("rank")(given(args[0] as string)) === rank;
};

describe("composed layouts under the words of layouts", () => {
  test.each(cases.filter(sameRank).map((c) => [`${c.op} ${c.args.join(", ")}`, c] as const))("%s", (_, c) => {
    const made = word(names[c.op] as string)(...argumentsOf(c));
    expect(word("isComposedLayout")(made)).toBe(true);
    // the modes of a tile to a shape are coalesced here
    if (c.op !== "tile_to_shape" && !c.op.endsWith("inverse")) {
      expect(word("print")(made)).toBe(word("print")(given(c.result as string)));
    }
    if (c.op.endsWith("inverse")) {
      // off the image of a layout its left inverse gives anything
      const of = argumentsOf(c)[0];
      const at = (layout: unknown, i: number): number => word("at")(layout, i);
      const size = word("size")(of) as number;
      const [, start] = String(c.args[0]).split(" o ");
      const places = c.op === "left_inverse" ? Array.from({ length: size }, (_, i) => at(of, i)) : null;
      for (const k of places ?? Array.from({ length: start === "0" ? word("size")(made) : 0 }, (_, i) => i)) {
        if (places === null) expect(at(of, at(made, k))).toBe(k);
        if (k < (c.offsets as readonly number[]).length) expect(at(made, k)).toBe(c.offsets?.[k]);
      }
      for (const [i, k] of (places ?? []).entries()) expect(at(made, k)).toBe(i);
      return;
    }
    const offsets = (c.offsets as readonly number[]).map((_, i) => word("at")(made, i));
    expect(offsets).toEqual(c.offsets);
  });

  test("slices and domain offsets keep the fixed part within", () => {
    for (const { op, args, result, offsets } of golden) {
      if (op !== "domain_offset" || !isComposed(args[0])) continue;
      const { layout, offset } = word("domainOffset")(...args.map(given));
      expect(word("print")(layout)).toBe(word("print")(given(result as string)));
      expect(offset).toBe(0);
      expect(offsets?.map((_, i) => word("at")(layout, i))).toEqual(offsets);
    }
    for (const { op, args, offsets } of golden) {
      if (op !== "slice_dynamic" || !isComposed(args[0])) continue;
      const { layout, offset } = word("slice")(...args.map(given));
      expect(offsets?.map((_, i) => word("at")(layout, i) + offset)).toEqual(offsets);
    }
  });

  test("common vectors are those by definition, and the widest that fits at every place", () => {
    const vectors = golden.filter(({ op }) => op === "max_common_vector");
    expect(vectors.length).toBeGreaterThan(7);
    for (const { args, exact, vector_everywhere } of vectors) {
      expect([args, word("maxCommonVector")(...args.map(given))]).toEqual([args, exact]);
      expect([args, word("vectorWidth")(...args.map(given))]).toEqual([args, vector_everywhere]);
    }
    // C++ stops at the bits that a swizzle leaves
    for (const { op, args, offsets } of golden) {
      if (op !== "max_common_layout" || !isComposed(args[0]) || !String(args[0]).includes(" o 0 o "))
        continue;
      const made = word("maxCommonLayout")(...args.map(given));
      expect(offsets?.map((_, k) => word("at")(made, k))).toEqual(offsets);
    }
  });

  test("size, cosize, equal", () => {
    for (const { op, args, right } of golden)
      if (op === "cosize" && isComposed(args[0]))
        expect(word("cosize")(given(args[0] as string))).toBe(right);
    const of = given("Sw<3,3,3> o 4 o (8,64):(66,1)");
    expect(word("size")(of)).toBe(512);
    expect(word("rank")(of)).toBe(2);
    expect(word("equal")(of, given("Sw<3,3,3> o 4 o (8,64):(66,1)"))).toBe(true);
    expect(word("equal")(of, given("Sw<3,3,3> o 5 o (8,64):(66,1)"))).toBe(false);
    expect(word("equal")(of, plain("(8,64):(66,1)"))).toBe(false);
  });
});
