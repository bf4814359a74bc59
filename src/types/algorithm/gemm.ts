import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Code, Refusal } from "../diagnostic.js";
import type { IsOpen } from "../layout/htuple.js";
import type { TextOfLayout } from "../layout/layout.js";
import type { Extent } from "../layout/shape.js";
import type { AssignFault, ElementOf, Fault, MixFault, OneOf, ValueKind } from "../tensor/accessor.js";
import type { RaggedFault } from "../tensor/ragged.js";
import type { AccessorIn, LayoutIn, ShapeIn, Tensor } from "../tensor/tensor.js";
import type { Differing } from "./copy.js";

/**
 * The result C (M,N) of A (M,K) and B (N,K), or (M,N,L) of (M,K,L) and (N,K,L); refused where a mode has one extent in one
 * and another in the other, or the elements are of different kinds (paper, section 4.6.2).
 */
export type Gemm<A, B, C> =
  NoInfer<ComputedGemm<A, B, C>> extends infer Made | MadeOf<"gemm", A, B, C> ? Made : never;

type ComputedGemm<A, B, C> =
  GemmFault<ShapeIn<A>, ShapeIn<B>, ShapeIn<C>> extends AnyFault
    ? OfFault<GemmFault<ShapeIn<A>, ShapeIn<B>, ShapeIn<C>>, A, B, C>
    : MultiplyFault<A, B, C> extends AnyFault
      ? OfFault<MultiplyFault<A, B, C>, A, B, C>
      : C;

type AnyFault = Fault<Code, string[]>;

type OfFault<Found, A, B, C> =
  Found extends Fault<infer F, infer Values> ? Refusal<"gemm", GemmOperands<A, B, C>, F, Values> : never;

/** The three operands as a message shows them. */
type GemmOperands<A, B, C> =
  `${Clip<TextOfLayout<LayoutIn<A>>>}, ${Clip<TextOfLayout<LayoutIn<B>>>} → ${Clip<TextOfLayout<LayoutIn<C>>>}`;

/**
 * The code and the values of a refusal, or `null`: ranks first, then M, N, K and the batch. Matrices whose modes are
 * written alike are looked at no further.
 */
type GemmFault<SA, SB, SC> =
  NoInfer<SA> extends readonly [infer M, infer K]
    ? NoInfer<SB> extends readonly [infer N, K]
      ? NoInfer<SC> extends readonly [M, N]
        ? null
        : GemmFaults<SA, SB, SC>
      : GemmFaults<SA, SB, SC>
    : GemmFaults<SA, SB, SC>;

/** All that can be wrong, in the order of the sentences. */
type GemmFaults<SA, SB, SC> = First<
  [
    NoMatrix<"A", RankIn<SA>, RankIn<SA>>,
    NoMatrix<"B", RankIn<SB>, RankIn<SA>>,
    NoMatrix<"C", RankIn<SC>, RankIn<SA>>,
    Apart<"M", SizeAt<SA, "0">, "A", SizeAt<SC, "0">, "C">,
    Apart<"N", SizeAt<SB, "0">, "B", SizeAt<SC, "1">, "C">,
    Apart<"K", SizeAt<SA, "1">, "A", SizeAt<SB, "1">, "B">,
    Apart<"L", SizeAt<SA, "2">, "A", SizeAt<SB, "2">, "B">,
    Apart<"L", SizeAt<SA, "2">, "A", SizeAt<SC, "2">, "C">,
  ]
>;

/** The rank of a shape, `?` where it is open. */
type RankIn<S> = IsOpen<S> extends true ? "?" : S extends readonly unknown[] ? S["length"] : 1;

/** Whether a rank is no matrix's beside an A of rank 2, or no batch's beside one of rank 3. */
type NoMatrix<Name extends string, R, Of> = "?" extends R | Of
  ? null
  : Of extends 3
    ? R extends 3
      ? null
      : Fault<"argument", [`${Name} of rank ${R & number}`, "batch of matrices"]>
    : R extends 2
      ? null
      : Fault<"argument", [`${Name} of rank ${R & number}`, "matrix"]>;

/** The size of a mode as a numeral, `?` where there is none. */
type SizeAt<S, I extends string> = S extends readonly unknown[]
  ? I extends keyof S
    ? Extent<S[I]>
    : "?"
  : "?";

/** Two sizes of one mode that are known to differ, as the code and the values of a refusal. */
export type Apart<Mode extends string, X, InX extends string, Y, InY extends string> =
  Differing<X, Y> extends null ? null : Fault<"extents", [Mode, X & string, InX, Y & string, InY]>;

/** The first of some flaws. */
export type First<Faults> = Faults extends readonly [infer Head, ...infer Tail]
  ? Head extends null
    ? First<Tail>
    : Head
  : null;

/** Why products of elements of `A` and of `B` cannot be added to the elements of `C`. */
export type MultiplyFault<A, B, C> =
  NumericFault<ValueKind<ElementOf<AccessorIn<A>>>, ValueKind<ElementOf<AccessorIn<B>>>> extends infer F
    ? F extends null
      ? AssignFault<ElementOf<AccessorIn<A>>, AccessorIn<C>> extends infer Assigned
        ? Assigned extends null
          ? RaggedFault<A | B | C>
          : Assigned
        : never
      : F
    : never;

/** Elements to multiply are numbers, of one kind. */
export type NumericFault<K, Other> = K extends "number" | "bigint" | "?"
  ? MixFault<K, Other>
  : Fault<"argument", [OneOf<K>, "number"]>;

/** What products are scaled by: a number of the kind of the elements. */
export type Scalar<C> =
  C extends Tensor<infer X, unknown, unknown, unknown>
    ? ValueKind<ElementOf<X>> extends infer Kind
      ? Kind extends "number"
        ? number
        : Kind extends "bigint"
          ? bigint
          : number | bigint
      : never
    : never;
