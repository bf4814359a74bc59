import { describe, expect, test } from "vitest";
import { draw } from "../../src/draw.js";
import {
  type AnyLayout,
  composedLayout,
  composition,
  LayoutError,
  layout,
  at as offsetOf,
  size,
  swizzle,
} from "../../src/index.js";
import type { AnyMapping } from "../../src/types/layout/layout.js";
import { figure } from "../support/figures.js";
import { slowness } from "../support/pace.js";
import { at, cellsOf, show } from "./read.js";

/** Layouts of every kind, each with its rank. */
const layouts: readonly AnyMapping[] = [
  ...[
    "6:3",
    "(6):(3)",
    "1:0",
    "(4,8):(8,1)",
    "((2,2),(4,2)):((1,8),(2,16))",
    "(3,4):(-4,-1)",
    "(2,3):(e0,e1)",
    "(2,3):(2e1.0,e0+e1.1)",
    "(4,8):(f9,f16)",
    "(2,3,4):(1,2,6)",
    "(2,2,3,2):(1,2,4,12)",
    "(2,3,2,1,2):(1,0,7,5,9)",
  ].map((text) => layout(text) as AnyLayout),
  composition(swizzle(3, 3, 3), layout("(8,16):(16,1)")) as AnyLayout,
  composedLayout(swizzle(2, 1, 3), 3, layout("(4,6):(7,1)")),
];

describe.each(layouts.map((of) => [String(of), of] as const))("%s", (_, of) => {
  test.each(["svg", "text", "latex"] as const)("as %s has the value of every coordinate", (form) => {
    const cells = cellsOf(draw(of, { form }), form);
    const right = Array.from({ length: (size as (of: AnyMapping) => number)(of) }, (_, i) => show(at(of, i)));
    expect(cells.toSorted()).toEqual(right.toSorted());
  });
});

test("rows and columns are those of the coordinates", () => {
  const of = layout("(3,5):(7,2)");
  const rows = draw(of, { form: "text" })
    .split("\n")
    .filter((line) => /^\d │/.test(line))
    .map((line) => [...line.matchAll(/(?<=│ +)-?\d+/g)].map(([found]) => Number(found)));
  expect(rows).toEqual([0, 1, 2].map((i) => [0, 1, 2, 3, 4].map((j) => offsetOf(of, i, j))));
});

test("of an SVG too: each value stands in the middle of its cell", () => {
  const of = layout("(3,5):(7,2)");
  const texts = [...draw(of).matchAll(/<g class="cell">(.*?)<\/g>/g)].flatMap(([, group = ""]) => [
    ...group.matchAll(/<text x="([\d.]+)" y="([\d.]+)">(-?\d+)</g),
  ]);
  expect(
    texts.map(([, x, y, value]) => [Math.floor(Number(y) / 28), Math.floor(Number(x) / 28), Number(value)]),
  ).toEqual([0, 1, 2].flatMap((i) => [0, 1, 2, 3, 4].map((j) => [i, j, offsetOf(of, i, j)])));
});

test.each(["svg", "text", "latex"] as const)("a picture as %s", async (form) => {
  const ending = { svg: "svg", text: "txt", latex: "tex" }[form];
  const of = layout("((2,2),(4,2)):((1,8),(2,16))");
  await expect(draw(of, { form })).toMatchFileSnapshot(`pictures/grid.${ending}`);
  expect(draw(of, { form })).toBe(draw(of, { form }));
});

test("panels of a layout of rank 4", async () => {
  await expect(draw(layout("(2,2,3,2):(1,2,4,12)"), { form: "text" })).toMatchFileSnapshot(
    "pictures/panels.txt",
  );
});

