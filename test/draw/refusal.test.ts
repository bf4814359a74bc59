import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { drawFormula, drawRefusal, explain, formula } from "../../src/draw.js";
import {
  type AnyLayout,
  assertInjective,
  assertSameFunction,
  composition,
  LayoutError,
  layout,
  tensor,
} from "../../src/index.js";
import { refusal } from "../support/refusal.js";
import { panelsIn } from "./read.js";

interface Case {
  readonly args: readonly string[];
  readonly error?: string;
}
const golden = (name: string): readonly Case[] =>
  JSON.parse(readFileSync(new URL(`../golden/${name}.json`, import.meta.url), "utf8"));

test("what carries is marked, whatever is composed", () => {
  const refused = golden("composition").filter(({ error }) =>
    ["shape-divisibility", "stride-divisibility", "distributivity"].includes(error ?? ""),
  );
  let [marked, unmarked] = [0, 0];
  for (const { args } of refused.filter((_, i) => i % 5 === 0)) {
    const { operation, operands } = formula(`composition(${args})`);
    const cells = panelsIn(drawRefusal([operation as string, ...operands], { form: "text" })).flat(2);
    if (cells.some((cell) => cell.endsWith("!"))) marked++;
    else unmarked++;
  }
  expect(marked).toBeGreaterThan(100);
  // those whose sentences cut their operands, or that yield coordinates
  expect(unmarked).toBeLessThan(marked / 20);
});

