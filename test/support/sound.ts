import { assertAtom } from "../../src/instruction.js";

/** Asserts that instructions are sound, those with the same layouts once: many differ in their types alone. */
export function assertedOnce(): (atom: unknown) => void {
  const known = new Set<string>();
  return (atom) => {
    const text = JSON.stringify({ ...(atom as object), name: "", bits: [] });
    if (known.has(text)) return;
    assertAtom(atom as never);
    known.add(text);
  };
}
