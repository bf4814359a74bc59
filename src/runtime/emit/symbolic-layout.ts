import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { KernelSize } from "../../types/emit/symbol.js";
import type { SymbolicLayout, SymbolicLayoutOf } from "../../types/emit/symbolic-layout.js";
import { type Fail, failing } from "../diagnostic.js";
import { extentsOf } from "../layout/shape.js";
import { isSymbolic } from "./symbol.js";

/**
 * A layout whose extents and strides may be symbols, of flat modes: memory of a kernel whose sizes it is told as it runs. It
 * is for emission alone, and the algebra works on the tiles of it, whose shapes are known. Refused are a shape and a stride of
 * different ranks, extents that are no positive integers, and strides below 0.
 * @param shape extents
 * @param stride a stride for each
 * @returns the layout
 * @throws LayoutError: argument, congruence, extent, negative-stride
 * @law its offset is that of the layout with the numbers in place of the symbols (test/emit/emit-copy.test.ts)
 * @see {@link symbol}
 * @example String(symbolicLayout([symbol("M"), symbol("K", { multipleOf: 16 })], [symbol("pitch"), 1])) // "(M,K):(pitch,1)"
 */
export function symbolicLayout<
  const Shape extends readonly (KernelSize | readonly unknown[])[],
  const Stride extends readonly (KernelSize | readonly unknown[])[],
>(
  shape: Shape,
  stride: Accepted<Stride, SymbolicLayoutOf<Shape, Stride>>,
): Answer<SymbolicLayoutOf<Shape, Stride>>;

export function symbolicLayout(shape: any, stride: any): unknown {
  const fail = failing("symbolicLayout", () => `${textOf(shape)}:${textOf(stride)}`);
  const [extents, strides] = [sizesIn(shape, fail), sizesIn(stride, fail)];
  if (extents.length !== strides.length) fail("congruence", textOf(shape), textOf(stride));
  for (const each of extents) if (!isSymbolic(each)) extentsOf(each, fail);
  for (const each of strides)
    if (!isSymbolic(each)) {
      if (!Number.isSafeInteger(each)) fail("integer", String(each));
      if (each < 0) fail("negative-stride", each);
    }
  const of = { shape: Object.freeze([...extents]), stride: Object.freeze([...strides]) };
  return Object.freeze(Object.assign(Object.create(kind), of));
}

/** Whether a value is a layout of {@link symbolicLayout}. */
export function isSymbolicLayout(x: unknown): x is SymbolicLayout {
  return typeof x === "object" && x !== null && Object.getPrototypeOf(x) === kind;
}

/** Whether a number divides a size whatever it is. */
export function dividesSize(by: number, size: KernelSize): boolean {
  return (isSymbolic(size) ? size.multipleOf : size) % by === 0;
}

function sizesIn(x: unknown, fail: Fail): readonly KernelSize[] {
  if (!Array.isArray(x)) return fail("argument", textOf(x), "tuple of sizes");
  const nested = x.find((each) => Array.isArray(each));
  return nested === undefined ? x : fail("argument", textOf(nested), "size of a flat mode");
}

/** Sizes as a message shows them. */
export function textOf(sizes: unknown): string {
  return Array.isArray(sizes) ? `(${sizes.map(textOf).join(",")})` : String(sizes);
}

const kind: object = Object.create(Object.prototype, {
  toString: {
    value(this: SymbolicLayout) {
      return `${textOf(this.shape)}:${textOf(this.stride)}`;
    },
  },
});
