import { commands } from "./commands.js";

/** What all of it is about, for one who has never seen a layout. */
export function help(): string {
  const rows = Object.entries(commands).map(([name, { operands, what }]) => [`${name} ${operands}`, what]);
  const others = [
    ["check FILE…", "the layouts of a project, as its own TypeScript infers or refuses them"],
    ["conform", "answers cases as JSON lines, to test another implementation"],
  ];
  const width = Math.max(...[...rows, ...others].map(([head = ""]) => head.length));
  const lines = [...rows, ...others].map(([head = "", what]) => `  ${head.padEnd(width)}  ${what}`);
  return `cute-layout: the CuTe layout algebra on the command line

A layout takes coordinates to offsets: (4,8):(8,1) has 4 rows and 8 columns, a step down is 8
elements on in memory and a step right is 1. Formulas compose them:

  A ∘ B   A o B     first B, then A
  A ⊘ T   A / T     A in tiles of T; T may be a layout, a number, or <32,_,16:2> by mode
  A ⊗ B   A x B     A repeated by B
  A*      A*_256    what A leaves out, up to a bound
  name(A, …)        any operation by its name, here or in CuTe: zippedDivide, zipped_divide

Commands
${lines.join("\n")}

Output
  --draw            a picture of characters        --svg FILE  an SVG
  --latex           a TikZ document                --json      for programs

Without operands a command reads formulas from a pipe, one a line. Colours are written to a terminal,
unless NO_COLOR is set. The exit code is 0, 1 where something is refused, 2 where the command makes
no sense. "cute-layout COMMAND --help" tells more.`;
}

/** How one command is used. */
export function helpOn(name: string): string {
  const own: Readonly<Record<string, string>> = { check: checkHelp, conform: conformHelp };
  const command = commands[name];
  if (command === undefined) return own[name] ?? help();
  const examples = command.examples.map((example) => `  cute-layout ${example}`);
  return `cute-layout ${name} ${command.operands}\n\n  ${command.what}\n\nFor example\n${examples.join("\n")}`;
}

const checkHelp = `cute-layout check FILE… [--format text|plain|github] [--project FILE]

  lists the layouts that the files declare, constants and types, each as the TypeScript of the project
  infers it, or with the sentence that refuses it. The project is that of the nearest tsconfig.json or of --project, and
  its own typescript is asked: 5.4 to 6 by its API, 7 by typescript/unstable/sync.
  The format is text for a terminal; github (annotations of a workflow) where GITHUB_ACTIONS is set, and
  plain (file:line:column) elsewhere. The exit code is 1 where something is refused.

For example
  cute-layout check src/kernel.ts
  cute-layout check src/*.ts --format github`;

const conformHelp = `cute-layout conform < CASES.jsonl
cute-layout conform --corpus

  reads a case a line and answers it on a line:
    {"operation": "composition", "args": ["(4,8):(8,1)", "<2,4>"]}
  is answered by {"operation": …, "args": …, "result": "(2,4):(8,1)"}, and where it is refused by
  {…, "error": "shape-divisibility", "message": "✗ …"}. Whatever else a case has comes back with it.
  A case that has a "result" or an "error" already is compared: "agrees" tells, and the exit code is
  1 where one does not. Strides of modes of size 1 do not count.
  --corpus writes the golden cases of this library, with their right results.`;
