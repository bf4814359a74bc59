import { layout } from "../src/runtime/layout.js";
import type { IntTuple } from "../src/types/htuple.js";
import type { AnyLayout } from "../src/types/layout.js";

/**
 * A layout of which the compiler knows nothing, so that the run time alone has to say what is wrong with it.
 * @example plain("(4,8):(1,4)")
 */
export const plain: (shape: IntTuple | string, stride?: IntTuple) => AnyLayout = layout as never;
