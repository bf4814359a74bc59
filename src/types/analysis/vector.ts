import type { Coalesced } from "../algebra/coalesce.js";
import type { Composition } from "../algebra/composition.js";
import type { Follow, RightModes } from "../algebra/inverse/integers.js";
import type { Clip, LayoutError, Refusal } from "../diagnostic.js";
import type { ByStrideAt } from "../layout/by-stride.js";
import type { IntegersFault, LeafFault } from "../layout/check.js";
import type { AnyComposedLayout, AnyMapping, Layout, LayoutOfModes, TextOfLayout } from "../layout/layout.js";
import type { ExtentOfModes, Modes } from "../layout/modes.js";
import type { Extent } from "../layout/shape.js";
import type { CommonDivisor } from "../semimodule/common-divisor.js";
import type { Modulo, NumeralOf, Product, ValueOf } from "../semimodule/integer.js";
import type { CommonStart } from "./same-function.js";
import type { Bijection } from "./vector/bijection.js";
import type { PlacesOf } from "./vector/places.js";
import type { BackOf, CommonCount, Sight, SightOf, WidthUnder } from "./vector/sight.js";

/**
 * How many elements two layouts have side by side at the same coordinates: the largest K such that their right inverses
 * agree below K (paper, section 5.4.2), of coordinates by their places in the shape that they span. Refused are layouts of
 * different size.
 * @example MaxCommonVector<Layout<[[2, 2], [4, 2]], [[1, 8], [2, 16]]>, Layout<[4, 8], [1, 4]>> // 2
 */
export type MaxCommonVector<A, B> = NoInfer<ComputedMaxCommonVector<A, B>> extends infer Made ? Made : never;

type ComputedMaxCommonVector<A, B> =
  CommonRun<"maxCommonVector", A, B> extends infer Run
    ? Run extends "?"
      ? number
      : Run extends string
        ? ValueOf<ExtentOfModes<Run>>
        : Run extends Seen<infer P, infer Q, infer R>
          ? CountOf<CommonCount<P, Q, ExtentOfModes<R>>>
          : Run
    : never;

type CountOf<N> = N extends "?" ? number : ValueOf<N>;

/**
 * The integer coordinates of these elements: the right inverse of both, cut at K (paper, equation 14).
 * @example MaxCommonLayout<Layout<[4, 8], [8, 1]>, Layout<[4, 8], [16, 1]>> // Layout<8, 4>
 */
export type MaxCommonLayout<A, B> = NoInfer<ComputedMaxCommonLayout<A, B>> extends infer Made ? Made : never;

type ComputedMaxCommonLayout<A, B> =
  CommonRun<"maxCommonLayout", A, B> extends infer Run
    ? Run extends "?"
      ? Layout
      : Run extends string
        ? LayoutOfModes<Coalesced<Run>>
        : Run extends Seen<infer P, infer Q, infer R>
          ? LayoutUnder<CommonCount<P, Q, ExtentOfModes<R>>, P, LayoutOfModes<Coalesced<R>>, A, B>
          : Run
    : never;

/** As many as there are in common of the inverse of what is within, over what the first one takes values back to. */
type LayoutUnder<Count, P, Inverse, A, B> = Count extends "?"
  ? Layout
  : Count extends "0"
    ? Refusal<"maxCommonLayout", `${Clip<TextOfLayout<A>>}, ${Clip<TextOfLayout<B>>}`, "missing", ["0"]>
    : P extends Sight<Bijection<unknown, infer Back>, unknown, unknown>
      ? Back extends []
        ? Inverse extends Layout<infer S, unknown>
          ? Count extends Extent<S>
            ? Inverse
            : Composition<Inverse, Layout<ValueOf<Count>, 1>>
          : never
        : Over<Inverse, Composition<BackOf<Back>, Layout<ValueOf<Count>, 1>>>
      : never;

type Over<Inverse, R> = R extends LayoutError ? R : Composition<Inverse, R>;

/** The modes of the coordinates that both layouts run through first, offset by offset. */
type CommonRun<Operation extends string, A, B> =
  A extends Layout<infer S, infer D>
    ? B extends Layout<infer S2, infer D2>
      ? RunOf<Operation, PlacesOf<Modes<S, D>>, PlacesOf<Modes<S2, D2>>, Extent<S>, Extent<S2>, A, B>
      : B extends AnyComposedLayout
        ? RunUnder<Operation, SightOf<A>, SightOf<B>, A, B>
        : B
    : A extends AnyComposedLayout
      ? B extends AnyMapping
        ? RunUnder<Operation, SightOf<A>, SightOf<B>, A, B>
        : B
      : A;

/** Composed layouts as they are seen, with what is within both run through first. */
interface Seen<out P, out Q, out Run> {
  readonly seen: [P, Q, Run];
}

