import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { draw, drawTiles, explain } from "../../src/draw.js";
import { layout } from "../../src/index.js";
import { type Ran, run } from "./run.js";

// The built command, as a shell runs it: `npm run build` makes it.

const A = "(4,6,8):(2,3,5)";
const refusal = `✗ composition: ${A} ∘ 6:3: stride 3 and extent 4 do not divide each other (stride divisibility, eq. 9)`;

/** Command lines, what they write and their exit codes. All are run at once. */
const lines: readonly (readonly [args: readonly string[], out: string, code?: number, err?: string])[] = [
  [["at", "(4,8):(8,1)", "3", "5"], "29"],
  [["at", "6:-1", "-2"], "2"],
  [["compose", "(8,16):(1,8)", "<4,8:2>"], "(4,8):(1,16)"],
  [["compose", "(8,8):(8,1)", "16:1", "4:2"], "4:16"],
  [["divide", "(128,64):(64,1)", "<32,16>", "--by", "zipped"], "((32,16),(4,4)):((64,1),(2048,16))"],
  [
    ["divide", "(4,4):(4,1)", "<2,2>", "--draw"],
    drawTiles("logicalDivide", layout("(4,4):(4,1)"), [2, 2], { form: "text" }),
  ],
  [
    ["product", "(2,2):(2,1)", "(2,3):(3,1)", "--by", "blocked", "--json"],
    '{"result":"((2,2),(2,3)):((2,12),(1,4))"}',
  ],
  [["complement", "(4,8):(1,8)", "256"], "(2,4):(4,64)"],
  [["inverse", "(4,8):(1,8)", "--left"], "(8,8):(1,4)"],
  [["inverse", "(4,8):(8,1)"], "(8,4):(4,1)"],
  [["coalesce", "(2,(1,6)):(1,(6,2))"], "12:1"],
  [["show", "(4,8):(8,1)"], draw(layout("(4,8):(8,1)"), { form: "text" })],
  [["show", "(4,8):(8,1) ∘ 4", "--latex"], draw(layout("4:8"), { form: "latex" })],
  [["show", "isInjective(4:1)"], "isInjective(4:1)\n\nIt is true."],
  [["explain", `${A} ∘ 6:3`], explain("composition", layout(A), layout("6:3")).join("\n")],
  [["emit", "(4,8):(8,1)", "--names", "m,n"], "m * 8 + n"],
  [["emit", "(4,8):(8,1)", "--language", "js"], "(i & 3) * 8 + (i >> 2)"],
  [
    ["emit", "(4,8):(8,1)", "--language", "cuda", "--function", "tile"],
    "__device__ __forceinline__ int tile(int c0, int c1) {\n  return c0 * 8 + c1;\n}",
  ],
  [["--version"], JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")).version],
  [["compose", A, "6:3"], "", 1, refusal],
  [["compose", A, "6:3", "--json"], JSON.stringify({ error: "stride-divisibility", message: refusal }), 1],
  [
    ["compse", "4", "2"],
    "",
    2,
    'cute-layout: "compse" is no command; is it "compose"?\nTry "cute-layout --help".',
  ],
  [
    ["at", "(4,8)"],
    "",
    2,
    'cute-layout: at takes LAYOUT COORDINATE…, and was given 1 of them\nTry "cute-layout --help".',
  ],
  [
    ["at", "4", "1", "--nothing"],
    "",
    2,
    "cute-layout: Unknown option '--nothing'\nTry \"cute-layout --help\".",
  ],
  [
    ["divide", "4", "2", "--by", "raked"],
    "",
    2,
    'cute-layout: --by raked: it is one of logical, zipped, tiled, flat\nTry "cute-layout --help".',
  ],
  [
    ["check", "nothing.ts"],
    "",
    2,
    `cute-layout: there is no ${process.cwd()}/nothing.ts\nTry "cute-layout --help".`,
  ],
  [
    ["coalesce", "(4,8"],
    "",
    1,
    "✗ formula: coalesce((4,8): it ends where a comma or a closing parenthesis is to come",
  ],
];

let ran: readonly Ran[];
beforeAll(async () => {
  ran = await Promise.all(lines.map(([args]) => run(args)));
}, 120_000);

test.each(lines.map((line, i) => [line[0].join(" "), i] as const))("%s", (_, i) => {
  const [, out, code = 0, err = ""] = lines[i] as (typeof lines)[number];
  expect(ran[i]).toEqual({ out: out === "" ? "" : `${out}\n`, err: err === "" ? "" : `${err}\n`, code });
});

test("lines of a pipe are answered one by one, and one that is refused makes the exit code 1", async () => {
  const [all, tabs] = await Promise.all([
    run(["coalesce", "--json"], `(4,8):(8,1)\n\n${A} ∘ 6:3\n(2,2)\n`),
    run(["at", "-"], "(4,8):(8,1)\t3\t5\n"),
  ]);
  expect(
    all.out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { result: "(4,8):(8,1)" },
    { error: "stride-divisibility", message: refusal },
    { result: "4:1" },
  ]);
  expect([all.code, tabs.out, tabs.code]).toEqual([1, "29\n", 0]);
});

