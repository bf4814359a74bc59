import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Refusal } from "../diagnostic.js";
import type { NumeralOf, Order, Plus, Product, Quotient, ValueOf } from "../semimodule/integer.js";
import type { ExtentsFault, LeafFault } from "./check.js";
import type { Flatten } from "./flatten.js";
import type { IntTuple, IsOpen, ShapeOf } from "./htuple.js";
import type { WithOne } from "./one-of-each.js";
import type { Extent } from "./shape.js";
import type { TextOf } from "./text.js";
import type { Widened } from "./widened.js";

/**
 * The shapes that coarsen a shape, the coarsest first: all those whose coordinates are coordinates of it (paper, section
 * 4.2). Refused are more than 4096 of them; past 64 the compiler does not list them.
 * @example Coarsenings<[2, [3, 5]]> // [30, [2, 15], [2, [3, 5]]]
 */
export type Coarsenings<X> =
  NoInfer<CoarseningsOf<Widened<ShapeOf<X>>>> extends infer Made | MadeOf<"coarsenings", X> ? Made : never;

/** The shape is looked at first. */
type CoarseningsOf<S> =
  ExtentsFault<S> extends LeafFault<infer Code, infer Value>
    ? Refusal<"coarsenings", Clip<TextOf<S>>, Code & ("extent" | "overflow"), [Value & string]>
    : Extent<S> extends "!"
      ? Refusal<"coarsenings", Clip<TextOf<S>>, "overflow">
      : Counted<HowMany<S>, S>;

/** How many there are says whether they are listed. */
type Counted<Count, S> = Count extends "?"
  ? IntTuple[]
  : Count extends "!"
    ? Refusal<"coarsenings", Clip<TextOf<S>>, "budget", ["4096"]>
    : Order<Count, "4096"> extends ">"
      ? Refusal<"coarsenings", Clip<TextOf<S>>, "budget", ["4096"]>
      : Order<Count, "64"> extends ">"
        ? IntTuple[]
        : Coarser<S>;

/** A tuple coarsens to its size, and to the tuples of what its modes coarsen to. */
type HowMany<S> =
  IsOpen<S> extends true ? "?" : S extends readonly unknown[] ? Plus<"1", HowManyTuples<S>> : "1";

/** Every choice in one mode goes with every choice in the others. */
type HowManyTuples<S, So = "1"> = S extends readonly [infer Head, ...infer Tail]
  ? HowManyTuples<Tail, Product<So, HowMany<Head>>>
  : So;

/** An integer coarsens to itself alone. */
type Coarser<S> = S extends readonly unknown[] ? [ValueOf<Extent<S>>, ...Tuples<S>] : [S];

/** The tuples of all choices, mode by mode. */
type Tuples<S, Out extends unknown[][] = [[]]> = S extends readonly [infer Head, ...infer Tail]
  ? Tuples<Tail, WithOne<Out, Coarser<Head>>>
  : Out;

/**
 * The coarsest shape that refines two of one size: it has the coordinates of both where their profiles go together, else
 * it is flat, and its extents in order make up those of either. Refused are sizes that differ, and extents that interleave.
 * @example CommonRefinement<[2, 15], [2, [3, 5]]> // [2, [3, 5]]
 * @example CommonRefinement<[4, 6], [2, 12]> // [2, 2, 6]
 */
export type CommonRefinement<A, B> =
  NoInfer<Checked<Widened<ShapeOf<A>>, Widened<ShapeOf<B>>>> extends
    | infer Made
    | MadeOf<"commonRefinement", A, B>
    ? Made
    : never;

/** Both shapes, then what keeps them apart. */
type Checked<A, B> =
  ExtentsFault<A> extends LeafFault<infer Code, infer Value>
    ? Refusal<"commonRefinement", Operands<A, B>, Code & ("extent" | "overflow"), [Value & string]>
    : ExtentsFault<B> extends LeafFault<infer Code, infer Value>
      ? Refusal<"commonRefinement", Operands<A, B>, Code & ("extent" | "overflow"), [Value & string]>
      : "!" extends Extent<A> | Extent<B>
        ? Refusal<"commonRefinement", Operands<A, B>, "overflow">
        : Refined<A, B> extends infer R
          ? R extends LeafFault<infer Code, [infer More, infer Less]>
            ? Refusal<
                "commonRefinement",
                Operands<A, B>,
                Code & ("sizes" | "divisibility"),
                [More & string, Less & string]
              >
            : R
          : never;

