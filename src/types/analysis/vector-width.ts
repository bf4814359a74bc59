import type { Coalesced } from "../algebra/coalesce.js";
import type { Follow } from "../algebra/inverse.js";
import type { ByStrideAt } from "../layout/by-stride.js";
import type { Layout } from "../layout/layout.js";
import type { ExtentOfModes, Modes } from "../layout/modes.js";
import type { CommonDivisor } from "../semimodule/common-divisor.js";
import type { Modulo, NumeralOf, Product, ValueOf } from "../semimodule/integer.js";
import type { CommonRun } from "./vector.js";

/**
 * The widest vector that both layouts can be cut into, all of it at once and aligned: it divides the common run and every
 * stride that leads from one vector to another, and `Most`, what the hardware takes at once, where that is given.
 * @example VectorWidth<Layout<[8, 8], [1, 8]>, Layout<[8, 8], [1, 12]>> // 4
 */
export type VectorWidth<A, B, Most = null> =
  CommonRun<"vectorWidth", A, B> extends infer Run
    ? Run extends string
      ? Run extends "?"
        ? number
        : Width<
            CommonDivisor<ExtentOfModes<Run>, Most extends null ? "0" : NumeralOf<Most>>,
            SteppedOf<A>,
            SteppedOf<B>
          >
      : Run
    : never;

/** The modes of a coalesced layout keyed by stride, and those of them that continue each other from 1. */
type SteppedOf<L> = L extends Layout<infer S, infer D> ? Stepped<ByStrideAt<Coalesced<Modes<S, D>>>> : never;
type Stepped<All extends string> = [All, Follow<All, "1">];

type Width<W, A, B> = W extends "?"
  ? number
  : [A, B] extends [[infer AllA, infer ChainA extends string], [infer AllB, infer ChainB extends string]]
    ? Cut<Aligned<Aligned<W, AllA, ChainA>, AllB, ChainB>, Ends<ChainA, "1", Ends<ChainB>>>
    : never;

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
type EndsAt<End, Rest, Out extends string> = Ends<Rest, End, `${Out}${End & string},`>;

/** A vector is made of whole modes and at most a part of one: it divides where a mode ends, or is divided by it. */
type Cut<W, All extends string, Left = All> = Left extends `${infer End},${infer Rest}`
  ? Fits<Modulo<W, End>, Modulo<End, W>> extends true
    ? Cut<W, All, Rest>
    : Cut<CommonDivisor<W, End>, All>
  : ValueOf<W>;

type Fits<A, B> = A extends "0" ? true : B extends "0" ? true : false;
