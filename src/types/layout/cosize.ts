import type { Clip, Refusal } from "../diagnostic.js";
import type { AllBits, NumeralOfBits } from "../semimodule/binary.js";
import type { Magnitude, Minus, Plus, Product, ValueOf } from "../semimodule/integer.js";
import type { Elements, FirstElement } from "../semimodule/semimodule.js";
import type { AnyComposedLayout, Layout, TextOfLayout } from "./layout.js";
import type { Modes } from "./modes.js";

/** One more than the span of the offsets: 1 + Σ (s-1)·|d|; of binary strides one more than all bits that they reach. */
export type Cosize<L> =
  L extends Layout<infer S, infer D> ? SpanOf<Modes<S, D>, L> : L extends AnyComposedLayout ? number : L;

type SpanOf<M, L> = M extends Elements
  ? M extends `${string}f${string}`
    ? Counted<Plus<NumeralOfBits<AllBits<M>>, "1">, L>
    : Refusal<"cosize", Clip<TextOfLayout<L>>, "integer", [FirstElement<M> & string]>
  : Span<M, L>;

type Span<M, L, So = "1"> = M extends `${infer S}:${infer D},${infer Rest}`
  ? Span<Rest, L, Plus<So, Product<Minus<S, "1">, Magnitude<D>>>>
  : M extends "?"
    ? number
    : Counted<So, L>;

type Counted<So, L> = So extends "!" ? Refusal<"cosize", Clip<TextOfLayout<L>>, "overflow"> : ValueOf<So>;
