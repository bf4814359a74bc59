import type { Formula, Given } from "../../types/draw/formula.js";
import { escaped } from "../diagnostic/quoted.js";
import { failing } from "../diagnostic.js";
import { show } from "../layout/text.js";
import { read } from "./formula/grammar.js";
import { readerOf } from "./formula/reader.js";

/**
 * Reads a formula of the algebra: layouts in their notation, `A ∘ B` (or `A o B`), `A ⊘ B` (`A / B`), `A ⊗ B` (`A x B`), from
 * the left; `A*` for the complement and `A*_256` with a bound; tilers `<32,_,16:2>`; `(A, B)` for layouts side by side; calls
 * by the names of this library or of CuTe, `zippedDivide(A, <32,16>)`; names of instructions. The operands are evaluated,
 * the last operation is not yet. Refused are faults in the text, and what an operand refuses.
 * @param text of the formula
 * @param given values by the names that the text has for them
 * @returns the operation, its operands, and what gives the value
 * @throws LayoutError: argument, depth, syntax
 * @law its operation applied to its operands is `evaluate` of the text (test/draw/formula.test.ts)
 * @see {@link evaluate}
 * @example formula("(4,8):(8,1) ∘ 4").operation // "composition"
 */
export function formula(text: string, given: Given = {}): Formula {
  const fail = failing("formula", () => (typeof text === "string" ? escaped(text.trim()) : show(text)));
  if (typeof text !== "string") return fail("argument", show(text), "text");
  return read(readerOf(text, fail), given, fail);
}

/**
 * What a formula is: a layout, a number, a tuple, a truth value, an instruction.
 * @param text of the formula
 * @param given values by the names that the text has for them
 * @returns its value
 * @throws LayoutError: as {@link formula}
 * @law what the operations give that the formula names (test/draw/formula.test.ts)
 * @see {@link formula}
 * @example String(evaluate("(128,64):(64,1) ⊘ <32,16>")) // "((32,4),(16,4)):((64,2048),(1,16))"
 * @example evaluate("size((4,(3,2)))") // 24
 * @example String(evaluate("A ∘ 4", { A: layout("(4,8):(8,1)") })) // "4:8"
 */
export function evaluate(text: string, given: Given = {}): unknown {
  return formula(text, given).value();
}
