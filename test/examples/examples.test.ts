import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { compile, type Fault } from "../../scripts/compile.mjs";
import { repeated, shown } from "../../scripts/pages.mjs";
import { pages as chapters } from "../../scripts/pictures.mjs";
import { entries } from "../support/entries.js";
import { type Claim, checks, type Module, print, show, valueOf } from "./claims.js";
import { fromComments, type Source } from "./comments.js";
import { fromMarkdown } from "./markdown.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, ".tmp", "examples");

const sources: readonly Source[] = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts"))
  .map((path) => ({ path: path.replaceAll("\\", "/"), text: readFileSync(join(root, "src", path), "utf8") }));

/** Every page, by its path from the root; but for the reference, which is made of the comments. */
const pages: readonly Source[] = [
  ...[".", "bench"].flatMap((at) => readdirSync(join(root, at)).map((name) => posix.join(at, name))),
  ...chapters,
]
  .filter((path) => path.endsWith(".md") && !path.startsWith("docs/reference/"))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
/** The main loop of a GEMM and its mistakes, which say of every line what it comes to: as blocks of a page. */
const programs: readonly Source[] = ["sm80-gemm", "sm80-gemm.illegal"].map((name) => {
  const path = `examples/${name}.ts`;
  const text = readFileSync(join(root, path), "utf8");
  const bare = text
    .replaceAll("@ts-expect-error", "expected")
    .replace(/^export (const \w+ = \(\) => )?/gm, "");
  return { path, text: `\`\`\`ts\n${bare}\`\`\`\n` };
});
const page = (path: string) => pages.find((of) => of.path === path)?.text ?? "";

/** Wrong examples, one for each way to be wrong: every one of them must be found. */
const planted: readonly Source[] = [
  {
    path: "types/planted.ts",
    text: "/** @example Rank<[4, 8]> // 3 */\n/** @example Rank<[4, 8]> is 3 */\n",
  },
  {
    path: "runtime/planted.ts",
    text: '/** @example rank([4, 8]) // 3 */\n/** @example coalesce(layout("(2,3):(1,2)")) // prints as 6:2 */\n',
  },
];
const plantedMarkdown = `
\`\`\`ts
const wrong = layout([4, 8]); // prints as (4,8):(8,1)
at(wrong, 5); // 6
type R = Coalesce<Layout<[2, 3], [1, 2]>>; // Layout<6, 2>
layout([4, 0]);
//     ~~~~~~
// error TS2345: no such words
layout([Number("0"), 4]);
// throws LayoutError: no such words
\`\`\`
`;

/** What the entries export, each name with the entry that has it; with two it is the first. */
const exported = new Map(
  Object.keys(entries)
    .toReversed()
    .flatMap((entry) => {
      const text = sources.find(({ path }) => path === `${entry}.ts`)?.text ?? "";
      return [...text.matchAll(/\{([^}]*)\}/g)].flatMap(([, names = ""]) =>
        names.split(",").map((name) => [name.trim(), entry] as const),
      );
    }),
);
const ofIndex = new Set([...exported].flatMap(([name, entry]) => (entry === "index" ? [name] : [])));
const fromSources = fromComments([...sources, ...planted], ofIndex);
const fromPages = [...pages, ...programs].map(
  ({ path, text }) => [path, fromMarkdown(path, text, exported)] as const,
);
const fromPlanted = fromMarkdown("planted.md", plantedMarkdown, exported);
const modules: readonly Module[] = [
  ...fromSources,
  ...fromPages.flatMap(([, blocks]) => blocks),
  ...fromPlanted,
];

/** What is wrong with each claim, and what the compiler reports that no claim is about. */
const wrong = new Map<Claim, string>();
const elsewhere: string[] = [];

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  for (const { path, text } of [...modules, { path: "checks.ts", text: checks }]) {
    mkdirSync(dirname(join(folder, "src", path)), { recursive: true });
    writeFileSync(join(folder, "src", path), text);
  }
  const result = await compile(folder, { declaration: false, noErrorTruncation: true });
  elsewhere.push(...result.elsewhere);
  const faults = new Map(result.faults.map((fault) => [`${placeOf(fault.file)}:${fault.line}`, fault]));
  for (const { path, claims } of modules) {
    const values = await import(pathToFileURL(join(folder, "out", path.replace(/ts$/, "js"))).href);
    for (const claim of claims) {
      const place = `${path}:${claim.line}`;
      const problem = faultOf(claim, faults.get(place)) ?? valueFaultOf(claim, faults.get(place), values);
      if (problem !== null) wrong.set(claim, problem);
      faults.delete(place);
    }
  }
  for (const [place, { message }] of faults) elsewhere.push(`${place}: ${message}`);
}, 300_000);

