import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { figure } from "../../test/support/figures.js";
import { slowness } from "../../test/support/pace.js";
import { answerTo } from "../src/playground/answer.js";
import { faultsOf, inBrowser, launch, open } from "./browser.js";

inBrowser("the editor", () => {
  let browser: Browser;
  let page: Page;
  let errors: string[];
  beforeAll(async () => {
    browser = await launch();
    ({ page, errors } = await open(browser, "editor.html", { viewport: { width: 1280, height: 1000 } }));
    await ready(page);
  }, 180_000);
  afterAll(() => browser?.close());

  const ready = (on: Page): Promise<unknown> =>
    on.waitForFunction(() => document.getElementById("state")?.textContent?.includes("fault"));
  const faults = (): Promise<string[]> => page.locator("#faults li").allTextContents();
  /** Puts a program in, with the cursor where a bar stands. */
  const put = async (text: string): Promise<void> => {
    const [before = "", after = ""] = text.split("|");
    await page.evaluate(
      ([all, line, column]) => {
        // @ts-expect-error TS2304 the page defines it
        const { view } = globalThis;
        view.setValue(all);
        view.setPosition({ lineNumber: line, column });
        view.focus();
      },
      [before + after, before.split("\n").length, before.length - before.lastIndexOf("\n")] as const,
    );
  };
  /** Moves the pointer over the last place of a word, as slowly as a hand. */
  const pointAt = async (word: string): Promise<void> => {
    const [x, y] = await page.evaluate((of) => {
      // @ts-expect-error TS2304 the page defines it
      const { view } = globalThis;
      const { left, top } = view.getDomNode().getBoundingClientRect();
      const { range } = view.getModel().findMatches(of, true, false, true, null, false).at(-1);
      const place = view.getScrolledVisiblePosition(range.getStartPosition());
      return [left + place.left, top + place.top + place.height / 2] as const;
    }, word);
    await page.mouse.move(x - 8, y);
    await page.mouse.move(x + 6, y, { steps: 6 });
  };
  const start = 'import { composition, layout, logicalDivide, zippedDivide } from "cute-layout";\n';

  test("it opens with what is refused underlined, and without a network", async () => {
    await expect
      .poll(faults)
      .toEqual([
        "Line 14: ✗ composition: (4,6,8):(2,3,5) ∘ 6:3: stride 3 and extent 4 do not divide each other (stride divisibility, eq. 9)",
        "Line 17: ✗ logicalDivide: 10:1 ⊘ (2,2):(1,5): stride 5 is no multiple of the extent 2 before it, so elements would be lost",
      ]);
    expect(await page.locator(".squiggly-error").count()).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });

  test("a tile that is typed wrong is underlined, alone, and its sentence shows where one points", async () => {
    await put(`${start}const tiles = zippedDivide(layout("(12,8):(8,1)"), layout("6:|"));`);
    await page.keyboard.type("1");
    await expect.poll(faults).toEqual([]);
    await page.keyboard.press("Backspace");
    await page.keyboard.type("5");
    const { sentence } = answerTo("zippedDivide((12,8):(8,1), 6:5)");
    await expect.poll(faults).toEqual([`Line 2: ${sentence}`]);
    const marked = await page.evaluate(() => {
      // @ts-expect-error TS2304 the page defines it
      const { view } = globalThis;
      const found = view
        .getModel()
        .getAllDecorations()
        .find((each: any) => each.options.className === "squiggly-error");
      return view.getModel().getValueInRange(found.range);
    });
    expect(marked).toBe('layout("6:5")');
    expect(await page.locator("#type").textContent()).toBe(sentence);
    await pointAt("6:5");
    await expect
      .poll(() => page.locator(".monaco-hover").allTextContents())
      .toContainEqual(expect.stringContaining(sentence));
    await page.mouse.move(0, 0);
  });

  test("a hover shows the layout", async () => {
    await put(`${start}const |tiles = zippedDivide(layout("(128,64):(64,1)"), [32, 16]);`);
    await pointAt("tiles");
    await expect
      .poll(() => page.locator(".monaco-hover").allTextContents())
      .toContainEqual(
        expect.stringContaining("const tiles: Layout<[[32, 16], [4, 4]], [[64, 1], [2048, 16]]>"),
      );
    await page.mouse.move(0, 0);
  });

  test.each([
    ['const |a = layout("(4,8):(8,1)");', "a: Layout<[4, 8], [8, 1]>", "(4,8):(8,1)"],
    [
      'const a = composition(layout("(8,8):(8,1)"), layout("((4,8),2):((16,1),8)"));|',
      "a: Layout<[[4, 8], 2], [[2, 8], 1]>",
      "((4,8),2):((2,8),1)",
    ],
    [
      'const a = layout("4:1"); const b = layout("6:2"); const c = composition(|b, 3);',
      "b: Layout<6, 2>",
      "6:2",
    ],
    ['const a = layout([4, Number("8")], [8, 1]); |', "a: Layout<[4, number], [8, 1]>", null],
    ["const n = 4;|", "n: 4", null],
    ["|// nothing", "No constant stands here.", null],
  ] as const)("the cursor draws: %s", async (text, type, title) => {
    await put(start + text);
    await expect.poll(() => page.locator("#type").textContent()).toBe(type);
    expect(await page.locator("#picture").isVisible()).toBe(title !== null);
    if (title !== null) expect(await page.locator("#picture svg title").textContent()).toBe(title);
  });

  test("a refusal under the cursor is drawn, and a fault in the list leads to it", async () => {
    await put(`${start}|\n\nconst no = composition(layout("(4,6,8):(2,3,5)"), layout("6:3"));`);
    await expect.poll(faults).toHaveLength(1);
    await page.locator("#faults button").dispatchEvent("click");
    await expect
      .poll(() => page.locator("#picture").textContent())
      .toContain("the steps on the ruler of the left modes");
    // @ts-expect-error TS2304 the page defines it
    expect(await page.evaluate(() => globalThis.view.getPosition().lineNumber)).toBe(4);
  });

  test("every program of ours is without faults but those that it shows", async () => {
    for (const [name, count] of [
      ["swizzles", 0],
      ["questions", 1],
      ["tiles", 2],
    ] as const) {
      await page.locator("#program").selectOption(name);
      await expect.poll(async () => (await faults()).length).toBe(count);
      for (const fault of await faults()) expect(fault).toMatch(/^Line \d+: ✗ /);
    }
  });

  test("a key becomes a sentence within 500 ms in a file of 300 lines", async () => {
    const lines = Array.from({ length: 298 }, (_, i) => {
      const of = `layout("(${i + 1},64):(64,1)")`;
      return `const a${i} = zippedDivide(${of}, [${i + 1}, 16]);`;
    });
    await put(
      `${start}${lines.join("\n")}\nconst it = composition(layout("(4,6,8):(2,3,5)"), layout("6:|"));`,
    );
    const times: number[] = [];
    for (let i = 0; i < 6; i++) {
      await expect.poll(async () => `${await faults()}`).not.toContain("∘ 6:3");
      await page.waitForTimeout(300);
      times.push(
        await page.evaluate(async () => {
          const list = document.getElementById("faults") as Element;
          const from = performance.now();
          // @ts-expect-error TS2304 the page defines it
          globalThis.view.trigger("keyboard", "type", { text: "3" });
          const said = (): boolean => list.textContent?.includes("∘ 6:3: stride 3 and") === true;
          while (!said() && performance.now() - from < 5_000)
            await new Promise((done) => setTimeout(done, 1));
          return performance.now() - from;
        }),
      );
      await page.keyboard.press("Backspace");
    }
    figure(
      "site: key to sentence in the editor, 300 lines",
      `${times.map((time) => time.toFixed(0)).join(", ")} ms`,
    );
    expect(Math.min(...times)).toBeLessThan(500 * slowness());
  });

  test("a formula of the playground opens as a program", async () => {
    const { page: other } = await open(browser, `editor.html#${encodeURIComponent("(4,6,8):(2,3,5) ∘ 6:3")}`);
    await ready(other);
    await expect
      .poll(() => other.locator("#faults li").allTextContents())
      .toEqual([expect.stringMatching(/^Line 3: ✗ composition: \(4,6,8\):\(2,3,5\) ∘ 6:3: /)]);
    await other.context().close();
  });

  test("keys lead into the editor and out of it", async () => {
    await page.locator("#program").focus();
    const at = () => page.evaluate(() => document.activeElement?.closest("[id]")?.id);
    for (let i = 0; i < 3 && (await at()) !== "editor"; i++) await page.keyboard.press("Tab");
    expect(await at()).toBe("editor");
    for (let i = 0; i < 6 && (await at()) === "editor"; i++) await page.keyboard.press("Tab");
    expect(await at()).not.toBe("editor");
  });

  test.each(["light", "dark"] as const)("nobody is kept out, %s, wide and narrow", async (colorScheme) => {
    const { page: other } = await open(browser, "editor.html", {
      colorScheme,
      viewport: { width: 390, height: 844 },
    });
    await ready(other);
    expect(await faultsOf(other)).toEqual([]);
    expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await other.context().close();
  });
});
