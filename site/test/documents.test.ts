import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { documentsOf } from "../build/documents.mjs";
import { faultsOf, inBrowser, launch, open, site } from "./browser.js";

const documents = documentsOf(`${site}../..`);
/** A page of each kind: with pictures, tables, code of several languages, many links; one of the reference; a source. */
const kinds = [
  "docs/pictures.html",
  "docs/composition.html",
  "docs/kernels.html",
  "overview.html",
  "changelog.html",
  documents.find(({ group }) => group === "Reference")?.target ?? "architecture.html",
  documents.findLast(({ group }) => group === "Reference")?.target ?? "contributing.html",
  "source/LICENSE.html",
];

inBrowser("the documents", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  }, 60_000);
  afterAll(() => browser?.close());

  test.each(kinds)("nobody is kept out of %s, in light and in dark", async (path) => {
    for (const colorScheme of ["light", "dark"] as const) {
      const { page, errors } = await open(browser, path, { colorScheme });
      expect([colorScheme, await faultsOf(page)]).toEqual([colorScheme, []]);
      expect(errors).toEqual([]);
      await page.context().close();
    }
  });

  test.each(kinds)("a narrow screen is not scrolled sideways: %s", async (path) => {
    const { page } = await open(browser, path, { viewport: { width: 360, height: 740 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await page.locator(".beside nav").isVisible()).toBe(false);
    await page.locator(".beside summary").click();
    expect(await page.locator(".beside nav").isVisible()).toBe(true);
    await page.context().close();
  });

  test("the list of pages is filtered by a word, and open at the page that is read", async () => {
    const { page } = await open(browser, "docs/swizzles.html");
    expect(await page.locator('.beside [aria-current="page"]').isVisible()).toBe(true);
    await page.getByLabel("Filter the pages").fill("tens");
    expect(await page.locator(".beside li:visible").allTextContents()).toEqual(["Tensors"]);
  });

  test("a layout in a text leads to its picture", async () => {
    const { page } = await open(browser, "docs/composition.html");
    const link = page.locator("a.play").first();
    const formula = await link.textContent();
    await link.click();
    await expect.poll(() => page.locator("#formula").inputValue()).toBe(formula);
    expect(await page.locator("#answer").textContent()).toMatch(/^= /);
  });

  test("keys come to the content past the list", async () => {
    const { page } = await open(browser, "docs/layouts.html");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to the content");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
  });
});
