import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { isLayout } from "../../src/runtime/layout/layout.js";
import { print } from "../../src/runtime/layout/mapping.js";
import { tensor } from "../../src/runtime/tensor/tensor.js";
import { at, concat, cosize, equal, plain as layout, mode, slice } from "../support/plain.js";
import { junk, largest, nested, refusal } from "../support/refusal.js";

const paper = layout(
  [
    [2, 2],
    [4, 2],
  ],
  [
    [1, 8],
    [2, 16],
  ],
);

describe("layouts (paper, section 4.4)", () => {
  test("from a shape and a stride, from a shape, from a text", () => {
    expect(`${layout([4, [3, 2]], [2, [8, 1]])}`).toBe("(4,(3,2)):(2,(8,1))");
    expect(`${layout([4, [3, 2]])}`).toBe("(4,(3,2)):(1,(4,12))");
    expect(`${layout("(4,(3,2)):(2,(8,1))")}`).toBe("(4,(3,2)):(2,(8,1))");
    expect(`${layout("(4,8)")} ${layout(4)} ${layout("4:-2")} ${layout([[4]])}`).toBe(
      "(4,8):(1,4) 4:1 4:-2 ((4)):((1))",
    );
  });

  test("they print alike everywhere", () => {
    expect(print(paper)).toBe("((2,2),(4,2)):((1,8),(2,16))");
    expect(String(paper)).toBe(print(paper));
    expect(JSON.stringify({ paper })).toBe(`{"paper":"${print(paper)}"}`);
    expect(inspect([paper])).toBe(`[ ${print(paper)} ]`);
  });

  test("they are frozen copies", () => {
    const shape = [4, [3, 2]];
    const made = layout(shape);
    shape[0] = 7;
    expect(made.shape).toEqual([4, [3, 2]]);
    expect([made, made.shape, made.stride, (made.shape as unknown[])[1]].every(Object.isFrozen)).toBe(true);
    expect(() => Object.assign(made, { shape: 7 })).toThrow(TypeError);
  });

  test("no negative zero comes in", () => {
    expect(Object.is(layout(4, -0).stride, 0)).toBe(true);
    expect(Object.is(at(layout(4, -1), 0), 0)).toBe(true);
  });

  test("isLayout", () => {
    expect(isLayout(paper)).toBe(true);
    for (const [value] of junk) expect(isLayout(value)).toBe(false);
    expect(isLayout({ shape: 4, stride: 1 })).toBe(false);
  });

  test("evaluated at a coordinate of every kind", () => {
    expect([at(paper, 22), at(paper, 2, 5), at(paper, [0, 1], [1, 1])]).toEqual([26, 26, 26]);
    expect([
      at(paper, [2, 5]),
      at(paper, [
        [0, 1],
        [1, 1],
      ]),
      at(paper, 2, [1, 1]),
    ]).toEqual([26, 26, 26]);
  });

  test("evaluated out of bounds", () => {
    expect([at(paper, 32), at(paper, 4, 0), at(paper, -1)]).toEqual([32, 16, -1]);
    expect(at(layout("4:3"), -5)).toBe(-15);
  });

  test("concat, mode, equal", () => {
    expect(print(concat(layout("4:1"), layout("(2,3):(8,4)")))).toBe("(4,(2,3)):(1,(8,4))");
    expect(print(concat(layout("4:1")))).toBe("(4):(1)");
    expect([print(mode(paper, 0)), print(mode(paper, 1))]).toEqual(["(2,2):(1,8)", "(4,2):(2,16)"]);
    expect(print(mode(layout(8), 0))).toBe("8:1");
    expect(equal(concat(mode(paper, 0), mode(paper, 1)), paper)).toBe(true);
    expect([equal(layout(4), layout([4])), equal(layout("4:1"), layout("4:2"))]).toEqual([false, false]);
  });

  test("cosize is the span of the offsets", () => {
    expect([
      cosize(paper),
      cosize(layout("4:0")),
      cosize(layout("4:-1")),
      cosize(layout("(2,4):(4,-1)")),
    ]).toEqual([32, 1, 4, 8]);
    expect(cosize(layout(`1:${largest}`))).toBe(1);
  });
});

