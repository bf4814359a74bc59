import type { MadeOf } from "../diagnostic/made-of.js";
import type { ExtentFault, LeafFault } from "../layout/check.js";
import type { Cosize } from "../layout/cosize.js";
import type { Job, JobRefusal } from "../layout/job.js";
import type { ComposedLayout, Layout } from "../layout/layout.js";
import type { Modes } from "../layout/modes.js";
import type { Extent } from "../layout/shape.js";
import type { NumeralOf, ValueOf } from "../semimodule/integer.js";
import type { Elements, FirstElement } from "../semimodule/semimodule.js";
import type { OnInner } from "./inner.js";

/**
 * `N` copies of a layout side by side: (L, N:cosize(L)). Refused are an `N` that is no positive integer, sizes past 2^53-1,
 * and strides that are no integers.
 * @example Repeat<Layout<[2, 3], [1, 2]>, 4> // Layout<[[2, 3], 4], [[1, 2], 6]>
 */
export type Repeat<L, N> =
  NoInfer<ComputedRepeat<L, N>> extends infer Made | MadeOf<"repeat", L, N> ? Made : never;

type ComputedRepeat<L, N> = "repeat" extends "repeat" & N & L
  ? Layout
  : L extends Layout<infer S, infer D>
    ? Copies<S, D, N, Cosize<L>, Job<"repeat", ",", L, N>>
    : L extends ComposedLayout<infer Outer, infer Offset, infer Inner>
      ? OnInner<Outer, Offset, Inner, ComputedRepeat<Inner, N>>
      : L;

type Copies<S, D, N, Step, J> =
  Modes<S, D> extends infer M extends Elements
    ? JobRefusal<J, "integer", [FirstElement<M> & string]>
    : ExtentFault<N> extends LeafFault<infer Code, infer Value>
      ? JobRefusal<J, Code & ("extent" | "overflow"), [Value & string]>
      : [Step, Extent<[S, N]>] extends [number, infer Size]
        ? Size extends "!"
          ? JobRefusal<J, "overflow">
          : Layout<[S, ValueOf<NumeralOf<N>>], [D, Step]>
        : JobRefusal<J, "overflow">;
