import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { Retile } from "../../types/instruction/retile.js";
import type { AnyTiledCopy } from "../../types/instruction/tiled-copy.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { concatOf, modesIn } from "../algebra/concat.js";
import { logicalDivide } from "../algebra/divide.js";
import { failing } from "../diagnostic.js";
import { laid, layoutIn } from "../layout/layout.js";
import { extent } from "../layout/shape.js";
import { show } from "../layout/text.js";
import { copyIn } from "./tiled.js";
import { inElements } from "./tiled-copy.js";

/**
 * The registers of a part of the tiled instruction that a copy is made for, (values, rests), as the copy has them (CuTe's
 * retile_S and retile_D): ((values of the copy, its repetitions), rests). Refused are registers whose values and rests do not
 * make up the tile of the copy, or not a whole number of these.
 * @param tiled of `tiledCopyA` and the like
 * @param registers of a part of the tiled instruction
 * @returns the layout of the same registers
 * @throws LayoutError: divisibility, rank, sizes
 * @law the same registers, as CUTLASS has them, case by case (test/instruction/tiled-copy.test.ts)
 * @see {@link tiledCopyA}
 * @example retile(tiledCopyB(copyAtom("SM75_U32x4_LDSM_N"), tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN"), { permutation: [null, 16] }), { elementBits: 16 }), layout("((2,2),4,2):((1,2),4,16)")) // prints as ((8,1),2,2):((1,0),8,16)
 */
export function retile<T extends AnyTiledCopy, L extends AnyLayout>(
  tiled: T,
  registers: Accepted<L, Retile<T, L>>,
): Answer<Retile<T, L>>;

export function retile(tiled: any, registers: any): unknown {
  const { atom, tv, grid, elementBits } = copyIn(tiled, "retile");
  const fail = failing("retile", () => `${atom.name}, ${show(registers)}`);
  const [values, ...rests] = modesIn(layoutIn(registers, fail)) as [AnyLayout, ...AnyLayout[]];
  const sizes = (tv.shape as readonly IntTuple[]).map(extent) as [number, number];
  const all = grid.reduce((so, size) => so * size, extent(values.shape));
  if (all !== sizes[1]) fail("sizes", all, sizes[1]);
  if (rests.length < grid.length) fail("rank", grid.length, rests.length);
  const parts = grid.map((by, i) => {
    const rest = rests[i] as AnyLayout;
    const many = extent(rest.shape);
    if (many % by !== 0) fail("divisibility", many, by);
    return modesIn(logicalDivide(rest as AnyLayout, by as never)) as [AnyLayout, AnyLayout];
  });
  const chunk = concatOf([values, ...parts.map(([tile]) => tile)], fail);
  const own = (inElements(atom, "reference", elementBits, fail).shape as readonly IntTuple[])[1] as IntTuple;
  const first = logicalDivide(chunk as AnyLayout, laid(extent(own), 1) as never) as AnyLayout;
  const modes = [first, ...parts.map(([, rest]) => rest), ...rests.slice(grid.length)];
  return laid(
    modes.map((mode) => mode.shape),
    modes.map((mode) => mode.stride),
  );
}
