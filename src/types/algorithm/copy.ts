import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Refusal } from "../diagnostic.js";
import type { TextOfLayout } from "../layout/layout.js";
import type { Extent } from "../layout/shape.js";
import type { AssignFault, ElementOf, Fault, OneOf, ValueKind } from "../tensor/accessor.js";
import type { RaggedFault } from "../tensor/ragged.js";
import type { AccessorIn, LayoutIn, Tensor } from "../tensor/tensor.js";

/**
 * The destination of a copy; refused where the sizes differ, the elements are of another kind, or nothing can be written
 * to (paper, section 4.6.1).
 */
export type Copy<Src, Dst> =
  NoInfer<ComputedCopy<Src, Dst>> extends infer Made | MadeOf<"copy", Src, Dst> ? Made : never;

type ComputedCopy<Src, Dst> =
  Src extends Tensor<infer A, unknown, unknown, unknown> ? Moved<"copy", Src, Dst, ElementOf<A>> : Src;

/** The destination of a copy where the predicate holds, which is of the same size if it is a tensor. */
export type CopyIf<Predicate, Src, Dst> =
  NoInfer<ComputedCopyIf<Predicate, Src, Dst>> extends infer Made | MadeOf<"copyIf", Predicate, Src, Dst>
    ? Made
    : never;

type ComputedCopyIf<Predicate, Src, Dst> =
  PredicateFault<Predicate, Dst> extends Fault<infer C, infer Values>
    ? Refusal<"copyIf", Operands<Predicate, Dst>, C, Values>
    : Src extends Tensor<infer A, unknown, unknown, unknown>
      ? Moved<"copyIf", Src, Dst, ElementOf<A>>
      : Src;

/** Why something is no predicate of as many coordinates, where its kind tells. */
type PredicateFault<Predicate, Dst> =
  Predicate extends Tensor<infer A, unknown, unknown, unknown>
    ? SizeFault<Predicate, Dst> extends infer Differs
      ? Differs extends null
        ? ValueKind<ElementOf<A>> extends infer Kind
          ? Kind extends "boolean" | "number" | "?"
            ? null
            : Fault<"argument", [OneOf<Kind>, "predicate"]>
          : never
        : Differs
      : never
    : null;

/** The destination of a transform to values of `V`. */
export type Transform<Src, Dst, V> =
  NoInfer<Moved<"transform", Src, Dst, V>> extends infer Made | MadeOf<"transform", Src, Dst, V>
    ? Made
    : never;

/** `Dst`, or why values of `V` cannot go there from everywhere in `Src`. */
type Moved<Operation extends string, Src, Dst, V> =
  SizeFault<Src, Dst> extends Fault<infer C, infer Values>
    ? Refusal<Operation, Operands<Src, Dst>, C, Values>
    : AssignFault<V, AccessorIn<Dst>> extends Fault<infer C, infer Values>
      ? Refusal<Operation, Operands<Src, Dst>, C, Values>
      : Operation extends "copyIf"
        ? Dst
        : RaggedFault<Src | Dst> extends Fault<infer C, infer Values>
          ? Refusal<Operation, Operands<Src, Dst>, C, Values>
          : Dst;

/** Two tensors as a message shows them. */
type Operands<Src, Dst> = `${Clip<TextOfLayout<LayoutIn<Src>>>} → ${Clip<TextOfLayout<LayoutIn<Dst>>>}`;

/** Two sizes that differ. Of equal shapes they are not computed; what is no tensor has none. */
type SizeFault<Src, Dst> =
  Src extends Tensor<unknown, infer S, unknown, unknown>
    ? Dst extends Tensor<unknown, infer S2, unknown, unknown>
      ? NoInfer<S> extends S2
        ? null
        : Differing<Extent<S>, Extent<S2>> extends readonly [infer X, infer Y]
          ? Fault<"sizes", [X & string, Y & string]>
          : null
      : null
    : null;

/** Two numerals that are known to differ, else `null`: one of several may be the other. */
export type Differing<X, Y> =
  NoInfer<X & Y> extends never
    ? "?" extends X | Y
      ? null
      : "!" extends X | Y
        ? null
        : readonly [X, Y]
    : null;
