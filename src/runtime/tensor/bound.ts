import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import type { AnyAccessor } from "../../types/tensor/accessor.js";
import type { OpenTensor, Tensor } from "../../types/tensor/tensor.js";
import { type Fail, failing } from "../diagnostic.js";
import { offsetOf } from "../layout/evaluation.js";
import { print } from "../layout/mapping.js";
import { extent } from "../layout/shape.js";
import { show } from "../layout/text.js";
import { xor } from "../semimodule/binary.js";
import { isArray, isImplicit, textOfAccessor } from "./accessor.js";
import { offsetFunction } from "./offsets.js";
import { reachOf, refuseReach } from "./reach.js";

/** The only kind of tensor: `start` and `edges` are what {@link startOf} and {@link edgesOf} give. */
export interface Bound extends Tensor<AnyAccessor, IntTuple, IntTuple, boolean> {
  readonly start: number;
  readonly edges: readonly Edge[];
}

type Make = new (
  accessor: AnyAccessor,
  layout: AnyLayout,
  offset: number,
  start?: number,
  edges?: readonly Edge[],
) => Bound;

export const Bound: Make = class implements Bound {
  readonly accessor: AnyAccessor;
  readonly layout: OpenTensor["layout"];
  readonly offset: number;
  readonly shape: IntTuple;
  readonly ragged: boolean;
  readonly start: number;
  readonly edges: readonly Edge[];

  constructor(
    accessor: AnyAccessor,
    layout: AnyLayout,
    offset: number,
    start: number = 0,
    edges: readonly Edge[] = [],
  ) {
    this.accessor = accessor;
    this.shape = layout.shape;
    this.layout = layout as OpenTensor["layout"];
    this.offset = offset;
    this.ragged = edges.length > 0;
    this.start = start;
    this.edges = edges;
    Object.freeze(this);
  }

  *[Symbol.iterator](): IterableIterator<unknown> {
    const { accessor, layout, offset } = this;
    const fail = failing("get", () => show(layout));
    refuseUntouchable(this, fail);
    const at = isArray(accessor)
      ? offsetFunction(layout)
      : (i: number): IntTuple => offsetOf(i, layout, fail);
    const size = extent(layout.shape);
    for (let i = 0; i < size; i++) {
      const place = placeOf(this, at(i));
      yield isArray(accessor) ? accessor[offset + (place as number)] : accessor.offset(place).dereference();
    }
  }

  toString(): string {
    const offset = this.offset === 0 ? "" : `+${this.offset}`;
    const start = this.start === 0 ? "" : `+f${this.start}`;
    return `${textOfAccessor(this.accessor)}${offset}${start} ∘ ${print(this.layout)}`;
  }

  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return this.toString();
  }
};

/** A mode that a view steps past the end of: how it steps along, by way of the coordinates of what it was cut from. */
export interface Edge {
  readonly along: readonly OpenTensor[];
  readonly end: number;
}

/** The edges that a tensor steps past; none of one that is whole. */
export function edgesOf(of: OpenTensor): readonly Edge[] {
  return (of as Bound).edges;
}

/** The F2 element that the offsets of a tensor add to without carries; 0 for most. */
export function startOf(of: OpenTensor): number {
  return (of as Bound).start;
}

/** How far from the accessor of a tensor an offset of its layout leads. */
export function placeOf(of: OpenTensor, offset: IntTuple): IntTuple {
  return startOf(of) === 0 ? offset : xor(startOf(of), offset as number);
}

/** Refuses a tensor that reaches out of its array. */
export function refuseOutside(of: OpenTensor, fail: Fail): void {
  const { accessor, layout, offset } = of;
  if (!isArray(accessor)) return;
  refuseReach(reachOf(layout, startOf(of), fail), accessor.length, offset, fail);
}

/** Refuses a tensor that is not touched as a whole: it is ragged, or out of its array. */
export function refuseUntouchable(of: OpenTensor, fail: Fail): void {
  if (isGuarded(of)) fail("ragged");
  refuseOutside(of, fail);
}

/** Whether a tensor is ragged, and over memory: what an implicit accessor yields past the end is computed, not read. */
export function isGuarded({ accessor, ragged }: OpenTensor): boolean {
  return ragged && !isImplicit(accessor);
}