describe("each extent, stride and text that is none is named", () => {
  test.each([...junk, [0, "0"], [-3, "-3"], [[], "()"]] as typeof junk)("an extent %s", (value, shown) => {
    const [code, message] = refusal(() => layout([4, [value]] as never));
    expect([code, message.endsWith(`: extent ${shown} is no positive integer`)]).toEqual(["extent", true]);
    if (shown !== "()") expect(refusal(() => layout([4, [value]] as never, [1, [2]]))[0]).toBe("extent");
  });

  test.each(junk)("a stride %s", (value, shown) => {
    const [code, message] = refusal(() => layout([4, 8], [1, value]));
    const right =
      typeof value === "string"
        ? ["element", `${shown} is no stride: `]
        : ["integer", `${shown} is no integer`];
    expect([code, message.includes(`: ${right[1]}`)]).toEqual([right[0], true]);
  });

  test.each<readonly [string, () => unknown, string, string]>([
    [
      "an extent of zero",
      () => layout([4, 0], [1, 4]),
      "extent",
      "layout: (4,0):(1,4): extent 0 is no positive integer",
    ],
    [
      "the same in a text",
      () => layout("(4,0):(1,4)"),
      "extent",
      "layout: (4,0):(1,4): extent 0 is no positive integer",
    ],
    [
      "no shape",
      () => layout(undefined as never),
      "extent",
      "layout: undefined: extent undefined is no positive integer",
    ],
    [
      "a layout as a shape",
      () => layout(layout(4) as never),
      "extent",
      "layout: 4:1: extent 4:1 is no positive integer",
    ],
    [
      "other profiles",
      () => layout([4, 8], [1, [4, 8]]),
      "congruence",
      "layout: (4,8):(1,(4,8)): shape (4,8) and stride (1,(4,8)) have different profiles",
    ],
    [
      "other profiles in a text",
      () => layout("(4,8):3"),
      "congruence",
      "layout: (4,8):3: shape (4,8) and stride 3 have different profiles",
    ],
    ["a fault in a text", () => layout("(4,8"), "syntax", "layout: (4,8: a parenthesis is never closed"],
    [
      "an extent past 2^53-1",
      () => layout(largest + 1),
      "overflow",
      "layout: 9007199254740992: a number is past 2^53-1",
    ],
    [
      "a size past 2^53-1",
      () => layout([2 ** 30, 2 ** 30], [1, 0]),
      "overflow",
      "layout: (1073741824,1073741824):(1,0): a number is past 2^53-1",
    ],
    [
      "a stride past 2^53-1",
      () => layout(4, -largest - 1),
      "overflow",
      "layout: 4:-9007199254740992: a number is past 2^53-1",
    ],
    [
      "an offset past 2^53-1",
      () => at(layout(4, largest), 2),
      "overflow",
      `at: 4:${largest}: a number is past 2^53-1`,
    ],
    [
      "a span past 2^53-1",
      () => cosize(layout(3, largest)),
      "overflow",
      `cosize: 3:${largest}: a number is past 2^53-1`,
    ],
    [
      "a concatenation past 2^53-1",
      () => concat(layout(2 ** 30), layout(2 ** 30)),
      "overflow",
      "concat: (1073741824:1,1073741824:1): a number is past 2^53-1",
    ],
    [
      "another coordinate",
      () => at(layout([4, 8]), 1, 2, 3),
      "coordinate",
      "at: (4,8):(1,4): coordinate (1,2,3) does not fit the shape (4,8) of rank 2",
    ],
    [
      "no coordinate",
      () => at(layout([4, 8])),
      "coordinate",
      "at: (4,8):(1,4): coordinate () does not fit the shape (4,8) of rank 2",
    ],
    ["a coordinate that is none", () => at(layout(4), "x" as never), "integer", 'at: 4:1: "x" is no integer'],
    [
      "a layout as a coordinate",
      () => at(layout(4), layout(4) as never),
      "integer",
      "at: 4:1: 4:1 is no integer",
    ],
    [
      "no mode",
      () => mode(layout([4, 8]), 2),
      "mode",
      "mode: (4,8):(1,4): there is no mode 2, the rank is 2",
    ],
    [
      "a negative mode",
      () => mode(layout([4, 8]), -1),
      "mode",
      "mode: (4,8):(1,4): there is no mode -1, the rank is 2",
    ],
    [
      "a fractional mode",
      () => mode(layout(8), 0.5),
      "mode",
      "mode: 8:1: there is no mode 0.5, the rank is 1",
    ],
    [
      "a mode by name",
      () => mode(layout(8), "length" as never),
      "mode",
      'mode: 8:1: there is no mode "length", the rank is 1',
    ],
    ["nothing to concatenate", () => concat(), "extent", "concat: (): extent () is no positive integer"],
    [
      "a shape to concatenate",
      () => concat(layout(4), 8 as never),
      "argument",
      "concat: (4:1,8): 8 is no layout",
    ],
    ["a shape to compare", () => equal(layout(4), 4 as never), "argument", "equal: 4:1, 4: 4 is no layout"],
    ["a shape to print", () => print([4] as never), "argument", "print: (4): (4) is no layout"],
    [
      "a look-alike",
      () => cosize({ shape: 4, stride: 1 } as never),
      "argument",
      "cosize: an object: an object is no layout",
    ],
    [
      "a tensor",
      () => slice(tensor([1, 2], layout(2)) as never, 1),
      "argument",
      "slice: an object: an object is no layout: that of a tensor is its .layout",
    ],
  ])("%s", (_name, work, code, message) => {
    expect(refusal(work)).toEqual([code, `✗ ${message}`]);
  });

  test("tuples that nest too deep", () => {
    expect(print(layout(nested(1000, 4)))).toBe(
      `${"(".repeat(1000)}4${")".repeat(1000)}:${"(".repeat(1000)}1${")".repeat(1000)}`,
    );
    for (const levels of [1001, 10_000]) {
      expect(refusal(() => layout(nested(levels)))[0]).toBe("depth");
      expect(refusal(() => layout([4], nested(levels)))[0]).toBe("depth");
      expect(refusal(() => layout(`${"(".repeat(levels)}4${")".repeat(levels)}`))[0]).toBe("depth");
      expect(refusal(() => at(layout(4), nested(levels)))[0]).toBe("depth");
    }
    expect(refusal(() => concat(layout(nested(1000))))[0]).toBe("depth");
    expect(refusal(() => layout(nested(1001)))[1]).toBe(
      `✗ layout: ${"(".repeat(40)}…: tuples nest deeper than 1000`,
    );
  });

  test("long operands are cut", () => {
    const long = layout(new Array(50).fill(1));
    expect(refusal(() => at(long, [1, 2]))[1]).toBe(
      `✗ at: (${"1,".repeat(19)}1…: coordinate (1,2) does not fit the shape (${"1,".repeat(19)}1… of rank 50`,
    );
  });
});
