import type { ZippedDivide } from "../algebra/divide.js";
import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, LayoutError, Renamed } from "../diagnostic.js";
import type { IsOpen } from "../layout/htuple.js";
import type { AnyLayout, ComposedLayout, Layout, TextOfLayout } from "../layout/layout.js";
import type { MmaAtom } from "./atom.js";
import type { CoversOf, Of, Operand, Three } from "./operand.js";
import type { RestFault } from "./rest.js";
import type { Split, SplitBy } from "./split.js";
import type { TiledMma } from "./tiled-mma.js";
import type { TvOver } from "./tv-over.js";

/** The thread-value layout of an operand in the instruction. */
type TvIn<X extends Operand, Atom> =
  Atom extends MmaAtom<
    string,
    unknown,
    unknown,
    infer A,
    infer B,
    infer C,
    unknown,
    unknown,
    unknown,
    unknown,
    unknown
  >
    ? X extends "A"
      ? A
      : X extends "B"
        ? B
        : C
    : never;

/**
 * A layout of the operand by who has what: ((thread in the instruction, its copies), (values, rests)). Modes beyond the two
 * of the operand are rests.
 * @example ThreadsOf<"C", TiledMmaOf<MmaAtomOf<"SM80_16x8x16_F32F16F16F32_TN">, { atoms: [2, 1, 1] }>, Layout<[32, 8], [1, 32]>> // Layout<[[[4, 8], [2, 1]], [[2, 2], [1, 1]]], [[[64, 1], [16, 0]], [[32, 8], [0, 0]]]>
 */
export type ThreadsOf<X extends Operand, T, L> =
  L extends ComposedLayout<infer Outer, infer Offset, infer Inner>
    ? Rejoined<Outer, Offset, ThreadsOf<X, T, Inner>>
    : T extends TiledMma<
          infer Atom,
          Layout<infer Copies extends Three, unknown>,
          infer P extends Three,
          unknown
        >
      ? Atom extends { readonly mnk: infer Mnk extends Three }
        ? Of<X, [Mnk, Copies, P]> extends [infer A, infer B]
          ? ByThread<L, A, B, TvIn<X, Atom>>
          : Layout
        : Layout
      : Layout;

type Rejoined<Outer extends AnyLayout, Offset, Within> = Within extends LayoutError
  ? Within
  : Within extends AnyLayout
    ? ComposedLayout<Outer, Offset, Within>
    : never;

/** `A` and `B` say how the two modes are split: [the extent in the instruction, the copies, the permutation]. */
type ByThread<L, A, B, Tv> =
  L extends Layout<infer S, infer D>
    ? [S, D] extends [readonly [infer S0, infer S1, ...infer Ss], readonly [infer D0, infer D1, ...infer Ds]]
      ? Joined<SplitBy<S0, D0, A>, SplitBy<S1, D1, B>, Tv, Ss, Ds>
      : IsOpen<S> extends true
        ? Layout
        : ZippedDivide<L, [Head<A>, Head<B>]>
    : L;

type Head<A> = A extends [infer First, ...unknown[]] ? First : never;

type Joined<A, B, Tv, Ss extends readonly unknown[], Ds extends readonly unknown[]> =
  A extends Split<infer TS0, infer TD0, infer CS0, infer CD0, infer RS0, infer RD0>
    ? B extends Split<infer TS1, infer TD1, infer CS1, infer CD1, infer RS1, infer RD1>
      ? TvOver<[TS0, TS1], [TD0, TD1], Tv> extends infer R
        ? R extends Layout<readonly [infer TS, infer VS], readonly [infer TD, infer VD]>
          ? Layout<[[TS, [CS0, CS1]], [VS, [RS0, RS1, ...Ss]]], [[TD, [CD0, CD1]], [VD, [RD0, RD1, ...Ds]]]>
          : R extends LayoutError
            ? R
            : Layout
        : never
      : B
    : A;

/** The layout, unless the tile does not divide it; what the divides refuse is told of the call. */
type Threads<X extends Operand, T, L, O> =
  RestFault<`threads${X}`, NameIn<T>, L, CoversOf<X, T>, O> extends infer Fault
    ? Fault extends null
      ? Told<ThreadsOf<X, T, L>, `threads${X}`, T, L>
      : Fault
    : never;

/** The result; a refusal is told of the operation that was called, on its instruction and layout. */
export type Told<R, Operation extends string, T, L> = R extends LayoutError
  ? Renamed<R, Operation, `${Clip<NameIn<T>>}, ${Clip<TextOfLayout<L>>}`>
  : R;

/** The name of the instruction that is tiled. */
export type NameIn<T> = T extends { readonly atom: { readonly name: infer Name extends string } }
  ? Name
  : never;

/** A layout of A by who has what. */
export type ThreadsA<T, L, O = {}> =
  NoInfer<ComputedThreadsA<T, L, O>> extends infer Made | MadeOf<"threadsA", T, L, O> ? Made : never;

type ComputedThreadsA<T, L, O> = "threadsA" extends "threadsA" & T ? Layout : Threads<"A", T, L, O>;

/** A layout of B by who has what. */
export type ThreadsB<T, L, O = {}> =
  NoInfer<ComputedThreadsB<T, L, O>> extends infer Made | MadeOf<"threadsB", T, L, O> ? Made : never;

type ComputedThreadsB<T, L, O> = "threadsB" extends "threadsB" & T ? Layout : Threads<"B", T, L, O>;

/** A layout of C by who has what. */
export type ThreadsC<T, L, O = {}> =
  NoInfer<ComputedThreadsC<T, L, O>> extends infer Made | MadeOf<"threadsC", T, L, O> ? Made : never;

type ComputedThreadsC<T, L, O> = "threadsC" extends "threadsC" & T ? Layout : Threads<"C", T, L, O>;
