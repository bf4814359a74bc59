import type { Tiler } from "../../types/algebra/tiler.js";
import { isTuple } from "../layout/htuple.js";
import { show } from "../layout/text.js";

/**
 * A tiler as it is written, whole.
 * @example textOfTiler([layout("3:4"), null, 2]) // "<3:4,_,2>"
 */
export function textOfTiler(tiler: Tiler): string {
  return isTuple(tiler)
    ? `<${tiler.map(textOfTiler).join(",")}>`
    : typeof tiler === "function"
      ? `${tiler}`
      : show(tiler);
}
