import { readFileSync } from "node:fs";
import { LayoutError } from "../../src/runtime/diagnostic.js";
import type { Claim } from "../support/compiler.js";
import { read, typeOf, valueOf, written } from "../support/notation.js";
import { type Operation, operations, others } from "./operations.js";
import { apart, reports } from "./reports.js";

/** One thing to check in both halves. */
export interface Case {
  readonly operation: Operation;
  readonly number: number;
  readonly args: readonly string[];
  /** The printed result, or the code of the refusal. */
  readonly right: string;
  readonly refused: boolean;
  readonly from: string;
}

/** What the run-time half makes of a case: the printed result or the code, and the message of a refusal. */
export interface Outcome {
  readonly got: string;
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

/** The cases of an operation's golden file. */
export function goldenOf(operation: Operation): readonly Case[] {
  const rows: readonly Row[] = parsed(`${operation.name}.json`);
  return rows.map(({ args, result, error, from }, number) => {
    if ((result === undefined) === (error === undefined))
      throw new Error(`${operation.name} #${number}: no result`);
    const right = String(result ?? error);
    return { operation, number, args, right, refused: error !== undefined, from };
  });
}

/**
 * The cases over strides that are no integers, derived from the definitions by scripts/semimodule-cases.mjs. Where that
 * finds only that a case is refused, the words are those of the run time.
 */
export function derived(): readonly Case[] {
  const file = new URL("derived/semimodule.json", golden);
  const rows: readonly DerivedRow[] = JSON.parse(readFileSync(file, "utf8"));
  return rows.flatMap(({ op, args, result, refused, from }, number) => {
    const operation = [...operations, ...others].find(({ name }) => name === op);
    if (operation === undefined || operation.name === "left_inverse") return [];
    const one = {
      operation,
      number,
      args,
      right: String(result ?? refused),
      refused: result === undefined,
      from,
    };
    return [one.right === "true" && one.refused ? { ...one, right: outcomeOf(one).got } : one];
  });
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
    return report.cases.map((text, number) => caseOf(text, number, id));
  });
}

function caseOf(text: string, number: number, from: string): Case {
  const [call = "", right = ""] = text.split(" = ");
  const [name, ...args] = call.split(" | ");
  const operation = [...operations, ...others].find((one) => one.name === name);
  if (operation === undefined) throw new Error(`${from}: no operation ${name}`);
  return {
    operation,
    number,
    args,
    right,
    refused: /^[a-z]/.test(right) && !/^(true|false)$/.test(right),
    from,
  };
}

/** Runs a case; only refusals of the library count as such. */
export function outcomeOf({ operation, args }: Case): Outcome {
  const values = args.map((arg) => valueOf(read(arg)));
  try {
    return { got: written(operation.run(...values)) };
  } catch (fault) {
    if (fault instanceof LayoutError) return { got: fault.code, message: fault.message };
    throw fault;
  }
}

/** A case as the compiler must find it. A refusal must be the sentence that the run-time half gives. */
export function claimOf(one: Case): Claim {
  const got = one.operation.type(...one.args.map((arg) => typeOf(read(arg))));
  const name = nameOf(one);
  if (one.refused)
    return { name, got, right: `LayoutError<${JSON.stringify(outcomeOf(one).message ?? one.right)}>` };
  return { name, got, right: /^(true|false)$/.test(one.right) ? one.right : typeOf(read(one.right)) };
}

/** A case as a reader finds it again. */
export function nameOf({ operation, number, args, right, from }: Case): string {
  return `${operation.name} #${number}: ${args.join(" | ")} = ${right} (${from})`;
}

function parsed<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(file, golden), "utf8"));
}
