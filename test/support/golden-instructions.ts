import { readFileSync } from "node:fs";

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
