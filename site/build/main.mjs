// @ts-check
// Makes the site of what the project's build made: static files in site/dist/.
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { documentsOf } from "./documents.mjs";
import { documentPages } from "./pages.mjs";
import { buildScript } from "./scripts.mjs";
import { toolPages } from "./tools.mjs";

const site = fileURLToPath(new URL("..", import.meta.url));
const out = join(site, "dist");

const started = performance.now();
rmSync(out, { recursive: true, force: true });
mkdirSync(out);
const documents = documentsOf(join(site, ".."));
const pages = new Map([...toolPages(documents), ...documentPages(join(site, ".."), documents)]);
for (const [path, text] of pages) {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, path), text);
}
for (const name of ["site.css", "icon.svg", "beside.js"]) cpSync(join(site, "pages", name), join(out, name));
for (const name of ["playground", "editor"]) await buildScript(name, out);
console.log(
  `${pages.size} pages in ${((performance.now() - started) / 1000).toFixed(1)} s: ${join(out, "index.html")}`,
);
