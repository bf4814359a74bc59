// @ts-check
import { blockTypes } from "./block-types.mjs";
import { groupTypes } from "./group-types.mjs";
import { IMPORT, properties, row } from "./layouts.mjs";
import { MMA } from "./mma.mjs";
import { numbered } from "./numbered.mjs";

/** The compiler's tables of matrix instructions. Of those without sizes in their names each is a key, with the number of its row. */
export function mmaTypes() {
  const layouts = properties();
  const kinds = numbered();
  const named = MMA.filter(({ n }) => n === undefined).map(
    (family) => `"${family.name}":${kinds.of(row(family, layouts))};`,
  );
  const sized = [
    ...groupTypes(
      MMA.filter(({ m, n }) => m === undefined && n !== undefined),
      layouts,
    ),
    ...blockTypes(
      MMA.filter(({ m }) => m !== undefined),
      layouts,
    ),
  ];
  return [
    IMPORT,
    'import type { MmaAtom } from "../atom.js";',
    ...layouts.lines(),
    `export interface RowTable<Name>{\n${kinds
      .texts()
      .map((text, i) => `${i}:${text};`)
      .join("\n")}\n}`,
    `export interface MmaTable{\n${named.join("\n")}\n}`,
    ...sized,
  ];
}
