import { readFileSync } from "node:fs";
import * as library from "../../src/index.js";
import { operations } from "../operations/index.mjs";
import { type Operation, typeOn } from "../operations/operation.mjs";
import type { Claim } from "../support/compiler.js";
import { read, settled, shown, type Term, typeOf, valueOf, written } from "../support/notation.js";
import { apart, reports } from "./reports.js";
import { words } from "./words.js";

/** What a case is about: an operation in both halves, or a part of what it gives. */
export interface Subject {
  readonly name: string;
  readonly run: (...args: any[]) => unknown;
  readonly type: (...types: string[]) => string;
}

/** One thing to check in both halves. */
export interface Case {
  readonly subject: Subject;
  readonly number: number;
  readonly args: readonly Term[];
  /** The printed result, or the code of the refusal. */
  readonly right: string;
  readonly refused: boolean;
  readonly from: string;
}

/** What the run-time half makes of a case: the printed result or the code, its type, and the message of a refusal. */
export interface Outcome {
  readonly got: string;
  readonly type: string;
  readonly message?: string;
}

interface DerivedRow {
  readonly op: string;
  readonly args: readonly string[];
  readonly result?: string;
  readonly refused?: string | boolean;
  readonly from: string;
}

interface Row {
  readonly args: readonly string[];
  readonly result?: string | number | boolean;
  readonly error?: string;
  readonly from: string;
}

/** Where the golden files stand. */
const golden = new URL("../golden/", import.meta.url);

/** The values as nothing but values: the compiler must not refuse here what the run time is to refuse. */
const values: Readonly<Record<string, unknown>> = { ...library };

/** An operation of the table. */
export function subjectOf(operation: Operation): Subject {
  const run = values[operation.name] as Subject["run"];
  if (typeof run !== "function") throw new Error(`there is no ${operation.name} in src/index.ts`);
  return { name: operation.name, run, type: (...types) => typeOn(operation, types) };
}

/** What lists so much that no random operands are drawn for it. */
function listing(name: string): Operation | undefined {
  return ["coordinatesOf", "image"].includes(name) ? { name, operands: ["shape or layout"] } : undefined;
}

/** What a name in the data is about: an operation, or one of the two parts of a slice. */
function named(name: string): Subject {
  const part = { slice: "layout", slice_offset: "offset" }[name];
  const of = part === undefined ? name : "slice";
  const operation = operations.find((one) => one.golden === of || one.name === of) ?? listing(of);
  if (operation === undefined) throw new Error(`no operation ${name}`);
  const { run, type } = subjectOf(operation);
  if (part === undefined) return { name, run, type };
  return {
    name,
    run: (...args) => (run(...args) as Record<string, unknown>)[part],
    type: (...types) => `${type(...types)}["${part}"]`,
  };
}

/** The cases of an operation's golden file. */
export function goldenOf(operation: Operation): readonly Case[] {
  const rows: readonly Row[] = parsed(`${operation.golden}.json`);
  return rows.map(({ args, result, error, from }, number) => {
    if ((result === undefined) === (error === undefined))
      throw new Error(`${operation.golden} #${number}: no result`);
    const right = String(result ?? error);
    return {
      subject: subjectOf(operation),
      number,
      args: args.map(read),
      right,
      refused: error !== undefined,
      from,
    };
  });
}

/**
 * The cases over strides that are no integers, derived from the definitions by scripts/semimodule-cases.mjs. Where that
 * finds only that a case is refused, the words are those of the run time. A left inverse over them is not the only one,
 * and the values of a layout are no operation: those the property tests read.
 */
export function derived(): readonly Case[] {
  const rows: readonly DerivedRow[] = parsed("derived/semimodule.json");
  return rows.flatMap(({ op, args, result, refused, from }, number) => {
    if (op === "left_inverse" || op === "values") return [];
    const right = String(result ?? refused);
    const one = {
      subject: named(op),
      number,
      args: args.map(read),
      right,
      refused: result === undefined,
      from,
    };
    return [right === "true" && one.refused ? { ...one, right: outcomeOf(one).got } : one];
  });
}

/** The cases of the small words. */
export function worded(): readonly Case[] {
  return words.map((text, number) => textCase(text, number, "by definition"));
}

