import { byPath, elementOf, kindOf, pathOf, plus, textOf, times, zero } from "./element.mjs";

/*
 * Layouts by the paper's equations 1 to 3. A shape is a bigint or an array of shapes, a stride an element (element.mjs) or
 * an array of strides, a layout `{ shape, stride }`.
 */

/** What a right operand yields and a left operand does not take. */
export class NoCoordinate extends Error {}

/** @example read("<3:4,_,(2,3)>") // [{ shape: 3n, stride: { z: 4n } }, null, [2n, 3n]] */
export function read(text) {
  let at = 0;
  const side = (leaf) => {
    const close = { "(": ")", "<": ">" }[text[at]];
    if (close === undefined) {
      const [token] = /^[^,:()<>]+/.exec(text.slice(at));
      at += token.length;
      return leaf(token);
    }
    const terms = [];
    do {
      at++;
      terms.push(close === ">" ? term() : side(leaf));
    } while (text[at] === ",");
    at++;
    return terms;
  };
  const term = () => {
    const shape = side((token) => (token === "_" ? null : BigInt(token)));
    if (text[at] !== ":") return shape;
    at++;
    return { shape, stride: side(elementOf) };
  };
  return term();
}

const written = (tuple, leaf) =>
  Array.isArray(tuple) ? `(${tuple.map((each) => written(each, leaf)).join(",")})` : leaf(tuple);

/** Integers as they are written. */
export const tuple = (numbers) => written(numbers, String);

export const print = ({ shape, stride }) => `${tuple(shape)}:${written(stride, textOf)}`;

export const sizeOf = (shape) =>
  Array.isArray(shape) ? shape.reduce((so, mode) => so * sizeOf(mode), 1n) : shape;

/** The leaves of a layout: `[extent, stride]`. */
export function leavesOf({ shape, stride }) {
  if (!Array.isArray(shape)) return [[shape, stride]];
  return shape.flatMap((mode, i) => leavesOf({ shape: mode, stride: stride[i] }));
}

/** The modes of a layout, each a layout. */
export const modesOf = ({ shape, stride }) =>
  Array.isArray(shape) ? shape.map((mode, i) => ({ shape: mode, stride: stride[i] })) : [{ shape, stride }];

export const concat = (layouts) => ({
  shape: layouts.map(({ shape }) => shape),
  stride: layouts.map(({ stride }) => stride),
});

/** The layout of leaves: one alone is no tuple. */
export const laid = (leaves) =>
  leaves.length === 1
    ? { shape: leaves[0][0], stride: leaves[0][1] }
    : concat(leaves.map(([shape, stride]) => ({ shape, stride })));

/** The layout with a layout in place of each leaf, given in order. */
export function withLeaves(of, each) {
  const rest = [...each];
  const over = (shape) => (Array.isArray(shape) ? concat(shape.map(over)) : rest.shift());
  return over(of.shape);
}

/** The layout with other strides. */
export function withStrides({ shape, stride }, of) {
  const over = (each) => (Array.isArray(each) ? each.map(over) : of(each));
  return { shape, stride: over(stride) };
}

export const kind = (layout) =>
  leavesOf(layout)
    .map(([, stride]) => kindOf(stride))
    .find((each) => each !== "0") ?? "0";

/** Equation 1: the natural coordinate, colexicographic, the last mode unbounded. */
export function natural(c, shape) {
  if (!Array.isArray(shape)) {
    if (Array.isArray(c)) throw new NoCoordinate();
    return c;
  }
  if (Array.isArray(c)) {
    if (c.length > shape.length) throw new NoCoordinate();
    return shape.map((mode, i) => natural(c[i] ?? 0n, mode));
  }
  let rest = c;
  return shape.map((mode, i) => {
    if (i === shape.length - 1) return natural(rest, mode);
    const size = sizeOf(mode);
    const digit = ((rest % size) + size) % size;
    rest = (rest - digit) / size;
    return natural(digit, mode);
  });
}

/** Equation 3. */
const inner = (c, stride) =>
  Array.isArray(stride)
    ? stride.reduce((so, mode, i) => plus(so, inner(c[i], mode)), zero)
    : times(c, stride);

/** The element that a layout takes a coordinate to. */
export const at = ({ shape, stride }, c) => inner(natural(c, shape), stride);

/** Every coordinate of a shape as an integer. */
export const coordinates = (size) => Array.from({ length: Number(size) }, (_, c) => BigInt(c));

/** All paths of the coordinates that layouts yield, in order; none where they yield integers. */
export function pathsOf(...layouts) {
  const keys = layouts.flatMap((layout) => leavesOf(layout).flatMap(([, stride]) => Object.keys(stride)));
  return [...new Set(keys)]
    .filter((key) => key.startsWith("e"))
    .map(pathOf)
    .toSorted(byPath);
}

/** Something for every coordinate that paths make up. */
export function profiled(paths, of, path = []) {
  if (paths.every((each) => each.length === 0)) return of(path);
  const rank = 1 + Math.max(...paths.map(([first]) => first));
  return Array.from({ length: rank }, (_, i) =>
    profiled(
      paths.filter(([first]) => first === i).map((each) => each.slice(1)),
      of,
      [...path, i],
    ),
  );
}

/** The coordinate that an element is in a profile: an integer where it counts none. */
export const coordinateOf = (element, paths) =>
  paths.length === 0
    ? (Object.values(element)[0] ?? 0n)
    : profiled(paths, (path) => element[`e${path.join(".")}`] ?? 0n);

/** The value of a layout at a coordinate: an integer or a tuple of integers. */
export const valueAt = (layout, c) => coordinateOf(at(layout, c), pathsOf(layout));
