import type { Coalesced } from "../../algebra/coalesce.js";
import type { Follow } from "../../algebra/inverse/integers.js";
import type { ByStrideAt } from "../../layout/by-stride.js";
import type { Layout } from "../../layout/layout.js";
import type { Modes } from "../../layout/modes.js";
import type { CommonDivisor } from "../../semimodule/common-divisor.js";
import type { Modulo, NumeralOf, Product, ValueOf } from "../../semimodule/integer.js";
import type { PlacesOf } from "./places.js";
import type { WidthUnder } from "./sight.js";

/** What of the common run divides what the hardware takes, and every offset. */
export type AtMost<Count, Most, Offsets> = FromStarts<
  CommonDivisor<Count, Most extends null ? "0" : NumeralOf<Most>>,
  Offsets
>;

/** What of W divides every offset. */
type FromStarts<W, Offsets> = Offsets extends readonly []
  ? W
  : Offsets extends readonly [infer Start, ...infer Others]
    ? FromStarts<FromStart<W, NumeralOf<Start>>, Others>
    : "?";

/** The offset may be negative. */
type FromStart<W, Start> = CommonDivisor<W, Start extends `-${infer Down}` ? Down : Start>;

/** The modes of a coalesced layout keyed by stride, and those of them that continue each other from 1. */
export type SteppedOf<L> =
  L extends Layout<infer S, infer D> ? Stepped<ByStrideAt<Coalesced<PlacesOf<Modes<S, D>>>>> : never;

/** All modes, and the chain of those that continue 1. */
type Stepped<All extends string> = [All, Follow<All, "1">];

/** Aligned in both, and cut so that it ends with modes of both, and stays a vector under what mixes bits. */
export type Width<W, A, B, Mixing> = W extends "?"
  ? number
  : [A, B] extends [[infer AllA, infer ChainA extends string], [infer AllB, infer ChainB extends string]]
    ? CutUnder<Mixing, Aligned<Aligned<W, AllA, ChainA>, AllB, ChainB>, Ends<ChainA, "1", Ends<ChainB>>>
    : never;

type CutUnder<Mixing, W, All extends string> = Mixing extends [infer P, infer Q]
  ? Cut<WidthUnder<P, Q, W>, All> extends infer Less
    ? Less extends W
      ? ValueOf<W>
      : CutUnder<Mixing, Less, All>
    : never
  : ValueOf<Cut<W, All>>;

/** What of W divides the stride of every mode outside of the chain. */
type Aligned<W, All, Chain extends string> = All extends `${infer D}:${string}@${infer At};${infer Rest}`
  ? Chain extends `${string}:${At},${string}`
    ? Aligned<W, Rest, Chain>
    : Aligned<CommonDivisor<W, D extends `-${infer Down}` ? Down : D>, Rest, Chain>
  : W;

/** Where the modes of a chain end: `"4,32,"`. */
type Ends<Chain, Covered = "1", Out extends string = ""> = Chain extends `${infer S}:${string},${infer Rest}`
  ? EndsAt<Product<Covered, S>, Rest, Out>
  : Out;

/** In an alias of its own: a template must not hold a product. */
type EndsAt<End, Rest, Out extends string> = Ends<Rest, End, `${Out}${End & string},`>;

/** A vector is made of whole modes and at most a part of one: it divides where a mode ends, or is divided by it. */
type Cut<W, All extends string, Left = All> = Left extends `${infer End},${infer Rest}`
  ? Fits<Modulo<W, End>, Modulo<End, W>> extends true
    ? Cut<W, All, Rest>
    : Cut<CommonDivisor<W, End>, All>
  : W;

/** Whether one of two numbers divides the other, by their remainders. */
type Fits<A, B> = A extends "0" ? true : B extends "0" ? true : false;
