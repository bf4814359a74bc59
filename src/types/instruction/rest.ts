import type { Clip, Refusal } from "../diagnostic.js";
import type { AnyLayout, ComposedLayout, Layout, TextOfLayout } from "../layout/layout.js";
import type { Extent } from "../layout/shape.js";
import type { Quotient } from "../semimodule/integer.js";

/**
 * What becomes of the rest where a tile does not divide what it is cut from: by itself that is refused, `ragged` parts reach past
 * the end, and whoever reads them sees to that.
 */
export interface RestOptions {
  readonly ragged?: boolean;
}

/** The refusal of a layout that does not divide by what covers its modes; `null` where it does, or that is not known. */
export type RestFault<Operation extends string, Name, L, Covers, O> = O extends {
  readonly ragged: infer Ragged;
}
  ? [Ragged] extends [false]
    ? RestIn<Operation, Name, L, Covers, L>
    : null
  : RestIn<Operation, Name, L, Covers, L>;

/** Of a composed layout the inner one is cut. */
type RestIn<Operation extends string, Name, L, Covers, Cut> =
  Cut extends ComposedLayout<AnyLayout, unknown, infer Inner>
    ? RestIn<Operation, Name, L, Covers, Inner>
    : Cut extends Layout<infer S, unknown>
      ? First<S extends readonly unknown[] ? S : [S], Covers> extends [infer Size, infer Cover]
        ? Refusal<
            Operation,
            `${Clip<Name & string>}, ${Clip<TextOfLayout<L>>}`,
            "rest",
            [Size & string, Cover & string]
          >
        : null
      : null;

/** The first mode that is no multiple of what covers it. */
type First<S, Covers> = S extends readonly [infer S0, ...infer Ss]
  ? Covers extends readonly [infer C0, ...infer Cs]
    ? Quotient<Extent<S0>, C0> extends null
      ? [Extent<S0>, C0]
      : First<Ss, Cs>
    : null
  : null;
