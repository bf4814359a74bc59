import type { AsLayout } from "../algebra/as-layout.js";
import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, LayoutError, Refusal, Renamed } from "../diagnostic.js";
import type { IntTuple, ShapeOf } from "../layout/htuple.js";
import type { AnyComposedLayout, Layout, TextOfLayout } from "../layout/layout.js";
import type { Modes } from "../layout/modes.js";
import type { Extent } from "../layout/shape.js";
import type { TextOf } from "../layout/text.js";
import type { ValueOf } from "../semimodule/integer.js";
import type { Elements } from "../semimodule/semimodule.js";
import type { MissingBits } from "./surjective/bits.js";
import type { MissingCoordinate } from "./surjective/coordinates.js";
import type { MissingIn } from "./surjective/integers.js";

/**
 * Whether every offset from 0 up to `Codomain`, an integer or the size of a shape or layout, is one of the layout (paper,
 * section 5.4); left out, it is the cosize. Of coordinates it is asked whether every one of a shape is there; left out, of
 * the one that they span. `boolean` where a number decides that is not known, or where only a search tells, which is left
 * to the run time.
 * @example IsSurjective<Layout<[4, 8], [1, 3]>> // true
 * @example IsSurjective<Layout<[4, 8], ["e0", "e1"]>, [8, 8]> // false
 */
export type IsSurjective<L, Codomain = null> =
  NoInfer<ComputedIsSurjective<L, Codomain>> extends infer Made | MadeOf<"isSurjective", L, Codomain>
    ? Made
    : never;

type ComputedIsSurjective<L, Codomain> = "isSurjective" extends "isSurjective" & L
  ? boolean
  : MissingFrom<"isSurjective", L, Codomain> extends infer M
    ? [M] extends [null]
      ? true
      : [M] extends [LayoutError]
        ? M
        : null extends M
          ? boolean
          : false
    : never;

/**
 * The least offset from 0 up to `Codomain` that no coordinate goes to, `null` where there is none. Of coordinates it is the
 * first in colexicographic order.
 * @example Missing<Layout<[4, 8], [1, 5]>> // 4
 * @example Missing<Layout<[4, 8], ["e0", "2e1"]>> // [0, 1]
 */
export type Missing<L, Codomain = null> =
  NoInfer<ComputedMissing<L, Codomain>> extends infer Made | MadeOf<"missing", L, Codomain> ? Made : never;

type ComputedMissing<L, Codomain> = "missing" extends "missing" & L
  ? IntTuple | null
  : MissingFrom<"missing", L, Codomain>;

/** The refusal of a layout that is not surjective, where the compiler knows what is missing. */
export type AssertSurjective<L, Codomain = null> =
  NoInfer<ComputedAssertSurjective<L, Codomain>> extends infer Made | MadeOf<"assertSurjective", L, Codomain>
    ? Made
    : never;

type ComputedAssertSurjective<L, Codomain> = "assertSurjective" extends "assertSurjective" & L
  ? null
  : MissingFrom<"assertSurjective", L, Codomain> extends infer M
    ? [M] extends [LayoutError]
      ? M
      : MissingRefusal<"assertSurjective", L, M>
    : never;

/** The refusal that names what is missing, `null` where it is nothing or the compiler does not know. */
export type MissingRefusal<Operation extends string, L, M> = null extends M
  ? null
  : TextOf<M> extends infer Text extends string
    ? Text extends `${string}?${string}`
      ? null
      : Refusal<Operation, Clip<TextOfLayout<L>>, "missing", [Text]>
    : never;

/** What is missing, or the refusal in the name of the operation that asks. */
type MissingFrom<Operation extends string, L, Codomain> =
  L extends Layout<infer S, infer D>
    ? Modes<S, D> extends infer M
      ? M extends Elements
        ? M extends `${string}f${string}`
          ? Found<MissingBits<M, BoundOf<Codomain>>>
          : MissingCoordinate<Operation, M, L, Codomain extends null ? null : ShapeOf<Codomain>>
        : M extends "?"
          ? [D] extends [IntTuple]
            ? number | null
            : IntTuple | null
          : Found<MissingIn<M, BoundOf<Codomain>>>
      : never
    : L extends AnyComposedLayout
      ? MissingAs<Operation, AsLayout<L>, Codomain, L>
      : L;

/** A composed layout is asked as the layout that it is; where it is none only the run time sees its offsets. */
type MissingAs<Operation extends string, F, Codomain, L> = F extends LayoutError
  ? number | null
  : Renamed<MissingFrom<Operation, F, Codomain>, Operation, Clip<TextOfLayout<L>>>;

/** Offsets are asked for up to the size of a shape. */
type BoundOf<Codomain> = Codomain extends null ? null : Extent<ShapeOf<Codomain>>;

/** The offset as a number. */
type Found<N> = N extends "?"
  ? number | null
  : N extends null
    ? null
    : N extends "some"
      ? number
      : ValueOf<N>;
