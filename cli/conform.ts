import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { LayoutError } from "cute-layout";
import { evaluate } from "cute-layout/draw";
import { plain } from "./answer.js";
import { exits, Misuse } from "./exit.js";

/** A case: what is asked, and what another implementation has found, where it has. */
interface Case {
  readonly operation: string;
  readonly args: readonly (string | number)[];
  readonly result?: unknown;
  readonly error?: string;
  /** Where it is refused, with whatever code. */
  readonly refused?: boolean;
}

/** Writes the golden cases, with what is right. */
export function corpus(): number {
  process.stdout.write(gunzipSync(readFileSync(new URL("corpus.jsonl.gz", import.meta.url))));
  return exits.done;
}

/** Answers each line; what is compared and differs makes the exit code 1. */
export async function conform(lines: AsyncIterable<string>): Promise<number> {
  let differs = false;
  let number = 0;
  for await (const line of lines) {
    const given = caseIn(line, ++number);
    const answer = answerTo(given);
    const agrees = agreed(given, answer);
    if (agrees === false) differs = true;
    // what was given stays to be seen where the answer is another
    const theirs = agrees === false ? { given: given.result ?? given.error ?? "refused" } : {};
    console.log(JSON.stringify({ ...given, ...answer, ...(agrees === null ? {} : { agrees }), ...theirs }));
  }
  return differs ? exits.refused : exits.done;
}

/** Whether a case has the answer; `null` where it has none of its own. */
function agreed({ result, error, refused }: Case, answer: Reply): boolean | null {
  if (refused === true) return answer.error !== undefined;
  if (result === undefined && error === undefined) return null;
  return error === answer.error && same(result, answer.result);
}

function caseIn(line: string, number: number): Case {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    throw new Misuse(`line ${number} is no JSON: ${line.slice(0, 60)}`);
  }
  const { operation, args } = (read ?? {}) as Partial<Case>;
  if (typeof operation !== "string" || !Array.isArray(args))
    throw new Misuse(`line ${number} has no operation with args`);
  return read as Case;
}

interface Reply {
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

function answerTo({ operation, args }: Case): Reply {
  try {
    const value = plain(evaluate(`${operation}(${args.join(", ")})`));
    return { result: Array.isArray(value) ? `(${tuple(value)})` : value };
  } catch (fault) {
    if (fault instanceof LayoutError) return { error: fault.code, message: fault.message };
    throw fault;
  }
}

function tuple(values: readonly unknown[]): string {
  return values.map((each) => (Array.isArray(each) ? `(${tuple(each)})` : String(each))).join(",");
}

/** Whether two results are the same, but for strides of modes of size 1. */
function same(a: unknown, b: unknown): boolean {
  if (a === b || a === undefined || b === undefined) return a === b;
  return bare(a) === bare(b);
}

function bare(result: unknown): string {
  const text = String(result);
  if (!text.includes(":")) return text;
  const [shape = "", stride = ""] = text.replaceAll(" ", "").split(":");
  const extents = shape.match(/\d+/g) ?? [];
  let i = 0;
  return `${shape}:${stride.replace(/[^(),]+/g, (step) => (extents[i++] === "1" ? "0" : step))}`;
}
