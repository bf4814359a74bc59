import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Refusal } from "../diagnostic.js";
import type { AllBits, NumeralOfBits } from "../semimodule/binary.js";
import type { Magnitude, Minus, Plus, Product, ValueOf } from "../semimodule/integer.js";
import type { Elements, FirstElement } from "../semimodule/semimodule.js";
import type { AnyComposedLayout, Layout, TextOfLayout } from "./layout.js";
import type { Modes } from "./modes.js";

/**
 * One more than the span of the offsets: 1 + Σ (s-1)·|d|; of binary strides one more than all bits that they reach.
 * @example Cosize<Layout<[4, 8], [1, 5]>> // 39
 */
export type Cosize<L> = NoInfer<ComputedCosize<L>> extends infer Made | MadeOf<"cosize", L> ? Made : never;

type ComputedCosize<L> =
  L extends Layout<infer S, infer D> ? SpanOf<Modes<S, D>, L> : L extends AnyComposedLayout ? number : L;

/** Of binary strides by their bits, of integers by their steps; coordinates have a coshape instead. */
type SpanOf<M, L> = M extends Elements
  ? M extends `${string}f${string}`
    ? Counted<Plus<NumeralOfBits<AllBits<M>>, "1">, L>
    : Refusal<"cosize", Clip<TextOfLayout<L>>, "integer", [FirstElement<M> & string]>
  : Span<M, L>;

/** 1 + Σ (s-1)·|d|. */
type Span<M, L, So = "1"> = M extends `${infer S}:${infer D},${infer Rest}`
  ? Span<Rest, L, Plus<So, Product<Minus<S, "1">, Magnitude<D>>>>
  : M extends "?"
    ? number
    : Counted<So, L>;

/** The value, or the refusal of one past 2^53-1. */
type Counted<So, L> = So extends "!" ? Refusal<"cosize", Clip<TextOfLayout<L>>, "overflow"> : ValueOf<So>;
