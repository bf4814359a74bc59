import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Every page of the project, by its path from the root. */
const pages = pagesIn("");

function pagesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return /^(?:\.git|\.tmp|node_modules|dist|coverage)$/.test(entry.name) ? [] : pagesIn(path);
    return entry.name.endsWith(".md") ? [path] : [];
  });
}

/** The text of a page without its code, where nothing is a link. */
function prose(text: string): string {
  return text.replace(/^```[\s\S]*?^```$/gm, "").replace(/`[^`\n]*`/g, (code) => "x".repeat(code.length));
}

/** Where the links of a text lead to, by reference as well; what is a link to nowhere is among them. */
function linksOf(text: string): readonly string[] {
  const bare = prose(text);
  const targets = new Map([...bare.matchAll(/^\[([^\]]+)\]: (\S+)$/gm)].map(([, name, to]) => [name, to]));
  const inline = [...bare.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = ""]) => to);
  const references = [...bare.matchAll(/\]\[([^\]]+)\]/g)].map(
    ([, name]) => targets.get(name) ?? `[${name}]`,
  );
  return [...inline, ...references];
}

/** The anchors of a page: its headings as GitHub makes them, the later of two alike with a number. */
function anchorsOf(text: string): ReadonlySet<string> {
  const met = new Map<string, number>();
  return new Set(
    [...text.replace(/^```[\s\S]*?^```$/gm, "").matchAll(/^#{1,6} (.*)$/gm)].map(([, heading = ""]) => {
      const slug = heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, "")
        .replace(/\s/g, "-");
      const before = met.get(slug) ?? 0;
      met.set(slug, before + 1);
      return before === 0 ? slug : `${slug}-${before}`;
    }),
  );
}

/** What is wrong with a link of a page, or `null`. */
function faultOf(page: string, link: string, text: string): string | null {
  if (/^https:\/\//.test(link)) return null;
  const [path = "", anchor] = link.split("#");
  const file = path === "" ? page : join(dirname(page), decodeURI(path));
  if (relative(root, join(root, file)).startsWith("..")) return `${link} leads out of the project`;
  if (file === page) return anchorsOf(text).has(anchor ?? "") ? null : `${link}: no heading #${anchor}`;
  if (!existsSync(join(root, file))) return `${link}: there is no ${file}`;
  if (anchor === undefined) return null;
  if (statSync(join(root, file)).isDirectory()) return `${link}: a folder has no anchors`;
  return anchorsOf(readFileSync(join(root, file), "utf8")).has(anchor)
    ? null
    : `${link}: ${file} has no heading #${anchor}`;
}

const wrongIn = (page: string, text: string): readonly string[] =>
  linksOf(text).flatMap((link) => faultOf(page, link, text) ?? []);

describe("every relative link and anchor resolves", () => {
  test.each(pages)("%s", (page) => {
    expect(wrongIn(page, readFileSync(join(root, page), "utf8"))).toEqual([]);
  });

  test("links are found", () => {
    const all = pages.flatMap((page) => linksOf(readFileSync(join(root, page), "utf8")));
    expect(all.filter((link) => !link.startsWith("https:")).length).toBeGreaterThan(50);
  });

  test("wrong links are found", () => {
    const text = `# A b\n[a](#a-b) [b](#b) [c](none.md) [d](../../x) [e][f] [g](README.md#install) [h](docs#x)
\`[i](none)\`\n\n\`\`\`md\n[j](none)\n# c\n\`\`\`\n[k](#c) [l](README.md#installing)`;
    expect(wrongIn("planted.md", text).map((fault) => fault.split(":")[0])).toEqual([
      "#b",
      "none.md",
      "../../x leads out of the project",
      "docs#x",
      "#c",
      "README.md#installing",
      "[f]",
    ]);
  });
});

test("every word that the first page brings in is in the glossary", () => {
  const words = [...readFileSync(join(root, "docs/start.md"), "utf8").matchAll(/_([a-z- ]+)_/g)];
  const glossary = readFileSync(join(root, "docs/glossary.md"), "utf8");
  expect(words.length).toBeGreaterThan(20);
  expect(words.flatMap(([, word]) => (glossary.includes(`**${word}**`) ? [] : [word]))).toEqual([]);
});

test("the README is under 15 kB", () => {
  expect(statSync(join(root, "README.md")).size).toBeLessThan(15_000);
});
