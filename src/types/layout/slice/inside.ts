import type { Clip, LayoutError, Refusal } from "../../diagnostic.js";
import type { Bits, NumeralOfBits, Shares, StepsOf } from "../../semimodule/binary.js";
import type { Add, ValueOf } from "../../semimodule/integer.js";
import type { AnyLayout, ComposedLayout, Layout, TextOfLayout } from "../layout.js";
import type { Modes } from "../modes.js";
import type { TextOf } from "../text.js";

/**
 * The part of a composed layout that a slice `S` of its inner one leaves: what is fixed joins the offset, inside of the outer
 * layout, for that is no sum.
 */
export type Rejoined<Operation extends string, Outer extends AnyLayout, Offset, Inner, S> = S extends {
  readonly layout: infer Kept extends AnyLayout;
  readonly offset: infer Start;
}
  ? Start extends `f${infer A}`
    ? Shared<ModesIn<Kept>, Bits<A>> extends infer Step
      ? Step extends string
        ? Refusal<
            Operation,
            Clip<`${TextOfLayout<Outer>} ∘ (${TextOf<Offset>} + ${TextOfLayout<Inner>})`>,
            "carry",
            [A, NumeralOfBits<Step> & string]
          >
        : Moved<Outer, Step extends null ? Add<Offset, ValueOf<A>> : number, Kept>
      : never
    : Moved<Outer, Start extends number ? Add<Offset, Start> : number, Kept>
  : S;

/** The modes of a layout. */
type ModesIn<L> = L extends Layout<infer S, infer D> ? Modes<S, D> : never;

/** The composed layout at another offset, which may be past 2^53-1. */
type Moved<Outer extends AnyLayout, Offset, Kept extends AnyLayout> = Offset extends LayoutError
  ? Offset
  : ComposedLayout<Outer, Offset, Kept>;

/** The bits of the first step of binary modes that shares one with `A`; `null` where none does. */
type Shared<M, A> = M extends `${string}?${string}`
  ? undefined
  : M extends `${infer N}:${infer D},${infer Rest}`
    ? FirstShared<D extends `f${infer B}` ? StepsOf<N, Bits<B>> : "", A> extends infer Step
      ? Step extends null
        ? Shared<Rest, A>
        : Step
      : never
    : null;

/** The first of the steps that has a bit in common with `A`. */
type FirstShared<Steps, A> = Steps extends `${infer Step};${infer Rest}`
  ? Shares<Step, A> extends true
    ? Step
    : FirstShared<Rest, A>
  : null;
