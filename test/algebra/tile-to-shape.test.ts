import fc from "fast-check";
import { expect, test } from "vitest";
import { isBijective } from "../../src/runtime/analysis/bijective.js";
import { print } from "../../src/runtime/layout/mapping.js";
import { size } from "../../src/runtime/layout/shape.js";
import { between, seed } from "../support/arbitrary.js";
import { at, mode, orderedLayout, plain, tileToShape } from "../support/plain.js";
import { junk, refusal } from "../support/refusal.js";

test.each([
  ["(4,8):(8,1)", [8, 16], undefined, "(8,(8,2)):(8,(1,64))"],
  ["(4,8):(8,1)", [8, 16], [1, 0], "((4,2),(8,2)):((8,64),(1,32))"],
  ["(4,8):(8,1)", [4, [2, 8]], undefined, "(4,(8,2)):(8,(1,32))"],
  ["4:1", 12, undefined, "(12):(1)"],
  ["(8,8):(1,8)", [8, 8], [1, 0], "(8,8):(1,8)"],
  // modes that the tile does not have are of size 1
  ["(8,64):(64,1)", [128, 64, 3], undefined, "(128,64,3):(64,1,8192)"],
  ["8:1", [16, 32], undefined, "(16,32):(1,16)"],
  ["8:1", [16, 32], [1, 0], "((8,2),32):((1,256),8)"],
  ["(8):(1)", [16, 4, 2], [2, 0, 1], "((8,2),4,2):((1,64),8,32)"],
  ["(4,8):(1,4)", [8, 8, 2, 3], [0, 1, 3, 2], "((4,2),8,2,3):((1,32),4,192,64)"],
  ["(4,8):(1,4)", [8, 8, 2, 3], [3, 2, 1, 0], "((4,2),8,2,3):((1,192),4,96,32)"],
] as const)("%s up to %j in order %j", (tile, shape, order, result) => {
  expect(print(tileToShape(plain(tile), shape, order))).toBe(result);
});

test("refusals", () => {
  const tile = plain("(2,3):(1,2)");
  expect(refusal(() => tileToShape(tile, 12))).toEqual([
    "rank",
    "✗ tileToShape: (2,3):(1,2), 12: the tiler has rank 2, the layout 1",
  ]);
  expect(refusal(() => tileToShape(plain("(2,4):(1,4)"), [2, 12]))).toEqual([
    "shape-divisibility",
    "✗ tileToShape: (2,4):(1,4), (2,12): extent 3 is no multiple of the 2 steps of stride 1 that reach extent 2 (shape divisibility, eq. 10), in the gaps (2,1):(2,16), as (1,3):(1,1) repeats the tile",
  ]);
  expect(refusal(() => tileToShape(tile, [4, 8]))).toEqual([
    "divisibility",
    "✗ tileToShape: (2,3):(1,2), (4,8): extent 8 is no multiple of 3",
  ]);
  expect(refusal(() => tileToShape(tile, [1, 3]))[0]).toBe("divisibility");
  expect(refusal(() => tileToShape(tile, [4, 6], [0, 0]))).toEqual([
    "order",
    "✗ tileToShape: (2,3):(1,2), (4,6): order (0,0) is no permutation of the modes of (2,2)",
  ]);
  expect(refusal(() => tileToShape(plain("(2,3):(3,2)"), [4, 6]))[0]).toBe("overlap");
  expect(refusal(() => tileToShape(tile, [2 ** 30, 3 * 2 ** 30]))[0]).toBe("overflow");
  for (const [value] of junk) {
    expect(refusal(() => tileToShape(value, [4, 6]))[0]).toBe("argument");
    expect(refusal(() => tileToShape(tile, value))[0]).toBe("extent");
    if (value !== null && value !== undefined)
      expect(refusal(() => tileToShape(tile, [4, 6], value))[0]).toBe("integer");
  }
});

test("a tiled shape starts with its tile, and repeats it tile by tile in the order: 2,000 tiles", () => {
  const drawn = fc.array(fc.tuple(between(1, 5), between(1, 4), fc.nat()), { minLength: 1, maxLength: 4 });
  const places = (keys: readonly number[]) =>
    keys.map((key, i) => keys.filter((k, j) => k < key || (k === key && j < i)).length);
  fc.assert(
    fc.property(drawn, fc.infiniteStream(fc.nat()), (modes, numbers) => {
      const order = places(modes.map(([, , key]) => key));
      const tile = orderedLayout(
        modes.map(([s]) => s),
        places(modes.map(() => numbers.next().value as number)),
      );
      const grid = orderedLayout(
        modes.map(([, n]) => n),
        order,
      );
      const result = tileToShape(
        tile,
        modes.map(([s, n]) => s * n),
        order,
      );
      expect(isBijective(result)).toBe(true);
      for (let i = 0; i < 6; i++) {
        const [inside, which] = [
          modes.map(([s]) => numbers.next().value % s),
          modes.map(([, n]) => numbers.next().value % n),
        ];
        const c = modes.map(([s], j) => (inside[j] as number) + (which[j] as number) * s);
        expect(at(result, c)).toBe(at(tile, inside) + at(grid, which) * size(tile));
      }
      expect(modes.map((_, i) => size(mode(result, i)))).toEqual(modes.map(([s, n]) => s * n));
    }),
    { numRuns: 2000, seed },
  );
});
