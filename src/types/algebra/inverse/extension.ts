import type { ExtentOfModes, LastAlone } from "../../layout/modes.js";
import type { Bits, IsPower } from "../../semimodule/binary.js";
import type { Quotient } from "../../semimodule/integer.js";
import type { Simplified } from "../coalesce.js";

/**
 * The modes of an inverse, and where the layout ends in a mode of size 1 that continues what they cover, one that leads
 * back to it: they are inverse past the size too.
 * @example Extended<"8:4,4:1,", "4:8,8:1,1:32,"> // "8:4,4:1,1:32,"
 */
export type Extended<R, M> = `,${M & string}` extends `${string},1:${string}` ? Ended<R, LastAlone<M>, M> : R;

/** The mode of size 1 leads back to where the layout ends, if its stride is just what the inverse covers. */
type Ended<R, D, M> = D extends "0"
  ? R
  : R extends `✗${string}`
    ? R
    : `${R & string}${M & string}` extends `${string}?${string}`
      ? "?"
      : D extends ExtentOfModes<R>
        ? Simplified<Longer<R, ExtentOfModes<M>, "">>
        : R;

/** The modes with one of size 1 behind. */
type Longer<R, At, Kind extends string> = `${R & string}1:${Kind}${At & string},`;

/**
 * The same over F2, where that mode is of a power of two. A left inverse has one also where the values of the mode begin
 * past what is covered, over the gap.
 * @example ExtendedBits<"right", "8:f1,8:f9,", "8:f1,8:f9,1:f64,"> // "8:f1,8:f9,1:f64,"
 */
export type ExtendedBits<Side, R, M> =
  LastAlone<M> extends `f${infer D}`
    ? [IsPower<Bits<D>>, IsPower<Bits<ExtentOfModes<M>>>] extends [true, true]
      ? Met<Side, Quotient<D, ExtentOfModes<R>>, R, ExtentOfModes<M>>
      : R
    : R;

/** A `Gap` of one is none: the mode begins where what is covered ends. */
type Met<Side, Gap, R, Size> = Gap extends "1"
  ? Simplified<Longer<R, Size, "f">>
  : Gap extends string
    ? Side extends "left"
      ? Simplified<Longer<Gapped<R, Gap>, Size, "f">>
      : R
    : R;

/** What lies in the gap goes to 0. */
type Gapped<R, Gap> = `${R & string}${Gap & string}:0,`;
