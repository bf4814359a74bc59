import type { Bits, IsPowerOfTwo, StepsOf } from "../../semimodule/binary.js";
import type { Exactly, RowsIn } from "../../semimodule/elimination.js";
import type { Product, Quotient } from "../../semimodule/integer.js";

/**
 * The bits of the coordinate of a layout, and where each is taken; `✗` and the extent below another mode that is no power
 * of two.
 */
export type RowsOf<M, At = "1", Out extends unknown[] = []> = M extends `${infer S}:${infer D},${infer Rest}`
  ? S extends "1"
    ? RowsOf<Rest, At, Out>
    : [IsLast<Rest>, IsPowerOfTwo<S>] extends [false, false]
      ? `✗${S}`
      : RowsOf<
          Rest,
          Product<At, S>,
          RowsIn<StepsOf<S, D extends `f${infer A}` ? Bits<A> : "">, StepsOf<S, Bits<At>>, Out>
        >
  : Out;

/** Whether only modes of size 1 follow. */
type IsLast<M> = M extends `1:${string},${infer Rest}` ? IsLast<Rest> : M extends "" ? true : false;

/** The odd part of the last mode, `[size, place]`; `null` where it has none, or stands still. */
export type TopOf<M, At = "1"> = M extends `${infer S}:${infer D},${infer Rest}`
  ? IsLast<Rest> extends true
    ? D extends "0"
      ? null
      : Odd<S, At>
    : TopOf<Rest, Product<At, S>>
  : null;

/** Its factors of two are bits like others, and move the place on. */
type Odd<S, At> = S extends "1"
  ? null
  : Quotient<S, "2"> extends infer Half
    ? Half extends null
      ? [S, Bits<At>]
      : Odd<Half, Product<At, "2">>
    : never;

/** The coordinates of the values 1, 2, 4 and so on, up to the first that has none. */
export type Solved<Rows, Bit extends string = "1", Out extends unknown[] = []> =
  Exactly<Rows, Bit> extends infer At
    ? At extends null
      ? Out
      : Solved<Rows, `0${Bit}`, [...Out, At]>
    : never;

/** The first coordinate that is past the last mode, in bits. */
export type End<Top> = Top extends [infer Size, infer Place] ? Past<Place, Bits<Size>> : "";

/** The product of a power of two and an element. */
type Past<Place, Size> = Place extends `0${infer Rest}` ? `0${Past<Rest, Size>}` : Size & string;
