import type { CopyAtom, MmaAtom } from "../../types/instruction/atom.js";
import type { TiledCopy } from "../../types/instruction/tiled-copy.js";
import type { TiledMma } from "../../types/instruction/tiled-mma.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { type Fail, failing } from "../diagnostic.js";
import { integerIn } from "../layout/htuple.js";
import { isLayout } from "../layout/layout.js";
import { show } from "../layout/text.js";
import { isCopyAtom } from "./copy-atom.js";
import { isMmaAtom } from "./mma-atom.js";

/** A tiled instruction, whatever the compiler knows of it. */
export type OpenTiledMma = TiledMma<MmaAtom, AnyLayout, readonly (number | AnyLayout | null)[], AnyLayout>;

/** A tiled copy, whatever the compiler knows of it. */
export type OpenTiledCopy = TiledCopy<
  CopyAtom,
  AnyLayout,
  readonly (number | AnyLayout)[],
  readonly number[],
  number
>;

// What the operations on tiled instructions take; anything else is refused in their name.

/** `x` where it is of `tiledMma`. */
export function mmaIn(x: any, operation: string): OpenTiledMma {
  if (isObject(x) && isMmaAtom(x.atom) && isLayout(x.atoms) && Array.isArray(x.permutation))
    return x as never;
  return failing(operation, () => show(x))("argument", show(x), "tiled instruction of tiledMma()");
}

/** `x` where it is of `tiledCopy` and its like. */
export function copyIn(x: any, operation: string): OpenTiledCopy {
  if (isObject(x) && isCopyAtom(x.atom) && isLayout(x.tv) && Array.isArray(x.tiler)) return x as never;
  return failing(operation, () => show(x))("argument", show(x), "tiled copy of tiledCopy()");
}

/** How many bits an element has by the options of a copy. */
export function elementBitsIn(options: unknown, fail: Fail): number {
  if (!isObject(options)) return fail("argument", show(options), "set of options");
  const { elementBits } = options;
  integerIn(elementBits, fail, "extent", Number.isInteger(elementBits) && (elementBits as number) > 0);
  return elementBits as number;
}

function isObject(x: unknown): x is Readonly<Record<string, unknown>> {
  return typeof x === "object" && x !== null;
}
