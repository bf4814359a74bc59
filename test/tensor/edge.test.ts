import { describe, expect, test } from "vitest";
import { counting } from "../../src/runtime/tensor/accessor.js";
import { plain } from "../support/plain.js";
import { get, localTile, over, tensorComposition } from "../support/plain-tensor.js";
import { refusal } from "../support/refusal.js";

// The rows of the tile repeat where one counts along its columns, and no layout takes an odd number of those: what such a
// view steps past is looked for by way of the coordinates of the tile.
describe("a view of a ragged tile whose edge no layout cuts", () => {
  const of = over(
    Int8Array.from({ length: 16 }, (_, i) => i),
    "(2,8)",
  );
  const tile = localTile(of, [2, 3], [0, 2]);

  test("is whole where no coordinate of it is past the end", () => {
    expect(tile.ragged).toBe(true);
    const view = tensorComposition(tile, plain("3:1"));
    expect(view.ragged).toBe(false);
    expect([get(view, 0), get(view, 1), get(view, 2)]).toEqual([12, 13, 14]);
  });

  test("is ragged where one is", () => {
    const view = tensorComposition(tile, plain("5:1"));
    expect(view.ragged).toBe(true);
    expect(get(view, 3)).toBe(15);
    expect(refusal(() => get(view, 4))[0]).toBe("range");
  });

  test("of more than 2^20 places it is taken for ragged, and each is looked at where it is asked for", () => {
    const columns = 2 ** 20 + 8;
    const large = localTile(over(counting(), `(2,${2 ** 21})`), [2, columns], [0, 1]);
    const view = tensorComposition(large, plain(`${2 ** 20 + 1}:1`));
    expect(view.ragged).toBe(true);
    expect(get(view, 2 ** 20)).toBe(2 * columns + 2 ** 20);
  });
});
