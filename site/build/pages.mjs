// @ts-check
// The pages of the documents, and of the sources that they lead to: offline a link to a file of the project leads to a page too.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { posix } from "node:path";
import { evaluate } from "../../dist/bundle/draw.js";
import { isComposedLayout, isLayout } from "../../dist/bundle/index.js";
import { coloured, htmlOf } from "./markdown.mjs";
import { escaped, pageOf, way } from "./shell.mjs";

/** @typedef {import("./documents.mjs").Document} Document */

/** Languages by the ending of a file. @type {Record<string, string>} */
const languages = { ts: "ts", mjs: "ts", json: "json", sh: "sh", cu: "cuda", wgsl: "wgsl", py: "python" };
/** As much of a file as a page shows. */
const most = 200_000;

/** The pages of all documents and of what they lead to, by their paths. @param {string} root @param {readonly Document[]} documents @returns {Map<string, string | Buffer>} */
export function documentPages(root, documents) {
  /** @type {Map<string, string | Buffer>} */
  const pages = new Map();
  /** @type {Set<string>} */
  const sources = new Set();
  const targets = new Map(documents.map(({ source, target }) => [source, target]));

  for (const { source, target, title } of documents) {
    const text = readFileSync(posix.join(root, source), "utf8");
    const body = htmlOf(text, {
      link: (href) => {
        if (/^(?:[a-z]+:|#)/.test(href)) return href;
        const [path = "", hash = ""] = href.split(/(?=#)/);
        const to = posix.join(posix.dirname(source), decodeURI(path)).replace(/\/$/, "");
        return way(target, pageFor(to)) + hash;
      },
      play: (formula) =>
        isPlayed(formula) ? `${way(target, "index.html")}#${encodeURIComponent(formula)}` : null,
    });
    pages.set(
      target,
      pageOf(
        { target, title, description: firstOf(text), body: `<article>${body}</article>`, kind: "document" },
        documents,
      ),
    );
  }
  for (const source of sources) pages.set(sourcePage(source), pageOfSource(root, source, documents));
  return pages;

  /** The page of a file of the project: of a document its own, of a picture the picture, of all else its source. @param {string} path */
  function pageFor(path) {
    const target = targets.get(path) ?? targets.get(posix.join(path, "README.md"));
    if (target !== undefined) return target;
    if (!existsSync(posix.join(root, path))) throw new Error(`a link leads to ${path}, which is not there`);
    if (/\.(?:svg|png)$/.test(path)) {
      pages.set(path, readFileSync(posix.join(root, path)));
      return path;
    }
    sources.add(path);
    return sourcePage(path);
  }
}

/** @param {string} path */
function sourcePage(path) {
  return `source/${path}.html`;
}

/** @param {string} root @param {string} path @param {readonly Document[]} documents */
function pageOfSource(root, path, documents) {
  const file = posix.join(root, path);
  const inner = statSync(file).isDirectory()
    ? `<ul>${readdirSync(file)
        .map((name) => `<li><code>${escaped(name)}</code></li>`)
        .join("")}</ul>`
    : coloured(readFileSync(file, "utf8").slice(0, most), languages[posix.extname(path).slice(1)] ?? "");
  const body = `<article><h1><code>${escaped(path)}</code></h1>\n${inner}</article>`;
  return pageOf({ target: sourcePage(path), title: path, body, kind: "document" }, documents);
}

/** The first paragraph, as a description. @param {string} text */
function firstOf(text) {
  const paragraph = text.split(/\n\s*\n/).find((part) => /^[A-Z`[]/.test(part)) ?? "";
  return paragraph
    .replace(/\s+/g, " ")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[`*]/g, "")
    .slice(0, 200);
}

/** Whether a piece of code is a layout or makes one: then it leads to its picture. @param {string} text */
function isPlayed(text) {
  if (!/\d.*:|[∘⊘⊗]/.test(text) || text.length > 120) return false;
  try {
    const value = evaluate(text);
    return isLayout(value) || isComposedLayout(value);
  } catch {
    return false;
  }
}
