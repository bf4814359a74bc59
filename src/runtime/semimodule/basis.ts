import type { IntTuple } from "../../types/layout/htuple.js";

/** Where a coordinate stands in the coordinates that it is part of: `[1, 0]` is coordinate 0 within coordinate 1. */
export type Path = readonly number[];

/** One basis vector of a sum, and how often it is taken. */
export interface Term {
  readonly times: number;
  readonly path: Path;
}

/** How deep tuples and coordinates may nest: a walk over one is a recursion, and this keeps it far from the end of the stack. */
export const deepest = 1000;

/** An index in a path is less than this, so that no coordinate is longer than a tuple of modes. */
const widest = 256;

/**
 * The terms of a sum of basis vectors, `null` where the text is none: multiples other than 0, in ascending order of
 * their paths, and no path that leads into another.
 * @example termsOf("e0-6e1.0") // [{ times: 1, path: [0] }, { times: -6, path: [1, 0] }]
 */
export function termsOf(text: string): readonly Term[] | null {
  const terms = readTerms(text);
  if (terms === null || terms.length === 0) return null;
  const ascending = terms.every((term, i) => i === 0 || order((terms[i - 1] as Term).path, term.path) < 0);
  return ascending && apart(terms.map(({ path }) => path)) && textOfTerms(terms) === text ? terms : null;
}

/** The same of a text that is a stride: whether it is one is not asked again. */
export function readTerms(text: string): readonly Term[] | null {
  const terms: Term[] = [];
  const token = /([+-]?[1-9][0-9]*|[+-]?)e([0-9.]+)/y;
  while (token.lastIndex < text.length) {
    const [, times, path] = token.exec(text) ?? [];
    if (path === undefined) return null;
    const one = times === "" || times === "+" ? 1 : times === "-" ? -1 : Number(times);
    terms.push({ times: one, path: path.includes(".") ? path.split(".").map(Number) : [Number(path)] });
  }
  return terms;
}

/** The terms as a stride is written: nothing left is 0. */
export function textOfTerms(terms: readonly Term[]): string {
  return terms.reduce((so, { times, path }) => {
    const count = Math.abs(times) === 1 ? "" : Math.abs(times);
    return `${so}${times < 0 ? "-" : so === "" ? "" : "+"}${count}e${path.join(".")}`;
  }, "");
}

/** Whether sorted paths may stand in one coordinate: none leads into another, which would be the next. */
export function apart(paths: readonly Path[]): boolean {
  return paths.every(
    (path, i) => path.every((at) => at < widest) && (i === 0 || !leads(paths[i - 1] as Path, path)),
  );
}

/** Whether a path is the other or leads to a part of it. */
export function leads(path: Path, other: Path): boolean {
  return path.every((at, i) => at === other[i]);
}

/** Negative where the first path stands before the second. */
export function order(a: Path, b: Path): number {
  const i = a.findIndex((at, j) => at !== b[j]);
  return i < 0 ? a.length - b.length : (a[i] as number) - (b[i] ?? -1);
}

/**
 * The coordinates that paths make up, zero everywhere.
 * @example profileOf([[0], [1, 1]]) // [0, [0, 0]]
 */
export function profileOf(paths: readonly Path[]): IntTuple {
  if (paths.every((path) => path.length === 0)) return 0;
  const rank = 1 + Math.max(...paths.map(([at]) => at as number));
  return Array.from({ length: rank }, (_, i) =>
    profileOf(paths.filter(([at]) => at === i).map((path) => path.slice(1))),
  );
}

/**
 * A value for every coordinate of a profile, by its path.
 * @example mapProfile([0, [0, 0]], (path) => path.length) // [1, [2, 2]]
 */
export function mapProfile<T>(
  profile: IntTuple,
  of: (path: Path) => T,
  path: Path = [],
): T | readonly unknown[] {
  if (!Array.isArray(profile)) return of(path);
  return (profile as readonly IntTuple[]).map((part, i) => mapProfile(part, of, [...path, i]));
}

/** The coordinate that terms add up to, in a profile that has all their paths. */
export function coordinateOf(terms: readonly Term[], profile: IntTuple): IntTuple {
  if (!Array.isArray(profile)) return terms[0]?.times ?? 0;
  const within = (i: number): readonly Term[] =>
    terms.filter(({ path }) => path[0] === i).map(({ times, path }) => ({ times, path: path.slice(1) }));
  return (profile as readonly IntTuple[]).map((part, i) => coordinateOf(within(i), part));
}

/** How often the basis vector of a path is taken. */
export function timesOf(terms: readonly Term[], path: Path): number {
  return terms.find((term) => order(term.path, path) === 0)?.times ?? 0;
}
