import { at, isLayout, layout, print } from "cute-layout";
import { evaluate } from "cute-layout/draw";
import { describe, expect, test } from "vitest";
import { htmlOf, slugger } from "../build/markdown.mjs";
import { layoutOf } from "../src/editor/constant.js";
import { programOf } from "../src/editor/program.js";
import { pictureOf as refusalOf, sentenceIn } from "../src/editor/refusal.js";
import { answerTo, codeOf, kernelOf, pictureOf, stepsOf, textOf } from "../src/playground/answer.js";

describe("what the playground says", () => {
  test.each([
    ["(4,8):(8,1)", "= (4,8):(8,1)", null],
    ["isInjective((4,8):(1,2))", "= false", null],
    ["bankConflicts((16,8):(8,1), 16:1)", "= degree 4, phases (4)", null],
    ["(4,_)", "= (4,_)", null],
    [
      "  (4,8):(8,1) 4",
      '✗ formula: (4,8):(8,1) 4: "4" stands where an operation is to come (character 13)',
      15,
    ],
    ["(4,8", "✗ formula: (4,8: it ends where a comma or a closing parenthesis is to come", null],
  ])("%s: %s", (text, sentence, place) => {
    const answer = answerTo(text);
    expect([answer.sentence, answer.place, answer.isRefused]).toEqual([
      sentence,
      place,
      sentence.startsWith("✗"),
    ]);
  });

  test("what has too many cells is not drawn, and its sentence is", () => {
    expect(pictureOf("(1000,1000):(1,1000)")).toMatch(/^<p>✗ draw.*20000 cells/);
    expect(answerTo("(1000,1000):(1,1000)").sentence).toBe("= (1000,1000):(1,1000)");
    expect(pictureOf("(4,8):(8,1) ∘ <")).toContain("&lt;");
  });

  test("steps, and none where nothing is done", () => {
    expect(stepsOf("(4,8):(8,1)")).toEqual([]);
    expect(stepsOf("(4,8")).toEqual([]);
    expect(stepsOf("(4,8):(1,8)*").at(-1)).toContain("(2,1):(4,64)");
  });

  test("a kernel reads where the layout says, below 0 too", () => {
    for (const text of ["(4,8):(-1,4)", "(4,8):(8,1)", "swizzle(2,0,3) ∘ 64:1"]) {
      const value = evaluate(text);
      const { code, data, expected } = kernelOf(value) ?? { code: "", data: [], expected: [] };
      const js = codeOf(value, "wgsl", false);
      expect(code.startsWith(js)).toBe(true);
      const [, base] = /\+ (\d+)\]/.exec(code) ?? [];
      for (const [i, offset] of expected.entries()) {
        expect(offset).toBe((at as (...of: unknown[]) => number)(value, i));
        expect(data[offset + Number(base)]).toBe(offset);
      }
    }
    for (const text of ["(4,8):(e0,e1)", "24", "4:99999999", "(2048,1024):(1024,1)"])
      expect([text, kernelOf(evaluate(text))]).toEqual([text, null]);
  });

  test("values in a line", () =>
    expect(textOf({ of: [layout(4), null], so: true })).toBe("of (4:1,_), so true"));
});

describe("what the editor reads of a type", () => {
  test.each([
    ["Layout<[4, 8], [8, 1]>", "(4,8):(8,1)"],
    ["Layout<4, 2>", "4:2"],
    ['Layout<[4, [4, 2]], readonly ["e1", ["e0", "6e1"]]>', "(4,(4,2)):(e1,(e0,6e1))"],
    ['Layout<[8, 64], ["f72", "f1"]>', "(8,64):(f72,f1)"],
    [
      'ComposedLayout<Layout<[64, 8, 1], ["f1", "f72", "f512"]>, 4, Layout<[8, 64], [66, 1]>>',
      "(64,8,1):(f1,f72,f512) ∘ (4 + (8,64):(66,1))",
    ],
  ])("%s", (type, text) => expect(String(layoutOf(type))).toBe(text));

  test.each([
    "Layout<[number, 8], [8, 1]>",
    "Layout<IntTuple, IntTuple>",
    "number",
    "21",
    "Layout",
    "ComposedLayout<AnyLayout, number, AnyLayout>",
  ])("nothing that can be drawn: %s", (type) => expect(layoutOf(type)).toBe(null));
});

