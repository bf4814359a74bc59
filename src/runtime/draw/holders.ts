import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { modesIn } from "../algebra/concat.js";
import type { Fail } from "../diagnostic.js";
import { crd2idx } from "../layout/coordinate.js";
import { isTuple } from "../layout/htuple.js";
import { layoutIn } from "../layout/layout.js";
import { extent } from "../layout/shape.js";
import { show } from "../layout/text.js";
import { hue } from "./palette.js";
import type { Content } from "./plane.js";
import { valuesOf } from "./values.js";

/** More pairs of a thread and a value than a picture can be of. */
const most = 2 ** 22;

/** Who has each element of a tile. */
interface Holders {
  /** What stands in the cell of an element. */
  readonly contentAt: (element: number) => Content;
  /** What the picture has to say of them. */
  readonly notes: readonly string[];
}

/**
 * Who has each element of a tile, by a layout from (thread, value) to its elements or their coordinates. Where several have
 * one, it is the first that is shown, and how many more there are. Refused is what leads out of the tile.
 */
export function holdersOf(
  tv: AnyLayout,
  shape: IntTuple,
  fail: Fail,
  nameOf: (thread: number) => number = (thread) => thread,
): Holders {
  const modes = modesIn(layoutIn(tv, fail)).map((mode) => extent(mode.shape));
  const [threads = 1, values = 1] =
    modes.length > 2 ? fail("argument", show(tv), "thread-value layout") : modes;
  if (threads * values > most) fail("budget", `${most} threads and values`);
  const elements = extent(shape);
  const first = new Int32Array(elements).fill(-1);
  const counts = new Int32Array(elements);
  const valueAt = valuesOf(tv, fail);
  for (let i = 0; i < threads * values; i++) {
    const at = valueAt(i);
    const element = isTuple(at)
      ? (crd2idx as (c: IntTuple, s: IntTuple) => number)(at, shape)
      : (at as number);
    const [thread, value] = [i % threads, Math.floor(i / threads)];
    if (!(element >= 0 && element < elements)) fail("beyond", thread, show(at), value, elements);
    if (first[element] === -1) first[element] = i;
    counts[element] = (counts[element] as number) + 1;
  }
  const contentAt = (element: number): Content => {
    const at = first[element] as number;
    if (at < 0) return { lines: ["", ""] };
    const [thread, value] = [nameOf(at % threads), `V${Math.floor(at / threads)}`];
    const others = (counts[element] as number) - 1;
    if (others > 0 && others === threads - 1) return { lines: ["all", value] };
    return { lines: [others > 0 ? `T${thread}+${others}` : `T${thread}`, value], fill: hue(thread) };
  };
  return { contentAt, notes: notesOn(counts, threads) };
}

function notesOn(counts: Int32Array, threads: number): readonly string[] {
  const empty = counts.filter((count) => count === 0).length;
  const shared = counts.filter((count) => count > 1 && count < threads).length;
  return [
    ...(shared === 0 ? [] : ["T0+1 is an element that thread 0 has, and one more."]),
    ...(empty === 0 ? [] : [`Of the ${counts.length} elements no thread has ${empty}.`]),
  ];
}