test("pictures go into files, those of refusals too, and into colour where it is wanted", async () => {
  const folder = fileURLToPath(new URL("../../.tmp/cli/", import.meta.url));
  mkdirSync(folder, { recursive: true });
  const [, refused, colour, none] = await Promise.all([
    run(["show", "(4,8):(8,1)", "--svg", `${folder}layout.svg`]),
    run(["compose", A, "6:3", "--svg", `${folder}refusal.svg`]),
    run(["show", "4:1"], "", { FORCE_COLOR: "1" }),
    run(["show", "4:1"], "", { NO_COLOR: "1" }),
  ]);
  expect(readdirSync(folder).filter((name) => name.endsWith(".svg"))).toEqual(["layout.svg", "refusal.svg"]);
  expect(readFileSync(`${folder}layout.svg`, "utf8")).toBe(`${draw(layout("(4,8):(8,1)"))}\n`);
  expect(refused?.code).toBe(1);
  expect(readFileSync(`${folder}refusal.svg`, "utf8")).toContain("do not divide each other");
  expect(colour?.out).toContain("\u001b[38;5;16;48;5;");
  expect(none?.out).not.toContain("\u001b");
});

describe("help", () => {
  test("tells of every command, and each tells of itself with examples that run", async () => {
    const { out, code } = await run(["--help"]);
    const names = [...out.matchAll(/^ {2}([a-z]+) [A-Z[]/gm)].map(([, name = ""]) => name);
    expect(code).toBe(0);
    expect(names).toEqual(
      "show at compose divide product complement inverse coalesce tv atom explain emit check".split(" "),
    );
    const { out: own } = await run(["help", "compose"]);
    expect(own).toBe(
      'cute-layout compose A B…\n\n  A ∘ B, and on to the right\n\nFor example\n  cute-layout compose "(8,16):(1,8)" "<4,8:2>"\n',
    );
  });

  test("nothing at all is no command, and is told what there is", async () => {
    const { out, err, code } = await run([]);
    expect([out, code]).toEqual(["", 2]);
    expect(err).toContain("Commands\n  show FORMULA");
  });
});

describe("conform", () => {
  test("answers cases, and compares those that have an answer", async () => {
    const cases = [
      { operation: "composition", args: ["(4,8):(8,1)", "<2,4>"], id: 7 },
      { operation: "composition", args: [A, "6:3"] },
      { operation: "logical_divide", args: ["8:1", "4"], result: "(4,2):(1,4)" },
      { operation: "logical_divide", args: ["8:1", "4"], result: "(4,2):(1,5)" },
      { operation: "complement", args: ["(4,4):(1,2)"], error: "overlap" },
    ];
    const { out, code } = await run(["conform"], cases.map((one) => JSON.stringify(one)).join("\n"));
    expect(
      out
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { ...cases[0], result: "(2,4):(8,1)" },
      { ...cases[1], error: "stride-divisibility", message: refusal },
      { ...cases[2], agrees: true },
      { ...cases[3], result: "(4,2):(1,4)", agrees: false, given: "(4,2):(1,5)" },
      {
        ...cases[4],
        message: "✗ complement: (4,4):(1,2): stride 2 is below the extent 4 that smaller strides cover",
        agrees: true,
      },
    ]);
    expect(code).toBe(1);
  });

  test("agrees with the golden cases that it hands out", async () => {
    const corpus = await run(["conform", "--corpus"]);
    const { out, code } = await run(["conform"], corpus.out);
    const answers = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(answers.filter(({ agrees }) => agrees !== true)).toEqual([]);
    expect([answers.length > 11_000, code]).toEqual([true, 0]);
  });

  test("what is no case is misuse", async () => {
    expect(await run(["conform"], '{"operation":"coalesce"}\n')).toEqual({
      out: "",
      err: 'cute-layout: line 1 has no operation with args\nTry "cute-layout --help".\n',
      code: 2,
    });
  });
});
