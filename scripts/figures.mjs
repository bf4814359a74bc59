// @ts-check
// Writes the figures of bench/budgets.json into bench/README.md, between its marks. A test compares the two.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("..", import.meta.url);
const marks = /(?<=<!-- figures: begin -->\n)[\s\S]*?(?=<!-- figures: end -->)/;

/** What stands between the marks of a page. @param {string} page */
export function shown(page) {
  return marks.exec(page)?.[0] ?? "";
}

/** What should stand there. @param {string} budgets the text of bench/budgets.json */
export function block(budgets) {
  /** @type {{ typescript: string, instantiations: Record<string, number> }} */
  const { typescript, instantiations } = JSON.parse(budgets);
  const rows = Object.entries(instantiations)
    .filter(([name]) => !name.includes("digits"))
    .map(([name, count]) => [name, count.toLocaleString("en")]);
  if (rows.length === 0) return "\nNo figures yet: `npm run bench:types -- --update` makes them.\n\n";
  /** @param {0 | 1} column */
  const width = (column) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const lines = rows.map(
    ([name = "", count = ""]) => `${name.padEnd(width(0))}  ${count.padStart(width(1))}`,
  );
  return `
Instantiations of TypeScript ${typescript} on one thread, less those of a program that only imports the library. They are
budgets that \`npm run bench:types\` compares with, and [budgets.json](budgets.json) has those of the integer arithmetic too.

\`\`\`text
${lines.join("\n")}
\`\`\`

`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = new URL("bench/README.md", root);
  const page = readFileSync(file, "utf8");
  if (!marks.test(page)) throw new Error("bench/README.md has no marks for the figures");
  const budgets = readFileSync(new URL("bench/budgets.json", root), "utf8");
  writeFileSync(
    file,
    page.replace(marks, () => block(budgets)),
  );
}