/** What CuTe calls otherwise: a mode goes on by the same word as modes up to a rank. */
const aliases: Readonly<Record<string, string>> = { append_one: "append", prepend_one: "prepend" };
const structural = [
  "take",
  "append",
  "prepend",
  "mode",
  "dice",
  "unflatten",
  "select",
  "group",
  "append_one",
  "prepend_one",
];

/** What CuTe itself makes of layouts that are taken apart and put together; composed layouts are tested elsewhere. */
export function structured(): readonly Case[] {
  const rows: readonly { op: string; args: readonly (string | number)[]; result: string }[] =
    parsed("instructions/extras.json");
  return rows
    .filter(({ op, args }) => structural.includes(op) && !`${args[0]}`.includes(" o "))
    .map(({ op, args, result }, number) =>
      textCase(`${[aliases[op] ?? op, ...args].join(" | ")} = ${result}`, number, "CuTe"),
    );
}

/** The cases of the public reports. A report that changed, or that nobody made runnable, is a fault. */
export function reported(): readonly Case[] {
  const rows: readonly { id: string; inputs: string; right: string }[] = parsed("public-reports.json");
  const missing = [...Object.keys(reports), ...Object.keys(apart)].filter(
    (id) => !rows.some((row) => row.id === id),
  );
  if (missing.length > 0) throw new Error(`public-reports.json has no ${missing.join(", ")} any more`);
  return rows.flatMap(({ id, inputs, right }) => {
    const report = reports[id];
    if (report === undefined) {
      if (id in apart) return [];
      throw new Error(`${id} is new: write it into test/mirror/reports.ts`);
    }
    if (report.inputs !== inputs || report.right !== right)
      throw new Error(`${id} has changed: read it again`);
    return report.cases.map((text, number) => textCase(text, number, id));
  });
}

function textCase(text: string, number: number, from: string): Case {
  const [call = "", right = ""] = text.split(" = ");
  const [name = "", ...args] = call.split(" | ");
  const refused = /^[a-z]/.test(right) && !/^(true|false)$/.test(right);
  return { subject: named(name), number, args: args.map(read), right, refused, from };
}

/** Runs a case; only refusals of the library count as such, those of an operand among them. */
export function outcomeOf({ subject, args }: Pick<Case, "subject" | "args">): Outcome {
  try {
    const value = subject.run(...args.map(valueOf));
    return { got: written(value), type: typeOfValue(value) };
  } catch (fault) {
    if (!(fault instanceof library.LayoutError)) throw fault;
    const { code, message } = fault;
    return { got: code, message, type: `LayoutError<${JSON.stringify(message)}>` };
  }
}

/** A run-time result as a type; a statement that gives nothing has the type of no refusal. */
export function typeOfValue(value: unknown): string {
  if (library.isLayout(value)) return `Layout<${typeOfValue(value.shape)}, ${typeOfValue(value.stride)}>`;
  if (Array.isArray(value)) return `[${value.map(typeOfValue).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value ?? null);
  const { layout, offset } = value as { layout: unknown; offset: unknown };
  return `Sliced<${typeOfValue(layout)}, ${typeOfValue(offset)}>`;
}

/** Whether a case came out as it must. In golden results the stride of a mode of size 1 does not count. */
export function isRight(one: Case, { got }: Outcome): boolean {
  return got === one.right || settled(got) === settled(one.right);
}

/** A case as the compiler must find it, which says just what the run time does. A refusal must be the sentence that the run-time half gives. */
export function claimOf(one: Case): Claim {
  const got = one.subject.type(...one.args.map(typeOf));
  const name = nameOf(one);
  const outcome = outcomeOf(one);
  if (one.refused)
    return { name, got, right: `LayoutError<${JSON.stringify(outcome.message ?? one.right)}>` };
  const right = isRight(one, outcome) ? outcome.got : one.right;
  return { name, got, right: /^(true|false)$/.test(right) ? right : typeOf(read(right)) };
}

/** A case as a reader finds it again. */
export function nameOf({ subject, number, args, right, from }: Case): string {
  return `${subject.name} #${number}: ${args.map(shown).join(" | ")} = ${right} (${from})`;
}

function parsed<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(file, golden), "utf8"));
}
