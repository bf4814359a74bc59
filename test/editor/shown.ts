import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import * as kernels from "../../src/emit.js";
import * as library from "../../src/index.js";
import * as instructions from "../../src/instruction.js";
import { sets } from "../sentences/sets.js";
import type { Editor, Hover, Position } from "../support/editor.js";

/**
 * A program as it is written, with a mark before what is looked at: `‹h›` is hovered over, at `‹s›` a call waits for an
 * argument, at `‹c›` a name is completed.
 */
const marked = `import { ‹h›at, ‹h›composition, ‹h›coalesce, ‹h›complement, ‹h›concat, ‹h›copy, ‹h›get, ‹h›isBijective, ‹h›layout, ‹h›localTile, ‹h›slice, ‹h›swizzle, ‹h›tensor, ‹h›zippedDivide } from "cute-layout";
import type { ‹h›AnyLayout, Composition, ‹h›Layout, ‹h›Tensor, ‹h›Tiler } from "cute-layout";
declare const n: number;

export const ‹h›a = ‹h›layout([4, [3, 2]], [2, [8, 1]]);
export const ‹h›text = layout("(8,8):(8,1)");
export const ‹h›made = ‹h›composition(text, layout("((4,8),2):((16,1),8)"));
export const ‹h›offset = ‹h›at(a, 2, 5);
export const ‹h›open = ‹h›layout([n, 64], [64, 1]);
export const ‹h›tiles = ‹h›zippedDivide(open, [32, 16]);
export const ‹h›parts = zippedDivide(layout("(8,16):(20,1)"), [4, layout("8:2")]);
export const ‹h›swizzled = composition(‹h›swizzle(3, 3, 3), layout("(8,64):(64,1)"));
export const ‹h›grid = layout([4, 8], ["e0", "e1"]);
export const ‹h›sliced = ‹h›slice(a, null, 5);
export const ‹h›value = ‹h›get(memory, 1, 2);
export const ‹h›answer = ‹h›isBijective(made);
export const ‹h›memory = ‹h›tensor(new Float32Array(64), text);
export const ‹h›tile = ‹h›localTile(memory, [4, 4], [1, 0]);
export const ‹h›rest = ‹h›complement(layout("(4,8):(1,8)"), 256);
export const ‹h›refused = ‹h›composition(layout("(4,6,8):(2,3,5)"), ‹h›layout("6:3"));
export type ‹h›Type = Composition<Layout<[8, 8], [8, 1]>, Layout<[[4, 8], 2], [[16, 1], 8]>>;
export type ‹h›Fault = Composition<Layout<[4, 6, 8], [2, 3, 5]>, Layout<6, 3>>;
export const generic = <‹h›L extends AnyLayout>(‹h›x: L) => ‹h›coalesce(x);
export const helped = [layout(‹s›), layout([4, 8], ‹s›), composition(text, ‹s›), at(a, ‹s›), at(a, 2, ‹s›), slice(a, ‹s›), get(memory, ‹s›), zippedDivide(text, ‹s›), localTile(memory, [4, 4], ‹s›)];
export const completed = [a.‹c›, memory.‹c›, sliced.‹c›];
`;

const mark = /‹([hsc])›/g;

/** The marks, by the places that they have once they are taken out. */
function marks(): readonly (Position & { readonly kind: string; readonly word: string })[] {
  return marked.split("\n").flatMap((text, line) => {
    let taken = 0;
    return [...text.matchAll(mark)].map(({ 0: all, 1: kind = "", index }) => {
      const character = index - taken;
      taken += all.length;
      const word = /^\w*/.exec(text.slice(index + all.length))?.[0] ?? "";
      return { line, character, kind, word };
    });
  });
}

/** The refused calls of the tests of sentences, in files of their own. */
const imports = [
  `import { ${Object.keys(library)} } from "cute-layout";`,
  `import { ${Object.keys(instructions).filter((name) => !(name in library))} } from "cute-layout/instruction";`,
  `import { ${Object.keys(kernels)} } from "cute-layout/emit";`,
  'import type { Layout, LayoutOf, Tensor } from "cute-layout";',
];
const refusals = Object.entries(sets).map(([name, { calls, typed = [] }]) => {
  const lines = calls.flatMap(([, ...texts]) =>
    texts.map((text, i) => `export const ${name}${i} = ${text};`),
  );
  return [
    `${name}.ts`,
    [...imports, ...typed, ...lines.map((text, i) => text.replace(/\d+ =/, `${i} =`))].join("\n"),
  ] as const;
});

/** Of a project as most are: the servers before 7.0 would take nothing to be strict. */
const compilerOptions = {
  strict: true,
  target: "es2022",
  lib: ["es2022"],
  module: "nodenext",
  types: [],
  noEmit: true,
};

/** Writes the programs into a folder, and gives their paths. */
export function written(folder: string): readonly string[] {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
  const files = [["program.ts", marked.replace(mark, "")] as const, ...refusals];
  return files.map(([name, text]) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  });
}

/** What an editor shows of the program, as a page. */
export async function shown(editor: Editor, [program = ""]: readonly string[]): Promise<string> {
  const lines = marked.replace(mark, "").split("\n");
  const out: string[] = [];
  for (const { line, character, kind, word } of marks()) {
    const at = { line, character };
    const before = (lines[line] ?? "").slice(0, character);
    if (kind === "h")
      out.push(`## ${word}, line ${line + 1}`, "", hovered(await editor.hover(program, at)), "");
    else if (kind === "s") out.push(`## ${call(before)}`, "", code(await editor.signature(program, at)), "");
    else
      out.push(`## ${call(before)}`, "", (await editor.completions(program, at)).slice(0, 40).join(", "), "");
  }
  return out.join("\n");
}

/** What it reports of the refused calls. */
export async function reported(editor: Editor, [, ...files]: readonly string[]): Promise<string> {
  const out: string[] = [];
  for (const file of files) {
    out.push(`## ${basename(file)}`, "");
    const lines = readFileSync(file, "utf8").split("\n");
    for (const { line, message } of await editor.faults(file))
      out.push(`${lines[line]}`, `  ${message.split("\n")[0]}`);
    out.push("");
  }
  return out.join("\n");
}

const code = (text: string): string => `\`\`\`ts\n${text}\n\`\`\``;

/** The declaration, the first line of what is said, and the tags. */
function hovered({ declaration, documentation, tags }: Hover): string {
  const first = documentation.split("\n")[0] ?? "";
  const said = first.startsWith("*@") || first.startsWith("@") ? "" : first;
  const parts = [code(declaration), said, tags.map((tag) => `@${tag}`).join(", ")];
  return parts.filter((text) => text !== "").join("\n\n");
}

/** The call, or the value, that is being written. */
const call = (before: string): string =>
  /(?:, |\[)(\w+(?:\((?:[^()[\]]|\[[^\]]*\])*|\.))$/.exec(before)?.[1] ?? before;
