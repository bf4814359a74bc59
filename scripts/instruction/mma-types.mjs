// @ts-check
import { blockTypes } from "./block-types.mjs";
import { groupTypes } from "./group-types.mjs";
import { IMPORT, properties, row } from "./layouts.mjs";
import { MMA } from "./mma.mjs";
import { numbered } from "./numbered.mjs";

/** The compiler's tables of matrix instructions. Those without sizes in their names are one key each. */
export function mmaTypes() {
  const layouts = properties();
  const kinds = numbered();
  const named = MMA.filter(({ n }) => n === undefined).map((family) => {
    const key = `"${family.name}"`;
    return `${key}:R${kinds.of(row(family, layouts))}<${key}>["r"];`;
  });
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
    ...kinds.texts().map((text, i) => `interface R${i}<Name>{r:${text}}`),
    `export interface MmaTable {\n${named.join("\n")}\n}`,
    ...sized,
  ];
}
