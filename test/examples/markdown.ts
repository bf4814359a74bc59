import { type Claim, identifiers, type Module, typeClaim } from "./claims.js";

/** The names of the package, each with the entry that it is imported from. */
type Exported = ReadonlyMap<string, string>;

/**
 * The TypeScript blocks of a Markdown text as modules, one each. A comment at the end of a statement says its value
 * (`prints as …`, or the value), and after `; its type is` the type where that is another; comments of their own line
 * that begin with `error TS…` or `throws LayoutError` say what becomes of the statement before, and a line of tildes
 * between them marks the column that the compiler reports.
 */
export function fromMarkdown(name: string, text: string, exported: Exported): readonly Module[] {
  const rows = text.split("\n");
  const starts = rows.flatMap((row, i) => (row === "```ts" ? [i + 1] : []));
  return starts.map((start, i) => {
    const end = rows.indexOf("```", start);
    return moduleOf(
      name,
      `markdown/${name.replace(/\W/g, "-")}-${i}.ts`,
      start,
      rows.slice(start, end),
      exported,
    );
  });
}

function moduleOf(
  name: string,
  path: string,
  start: number,
  rows: readonly string[],
  exported: Exported,
): Module {
  const claims: Claim[] = [];
  let declared = "";
  const body = rows.map((row, i) => {
    const line = i + 2;
    const base = { where: `${name}:${start + i + 1}`, module: path, line, report: null, column: null };
    declared = /^(?:const|type) (\w+)/.exec(row)?.[1] ?? declared;
    const { report, thrown, marked } = outcomeAfter(rows, i);
    if (report !== null || thrown !== null) {
      const head = `export const claim${i} = () => { `;
      claims.push({
        ...base,
        run: `claim${i}`,
        value: thrown,
        report,
        column: marked === null ? null : head.length + marked,
      });
      return `${head}${row} };`;
    }
    const [, code = row, said] = /^(.*?;) \/\/ (.*)$/.exec(row) ?? [];
    if (said === undefined || row.startsWith("//"))
      return row.replace(/"cute-layout(?:\/([a-z-]+))?"/, (_, entry = "index") => `"../${entry}.js"`);
    const [value = said, type] = said.split("; its type is ");
    if (code.startsWith("type ")) {
      claims.push({ ...base, run: null, value: null });
      return `${code} export type Claim${i} = ${typeClaim(declared, said, true)};`;
    }
    claims.push({ ...base, run: `claim${i}`, value });
    const isDeclared = /^const |^[)\]}]/.test(code);
    const got = isDeclared ? `typeof ${declared}` : `ReturnType<typeof claim${i}>`;
    const run = `export const claim${i} = () => ${isDeclared ? `${declared};` : code}`;
    return `${isDeclared ? `${code} ` : ""}${run} export type Claim${i} = ${typeClaim(got, type ?? value, true)};`;
  });
  const own = rows.some((row) => row.startsWith("import "));
  const imports = own ? "" : importsOf(body.join("\n"), exported);
  const text = [`${imports}import type * as claims from "../checks.js";`, ...body, ""].join("\n");
  return { path, text, claims };
}

/** The imports of what a page leaves out: names of the package that it does not give to something else. */
function importsOf(code: string, exported: Exported): string {
  const declared = new Set(
    [...code.matchAll(/^(?:const|function|class|type) (\w+)/gm)].map(([, name]) => name),
  );
  return [...identifiers(code)]
    .filter((word) => !declared.has(word))
    .map((word) => {
      const entry = exported.get(word);
      const name = /^[A-Z]/.test(word) && word !== "LayoutError" ? `type ${word}` : word;
      return entry === undefined ? "" : `import { ${name} } from "../${entry}.js"; `;
    })
    .join("");
}

/** What the comment lines after a statement say becomes of it. */
function outcomeAfter(rows: readonly string[], i: number) {
  const none = { report: null, thrown: null, marked: null };
  if (rows[i]?.startsWith("//") || rows[i]?.trim() === "") return none;
  const after: string[] = [];
  for (let j = i + 1; rows[j]?.startsWith("//"); j++) after.push(rows[j] as string);
  const tildes = after[0] === undefined ? -1 : after[0].indexOf("~");
  const said = after
    .map((row) => row.slice(3))
    .filter((row) => !/^[\s~]*$/.test(row))
    .join(" ");
  if (said.startsWith("error TS"))
    return { report: said.slice("error ".length), thrown: null, marked: tildes < 0 ? null : tildes + 1 };
  if (said.startsWith("throws LayoutError: "))
    return { ...none, thrown: said.slice("throws LayoutError: ".length) };
  return none;
}
