import type { Layout } from "../../layout/layout.js";
import type { Ceiling, Product, ValueOf } from "../../semimodule/integer.js";

/**
 * A mode S:D of literals divided by one leaf N:X, which is most of what people divide by mode: the tile is N:X·D, and what
 * completes it are the X offsets before its second element, and as many such tiles side by side as reach the end. `null`
 * where there are several modes, where the leaf is no tile of several elements side by side, and past 2^53-1: the general
 * rule is asked then.
 * @example ByLeaf<"64:3,", "8:2,"> // Layout<[8, [2, 4]], [6, [3, 48]]>
 */
export type ByLeaf<M, M2> = `${M & string}${M2 & string}` extends ""
  ? null
  : `${M & string}${M2 & string}` extends `${infer S}:${infer D},${infer N}:${infer X},`
    ? N extends "0" | "1" | `-${string}`
      ? null
      : X extends "0" | `-${string}` | `${string},${string}`
        ? null
        : Parts<Ceiling<S, Product<N, X>>, N, X, Product<X, D>, D>
    : null;

/** `Count` tiles side by side, `Step` from one element to the next. */
type Parts<Count, N, X, Step, D> = Laid<Count, N, X, Step, D, Product<N, Step>>;

/** A mode of one is none. */
type Laid<Count, N, X, Step, D, Far> = "!" extends Count | Step | Far
  ? null
  : Count extends "1"
    ? X extends "1"
      ? Pair<ValueOf<N>, 1, ValueOf<Step>, 0>
      : Pair<ValueOf<N>, ValueOf<X>, ValueOf<Step>, ValueOf<D>>
    : X extends "1"
      ? Pair<ValueOf<N>, ValueOf<Count>, ValueOf<Step>, ValueOf<Far>>
      : Nested<ValueOf<N>, ValueOf<X>, ValueOf<Count>, ValueOf<Step>, ValueOf<D>, ValueOf<Far>>;

/* Of parameters alone: a tuple of what is computed is put off. */

type Pair<S, S2, D, D2> = Layout<[S, S2], [D, D2]>;

type Nested<N, X, Count, Step, D, Far> = Layout<[N, [X, Count]], [Step, [D, Far]]>;