type Operands<A, B> = `${Clip<TextOf<A>>}, ${Clip<TextOf<B>>}`;

/** The common refinement of two shapes, or the fault that keeps them from having one. */
export type Refined<A, B> =
  SameSize<Extent<A>, Extent<B>> extends infer Same
    ? Same extends LeafFault<unknown, unknown>
      ? Same
      : true extends IsOpen<A> | IsOpen<B>
        ? IntTuple
        : A extends readonly unknown[]
          ? B extends readonly unknown[]
            ? ByMode<A, B>
            : A
          : B
    : never;

/** Whether two sizes are equal, `?` where that is not known. */
type SameSize<M, N> = "?" extends M | N ? "?" : M extends N ? true : LeafFault<"sizes", [M, N]>;

/** Modes of the same sizes are refined each; else all extents are one sequence. */
type ByMode<A extends readonly unknown[], B extends readonly unknown[]> =
  Paired<A, B> extends infer Same
    ? Same extends true
      ? Modewise<A, B>
      : Same extends false
        ? Interleaved<Flatten<A>, Flatten<B>>
        : IntTuple
    : never;

/** Whether two tuples have modes of the same sizes, `?` where that is not known. */
type Paired<A, B> = A extends readonly [infer A0, ...infer As]
  ? B extends readonly [infer B0, ...infer Bs]
    ? SameSize<Extent<A0>, Extent<B0>> extends infer Same
      ? Same extends true
        ? Paired<As, Bs>
        : Same extends "?"
          ? "?"
          : false
      : never
    : false
  : B extends readonly []
    ? true
    : false;

/** The refinements of the modes; the first fault ends it. */
type Modewise<A, B, Out extends unknown[] = []> = A extends readonly [infer A0, ...infer As]
  ? B extends readonly [infer B0, ...infer Bs]
    ? Refined<A0, B0> extends infer R
      ? R extends LeafFault<unknown, unknown>
        ? R
        : Modewise<As, Bs, [...Out, R]>
      : never
    : never
  : Out;

/** Two sequences of extents: the lesser of the first two is cut off both. */
type Interleaved<A, B, Out extends unknown[] = []> = A extends readonly [infer A0, ...infer As]
  ? B extends readonly [infer B0, ...infer Bs]
    ? Cut<NumeralOf<A0>, NumeralOf<B0>, As, Bs, Out>
    : Interleaved<As, B, Out>
  : Alone<Out>;

/** An extent of 1 is passed over, and of two the lesser is cut off the greater. */
type Cut<A0, B0, As extends unknown[], Bs extends unknown[], Out extends unknown[]> = "?" extends A0 | B0
  ? IntTuple
  : A0 extends "1"
    ? Interleaved<As, [ValueOf<B0>, ...Bs], Out>
    : B0 extends "1"
      ? Interleaved<[ValueOf<A0>, ...As], Bs, Out>
      : Order<A0, B0> extends "<"
        ? CutOff<Quotient<B0, A0>, A0, B0, As, Bs, Out>
        : CutOff<Quotient<A0, B0>, B0, A0, Bs, As, Out>;

/** The greater goes on with the quotient. (Which of the sequences it is in makes no difference.) */
type CutOff<
  Q,
  Least,
  Most,
  As extends unknown[],
  Bs extends unknown[],
  Out extends unknown[],
> = Q extends null
  ? LeafFault<"divisibility", [Most, Least]>
  : Interleaved<As, [ValueOf<Q>, ...Bs], [...Out, ValueOf<Least>]>;

/** Nothing left is 1, and one extent stands alone. */
type Alone<T extends unknown[]> = T extends [] ? 1 : T extends [infer Only] ? Only : T;
