import type { MadeOf } from "../diagnostic/made-of.js";
import type { ExtentsFault, LeafFault } from "../layout/check.js";
import type { ComposedLayout, Layout } from "../layout/layout.js";
import type { Modes } from "../layout/modes.js";
import type { Extent } from "../layout/shape.js";
import type { CommonDivisor } from "../semimodule/common-divisor.js";
import type { NumeralOf, Order, Product, Quotient, ValueOf } from "../semimodule/integer.js";
import type { Elements, FirstElement } from "../semimodule/semimodule.js";
import type { BitsAlone, FirstOdd, InBits, IntegersOf, WithTail } from "./recast/bits.js";
import type { RecastComposed } from "./recast/composed.js";
import type { Bits, RecastRefusal } from "./recast/job.js";
import type { Blurred, Refined, Unsure } from "./recast/refined.js";

/**
 * The layout of the same memory in elements of another size. Smaller ones: the mode of stride 1 becomes longer, else the
 * first of size 1 takes them up, else the first mode is split. Larger ones, each of n old ones: the modes of stride 1,
 * and on from there, lose a factor n, and every other stride is divided by it. Refused is what would not be exact: old
 * elements that do not fill a new one side by side, and strides that are no multiple of it. Binary strides shift: the
 * sizes differ by a power of two then, and a mode of size 1 at the end goes on as it did.
 * @example Recast<Layout<16, 1>, 16, 32> // Layout<8, 1>
 * @example Recast<Layout<[4, 8], [1, -4]>, 32, 16> // Layout<[8, 8], [1, -8]>
 */
export type Recast<L, From, To> =
  NoInfer<ComputedRecast<L, From, To>> extends infer Made | MadeOf<"recast", L, From, To> ? Made : never;

type ComputedRecast<L, From, To> =
  L extends Layout<infer S, infer D>
    ? Checked<FirstElement<Modes<S, D>>, From, To, S, D, L>
    : L extends ComposedLayout<infer Outer, infer Offset, infer Inner>
      ? RecastComposed<Outer, Offset, ComputedRecast<Inner, From, To>, Bits<L, From, To>>
      : L;

/** Strides that are coordinates are refused, and numbers of bits that are none. */
type Checked<First, From, To, S, D, L> = First extends `${infer E}e${infer Rest}`
  ? RecastRefusal<Bits<L, From, To>, "integer", [`${E}e${Rest}`]>
  : `,${NumeralOf<From> & string},${NumeralOf<To> & string},` extends `${string},${"0," | "-" | "!"}${string}`
    ? OfFault<ExtentsFault<[From, To]>, Bits<L, From, To>>
    : Known<NumeralOf<From>, NumeralOf<To>, S, D, Bits<L, From, To>>;

type OfFault<Fault, J> =
  Fault extends LeafFault<infer C, infer Value>
    ? RecastRefusal<J, C & ("extent" | "overflow"), [Value & string]>
    : never;

/** Elements of one size leave a layout what it is; of sizes not known, its profile where that is certain. */
type Known<From, To, S, D, J> = "?" extends From | To
  ? OfAnySize<Modes<S, D>, S>
  : From extends To
    ? Layout<S, D>
    : ByDivisor<CommonDivisor<From, To>, From, To, Modes<S, D>, S, J>;

/** Where the elements become smaller a mode may be split; larger ones leave the profile what it is. */
type OfAnySize<M, S> = M extends Elements | "?"
  ? Layout
  : Unsure<M> extends infer R
    ? R extends "?"
      ? Layout
      : Rebuilt<Rebuild<S, R>>
    : never;

/** N old elements are N2 new ones, N and N2 with no common divisor. */
type ByDivisor<Common, From, To, M, S, J> = M extends "?"
  ? Layout
  : M extends `${string}f${string}`
    ? Shifted<Quotient<From, Common>, Quotient<To, Common>, M, S, J>
    : Finer<Quotient<From, Common>, Quotient<To, Common>, M, S, J>;

/** Binary strides as integers, and back. */
type Shifted<N, N2, M, S, J> = ShiftedBy<FirstOdd<N, N2>, N, N2, M, S, J>;

/** Refused are sizes that do not differ by a power of two. */
type ShiftedBy<Odd, N, N2, M, S, J> = Odd extends string
  ? RecastRefusal<J, "argument", [Odd, "power of two"]>
  : WithTail<InBits<Finer<N, N2, IntegersOf<M>, S, J>>, Quotient<Product<BitsAlone<M>, N>, N2>>;

