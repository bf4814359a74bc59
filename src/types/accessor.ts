import type { Clip, Refusal } from "./diagnostic.js";

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

/** An accessor that can be written to. */
export interface WritableAccessor<out Value = unknown> extends Accessor<Value> {
  /** The accessor `by` further on. */
  offset(by: any): WritableAccessor<Value>;
  /** Puts a value where the accessor stands. */
  assign(value: any): void;
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
export type IsWritable<A> = unknown extends A
  ? boolean
  : A extends readonly unknown[]
    ? A extends unknown[]
      ? true
      : false
    : A extends ArrayBufferView
      ? true
      : "assign" extends keyof A
        ? true
        : false;

/** The kind of an element, for values of one kind go with each other; `?` where it is not known. */
export type KindOf<V> = 0 extends 1 & V
  ? "?"
  : [V] extends [never]
    ? "?"
    : [V] extends [number]
      ? "number"
      : [V] extends [bigint]
        ? "bigint"
        : [V] extends [string]
          ? "string"
          : [V] extends [boolean]
            ? "boolean"
            : [V] extends [object | null]
              ? "object"
              : [V] extends [undefined]
                ? "undefined"
                : "?";

/** `R`, or the refusal of an operation that puts values of `V` into the accessor `A`. */
export type Assigned<Operation extends string, Operands extends string, V, A, R> =
  Mixed<Operation, Operands, KindOf<V>, KindOf<ElementOf<A>>, null> extends infer Refused
    ? Refused extends null
      ? [IsWritable<A>] extends [false]
        ? Refusal<Operation, Operands, "argument", ["the accessor", "place to write to"]>
        : R
      : Refused
    : never;

/** `R`, or the refusal of an operation on values of two kinds. */
export type Mixed<Operation extends string, Operands extends string, K, Into, R> = K extends Into
  ? R
  : "?" extends K | Into
    ? R
    : Refusal<Operation, Operands, "elements", [K & string, Into & string]>;

/** Two operands as a message shows them. */
export type Pair<A extends string, B extends string> = `${Clip<A>} → ${Clip<B>}`;
