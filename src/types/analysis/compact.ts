import type { AsLayout } from "../algebra/as-layout.js";
import type { Counting, SumIn } from "../algebra/by-basis.js";
import type { MissingOfBits } from "../algebra/inverse/missing.js";
import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, LayoutError, Refusal, Renamed } from "../diagnostic.js";
import type { ByStride, Take, Unsigned } from "../layout/by-stride.js";
import type { AnyComposedLayout, Layout, TextOfLayout } from "../layout/layout.js";
import type { Modes } from "../layout/modes.js";
import type { Extent } from "../layout/shape.js";
import type { PathsOf } from "../semimodule/basis.js";
import type { Order, Product } from "../semimodule/integer.js";
import type { Elements } from "../semimodule/semimodule.js";
import type { Moving } from "./injective/weighed.js";

/**
 * Whether the offsets follow each other without a gap, each once; offset 0 need not be the first, so a layout that runs
 * backwards may be compact (paper, section 5.4.1). Coordinates are compact where they fill the box that they span. `boolean` where a number decides that is not known.
 * @example IsCompact<Layout<[4, 8], [8, -1]>> // true
 */
export type IsCompact<L> =
  NoInfer<ComputedIsCompact<L>> extends infer Made | MadeOf<"isCompact", L> ? Made : never;

type ComputedIsCompact<L> = "isCompact" extends "isCompact" & L
  ? boolean
  : L extends Layout<infer S, infer D>
    ? Modes<S, D> extends infer M
      ? M extends Elements
        ? Fills<"isCompact", M, Extent<S>, L>
        : Continues<ByStride<Unsigned<M>>, Extent<S>>
      : never
    : L extends AnyComposedLayout
      ? CompactAs<AsLayout<L>, L>
      : L;

/** A composed layout is asked as the layout that it is; where it is none only the run time sees its offsets. */
type CompactAs<F, L> = F extends LayoutError
  ? boolean
  : Renamed<ComputedIsCompact<F>, "isCompact", Clip<TextOfLayout<L>>>;

/** Whether binary strides yield just the values below the size of the layout, or coordinates fill the box that they span. */
export type Fills<Operation extends string, M, Size, L> = M extends `${string}f${string}`
  ? MissingOfBits<M> extends infer Least
    ? Least extends null
      ? false
      : Least extends `✗${infer S}`
        ? Refusal<Operation, Clip<TextOfLayout<L>>, "power", [S]>
        : Order<Least, Size> extends "<"
          ? false
          : true
    : never
  : FillsBox<Moving<M>>;

/** A stride counts one coordinate, and those that count the same continue each other. */
type FillsBox<M> = M extends `${string}:0,${string}`
  ? false
  : SumIn<M> extends string
    ? false
    : FillsEach<M, PathsOf<M>>;

/** Coordinate by coordinate. */
type FillsEach<M, Paths> = Paths extends `${infer Path};${infer Rest}`
  ? Follow<ByStride<Unsigned<Counting<M, Path>>>, "1", unknown> extends true
    ? FillsEach<M, Rest>
    : false
  : true;

/** Whether the modes, keyed by stride, continue 1 one after the other up to `Size`. */
export type Continues<Left extends string, Size> = `${Left}${Size & string}` extends `${string}?${string}`
  ? boolean
  : Follow<Left, "1", Size>;

/** The mode of stride `Next` ends where the one after it begins. */
type Follow<Left extends string, Next, Size> = Left extends ""
  ? Next extends Size
    ? true
    : false
  : Take<Left, Next> extends [unknown, infer S, infer Others extends string]
    ? Follow<Others, Product<Next, S>, Size>
    : false;
