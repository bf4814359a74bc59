import * as drawing from "../../src/draw.js";
import * as kernels from "../../src/emit.js";
import * as library from "../../src/index.js";
import * as instructions from "../../src/instruction.js";

/** Every entry of the package, by its file in src/. */
export const entries: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  index: library,
  instruction: instructions,
  draw: drawing,
  emit: kernels,
};

/** What the entries export, by name; a name of two is that of the first. */
export const everything: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...Object.values(entries).toReversed(),
);
