import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { explain, formula } from "../../src/draw.js";
import {
  type AnyLayout,
  coalesce,
  composition,
  concat,
  isLayout,
  type LayoutError,
  layout,
} from "../../src/index.js";
import { traced } from "../../src/runtime/draw/trace.js";

interface Case {
  readonly args: readonly string[];
  readonly result?: string;
  readonly error?: string;
}
const golden = (name: string): readonly Case[] =>
  JSON.parse(readFileSync(new URL(`../golden/${name}.json`, import.meta.url), "utf8"));

const steps = (text: string): readonly string[] => {
  const { operation, operands } = formula(text);
  return explain(operation as string, ...operands);
};

test("a composition, digit by digit", () => {
  expect(steps("(4,6,8,10):(2,3,5,7) ∘ 6:12")).toEqual([
    "As a left operand (4,6,8,10):(2,3,5,7) is 4:2, 6:3, 8:5, 10:7: a number has a digit in each mode, and the last goes on without a bound.",
    "The leaf 6:12 takes steps of 12: that is 3 in 6:3. 2 of 6 fit before the digit of 6:3 comes to 6, past its extent; they make the mode 2:9.",
    "3 steps of 24 are left: that is 1 in 8:5. All 3 fit, and make the mode 3:5.",
    "Together they move 6:3 by up to 3 of 5, 8:5 by up to 2 of 7: no digit carries.",
    "composition: (4,6,8,10):(2,3,5,7), 6:12 is (2,3):(9,5)",
  ]);
});

test("one that is refused, up to where it is", () => {
  expect(steps("(6,2):(1,7) ∘ (3,2):(2,5)").slice(-2)).toEqual([
    "Together they move 6:1 by up to 9 of 5: a digit carries.",
    "✗ composition: (6,2):(1,7) ∘ (3,2):(2,5): the right modes together reach 9 in a left mode of extent 6 (distributivity, eq. 12)",
  ]);
  expect(steps("(4,6,8):(2,3,5) ∘ 6:3").slice(-2)).toEqual([
    "3 steps do not fall into parts of 2, so a digit carries in the midst of one.",
    "✗ composition: (4,6,8):(2,3,5) ∘ 6:3: stride 3 and extent 4 do not divide each other (stride divisibility, eq. 9)",
  ]);
});

test.each([
  [
    "complement((4,8):(1,8), 256)",
    [
      "4:1 leaves no gap, and then the extent covered is 4 · 1 = 4.",
      "8:8 leaves the gap 2:4, and then the extent covered is 8 · 8 = 64.",
      "What is covered fits 4 times, which makes 4:64.",
      "The complement of (4,8):(1,8) up to 256 is (2,4):(4,64).",
      "complement: (4,8):(1,8), 256 is (2,4):(4,64)",
    ],
  ],
  [
    "rightInverse((4,8):(8,1))",
    [
      "8:1 has the stride 1 that is wanted; a step of it is 4 coordinates, so it makes 8:4.",
      "4:8 has the stride 8 that is wanted; a step of it is 1 coordinate, so it makes 4:1.",
      "No mode has the stride 32 that is wanted then.",
      "rightInverse: (4,8):(8,1) is (8,4):(4,1)",
    ],
  ],
  [
    "leftInverse((4,8):(1,8))",
    [
      "A step of 4:1 is 1 coordinate, and the next stride is 8, so it makes 8:1.",
      "A step of 8:8 is 4 coordinates, and it is the last, so it makes 8:4.",
      "leftInverse: (4,8):(1,8) is (8,8):(1,4)",
    ],
  ],
  [
    "at((4,8):(8,1), 6)",
    [
      "In the shape (4,8) the coordinate 6 is (2,1): the first mode runs fastest.",
      "Each digit times its stride: 2·8 + 1·1 = 17.",
      "at: (4,8):(8,1), 6 is 17",
    ],
  ],
] as const)("%s", (text, lines) => expect(steps(text)).toEqual(lines));

test("modes of a tiler, one by one", () => {
  const lines = steps("(8,16,2):(20,1,320) ⊘ <4,_>");
  expect(lines.filter((line) => line.startsWith("Mode"))).toEqual([
    "Mode 0: 8:20 ⊘ 4.",
    "Mode 1: 16:1 is left alone.",
  ]);
  expect(lines.at(-1)).toBe("logicalDivide: (8,16,2):(20,1,320), <4,_> is ((4,2),16,2):((20,80),1,320)");
});

describe("over golden cases", () => {
  test.each([
    ["composition", 7],
    ["logical_divide", 3],
    ["zipped_divide", 3],
    ["logical_product", 3],
    ["complement", 3],
    ["right_inverse", 3],
    ["left_inverse", 3],
    ["coalesce", 3],
  ] as const)("the last sentence of %s is the result, or the refusal", (name, every) => {
    for (const { args } of golden(name).filter((_, i) => i % every === 0)) {
      const { operation, operands, value } = formula(`${name}(${args})`);
      let right: string;
      try {
        right = ` is ${value()}`;
      } catch (fault) {
        right = (fault as LayoutError).message;
      }
      expect(
        explain(operation as string, ...operands)
          .at(-1)
          ?.endsWith(right),
      ).toBe(true);
    }
  });

  test("the way that is told is the one that composition goes: where it ends, and in which modes", () => {
    let whole = 0;
    const ways = golden("composition").flatMap(({ args, error }) => {
      const [left, right] = args.map((text) => formula(text).value());
      if (!isLayout(left) || !isLayout(right)) return [];
      const fail = (code: string): never => {
        throw new Error(code);
      };
      let modes: string;
      let overrun: boolean;
      try {
        const trace = traced(left, right, fail as never);
        overrun = trace.overrun !== null || trace.leaves.some(({ isWhole }) => !isWhole);
        const made = trace.leaves.flatMap(({ extent, stretches }) =>
          stretches.length === 0
            ? [layout([extent], [0])]
            : stretches.map(({ taken, emits }) => layout([taken], [emits])),
        );
        modes = String(coalesce((concat as unknown as (...all: unknown[]) => AnyLayout)(...made)));
      } catch {
        // binary digits and what does not fit the shape are told otherwise
        return [];
      }
      const carries = ["shape-divisibility", "stride-divisibility", "distributivity"].includes(error ?? "");
      if (carries || error === undefined) expect([args, overrun]).toEqual([args, carries]);
      if (error !== undefined) return [];
      whole++;
      return [
        [args, modes, String((coalesce as (of: unknown) => unknown)(composition(left, right as never)))],
      ];
    });
    expect(ways.filter(([, told, made]) => told !== made)).toEqual([]);
    expect(whole).toBeGreaterThan(2000);
  });
});