describe("what the editor reads of a report", () => {
  const sentence =
    "✗ composition: (4,6,8):(2,3,5) ∘ 6:3: stride 3 and extent 4 do not divide each other (stride divisibility, eq. 9)";

  test("the sentence", () => {
    const report = `Argument of type 'Layout<6, 3>' is not assignable to parameter of type '"${sentence}"'.`;
    expect(sentenceIn(report)).toBe(sentence);
    expect(sentenceIn(`Type 'LayoutError<"${sentence}">' is not assignable to type 'Layout'.`)).not.toBe(
      sentence,
    );
    expect(sentenceIn("Cannot find name 'a'.")).toBe("Cannot find name 'a'.");
  });

  test("and what was refused is drawn again", () => {
    expect(refusalOf(sentence)).toContain("the steps on the ruler");
    expect(
      refusalOf("✗ complement: (4,8):(1,2): stride 2 is below the extent 4 that smaller strides cover"),
    ).toContain("the steps of each mode");
    expect(refusalOf("✗ at: (4,8): what nobody knows")).toContain("what nobody knows");
  });
});

test.each([
  [
    "(4,6,8):(2,3,5) ∘ 6:3",
    'import { composition, layout } from "cute-layout";\n\nconst it = composition(layout("(4,6,8):(2,3,5)"), layout("6:3"));\n',
  ],
  [
    "(16,32):(32,1) ⊘ <4,_>",
    'import { layout, logicalDivide } from "cute-layout";\n\nconst it = logicalDivide(layout("(16,32):(32,1)"), [4, null]);\n',
  ],
  ["(4,8):(8,1)", 'import { layout } from "cute-layout";\n\nconst it = layout("(4,8):(8,1)");\n'],
  ["(4,8):(8,1,1)", 'import { layout } from "cute-layout";\n\nconst it = layout("(4,8):(8,1,1)");\n'],
])("%s as a program", (text, program) => {
  expect(programOf(text)).toBe(program);
  expect(isLayout(layout(4))).toBe(true);
});

describe("documents", () => {
  const html = (text: string): string =>
    htmlOf(text, { link: (href) => `to:${href}`, play: (code) => (code === "4:1" ? "#4" : null) });

  test("headings have anchors as GitHub has them", () => {
    const slug = slugger();
    expect(
      ["What it costs", "`drawTv(tv, shape)`", "What it costs", "A ∘ B, and on"].map((text) => slug(text)),
    ).toEqual(["what-it-costs", "drawtvtv-shape", "what-it-costs-1", "a--b-and-on"]);
    expect(html("## What `it` costs")).toContain('<h2 id="what-it-costs">');
  });

  test("links are led on, layouts lead to the playground, and code has its colours", () => {
    expect(html("[a](b.md#c)")).toContain('href="to:b.md#c"');
    expect(html("`4:1`, `4:2`, [`4:1`](x)")).toBe(
      '<p><a class="play" href="#4" title="See it in the playground"><code>4:1</code></a>, <code>4:2</code>, <a href="to:x"><code>4:1</code></a></p>\n',
    );
    expect(html("```ts\nconst a = 1;\n```")).toContain('<span class="hljs-keyword">const</span>');
    expect(html("```text\na < b\n```")).toContain('class="text"><code>a &#60; b');
  });
});

test("what the playground prints it reads again", () => {
  for (const text of ["(128,64):(64,1) ⊘ <32,16>", "swizzle(3,3,3) ∘ (8,64):(64,1)"]) {
    const { value, sentence } = answerTo(text);
    expect(print(evaluate(sentence.slice(2)) as never)).toBe(print(value as never));
  }
});
