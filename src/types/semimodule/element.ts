/**
 * An element of an integer semimodule of one's own (paper, section 4.3.1): an object that adds to others of its kind, is
 * scaled by integers, and knows its zero. It is a stride like any other; nothing in it may change. It prints as `toString`
 * says, and two are the same where `equal` says so, or where there is none, where they print alike.
 */
export interface SemimoduleElement {
  readonly zero: SemimoduleElement;
  add(other: never): SemimoduleElement;
  scale(times: number): SemimoduleElement;
  equal?(other: never): boolean;
  toString(): string;
}
