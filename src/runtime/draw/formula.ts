import { escaped, quoted } from "../diagnostic/quoted.js";
import { type Fail, failing, LayoutError } from "../diagnostic.js";
import { copyAtom } from "../instruction/copy-atom.js";
import { mmaAtom } from "../instruction/mma-atom.js";
import { isComposedLayout } from "../layout/composed-layout.js";
import { show } from "../layout/htuple.js";
import { isLayout, layout } from "../layout/layout.js";
import { type Operation, operationNamed } from "./formula/operations.js";
import { type Reader, readerOf } from "./formula/reader.js";

/** A formula that was read: the operation that it ends with, what that is applied to, and what comes out. */
export interface Formula {
  /** `null` where nothing is left to be done: for a layout, a number, an instruction. */
  readonly operation: string | null;
  readonly operands: readonly unknown[];
  /** What the formula is; it may be refused. */
  readonly value: () => unknown;
}

/** Values by the names that a formula has for them. */
export type Given = Readonly<Record<string, unknown>>;

/**
 * Reads a formula of the algebra: layouts in their notation, `A ∘ B` (or `A o B`), `A ⊘ B` (`A / B`), `A ⊗ B` (`A x B`), from
 * the left; `A*` for the complement and `A*_256` with a bound; tilers `<32,_,16:2>`; `(A, B)` for layouts side by side; calls
 * by the names of this library or of CuTe, `zippedDivide(A, <32,16>)`; names of instructions. The operands are evaluated,
 * the last operation is not yet. Refused are faults in the text, and what an operand refuses.
 * @param text of the formula
 * @param given values by the names that the text has for them
 * @returns the operation, its operands, and what gives the value
 * @throws LayoutError: syntax; as what it names
 * @see {@link evaluate}
 * @example formula("(4,8):(8,1) ∘ 4").operation // "composition"
 */
export function formula(text: string, given: Given = {}): Formula {
  const fail = failing("formula", () => (typeof text === "string" ? escaped(text.trim()) : show(text)));
  if (typeof text !== "string") return fail("argument", show(text), "text");
  const reader = readerOf(text, fail);
  const found = sum(reader, given, fail);
  reader.expect(/$/y, "an operation");
  return found;
}

/**
 * What a formula is: a layout, a number, a tuple, a truth value, an instruction.
 * @param text of the formula
 * @param given values by the names that the text has for them
 * @returns its value
 * @throws LayoutError: as {@link formula}
 * @see {@link formula}
 * @example String(evaluate("(128,64):(64,1) ⊘ <32,16>")) // "((32,4),(16,4)):((64,2048),(1,16))"
 * @example evaluate("size((4,(3,2)))") // 24
 * @example String(evaluate("A ∘ 4", { A: layout("(4,8):(8,1)") })) // "4:8"
 */
export function evaluate(text: string, given: Given = {}): unknown {
  return formula(text, given).value();
}

