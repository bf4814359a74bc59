import type { Terms } from "./basis.js";
import type { Elements, KindOf } from "./semimodule.js";

/**
 * Two strides of modes that do not stand in one layout, `null` where there are none: one is of another kind, or leads
 * into the coordinate that the other counts.
 * @example Mixed<"4:2,3:e0,"> // ["2", "e0"]
 */
export type Mixed<M> = M extends Elements
  ? M extends `${string}.${string}`
    ? MixedIn<M>
    : OtherKind<M>
  : null;

/** Of paths of one index none leads into another: the first stride tells of what kind all are. */
type OtherKind<M, First = null> = M extends `${string}:${infer D},${infer Rest}`
  ? D extends "0"
    ? OtherKind<Rest, First>
    : First extends null
      ? OtherKind<Rest, D>
      : KindOf<First> extends KindOf<D>
        ? OtherKind<Rest, First>
        : [First, D]
  : null;

/** Stride by stride against those before it. */
type MixedIn<M, Seen extends string = ""> = M extends `${string}:${infer D},${infer Rest}`
  ? D extends "0"
    ? MixedIn<Rest, Seen>
    : MixedWith<Seen, D> extends infer C
      ? C extends string
        ? [C, D]
        : MixedIn<Rest, `${Seen}${D},`>
      : never
  : null;

/** The first stride before that does not go with `D`. */
type MixedWith<Seen, D> = Seen extends `${infer A},${infer Rest}`
  ? KindOf<A> extends KindOf<D>
    ? KindOf<A> extends "coordinate"
      ? Nested<Terms<A>, Terms<D>> extends true
        ? A
        : MixedWith<Rest, D>
      : MixedWith<Rest, D>
    : A
  : null;

/** Whether a path of one leads into a coordinate of the other. */
type Nested<A, B> = A extends `${string}@${infer Path};${infer Rest}`
  ? LeadsInto<Path, B> extends true
    ? true
    : Nested<Rest, B>
  : false;

/** Whether a path leads into one of the terms, or one of the terms into it. */
type LeadsInto<P extends string, B> = B extends `${string}@${infer Q};${infer Rest}`
  ? P extends `${Q}.${string}`
    ? true
    : Q extends `${P}.${string}`
      ? true
      : LeadsInto<P, Rest>
  : false;
