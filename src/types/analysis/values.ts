import type { AsLayout } from "../algebra/as-layout.js";
import type { AnyComposedLayout } from "../layout/layout.js";

/**
 * What a question is asked about: a layout, or the one that a composed layout is; where it is none that is a refusal, and
 * only the run time sees its offsets.
 */
export type Asked<L> = L extends AnyComposedLayout ? AsLayout<L> : L;
