import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { figure } from "../../test/support/figures.js";
import { documentsOf } from "../build/documents.mjs";
import { site } from "./browser.js";

const root = posix.join(site, "..", "..");
const files = readdirSync(site, { recursive: true, encoding: "utf8" });
const pages = new Map(
  files
    .filter((name) => name.endsWith(".html"))
    .map((name) => [name, readFileSync(posix.join(site, name), "utf8")]),
);
const anchors = new Map(
  [...pages].map(([name, text]) => [
    name,
    new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)),
  ]),
);

/** What a page leads to and uses. */
const linksIn = (text: string): readonly string[] =>
  [...text.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, to = ""]) =>
    to.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code)).replaceAll("&amp;", "&"),
  );

/** The links that lead nowhere. */
function broken(name: string, text: string): readonly string[] {
  return linksIn(text).filter((link) => {
    if (/^(?:https?|data|mailto):/.test(link)) return false;
    const [path = "", hash] = link.split("#");
    const to = path === "" ? name : posix.join(posix.dirname(name), decodeURI(path));
    if (!files.includes(to)) return true;
    // behind the playground a formula stands
    if (hash === undefined || hash === "" || to === "index.html") return false;
    return !anchors.get(to)?.has(decodeURIComponent(hash));
  });
}

test("every link leads somewhere, and every anchor is there", () => {
  let count = 0;
  for (const [name, text] of pages) {
    count += linksIn(text).length;
    expect([name, broken(name, text)]).toEqual([name, []]);
  }
  figure("site", { pages: pages.size, "links that lead somewhere": count });
  expect(broken("docs/a.html", ' <a href="nowhere.html"> <a href="../index.html"> <a href="#none">')).toEqual(
    ["nowhere.html", "#none"],
  );
});

test("every document of the project is a page, with its heading as its title", () => {
  const documents = documentsOf(root);
  for (const { target, title } of documents) {
    expect([target, title !== ""]).toEqual([target, true]);
    expect(pages.get(target)).toContain("<h1");
  }
  const sources = readdirSync(posix.join(root, "docs"), { recursive: true, encoding: "utf8" });
  expect(documents.filter(({ source }) => source.startsWith("docs/")).length).toBe(
    sources.filter((name) => name.endsWith(".md")).length,
  );
});

test("each page is reached from the first one", () => {
  const seen = new Set(["index.html"]);
  for (const name of seen)
    for (const link of linksIn(pages.get(name) ?? "")) {
      const path = link.split("#")[0] as string;
      const to = posix.join(posix.dirname(name), decodeURI(path));
      if (path !== "" && pages.has(to)) seen.add(to);
    }
  expect([...pages.keys()].filter((name) => !seen.has(name))).toEqual([]);
});

describe("what is loaded", () => {
  const weightOf = (names: readonly string[]): number =>
    names.reduce((so, name) => so + gzipSync(readFileSync(posix.join(site, name))).length, 0);

  test("a page without the editor takes less than 150 kB", () => {
    const used = linksIn(pages.get("index.html") ?? "").filter((link) => /\.(?:css|js|svg)$/.test(link));
    const weight = weightOf(["index.html", ...new Set(used)]);
    figure("site: the playground with all that it loads, gzipped", `${Math.round(weight / 1024)} kB`);
    expect(used).toContain("playground.js");
    expect(weight).toBeLessThan(150 * 1024);
  });

  test("the editor is loaded by its own page alone", () => {
    const using = [...pages].filter(([, text]) => text.includes('src="editor.js"')).map(([name]) => name);
    expect(using).toEqual(["editor.html"]);
  });

  test("nothing comes from elsewhere", () => {
    for (const [name, text] of pages)
      expect([name, /<(?:script|link|img)[^>]*(?:src|href)="(?:https?:)?\/\//.exec(text)]).toEqual([
        name,
        null,
      ]);
  });
});
