import type { LayoutError } from "../../diagnostic.js";
import { formula } from "../formula.js";

/** What a sentence says was refused. */
export interface Refused {
  /** The operands as they are written. */
  readonly text: string;
  /** The sign between them, as a word: `composition`, `logicalDivide`, `logicalProduct`; `null` where there is none. */
  readonly sign: string | null;
  /** The operands, `null` where the sentence does not have them whole. */
  readonly operands: readonly unknown[] | null;
}

/** The operands that the sentence of a refusal names: of a tiler those of the mode that it is about. */
export function refusedBy({ message }: LayoutError): Refused {
  const [, text = ""] = /^✗ \w+: (.*?)(?:: |$)/.exec(message) ?? [];
  try {
    const { operation, operands, value } = formula(text);
    return operation === null
      ? { text, sign: null, operands: [value()] }
      : { text, sign: operation, operands };
  } catch {
    // a sentence cuts long operands, and some are no formulas
    return { text, sign: null, operands: null };
  }
}
