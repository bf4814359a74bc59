import { and, bitLength, xor } from "./binary.js";

/** A value of a linear function over F2, and the coordinate that is taken to it. */
export interface Row {
  readonly value: number;
  readonly at: number;
}

/**
 * Rows in reduced form: every value has a leading bit that no other has. A row that depends on those before it is left
 * out.
 * @example reduced([{ value: 5, at: 1 }, { value: 4, at: 2 }]) // [{ value: 4, at: 2 }, { value: 1, at: 3 }]
 */
export function reduced(rows: readonly Row[]): readonly Row[] {
  return rows.reduce<readonly Row[]>((so, row) => {
    const rest = so.reduce(without, row);
    return rest.value === 0 ? so : [...so.map((before) => without(before, rest)), rest];
  }, []);
}

/** A row, less another one where it has the leading bit of that. */
function without(row: Row, other: Row): Row {
  if (and(row.value, leading(other.value)) === 0) return row;
  return { value: xor(row.value, other.value), at: xor(row.at, other.at) };
}

/** The highest bit of a value. */
export function leading(value: number): number {
  return 2 ** (bitLength(value) - 1);
}

/** The largest sum of elements and one that is always taken. */
export function mostOf(elements: readonly number[], always = 0): number {
  return reduced(elements.map((value) => ({ value, at: 0 })))
    .toSorted((a, b) => b.value - a.value)
    .reduce((so, { value }) => Math.max(so, xor(so, value)), always);
}
