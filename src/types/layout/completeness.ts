import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Refusal } from "../diagnostic.js";
import type { Minus, Plus, Product, ValueOf } from "../semimodule/integer.js";
import type { IntegersFault, LeafFault } from "./check.js";
import type { Layout } from "./layout.js";
import type { IsFixed } from "./leaf.js";
import type { TextOf } from "./text.js";
import type { Widened } from "./widened.js";

/**
 * A function on 0, 1, … that takes 0 to 0, given by its values, as layouts whose composition it is: the last is applied
 * first, and each is evaluated past its size too (paper, section 4.4.3). Refused is a function that takes 0 elsewhere.
 * @example AsCompositions<[0, 5, 3, 9]> // [Layout<[2, 2, 2], [5, 3, 9]>, Layout<[3, 1], [1, 4]>]
 */
export type AsCompositions<Values extends readonly unknown[]> =
  NoInfer<Listed<Widened<Values>>> extends infer Made | MadeOf<"asCompositions", Values> ? Made : never;

/** The values, each known or open. */
type Listed<Values> = Values extends readonly unknown[]
  ? IsFixed<Values> extends false
    ? readonly Layout[]
    : IntegersFault<Values> extends LeafFault<infer Code, infer Value>
      ? Refusal<"asCompositions", Clip<TextOf<Values>>, Code & ("integer" | "overflow"), [Value & string]>
      : Values extends readonly [infer Zero, ...infer Others]
        ? Zero extends 0
          ? 0 extends Zero
            ? [Bits<Others>, ...Doublings<Others>]
            : readonly Layout[]
          : number extends Zero
            ? readonly Layout[]
            : Refusal<"asCompositions", Clip<TextOf<Values>>, "origin", [`${Zero & number}`]>
        : readonly Layout[]
  : never;

/** The layout that takes 2^(i-1) to the value at i. */
type Bits<Values extends readonly unknown[]> = Values extends readonly []
  ? Layout<1, 0>
  : Values extends readonly [infer Only]
    ? Layout<2, Only>
    : Layout<{ -readonly [I in keyof Values]: 2 }, Values>;

/** The layouts (n,1):(1,2(n-1)) that lead i to 2^(i-1), from 3 up to the number of values. */
type Doublings<
  Others extends readonly unknown[],
  N = "3",
  Out extends unknown[] = [],
> = Others extends readonly [unknown, unknown, unknown, ...infer More]
  ? Doublings<
      [0, 0, ...More],
      Plus<N, "1">,
      [...Out, Layout<[ValueOf<N>, 1], [1, ValueOf<Product<"2", Minus<N, "1">>>]>]
    >
  : Out;
