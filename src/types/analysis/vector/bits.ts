import type { AsLayout } from "../../algebra/as-layout.js";
import type { RightModes } from "../../algebra/inverse/integers.js";
import type { LeastPast } from "../../algebra/inverse/missing.js";
import type { RowsOf, Solved } from "../../algebra/inverse/rows.js";
import type { ByStrideAt } from "../../layout/by-stride.js";
import type { AnyComposedLayout, Layout } from "../../layout/layout.js";
import type { ExtentOfModes, Modes } from "../../layout/modes.js";
import type { Bits, IsPowerOfTwo, NumeralOfBits, Or, Shares, StepsOf } from "../../semimodule/binary.js";
import type { BitRows, Largest, Reduced } from "../../semimodule/elimination.js";
import type { Order, Quotient } from "../../semimodule/integer.js";
import type { PlacesOf } from "./places.js";

/** A layout bit by bit: to what those of the coordinate are taken, and from which those of the value come. */
export interface OfBits<out To, out Back, out Sums, out Size> {
  readonly ofBits: [To, Back, Sums, Size];
}

/** A layout of binary strides, or of integers beside one; a composed one is the layout that it is. `✗` and why not; `?`. */
export type InBits<L> =
  L extends Layout<infer S, infer D>
    ? OfModes<Modes<S, D>>
    : L extends AnyComposedLayout
      ? InBits<AsLayout<L>>
      : L;

type OfModes<M> = M extends `${string}?${string}`
  ? "?"
  : M extends `${string}f${string}`
    ? OfRows<RowsOf<M>, null, "bits", M>
    : PlacesOf<M> extends infer Places
      ? Places extends `✗${string}`
        ? Places
        : OfRows<RowsOf<Binary<Places>>, RightModes<ByStrideAt<Places>>, "integers", M>
      : never;

type OfRows<Rows, Inverse, Sums, M> = Rows extends unknown[]
  ? OfBits<
      Values<Rows>,
      Inverse extends null ? Solved<Reduced<Rows>> : BitsOfModes<Inverse>,
      Sums,
      ExtentOfModes<M>
    >
  : Rows;

/** The magnitudes of integer strides as bits. */
type Binary<M, Out extends string = ""> = M extends `${infer S}:${infer D},${infer Rest}`
  ? Binary<Rest, `${Out}${S}:${D extends "0" ? D : D extends `-${infer Down}` ? `f${Down}` : `f${D}`},`>
  : Out;

type Values<Rows extends unknown[]> = {
  [I in keyof Rows]: Rows[I] extends [infer Value, unknown] ? Value : never;
};

/** The bits of the coordinates of an inverse, up to an extent that is no power of two. */
type BitsOfModes<M, Out extends unknown[] = []> = M extends `${infer S}:${infer At},${infer Rest}`
  ? S extends "1"
    ? Out
    : BitsOfModes<IsPowerOfTwo<S> extends true ? Rest : "", Listed<StepsOf<S, Bits<At>>, Out>>
  : Out;

type Listed<Steps, Out extends unknown[]> = Steps extends `${infer Step};${infer Rest}`
  ? Listed<Rest, [...Out, Step]>
  : Out;

/** The coordinates of the values that both have in common, bit by bit. */
export type CommonBits<P, Q> = [P, Q] extends [
  OfBits<unknown, infer Back, unknown, unknown>,
  OfBits<unknown, infer Back2, unknown, unknown>,
]
  ? Alike<Back, Back2>
  : never;

type Alike<A, B, Out extends unknown[] = []> = [A, B] extends [
  [infer First, ...infer As],
  [infer Second, ...infer Bs],
]
  ? First extends Second
    ? Alike<As, Bs, [...Out, First]>
    : Out
  : Out;

/** How many values below the first that comes from past the end. */
export type CountOfBits<Common, Size> =
  Order<NumeralOfBits<Largest<Reduced<BitRows<Common>>, "">>, Size> extends "<"
    ? PowerOf<Common>
    : NumeralOfBits<LeastPast<Common, Size>>;

type PowerOf<List, Bit extends string = "1"> = List extends [unknown, ...infer Rest]
  ? PowerOf<Rest, `0${Bit}`>
  : NumeralOfBits<Bit>;

/** The widest vector of no more than `Most`: all, or as many as the lowest bits of both values have alike everywhere. */
export type WidthInBits<P, Q, Size, Most> = Most extends Size
  ? Most
  : [P, Q] extends [
        OfBits<infer To, unknown, infer Sums, unknown>,
        OfBits<infer To2, unknown, infer Sums2, unknown>,
      ]
    ? Lowered<PowerIn<Most>, To, To2, Sums | Sums2>
    : never;

/** The highest power of two that divides a number, in bits. */
type PowerIn<N, Power extends string = "1"> =
  Quotient<N, "2"> extends infer Half ? (Half extends null ? Power : PowerIn<Half, `0${Power}`>) : never;

type Lowered<Power, A, B, Sums> = Power extends `0${infer Half}`
  ? AreAlike<A, B, Power> extends true
    ? "integers" extends Sums
      ? AreApart<A, Power> extends true
        ? NumeralOfBits<Power>
        : Lowered<Half, A, B, Sums>
      : NumeralOfBits<Power>
    : Lowered<Half, A, B, Sums>
  : "1";

type AreAlike<A, B, Power> = [A, B] extends [[infer V, ...infer As], [infer W, ...infer Bs]]
  ? Low<V, Power> extends Low<W, Power>
    ? AreAlike<As, Bs, Power>
    : false
  : true;

/** What sums up as XOR does, for no bit is met twice. */
type AreApart<A, Power, Seen = ""> = A extends [infer V, ...infer Rest]
  ? Shares<Seen, Low<V, Power>> extends true
    ? false
    : AreApart<Rest, Power, Or<Seen, Low<V, Power>>>
  : true;

/** The bits below a power of two, all written out. */
type Low<V, Power, Out extends string = ""> = Power extends `0${infer Rest}`
  ? V extends `${infer v}${infer Vs}`
    ? Low<Vs, Rest, `${Out}${v}`>
    : Low<"", Rest, `${Out}0`>
  : Out;
