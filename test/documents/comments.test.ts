import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Comment, commentOf } from "../../scripts/comment.mjs";
import { LayoutError } from "../../src/index.js";
import { sets } from "../sentences/sets.js";
import { entries, everything as values } from "../support/entries.js";

// What an editor shows beside a call: of every exported function what it takes, gives and refuses, and where to read on.

const root = new URL("../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");

/** Of every entry, with what a name of two entries is in either; by name it is that of the first. */
const all = ["src/index.ts", "src/instruction.ts", "src/draw.ts", "src/emit.ts"].flatMap((entry) =>
  [...read(entry).matchAll(/^export \{([^}]*)\} from "\.\/(.*)\.js";$/gm)].flatMap(
    ([, names = "", file = ""]) =>
      names
        .split(",")
        .map((name) => name.trim())
        .filter((name) => name !== "" && name !== "LayoutError")
        .map((name) => [name, commentOf(read(`src/${file}.ts`), name)] as const),
  ),
);
const comments = new Map(all.toReversed());

const table = read("src/types/diagnostic.ts");
const codes = [...table.slice(0, table.indexOf("\n}\n")).matchAll(/^ {2}readonly "?([a-z-]+)"?:/gm)].map(
  ([, code]) => code,
);

test("there are comments to look at", () => {
  expect(all.length).toBeGreaterThan(120);
  expect(all.length).toBe(Object.values(entries).reduce((so, of) => so + Object.keys(of).length, 0) - 1);
  expect(codes.length).toBeGreaterThan(40);
});

/** The functions whose comments are not as they should be. */
const but = (isRight: (comment: Comment) => boolean): readonly string[] =>
  all.flatMap(([name, comment]) => (isRight(comment) ? [] : [name]));

test("every parameter is named, in order, with what it is", () => {
  expect(
    but(({ params, parameters }) => String(params.map(([name]) => name)) === String(parameters)),
  ).toEqual([]);
  expect(but(({ params }) => params.every(([, text]) => text.length > 2))).toEqual([]);
});

test("what a function gives is said", () => expect(but(({ returns }) => returns !== "")).toEqual([]));

test("what it refuses is said, by code, unless it asks whether a value is one of the library's", () => {
  expect(but(({ refused, refusedAs, isGuard }) => refused.length + refusedAs.length > 0 !== isGuard)).toEqual(
    [],
  );
  expect(but(({ refused }) => refused.every((code) => codes.includes(code)))).toEqual([]);
  expect(but(({ refusedAs }) => refusedAs.every((name) => comments.has(name)))).toEqual([]);
});

test("every comment leads on to a page, or to another function", () => {
  const isThere = (see: string): boolean =>
    see.startsWith("docs/") ? existsSync(new URL(see, root)) : comments.has(see);
  expect(but(({ see }) => isThere(see))).toEqual([]);
});

test("what holds of the result is said, with a test that names the function", () => {
  const isTested = (test: string, name: string): boolean =>
    existsSync(new URL(test, root)) && new RegExp(`\\b${name}\\b`).test(read(test));
  expect(but(({ law }) => law.length > 2)).toEqual([]);
  expect(all.flatMap(([name, { test }]) => (isTested(test, name) ? [] : [`${name}: ${test}`]))).toEqual([]);
});

test("every function has an example", () => expect(but(({ examples }) => examples.length > 0)).toEqual([]));

/** The types that the entries export, each with its comment. */
const types = ["src/index.ts", "src/instruction.ts", "src/draw.ts", "src/emit.ts"].flatMap((entry) =>
  [...read(entry).matchAll(/^export type \{([^}]*)\} from "\.\/(.*)\.js";$/gm)].flatMap(
    ([, names = "", file = ""]) =>
      names.split(/,\s*/).flatMap((text) => {
        const [name = ""] = text.trim().split(" as ");
        const found = new RegExp(
          `((?:/\\*\\*(?:(?!\\*/)[^])*\\*/\\n)?)export (type|interface) ${name}\\b`,
        ).exec(read(`src/${file}.ts`));
        return name === "" ? [] : [[name, file, found?.[1] ?? "", found?.[2]] as const];
      }),
  ),
);

test("every type says what it is", () => {
  expect(types.length).toBeGreaterThan(250);
  expect(types.filter(([, , comment]) => comment.length < 15).map(([name]) => name)).toEqual([]);
});

test("the type of every operation of layouts has an example, but those that only refuse", () => {
  const operations = types.filter(
    ([name, file, , kind]) =>
      kind === "type" &&
      /types\/(semimodule|layout|algebra|analysis)\//.test(file) &&
      comments.has(`${name.charAt(0).toLowerCase()}${name.slice(1)}`) &&
      !name.startsWith("Assert"),
  );
  expect(operations.length).toBeGreaterThan(70);
  expect(operations.filter(([, , comment]) => !comment.includes("@example")).map(([name]) => name)).toEqual(
    [],
  );
});

/** The codes that a function says it refuses with, those of others that it refers to among them. */
function refusedBy({ refused, refusedAs }: Comment): readonly string[] {
  return [...refused, ...refusedAs.flatMap((name) => refusedBy(comments.get(name) as Comment))];
}

/** The refusal of a call; one that is not refused is for the tests of sentences to find. */
function refusalOf(text: string, before: readonly string[]): LayoutError | undefined {
  const body = [...before, `return ${text}`].join("\n").replaceAll(" as const", "");
  try {
    new Function(...Object.keys(values), body)(...Object.values(values));
  } catch (fault) {
    if (fault instanceof LayoutError) return fault;
    throw fault;
  }
}

test("what is refused is refused with a code that the comment names", () => {
  const refusals = Object.values(sets).flatMap(({ calls, run = [] }) =>
    calls.flatMap(([, ...texts]) => texts.flatMap((text) => refusalOf(text, run) ?? [])),
  );
  const unsaid = refusals.filter(({ operation, code }) => {
    const comment = comments.get(operation);
    return comment !== undefined && !refusedBy(comment).includes(code);
  });
  expect(refusals.length).toBeGreaterThan(300);
  expect(unsaid.map(({ operation, code }) => `${operation}: ${code}`)).toEqual([]);
});
