import type { ByStride } from "../layout/by-stride.js";
import type { Layout } from "../layout/layout.js";
import type { Modes } from "../layout/modes.js";
import type { Extent } from "../layout/shape.js";
import type { Elements } from "../semimodule/semimodule.js";
import type { Continues, Fills } from "./bijective.js";

/**
 * Whether the offsets follow each other without a gap, each once; offset 0 need not be the first, so a layout that runs
 * backwards may be compact (paper, section 5.4.1). `boolean` where a number decides that is not known.
 * @example IsCompact<Layout<[4, 8], [8, -1]>> // true
 */
export type IsCompact<L> = "isCompact" extends "isCompact" & L
  ? boolean
  : L extends Layout<infer S, infer D>
    ? Modes<S, D> extends infer M
      ? M extends Elements
        ? Fills<"isCompact", M, Extent<S>, L>
        : Continues<ByStride<Unsigned<M>>, Extent<S>>
      : never
    : L;

/** The modes with the magnitudes of their strides. */
export type Unsigned<M> = M extends `${infer Before}:-${infer After}` ? Unsigned<`${Before}:${After}`> : M;
