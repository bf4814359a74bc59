import type { Accepted } from "../../types/diagnostic.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout, ResultShape, ResultStride } from "../../types/layout/layout.js";
import type { AnyAccessor } from "../../types/tensor/accessor.js";
import type { AnyTensor, Fitting, Tensor } from "../../types/tensor/tensor.js";
import { exactly, type Fail, failing } from "../diagnostic.js";
import { integerIn, show } from "../layout/htuple.js";
import { layoutIn, print } from "../layout/layout.js";
import { and, xor } from "../semimodule/binary.js";
import { add } from "../semimodule/integer.js";
import { accessorIn, isArray, textOfAccessor } from "./accessor.js";
import { bitsIn, reachOf } from "./reach.js";

/**
 * A tensor T = e ∘ L: an accessor behind a layout (paper, section 4.5). Accessors are arrays, typed or not, `counting`,
 * `coordinates`, and any object with `offset(d)` and `dereference()`. `offset` is where the layout starts. Refused is a
 * layout that reaches out of the array: by the compiler too where the array is a tuple.
 * @example String(tensor(new Float32Array(32), layout("(4,8):(8,1)"))) // "Float32Array(32) ∘ (4,8):(8,1)"
 * @example String(get(tensor([1, 2, 3, 4, 5, 6], layout("(2,2):(1,-2)"), 3), 1, 1)) // "3"
 */
export function tensor<A extends AnyAccessor, L extends AnyLayout, const Start extends number = 0>(
  accessor: A,
  layout: Accepted<L, NoInfer<Fitting<A, L, Start>>, "tensor">,
  offset?: Start,
): Tensor<A, ResultShape<NoInfer<Fitting<A, L, Start>>>, ResultStride<NoInfer<Fitting<A, L, Start>>>>;

export function tensor(accessor: unknown, layout: any, offset: number = 0): AnyTensor {
  const fail = failing("tensor", () => show(layout));
  const data = accessorIn(accessor, fail);
  layoutIn(layout, fail);
  integerIn(offset, fail, "integer", Number.isInteger(offset));
  const made = isArray(data)
    ? new Bound(data, layout, offset)
    : new Bound(offset === 0 ? data : data.offset(offset), layout, 0);
  refuseOutside(made, fail);
  return made;
}

/**
 * Whether a value is a tensor that this library made.
 * @example isTensor(layout(4)) // false
 */
export function isTensor(value: unknown): value is Tensor {
  return value instanceof Bound;
}

/** `x` where it is a tensor; anything else is refused. */
export function tensorIn(x: unknown, fail: Fail): Tensor {
  return isTensor(x) ? x : fail("argument", show(x), "tensor");
}

/**
 * The tensor with another layout, `by` further on; that it stays within the array is not looked at. F2 strides add to that
 * without carries: where they have bits in common with it, it is kept apart, for an accessor adds as integers do.
 */
export function moved(of: Tensor, layout: AnyLayout, by: IntTuple): Tensor {
  const { accessor, offset } = of;
  const bits = bitsIn(layout);
  const all = startOf(of) === 0 ? by : xor(startOf(of), by as number);
  if (bits !== 0 && and(all as number, bits) !== 0) return new Bound(accessor, layout, offset, all as number);
  if (isArray(accessor)) return new Bound(accessor, layout, add(offset, all as number));
  return new Bound(all === 0 ? accessor : accessor.offset(all), layout, 0);
}

/** The F2 element that the offsets of a tensor add to without carries; 0 for most. */
export function startOf(of: Tensor): number {
  return (of as Bound).start;
}

/** How far from the accessor of a tensor an offset of its layout leads. */
export function placeOf(of: Tensor, offset: IntTuple): IntTuple {
  return startOf(of) === 0 ? offset : xor(startOf(of), offset as number);
}

/** Refuses a tensor that reaches out of its array. */
export function refuseOutside(of: Tensor, fail: Fail): void {
  const { accessor, layout, offset } = of;
  if (!isArray(accessor)) return;
  const { least, most } = reachOf(layout, startOf(of), fail);
  const [from, to] = exactly(fail, () => [add(offset, least), add(offset, most)] as const);
  if (from < 0 || to >= accessor.length) fail("bounds", from, to, accessor.length);
}

/** The operands of a refusal: a tensor shows its layout. */
export function shown(of: unknown): string {
  return show(isTensor(of) ? of.layout : of);
}

/** The only kind of tensor. */
class Bound implements Tensor {
  readonly accessor: AnyAccessor;
  readonly layout: Tensor["layout"];
  readonly offset: number;
  readonly start: number;

  constructor(accessor: AnyAccessor, layout: AnyLayout, offset: number, start: number = 0) {
    this.accessor = accessor;
    this.layout = layout as Tensor["layout"];
    this.offset = offset;
    this.start = start;
    Object.freeze(this);
  }

  toString(): string {
    const offset = this.offset === 0 ? "" : `+${this.offset}`;
    const start = this.start === 0 ? "" : `+f${this.start}`;
    return `${textOfAccessor(this.accessor)}${offset}${start} ∘ ${print(this.layout)}`;
  }

  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return this.toString();
  }
}
