import type { MadeOf } from "../diagnostic/made-of.js";
import type { Refusal } from "../diagnostic.js";
import type { IntegersFault, LeafFault } from "../layout/check.js";
import type { IntTuple, StepTuple } from "../layout/htuple.js";
import type { Layout } from "../layout/layout.js";
import type { TextOf } from "../layout/text.js";
import type { Odds } from "../semimodule/integer/powers.generated.js";
import type { Magnitude, Negative, NumeralOf, Order, Plus, ValueOf } from "../semimodule/integer.js";

/**
 * The swizzle of CuTe as the layout of binary strides that it is: `x` XOR the `B` bits of it that stand `S` places above
 * bit `M`, moved down to there; with a negative `S` those from bit `M` on, moved up. Open where a number is not known.
 * @example Swizzle<3, 4, 3> // Layout<[128, 8, 1], ["f1", "f144", "f1024"]>
 */
export type Swizzle<B, M, S> =
  NoInfer<ComputedSwizzle<B, M, S>> extends infer Made | MadeOf<"swizzle", B, M, S> ? Made : never;

type ComputedSwizzle<B, M, S> = "!" extends NumeralOf<B> | NumeralOf<M> | NumeralOf<S>
  ? NoInteger<IntegersFault<[B, M, S]>, B, M, S>
  : Bits<B> extends string
    ? SwizzleRefusal<B, M, S, "argument", [Bits<B> & string, "number of bits"]>
    : Bits<M> extends string
      ? SwizzleRefusal<B, M, S, "argument", [Bits<M> & string, "number of bits"]>
      : InBits<Order<Width<NumeralOf<B>, NumeralOf<M>, NumeralOf<S>>, "52">, B, M, S>;

type NoInteger<Fault, B, M, S> =
  Fault extends LeafFault<infer Code, infer Value>
    ? SwizzleRefusal<B, M, S, Code & ("integer" | "overflow"), [Value & string]>
    : never;

/** The result as the parameter `Name` takes it: a refusal underlines the number that it is about. */
export type SwizzleAt<Name, B, M, S> = Name extends Blamed<B, M, S> ? Swizzle<B, M, S> : null;

/** The number that a refusal is about: the first that is no integer, then a negative one, then a shift of 0. */
type Blamed<B, M, S> =
  IntegersFault<B> extends LeafFault<unknown, unknown>
    ? "bits"
    : IntegersFault<M> extends LeafFault<unknown, unknown>
      ? "base"
      : IntegersFault<S> extends LeafFault<unknown, unknown>
        ? "shift"
        : Bits<B> extends string
          ? "bits"
          : Bits<M> extends string
            ? "base"
            : Order<Width<NumeralOf<B>, NumeralOf<M>, NumeralOf<S>>, "52"> extends ">" | "!"
              ? "bits"
              : "shift";

/** Every refusal shows the three numbers. */
type SwizzleRefusal<
  B,
  M,
  S,
  C extends "integer" | "overflow" | "argument" | "shift",
  Values extends string[] = [],
> = Refusal<"swizzle", `${TextOf<B>}, ${TextOf<M>}, ${TextOf<S>}`, C, Values>;

/** The text of a negative number of bits, `null` for what may be one. */
type Bits<N> = NumeralOf<N> extends `-${string}` ? TextOf<N> : null;

/** The bits that are read and written, counted from 0. */
type Width<B, M, S> = Plus<Plus<B, M>, Magnitude<S>>;

/** Past 52 bits there is no number; no bits at all leave x what it is. */
type InBits<O, B, M, S> = O extends ">" | "!"
  ? SwizzleRefusal<B, M, S, "overflow">
  : NumeralOf<B> extends "0"
    ? Layout<1, "f1">
    : O extends "?"
      ? Layout<IntTuple, StepTuple>
      : Shifted<NumeralOf<B>, NumeralOf<M>, NumeralOf<S>>;

/** S above 0 reads above and writes below, and the other way below 0; 0 would lose the bits. */
type Shifted<B, M, S> = S extends "0"
  ? SwizzleRefusal<ValueOf<B>, ValueOf<M>, 0, "shift", [B & string]>
  : S extends `-${string}`
    ? Mixed<B, M, Plus<M, Negative<S>>>
    : Mixed<B, Plus<M, S>, M>;

/** The bits from `Read` on are added to those from `Written` on; those below, these, and all above. */
type Mixed<B, Read, Written> = Laid<
  Power<Read>,
  ValueOf<Power<B>>,
  Element<Plus<Power<Read>, Power<Written>>>,
  Element<Power<Plus<Read, B>>>
>;

/** Where nothing is below the bits, there is no mode for it. */
type Laid<Below, Extent, Mix, Above> = Below extends "1"
  ? Layout<[Extent, 1], [Mix, Above]>
  : Layout<[ValueOf<Below>, Extent, 1], ["f1", Mix, Above]>;

/** Two to the power of a numeral up to 52, by the table that products of powers are read from. */
type Power<N> = N extends keyof Powers ? Powers[N] : never;

/** The row of 1·2^k. */
type Powers = Odds["1"]["times"]["1"];

/** A numeral as a binary stride. */
type Element<A> = `f${A & string}`;
