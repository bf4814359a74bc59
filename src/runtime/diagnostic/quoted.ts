import { clip } from "../diagnostic.js";

/**
 * A text in quotes, for a message: on one line whatever it holds, and cut to 40 characters.
 * @example quoted("a\nb") // "\"a\\nb\""
 */
export function quoted(text: string): string {
  return `"${escaped(text)}"`;
}

/** The characters of a text as a message shows them, cut to 40. */
export function escaped(text: string): string {
  return clip(clip(text).replace(special, escapeOf));
}

/** What ends a line, moves the cursor or closes the quotes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const special = /["\\\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

const short: Readonly<Record<string, string>> = {
  '"': '\\"',
  "\\": "\\\\",
  "\b": "\\b",
  "\t": "\\t",
  "\n": "\\n",
  "\f": "\\f",
  "\r": "\\r",
};

function escapeOf(character: string): string {
  return short[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
