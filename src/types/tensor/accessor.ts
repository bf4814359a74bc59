import type { Code } from "../diagnostic.js";
import type { IntTuple, IsOpen } from "../layout/htuple.js";

/**
 * What a tensor reads its values through (paper, section 4.5): it moves by an offset, and gives the value where it stands.
 * `offset` leaves the accessor it is called on where it is.
 */
export interface Accessor<out Value = unknown> {
  /** The accessor `by` further on: an integer, or a coordinate where the strides of the layout are coordinates. */
  offset(by: any): Accessor<Value>;
  /** The value where the accessor stands. */
  dereference(): Value;
}

/**
 * An accessor that computes what it yields, as `counting` and `coordinates` do: it touches no memory, so that a tile may be
 * read through it past the end of its tensor.
 */
export interface ImplicitAccessor<out Value = unknown> extends Accessor<Value> {
  /** The accessor `by` further on. */
  offset(by: any): ImplicitAccessor<Value>;
  readonly implicit: true;
}

/** What `counting` makes: it yields integers, and is moved by them alone. */
export interface CountingAccessor extends ImplicitAccessor<number> {
  /** The accessor `by` further on. */
  offset(by: any): CountingAccessor;
  readonly counts: "integers";
}

/** What `coordinates` makes: it yields the coordinate where it stands, `0` where that is the origin of any layout. */
export interface CoordinateAccessor<out At = IntTuple> {
  /** The accessor `by` further on. */
  offset(by: any): CoordinateAccessor;
  /** The coordinate where it stands. */
  dereference(): At;
  readonly implicit: true;
  readonly counts: "coordinates";
}

/**
 * What `coordinates(...start)` yields.
 * @example CoordinatesAt<[2, [3, 4]]> // [number, [number, number]]
 */
export type CoordinatesAt<Start> =
  IsOpen<Start> extends true ? IntTuple : Start extends readonly [] ? 0 : Numbers<Start>;

/** A number for each integer of a tuple. */
export type Numbers<T> = [T] extends [number]
  ? number
  : [T] extends [readonly unknown[]]
    ? { -readonly [I in keyof T]: Numbers<T[I]> }
    : IntTuple;

/** An accessor that can be written to. */
export interface WritableAccessor<out Value = unknown> extends Accessor<Value> {
  /** The accessor `by` further on. */
  offset(by: any): WritableAccessor<Value>;
  /** Puts a value where the accessor stands. */
  assign(value: any): void;
}

/**
 * An accessor that stands at an offset of a layout, and reads the accessor below at what the layout makes of it: a swizzled
 * array. By it a composed layout is a tensor of its inner layout: what a slice fixes is added before the outer one.
 */
export interface Through<out Data = unknown, out Outer = unknown> extends Accessor<ElementOf<Data>> {
  /** The accessor `by` further on, before the layout. */
  offset(by: any): Through<Data, Outer>;
  readonly data: Data;
  readonly outer: Outer;
  /** The offset that the layout is asked for. */
  readonly at: number;
  /** Where in the data the layout starts. */
  readonly start: number;
}

/** An array of any element type, typed or not; offsets are its indices. */
export type ArrayAccessor = readonly unknown[] | (ArrayBufferView & ArrayLike<unknown>);

/** Whatever a tensor can read through. */
export type AnyAccessor = ArrayAccessor | Accessor;

/**
 * What an accessor yields.
 * @example ElementOf<BigInt64Array> // bigint
 */
export type ElementOf<A> =
  A extends ArrayLike<infer Value> ? Value : A extends { dereference(): infer Value } ? Value : unknown;

/** How many elements an array has where its type tells, else `number`. */
export type LengthOf<A> = A extends readonly unknown[] ? A["length"] : number;

/** Whether an accessor can be written to; `boolean` where only the run time can tell. */
type IsWritable<A> = unknown extends A
  ? boolean
  : A extends readonly unknown[]
    ? A extends unknown[]
      ? true
      : false
    : A extends ArrayBufferView
      ? true
      : A extends Through<infer Data>
        ? IsWritable<Data>
        : "assign" extends keyof A
          ? true
          : false;

/** Whether an accessor computes what it yields. */
export type IsImplicit<A> = A extends { readonly implicit: true }
  ? true
  : A extends Through<infer Data>
    ? IsImplicit<Data>
    : false;

/** The kind of an element, for values of one kind go with each other; `?` where it is not known. */
export type ValueKind<V> = unknown extends V
  ? "?"
  : NoInfer<V> extends never
    ? "?"
    : NoInfer<V> extends number
      ? "number"
      : NoInfer<V> extends bigint
        ? "bigint"
        : NoInfer<V> extends string
          ? "string"
          : NoInfer<V> extends boolean
            ? "boolean"
            : NoInfer<V> extends object | null
              ? "object"
              : NoInfer<V> extends undefined
                ? "undefined"
                : "?";

/** A kind of elements as a message names one of them. */
export type OneOf<Kind> = Kind extends "object" ? "an object" : `a ${Kind & string}`;

/**
 * Why an operation is refused: a code and the values of its sentence, from which the refusal is made where it is one.
 * `null` stands for no fault. (As text the operands would be made for every call that is none.)
 */
export type Fault<C extends Code = Code, Values extends string[] = string[]> = readonly [C, Values];

/** Why values of `V` cannot be put into the accessor `A`. */
export type AssignFault<V, A> =
  MixFault<ValueKind<V>, ValueKind<ElementOf<A>>> extends infer Mix
    ? Mix extends null
      ? NoInfer<IsWritable<A>> extends false
        ? Fault<"argument", ["the accessor", "place to write to"]>
        : null
      : Mix
    : never;

/** Why values of two kinds do not go together. */
export type MixFault<K, Into> = K extends Into
  ? null
  : "?" extends K | Into
    ? null
    : Fault<"elements", [K & string, Into & string]>;
