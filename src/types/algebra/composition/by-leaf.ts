import type { Layout } from "../../layout/layout.js";
import type { Product, ValueOf } from "../../semimodule/integer.js";

/**
 * A mode S:D of literals composed with one leaf N:X, which is most of what people compose by mode: N:X·D, for one mode goes
 * on past its size and nothing carries. `null` where there are several modes, where the leaf is of one element, or none, and
 * past 2^53-1: the general rule is asked then.
 * @example ByLeaf<"64:3,", "8:2,"> // Layout<8, 6>
 */
export type ByLeaf<M, M2> = `${M & string}${M2 & string}` extends ""
  ? null
  : `${M & string}${M2 & string}` extends `${string}:${infer D},${infer N}:${infer X},`
    ? N extends "0" | "1" | `-${string}`
      ? null
      : X extends `${string},${string}`
        ? null
        : Stretched<N, Product<X, D>>
    : null;

type Stretched<N, Step> = Step extends "!" ? null : Layout<ValueOf<N>, ValueOf<Step>>;
