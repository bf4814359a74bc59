import type { IntTuple } from "../../src/types/layout/htuple.js";

/** A layout as two tuples: what the brute force works on, so that it owes nothing to the library. */
export interface Pair {
  readonly shape: IntTuple;
  readonly stride: IntTuple;
}

/** One leaf of a layout. */
export type Leaf = readonly [extent: number, stride: number];

const isTuple = (x: IntTuple): x is readonly IntTuple[] => typeof x !== "number";

export function leavesOf({ shape, stride }: Pair): readonly Leaf[] {
  if (!isTuple(shape) || !isTuple(stride)) return [[shape as number, stride as number]];
  return shape.flatMap((extent, i) => leavesOf({ shape: extent, stride: stride[i] as IntTuple }));
}

export const sizeOf = (leaves: readonly Leaf[]): number => leaves.reduce((so, [extent]) => so * extent, 1);

/** Equations 1 and 3 for an integer coordinate: digits, the last of them unbounded. */
export function offsetAt(leaves: readonly Leaf[], c: number): number {
  return digitsAt(leaves, c).reduce((so, digit, i) => so + digit * (leaves[i]?.[1] ?? 0), 0);
}

export function digitsAt(leaves: readonly Leaf[], c: number): readonly number[] {
  let rest = c;
  return leaves.map(([extent], i) => {
    if (i === leaves.length - 1) return rest;
    const digit = ((rest % extent) + extent) % extent;
    rest = Math.floor(rest / extent);
    return digit;
  });
}

/** Whether every coordinate of `p` is one of `s`, by the definition. */
export function refines(p: IntTuple, s: IntTuple): boolean {
  if (!isTuple(p)) return p === sizeOf(leavesOf({ shape: s, stride: s }));
  return isTuple(s) && p.length === s.length && p.every((mode, i) => refines(mode, s[i] as IntTuple));
}

/** All ways to write `n` as an ordered product of factors above 1; 1 is the empty product. */
export function factorizations(n: number): readonly (readonly number[])[] {
  if (n === 1) return [[]];
  const out: (readonly number[])[] = [];
  for (let first = 2; first <= n; first++)
    if (n % first === 0) for (const rest of factorizations(n / first)) out.push([first, ...rest]);
  return out;
}

/** The layouts of rank `most` at least 1 with the given values at 0, 1, 2, …; strides are read off from the values. */
export function layoutsOf(values: readonly number[]): readonly (readonly Leaf[])[] {
  return factorizations(values.length).flatMap((extents) => {
    let unit = 1;
    const leaves = extents.map((extent): Leaf => {
      const leaf = [extent, values[unit] as number] as const;
      unit *= extent;
      return leaf;
    });
    const all = leaves.length === 0 ? ([[1, 0]] as const) : leaves;
    return values.every((value, c) => value === (c === 0 ? 0 : offsetAt(all, c))) ? [all] : [];
  });
}

/**
 * All layouts R with the coordinates of `right` and R(c) = left(right(c)): the leaves that each leaf of `right` becomes.
 * The function must be a sum over the leaves of `right`, each of which must be a layout of its own.
 */
export function compositions(
  left: readonly Leaf[],
  right: readonly Leaf[],
): readonly (readonly (readonly Leaf[])[])[] {
  const value = (c: number) => offsetAt(left, offsetAt(right, c));
  let unit = 1;
  const parts = right.map(([extent]) => {
    const values = Array.from({ length: extent }, (_, i) => value(i * unit));
    unit *= extent;
    return values;
  });
  for (let c = 0; c < unit; c++) {
    const digits = digitsAt(right, c);
    if (value(c) !== digits.reduce((so, digit, i) => so + (parts[i]?.[digit] ?? 0), 0)) return [];
  }
  return parts
    .map(layoutsOf)
    .reduce<readonly (readonly (readonly Leaf[])[])[]>(
      (so, choices) => so.flatMap((chosen) => choices.map((leaves) => [...chosen, leaves])),
      [[]],
    );
}

/**
 * Whether some digit carries when the coordinates of a composition are added up: the digits of `left` at the sum of the
 * modes' offsets in `right` are not the sum of their digits.
 */
export function carries(
  left: readonly Leaf[],
  right: readonly Leaf[],
  result: readonly (readonly Leaf[])[],
): boolean {
  const steps = result.flatMap((leaves, i) => {
    let step = right[i]?.[1] ?? 0;
    return leaves.map(([extent]): Leaf => {
      const leaf = [extent, step] as const;
      step *= extent;
      return leaf;
    });
  });
  const each = steps.map(([, step]) => digitsAt(left, step));
  for (let c = 0; c < sizeOf(steps); c++) {
    const at = digitsAt(steps, c);
    const sum = left.map((_, r) => at.reduce((so, digit, i) => so + digit * (each[i]?.[r] ?? 0), 0));
    if (digitsAt(left, offsetAt(steps, c)).some((digit, r) => digit !== sum[r])) return true;
  }
  return false;
}
