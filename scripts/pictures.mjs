// @ts-check
// Draws the pictures of the pages: what `const picture` of a block of code holds goes into the image that stands below the
// block. A test draws them again and compares.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const below =
  /^```ts\n((?:(?!```)[\s\S])*?const picture = (?:(?!```)[\s\S])*)```\n\n!\[[^\]]*\]\(([^)]+\.svg)\)/gm;

/** The pages in docs/ and below, by their paths from the root. */
export const pages = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".md"))
  .map((name) => `docs/${name.replaceAll("\\", "/")}`)
  .sort();

/**
 * The pictures that stand in a page, by their paths from the root.
 * @param {string} page its path
 * @param {Readonly<Record<string, unknown>>} library what its code may name
 * @returns {readonly (readonly [path: string, picture: string])[]}
 */
export function picturesIn(page, library) {
  return [...readFileSync(join(root, page), "utf8").matchAll(below)].map(([, code = "", image = ""]) => {
    const body = code.replace(/^import [\s\S]*?;$/gm, "");
    const drawn = new Function(...Object.keys(library), `${body}; return picture;`);
    return [posix.join(posix.dirname(page), image), `${drawn(...Object.values(library))}\n`];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const entries = ["draw", "emit", "instruction", "index"].map((name) => import(`../dist/bundle/${name}.js`));
  const library = Object.assign({}, ...(await Promise.all(entries)));
  for (const page of pages)
    for (const [path, picture] of picturesIn(page, library)) {
      mkdirSync(join(root, dirname(path)), { recursive: true });
      writeFileSync(join(root, path), picture);
    }
}