test("colours are the terminal's only where they are asked for", () => {
  const [plain, coloured] = [false, true].map((colour) => draw(layout(4), { form: "text", colour }));
  expect(plain).not.toContain("\u001b");
  expect(coloured).toContain("\u001b[38;5;16;48;5;");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: an escape is one
  expect(coloured?.replace(/\u001b\[[0-9;]*m/g, "")).toBe(plain);
});

test("a title of one's own is escaped in every form", () => {
  const title = `a < b & "c" 'd' 50% of $x_1^2$ {} \\ ~ # \u0001 \ud800`;
  expect(draw(layout(2), { title })).toContain(
    ">a &lt; b &amp; &quot;c&quot; &#39;d&#39; 50% of $x_1^2$ {} \\ ~ # \ufffd \ufffd</title>",
  );
  expect(draw(layout(2), { title, form: "latex" })).toContain(
    "{a \\textless{} b \\& \\textquotedblright{}c\\textquotedblright{} 'd' 50\\% of \\$x\\_1\\textasciicircum{}2\\$ \\{\\} \\textbackslash{} \\textasciitilde{} \\# ? ?}",
  );
  expect(draw(layout(2), { title, form: "text" }).split("\n")[0]).toBe(title);
});

test("a screen reader has a name and a description", () => {
  const svg = draw(layout("(2,3):(3,1)"));
  const [, name, description] = /role="img" aria-labelledby="(\S+) (\S+)"/.exec(svg) ?? [];
  expect(svg).toContain(`<title id="${name}">(2,3):(3,1)</title>`);
  expect(svg).toContain(`<desc id="${description}">The layout (2,3):(3,1) at each of its 6 coordinates.`);
});

/** The tags of a document that are not closed in order; all of it must be tags and text. */
function unclosed(xml: string): readonly string[] {
  const open: string[] = [];
  for (const [, close, name = "", alone] of xml.matchAll(
    /<(\/?)([a-z]+)(?:\s+[\w:-]+="[^"<&]*(?:&\w+;[^"<&]*)*")*\s*(\/?)>/g,
  )) {
    if (close === "/" && open.pop() !== name) return [`</${name}>`];
    if (close === "" && alone === "") open.push(name);
  }
  const text = xml.replace(/<[^<>]*>/g, "");
  return [...open, ...(/<|>|&(?!#?\w+;)/.test(text) ? ["text"] : [])];
}

test("an SVG is a whole document, whatever its title", () => {
  expect(unclosed("<a><b></a>")).not.toEqual([]);
  for (const of of layouts) expect(unclosed(draw(of))).toEqual([]);
  expect(unclosed(draw(layout(2), { title: '</title><script>"&' }))).toEqual([]);
});

test("a grid of 128 by 128 takes 14 to 30 ms alone, and under 100 beside others", () => {
  const of = layout("(128,128):(128,1)");
  for (let i = 0; i < 10; i++) draw(of);
  const took = Array.from({ length: 30 }, () => {
    const start = performance.now();
    draw(of);
    return performance.now() - start;
  });
  const least = Math.min(...took);
  figure("an SVG of 128 by 128", { milliseconds: Math.round(least) });
  expect(least).toBeLessThan(100 * slowness());
});

describe("what is refused", () => {
  const refused = (work: () => unknown): string => {
    try {
      work();
    } catch (fault) {
      if (fault instanceof LayoutError) return `${fault.code}: ${fault.message}`;
      throw fault;
    }
    return "nothing";
  };
  test.each([
    [
      "more cells than the budget",
      () => draw(layout("(1024,1024)")),
      "budget: ✗ draw: (1024,1024):(1,1024): it would list more than 65536 cells",
    ],
    [
      "one's own budget",
      () => draw(layout(9), { budget: 8 }),
      "budget: ✗ draw: 9:1: it would list more than 8 cells",
    ],
    [
      "a budget that is none",
      () => draw(layout(9), { budget: 0 }),
      "extent: ✗ draw: 9:1: extent 0 is no positive integer",
    ],
    [
      "a form that is none",
      () => draw(layout(9), { form: "png" as never }),
      'argument: ✗ draw: 9:1: "png" is no form of a picture: svg, text or latex',
    ],
    [
      "options that are none",
      () => draw(layout(9), 4 as never),
      "argument: ✗ draw: 9:1: 4 is no set of options",
    ],
    [
      "a title that is none",
      () => draw(layout(9), { title: 4 as never }),
      "argument: ✗ draw: 9:1: 4 is no title",
    ],
    ["what is no layout", () => draw([4, 8] as never), "argument: ✗ draw: (4,8): (4,8) is no layout"],
  ])("%s", (_, work, message) => expect(refused(work)).toBe(message));

  test("a budget of one's own allows more", () => {
    expect(draw(layout("(300,300)"), { budget: 90_000 })).toContain(">89999</text>");
  });
});
