import type { Covered } from "../algebra/divides.js";
import type { Layout } from "../layout/layout.js";
import type { Extent } from "../layout/shape.js";
import type { NumeralOf, Product } from "../semimodule/integer.js";
import type { TiledMma } from "./tiled-mma.js";

/** An operand of a product: A over (M, K), B over (N, K), C over (M, N). */
export type Operand = "A" | "B" | "C";

/** What is said of M, N and K; of an instruction that is not known it may be anything. */
export type Three = readonly [unknown, unknown, unknown];

/** What is said of M, N and K, for the two modes of an operand. @example Of<"A", [[16, 8, 4], [2, 1, 1]]> // [[16, 2], [4, 1]] */
export type Of<X extends Operand, All extends readonly unknown[]> = X extends "A"
  ? [Each<All, 0>, Each<All, 2>]
  : X extends "B"
    ? [Each<All, 1>, Each<All, 2>]
    : [Each<All, 0>, Each<All, 1>];

type Each<All extends readonly unknown[], I extends number> = {
  [J in keyof All]: All[J] extends readonly unknown[] ? All[J][I] : never;
};

/** What covers the two modes of an operand: the copies of the instruction, or what permutes them. */
export type CoversOf<X extends Operand, T> =
  T extends TiledMma<infer Atom, Layout<infer Copies extends Three, unknown>, infer P extends Three, unknown>
    ? Atom extends { readonly mnk: infer Mnk extends Three }
      ? Of<X, [Mnk, Copies, P]> extends [infer A, infer B]
        ? [CoverOf<A>, CoverOf<B>]
        : null
      : null
    : null;

type CoverOf<By> = By extends [infer Size, infer Copies, infer P]
  ? P extends null
    ? Product<NumeralOf<Size>, Extent<Copies>>
    : Covered<P>
  : null;
