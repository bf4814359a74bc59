import { readFileSync } from "node:fs";
import type { Term } from "./notation.js";

// The golden cases of instructions, as their README says. Of a case where C++ is wrong, what is right stands in its place.

/** A case: its inputs and its results, by name. */
export type Case = Readonly<Record<string, any>>;

const folder = new URL("../golden/instructions/", import.meta.url);

/** The cases of a file. */
export function goldenInstructions(name: string): readonly Case[] {
  const cases: readonly Case[] = JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8"));
  return cases.map(({ cpp, right, ...inputs }) =>
    typeof cpp === "object"
      ? { ...inputs, ...cpp, ...right }
      : { ...inputs, ...(cpp === undefined ? {} : { refused: cpp }) },
  );
}

/** The types of the subpath for claims, which name them `I.MmaAtomOf<…>`. */
export const subpath: Readonly<Record<string, string>> = { I: "cute-layout/instruction" };

/** The swizzle and the layout under it of a tensor's text; a plain layout has no swizzle. */
export function swizzledOf(text: string): {
  readonly swizzle: readonly [number, number, number] | null;
  readonly inner: string;
} {
  const found = /^Sw<(\d+),(\d+),(\d+)> o 0 o (.*)$/.exec(text);
  if (found === null) return { swizzle: null, inner: text };
  const [, b, m, s, inner = ""] = found;
  return { swizzle: [Number(b), Number(m), Number(s)], inner };
}

/** A text of the golden files without the strides of modes of one, which do not count. */
export function withoutOnes(term: Term): Term {
  if (term === null || typeof term !== "object" || !("shape" in term)) return term;
  const over = (shape: Term, stride: Term): Term =>
    Array.isArray(shape)
      ? shape.map((mode, i) => over(mode, (stride as readonly Term[])[i] as Term))
      : shape === 1
        ? 0
        : stride;
  return { shape: term.shape, stride: over(term.shape, term.stride) };
}
