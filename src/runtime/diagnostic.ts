import type { Code, Sentences, LayoutError as Shown } from "../types/diagnostic.js";
import { markOf } from "./diagnostic/copies.js";

const sentences: Sentences = {
  depth: "tuples nest deeper than 1000",
  integer: "{} is no integer",
  overflow: "a number is past 2^53-1",
  division: "division by zero",
  extent: "extent {} is no positive integer",
  syntax: "{}",
  congruence: "shape {} and stride {} have different profiles",
  budget: "it would list more than {}",
  profile: "{} does not fit the profile {}",
  element: "{} is no stride: it is an integer, a sum of basis vectors as e0+6e1.0, or a binary element as f5",
  semimodule: "strides {} and {} are of different kinds, which do not mix",
  "weak-congruence": "stride {} yields a coordinate that shape {} does not take",
  carry: "steps {} and {} share a binary digit, and XOR does not carry",
  basis: "stride {} is a sum, where multiples of one basis vector are needed",
  power: "extent {} is no power of two, which binary strides need below other modes",
  shift: "a shift of 0 would clear the {} bits that it is to mix",
  coordinate: "coordinate {} does not fit the shape {} of rank {}",
  mode: "there is no mode {}, the rank is {}",
  rank: "the tiler has rank {}, the layout {}",
  "shape-divisibility":
    "extent {} is no multiple of the {} steps of stride {} that reach extent {} (shape divisibility, eq. 10)",
  "stride-divisibility": "stride {} and extent {} do not divide each other (stride divisibility, eq. 9)",
  distributivity: "the right modes together reach {} in a left mode of extent {} (distributivity, eq. 12)",
  "negative-stride": "stride {} is negative, where offsets are counted from 0 up",
  "negative-multiple": "{} leads below 0, where binary strides have no multiples",
  overlap: "stride {} is below the extent {} that smaller strides cover",
  "not-completing": "stride {} is no multiple of the extent {} before it, so elements would be lost",
  "no-left-inverse": "stride {} overlaps the mode {}:{} before it or is no multiple of its stride",
  order: "order {} is no permutation of the modes of {}",
  sizes: "sizes {} and {} differ",
  divisibility: "{} is no multiple of {}",
  rest: "extent {} is no multiple of {}: with { ragged: true } the last parts reach past the end",
  unit: "only {} of the {} elements of a unit lie side by side",
  collision: "coordinates {} and {} both go to {}",
  missing: "no coordinate goes to {}",
  difference: "coordinate {} goes to {} and to {}",
  origin: "a layout takes 0 to 0, not to {}",
  bank: "threads {} and {} both use bank {}",
  conflict: "no swizzle removes the bank conflicts, the best leaves a degree of {}",
  bounds: "offsets {} to {} are not all in an array of {}",
  range: "coordinate {} is outside of {}",
  ragged: "the tile reaches past the end of its tensor: copyIf(inBounds(tile), …) leaves that out",
  extents: "{} is {} in {} and {} in {}",
  elements: "{} elements and {} elements do not mix",
  names: "names {} do not fit the shape {}",
  labels: "{} has rank {}, but {} by its labels",
  threads: "it is laid out for {} threads, and there are {}",
  thread: "there is no thread {}, only {}",
  apart: "values 0 and {} of thread 0 are {} apart, and one access takes both",
  alignment: "an access of {} values starts at {}, which is no multiple of that",
  held: "thread {} has {} as value {}, and thread {} has it as value {}",
  unheld: "no thread has {}",
  beyond: "thread {} has {} as value {}, and the tile has {} elements",
  unbounded: "symbol {} has no bound, and without one no integer is known to hold an offset",
  straddle: "the {} values of an access may lie on both sides of the edge {}, which is no multiple of that",
  capacity: "{} bytes do not fit the {} of shared memory",
  minor: "stride {} may be below {}, the elements that lie side by side in a matrix",
  undecided: "undecided within {} steps, and the option budget may allow more",
  argument: "{} is no {}",
};

/** A refusal, thrown. Its message is the sentence that the compiler gives for the same operands. */
export type LayoutError<Message extends string = string> = Shown<Message>;

