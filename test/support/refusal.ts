import { LayoutError } from "../../src/runtime/diagnostic.js";

/** What `work` refuses with: the code and the message. It must refuse, and in one line of under 200 characters. */
export function refusal(work: () => unknown): readonly [code: string, message: string] {
  let value: unknown;
  try {
    value = work();
  } catch (fault) {
    if (!(fault instanceof LayoutError)) throw fault;
    if (!/^✗ \w+: [^\n]+$/.test(fault.message)) throw new Error(`not a sentence: ${fault.message}`);
    if (fault.message.length >= 200) throw new Error(`too long: ${fault.message}`);
    return [fault.code, fault.message];
  }
  throw new Error(`it gave ${String(value)}`);
}

/** An integer inside `levels` tuples. */
export function nested(levels: number, innermost: unknown = 1): never {
  let tuple = innermost;
  for (let i = 0; i < levels; i++) tuple = [tuple];
  return tuple as never;
}

/** What no operation takes for a tuple of integers, and how a message shows it. */
export const junk: readonly (readonly [value: never, shown: string])[] = [
  [Number.NaN, "NaN"],
  [1.5, "1.5"],
  [Number.POSITIVE_INFINITY, "Infinity"],
  [undefined, "undefined"],
  [null, "_"],
  ["x", '"x"'],
  ["y".repeat(10_000), `"${"y".repeat(39)}…`],
  [{}, "an object"],
  [true, "true"],
  [4n, "4n"],
  [Symbol("s"), "Symbol(s)"],
  [() => 4, "a function"],
] as never;

/** The largest integer that a number holds exactly. */
export const largest: number = Number.MAX_SAFE_INTEGER;
