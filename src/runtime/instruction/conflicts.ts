import type { Accepted } from "../../types/diagnostic.js";
import type { AnyCopyAtom, CopyAtom } from "../../types/instruction/atom.js";
import type { ConflictFreeBy } from "../../types/instruction/conflicts.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import type { AnyMemory } from "../../types/swizzle/bank-conflicts.js";
import { composition } from "../algebra/composition.js";
import { failing } from "../diagnostic.js";
import { isTuple, show } from "../layout/htuple.js";
import { layoutIn } from "../layout/layout.js";
import { extent } from "../layout/shape.js";
import { conflictFree as free } from "../swizzle/bank-conflicts.js";
import { isCopyAtom } from "./copy-atom.js";

/**
 * Refuses shared memory that an instruction has bank conflicts in: `tile` is the layout of the memory, `partition` the
 * thread-value layout of the side that is in it, as `tvSource` of ldmatrix, and the first warp accesses the values of one
 * instruction. A phase is as many threads as fill all banks at once, of ldmatrix and stmatrix the eight rows of a matrix.
 * @param tile the layout of the memory
 * @param partition from (thread, value) to places of it
 * @param atom an instruction of `copyAtom`
 * @returns nothing
 * @throws LayoutError: argument, bank, coordinate, divisibility, integer, unit
 * @see {@link tvSource}
 * @example conflictFree(smemAtom("K", "SW128", 16), tvSource(tiledCopy(copyAtom("SM75_U32x1_LDSM_N"), layout("(8,4):(4,1)"), layout("(1,2)"), { elementBits: 16 })), copyAtom("SM75_U32x1_LDSM_N"))
 */
export function conflictFree<Tile extends AnyMemory, Tv extends AnyLayout, A extends AnyCopyAtom>(
  tile: Tile,
  partition: Accepted<Tv, NoInfer<ConflictFreeBy<Tile, Tv, A>>, "conflictFree">,
  atom: A,
): void;

export function conflictFree(tile: any, partition: any, atom: any): void {
  const fail = failing("conflictFree", () => `${show(tile)}, ${show(partition)}`);
  const by: CopyAtom = isCopyAtom(atom) ? atom : fail("argument", show(atom), "copy instruction");
  const [threads, values] = layoutIn(partition, fail).shape as readonly [IntTuple, readonly IntTuple[]];
  if (!isTuple(values)) fail("argument", show(partition), "thread-value layout of a copy");
  const many = extent(values[0] as IntTuple);
  const access: AnyLayout = composition(
    partition as AnyLayout,
    [Math.min(32, extent(threads)), many] as never,
  );
  free(tile, access as never, { elementBytes: bitsOf(by) / many / 8 });
}

/** What a thread accesses in memory: registers hold no more than what it says where to find. */
function bitsOf({ source, destination }: CopyAtom): number {
  return Math.max(
    ...[source, destination].map((tv) => extent((tv.shape as readonly IntTuple[])[1] as IntTuple)),
  );
}
