import type { AnyAccessor } from "../types/accessor.js";
import type { Accepted } from "../types/diagnostic.js";
import type { IntTuple } from "../types/htuple.js";
import type { AnyLayout, ResultShape, ResultStride } from "../types/layout.js";
import type { AnyTensor, Fitting, Tensor } from "../types/tensor.js";
import { accessorIn, isArray, textOfAccessor } from "./accessor.js";
import { exactly, type Fail, failing } from "./diagnostic.js";
import { integerIn, show } from "./htuple.js";
import { add } from "./integer.js";
import { layoutIn, print } from "./layout.js";
import { reachOf, refuseCarry } from "./reach.js";

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
    : moved(new Bound(data, layout, 0), layout, offset, fail);
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

/** The tensor with another layout, `by` further on; that it stays within the array is not looked at. */
export function moved({ accessor, offset }: Tensor, layout: AnyLayout, by: IntTuple, fail: Fail): Tensor {
  if (!isArray(accessor)) return new Bound(by === 0 ? accessor : accessor.offset(by), layout, 0);
  if (by !== 0) refuseCarry(layout, by as number, fail);
  return new Bound(accessor, layout, add(offset, by as number));
}

/** Refuses a tensor that reaches out of its array. */
export function refuseOutside({ accessor, layout, offset }: AnyTensor, fail: Fail): void {
  if (!isArray(accessor)) return;
  const { least, most } = reachOf(layout, fail);
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

  constructor(accessor: AnyAccessor, layout: AnyLayout, offset: number) {
    this.accessor = accessor;
    this.layout = layout as Tensor["layout"];
    this.offset = offset;
    Object.freeze(this);
  }

  toString(): string {
    const start = this.offset === 0 ? "" : `+${this.offset}`;
    return `${textOfAccessor(this.accessor)}${start} ∘ ${print(this.layout)}`;
  }

  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return this.toString();
  }
}
