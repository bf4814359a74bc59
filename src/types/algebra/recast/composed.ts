import type { LayoutError } from "../../diagnostic.js";
import type { ExtentsFault, LeafFault } from "../../layout/check.js";
import type { AnyLayout, Layout, LayoutOfModes } from "../../layout/layout.js";
import type { Modes } from "../../layout/modes.js";
import type { CommonDivisor } from "../../semimodule/common-divisor.js";
import type { NumeralOf, Product, Quotient, ValueOf } from "../../semimodule/integer.js";
import type { FirstElement } from "../../semimodule/semimodule.js";
import type { OnInner } from "../inner.js";
import type { FirstOdd } from "./bits.js";
import type { Bits, RecastRefusal } from "./job.js";
import type { Respaced } from "./outer.js";

/** A composed layout of which the inner one is recast: the outer one and the offset are as well. */
export type RecastComposed<Outer, Offset, Inner, J> =
  J extends Bits<unknown, infer From, infer To>
    ? Together<
        RecastOuter<Outer, From, To>,
        RecastOffset<NumeralOf<Offset>, NumeralOf<From>, NumeralOf<To>, J>,
        Inner
      >
    : never;

/** The first refusal, of the outer layout before that of the offset. */
type Together<Outer, Offset, Inner> = Outer extends AnyLayout
  ? Offset extends LayoutError
    ? Offset
    : OnInner<Outer, Offset, Inner, Inner>
  : Outer;

/** The outer layout of a composed one: see `Respaced`. */
type RecastOuter<L, From, To> =
  L extends Layout<infer S, infer D>
    ? FirstElement<Modes<S, D>> extends infer E extends `${string}e${string}`
      ? RecastRefusal<Bits<L, From, To>, "integer", [E]>
      : ExtentsFault<[From, To]> extends LeafFault<infer C, infer Value>
        ? RecastRefusal<Bits<L, From, To>, C & ("extent" | "overflow"), [Value & string]>
        : Joined<NumeralOf<From>, NumeralOf<To>, Modes<S, D>> extends `${string}?${string}`
          ? Layout
          : NumeralOf<From> extends NumeralOf<To>
            ? L
            : OuterBy<CommonDivisor<NumeralOf<From>, NumeralOf<To>>, Modes<S, D>, Bits<L, From, To>>
    : L;

type Joined<A, B, C> = `${A & string}${B & string}${C & string}`;

/** The sizes without their common divisor; binary strides remain such. */
type OuterBy<Common, M, J> =
  J extends Bits<unknown, infer From, infer To>
    ? OuterIn<
        Quotient<NumeralOf<From>, Common>,
        Quotient<NumeralOf<To>, Common>,
        M,
        J,
        M extends `${string}f${string}` ? "f" : ""
      >
    : never;

/** Binary strides need sizes that differ by a power of two. */
type OuterIn<N, N2, M, J, Kind extends string> = [Kind, Kind extends "f" ? FirstOdd<N, N2> : null] extends [
  "f",
  infer Odd extends string,
]
  ? RecastRefusal<J, "argument", [Odd, "power of two"]>
  : OuterOf<Respaced<M, N, N2, Kind>, J>;

type OuterOf<M, J> = M extends `✗${infer C extends "unit" | "divisibility"}|${infer A}|${infer B}`
  ? RecastRefusal<J, C, [A, B]>
  : M extends `${string}!${string}`
    ? RecastRefusal<J, "overflow">
    : LayoutOfModes<M>;

/** The offset in new elements, of which it is to be a whole number. */
type RecastOffset<Offset, From, To, J> = "?" extends Offset | From | To
  ? number
  : OffsetBy<CommonDivisor<From, To>, Offset, From, To, J>;

/** In units of the common divisor. */
type OffsetBy<Common, Offset, From, To, J> = OffsetIn<
  Product<Offset, Quotient<From, Common>>,
  Quotient<To, Common>,
  J
>;

type OffsetIn<Offset, N, J> = Offset extends "!"
  ? RecastRefusal<J, "overflow">
  : Quotient<Offset, N> extends infer Q
    ? Q extends null
      ? RecastRefusal<J, "divisibility", [`offset ${Offset & string}`, N & string]>
      : ValueOf<Q>
    : never;
