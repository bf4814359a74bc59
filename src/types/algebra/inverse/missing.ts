import type { NumeralOfBits, TrimmedBits, Xor } from "../../semimodule/binary.js";
import type { BitRows, Largest, Reduced } from "../../semimodule/elimination.js";
import type { Order } from "../../semimodule/integer.js";
import type { End, RowsOf, Solved, TopOf } from "./rows.js";

/**
 * The least value that binary strides do not yield, as a numeral, of a layout that yields each once; `null` where it yields
 * some twice, `✗` and the extent where its coordinates are no sums of bits.
 * @example MissingOfBits<"4:f1,4:f8,"> // "4"
 */
export type MissingOfBits<M> =
  RowsOf<M> extends infer Rows
    ? Rows extends unknown[]
      ? Reduced<Rows> extends infer Independent extends unknown[]
        ? Independent["length"] extends Rows["length"]
          ? LeastMissing<Solved<Independent>, TopOf<M>>
          : null
        : never
      : Rows
    : never;

/** The sums of all bits are taken; what is missing is the next bit, or the least sum past the end. */
type LeastMissing<List, Top> = Top extends null
  ? PowerOf<List>
  : Order<NumeralOfBits<Largest<Reduced<BitRows<List>>, "">>, NumeralOfBits<End<Top>>> extends "<"
    ? PowerOf<List>
    : NumeralOfBits<LeastPast<List, NumeralOfBits<End<Top>>>>;

/** Two to the length of a list. */
type PowerOf<List, Out extends string = ""> = List extends [unknown, ...infer Rest]
  ? PowerOf<Rest, `0${Out}`>
  : NumeralOfBits<`${Out}1`>;

/**
 * The least sum of bits that is taken to `Past` or past it, in bits, where all of them together are: from the highest bit
 * on, one is left out where those below still lead past the end.
 */
export type LeastPast<List, Past, At = "", Value extends string = ""> = List extends [
  ...infer Lower,
  infer Bit,
]
  ? Order<NumeralOfBits<Largest<Reduced<BitRows<Lower>>, At>>, Past> extends "<"
    ? LeastPast<Lower, Past, Xor<At, Bit>, `1${Value}`>
    : LeastPast<Lower, Past, At, `0${Value}`>
  : TrimmedBits<Value>;
