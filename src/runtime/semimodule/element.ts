import type { SemimoduleElement } from "../../types/semimodule/element.js";

/** What the methods of elements of one semimodule take: each other. */
interface Own {
  readonly zero: Own;
  add(other: unknown): Own;
  scale(times: number): Own;
  equal?(other: unknown): boolean;
}

/** Whether a value is an element of a semimodule of one's own: an object that adds, scales and knows its zero. */
export function isOwn(x: unknown): x is SemimoduleElement {
  if (typeof x !== "object" || x === null || Array.isArray(x)) return false;
  const { zero, add, scale } = x as Partial<Own>;
  return typeof zero === "object" && typeof add === "function" && typeof scale === "function";
}

/** Whether two elements are of one semimodule: they have the same zero. */
export function ofOneKind(a: SemimoduleElement, b: SemimoduleElement): boolean {
  return same(a.zero, b.zero);
}

/** Whether two elements are the same. */
export function same(a: SemimoduleElement, b: SemimoduleElement): boolean {
  if (a === b) return true;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  return (a as Own).equal?.(b) ?? (a.toString !== Object.prototype.toString && String(a) === String(b));
}

/** `times`·`element`, 0 where that is the zero. */
export function scaledOwn(times: number, element: SemimoduleElement): SemimoduleElement | 0 {
  return times === 0 ? 0 : orZero((element as Own).scale(times));
}

/** The sum of two elements, 0 where that is the zero. */
export function addedOwn(a: SemimoduleElement, b: SemimoduleElement): SemimoduleElement | 0 {
  return orZero((a as Own).add(b));
}

/** There is one zero in all layouts: the integer. */
function orZero(element: Own): SemimoduleElement | 0 {
  return same(element as SemimoduleElement, element.zero as SemimoduleElement)
    ? 0
    : (element as SemimoduleElement);
}
