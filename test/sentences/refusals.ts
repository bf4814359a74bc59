import type { Code } from "../../src/index.js";

/**
 * Calls that are refused, by the code that they get. A refused call shows one line in the editor: the type of the
 * parameter that is underlined is the sentence, and the same call at run time throws the very same one. The calls are
 * written once and checked in both halves (sentences.test.ts).
 */
export interface Refusals {
  readonly calls: readonly (readonly [code: Code, ...calls: readonly string[]])[];
  /** What stands before the calls at run time, and in the compiler. */
  readonly run?: readonly string[];
  readonly typed?: readonly string[];
}
