import { add, floorDivide, multiply } from "../semimodule/integer.js";

/**
 * An arithmetic expression over coordinates in bounds, without the syntax of any language. Everything in it lies from 0
 * to `most`, which is what lets a language choose between shifts and divisions; only a sum may go below zero.
 */
export type Term = Name | Constant | ScaledTerm | Times | SumTerm | Xor;

interface Name {
  readonly kind: "name";
  readonly name: string;
  readonly most: number;
  /** What every value of it is a multiple of. */
  readonly divisor: number;
  /** The bits that its values may have, where that is known. */
  readonly bits?: number;
}

interface Constant {
  readonly kind: "constant";
  readonly most: number;
}

/** `of` over `by` rounded down, `of` modulo `by`, `of` times `by`, and the same where `by` is a shift that XOR takes. */
export interface ScaledTerm {
  readonly kind: "quotient" | "remainder" | "product" | "shift";
  readonly of: Term;
  readonly by: number;
  readonly most: number;
}

/** `of` times `by`, neither of which is a number. */
interface Times {
  readonly kind: "times";
  readonly of: Term;
  readonly by: Term;
  readonly most: number;
}

/** What is added less what is subtracted; nothing of both is zero. */
export interface SumTerm {
  readonly kind: "sum";
  readonly added: readonly Term[];
  readonly subtracted: readonly Term[];
  readonly most: number;
  readonly least: number;
}

interface Xor {
  readonly kind: "xor";
  readonly of: readonly Term[];
  readonly most: number;
}

/** A coordinate from 0 to `most`, or a size that a divisor is known of. */
export function name(of: string, most: number, divisor = 1, bits?: number): Term {
  return { kind: "name", name: of, most, divisor, ...(bits !== undefined && { bits }) };
}

/** A number from 0 up. */
export function constant(value: number): Term {
  return value === 0 ? zero : { kind: "constant", most: value };
}

/** Zero, which is a sum of nothing. */
export const zero: Term = { kind: "sum", added: [], subtracted: [], most: 0, least: 0 };

/** `of` over `by`, rounded down. */
export function quotient(of: Term, by: number): Term {
  if (by === 1) return of;
  if (of.most < by) return zero;
  if (of.kind === "quotient") return quotient(of.of, multiply(of.by, by));
  return { kind: "quotient", of, by, most: floorDivide(of.most, by) };
}

/** `of` modulo `by`. */
export function remainder(of: Term, by: number): Term {
  if (of.most < by) return of;
  if (by === 1) return zero;
  if (of.kind === "remainder" && of.by % by === 0) return remainder(of.of, by);
  return { kind: "remainder", of, by, most: by - 1 };
}

/** `of` times `by`, which is positive. */
export function product(of: Term, by: number): Term {
  if (by === 1 || of === zero) return of;
  if (of.kind === "constant") return constant(multiply(of.most, by));
  if (of.kind === "product") return product(of.of, multiply(of.by, by));
  return { kind: "product", of, by, most: multiply(of.most, by) };
}

/** `of` times `by`, where that may be a name. */
export function times(of: Term, by: Term): Term {
  if (of === zero || by === zero) return zero;
  if (by.kind === "constant") return product(of, by.most);
  if (of.kind === "constant") return product(by, of.most);
  return { kind: "times", of, by, most: multiply(of.most, by.most) };
}

/** The same for a power of two, among what is joined by XOR. */
export function shift(of: Term, by: number): Term {
  if (by === 1 || of === zero) return of;
  return { kind: "shift", of, by, most: multiply(of.most, by) };
}

/** What is added less what is subtracted. */
export function sum(added: readonly Term[], subtracted: readonly Term[] = []): Term {
  const [plus, minus] = [added, subtracted].map((terms) => terms.filter((term) => term !== zero)) as [
    Term[],
    Term[],
  ];
  const [only] = plus;
  if (only !== undefined && plus.length === 1 && minus.length === 0) return only;
  if (plus.length === 0 && minus.length === 0) return zero;
  const reach = (terms: readonly Term[]): number => terms.reduce((so, { most }) => add(so, most), 0);
  return { kind: "sum", added: plus, subtracted: minus, most: reach(plus), least: -reach(minus) };
}

/** The bits that an odd number of the terms has. */
export function xor(terms: readonly Term[]): Term {
  const live = terms.filter((term) => term !== zero);
  const [only] = live;
  if (only === undefined) return zero;
  if (live.length === 1) return only;
  return { kind: "xor", of: live, most: 2 ** bitLength(Math.max(...live.map(({ most }) => most))) - 1 };
}

/** The least value of a term. */
export function leastOf(term: Term): number {
  return term.kind === "sum" ? term.least : 0;
}

/** How many binary digits a number from 0 to 2^53-1 has. */
export function bitLength(n: number): number {
  return n.toString(2).length;
}

/** The exponent of a power of two, or -1 for any other number. */
export function exponentOf(n: number): number {
  const exponent = bitLength(n) - 1;
  return 2 ** exponent === n ? exponent : -1;
}
