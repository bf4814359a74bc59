// @ts-check
// The texts of layouts as types.
import { numbered } from "./numbered.mjs";

// written in two parts: it is a path from where it is written to, not from here
export const IMPORT = `import type { Layout } from "${"../../"}layout/layout.js";`;

/** A tuple `(4,({N},2))` as a type, its parameters as names: {N/8} is N8. @param {string} text */
export const tuple = (text) =>
  text
    .replaceAll("(", "[")
    .replaceAll(")", "]")
    .replace(/\{(\w)\/?(\d?)\}/g, "$1$2");

/** Layouts that are written once, as properties: of an alias the compiler would show that name. Those with parameters stand as they are. */
export function properties() {
  const all = numbered();
  return {
    lines: () => [
      `interface L {\n${all
        .texts()
        .map((text, i) => `${i}:${text};`)
        .join("\n")}\n}`,
    ],
    /** @param {string | undefined} text */
    of: (text) => {
      if (text === undefined || !text.includes(":")) return text ?? "undefined";
      const type = `Layout<${text.split(":").map(tuple)}>`;
      return text.includes("{") ? type : `L[${all.of(type)}]`;
    },
  };
}
