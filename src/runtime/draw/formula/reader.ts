import { quoted } from "../../diagnostic/quoted.js";
import type { Fail } from "../../diagnostic.js";

/** A text that is read from the left, in pieces. */
export interface Reader {
  /** What a pattern finds where the text goes on, past white space; `null` where it finds nothing. The pattern is sticky. */
  readonly take: (pattern: RegExp) => string | null;
  /** The same, and refuses where it finds nothing: `what` was to come. */
  readonly expect: (pattern: RegExp, what: string) => string;
  /** Refuses what stands at a place, and tells which character of the text that is. */
  readonly refuse: (start: number, fault: string) => never;
  /** Whether it goes on with it; nothing is taken. */
  readonly sees: (pattern: RegExp) => boolean;
  /** Where it is, and the text from a place on to here. */
  readonly place: () => number;
  readonly since: (start: number) => string;
  /** Takes a tuple with all that is in it, up to the parenthesis that closes it. */
  readonly balanced: () => boolean;
  readonly back: (to: number) => void;
}

/** Reads a text; it refuses in the name of what reads it. */
export function readerOf(text: string, fail: Fail): Reader {
  let at = 0;
  const skip = (): void => {
    while (/\s/.test(text[at] ?? "")) at++;
  };
  const find = (pattern: RegExp): string | null => {
    skip();
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0] ?? null;
  };
  const take = (pattern: RegExp): string | null => {
    const found = find(pattern);
    if (found !== null) at += found.length;
    return found;
  };
  // the text of a sentence is trimmed
  const leading = text.length - text.trimStart().length;
  const refuse = (start: number, fault: string): never =>
    fail("syntax", `${fault} (character ${start - leading + 1})`);
  return {
    take,
    refuse,
    expect: (pattern, what) => {
      const found = take(pattern);
      if (found !== null) return found;
      const rest = text.slice(at).trim();
      if (rest === "") return fail("syntax", `it ends where ${what} is to come`);
      return refuse(at, `${quoted(rest)} stands where ${what} is to come`);
    },
    sees: (pattern) => find(pattern) !== null,
    place: () => {
      skip();
      return at;
    },
    since: (start) => text.slice(start, at),
    balanced: () => {
      skip();
      let depth = 0;
      for (let i = at; i < text.length; i++) {
        if (text[i] === "(") depth++;
        if (text[i] === ")") depth--;
        if (depth > 0) continue;
        at = i + 1;
        return true;
      }
      return false;
    },
    back: (to) => {
      at = to;
    },
  };
}
