// @ts-check
// The two pages that are tools: the playground, which is the first page, and the live editor.
import { readFileSync } from "node:fs";
import { drawFormula, evaluate } from "../../dist/bundle/draw.js";
import { escaped, pageOf } from "./shell.mjs";

/** @typedef {import("./documents.mjs").Document} Document */
/** What the buttons of the playground type. @typedef {{ group: string, formula: string, name: string }} Example */

const here = (/** @type {string} */ name) => new URL(name, import.meta.url);

/** @type {readonly Example[]} */
export const examples = JSON.parse(readFileSync(here("../pages/examples.json"), "utf8"));

/** The pages by their paths. @param {readonly Document[]} documents @returns {Map<string, string>} */
export function toolPages(documents) {
  const [first] = /** @type {readonly [Example, ...Example[]]} */ (examples);
  const playground = readFileSync(here("../pages/playground.html"), "utf8")
    .replace("{{formula}}", escaped(first.formula))
    .replace("{{examples}}", buttons())
    .replace("{{sentence}}", () => escaped(`= ${evaluate(first.formula)}`))
    // the first picture stands in the page before any script has run
    .replace("{{picture}}", () => drawFormula(first.formula));
  const editor = readFileSync(here("../pages/editor.html"), "utf8");
  return new Map([
    [
      "index.html",
      pageOf(
        {
          target: "index.html",
          title: "cute-layout",
          description: "Type a layout, or an expression of the layout algebra, and see it.",
          body: playground,
          kind: "tool",
          scripts: ["playground.js"],
        },
        documents,
      ),
    ],
    [
      "editor.html",
      pageOf(
        {
          target: "editor.html",
          title: "Live editor",
          description: "Layouts in TypeScript, checked as one types.",
          body: editor,
          kind: "tool",
          scripts: ["editor.js"],
          styles: ["editor.css"],
        },
        documents,
      ),
    ],
  ]);
}

/** A list of buttons for each group of examples. */
function buttons() {
  const groups = [...new Set(examples.map(({ group }) => group))];
  return groups
    .map((group) => {
      const own = examples.filter((each) => each.group === group);
      const items = own.map(
        ({ formula, name }) =>
          `<li><button type="button" data-formula="${escaped(formula)}"><span>${escaped(name)}</span><code>${escaped(formula)}</code></button></li>`,
      );
      return `<h3>${group}</h3>\n<ul>${items.join("")}</ul>`;
    })
    .join("\n");
}
