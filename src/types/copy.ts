import type { Assigned, ElementOf, Pair } from "./accessor.js";
import type { LayoutError, Refusal } from "./diagnostic.js";
import type { Layout, TextOfLayout } from "./layout.js";
import type { Extent } from "./shape.js";
import type { Tensor } from "./tensor.js";

/**
 * The destination of a copy; refused where the sizes differ, the elements are of another kind, or nothing can be written
 * to (paper, section 4.6.1).
 */
export type Copy<Src, Dst> =
  Src extends Tensor<infer A, unknown, unknown> ? Moved<"copy", Src, Dst, ElementOf<A>> : Src;

/** The destination of a copy where the predicate holds, which is of the same size if it is a tensor. */
export type CopyIf<Predicate, Src, Dst> =
  Predicate extends Tensor<unknown, infer PS, infer PD>
    ? Dst extends Tensor<unknown, infer S, infer D>
      ? Alike<"copyIf", PS, PD, S, D, null> extends infer Fault
        ? Fault extends LayoutError
          ? Fault
          : CopyIf<null, Src, Dst>
        : never
      : Dst
    : Src extends Tensor<infer A, unknown, unknown>
      ? Moved<"copyIf", Src, Dst, ElementOf<A>>
      : Src;

/** The destination of a transform to values of `V`. */
export type Transform<Src, Dst, V> = Moved<"transform", Src, Dst, V>;

/** `Dst`, or why values of `V` cannot go there from everywhere in `Src`. */
type Moved<Operation extends string, Src, Dst, V> =
  Src extends Tensor<unknown, infer S, infer D>
    ? Dst extends Tensor<infer A, infer S2, infer D2>
      ? Alike<Operation, S, D, S2, D2, null> extends infer Fault
        ? Fault extends null
          ? Assigned<Operation, Pair<TextOfLayout<Layout<S, D>>, TextOfLayout<Layout<S2, D2>>>, V, A, Dst>
          : Fault
        : never
      : Dst
    : Src;

/** `R`, or the refusal of two sizes that differ. */
type Alike<Operation extends string, S, D, S2, D2, R> =
  Differing<Extent<S>, Extent<S2>> extends readonly [infer X, infer Y]
    ? Refusal<
        Operation,
        Pair<TextOfLayout<Layout<S, D>>, TextOfLayout<Layout<S2, D2>>>,
        "sizes",
        [X & string, Y & string]
      >
    : R;

/** Two numerals that are known to differ, else `null`. */
export type Differing<X, Y> = X extends Y
  ? null
  : X extends "?" | "!"
    ? null
    : Y extends "?" | "!"
      ? null
      : readonly [X, Y];