const signs: Readonly<Record<string, string>> = {
  "∘": "composition",
  o: "composition",
  "⊘": "logicalDivide",
  "/": "logicalDivide",
  "⊗": "logicalProduct",
  x: "logicalProduct",
};
const sign = /[∘⊘⊗/]|[ox](?![\w(])/y;

/** What is only what it is. */
function constant(value: unknown): Formula {
  return { operation: null, operands: [], value: () => value };
}

/** An operation on operands that are known. */
function applied(name: string, of: Operation, given: readonly unknown[]): Formula {
  const operands = given.map((each, i) => (i < of.layouts ? asLayout(each) : each));
  return { operation: name, operands, value: () => of.of(...operands) };
}

/** A shape where a layout is wanted is the compact one. */
function asLayout(value: unknown): unknown {
  return typeof value === "number" || Array.isArray(value) ? layout(value as never) : value;
}

/** What stands after the offset of a composed layout. */
class Shifted {
  readonly offset: number;
  readonly inner: unknown;

  constructor(offset: number, inner: unknown) {
    this.offset = offset;
    this.inner = inner;
  }
}

/** Operations from the left; an offset before a plus is that of a composed layout. */
function sum(reader: Reader, given: Given, fail: Fail): Formula {
  let left = starred(reader, given, fail);
  for (let found = reader.take(sign); found !== null; found = reader.take(sign)) {
    const right = starred(reader, given, fail).value();
    const name = right instanceof Shifted ? "composedLayout" : (signs[found] as string);
    const operands =
      right instanceof Shifted ? [asLayout(left.value()), right.offset, right.inner] : [left.value(), right];
    left = applied(name, operationNamed(name) as Operation, operands);
  }
  if (!reader.sees(/\+/y)) return left;
  const offset = left.value();
  reader.expect(/\+/y, "a plus");
  return constant(new Shifted(offset as number, asLayout(sum(reader, given, fail).value())));
}

/** A thing with the stars behind it, each a complement. */
function starred(reader: Reader, given: Given, fail: Fail): Formula {
  let of = thing(reader, given, fail);
  while (reader.take(/\*/y) !== null) {
    const bound = reader.take(/_\d+|[₀-₉]+/y);
    const number = bound?.replace("_", "").replace(/[₀-₉]/g, (digit) => `${digit.charCodeAt(0) - 0x2080}`);
    const operands = [of.value(), ...(number === undefined ? [] : [Number(number)])];
    of = applied("complement", operationNamed("complement") as Operation, operands);
  }
  return of;
}

function thing(reader: Reader, given: Given, fail: Fail): Formula {
  const start = reader.place();
  if (reader.sees(/\(/y)) {
    // what stands before a colon is a shape, anything else is put together here
    if (reader.balanced() && reader.sees(/:/y)) return literal(reader, start);
    reader.back(start);
    reader.expect(/\(/y, "a parenthesis");
    return constant(together(list(reader, given, fail, /\)/y, "a closing parenthesis")));
  }
  if (reader.take(/-?\d+/y) !== null)
    return reader.sees(/:/y) ? literal(reader, start) : constant(Number(reader.since(start)));
  if (reader.take(/</y) !== null) return constant(list(reader, given, fail, />/y, 'a closing ">"'));
  if (reader.take(/_(?!\w)/y) !== null) return constant(null);
  const text = reader.take(/"[^"]*"/y);
  if (text !== null) return constant(text.slice(1, -1));
  const name = reader.expect(/[A-Za-z_]\w*(?:<[\w,]+>)?/y, "a layout, a number, a tiler or a name");
  if (reader.take(/\(/y) === null) return named(name, given, fail);
  const of = operationNamed(name) ?? fail("syntax", `${quoted(name)} is no operation`);
  return applied(of.name, of, list(reader, given, fail, /\)/y, "a closing parenthesis"));
}

/** The layout that began at a place: here its colon stands. */
function literal(reader: Reader, start: number): Formula {
  reader.take(/:/y);
  if (!(reader.sees(/\(/y) && reader.balanced())) reader.take(/-?[\w.]*(?:\s*[+-]\s*\d*e[\d.]+)*/y);
  return constant(layout(reader.since(start) as never));
}

/** Values with commas between them, up to what closes them. */
function list(reader: Reader, given: Given, fail: Fail, end: RegExp, what: string): readonly unknown[] {
  if (reader.take(end) !== null) return [];
  const values = [sum(reader, given, fail).value()];
  while (reader.take(/,/y) !== null) values.push(sum(reader, given, fail).value());
  reader.expect(end, `a comma or ${what}`);
  return values;
}

/** Numbers in parentheses are a tuple; layouts side by side are one layout; one thing is itself. */
function together(values: readonly unknown[]): unknown {
  const [only] = values;
  const isPart = (value: unknown) => isLayout(value) || isComposedLayout(value);
  if (values.length === 1 && typeof only !== "number") return only;
  return values.some(isPart) ? (operationNamed("concat") as Operation).of(...values.map(asLayout)) : values;
}

type Named = (name: string) => unknown;

/** A value that was given by name, or else the instruction of that name. */
function named(name: string, given: Given, fail: Fail): Formula {
  if (Object.hasOwn(given, name)) return constant(given[name]);
  // each as this type by itself: of the two together the compiler would compare all names
  for (const atom of [mmaAtom as Named, copyAtom as Named]) {
    try {
      return constant(atom(name));
    } catch (fault) {
      if (!(fault instanceof LayoutError)) throw fault;
    }
  }
  const isOperation = operationNamed(name) !== undefined;
  return fail(
    "syntax",
    `${quoted(name)} is ${isOperation ? "an operation, whose operands are missing" : "no instruction"}`,
  );
}
