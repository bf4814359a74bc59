// @ts-check
// Which pages the site has of the project's documents, and in which order they are read.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

/** A page of the site that is made of a document. @typedef {{ source: string, target: string, title: string, group: string }} Document */

/** Those that are read first, in this order; then what the table of README names, then the others. */
const first = ["start", "tour", "cookbook", "glossary"].map((name) => `docs/${name}.md`);
const project = ["README.md", "bench/README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"];

/** All documents of a project. @param {string} root @returns {readonly Document[]} */
export function documentsOf(root) {
  const below = readdirSync(posix.join(root, "docs"), { recursive: true, encoding: "utf8" })
    .map((name) => posix.join("docs", name.replaceAll("\\", "/")))
    .filter((name) => name.endsWith(".md"));
  const told = [...read(root, "README.md").matchAll(/^\| \[[^\]]+\]\((docs\/[\w/-]+\.md)\)/gm)].map(
    ([, path = ""]) => path,
  );
  const rank = (/** @type {string} */ path) => {
    const all = [...first, ...told];
    const at = all.indexOf(path);
    return at < 0 ? all.length : at;
  };
  return [...below.sort((a, b) => rank(a) - rank(b) || compared(a, b)), ...project]
    .filter((path) => existsSync(posix.join(root, path)))
    .map((source) => ({
      source,
      target: source
        .replace(/README\.md$/, "overview.html")
        .replace(/\.md$/, ".html")
        .toLowerCase(),
      title: titleOf(read(root, source)),
      group: groupOf(source),
    }));
}

/** @param {string} source */
function groupOf(source) {
  if (first.includes(source)) return "Learn";
  if (source.startsWith("docs/reference/")) return "Reference";
  return source.startsWith("docs/") ? "Guide" : "Project";
}

/** The first heading, without its marks. @param {string} text */
function titleOf(text) {
  return (/^# (.*)$/m.exec(text)?.[1] ?? "").replace(/[`*]/g, "");
}

/** An index stands before what it lists. @param {string} a @param {string} b */
function compared(a, b) {
  const key = (/** @type {string} */ path) => path.toLowerCase().replace(/(^|\/)(?:readme|index)\.md$/, "$1");
  return key(a) < key(b) ? -1 : 1;
}

/** @param {string} root @param {string} path */
function read(root, path) {
  return readFileSync(posix.join(root, path), "utf8");
}
