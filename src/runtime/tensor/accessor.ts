import type { IntTuple } from "../../types/layout/htuple.js";
import type { Nesting } from "../../types/layout/levels.js";
import type {
  Accessor,
  AnyAccessor,
  ArrayAccessor,
  CoordinateAccessor,
  CoordinatesAt,
  CountingAccessor,
} from "../../types/tensor/accessor.js";
import { type Fail, failing } from "../diagnostic.js";
import { integerOf, integersOf, isTuple, sameProfile } from "../layout/htuple.js";
import { isLayout } from "../layout/layout.js";
import { show, textOf } from "../layout/text.js";
import { add } from "../semimodule/integer.js";

/** What arrays are written with in common, whatever their elements. */
export type Writable = { [index: number]: unknown; readonly length: number };

/**
 * An accessor that yields where it stands: {a} in the paper (section 4.5), by which a layout becomes a tensor of its own
 * offsets. Refused is a start that is no integer.
 * @param start where it stands
 * @returns the accessor
 * @throws LayoutError: integer, overflow
 * @law at an offset it yields that offset (test/tensor/tensor.test.ts)
 * @see {@link coordinates}
 * @example String(get(tensor(counting(100), layout("(4,8):(8,1)")), 1, 2)) // "110"
 */
export function counting(start = 0): CountingAccessor {
  return counted(
    integerOf(
      start,
      failing("counting", () => show(start)),
    ),
  );
}

/**
 * An accessor that yields the coordinate where it stands, for layouts whose strides are coordinates: {(a,b)} in the paper
 * (section 4.5). Without a start it stands at the origin.
 * @param start the coordinate where it stands, mode by mode
 * @returns the accessor
 * @throws LayoutError: integer, overflow
 * @law at the coordinate c of an identity layout it yields c (test/tensor/tensor.test.ts)
 * @see {@link counting}
 * @example coordinates(2, 3).offset([4, 1]).dereference() // [6, 4]
 */
export function coordinates<const Start extends readonly Nesting<number>[]>(
  ...start: Start
): CoordinateAccessor<CoordinatesAt<Start>>;

export function coordinates(...start: readonly IntTuple[]): CoordinateAccessor {
  const fail = failing("coordinates", () => show(start));
  return located(start.length === 0 ? 0 : integersOf(start, fail));
}

/** Whether an accessor is an array, typed or not. */
export function isArray(accessor: unknown): accessor is ArrayAccessor {
  return Array.isArray(accessor) || (ArrayBuffer.isView(accessor) && !(accessor instanceof DataView));
}

/** Whether an accessor is a typed array. */
export function isTypedArray(accessor: AnyAccessor): accessor is TypedArray {
  return ArrayBuffer.isView(accessor);
}

/** What an accessor of this library counts, `undefined` for any other. */
export function countedBy(accessor: AnyAccessor): "integers" | "coordinates" | undefined {
  return "counts" in accessor ? (accessor as CountingAccessor | CoordinateAccessor).counts : undefined;
}

/** Whether an accessor computes what it yields. */
export function isImplicit(accessor: AnyAccessor): boolean {
  return "implicit" in accessor && accessor.implicit === true;
}

/** `x` where it is an accessor; anything else is refused. */
export function accessorIn(x: unknown, fail: Fail): AnyAccessor {
  if (isArray(x)) return x;
  if (typeof x === "object" && x !== null && "offset" in x && "dereference" in x)
    if (typeof x.offset === "function" && typeof x.dereference === "function") return x as Accessor;
  return fail("argument", show(x), isLayout(x) ? "accessor, which comes before the layout" : "accessor");
}

/** The kind of all elements of a typed array; of other accessors it is not known. */
export function valueKind(accessor: AnyAccessor): "number" | "bigint" | "?" {
  if (!isTypedArray(accessor)) return "?";
  return accessor instanceof BigInt64Array || accessor instanceof BigUint64Array ? "bigint" : "number";
}

/** Whether an accessor cannot be written to. */
export function isFixed(accessor: AnyAccessor): boolean {
  return isArray(accessor) ? Object.isFrozen(accessor) : !("assign" in accessor);
}

/** Refuses an accessor that cannot be written to. */
export function writableIn(accessor: AnyAccessor, fail: Fail): void {
  if (isFixed(accessor)) fail("argument", "the accessor", "place to write to");
}

/** An accessor as tensors print it: `{5}`, `Float32Array(32)`. */
export function textOfAccessor(accessor: AnyAccessor): string {
  if (isArray(accessor)) return `${accessor.constructor.name}(${accessor.length})`;
  return accessor.toString === Object.prototype.toString
    ? `{${accessor.constructor?.name ?? "accessor"}}`
    : `${accessor}`;
}

/** The accessor that yields the integers from `at` on. */
function counted(at: number): CountingAccessor {
  return Object.freeze({
    offset: (by: number) => counted(add(at, by)),
    dereference: () => at,
    implicit: true,
    counts: "integers",
    toString: () => `{${at}}`,
  });
}

/** The accessor that yields coordinates from `at` on. */
function located(at: IntTuple): CoordinateAccessor {
  return Object.freeze({
    offset: (by: IntTuple) => located(sum(at, by)),
    dereference: () => at,
    implicit: true,
    counts: "coordinates",
    toString: () => `{${textOf(at)}}`,
  });
}

/** Two coordinates added mode by mode; 0 goes with any, and modes that one lacks are 0 there. */
function sum(a: IntTuple, b: IntTuple): IntTuple {
  if (a === 0) return b;
  if (b === 0) return a;
  if (isTuple(a) && isTuple(b))
    return Array.from({ length: Math.max(a.length, b.length) }, (_, i) => sum(a[i] ?? 0, b[i] ?? 0));
  if (!sameProfile(a, b)) failing("coordinates", () => show(a))("profile", show(b), show(a));
  return add(a as number, b as number);
}

/** The typed arrays of numbers. */
type NumberArray =
  | Int8Array
  | Uint8Array
  | Uint8ClampedArray
  | Int16Array
  | Uint16Array
  | Int32Array
  | Uint32Array
  | Float32Array
  | Float64Array;

/** The typed arrays of big integers. */
export type BigIntArray = BigInt64Array | BigUint64Array;

/** The typed arrays. */
export type TypedArray = NumberArray | BigIntArray;
