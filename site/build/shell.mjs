// @ts-check
// What all pages have in common: the head, the bar above, the list of pages beside, the foot.
import { posix } from "node:path";

/** @typedef {import("./documents.mjs").Document} Document */
/** @typedef {{ target: string, title: string, description?: string, body: string, kind: "tool" | "document", scripts?: readonly string[], styles?: readonly string[] }} Page */

/** The way from a page to another. @param {string} from @param {string} to */
export function way(from, to) {
  return posix.relative(posix.dirname(from), to);
}

/** @param {string} text */
export function escaped(text) {
  return text.replace(/[&<>"]/g, (found) => `&#${found.charCodeAt(0)};`);
}

/** A whole page. @param {Page} page @param {readonly Document[]} documents @returns {string} */
export function pageOf({ target, title, description, body, kind, scripts = [], styles = [] }, documents) {
  const to = (/** @type {string} */ path) => way(target, path);
  const start = documents.find(({ group }) => group === "Learn") ?? documents[0];
  const reference = documents.find(({ group }) => group === "Reference");
  const bar = [
    ["index.html", "Playground"],
    ["editor.html", "Editor"],
    [start?.target ?? "", "Documents"],
    ...(reference === undefined ? [] : [[reference.target, "Reference"]]),
  ];
  const own = documents.find((each) => each.target === target);
  const isAt = (/** @type {string} */ path) =>
    path === target ||
    (path === reference?.target && own?.group === "Reference") ||
    (path === start?.target && own !== undefined && own.group !== "Reference");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title === "cute-layout" ? title : `${title} · cute-layout`)}</title>
<meta name="description" content="${escaped(description ?? title)}">
<link rel="icon" href="${to("icon.svg")}" type="image/svg+xml">
${["site.css", ...styles].map((style) => `<link rel="stylesheet" href="${to(style)}">`).join("\n")}
${(kind === "document" ? ["beside.js", ...scripts] : scripts).map((script) => `<script src="${to(script)}" defer></script>`).join("\n")}
</head>
<body class="${kind}">
<a class="skip" href="#main">Skip to the content</a>
<header class="bar">
<a class="brand" href="${to("index.html")}"><img src="${to("icon.svg")}" alt="" width="22" height="22">cute-layout</a>
<nav aria-label="Site"><ul>${bar
    .map(
      ([path = "", text]) =>
        `<li><a href="${to(path)}"${isAt(path) ? ' aria-current="page"' : ""}>${text}</a></li>`,
    )
    .join("")}</ul></nav>
</header>
${kind === "document" ? `<div class="columns">\n${beside(target, own?.group, documents)}` : ""}
<main id="main" tabindex="-1">
${body}
</main>
${kind === "document" ? "</div>" : ""}
<footer><p>The layout algebra of CuTe as types that the compiler evaluates and values that run. MIT licence.</p></footer>
</body>
</html>
`;
}

/** The list of the pages; the long one of the reference is shown beside its own pages. @param {string} target @param {string | undefined} group @param {readonly Document[]} documents */
function beside(target, group, documents) {
  const groups = [...new Set(documents.map((each) => each.group))];
  const shown = groups.filter((name) => (name === "Reference") === (group === "Reference"));
  const items = shown.map((name) => {
    const own = documents.filter((each) => each.group === name);
    const links = own.map(
      (each) =>
        `<li><a href="${way(target, each.target)}"${each.target === target ? ' aria-current="page"' : ""}>${escaped(each.title)}</a></li>`,
    );
    return `<h2>${name}</h2>\n<ul>${links.join("\n")}</ul>`;
  });
  return `<details class="beside" open>
<summary>Pages</summary>
<nav aria-label="Pages">
<input type="search" aria-label="Filter the pages" placeholder="Filter" hidden>
${items.join("\n")}
</nav>
</details>`;
}
