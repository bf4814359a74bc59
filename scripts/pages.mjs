// @ts-check
// Writes into the pages what they repeat of the sources, each between its marks: the figures of bench/budgets.json into
// bench/README.md, the files of what the package's entries export into ARCHITECTURE.md, counts and costs into docs/. A test
// compares them.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { costs, drawn, golden, hardware, peers } from "./pages/evidence.mjs";
import { table } from "./pages/table.mjs";

const root = new URL("..", import.meta.url);
/** @param {string} path */
const read = (path) => readFileSync(new URL(path, root), "utf8");

/** An entry of the package is a file of src/; the first is the package itself. */
const entries = readdirSync(new URL("src", root))
  .filter((name) => name.endsWith(".ts"))
  .sort((a, b) => Number(b === "index.ts") - Number(a === "index.ts") || a.localeCompare(b))
  .map((name) => `src/${name}`);

/** What is repeated where, and the text that should stand there. */
export const repeated = [
  { page: "bench/README.md", mark: "figures", text: () => figures(read("bench/budgets.json")) },
  { page: "ARCHITECTURE.md", mark: "operations", text: () => operations(entries.map(read)) },
  { page: "docs/how-we-know.md", mark: "golden", text: golden },
  { page: "docs/how-we-know.md", mark: "drawn", text: drawn },
  { page: "docs/how-we-know.md", mark: "hardware", text: hardware },
  { page: "docs/how-we-know.md", mark: "peers", text: peers },
  { page: "docs/limits.md", mark: "costs", text: costs },
];

/** @param {string} mark */
const between = (mark) => new RegExp(`(?<=<!-- ${mark}: begin -->\\n)[\\s\\S]*?(?=<!-- ${mark}: end -->)`);

/** What stands between the marks of a page. @param {string} page @param {string} mark */
export function shown(page, mark) {
  return between(mark).exec(read(page))?.[0] ?? "";
}

/** @param {string} budgets the text of bench/budgets.json */
function figures(budgets) {
  /** @type {{ typescript: string } & Record<"instantiations" | "symbols" | "memory", Record<string, number>>} */
  const { typescript, instantiations, symbols, memory } = JSON.parse(budgets);
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

Of files of many uses symbols and memory are budgets too, for what the compiler does with the members of tuples shows in
these alone.

${table([
  ["file", "symbols", "kB"],
  ...Object.entries(symbols).map(([name, count]) => [
    name,
    count.toLocaleString("en"),
    (memory[name] ?? 0).toLocaleString("en"),
  ]),
])}

`;
}

/** @param {readonly string[]} texts of the entries */
function operations(texts) {
  const rows = [...texts.join("\n").matchAll(/^export \{([^}]*)\} from "\.\/runtime\/(.*)\.js";$/gm)].map(
    ([, names = "", file = ""]) => {
      const values = names.split(",").map((name) => name.trim());
      const shown = values.filter((name) => name !== "").map((name) => `\`${name}\``);
      // pictures have no types: what they make is text
      const types = existsSync(new URL(`src/types/${file}.ts`, root)) ? `[types](src/types/${file}.ts)` : "";
      return [shown.join(", "), types, `[values](src/runtime/${file}.ts)`];
    },
  );
  return `\n${table([["operation", "compiler", "run time"], ...rows])}\n\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { page, mark, text } of repeated) {
    if (!between(mark).test(read(page))) throw new Error(`${page} has no marks for the ${mark}`);
    writeFileSync(new URL(page, root), read(page).replace(between(mark), text));
  }
