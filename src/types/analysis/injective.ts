import type { AsLayout } from "../algebra/as-layout.js";
import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Refusal } from "../diagnostic.js";
import type { ByStrideAt, TakeLeast, Unsigned } from "../layout/by-stride.js";
import type { TextAt } from "../layout/evaluation.js";
import type { AnyComposedLayout, Layout, TextOfLayout } from "../layout/layout.js";
import type { Modes, SpanOfMode } from "../layout/modes.js";
import type { Extent } from "../layout/shape.js";
import type { PathsOf } from "../semimodule/basis.js";
import type {
  Ceiling,
  Larger,
  Minus,
  Negative,
  Order,
  Plus,
  Product,
  ValueOf,
} from "../semimodule/integer.js";
import type { Elements } from "../semimodule/semimodule.js";
import type { BitCollision } from "./injective/bits.js";
import type { Nests } from "./injective/nests.js";
import type { Moving, Weighed } from "./injective/weighed.js";
import type { Moved } from "./offsets.js";

/**
 * Whether no two coordinates go to one offset (paper, section 5.4). Modes that nest are decided by their strides alone;
 * where they interleave all offsets are looked at, up to 512 of them, and past that it is `boolean`, as where a number
 * decides that is not known. The run time decides always.
 * @example IsInjective<Layout<[2, 3], [3, 2]>> // true
 */
export type IsInjective<L> =
  NoInfer<ComputedIsInjective<L>> extends infer Made | MadeOf<"isInjective", L> ? Made : never;

type ComputedIsInjective<L> =
  L extends Layout<infer S, infer D>
    ? IsNull<Verdict<Modes<S, D>, Extent<S>>>
    : L extends AnyComposedLayout
      ? InjectiveAs<AsLayout<L>>
      : L;

/** A composed layout is asked as the layout that it is; where it is none only the run time sees its offsets. */
type InjectiveAs<F> = F extends Layout<infer S, infer D> ? IsNull<Verdict<Modes<S, D>, Extent<S>>> : boolean;

/**
 * Two integer coordinates that go to one offset, `null` where there are none; not literal where modes of integers interleave.
 * @example Collision<Layout<[4, 8], [1, 2]>> // [2, 4]
 */
export type Collision<L> =
  NoInfer<ComputedCollision<L>> extends infer Made | MadeOf<"collision", L> ? Made : never;

type ComputedCollision<L> =
  L extends Layout<infer S, infer D>
    ? Witness<Verdict<Modes<S, D>, Extent<S>>>
    : L extends AnyComposedLayout
      ? CollisionAs<AsLayout<L>>
      : L;

type CollisionAs<F> = Witness<F extends Layout<infer S, infer D> ? Verdict<Modes<S, D>, Extent<S>> : "?">;

/** The refusal of a layout that is not injective, where the compiler has a witness. */
export type AssertInjective<L> =
  NoInfer<Colliding<"assertInjective", L>> extends infer Made | MadeOf<"assertInjective", L> ? Made : never;

/** The refusal that names two coordinates, `null` where there are none or the compiler has none. */
export type Colliding<Operation extends string, L> =
  L extends Layout<infer S, infer D>
    ? CollidingOf<Operation, S, D, L>
    : L extends AnyComposedLayout
      ? CollidingAs<Operation, AsLayout<L>, L>
      : L;

type CollidingAs<Operation extends string, F, L> =
  F extends Layout<infer S, infer D> ? CollidingOf<Operation, S, D, L> : null;

type CollidingOf<Operation extends string, S, D, L> =
  Verdict<Modes<S, D>, Extent<S>> extends [infer A, infer B]
    ? B extends "?"
      ? null
      : Collides<Operation, L, A, B, TextAt<A, S, D>>
    : null;

/** The refusal: two coordinates, and the offset that both go to. */
type Collides<Operation extends string, L, A, B, At> = Refusal<
  Operation,
  Clip<TextOfLayout<L>>,
  "collision",
  [A & string, B & string, At & string]
>;

/** Whether there is no witness; `boolean` where that is not known. */
export type IsNull<V> = V extends null ? true : V extends "?" ? boolean : false;

/** The two coordinates as numbers, where they are literal. */
type Witness<V> = V extends null
  ? null
  : V extends [infer A, infer B]
    ? [ValueOf<A>, ValueOf<B>]
    : V extends "?"
      ? [number, number] | null
      : [number, number];

