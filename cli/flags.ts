import { parseArgs } from "node:util";
import { Misuse } from "./exit.js";

/** All flags of all commands, as parseArgs has them. */
const options = {
  help: { type: "boolean", short: "h" },
  version: { type: "boolean" },
  json: { type: "boolean" },
  latex: { type: "boolean" },
  draw: { type: "boolean" },
  svg: { type: "string" },
  by: { type: "string" },
  left: { type: "boolean" },
  language: { type: "string" },
  names: { type: "string" },
  function: { type: "string" },
  corpus: { type: "boolean" },
  format: { type: "string" },
  project: { type: "string" },
} as const;

/** The flags that were given. */
export interface Flags {
  readonly help?: boolean;
  readonly version?: boolean;
  /** How answers are written. */
  readonly json?: boolean;
  readonly latex?: boolean;
  readonly draw?: boolean;
  readonly svg?: string;
  /** Which divide or product. */
  readonly by?: string;
  readonly left?: boolean;
  /** What is emitted. */
  readonly language?: string;
  readonly names?: string;
  readonly function?: string;
  readonly corpus?: boolean;
  readonly format?: string;
  /** The configuration of the project, where it is not the nearest. */
  readonly project?: string;
}

/** The words and the flags of a command line. A negative number is a word. */
export function flagsIn(args: readonly string[]): {
  readonly words: readonly string[];
  readonly flags: Flags;
} {
  const isNumber = (word: string) => /^-\d/.test(word);
  try {
    const safe = args.map((word) => (isNumber(word) ? ` ${word}` : word));
    const { positionals, values } = parseArgs({ args: safe, options, allowPositionals: true });
    return { words: positionals.map((word) => (isNumber(word.trim()) ? word.trim() : word)), flags: values };
  } catch (fault) {
    throw new Misuse((fault as Error).message.split(". ")[0]);
  }
}