/** A file below the folder's sources. */
function placeOf(file: string): string {
  return file.slice(file.lastIndexOf(".tmp/examples/src/") + ".tmp/examples/src/".length);
}

/** What the compiler says against a claim. */
function faultOf(claim: Claim, fault: Fault | undefined): string | null {
  if (claim.report === null) return fault === undefined ? null : fault.message;
  if (fault === undefined) return "the compiler reports nothing";
  const got = `${fault.code}: ${fault.message}`;
  if (got !== claim.report) return `reported is ${got}`;
  return claim.column === null || claim.column === fault.column ? null : `reported at column ${fault.column}`;
}

/** What the run says against a claim. */
function valueFaultOf(claim: Claim, fault: Fault | undefined, values: any): string | null {
  if (claim.run === null) return null;
  try {
    const value = values[claim.run]();
    if (claim.value === null) return "it does not throw";
    const got = claim.value.startsWith("prints as ") ? print(value) : show(value);
    return got === valueOf(claim.value) ? null : `the value is ${got}`;
  } catch (refusal) {
    if (!(refusal instanceof Error) || refusal.name !== "LayoutError") throw refusal;
    if (claim.report !== null)
      return fault?.message.includes(refusal.message) ? null : `thrown is ${refusal.message}`;
    return refusal.message === claim.value ? null : `thrown is ${refusal.message}`;
  }
}

function wrongIn({ claims }: Module): readonly string[] {
  return claims.flatMap((claim) => (wrong.has(claim) ? [`${claim.where}: ${wrong.get(claim)}`] : []));
}

const isPlanted = ({ path }: Module) => path.includes("planted");

describe("the examples in comments", () => {
  const withExamples = fromSources.filter((module) => module.claims.length > 0 && !isPlanted(module));

  test.each(withExamples.map((module) => [module.path, module] as const))("%s", (_, module) => {
    expect(wrongIn(module)).toEqual([]);
  });

  test("none is left out", () => {
    for (const { path, text } of sources) {
      const lines = new Set(
        fromSources.find((module) => module.path === path)?.claims.map(({ where }) => where),
      );
      expect(`${path} ${lines.size}`).toBe(`${path} ${text.match(/@example/g)?.length ?? 0}`);
    }
  });
});

describe.each(fromPages.filter(([, blocks]) => blocks.length > 0))("the examples in %s", (_, blocks) => {
  test.each(blocks.map((block) => [block.claims[0]?.where ?? block.path, block] as const))(
    "%s",
    (_, block) => {
      expect(wrongIn(block)).toEqual([]);
      // what a block draws, as a picture or as text, is compared in test/documents
      expect(block.claims.length > 0 || /const (?:picture|text) = /.test(block.text)).toBe(true);
    },
  );
});

describe("what the pages say", () => {
  test("examples stand in the README and in every chapter", () => {
    const bare = fromPages.filter(([, blocks]) => blocks.length === 0).map(([path]) => path);
    expect(bare.filter((path) => path === "README.md" || path.startsWith("docs/"))).toEqual([]);
  });

  test("the README opens with a refusal", () => {
    const [, blocks] = fromPages.find(([path]) => path === "README.md") ?? [];
    expect(blocks?.[0]?.claims.some(({ report }) => report !== null)).toBe(true);
  });

  test("the refusals are the table of the source", () => {
    const table = sources.find(({ path }) => path === "types/diagnostic.ts")?.text ?? "";
    const sentences = table.slice(0, table.indexOf("\n}\n"));
    const declared = [...sentences.matchAll(/^ {2}readonly "?([a-z-]+)"?:\s+"([^"]*)";$/gm)];
    const listed = [...page("docs/refusals.md").matchAll(/^\| `([a-z-]+)` +\| (.*?) +\|/gm)];
    expect(listed.map(([, code, sentence]) => [code, sentence])).toEqual(
      declared.map(([, code, sentence = ""]) => [code, sentence.replaceAll("{}", "…")]),
    );
  });

  test.each(repeated)("the $mark of $page are those of the sources (node scripts/pages.mjs)", (of) => {
    expect(shown(of.page, of.mark)).toBe(of.text());
  });
});

test("nothing else is reported", () => {
  expect(elsewhere).toEqual([]);
});

test.each(modules.filter(isPlanted).map((module) => [module.path, module] as const))(
  "every wrong example in %s is found",
  (_, module) => {
    expect(wrongIn(module)).toHaveLength(module.claims.length);
  },
);
