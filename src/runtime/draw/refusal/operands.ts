import type { LayoutError } from "../../diagnostic.js";
import { isLayout } from "../../layout/layout.js";
import { formula } from "../formula.js";
import { partsOf } from "./parts.js";

/** What a sentence says was refused. */
export interface Refused {
  /** The operands as they are written. */
  readonly text: string;
  /** The sign between them, as a word: `composition`, `logicalDivide`, `logicalProduct`; `null` where there is none. */
  readonly sign: string | null;
  /** The operands, `null` where the sentence does not have them whole; one that is no formula is `undefined`. */
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
    return { text, sign: null, operands: listed(text) };
  }
}

/** Operands with commas between them; `null` where no layout is among them, as a sentence cuts long ones. */
function listed(text: string): readonly unknown[] | null {
  const values = partsOf(text).map((part) => {
    try {
      return formula(part).value();
    } catch {
      return undefined;
    }
  });
  return values.some((value) => isLayout(value)) ? values : null;
}
