import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, LayoutError, Refusal } from "../diagnostic.js";
import type { MmaAtom } from "../instruction/atom.js";
import type { ExtentFault, LeafFault } from "../layout/check.js";
import type { Layout } from "../layout/layout.js";
import type { Widened } from "../layout/widened.js";
import type { NumeralOf } from "../semimodule/integer.js";
import type { BitsOf, Element } from "./memory.js";
import type { OptionOf } from "./symbol.js";

/** What the matrices of a subgroup hold: those of A and B, and those of C, by default the same. */
export interface SubgroupMatrixOptions {
  readonly component: Element;
  readonly result?: Element;
}

/** A configuration of subgroup matrices, as `subgroupMatrixConfigs` of an adapter lists them. */
export interface SubgroupMatrixConfig {
  readonly componentType: string;
  readonly resultComponentType: string;
  readonly M: number;
  readonly N: number;
  readonly K: number;
}

/** What `subgroupMatrix(mnk, options)` makes, or why it makes none. */
export type SubgroupMatrix<Mnk, O> =
  NoInfer<ComputedSubgroupMatrix<Mnk, O>> extends infer Made | MadeOf<"subgroupMatrix", Mnk, O>
    ? Made
    : never;

type ComputedSubgroupMatrix<Mnk, O> = Mnk extends readonly [
  infer M extends number,
  infer N extends number,
  infer K extends number,
]
  ? ExtentFault<[M, N, K]> extends LeafFault<infer Code, infer Value>
    ? Refusal<"subgroupMatrix", TextOf<M, N, K>, Code & ("extent" | "overflow"), [Value & string]>
    : O extends { readonly component: infer Of extends keyof BitsOf }
      ? Made<
          Widened<M, number>,
          Widened<N, number>,
          Widened<K, number>,
          Of,
          OptionOf<O, "result", Of> & keyof BitsOf
        >
      : LayoutError
  : LayoutError;

type TextOf<
  M extends number,
  N extends number,
  K extends number,
> = Clip<`(${NumeralOf<M> & string},${NumeralOf<N> & string},${NumeralOf<K> & string})`>;

type Made<M, N, K, Of extends keyof BitsOf, Result extends keyof BitsOf> = MmaAtom<
  `subgroup_matrix_${M & number}x${N & number}x${K & number}_${Of}_${Result}`,
  [M, N, K],
  Layout<1, 1>,
  Layout<[1, [M, K]], [0, [1, M]]>,
  Layout<[1, [N, K]], [0, [1, N]]>,
  Layout<[1, [M, N]], [0, [1, M]]>,
  [BitsOf[Of], BitsOf[Of], BitsOf[Result]],
  undefined,
  undefined,
  undefined,
  undefined
>;
