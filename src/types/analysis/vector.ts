import type { Coalesced } from "../algebra/coalesce.js";
import type { Composition } from "../algebra/composition.js";
import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, LayoutError, Refusal } from "../diagnostic.js";
import type { IntegersFault, LeafFault } from "../layout/check.js";
import type { Layout, LayoutOfModes, TextOfLayout } from "../layout/layout.js";
import type { ExtentOfModes } from "../layout/modes.js";
import type { Extent } from "../layout/shape.js";
import type { Singles } from "../semimodule/elimination.js";
import type { ValueOf } from "../semimodule/integer.js";
import type { Bijection } from "./vector/bijection.js";
import type { CommonBits, CountOfBits, WidthInBits } from "./vector/bits.js";
import type { BitByBit, CommonRun, Seen } from "./vector/run.js";
import type { BackOf, CommonCount, Sight } from "./vector/sight.js";
import type { AtMost, SteppedOf, Width } from "./vector/width.js";

/**
 * How many elements two layouts have side by side at the same coordinates: the largest K such that their right inverses
 * agree below K (paper, section 5.4.2), of coordinates by their places in the shape that they span. Refused are layouts of
 * different size.
 * @example MaxCommonVector<Layout<[[2, 2], [4, 2]], [[1, 8], [2, 16]]>, Layout<[4, 8], [1, 4]>> // 2
 */
export type MaxCommonVector<A, B> =
  NoInfer<ComputedMaxCommonVector<A, B>> extends infer Made | MadeOf<"maxCommonVector", A, B> ? Made : never;

type ComputedMaxCommonVector<A, B> =
  CommonRun<"maxCommonVector", A, B> extends infer Run
    ? Run extends "?"
      ? number
      : Run extends string
        ? ValueOf<ExtentOfModes<Run>>
        : Run extends Seen<infer P, infer Q, infer R>
          ? CountOf<CommonCount<P, Q, ExtentOfModes<R>>>
          : Run extends BitByBit<infer P, infer Q, infer Size>
            ? ValueOf<CountOfBits<CommonBits<P, Q>, Size>>
            : Run
    : never;

type CountOf<N> = N extends "?" ? number : ValueOf<N>;

/**
 * The integer coordinates of these elements: the right inverse of both, cut at K (paper, equation 14).
 * @example MaxCommonLayout<Layout<[4, 8], [8, 1]>, Layout<[4, 8], [16, 1]>> // Layout<8, 4>
 */
export type MaxCommonLayout<A, B> =
  NoInfer<ComputedMaxCommonLayout<A, B>> extends infer Made | MadeOf<"maxCommonLayout", A, B> ? Made : never;

type ComputedMaxCommonLayout<A, B> =
  CommonRun<"maxCommonLayout", A, B> extends infer Run
    ? Run extends "?"
      ? Layout
      : Run extends string
        ? LayoutOfModes<Coalesced<Run>>
        : Run extends Seen<infer P, infer Q, infer R>
          ? LayoutUnder<CommonCount<P, Q, ExtentOfModes<R>>, P, LayoutOfModes<Coalesced<R>>, A, B>
          : Run extends BitByBit<infer P, infer Q, infer Size>
            ? LayoutOfBits<CommonBits<P, Q>, CountOfBits<CommonBits<P, Q>, Size>>
            : Run
    : never;

/** As many as there are in common of the inverse of what is within, over what the first one takes values back to. */
type LayoutUnder<Count, P, Inverse, A, B> = Count extends "?"
  ? Layout
  : Count extends "0"
    ? Refusal<"maxCommonLayout", `${Clip<TextOfLayout<A>>}, ${Clip<TextOfLayout<B>>}`, "missing", ["0"]>
    : P extends Sight<Bijection<unknown, infer Back>, unknown, unknown>
      ? Back extends []
        ? Inverse extends Layout<infer S, unknown>
          ? Count extends Extent<S>
            ? Inverse
            : Composition<Inverse, Layout<ValueOf<Count>, 1>>
          : never
        : Over<Inverse, Composition<BackOf<Back>, Layout<ValueOf<Count>, 1>>>
      : never;

/** A mode of two for each bit, of which there may be more than are in common. */
type LayoutOfBits<Common, Count> =
  LayoutOfModes<Coalesced<Singles<Common>>> extends infer All
    ? All extends Layout<infer S, unknown>
      ? Count extends Extent<S>
        ? All
        : Composition<All, Layout<ValueOf<Count>, 1>>
      : never
    : never;

type Over<Inverse, R> = R extends LayoutError ? R : Composition<Inverse, R>;

/**
 * The widest vector of whole modes and at most a part of one that both layouts can be cut into, all of it at once and
 * aligned: it divides the common run and every stride that leads from one vector to another, `Most`, what the hardware takes at once, where that is given, and the offsets that the layouts start at.
 * @example VectorWidth<Layout<[8, 8], [1, 8]>, Layout<[8, 8], [1, 12]>> // 4
 */
export type VectorWidth<A, B, Most = null, Offsets extends readonly unknown[] = []> =
  NoInfer<ComputedVectorWidth<A, B, Most, Offsets>> extends
    | infer Made
    | MadeOf<"vectorWidth", A, B, Most, Offsets>
    ? Made
    : never;

type ComputedVectorWidth<A, B, Most, Offsets extends readonly unknown[]> =
  CommonRun<"vectorWidth", A, B> extends infer Run
    ? Run extends "?"
      ? number
      : OffsetsFault<Offsets> extends LeafFault<infer C, infer Value>
        ? Run extends LayoutError
          ? Run
          : Refusal<
              "vectorWidth",
              `${Clip<TextOfLayout<A>>}, ${Clip<TextOfLayout<B>>}`,
              C & ("integer" | "overflow"),
              [Value & string]
            >
        : Run extends string
          ? Width<AtMost<ExtentOfModes<Run>, Most, Offsets>, SteppedOf<A>, SteppedOf<B>, null>
          : Run extends Seen<Sight<infer X, infer N, infer L>, Sight<infer Y, infer M, infer L2>, infer R>
            ? Width<
                AtMost<
                  ExtentOfModes<R>,
                  Most,
                  [N, M, ...(Offsets extends readonly unknown[] ? Offsets : [])]
                >,
                SteppedOf<L>,
                SteppedOf<L2>,
                [Sight<X, N, L>, Sight<Y, M, L2>]
              >
            : Run extends BitByBit<infer P, infer Q, infer Size>
              ? WidthOfBits<P, Q, Size, AtMost<CountOfBits<CommonBits<P, Q>, Size>, Most, Offsets>>
              : Run
    : never;

/** Most layouts start at 0. */
type OffsetsFault<Offsets> = Offsets extends readonly [] ? null : IntegersFault<Offsets>;

type WidthOfBits<P, Q, Size, Most> = Most extends "?" ? number : ValueOf<WidthInBits<P, Q, Size, Most>>;
