// @ts-check
import { COPY } from "./copy.mjs";
import { IMPORT, properties } from "./layouts.mjs";

/** The compiler's table of what copies. */
export function copyTypes() {
  const layouts = properties();
  const row = (/** @type {import("./copy.mjs").Family} */ family) => {
    const { name, threads, source, destination, reference, valid } = family;
    return `CopyAtom<"${name}",${[threads, source, destination, reference, valid].map(layouts.of)}>`;
  };
  const named = COPY.map((family) => `"${family.name}":${row(family)};`);
  return [
    IMPORT,
    'import type { CopyAtom } from "../atom.js";',
    ...layouts.lines(),
    "/** The instructions that copy, and their layouts. */",
    `export interface CopyTable {\n${named.join("\n")}\n}`,
  ];
}
