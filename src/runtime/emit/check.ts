import type { KernelSize } from "../../types/emit/symbol.js";
import type { Tile } from "../../types/emit/tile.js";
import type { AnyMapping } from "../../types/layout/layout.js";
import { composition } from "../algebra/composition.js";
import type { Fail } from "../diagnostic.js";
import type { Term } from "../expression/term.js";
import { assertDestination, assertSource } from "../instruction/assert-copy.js";
import { conflictFree } from "../instruction/conflicts.js";
import { tvDestination, tvSource } from "../instruction/copy-tv.js";
import type { OpenTiledCopy } from "../instruction/tiled.js";

import { laid } from "../layout/layout.js";
import type { Coordinates, Side } from "./access.js";
import { divisorOf } from "./arithmetic.js";
import { offsetsIn } from "./offsets.js";
import { extentsOf, memoryOf, type Operand } from "./operand.js";
import { isSymbolic } from "./symbol.js";
import { dividesSize } from "./symbolic-layout.js";
import { isTile, sizesOf } from "./tile.js";

/** The public word, without its types. */
type Assert = (tiled: OpenTiledCopy, memory: AnyMapping) => void;

/** Refuses a tile that a tiled copy does not divide, mode by mode. */
export function refuseUneven(tile: readonly number[], { tiler }: OpenTiledCopy, fail: Fail): void {
  tile.forEach((size, i) => {
    const by = tiler[i];
    if (typeof by === "number" && size % by !== 0) fail("divisibility", size, by);
  });
}

/** Refuses a copy that writes an element of the tile twice, or never. */
export function refuseUncovered(
  { count, width, accesses, at: coordinateOf }: Coordinates,
  tile: readonly number[],
  fail: Fail,
): void {
  const weights = tile.map((_, i) => tile.slice(0, i).reduce((so, size) => so * size, 1));
  const holders = new Map<number, readonly [thread: number, value: number]>();
  for (let thread = 0; thread < count; thread++)
    for (let value = 0; value < accesses * width; value++) {
      const place = coordinateOf(thread, value).reduce((so, c, i) => so + c * (weights[i] as number), 0);
      const held = holders.get(place);
      if (held !== undefined) fail("held", thread, place, value, ...held.slice(0, 1), held[1]);
      holders.set(place, [thread, value]);
    }
  const size = tile.reduce((so, each) => so * each, 1);
  for (let place = 0; place < size; place++) if (!holders.has(place)) fail("unheld", place);
}

/** Refuses memory in which the values of an access do not lie side by side, from a multiple of their number on. */
export function refuseScattered(
  operand: Operand,
  side: Side,
  tiled: OpenTiledCopy,
  coordinates: Coordinates,
  fail: Fail,
): void {
  if (extentsOf(operand) === undefined) return;
  const assert: Assert = side === "source" ? (assertSource as never) : (assertDestination as never);
  assert(tiled, accessedOf(operand, fail));
  // what goes without registers between is taken whole
  const edge = isTile(operand) ? cuttingEdge(operand, coordinates, fail) : null;
  if (edge !== null && tiled.atom.name.startsWith("SM80_CP_ASYNC"))
    fail("straddle", coordinates.width, String(edge));
  if (!isTile(operand)) refuseApart(memoryOf(operand).layout as AnyMapping, coordinates, fail);
}

/** What is accessed as a layout: of a tile its extents, and of each stride what it is a multiple of. */
function accessedOf(operand: Operand, fail: Fail): AnyMapping {
  if (!isTile(operand)) return memoryOf(operand).layout as AnyMapping;
  const { extents, memory } = operand;
  const { stride } = sizesOf(memory, fail);
  return laid(
    extents,
    extents.map((_, i) => (isSymbolic(stride[i]) ? stride[i].multipleOf : (stride[i] as number))),
  );
}

/** Shared memory is looked at whole: every access of every thread. */
function refuseApart(
  layout: AnyMapping,
  { count, width, accesses, at: coordinateOf }: Coordinates,
  fail: Fail,
): void {
  const offsetAt = offsetsIn(layout);
  for (let thread = 0; thread < count; thread++)
    for (let access = 0; access < accesses; access++) {
      const offset = (i: number): number => offsetAt(coordinateOf(thread, access * width + i));
      const start = offset(0);
      for (let i = 1; i < width; i++)
        if (offset(i) !== start + i)
          fail("argument", `access ${access} of thread ${thread}`, `piece of ${width} values`);
      if (start % width !== 0) fail("alignment", width, start);
    }
}

/**
 * The size whose edge may cut an access of memory of the kernel, `null` where none does; one thread shows it, as the strides are
 * the same for all. Refused are accesses that go over several modes.
 */
export function cuttingEdge(
  { memory, guarded }: Tile,
  coordinates: Coordinates,
  fail: Fail,
): KernelSize | null {
  const { width, accesses, ofValue, ofThread } = coordinates;
  const { shape } = sizesOf(memory, fail);
  let edge: KernelSize | null = null;
  for (let access = 0; access < accesses && width > 1; access++) {
    const [first, second] = [ofValue(access * width), ofValue(access * width + 1)];
    const along = first.findIndex((c, i) => c !== second[i]);
    for (let i = 1; i < width; i++)
      if (ofValue(access * width + i).some((c, j) => c - (first[j] as number) !== (j === along ? i : 0)))
        fail("argument", `access of ${width} values`, "piece of one mode");
    const start = divisorOf(ofThread("thread")[along] as Term);
    const isWhole = [first[along] as number, start].every((of) => of % width === 0);
    if (guarded[along] && !(isWhole && dividesSize(width, shape[along] as KernelSize)))
      edge = shape[along] as KernelSize;
  }
  return edge;
}

/** Refuses bank conflicts of a side that is in shared memory. */
export function refuseConflicts(operand: Operand, side: Side, tiled: OpenTiledCopy): void {
  if (isTile(operand) || memoryOf(operand).space !== "shared") return;
  const layout = memoryOf(operand).layout as AnyMapping;
  const tv = side === "source" ? tvSource(tiled) : tvDestination(tiled);
  conflictFree(
    (composition as (a: unknown, b: unknown) => any)(layout, tiled.tiler),
    tv as never,
    tiled.atom,
  );
}