/** Each element becomes N, and N2 of these one: the first only where N is more than 1. */
type Finer<N, N2, M, S, J> = N extends "1"
  ? Decided<Fill<M, N2, "1">, S, J>
  : Product<Extent<S>, N> extends "!"
    ? RecastRefusal<J, "overflow">
    : Refined<M, N> extends infer R
      ? R extends `${string}!${string}`
        ? RecastRefusal<J, "overflow">
        : R extends `+${infer Split}`
          ? Coarser<Split, N2, SplitFirst<S>, J>
          : R extends "?"
            ? Layout
            : Coarser<R, N2, S, J>
      : never;

/** The profile whose first mode is two. */
type SplitFirst<S> = S extends readonly [infer Head, ...infer Tail] ? [SplitFirst<Head>, ...Tail] : [S, S];

/** What is finer already, in units of `N`. */
type Coarser<M, N, S, J> = N extends "1" ? Rebuilt<Rebuild<S, M>> : Decided<Fill<M, N, "1">, S, J>;

/** The layout, or the refusal. */
type Decided<M, S, J> = M extends `✗${infer C extends "unit" | "divisibility"}|${infer A}|${infer B}`
  ? RecastRefusal<J, C, [A, B]>
  : Rebuilt<Rebuild<S, M>>;

/** The modes after `N` elements have become one, of which `Filled` are found side by side so far. */
type Fill<M, N, Filled> = Filled extends N ? Divided<M, N> : Search<M, N, Filled, "", M>;

/** The first mode whose stride is just what has been found side by side. */
type Search<M, N, Filled, Before extends string, All> = M extends `${infer S}:${infer D},${infer Rest}`
  ? S extends "1"
    ? Search<Rest, N, Filled, `${Before}${S}:${D},`, All>
    : D extends Filled
      ? S extends "?"
        ? Blurred<All>
        : Fits<Quotient<N, Filled>, S, Rest, N, Filled, Before>
      : D extends "?"
        ? Blurred<All>
        : Search<Rest, N, Filled, `${Before}${S}:${D},`, All>
  : `✗unit|${Filled & string}|${N & string}`;

/** A mode gives as many elements as are missing, or all it has. */
type Fits<Missing, S, Rest, N, Filled, Before extends string> = Missing extends null
  ? `✗divisibility|unit ${N & string}|${Filled & string}`
  : Order<S, Missing> extends "<"
    ? Taken<"1", S, S, Rest, N, Filled, Before>
    : Taken<Quotient<S, Missing>, Missing, S, Rest, N, Filled, Before>;

/** What is left of the mode steps by whole units. */
type Taken<Left, Taking, S, Rest, N, Filled, Before extends string> = Left extends null
  ? `✗divisibility|extent ${S & string}|${Taking & string}`
  : Fill<
      `${Before}${Left & string}:${Left extends "1" ? "0" : N & string},${Rest & string}`,
      N,
      Product<Filled, Taking>
    >;

/** Every stride divided by the unit. A mode of unknown size and a stride that it does not divide is of size 1. */
type Divided<M, N, Out extends string = ""> = M extends `${infer S}:${infer D},${infer Rest}`
  ? S extends "1"
    ? Divided<Rest, N, `${Out}1:0,`>
    : DividedBy<Quotient<D, N>, S, D, Rest, N, Out>
  : Out;

/** A stride that is no multiple is refused, but where its mode may be of size 1. */
type DividedBy<Step, S extends string, D extends string, Rest, N, Out extends string> = Step extends null
  ? S extends "?"
    ? Divided<Rest, N, `${Out}1:0,`>
    : `✗divisibility|stride ${D}|${N & string}`
  : Divided<Rest, N, `${Out}${S}:${S extends "?" ? (Step extends "0" ? Step : "?") : Step & string},`>;

/** What has been built of the modes, and those that are left. */
interface Read<out S, out D, out Rest> {
  readonly read: [S, D, Rest];
}

type Rebuilt<R> = R extends Read<infer S, infer D, unknown> ? Layout<S, D> : never;

/** The modes in the profile of `P`, one after the other. */
type Rebuild<P, M> = P extends readonly unknown[]
  ? RebuildEach<P, M, [], []>
  : M extends `${infer S}:${infer D},${infer Rest}`
    ? Read<ValueOf<S>, ValueOf<D>, Rest>
    : never;

type RebuildEach<P, M, S extends unknown[], D extends unknown[]> = P extends readonly [
  infer Head,
  ...infer Tail,
]
  ? Rebuild<Head, M> extends Read<infer S0, infer D0, infer Rest>
    ? RebuildEach<Tail, Rest, [...S, S0], [...D, D0]>
    : never
  : Read<S, D, M>;
