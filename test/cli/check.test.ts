import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { inferredIn, notationOf } from "../../cli/check/inferred.js";
import { reportOf } from "../../cli/check/report.js";
import { type Ran, run } from "./run.js";

const root = fileURLToPath(new URL("../../", import.meta.url));

const program = `import { assertInjective, at, composedLayout, composition, layout, swizzle, zippedDivide, type Composition, type Layout } from "cute-layout";
declare const n: number;
/** A tile. */
export const a = layout("(4,8):(8,1)");
const tiles = zippedDivide(layout("(128,64):(64,1)"), [32, 16]);
export const bad = composition(layout("(4,6,8):(2,3,5)"), layout("6:3"));
export const after = zippedDivide(bad, [2]);
export const open = layout([n, 64], [64, 1]);
const sw = composedLayout(swizzle(3, 3, 3), 4, layout("(8,64):(66,1)"));
export const offset = at(a, 3, 2);
export type R = Composition<Layout<[8, 8], [8, 1]>, Layout<[[4, 8], 2], [[16, 1], 8]>>;
export type Bad = Composition<Layout<[4, 6, 8], [2, 3, 5]>, Layout<6, 3>>;
export function inside() { const local = layout([2, [3, 4]], ["e0", ["e1", "e2"]]); return [local, tiles, sw]; }
assertInjective(layout("(4,8):(1,2)"));
export const other: number = "no layout";
`;

const sentence =
  "✗ composition: (4,6,8):(2,3,5) ∘ 6:3: stride 3 and extent 4 do not divide each other (stride divisibility, eq. 9)";
const found = [
  "4:14: layout: a is (4,8):(8,1)",
  "5:7: layout: tiles is ((32,16),(4,4)):((64,1),(2048,16))",
  `6:59: error: ${sentence}`,
  "7:14: error: an operand of it is refused",
  "8:14: layout: open is (?,64):(64,1)",
  "9:7: layout: sw is (64,8,1):(f1,f72,f512) ∘ (4 + (8,64):(66,1))",
  "11:13: layout: R is ((4,8),2):((2,8),1)",
  `12:13: error: ${sentence}`,
  "13:34: layout: local is (2,(3,4)):(e0,(e1,e2))",
  "14:17: error: ✗ assertInjective: (4,8):(1,2): coordinates 2 and 4 both go to 2",
];

/** A project with a compiler of its own. */
function project(name: string, typescript: string): string {
  const folder = `${root}.tmp/check/${name}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/node_modules`, { recursive: true });
  symlinkSync(`${root}node_modules/${typescript}`, `${folder}/node_modules/typescript`, "dir");
  symlinkSync(root, `${folder}/node_modules/cute-layout`, "dir");
  writeFileSync(
    `${folder}/tsconfig.json`,
    '{ "compilerOptions": { "strict": true, "target": "es2022", "module": "nodenext", "types": [] }, "include": ["*.ts"] }',
  );
  writeFileSync(`${folder}/program.ts`, program);
  return folder;
}

describe.each([
  ["7.0.2", "typescript"],
  ["6.0.3", "@typescript/typescript6"],
])("check with TypeScript %s", (version, typescript) => {
  let plain: Ran;
  let [text, github]: readonly Ran[] = [];
  let folder: string;
  beforeAll(async () => {
    expect(existsSync(`${root}dist/cli/main.js`)).toBe(true);
    folder = project(version, typescript);
    const file = `${folder}/program.ts`;
    plain = await run(["check", file]);
    text = await run(["check", file, "--format", "text", "--project", `${folder}/tsconfig.json`]);
    github = await run(["check", file], "", { GITHUB_ACTIONS: "true" });
  }, 120_000);

  test("lists what the project's compiler infers and refuses, by lines", () => {
    const [summary, ...rows] = plain.out.trimEnd().split("\n").reverse();
    expect(rows.reverse().map((line) => line.replace(/^.*program\.ts:/, ""))).toEqual(found);
    // the program of TypeScript 7 may complain of being ended
    const err = plain.err.replace(/^context canceled\n$/, "");
    expect([summary, err, plain.code]).toEqual(["10 found, 4 refused", "", 1]);
  });

  test("as a table for a terminal", () => {
    expect(text?.out).toContain("\n    5:7  tiles  ((32,16),(4,4)):((64,1),(2048,16))\n");
    expect(text?.out).toContain(`\nTypeScript ${version}, .tmp/check/${version}/tsconfig.json\n`);
  });

  test("as annotations of a workflow, of what is refused alone", () => {
    const rows = (github?.out ?? "").trimEnd().split("\n");
    expect(rows.length).toBe(4);
    expect(rows[0]).toMatch(
      /^::error file=\.tmp\/check\/[\d.]+\/program\.ts,line=6,col=59,title=bad::✗ composition: /,
    );
  });
});

test.each([
  ["Layout<[4, [3, 2]], [2, [8, 1]]>", "(4,(3,2)):(2,(8,1))"],
  ["Layout<8, 1>", "8:1"],
  ["Layout<[number, 64], [64, 1]>", "(?,64):(64,1)"],
  ['import("cute-layout").Layout<readonly [4], readonly ["e0"]>', "(4):(e0)"],
  ["Layout<IntTuple, StepTuple>", "?:?"],
  ["AnyLayout", "?:?"],
  ["Layout<[4], [1]> | undefined", null],
  ["number", null],
  ["Layout<number>", null],
])("%s is %s", (type, notation) => expect(notationOf(type)).toBe(notation));

test("what a workflow would read as commands is escaped", () => {
  const all = [{ name: "a,b:c", line: 1, column: 2, layout: null, refusal: "✗ 50%\n::error::x" }];
  expect(reportOf("github", `${process.cwd()}/a.ts`, all)).toEqual([
    "::error file=a.ts,line=1,col=2,title=a%2Cb%3Ac::✗ 50%25%0A::error::x",
  ]);
});

test("a file without layouts says so", () => {
  expect(reportOf("text", `${process.cwd()}/a.ts`, inferredIn({ declared: [], reported: [] }))).toEqual([
    "a.ts",
    "  no layouts",
    "",
  ]);
});
