import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Refusal } from "../diagnostic.js";
import type { IntegersFault, LeafFault } from "../layout/check.js";
import type { IsOpen, Refines } from "../layout/htuple.js";
import type { Layout, TextOfLayout } from "../layout/layout.js";
import type { Extent } from "../layout/shape.js";
import type { TextOf } from "../layout/text.js";
import type { TextOfCoordinate, Unfit } from "../layout/unfit.js";
import type { Successor } from "../semimodule/basis.js";
import type { NumeralOf, Order } from "../semimodule/integer.js";
import type { AssignFault, ElementOf, Fault } from "./accessor.js";
import type { RaggedFault } from "./ragged.js";
import type { Tensor } from "./tensor.js";

/**
 * The value of a tensor at a coordinate, given whole or mode by mode. Refused is a coordinate that does not fit, or that
 * is out of bounds.
 * @example Get<Tensor<Float32Array, [4, 8], [1, 4]>, [3, 7]> // number
 */
export type Get<T, C extends readonly unknown[]> =
  NoInfer<ComputedGet<T, C>> extends infer Made | MadeOf<"get", T, C> ? Made : never;

type ComputedGet<T, C extends readonly unknown[]> =
  T extends Tensor<infer A, infer S, infer D, unknown> ? Found<"get", Whole<C>, S, D, ElementOf<A>> : T;

/** The coordinate of `set`, or why it is none. */
export type Place<T, C extends readonly unknown[]> =
  NoInfer<ComputedPlace<T, C>> extends infer Made | MadeOf<"place", T, C> ? Made : never;

type ComputedPlace<T, C extends readonly unknown[]> =
  T extends Tensor<unknown, infer S, infer D, unknown> ? Found<"set", Whole<C>, S, D, T> : T;

/** The value of `set` or `fill`, or why it cannot be put there. */
export type Storable<Operation extends string, T, V> =
  NoInfer<ComputedStorable<Operation, T, V>> extends infer Made | MadeOf<"storable", Operation, T, V>
    ? Made
    : never;

type ComputedStorable<Operation extends string, T, V> =
  T extends Tensor<infer A, infer S, infer D, unknown>
    ? AssignFault<V, A> extends Fault<infer C, infer Values>
      ? Refusal<Operation, Clip<TextOfLayout<Layout<S, D>>>, C, Values>
      : Operation extends "fill"
        ? RaggedFault<T> extends Fault<infer C, infer Values>
          ? Refusal<Operation, Clip<TextOfLayout<Layout<S, D>>>, C, Values>
          : V
        : V
    : V;

/** A coordinate given mode by mode is the tuple of them. */
export type Whole<C extends readonly unknown[]> = C extends readonly [infer Only] ? Only : C;

/** `R` where the coordinate is one, and fits, and is within bounds. */
type Found<Operation extends string, C, S, D, R> =
  IsOpen<S> extends true
    ? R
    : IntegersFault<C> extends LeafFault<infer Code, infer Value>
      ? Refusal<
          Operation,
          Clip<TextOfLayout<Layout<S, D>>>,
          Code & ("integer" | "overflow"),
          [Value & string]
        >
      : Refines<C, S> extends false
        ? Unfit<Operation, Clip<TextOfLayout<Layout<S, D>>>, C, S>
        : WithinBounds<Operation, C, S, R, Layout<S, D>>;

/** `R` where a coordinate that fits is within bounds, as far as is known. */
export type WithinBounds<Operation extends string, C, S, R, L> =
  NoInfer<Beyond<C, S>> extends never
    ? R
    : Refusal<
        Operation,
        Clip<TextOfLayout<L>>,
        "range",
        [Clip<TextOfCoordinate<C>>, `the shape ${Clip<TextOf<S>>}`]
      >;

/** `true` for every integer of a coordinate that is negative or not below its extent; of a union none is known. */
type Beyond<C, S> = unknown extends C
  ? never
  : NoInfer<C> extends readonly unknown[]
    ? number extends C["length" & keyof C]
      ? never
      : BeyondEach<C, S>
    : NoInfer<C> extends number
      ? IsBeyond<NumeralOf<C>, S>
      : never;

/** Place by place, so that a union of tuples is the tuple of its unions. */
type BeyondEach<C, S, I extends string = "0", So = never> = I extends keyof C & keyof S
  ? BeyondEach<C, S, Successor<I>, So | Beyond<C[I], S[I]>>
  : So;

/** Of one integer; what is not known may be within. */
type IsBeyond<C, S> = C extends "0" | "?" | "!"
  ? never
  : C extends `-${string}`
    ? true
    : Order<C, Extent<S>> extends "<" | "?" | "!"
      ? never
      : true;