/**
 * The class of refusals: `fault instanceof LayoutError`, then `fault.code` tells what it is about. Whatever is refused is
 * a value outside of the set that an operation is defined on, so every refusal is a `RangeError` too.
 */
export const LayoutError: {
  new <Message extends string = string>(operation: string, code: Code, message: Message): Shown<Message>;
  // What `instanceof` finds is of the type of `prototype`, and would have `any` for its message without.
  readonly prototype: Shown;
} = class LayoutError<Message extends string> extends RangeError implements Shown<Message> {
  override readonly name = "LayoutError";
  override readonly message: Message;
  readonly code: Code;
  readonly operation: string;

  constructor(operation: string, code: Code, message: Message) {
    super(message);
    this.message = message;
    this.code = code;
    this.operation = operation;
  }
};

const refusal = markOf("refusal");
Object.defineProperty(LayoutError.prototype, refusal, { value: true });

/** A refusal of another copy is one as well; a class that extends this one is asked as any class is. */
Object.defineProperty(LayoutError, Symbol.hasInstance, {
  value(this: unknown, value: unknown): boolean {
    return this === LayoutError
      ? typeof value === "object" && value !== null && refusal in value
      : Function.prototype[Symbol.hasInstance].call(this as never, value);
  },
});

/** Refuses what it was made for: throws with the sentence of `code`, filled with `values`. */
export type Fail = (code: Code, ...values: readonly (string | number | object)[]) => never;

/** The refusals of `operation` on `operands`, which are printed only when there is one. */
export function failing(operation: string, operands: () => string): Fail {
  return (code, ...values) => {
    let next = 0;
    const shown = (text: string) => (text.length > 43 && !worded.has(code) ? clip(text) : text);
    const sentence = sentences[code].replace(/\{\}/g, () => shown(String(values[next++])));
    throw new LayoutError(operation, code, told(`✗ ${operation}: ${operands()}: ${sentence}`));
  };
}

/** The value of `work`; where a number in it passes 2^53-1, `fail` refuses in place of the arithmetic. */
export function exactly<Value>(fail: Fail, work: () => Value): Value {
  try {
    return work();
  } catch (fault) {
    if (fault instanceof LayoutError && fault.code === "overflow") fail("overflow");
    throw fault;
  }
}

/** The value of `work`; a refusal of it ends with a note on what its operands do not show. */
export function noting<Value>(note: () => string, work: () => Value): Value {
  try {
    return work();
  } catch (fault) {
    if (!(fault instanceof LayoutError)) throw fault;
    throw new LayoutError(fault.operation, fault.code, told(`${fault.message}, ${note()}`));
  }
}

/** The value of `work`; a refusal is told of the operation that was called, and of its operands if they were others. */
export function renaming<Value>(operation: string, work: () => Value, operands?: () => string): Value {
  try {
    return work();
  } catch (fault) {
    if (!(fault instanceof LayoutError)) throw fault;
    const [, own = "", sentence = ""] = /^✗ \w+: (.*?): (.*)$/s.exec(fault.message) ?? [];
    throw new LayoutError(operation, fault.code, told(`✗ ${operation}: ${operands?.() ?? own}: ${sentence}`));
  }
}

/** What `work` makes; a refusal that names a part as its first operand names the whole of it, as the caller does. */
export function namingWhole<Value>(part: () => string, whole: () => string, work: () => Value): Value {
  try {
    return work();
  } catch (fault) {
    if (!(fault instanceof LayoutError)) throw fault;
    const start = `✗ ${fault.operation}: `;
    const rest = fault.message.slice(start.length + part().length);
    if (!fault.message.startsWith(start + part()) || !/^[ :,]/.test(rest)) throw fault;
    throw new LayoutError(fault.operation, fault.code, told(start + whole() + rest));
  }
}

/** Sentences whose values are words of the operation's own, and no operands. */
const worded: ReadonlySet<Code> = new Set<Code>(["syntax", "argument", "range"]);

/** A message is a line of under 200 characters. */
function told(message: string): string {
  return message.length > 199 ? `${message.slice(0, 192)}…` : message;
}

/** `text` cut to 40 characters with an ellipsis. */
export function clip(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
