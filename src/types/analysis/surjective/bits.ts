import type { AllBits, IsPowerOfTwo, NumeralOfBits } from "../../semimodule/binary.js";
import type { Exactly, Reduced, ValuesOf } from "../../semimodule/elimination.js";
import type { Order, Plus } from "../../semimodule/integer.js";

/**
 * The least value below a bound, or the cosize, that modes of binary strides do not yield: the least bit that is no sum of
 * their steps. `null` where there is none. Over an extent that is no power of two only the run time looks for the least one:
 * `some` where there is one, `?` where that is not known.
 * @example MissingBits<"4:f1,4:f8,", null> // "4"
 */
export type MissingBits<M, Bound> =
  Below<
    LeastOut<Reduced<ValuesOf<M>>>,
    Bound extends null ? Plus<NumeralOfBits<AllBits<M>>, "1"> : Bound
  > extends infer Least
    ? ArePowers<M> extends true
      ? Least
      : Least extends "?" | null
        ? "?"
        : "some"
    : never;

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
