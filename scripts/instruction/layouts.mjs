// @ts-check
// The texts of layouts and instructions as types.
import { numbered } from "./numbered.mjs";

/** @typedef {import("./family.mjs").Family} Family */

// written in two parts: it is a path from where it is written to, not from here
export const IMPORT = `import type { Layout } from "${"../../"}layout/layout.js";`;

/** A tuple `(4,(8,2))` as a type. @param {string} text */
export const tuple = (text) => text.replaceAll("(", "[").replaceAll(")", "]");

/** A layout as a type. @param {string} text */
export const layoutType = (text) => `Layout<${text.split(":").map(tuple)}>`;

/** Layouts that are written once, as properties: of an alias the compiler would show that name. */
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
    of: (text) => (text === undefined ? "undefined" : `L[${all.of(layoutType(text))}]`),
  };
}

/**
 * An instruction as a type; `more` is what is no text of it, but a type already.
 * @param {Family} family @param {ReturnType<typeof properties>} layouts
 * @param {{ mnk?: string, a?: string, b?: string, c?: string, bits?: string }} [more]
 */
export function row(family, layouts, more = {}) {
  const { threads, e, sfa, sfb, sfvec } = family;
  const operands = /** @type {const} */ (["a", "b", "c"]).map((of) => more[of] ?? layouts.of(family[of]));
  const [mnk, bits] = [more.mnk ?? tuple(family.mnk), more.bits ?? `[${family.bits}]`];
  const scales = [e, sfa, sfb].map(layouts.of);
  return `MmaAtom<${["Name", mnk, layouts.of(threads), ...operands, bits, ...scales, `${sfvec}`]}>`;
}
