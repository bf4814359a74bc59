// @ts-check
// Writes docs/reference/, a page for each function that the package exports, of what the comments in src/ say, and one for
// the types that have none. A test writes them again and compares.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { before, commentOf, definitionIn } from "./comment.mjs";
import { pictureOf } from "./reference/picture.mjs";
import { readable } from "./reference/signature.mjs";

const root = new URL("..", import.meta.url);
/** @param {string} path */
const read = (path) => readFileSync(new URL(path, root), "utf8");

/** A name that an entry exports, and the source that it is from. @typedef {{ entry: string, name: string, isType: boolean, source: string }} Exported */

/** The entries of the package, the first the package itself. */
const entries = {
  index: "cute-layout",
  instruction: "cute-layout/instruction",
  draw: "cute-layout/draw",
  emit: "cute-layout/emit",
};

/** @type {readonly Exported[]} */
export const exported = Object.entries(entries).flatMap(([file, entry]) =>
  [...read(`src/${file}.ts`).matchAll(/^export (type )?\{([^}]*)\} from "\.\/(.*)\.js";$/gm)].flatMap(
    ([, type, names = "", source = ""]) =>
      names
        .split(",")
        .map((name) => ({ entry, name: name.trim(), isType: type !== undefined, source: `src/${source}.ts` }))
        .filter(({ name }) => name !== ""),
  ),
);

