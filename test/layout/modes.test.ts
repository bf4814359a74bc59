import { expect, test } from "vitest";
import { layout } from "../../src/runtime/layout/layout.js";
import { modesOf } from "../../src/runtime/layout/modes.js";

test("a layout flattened", () => {
  expect(modesOf(layout("(4,(3,2)):(2,(8,1))"))).toEqual([
    [4, 2],
    [3, 8],
    [2, 1],
  ]);
  expect(modesOf(layout("7:-3"))).toEqual([[7, -3]]);
});
