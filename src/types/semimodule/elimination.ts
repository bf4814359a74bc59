import type { Bits, IsShorter, NumeralOfBits, StepsOf, Xor } from "./binary.js";
import type { Binary } from "./semimodule.js";

/*
 * Elimination over F2 (`runtime/semimodule/elimination.ts` is the same). A row is a value and the coordinate that is taken to it,
 * both as bits.
 */

/**
 * Rows in reduced form: every value has a leading bit that no other has. A row that depends on those before it is left
 * out.
 * @example Reduced<[["101", "1"], ["001", "01"]]> // [["001", "01"], ["1", "11"]]
 */
export type Reduced<Rows, Out extends unknown[] = []> = Rows extends [infer Row, ...infer Rest]
  ? Less<Row, Out> extends [infer Value, infer At]
    ? Value extends ""
      ? Reduced<Rest, Out>
      : Reduced<Rest, [...Cleared<Out, [Value, At]>, [Value, At]]>
    : never
  : Out;

/** A row less all others that it has the leading bit of. */
export type Less<Row, Others> = Others extends [infer Other, ...infer Rest]
  ? Less<Without<Row, Other>, Rest>
  : Row;

/** The rows without the leading bit of another one. */
type Cleared<Rows, Other, Out extends unknown[] = []> = Rows extends [infer Row, ...infer Rest]
  ? Cleared<Rest, Other, [...Out, Without<Row, Other>]>
  : Out;

/** A row plus another one, where it has the leading bit of that. */
type Without<Row, Other> = [Row, Other] extends [[infer V, infer A], [infer W, infer B]]
  ? HasLead<V, W> extends true
    ? [Xor<V, W>, Xor<A, B>]
    : Row
  : never;

/** Whether `V` has the leading bit of `W`: four bits at a look, then one by one. */
type HasLead<V, W> = W extends `${string}${string}${string}${string}${infer Ws}`
  ? Ws extends ""
    ? HasLeadSoon<V, W>
    : V extends `${string}${string}${string}${string}${infer Vs}`
      ? HasLead<Vs, Ws>
      : false
  : HasLeadSoon<V, W>;

type HasLeadSoon<V, W> = W extends `${string}${infer Ws}`
  ? V extends `${infer v}${infer Vs}`
    ? Ws extends ""
      ? v extends "1"
        ? true
        : false
      : HasLeadSoon<Vs, Ws>
    : false
  : false;

/** The highest bit of a value. @example Lead<"101"> // "001" */
export type Lead<V, Out extends string = ""> = V extends `${string}${infer Vs}`
  ? Vs extends ""
    ? `${Out}1`
    : Lead<Vs, `0${Out}`>
  : "";

/** The highest bit that any value has, alone. */
export type Highest<Rows, So = ""> = Rows extends [[infer V, unknown], ...infer Rest]
  ? Highest<Rest, IsShorter<So, V> extends true ? V : So>
  : Lead<So>;

/** The largest sum of a value and some of the others, which are reduced. */
export type Largest<Rows, So> = Rows extends [[infer V, unknown], ...infer Rest]
  ? Largest<Rest, HasLead<So, V> extends true ? So : Xor<So, V>>
  : So;

/** The coordinate of the row with just this value; `null` if there is none. */
export type Exactly<Rows, Value> = Rows extends [[infer V, infer At], ...infer Rest]
  ? V extends Value
    ? At
    : Exactly<Rest, Value>
  : null;

/** The coordinate of the row that this bit leads; 0 if there is none. */
export type Leading<Rows, Bit> = Rows extends [[infer V, infer At], ...infer Rest]
  ? Lead<V> extends Bit
    ? At
    : Leading<Rest, Bit>
  : "";

/** Rows of values and places side by side; a value without any bit is 0. */
export type RowsIn<Values, Places, Out extends unknown[]> = Places extends `${infer Place};${infer Others}`
  ? Values extends `${infer Value};${infer Rest}`
    ? RowsIn<Rest, Others, [...Out, [Value extends `${string}1${string}` ? Value : "", Place]]>
    : Out
  : Out;

/** The rows of modes of binary strides, each with the step that it takes in its own mode. */
export type ValuesOf<M, Out extends unknown[] = []> = M extends `${infer S}:${infer D},${infer Rest}`
  ? ValuesOf<Rest, D extends `f${infer A}` ? RowsIn<StepsOf<S, Bits<A>>, StepsOf<S, "1">, Out> : Out>
  : Out;

/** Rows of which only the values count. */
export type BitRows<List, Out extends unknown[] = []> = List extends [infer Bit, ...infer Rest]
  ? BitRows<Rest, [...Out, [Bit, ""]]>
  : Out;

/** A mode of size 2 to each element. */
export type Singles<List, Out extends string = ""> = List extends [infer At, ...infer Rest]
  ? Singles<Rest, Single<Out, "2", Binary<NumeralOfBits<At>>>>
  : Out;

/** The modes with one more. */
export type Single<Out extends string, N, D> = `${Out}${N & string}:${D & string},`;

/** Twice an element. */
export type Doubled<B> = `0${B & string}`;
