import type { Formula, Given } from "../../../types/draw/formula.js";
import { quoted } from "../../diagnostic/quoted.js";
import type { Fail } from "../../diagnostic.js";
import { isComposedLayout } from "../../layout/composed-layout.js";
import { isLayout, layout } from "../../layout/layout.js";
import { atomNamed } from "./atoms.js";
import { type Operation, operationNamed } from "./operations.js";
import type { Reader } from "./reader.js";

const signs: Readonly<Record<string, string>> = {
  "∘": "composition",
  o: "composition",
  "⊘": "logicalDivide",
  "/": "logicalDivide",
  "⊗": "logicalProduct",
  x: "logicalProduct",
};
const sign = /[∘⊘⊗/]|[ox](?![\w(])/y;
const name = /[A-Za-z_]\w*(?:<[\w,]+>)?/y;

/** As deep as tuples nest. */
const deepest = 1000;

/** Reads a whole formula. Its operands are evaluated on the way, the last operation is not. */
export function read(reader: Reader, given: Given, fail: Fail): Formula {
  let depth = 0;

  /** Operations from the left; an offset before a plus is that of a composed layout. */
  const sum = (): Formula => {
    if (++depth > deepest) fail("depth");
    let left = starred();
    for (let found = reader.take(sign); found !== null; found = reader.take(sign))
      left = joined(signs[found] as string, left.value(), starred().value());
    depth--;
    if (reader.take(/\+/y) === null) return left;
    return constant(new Shifted(left.value(), asLayout(sum().value())));
  };

  /** A thing with the stars behind it, each a complement. */
  const starred = (): Formula => {
    let of = thing();
    while (reader.take(/\*/y) !== null) {
      const bound = reader.take(/_\d+|[₀-₉]+/y);
      of = applied("complement", bound === null ? [of.value()] : [of.value(), numberIn(bound)]);
    }
    return of;
  };

  const thing = (): Formula => {
    const start = reader.place();
    if (reader.sees(/\(/y)) {
      // what stands before a colon is a shape, anything else is put together here
      if (reader.balanced() && reader.sees(/:/y)) return literal(start);
      reader.back(start);
      reader.expect(/\(/y, "a parenthesis");
      return constant(together(list(/\)/y, "a closing parenthesis")));
    }
    if (reader.take(/-?\d+/y) !== null)
      return reader.sees(/:/y) ? literal(start) : constant(Number(reader.since(start)));
    if (reader.take(/</y) !== null) return constant(list(/>/y, 'a closing ">"'));
    if (reader.take(/_(?!\w)/y) !== null) return constant(null);
    const text = reader.take(/"[^"]*"/y);
    if (text !== null) return constant(text.slice(1, -1));
    const word = reader.expect(name, "a layout, a number, a tiler or a name");
    if (reader.take(/\(/y) === null) return named(word, start);
    if (operationNamed(word) === undefined) reader.refuse(start, `${quoted(word)} is no operation`);
    return applied(word, list(/\)/y, "a closing parenthesis"));
  };

  /** The layout that began at a place: here its colon stands. */
  const literal = (start: number): Formula => {
    reader.take(/:/y);
    if (!(reader.sees(/\(/y) && reader.balanced())) reader.take(/-?[\w.]*(?:\s*[+-]\s*\d*e[\d.]+)*/y);
    return constant(layout(reader.since(start) as never));
  };

  /** Values with commas between them, up to what closes them. */
  const list = (end: RegExp, what: string): readonly unknown[] => {
    if (reader.take(end) !== null) return [];
    const values = [sum().value()];
    while (reader.take(/,/y) !== null) values.push(sum().value());
    reader.expect(end, `a comma or ${what}`);
    return values;
  };

  /** A value that was given by name, or else the instruction of that name. */
  const named = (word: string, start: number): Formula => {
    if (Object.hasOwn(given, word)) return constant(given[word]);
    const isOperation = operationNamed(word) !== undefined;
    const what = isOperation ? "an operation, whose operands are missing" : "no instruction";
    return constant(atomNamed(word) ?? reader.refuse(start, `${quoted(word)} is ${what}`));
  };

  const found = sum();
  reader.expect(/$/y, "an operation");
  return found;
}

/** What is only what it is. */
function constant(value: unknown): Formula {
  return { operation: null, operands: [], value: () => value };
}

/** An operation on operands that are known; it is one that there is. */
function applied(word: string, given: readonly unknown[]): Formula {
  const { name, of, layouts } = operationNamed(word) as Operation & { readonly name: string };
  const operands = given.map((each, i) => (i < layouts ? asLayout(each) : each));
  return { operation: name, operands, value: () => of(...operands) };
}

/** What stands after the offset of a composed layout. */
class Shifted {
  readonly offset: unknown;
  readonly inner: unknown;

  constructor(offset: unknown, inner: unknown) {
    this.offset = offset;
    this.inner = inner;
  }
}

/** Two operands with a sign between them. */
function joined(operation: string, left: unknown, right: unknown): Formula {
  if (right instanceof Shifted) return applied("composedLayout", [asLayout(left), right.offset, right.inner]);
  return applied(operation, [left, right]);
}

/** A shape where a layout is wanted is the compact one. */
function asLayout(value: unknown): unknown {
  return typeof value === "number" || Array.isArray(value) ? layout(value as never) : value;
}

/** Numbers in parentheses are a tuple; layouts side by side are one layout; one thing is itself. */
function together(values: readonly unknown[]): unknown {
  const [only] = values;
  if (values.length === 1 && typeof only !== "number") return only;
  return values.some((value) => isLayout(value) || isComposedLayout(value))
    ? applied("concat", values).value()
    : values;
}

/** @example numberIn("₂₅₆") // 256 */
function numberIn(bound: string): number {
  return Number(bound.replace("_", "").replace(/[₀-₉]/g, (digit) => `${digit.charCodeAt(0) - 0x2080}`));
}
