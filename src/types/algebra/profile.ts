import type { Clip, Refusal } from "../diagnostic.js";
import type { IntTuple } from "../layout/htuple.js";
import type { Layout, TextOfLayout } from "../layout/layout.js";
import type { Nesting } from "../layout/levels.js";
import type { Modes } from "../layout/modes.js";
import type { Extent } from "../layout/shape.js";
import type { Mixed } from "../semimodule/mixed.js";
import type { Joined } from "./concat.js";
import type { Beyond, IsUnpaired } from "./tiler.js";

/**
 * What says on which modes an operation is to work by themselves: a tuple with an entry for each.
 */
export type Profile = Nesting<number | null>;

/**
 * What an operation made of each mode that a profile `P` has an entry for, with the modes beyond it, which stay (paper,
 * equation 5): `Parts` are the results, one to an entry, `S` and `D` the modes of the layout.
 */
export type Profiled<
  Parts extends readonly unknown[],
  S extends readonly unknown[],
  D extends readonly unknown[],
  P extends readonly unknown[],
  Operation extends string,
  L,
> =
  IsUnpaired<S, P> extends true
    ? Layout
    : Beyond<S, P> extends null
      ? Refusal<Operation, Clip<TextOfLayout<L>>, "rank", [`${P["length"]}`, `${S["length"]}`]>
      : Whole<Joined<Parts, Beyond<S, P>, Beyond<D, P>>, Operation, L>;

/** What only all modes together show: a size past 2^53-1, and strides that do not mix. */
type Whole<R, Operation extends string, L> =
  R extends Layout<infer S, infer D>
    ? Extent<S> extends "!"
      ? Refusal<Operation, Clip<TextOfLayout<L>>, "overflow">
      : [D] extends [IntTuple]
        ? R
        : Mixed<Modes<S, D>> extends [infer A, infer B]
          ? Refusal<Operation, Clip<TextOfLayout<L>>, "semimodule", [A & string, B & string]>
          : R
    : R;
