import { describe, expect, test } from "vitest";
import { image } from "../../src/runtime/analysis/image.js";
import { layout } from "../../src/runtime/layout/layout.js";
import type { AnyLayout } from "../../src/types/layout/layout.js";
import { plainly } from "../support/plain.js";
import { refusal } from "../support/refusal.js";

const of = (text: string) => plainly<(of: AnyLayout) => unknown>(image)(layout(text) as AnyLayout);

describe("image", () => {
  test("of coordinates the last counts most", () => {
    expect(of("(2,2):(e1,e0)")).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ]);
    expect(of("(2,3):(e0,-e0)")).toEqual([[-2], [-1], [0], [1]]);
    expect(of("(2,2):(e1.0,e0)")).toEqual([
      [0, [0]],
      [1, [0]],
      [0, [1]],
      [1, [1]],
    ]);
  });

  test("of binary strides it has the values", () => {
    expect(of("(2,2):(f3,f1)")).toEqual([0, 1, 2, 3]);
    expect(of("(2,2):(f3,f3)")).toEqual([0, 3]);
  });

  test("what goes to few offsets is listed however large it is", () => {
    expect(of("(1000,1000,1000,1000):(1,1,1,1)")).toEqual([...new Array(3997).keys()]);
    expect(of("(67108864,67108864):(0,0)")).toEqual([0]);
  });

  test("more than 2^15 that are no integers are refused, and texts longer than 2^20 together", () => {
    expect((of("32768:e0") as unknown[]).length).toBe(32768);
    expect(refusal(() => of("32769:e0"))[1]).toBe("✗ image: 32769:e0: it would list more than 32768");
    expect(refusal(() => of("(2,32768):(f1,f2)"))[0]).toBe("budget");
    const deep = `e0${".0".repeat(900)}`;
    expect((of(`8:${deep}`) as unknown[]).length).toBe(8);
    expect(refusal(() => of(`2048:${deep}`))[0]).toBe("budget");
  });

  test("more than 2^18 offsets are refused", () => {
    expect((of("262144:-3") as number[]).length).toBe(262144);
    const large = ["262145:1", "(512,513):(1,512)", "(2,2,67108864):(5,7,1)", "(600,600):(e0,e1)"];
    for (const text of large) expect(refusal(() => of(text))[0]).toBe("budget");
    expect(refusal(() => of("262145:1"))[1]).toBe("✗ image: 262145:1: it would list more than 262144");
  });
});