type RunUnder<Operation extends string, P, Q, A, B> =
  P extends Sight<unknown, unknown, Layout<infer S, infer D>>
    ? Q extends Sight<unknown, unknown, Layout<infer S2, infer D2>>
      ? RunOf<
          Operation,
          PlacesOf<Modes<S, D>>,
          PlacesOf<Modes<S2, D2>>,
          Extent<S>,
          Extent<S2>,
          A,
          B
        > extends infer Run
        ? Run extends "?"
          ? Run
          : Run extends string
            ? Seen<P, Q, Run>
            : Run
        : never
      : Unseen<Operation, Q, A, B>
    : Unseen<Operation, P, A, B>;

/** The refusal of a composed layout whose outer one is no layout of bits, or has no layout. */
type Unseen<Operation extends string, P, A, B> = P extends `✗${infer S}`
  ? Refusal<Operation, `${Clip<TextOfLayout<A>>}, ${Clip<TextOfLayout<B>>}`, "power", [S]>
  : P;

/** By the places of what the two yield, if there are places and the sizes are equal. */
type RunOf<Operation extends string, M, M2, Size, Size2, A, B> = M extends `✗${infer Fault}`
  ? OfFault<Operation, Fault, A, B>
  : M2 extends `✗${infer Fault}`
    ? OfFault<Operation, Fault, A, B>
    : "?" extends Size | Size2
      ? "?"
      : Size extends Size2
        ? Run<RightModes<ByStrideAt<M>>, RightModes<ByStrideAt<M2>>>
        : Refusal<
            Operation,
            `${Clip<TextOfLayout<A>>}, ${Clip<TextOfLayout<B>>}`,
            "sizes",
            [Size & string, Size2 & string]
          >;

/** The refusal of strides that have no place, in the name of the operation. */
type OfFault<Operation extends string, Fault, A, B> = Fault extends `${infer C}|${infer Stride}`
  ? Refusal<
      Operation,
      `${Clip<TextOfLayout<A>>}, ${Clip<TextOfLayout<B>>}`,
      C & ("basis" | "integer" | "overflow"),
      [Stride]
    >
  : never;

/** The common start of two right inverses. */
type Run<A, B> = A extends "?" ? "?" : B extends "?" ? "?" : CommonStart<A, B>;

/**
 * The widest vector of whole modes and at most a part of one that both layouts can be cut into, all of it at once and
 * aligned: it divides the common run and every stride that leads from one vector to another, `Most`, what the hardware takes at once, where that is given, and the offsets that the layouts start at.
 * @example VectorWidth<Layout<[8, 8], [1, 8]>, Layout<[8, 8], [1, 12]>> // 4
 */
export type VectorWidth<A, B, Most = null, Offsets extends readonly unknown[] = []> =
  NoInfer<ComputedVectorWidth<A, B, Most, Offsets>> extends infer Made ? Made : never;

type ComputedVectorWidth<A, B, Most, Offsets extends readonly unknown[]> =
  CommonRun<"vectorWidth", A, B> extends infer Run
    ? Run extends "?"
      ? number
      : IntegersFault<Offsets> extends LeafFault<infer C, infer Value>
        ? Run extends LayoutError
          ? Run
          : Refusal<
              "vectorWidth",
              `${Clip<TextOfLayout<A>>}, ${Clip<TextOfLayout<B>>}`,
              C & ("integer" | "overflow"),
              [Value & string]
            >
        : Run extends string
          ? Width<AtMost<Run, Most, Offsets>, SteppedOf<A>, SteppedOf<B>, null>
          : Run extends Seen<Sight<infer X, infer N, infer L>, Sight<infer Y, infer M, infer L2>, infer R>
            ? Width<
                AtMost<R, Most, [N, M, ...(Offsets extends readonly unknown[] ? Offsets : [])]>,
                SteppedOf<L>,
                SteppedOf<L2>,
                [Sight<X, N, L>, Sight<Y, M, L2>]
              >
            : Run
    : never;

/** What of the common run divides what the hardware takes, and every offset. */
type AtMost<Run, Most, Offsets> = FromStarts<
  CommonDivisor<ExtentOfModes<Run>, Most extends null ? "0" : NumeralOf<Most>>,
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
type SteppedOf<L> =
  L extends Layout<infer S, infer D> ? Stepped<ByStrideAt<Coalesced<PlacesOf<Modes<S, D>>>>> : never;

/** All modes, and the chain of those that continue 1. */
type Stepped<All extends string> = [All, Follow<All, "1">];

/** Aligned in both, and cut so that it ends with modes of both, and stays a vector under what mixes bits. */
type Width<W, A, B, Mixing> = W extends "?"
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
