import type { AllBits, Bits, Carryless, IsPowerOfTwo, NumeralOfBits, Xor } from "../../semimodule/binary.js";
import type { Exactly, Reduced, ValuesOf } from "../../semimodule/elimination.js";
import type { Minus, Order, Plus } from "../../semimodule/integer.js";
import type { LeastBeyond, SizeOf } from "../offsets.js";

/**
 * The least value below a bound, or the cosize, that modes of binary strides do not yield: the least bit that is no sum of
 * their steps. `null` where there is none. Over an extent that is no power of two the values are looked at, up to 256 of them; of more
 * only the run time looks for the least one: `some` where there is one, `?` where that is not known.
 * @example MissingBits<"4:f1,4:f8,", null> // "4"
 */
export type MissingBits<M, Bound> =
  Below<
    LeastOut<Reduced<ValuesOf<M>>>,
    Bound extends null ? Plus<NumeralOfBits<AllBits<M>>, "1"> : Bound
  > extends infer Least
    ? ArePowers<M> extends true
      ? Least
      : Unreached<ValuesIn<M>, Bound extends null ? Plus<NumeralOfBits<AllBits<M>>, "1"> : Bound, Least>
    : never;

/** Of few values all are looked at. */
type Unreached<Values, Bound, Least> = [Values] extends [null]
  ? Least extends "?" | null
    ? "?"
    : "some"
  : Bound extends "?"
    ? "?"
    : LeastBeyond<"1", Bound, Values>;

/** Over powers of two all sums of the steps are yielded. */
type ArePowers<M> = M extends `${infer S}:${string},${infer Rest}`
  ? IsPowerOfTwo<S> extends true
    ? ArePowers<Rest>
    : false
  : true;

/** The least bit that no row is. */
type LeastOut<Rows, Bit extends string = "1"> =
  Exactly<Rows, Bit> extends null ? NumeralOfBits<Bit> : LeastOut<Rows, `0${Bit}`>;

/** A value past the bound is none that is missing. */
type Below<Value, Bound> =
  Order<Value, Bound> extends infer O ? (O extends "<" ? Value : O extends "?" ? O : null) : never;

/** The values of modes of binary strides as a union, `null` where they are not known or more than 256. */
type ValuesIn<M> = M extends `${string}?${string}`
  ? null
  : Order<SizeOf<M>, "256"> extends "<" | "="
    ? NumeralOfEach<SumsOf<M, "">>
    : null;

type NumeralOfEach<Values> = Values extends unknown ? NumeralOfBits<Values> : never;

type SumsOf<M, So> = M extends `${infer S}:${infer D},${infer Rest}`
  ? SumsOf<Rest, D extends `f${infer A}` ? Steps<Minus<S, "1">, Bits<A>, So, So> : So>
  : So;

/** Multiple by multiple of one mode, the largest first. */
type Steps<N, A, From, So> = N extends "0"
  ? So
  : Steps<Minus<N, "1">, A, From, So | SumOfEach<From, Carryless<Bits<N>, A>>>;

type SumOfEach<From, B> = From extends unknown ? Xor<From, B> : never;
