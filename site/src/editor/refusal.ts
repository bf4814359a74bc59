import { LayoutError } from "cute-layout";
import { drawRefusal, evaluate } from "cute-layout/draw";

/** The sentence of a refusal in what the compiler reports, whose own words stand around it; else the report. */
export function sentenceIn(report: string): string {
  return /✗ [^\n]*?(?="?'?\.?$)/m.exec(report)?.[0].replaceAll('\\"', '"') ?? report;
}

/** The picture of a refusal that is known by its sentence: it names what was refused, so that can be refused again. */
export function pictureOf(sentence: string): string {
  const [, operation = "", operands = ""] = /^✗ (\w+): (.*?)(?:: |$)/.exec(sentence) ?? [];
  for (const formula of [operands, `${operation}(${operands})`])
    try {
      evaluate(formula);
    } catch (fault) {
      if (fault instanceof LayoutError && fault.message === sentence) return drawRefusal(fault);
    }
  return drawRefusal(new LayoutError(operation, "argument", sentence));
}
