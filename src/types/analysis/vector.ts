import type { Coalesced, LayoutOfModes } from "../algebra/coalesce.js";
import type { RightModes } from "../algebra/inverse.js";
import type { Clip, Refusal } from "../diagnostic.js";
import type { ByStrideAt } from "../layout/by-stride.js";
import type { Layout, TextOfLayout } from "../layout/layout.js";
import type { ExtentOfModes, Modes } from "../layout/modes.js";
import type { Extent } from "../layout/shape.js";
import type { ValueOf } from "../semimodule/integer.js";
import type { FirstElement } from "../semimodule/semimodule.js";
import type { CommonStart } from "./same-function.js";

/**
 * How many elements two layouts have side by side at the same coordinates: the largest K such that their right inverses
 * agree below K (paper, section 5.4.2). Refused are layouts of different size.
 * @example MaxCommonVector<Layout<[[2, 2], [4, 2]], [[1, 8], [2, 16]]>, Layout<[4, 8], [1, 4]>> // 2
 */
export type MaxCommonVector<A, B> =
  CommonRun<"maxCommonVector", A, B> extends infer Run
    ? Run extends "?"
      ? number
      : Run extends string
        ? ValueOf<ExtentOfModes<Run>>
        : Run
    : never;

/**
 * The integer coordinates of these elements: the right inverse of both, cut at K (paper, equation 14).
 * @example MaxCommonLayout<Layout<[4, 8], [8, 1]>, Layout<[4, 8], [16, 1]>> // Layout<8, 4>
 */
export type MaxCommonLayout<A, B> =
  CommonRun<"maxCommonLayout", A, B> extends infer Run
    ? Run extends "?"
      ? Layout
      : Run extends string
        ? LayoutOfModes<Coalesced<Run>>
        : Run
    : never;

/** The modes of the coordinates that both layouts run through first, offset by offset. */
export type CommonRun<Operation extends string, A, B> =
  A extends Layout<infer S, infer D>
    ? B extends Layout<infer S2, infer D2>
      ? FirstElement<Modes<S, D>, Modes<S2, D2>> extends infer E extends string
        ? Refusal<Operation, `${Clip<TextOfLayout<A>>}, ${Clip<TextOfLayout<B>>}`, "integer", [E]>
        : `${Extent<S> & string}${Extent<S2> & string}` extends `${string}?${string}`
          ? "?"
          : Extent<S> extends Extent<S2>
            ? Run<RightModes<ByStrideAt<Modes<S, D>>>, RightModes<ByStrideAt<Modes<S2, D2>>>>
            : Refusal<
                Operation,
                `${Clip<TextOfLayout<A>>}, ${Clip<TextOfLayout<B>>}`,
                "sizes",
                [Extent<S> & string, Extent<S2> & string]
              >
      : B
    : A;

type Run<A, B> = A extends "?" ? "?" : B extends "?" ? "?" : CommonStart<A, B>;
