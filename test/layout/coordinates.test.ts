import { expect, test } from "vitest";
import { composition } from "../../src/runtime/algebra/composition.js";
import { copyIf } from "../../src/runtime/algorithm/copy.js";
import { identityLayout } from "../../src/runtime/layout/identity.js";
import { layout } from "../../src/runtime/layout/layout.js";
import { print } from "../../src/runtime/layout/mapping.js";
import { get } from "../../src/runtime/tensor/access.js";
import { coordinates } from "../../src/runtime/tensor/accessor.js";
import { tensorZippedDivide } from "../../src/runtime/tensor/algebra.js";
import { sliceTensor } from "../../src/runtime/tensor/slice.js";
import { tensor } from "../../src/runtime/tensor/tensor.js";
import { composition as composed, plain } from "../support/plain.js";

// What coordinate layouts are for (paper, sections 4.4.2 and 5.3.5).

test("the predicate of ragged tiles: a coordinate tensor is tiled as the data is, and says what is in bounds", () => {
  const data = tensor(
    Float32Array.from({ length: 35 }, (_, i) => i + 1),
    layout("(5,7):(7,1)"),
  );
  const tiles = tensorZippedDivide(data, [4, 4]);
  const where = tensorZippedDivide(tensor(coordinates(), identityLayout([5, 7])), [4, 4]);
  expect([print(tiles.layout), print(where.layout)]).toEqual([
    "((4,4),(2,2)):((7,1),(28,4))",
    "((4,4),(2,2)):((e0,e1),(4e0,4e1))",
  ]);
  for (let tile = 0; tile < 4; tile++) {
    const at = sliceTensor(where, null, tile);
    const inBounds = (i: number): boolean => {
      const [row, column] = get(at, i) as unknown as readonly [number, number];
      return row < 5 && column < 7;
    };
    const copied = copyIf(
      inBounds,
      sliceTensor(tiles, null, tile),
      tensor(new Float32Array(16), layout([[4, 4]], [[1, 4]])),
    );
    const expected = Array.from({ length: 16 }, (_, i) => {
      const [row, column] = [(tile % 2) * 4 + (i % 4), Math.floor(tile / 2) * 4 + Math.floor(i / 4)];
      return row < 5 && column < 7 ? row * 7 + column + 1 : 0;
    });
    expect([...copied.accessor]).toEqual(expected);
  }
});

test("a tiler is the coordinates that it reads (section 5.3.5): L ∘ T is L ∘ ((M,N):(e0,e1) ∘ T)", () => {
  const coordinate = identityLayout([8, 16]);
  for (const matrix of [
    "(8,16):(16,1)",
    "(8,16):(1,8)",
    "(8,16):(1,9)",
    "((4,2),16):((1,64),4)",
    "(8,(4,4)):(4,(1,32))",
  ])
    for (const tiler of [
      [4, 8],
      [plain("4:2"), plain("8:2")],
      [plain("(2,2):(1,4)"), plain("(4,2):(1,8)")],
      [plain("8:1"), plain("(2,4):(8,1)")],
    ])
      expect(print(composed(plain(matrix), composed(coordinate, tiler)))).toBe(
        print(composed(plain(matrix), tiler)),
      );
});

test("a transposed coordinate tensor, a diagonal, every fifth coordinate", () => {
  const transposed = layout("(12,6):(e1,e0)");
  const at = tensor(coordinates(), transposed);
  for (let i = 0; i < 72; i++) expect(get(at, i)).toEqual([Math.floor(i / 12), i % 12]);
  expect(print(composition(layout("(6,12):(12,1)"), layout("(12,6):(e1,e0)")))).toBe("(12,6):(1,12)");
  expect(print(composition(layout("(4,4):(1,4)"), layout("4:e0+e1")))).toBe("4:5");
  expect(print(composition(layout("(4,8):(e0,e1)"), layout("3:5")))).toBe("3:e0+e1");
});
