import type { Answer } from "../../types/diagnostic.js";
import type { Congruent, Depth, HTuple, IntTuple, Rank, WeaklyCongruent } from "../../types/layout/htuple.js";
import type { Shallow } from "../../types/layout/levels.js";
import { type Fail, failing } from "../diagnostic.js";
import { deepest } from "../semimodule/basis.js";
import { show } from "./text.js";

/**
 * Whether a hierarchical tuple is a tuple and not an element.
 * @example isTuple([4, 8]) // true
 */
export function isTuple<T>(value: HTuple<T>): value is readonly HTuple<T>[] {
  return Array.isArray(value);
}

/**
 * How many modes a tuple or a layout has; an element, whatever it is, is one (paper, section 4.1).
 * @param x a tuple, an element, or a layout
 * @returns an integer
 * @throws LayoutError: depth
 * @law the length of the tuple; 1 of what is none (test/layout/htuple.test.ts)
 * @see {@link depth}
 * @example rank([4, [3, 2]]) // 2
 */
export function rank<const X>(x: Shallow<X, unknown>): Answer<Rank<Shallow<X>>, number>;

export function rank(x: unknown): number {
  const tuple = tupleIn(
    x,
    failing("rank", () => show(x)),
  );
  return isTuple(tuple) ? tuple.length : 1;
}

/**
 * How deep the tuples of a tuple or of a layout nest; an element has depth 0 (paper, section 4.1).
 * @param x a tuple, an element, or a layout
 * @returns an integer
 * @throws LayoutError: depth
 * @law 1 more than that of the deepest mode (test/layout/htuple.test.ts)
 * @see {@link rank}
 * @example depth([4, [3, 2]]) // 2
 */
export function depth<const X>(x: Shallow<X, unknown>): Answer<Depth<Shallow<X>>, number>;

export function depth(x: unknown): number {
  const below = (tuple: HTuple<unknown>): number =>
    isTuple(tuple) ? 1 + tuple.reduce<number>((most, mode) => Math.max(most, below(mode)), 0) : 0;
  return below(
    tupleIn(
      x,
      failing("depth", () => show(x)),
    ),
  );
}

/**
 * Whether two tuples or layouts have the same profile, whatever their elements (paper, section 4.1).
 * @param p a tuple or a layout
 * @param s another
 * @returns a boolean
 * @throws LayoutError: depth
 * @law an equivalence: true of a tuple and itself, whatever its elements are (test/layout/htuple.test.ts)
 * @see {@link weaklyCongruent}
 * @example congruent([4, [2, 4]], [7, [3, 2]]) // true
 * @example congruent(["v", [null]], [0, [0]]) // true
 */
export function congruent<const P, const S>(
  p: Shallow<P, unknown>,
  s: Shallow<S, unknown>,
): Answer<Congruent<Shallow<P>, Shallow<S>>, boolean>;

export function congruent(p: unknown, s: unknown): boolean {
  const fail = failing("congruent", () => `${show(p)}, ${show(s)}`);
  return sameProfile(tupleIn(p, fail), tupleIn(s, fail));
}

/**
 * Whether the profile of `s` is that of `p` or a finer one: tuples where `p` has elements (paper, section 4.1).
 * @param p the coarser tuple or layout
 * @param s the finer one
 * @returns a boolean
 * @throws LayoutError: depth
 * @law a partial order: congruent where it holds both ways (test/layout/htuple.test.ts)
 * @see {@link congruent}
 * @example weaklyCongruent([1, 2], [[4, 5], [6, [7, 8]]]) // true
 */
export function weaklyCongruent<const P, const S>(
  p: Shallow<P, unknown>,
  s: Shallow<S, unknown>,
): Answer<WeaklyCongruent<Shallow<P>, Shallow<S>>, boolean>;

export function weaklyCongruent(p: unknown, s: unknown): boolean {
  const fail = failing("weaklyCongruent", () => `${show(p)}, ${show(s)}`);
  return refines(tupleIn(p, fail), tupleIn(s, fail));
}

/** Whether two tuples have the same profile, nothing checked. */
export function sameProfile(p: HTuple<unknown>, s: HTuple<unknown>): boolean {
  if (!isTuple(p) || !isTuple(s)) return isTuple(p) === isTuple(s);
  return p.length === s.length && p.every((mode, i) => sameProfile(mode, s[i]));
}

/** Whether the profile of `s` refines that of `p`, nothing checked. */
export function refines(p: HTuple<unknown>, s: HTuple<unknown>): boolean {
  if (!isTuple(p)) return true;
  return isTuple(s) && p.length === s.length && p.every((mode, i) => refines(mode, s[i]));
}

/** The elements of a tuple in order, nothing checked; an element is its own only one. */
export function elements<T = number>(tuple: HTuple<T>, out: T[] = []): T[] {
  if (!isTuple(tuple)) out.push(tuple);
  else for (let i = 0; i < tuple.length; i++) elements(tuple[i] as HTuple<T>, out);
  return out;
}

/** The shape of a layout, composed or not, or of a tensor; anything else stands for itself. */
export function shapeOf(x: unknown): unknown {
  if (typeof x === "function") return "shape" in x ? x.shape : x;
  if (typeof x !== "object" || x === null) return x;
  if ("inner" in x) return shapeOf(x.inner);
  return "accessor" in x && "layout" in x ? shapeOf(x.layout) : x;
}

/** `x`, or its shape, as a tuple of anything; one that nests too deep is refused. */
export function tupleIn(x: unknown, fail: Fail): HTuple<unknown> {
  return tupleOf(shapeOf(x), fail);
}

/** `x` as a tuple of integers; anything else is refused. */
export function integersOf(x: unknown, fail: Fail): IntTuple {
  if (typeof x === "number") return integerOf(x, fail);
  return copied(x, fail, (element) => (Array.isArray(element) ? [] : integerOf(element, fail))) as IntTuple;
}

/** `x` as an integer, of which there is one zero; anything else is refused. */
export function integerOf(x: unknown, fail: Fail): number {
  integerIn(x, fail, "integer", Number.isInteger(x));
  return (x as number) + 0;
}

/** Refuses `element` with `code` unless it is `fit`, and with `overflow` where it is past 2^53-1. */
export function integerIn(element: unknown, fail: Fail, code: "integer" | "extent", fit: boolean): void {
  if (!fit) fail(code, show(element));
  if (!Number.isSafeInteger(element)) fail("overflow");
}

/**
 * A copy of `x`, each element and each empty tuple what `read` makes of it, in order. What a caller passes is read this
 * once: an array may have getters, and be another the next time. Tuples that nest too deep are refused.
 */
export function copied<T>(x: unknown, fail: Fail, read: (element: unknown) => T, levels = 0): HTuple<T> {
  if (!Array.isArray(x)) return read(x);
  if (levels === deepest) fail("depth");
  const { length } = x;
  if (length === 0) return read([]);
  const copy = new Array<HTuple<T>>(length);
  for (let i = 0; i < length; i++) copy[i] = copied(x[i], fail, read, levels + 1);
  return copy;
}

/** The same, nothing checked but how deep it nests; there is one zero. */
export function tupleOf(x: unknown, fail: Fail): HTuple<unknown> {
  return copied(x, fail, (element) => (element === 0 ? 0 : element));
}
