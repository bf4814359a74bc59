import { describe, expect, test } from "vitest";
import { flatten, unflatten } from "../../src/runtime/layout/flatten.js";
import { layout } from "../../src/runtime/layout/layout.js";
import { print } from "../../src/runtime/layout/mapping.js";
import { refusal } from "../support/refusal.js";

describe("flatten", () => {
  test("tuples of anything", () => {
    expect(flatten([4, [3, [2]]])).toEqual([4, 3, 2]);
    expect(flatten([[[4]]])).toEqual([4]);
    expect(flatten(4)).toBe(4);
    expect(flatten(["a", [null, ["b"]]])).toEqual(["a", null, "b"]);
  });

  test.each([
    ["(4,(3,2)):(2,(8,1))", "(4,3,2):(2,8,1)"],
    ["((4,(3)),2):((e0,(e1)),e2)", "(4,3,2):(e0,e1,e2)"],
    ["(((4))):(((f2)))", "(4):(f2)"],
    ["4:2", "4:2"],
  ])("%s", (text, flat) => {
    expect(print(flatten(layout(text)))).toBe(flat);
  });
});

describe("unflatten", () => {
  test("tuples", () => {
    expect(unflatten([4, 3, 2], [0, [0, 0]])).toEqual([4, [3, 2]]);
    expect(unflatten([4, [3, 2]], [["a"], null])).toEqual([[4], [3, 2]]);
    expect(unflatten(4, [0])).toEqual([4]);
    expect(unflatten([4], 0)).toBe(4);
    expect(unflatten([], [])).toEqual([]);
    expect(unflatten([4, 3, 2], layout([2, [2, 2]]))).toEqual([4, [3, 2]]);
  });

  test("what flatten made is undone", () => {
    for (const text of ["(4,(3,2)):(2,(8,1))", "((4,(3)),2):((e0,(e1)),e2)", "(((4))):(((f2)))", "4:2"]) {
      const of = layout(text);
      expect(print(unflatten(flatten(of), of.shape))).toBe(text);
    }
  });

  test("a profile that does not fit", () => {
    expect(refusal(() => unflatten(layout("(4,3,2):(2,8,1)"), [0, [0]] as never))).toEqual([
      "profile",
      "✗ unflatten: (4,3,2):(2,8,1), (0,(0)): (4,3,2) does not fit the profile (0,(0))",
    ]);
    expect(refusal(() => unflatten([4, 3], [0, [0, 0]] as never))[1]).toBe(
      "✗ unflatten: (4,3), (0,(0,0)): (4,3) does not fit the profile (0,(0,0))",
    );
    expect(refusal(() => unflatten(4, [] as never))[0]).toBe("profile");
  });
});