/** `null` for injective, the two coordinates, "collides" where they are not looked for, and `?`. */
type Verdict<M, Size> = Size extends "?"
  ? "?"
  : M extends Elements
    ? ElementVerdict<Still<M>, M, Size>
    : VerdictOf<Still<M>, M, ByStrideAt<Unsigned<M>>, Size>;

/** The steps of binary strides are to be independent; coordinates are weighed. */
type ElementVerdict<At, M, Size> = At extends null
  ? M extends `${string}f${string}`
    ? BitCollision<M>
    : Weighed<Moving<M>, PathsOf<Moving<M>>> extends infer W
      ? W extends `${string}!${string}`
        ? "?"
        : VerdictOf<null, W, ByStrideAt<Unsigned<W>>, Size>
      : never
  : ["0", At];

/** A mode that stands still steps from 0 to its own coordinate; else the modes are looked at by stride. */
type VerdictOf<At, M, Sorted extends string, Size> = At extends null
  ? Sorted extends `${string}?${string}`
    ? "?"
    : Nests<Sorted, "1"> extends true
      ? null
      : Nest<TakeLeast<Sorted>, "0", "1", "", M, Sorted, Size>
  : ["0", At];

/** Where the first mode steps that stands still, `?` where one before it may. */
type Still<M, At = "1"> = M extends `${infer S}:${infer D},${infer Rest}`
  ? [D, S] extends ["0", "1"]
    ? Still<Rest, At>
    : D extends "0"
      ? At
      : Still<Rest, [D, S] extends ["?", Exclude<S, "1">] ? "?" : Product<At, S>>
  : null;

/**
 * Least stride first: one past the reach of the smaller ones adds no collision, and one within it collides where these
 * leave no gap. `Count` is how many offsets there are so far, and there is no gap while that is the reach and one;
 * `Below` are these modes, the largest first.
 */
type Nest<Taken, Reach, Count, Below extends string, M, All extends string, Size> = Taken extends [
  infer D extends string,
  infer Item extends string,
  infer Others extends string,
]
  ? Item extends `${infer S}@${infer At}`
    ? Order<D, Reach> extends ">"
      ? Nest<
          TakeLeast<Others>,
          Plus<Reach, SpanOfMode<D, S>>,
          Product<Count, S>,
          `${D}:${Item};${Below}`,
          M,
          All,
          Size
        >
      : Plus<Reach, "1"> extends Count
        ? M extends `${string}:-${string}`
          ? "collides"
          : Meet<Negative<D>, Reach, Below, At, "0">
        : Order<Size, "512"> extends ">"
          ? "?"
          : Disjoint<All>
    : never
  : null;

/**
 * One step of the mode at `Up` and steps of those below lead back to 0: `Rest` is what these still have to undo, each by
 * as few steps upwards as the others can make up for. Steps down lead from the other coordinate.
 */
type Meet<Rest, Reach, Below, Up, Down> = Below extends `${infer D}:${infer S}@${infer At};${infer Lower}`
  ? Minus<Reach, SpanOfMode<D, S>> extends infer Lesser
    ? Larger<Minus<"1", S>, Ceiling<Minus<Rest, Lesser>, D>> extends infer N
      ? N extends `-${infer Back}`
        ? Meet<Minus<Rest, Product<N, D>>, Lesser, Lower, Up, Plus<Down, Product<Back, At>>>
        : Meet<Minus<Rest, Product<N, D>>, Lesser, Lower, Plus<Up, Product<N, At>>, Down>
      : never
    : never
  : Order<Up, Down> extends "<"
    ? [Up, Down]
    : [Down, Up];

/** Whether the offsets, mode by mode, step by step, are all new. */
type Disjoint<Left, So = "0"> = Left extends `${infer D}:${infer S}@${string};${infer Rest}`
  ? Moves<Minus<S, "1">, D, So, So, Rest>
  : null;

/** Step by step of one mode: `Last` are the offsets of the step before, `So` all offsets. */
type Moves<N, D, Last, So, Rest> = N extends "0"
  ? Disjoint<Rest, So>
  : Moved<Last, D> extends infer Next
    ? [Extract<Next, So>] extends [never]
      ? Moves<Minus<N, "1">, D, Next, So | Next, Rest>
      : "collides"
    : never;
