import type { Accepted } from "../../types/diagnostic.js";
import type { AnyCopyAtom, CopyAtom } from "../../types/instruction/atom.js";
import type { ConflictFreeBy } from "../../types/instruction/conflicts.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import type { AnyMemory } from "../../types/swizzle/bank-conflicts.js";
import { failing } from "../diagnostic.js";
import { isTuple } from "../layout/htuple.js";
import { layoutIn } from "../layout/layout.js";
import { extent } from "../layout/shape.js";
import { show } from "../layout/text.js";
import { memoryOf, refuseMeeting, slotsOf, vectorsOf } from "../swizzle/bank-conflicts/slots.js";
import { isCopyAtom } from "./copy-atom.js";

/**
 * Refuses shared memory that an instruction has bank conflicts in: `tile` is the layout of the memory, `partition` the
 * thread-value layout of the side that is in it, as `tvSource` of ldmatrix. Every repetition of the instruction by every
 * thread is looked at. A phase is as many threads as fill all banks at once, of ldmatrix and stmatrix the eight rows of a
 * matrix. The compiler looks at the first repetition of the first warp, which the others are like where threads and values
 * have one layout to places of the memory, and leaves what has none to the run time.
 * @param tile the layout of the memory
 * @param partition from (thread, value) to places of it
 * @param atom an instruction of `copyAtom`
 * @returns nothing
 * @throws LayoutError: alignment, argument, bank, coordinate, divisibility, integer, unit
 * @law refused exactly where some access of a warp has a conflict, by a count of bytes
 *   (test/instruction/conflicts.test.ts)
 * @see {@link tvSource}
 * @example conflictFree(smemAtom("K", "SW128", 16), tvSource(tiledCopy(copyAtom("SM75_U32x1_LDSM_N"), layout("(8,4):(4,1)"), layout("(1,2)"), { elementBits: 16 })), copyAtom("SM75_U32x1_LDSM_N"))
 */
export function conflictFree<Tile extends AnyMemory, Tv extends AnyLayout, A extends AnyCopyAtom>(
  tile: Tile,
  partition: Accepted<Tv, ConflictFreeBy<Tile, Tv, A>>,
  atom: A,
): void;

export function conflictFree(tile: any, partition: any, atom: any): void {
  const fail = failing("conflictFree", () => `${show(tile)}, ${show(partition)}`);
  const by: CopyAtom = isCopyAtom(atom) ? atom : fail("argument", show(atom), "copy instruction");
  const values = (layoutIn(partition, fail).shape as readonly IntTuple[])[1] as IntTuple;
  if (!isTuple(values)) fail("argument", show(partition), "thread-value layout of a copy");
  const many = extent((values as readonly IntTuple[])[0] as IntTuple);
  const memory = memoryOf({ elementBytes: bitsOf(by) / many / 8 }, fail);
  const threads = vectorsOf(tile, partition, fail);
  for (let first = 0; first < extent(values); first += many) {
    const once = threads.map((vector) => vector.slice(first, first + many));
    refuseMeeting(slotsOf(once, memory, fail), fail);
  }
}

/** What a thread accesses in memory: registers hold no more than what it says where to find. */
function bitsOf({ source, destination }: CopyAtom): number {
  return Math.max(
    ...[source, destination].map((tv) => extent((tv.shape as readonly IntTuple[])[1] as IntTuple)),
  );
}
