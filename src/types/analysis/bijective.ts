import type { AsLayout } from "../algebra/as-layout.js";
import type { MissingOfBits } from "../algebra/inverse/missing.js";
import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, LayoutError, Renamed } from "../diagnostic.js";
import type { ByStride } from "../layout/by-stride.js";
import type { AnyComposedLayout, Layout, TextOfLayout } from "../layout/layout.js";
import type { Modes } from "../layout/modes.js";
import type { Extent } from "../layout/shape.js";
import type { ValueOf } from "../semimodule/integer.js";
import type { Elements } from "../semimodule/semimodule.js";
import type { Continues, Fills } from "./compact.js";
import type { Moving } from "./injective/weighed.js";
import type { Colliding, IsInjective } from "./injective.js";
import type { Missing, MissingRefusal } from "./surjective.js";
import type { Asked } from "./values.js";

/**
 * Whether the layout has a full inverse: it takes the coordinates from 0 up to its size to the offsets from 0 up to its
 * size, each to its own, or to the coordinates of the shape that they span; `boolean` where a number decides that is not known (paper, section 5.4.1).
 * @example IsBijective<Layout<[4, 8], [8, 1]>> // true
 * @example IsBijective<Layout<[8, 64], ["f72", "f1"]>> // true
 */
export type IsBijective<L> =
  NoInfer<ComputedIsBijective<L>> extends infer Made | MadeOf<"isBijective", L> ? Made : never;

type ComputedIsBijective<L> = "isBijective" extends "isBijective" & L ? boolean : Inverts<"isBijective", L>;

/** Both: binary strides yield all values below the size, and others continue 1 up to it, none of them backwards. */
type Inverts<Operation extends string, L> =
  L extends Layout<infer S, infer D>
    ? Modes<S, D> extends infer M
      ? M extends Elements
        ? Moving<M> extends `${string}:-${string}`
          ? false
          : Fills<Operation, M, Extent<S>, L>
        : Continues<ByStride<M>, Extent<S>>
      : never
    : L extends AnyComposedLayout
      ? InvertsAs<Operation, AsLayout<L>, L>
      : L;

/** A composed layout is asked as the layout that it is; where it is none only the run time sees its offsets. */
type InvertsAs<Operation extends string, F, L> = F extends LayoutError
  ? boolean
  : Renamed<Inverts<Operation, F>, Operation, Clip<TextOfLayout<L>>>;

/** The refusal of a layout that is not bijective, where the compiler has two coordinates or a missing offset. */
export type AssertBijective<L> =
  NoInfer<ComputedAssertBijective<L>> extends infer Made | MadeOf<"assertBijective", L> ? Made : never;

type ComputedAssertBijective<L> = "assertBijective" extends "assertBijective" & L
  ? null
  : Inverts<"assertBijective", L> extends infer Answer
    ? Answer extends LayoutError
      ? Answer
      : Answer extends false
        ? Colliding<"assertBijective", L> extends infer R
          ? R extends null
            ? IsInjective<L> extends true
              ? MissingRefusal<"assertBijective", L, LeastMissing<Asked<L>>>
              : null
            : R
          : never
        : null
    : never;

/** The least value, or the first coordinate, that an injective layout lacks. */
type LeastMissing<L> =
  L extends Layout<infer S, infer D>
    ? Modes<S, D> extends infer M
      ? M extends `${string}f${string}`
        ? ValueOf<MissingOfBits<M>>
        : Missing<L>
      : never
    : never;
