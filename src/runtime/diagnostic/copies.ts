/**
 * The mark of what every copy of this library takes for its own: a page that loads two of its files has two copies, and so has
 * a program one of whose packages brings another version.
 */
export const markOf = (what: "layout" | "composed layout" | "refusal"): symbol =>
  Symbol.for(`cute-layout ${what}`);

/** Whether a value was made with the mark. (What merely inherits from such a value was not.) */
export function isMarked(value: object, mark: symbol): boolean {
  const from: object | null = Object.getPrototypeOf(value);
  return from !== null && Object.hasOwn(from, mark);
}