describe("pictures of refusals", () => {
  const text = { form: "text" } as const;
  const A = layout("(4,6,8):(2,3,5)");

  test("a carry", async () => {
    await expect(drawRefusal(["composition", A, layout("6:3")], text)).toMatchFileSnapshot(
      "pictures/carry.txt",
    );
  });

  test("modes that carry together", async () => {
    await expect(
      drawRefusal(["composition", layout("(6,2):(1,7)"), layout("(3,2):(2,5)")], text),
    ).toMatchFileSnapshot("pictures/together.txt");
  });

  test("what a complement would lose", async () => {
    await expect(
      drawRefusal(["logicalDivide", layout("10:1"), layout("(2,2):(1,5)")], text),
    ).toMatchFileSnapshot("pictures/lost.txt");
  });

  test("two coordinates that meet", () => {
    const picture = drawRefusal(() => assertInjective(layout("(4,8):(1,2)") as never), text);
    const marked = panelsIn(picture)
      .flat(2)
      .filter((cell) => cell.endsWith("!"));
    expect(marked).toEqual(["2!", "2!"]);
    expect(picture).toContain("✗ assertInjective: (4,8):(1,2): coordinates 2 and 4 both go to 2");
  });

  test("an error, a call and a function are drawn alike", () => {
    const call = ["composition", A, layout("6:3")] as const;
    let error: unknown;
    try {
      composition(A as AnyLayout, layout("6:3") as never);
    } catch (fault) {
      error = fault;
    }
    expect(error).toBeInstanceOf(LayoutError);
    expect(drawRefusal(error as LayoutError)).toBe(drawRefusal(call));
    expect(drawRefusal(() => composition(A as AnyLayout, layout("6:3") as never))).toBe(drawRefusal(call));
  });

  test("of a tiler it is the mode that is refused", () => {
    expect(drawRefusal(["composition", layout("(8,(4,6)):(1,(8,40))"), [2, layout("6:3")]], text)).toContain(
      "composition: (4,6):(8,40) ∘ 6:3",
    );
  });

  test.each([
    ["(4,8):(1,2,3)", ["3!"], "mode by mode"],
    ["((4,2),8):((1,4,5),8)", ["5!"], "mode by mode"],
    ["(4,8):(1,(2,3))", ["8!", "(2,3)!"], "mode by mode"],
    ["at((4,(3,2)):(2,(8,1)), 1, 2, 3)", ["3!"], "coordinate │"],
    ["at((4,8):(8,1), 3, (1,2))", ["8!", "(1,2)!"], "coordinate │"],
    ["unflatten((1,2), (1,2,3))", ["3!"], "profile │"],
    ["(4,8):(8,1) ⊘ <2,2,2>", ["2!"], "tilers │"],
    ["(4,8):(8,1) ∘ (4,8):(e0,e2)", ["e2!"], "asked for │"],
    ["mode((4,8):(8,1), 3)", ["mode 3!"], "modes │"],
    ["16:f1 ∘ (2,2):(3,2)", ["1!", "1!"], "the binary digits of two steps"],
    ["withShape((4,8):(8,1), (5,7))", [], "(4,8):(8,1)"],
  ])("why, and not only that: %s", (of, marks, said) => {
    const picture = drawFormula(of, text);
    expect(picture).toContain("✗ ");
    expect(picture).toContain(said);
    expect(
      panelsIn(picture)
        .flat(2)
        .filter((cell) => cell.endsWith("!")),
    ).toEqual(marks);
  });

  test("two functions that differ, and where; an array that is too short, and for what", () => {
    const differ = drawRefusal(() => assertSameFunction(layout("(4,2):(1,4)"), layout("8:2") as never), text);
    expect(panelsIn(differ).length).toBe(2);
    expect(
      panelsIn(differ)
        .flat(2)
        .filter((cell) => cell.endsWith("!")),
    ).toEqual(["1!", "2!"]);
    const short = drawRefusal(() => tensor(new Float64Array(6), layout("(2,4):(1,2)") as never), text);
    expect(
      panelsIn(short)
        .flat(2)
        .filter((cell) => cell.endsWith("!")),
    ).toEqual(["6!", "7!"]);
  });

  test("nearly every refusal of the golden cases has a picture beside its sentence", () => {
    const bare = new Map<string, string[]>();
    let count = 0;
    for (const name of [
      "composition",
      "complement",
      "logical_divide",
      "left_inverse",
      "zipped_divide",
      "crd2idx",
    ])
      for (const { args, error } of golden(name)) {
        if (error === undefined || args.some((each) => typeof each !== "string")) continue;
        const picture = drawFormula(`${name}(${args})`, text);
        count++;
        if (panelsIn(picture).length === 0) bare.set(error, [...(bare.get(error) ?? []), `${name}(${args})`]);
      }
    expect(count).toBeGreaterThan(500);
    expect([...bare.values()].flat().length).toBeLessThan(count / 10);
  });

  test("what is long is drawn as far as it tells why", () => {
    const [panel] = panelsIn(drawFormula("(1000000,2):(1,7)*", text));
    expect(panel?.length).toBe(2);
    expect(panel?.flat().filter((cell) => cell.endsWith("!"))).toEqual(["1!"]);
  });

  test("whatever is refused has its sentence", () => {
    expect(drawRefusal(() => layout("(4,8" as never), text)).toMatch(/^layout: .*\n\n✗ layout: /);
    expect(drawRefusal(() => layout("<&>" as never))).toContain("&lt;&amp;&gt;");
  });

  test.each([
    [
      "a call that is not refused",
      () => drawRefusal(["composition", A, 4]),
      '✗ drawRefusal: "composition", (4,6,8):(2,3,5), 4: 4:2 is no refusal',
    ],
    [
      "what is no call",
      () => drawRefusal("composition" as never),
      '✗ drawRefusal: "composition": "composition" is no refusal and no call',
    ],
    [
      "an operation that explain does not know",
      () => explain("image", A),
      '✗ explain: "image", (4,6,8):(2,3,5): "image" is no operation that is explained',
    ],
    [
      "an operand that is no layout",
      () => explain("composition", 4),
      '✗ explain: "composition", 4: 4 is no layout',
    ],
  ])("refused: %s", (_, work, message) => expect(refusal(work)).toEqual(["argument", message]));
});
