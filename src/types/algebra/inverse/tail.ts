import type { ExtentOfModes, LastAlone } from "../../layout/modes.js";
import type { Bits, IsPowerOfTwo, IsShorter, NumeralOfBits } from "../../semimodule/binary.js";
import type { Doubled, Highest, Single, Singles } from "../../semimodule/elimination.js";
import type { Binary } from "../../semimodule/semimodule.js";
import type { Simplified } from "../coalesce.js";

/**
 * How a layout over F2 goes on past its size, by a last mode of size 1 and of a power of two: a bit to each bit. As many
 * of these as reach the highest bit of its values are rows like those of the others; past them nothing meets. The first
 * bit stands before the rows; that past all values, and the coordinate that is taken to it, behind them.
 */
export interface Tail<out First, out Rows, out Value, out At> {
  readonly tail: [First, Rows, Value, At];
}

/**
 * The tail of modes with these rows; `null` where they have none, or none that numbers hold.
 * @example TailOf<"2:f3,1:f2,", [["11", "1"]]> // Tail<"01", [["01", "01"]], "001", "001">
 */
export type TailOf<M, Rows> =
  LastAlone<M> extends `f${infer D}`
    ? [IsPowerOfTwo<D>, IsPowerOfTwo<ExtentOfModes<M>>] extends [true, true]
      ? Reach<Highest<Rows>, Bits<D>, Bits<ExtentOfModes<M>>>
      : null
    : null;

/** Bit after bit, until one is past the highest. */
type Reach<High, Value, At, First = Value, Rows extends unknown[] = []> =
  IsShorter<High, Value> extends true
    ? [IsShorter<Value, PastAll>, IsShorter<At, PastAll>] extends [true, true]
      ? Tail<First, Rows, Value, At>
      : null
    : Reach<High, Doubled<Value>, Doubled<At>, First, [...Rows, [Value, At]]>;

/** 2^53, the first bit that no number has. */
type PastAll = "000000000000000000000000000000000000000000000000000001";

/** The modes of bits up to where a tail is past all values, and a mode of size 1 that leads back over it: it has its bits. */
export type Ending<List, T> =
  T extends Tail<unknown, infer Rows, unknown, infer At> ? WithoutTail<List, Rows, At> : never;

/** A last bit that the mode of size 1 has too is left to it. */
type WithoutTail<List, Rows, At> = Rows extends [unknown, ...infer Fewer]
  ? List extends [...infer Less, infer Last]
    ? At extends Doubled<Last>
      ? WithoutTail<Less, Fewer, Last>
      : WithEnd<List, At>
    : never
  : WithEnd<List, At>;

type WithEnd<List, At> = Simplified<Single<Singles<List>, "1", Binary<NumeralOfBits<At>>>>;