const functions = exported.filter(({ isType, name }) => !isType && name !== "LayoutError");
/** The name of a type is that of its function with a capital. @param {string} name */
const capital = (name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
/** @param {Exported} of */
const isTwin = (of) => functions.some((one) => one.entry === of.entry && capital(one.name) === of.name);
const types = exported.filter((one) => (one.isType || one.name === "LayoutError") && !isTwin(one));

/** @param {Exported} of */
const folderOf = ({ source }) => basename(dirname(source));
/** @param {string} from the folder of the page @param {string} name of a function */
const linkTo = (from, name) => {
  const to =
    functions.find((one) => one.name === name && folderOf(one) === from) ??
    functions.find((one) => one.name === name);
  return to === undefined ? `\`${name}\`` : `[\`${name}\`](../${folderOf(to)}/${name}.md)`;
};

/** What a comment says, with links for its references and no tags. @param {string} text @param {(name: string) => string} link */
const prose = (text, link) =>
  text
    .replace(/\{@link (\w+)\}/g, (_, name) => link(name))
    .replaceAll("<", "\\<")
    .replaceAll("*(", "\\*(");

/**
 * The files of the reference, by their paths from the root.
 * @param {import("./reference/picture.mjs").Library} library
 * @returns {ReadonlyMap<string, string>}
 */
export function reference(library) {
  const files = new Map([
    ["docs/reference/README.md", index()],
    ["docs/reference/types.md", typesPage()],
  ]);
  for (const of of functions) {
    const comment = commentOf(read(of.source), of.name);
    // whether something is a layout is no picture of it
    const picture = comment.isGuard ? null : picturesOf(of, comment.examples, library);
    const at = `docs/reference/${folderOf(of)}/${of.name}`;
    if (picture !== null) files.set(`${at}.svg`, `${picture}\n`);
    files.set(`${at}.md`, page(of, comment, picture !== null));
  }
  return files;
}

/** The picture of the first example that has one. @param {Exported} of @param {readonly string[]} examples @param {import("./reference/picture.mjs").Library} library */
function picturesOf({ name }, examples, library) {
  for (const example of examples) {
    const picture = pictureOf(name, example.split(" // ")[0] ?? "", library);
    if (picture !== null) return picture;
  }
  return null;
}

/** @param {Exported} of @param {import("./comment.mjs").Comment} comment @param {boolean} hasPicture */
function page(of, comment, hasPicture) {
  const { name, entry, source } = of;
  const folder = folderOf(of);
  /** @param {string} to */
  const link = (to) => linkTo(folder, to);
  const twin = exported.find((one) => one.isType && one.entry === entry && one.name === capital(name));
  const see = comment.see.startsWith("docs/")
    ? `[${basename(comment.see, ".md")}](../../${comment.see.replace("docs/", "")})`
    : link(comment.see);
  const refused = [
    ...comment.refused.map((code) => `[\`${code}\`](../../errors.md#${code})`),
    ...comment.refusedAs.map((as) => `what ${link(as)} refuses`),
  ];
  return `${[
    `# ${name}`,
    prose(comment.definition, link),
    fenced("text", [readable(name, comment.signature)]),
    [
      ...comment.params.map(([param, text]) => `- \`${param}\`: ${prose(text, link)}`),
      `- gives ${prose(comment.returns, link)}`,
      `- imported from \`${entry}\`${twin === undefined ? "" : `; in types it is \`${twin.name}\``}`,
    ].join("\n"),
    comment.examples.length > 1 ? "## Examples" : "## Example",
    fenced("ts", comment.examples.concat(twin === undefined ? [] : typeExamples(twin))),
    ...(hasPicture ? [`![${name}, drawn](${name}.svg)`] : []),
    "## What holds",
    `${prose(capital(comment.law), link)} ([${basename(comment.test)}](../../../${comment.test})).`,
    "## What is refused",
    refused.length === 0 ? "Nothing: it asks." : `${refused.join(", ")}.`,
    "## See also",
    `${see}; [all functions](../README.md); the source: [values](../../../${source})${
      twin === undefined ? "" : `, [types](../../../${twin.source})`
    }.`,
  ].join("\n\n")}\n`;
}

/** @param {string} language @param {readonly string[]} lines */
const fenced = (language, lines) => `\`\`\`${language}\n${lines.join("\n")}\n\`\`\``;

/** The comment of a type. @param {Exported} of */
function commentOfType({ name, source }) {
  const text = read(source);
  const place = text.search(
    new RegExp(`^export (?:declare )?(?:type|interface|class|const) ${name}\\b`, "m"),
  );
  return place < 0 ? "" : before(text, place);
}

/** @param {Exported} of @returns {readonly string[]} */
const typeExamples = (of) =>
  [...commentOfType(of).matchAll(/@example (.*?)(?: \*\/)?$/gm)].map(([, text = ""]) => text);

function index() {
  const folders = [...new Set(functions.map(folderOf))];
  const parts = folders.map((folder) => {
    const rows = functions
      .filter((of) => folderOf(of) === folder)
      .map((of) => {
        const { definition } = commentOf(read(of.source), of.name);
        const [sentence = ""] = /^.*?[.:;](?= |$)/.exec(definition) ?? [definition];
        const text = prose(sentence.replace(/[.:;]$/, ""), (name) => `\`${name}\``);
        return `- [\`${of.name}\`](${folder}/${of.name}.md): ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
      });
    return `## ${folder}\n\n${rows.join("\n")}`;
  });
  return `# Reference

Every function that the package exports, and [every type](types.md), by the folder of its source; ${functions.length} functions and
${exported.length - functions.length} types. A script makes these pages of the comments in the source, whose examples are compiled and run by the
tests.

${parts.join("\n\n")}
`;
}

function typesPage() {
  const parts = types.map((of) => {
    const definition = definitionIn(commentOfType(of));
    if (definition === "") throw new Error(`${of.name} of ${of.source} has no comment`);
    const examples = typeExamples(of);
    const code = examples.length === 0 ? "" : `\n\n${fenced("ts", examples)}`;
    return `## ${of.name}\n\n${prose(definition, (name) => `\`${name}\``)} From \`${of.entry}\` ([source](../../${of.source})).${code}`;
  });
  return `# Types

The types that go by no function of their own. The type of a function, as \`Composition\` of \`composition\`, is on its page.

${parts.join("\n\n")}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const loaded = ["draw", "emit", "instruction", "index"].map((name) => import(`../dist/bundle/${name}.js`));
  const library = Object.assign({}, ...(await Promise.all(loaded)));
  const files = reference(library);
  rmSync(new URL("docs/reference", root), { recursive: true, force: true });
  for (const [path, text] of files) {
    mkdirSync(new URL(dirname(path), root), { recursive: true });
    writeFileSync(new URL(path, root), text);
  }
  console.log(`${files.size} files; ${readdirSync(new URL("docs/reference", root)).length} entries`);
}
