import { exponentOf, type ScaledTerm, type SumTerm, type Term } from "./term.js";

/** How a language writes what a term is made of. */
export interface Syntax {
  /** What converts a coordinate to the type that is computed in, and the largest value that needs no such thing. */
  readonly conversion: string;
  readonly unconverted: number;
  /** An integer from 0 up. */
  readonly literal: (digits: string) => string;
  /** How far a shift goes. */
  readonly distance: (bits: number) => string;
  /** The largest operand and result of the bitwise operators; past it there are only `%` and division. */
  readonly bitwise: number;
  /** `a / b` rounded down, where `/` itself does not round so. */
  readonly floored: (division: string) => string;
  /** Whether an operand of a bitwise operator stands in parentheses whatever its precedence. */
  readonly apart: boolean;
  /** The largest factor that is written without its minus, where the least integer of the type has a larger one. */
  readonly factor: number;
  /** Whether zero is written before a leading minus, as a negated zero is another one. */
  readonly signedZero: boolean;
}

/** How tightly an operator binds, in C, JavaScript and WGSL alike. */
const level = { xor: 1, and: 2, shift: 3, sum: 4, product: 5, unary: 6, primary: 7 } as const;

interface Text {
  readonly text: string;
  readonly binds: number;
}

/** A term as source text, with the parentheses that it needs, and those round `&` beside `^` that compilers ask for. */
export function written(term: Term, syntax: Syntax): string {
  return expressed(term, syntax).text;
}

function expressed(term: Term, syntax: Syntax): Text {
  const number = (value: number): string => syntax.literal(String(value));
  const operand = (of: Term, binds: number): string => inParentheses(expressed(of, syntax), binds);
  const bits = (of: Term, binds: number): string => operand(of, besideBits(of, binds, syntax));
  switch (term.kind) {
    case "name":
      return {
        text: `${syntax.conversion}${term.name}`,
        binds: syntax.conversion === "" ? level.primary : level.unary,
      };
    case "constant":
      return { text: number(term.most), binds: level.primary };
    case "quotient": {
      if (isBitwise(term, syntax)) return shifted(bits(term.of, level.shift), ">>", term.by, syntax);
      const division = `${operand(term.of, level.product)} / ${number(term.by)}`;
      const text = syntax.floored(division);
      return { text, binds: text === division ? level.product : level.primary };
    }
    case "remainder":
      return isBitwise(term, syntax)
        ? masked(bits(term.of, level.shift), term.by - 1, syntax)
        : { text: `${operand(term.of, level.product)} % ${number(term.by)}`, binds: level.product };
    case "product":
      return { text: `${operand(term.of, level.product)} * ${number(term.by)}`, binds: level.product };
    case "times": {
      const by = beside(term.by, false, syntax);
      return {
        text: `${operand(term.of, level.product)} * ${inParentheses(by, level.unary)}`,
        binds: level.product,
      };
    }
    case "shift":
      return moved(term, syntax) ?? shifted(bits(term.of, level.shift), "<<", term.by, syntax);
    case "xor":
      // compilers warn of & beside ^, as one is easily taken for the tighter
      return {
        text: term.of
          .map((of, i) => inParentheses(beside(of, i === 0, syntax), besideBits(of, level.shift, syntax)))
          .join(" ^ "),
        binds: level.xor,
      };
    case "sum":
      return { text: total(term, syntax), binds: level.sum };
  }
}

/** What is added less what is subtracted. */
function total(of: SumTerm, syntax: Syntax): string {
  const { added, subtracted } = of;
  // the least integer has no positive one of its magnitude, so that factor keeps its minus
  const whole = subtracted.filter((term) => term.kind === "product" && term.by > syntax.factor);
  if (whole.length > 0) {
    const rest = total({ ...of, subtracted: subtracted.filter((term) => !whole.includes(term)) }, syntax);
    const terms = whole.map((term) => negated(term, syntax));
    return [...(rest === syntax.literal("0") ? [] : [rest]), ...terms].join(" + ");
  }
  const plus = added.map((term, i) => inParentheses(beside(term, i === 0, syntax), level.sum));
  const minus = subtracted.map((term) => inParentheses(beside(term, false, syntax), level.product));
  if (plus.length > 0) return [plus.join(" + "), ...minus].join(" - ");
  const [first] = subtracted;
  return first === undefined || syntax.signedZero
    ? [syntax.literal("0"), ...minus].join(" - ")
    : [negated(first, syntax), ...minus.slice(1)].join(" - ");
}

/** A term with a minus before it: `-m`, `m * -8`. */
function negated(term: Term, syntax: Syntax): string {
  if (term.kind !== "product") return `-${inParentheses(expressed(term, syntax), level.unary)}`;
  return `${inParentheses(expressed(term.of, syntax), level.product)} * -${syntax.literal(String(term.by))}`;
}

/** A term of several: what the first converts to the others take over, unless one is too large to be computed first. */
function beside(term: Term, isFirst: boolean, syntax: Syntax): Text {
  return expressed(term, isFirst || term.most > syntax.unconverted ? syntax : { ...syntax, conversion: "" });
}

/** A field of bits that is moved down is masked where it ends up, as a swizzle is written: `i >> 3 & 56`. */
function moved(term: ScaledTerm, syntax: Syntax): Text | undefined {
  const field = term.of;
  if (field.kind !== "remainder" || field.of.kind !== "quotient" || field.of.by < term.by) return undefined;
  if (!isBitwise(field, syntax) || !isBitwise(field.of, syntax)) return undefined;
  const { of, by } = field.of;
  const source = inParentheses(expressed(of, syntax), besideBits(of, level.shift, syntax));
  const down = by === term.by ? source : shifted(source, ">>", by / term.by, syntax).text;
  return masked(syntax.apart && by > term.by ? `(${down})` : down, (field.by - 1) * term.by, syntax);
}

/** How tightly an operand of a bitwise operator has to bind: compilers warn of a sum there too. */
function besideBits(of: Term, binds: number, { apart }: Syntax): number {
  return apart || of.kind === "sum" ? level.unary : binds;
}

/** Whether a quotient or a remainder is a shift or a mask. */
function isBitwise({ of, by }: { readonly of: Term; readonly by: number }, { bitwise }: Syntax): boolean {
  return of.most <= bitwise && exponentOf(by) >= 0;
}

function shifted(of: string, operator: "<<" | ">>", by: number, { distance }: Syntax): Text {
  return { text: `${of} ${operator} ${distance(exponentOf(by))}`, binds: level.shift };
}

/** Masks in hexadecimal where the decimal digits say little. */
function masked(of: string, mask: number, { literal }: Syntax): Text {
  return { text: `${of} & ${literal(mask < 256 ? `${mask}` : `0x${mask.toString(16)}`)}`, binds: level.and };
}

function inParentheses({ text, binds }: Text, least: number): string {
  return binds < least ? `(${text})` : text;
}
