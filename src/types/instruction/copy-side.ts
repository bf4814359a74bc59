import type { Coalesce, Coalesced, Simplified } from "../algebra/coalesce.js";
import type { AreApart, Through } from "../algebra/composition/aligned.js";
import type { Composition } from "../algebra/composition.js";
import type { Cut, Halves } from "../algebra/cut.js";
import type { ZippedDivide } from "../algebra/divide.js";
import type { RightInverse } from "../algebra/inverse.js";
import type { Extents, Layout, Strides } from "../layout/layout.js";
import type { Modes } from "../layout/modes.js";
import type { Extent } from "../layout/shape.js";
import type { ValueOf } from "../semimodule/integer.js";
import type { InElements, TiledCopy } from "./tiled-copy.js";

/** The thread-value layout of a side: (thread, (values of the instruction, its repetitions)) to the index in the tile. */
export type SideOf<T, Side extends "source" | "destination"> =
  T extends TiledCopy<infer A, infer Tv, unknown, unknown, infer Bits>
    ? Across<InElements<A, "reference", Bits>, InElements<A, Side, Bits>, Tv>
    : Layout;

/** What the tile has of a side: by bits where that goes, else by the algebra. */
type Across<Reference, Own, Tv> =
  Reference extends Layout<readonly [infer T, infer V], unknown>
    ? Tv extends Layout<readonly [infer Ts, infer Vs], readonly [infer Td, infer Vd]>
      ? Along<Way<Reference, Own>, CutOf<Ts, Td, T>, CutOf<Vs, Vd, V>> extends infer Side
        ? Side extends null
          ? Repeated<Tv, Reference, Own>
          : Layout<ExtentsIn<Side>, StridesIn<Side>>
        : never
      : Tv
    : Reference;

/** The shape and the stride of nested modes, mapped: a tuple that is written out would be another than the same elsewhere. */
type ExtentsIn<T> = T extends readonly unknown[] ? { [I in keyof T]: ExtentsIn<T[I]> } : Extents<T>;

type StridesIn<T> = T extends readonly unknown[] ? { [I in keyof T]: StridesIn<T[I]> } : Strides<T>;

/** Modes cut at the size of a shape. */
type CutOf<S, D, At> = Cut<Simplified<Modes<S, D>>, Extent<At>>;

/** How the threads and the values of a side are had from those of the reference: `"same"`, or as bits of its index. */
type Way<Reference, Own> =
  Own extends Layout<readonly [infer S, infer S2], readonly [infer D, infer D2]>
    ? Reference extends Layout<readonly [infer T, infer T2], readonly [infer E, infer E2]>
      ? [Modes<T, E>, Modes<T2, E2>] extends [Modes<S, D>, Modes<S2, D2>]
        ? "same"
        : Back<RightInverse<Reference>, Modes<S, D>, Modes<S2, D2>>
      : null
    : null;

type Back<Inverse, T, V> = Inverse extends Layout<infer S, infer D> ? ThroughBoth<Modes<S, D>, T, V> : null;

/** The two parts of a right operand, where they are apart. */
type ThroughBoth<M, T, V> =
  AreApart<`${T & string}${V & string}`> extends true ? [Through<M, T>, Through<M, V>] : null;

/** Threads, and values with repetitions of these; where the tile is not cut, or the way is not known, none. */
type Along<W, T, V> =
  T extends Halves<infer OwnT, infer MoreT>
    ? V extends Halves<infer OwnV, infer MoreV>
      ? W extends "same"
        ? [Coalesced<`${OwnT & string}${MoreT & string}`>, [OwnV, MoreV]]
        : W extends [infer ByT extends string, infer ByV extends string]
          ? ThroughBoth<`${OwnT & string}${OwnV & string}`, ByT, ByV> extends [
              infer Threads extends string,
              infer Values extends string,
            ]
            ? [Coalesced<`${Threads}${MoreT & string}`>, [Coalesced<Values>, MoreV]]
            : null
          : null
      : null
    : null;

/** The same by the algebra, whatever the extents. */
type Repeated<Tv, Reference, Own> =
  Reference extends Layout<readonly [infer T, infer V], unknown>
    ? ZippedDivide<Tv, [ValueOf<Extent<T>>, ValueOf<Extent<V>>]> extends infer Z
      ? Z extends Layout<
          readonly [infer TS, readonly [infer MT, infer MV]],
          readonly [infer TD, readonly [infer MTD, infer MVD]]
        >
        ? Composition<Layout<TS, TD>, Composition<RightInverse<Reference>, Own>> extends infer R
          ? R extends Layout<readonly [infer T2, infer V2], readonly [infer RT, infer RV]>
            ? Coalesce<Layout<[[T2, MT], [V2, MV]], [[RT, MTD], [RV, MVD]]>, [null, [null, null]]>
            : R
          : never
        : Z
      : never
    : Reference;
