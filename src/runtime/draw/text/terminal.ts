import type { Fill } from "../palette.js";

// The colours of a terminal: those of 256 that are nearest to the light theme, with dark ink on them.

const hues = [195, 179, 194, 217, 223, 147, 225, 80];
const shades = [231, 195, 189, 153, 152, 117, 111, 110];

/** A text on a fill, or marked. @example coloured("a", "hue0", false) // "\u001b[38;5;16;48;5;195ma\u001b[0m" */
export function coloured(text: string, fill: Fill | undefined, mark: boolean): string {
  if (mark) return `\u001b[1;38;5;231;48;5;160m${text}\u001b[0m`;
  if (fill === undefined) return text;
  const index = Number(fill.at(-1));
  return `\u001b[38;5;16;48;5;${(fill.startsWith("hue") ? hues : shades)[index]}m${text}\u001b[0m`;
}

/** What is not looked at first. @example faint("a") // "\u001b[2ma\u001b[0m" */
export function faint(text: string): string {
  return `\u001b[2m${text}\u001b[0m`;
}
