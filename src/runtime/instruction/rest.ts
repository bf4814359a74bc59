import type { AnyLayout } from "../../types/layout/layout.js";
import { modesIn } from "../algebra/concat.js";
import { coveredBy } from "../algebra/divides.js";
import type { Fail } from "../diagnostic.js";
import { extent } from "../layout/shape.js";
import { show } from "../layout/text.js";

/** Refuses a layout that tiles do not divide, unless the options of the call take parts that reach past the end. */
export function refuseRest(
  of: AnyLayout,
  tiler: readonly (number | AnyLayout)[],
  options: unknown,
  fail: Fail,
): void {
  if (raggedIn(options, fail)) return;
  modesIn(of).forEach((mode, i) => {
    const [size, by] = [extent(mode.shape), tiler[i]];
    const cover = by === undefined ? 1 : coveredBy(by, fail);
    if (size % cover !== 0) fail("rest", size, cover);
  });
}

function raggedIn(options: unknown, fail: Fail): boolean {
  if (options === undefined) return false;
  if (typeof options !== "object" || options === null)
    return fail("argument", show(options), "set of options");
  const { ragged = false } = options as { readonly ragged?: unknown };
  return typeof ragged === "boolean" ? ragged : fail("argument", show(ragged), "boolean");
}
