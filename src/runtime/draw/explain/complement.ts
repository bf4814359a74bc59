import type { IntTuple } from "../../../types/layout/htuple.js";
import type { AnyLayout } from "../../../types/layout/layout.js";
import { complementOf, complementUpTo } from "../../algebra/complement.js";
import type { Fail } from "../../diagnostic.js";
import { placed } from "../../layout/by-stride.js";
import { whole } from "../../layout/layout.js";
import { kindOfLayout, type Mode, modesOf } from "../../layout/modes.js";
import { extent } from "../../layout/shape.js";
import type { Say } from "./say.js";

/** The steps of a complement: the modes by their strides, and the gaps between them. */
export function completing(
  of: AnyLayout,
  bound: IntTuple | null,
  isTile: boolean,
  say: Say,
  fail: Fail,
): void {
  if (["integer", "zero"].includes(kindOfLayout(of)))
    gaps(modesOf(of) as readonly Mode[], bound, isTile, say);
  const result = bound === null ? complementOf(of, fail) : complementUpTo(of, bound, isTile, fail);
  say(`The complement of ${of}${bound === null ? "" : ` up to ${extent(bound)}`} is ${whole(result)}.`);
}

function gaps(modes: readonly Mode[], bound: IntTuple | null, isTile: boolean, say: Say): void {
  const reaching = placed(modes).filter(({ stride }) => stride !== 0);
  if (reaching.length === 0) say("It reaches offset 0 alone, so the extent covered is 1.");
  let covered = 1;
  for (const { size, stride } of reaching.toSorted((a, b) => a.stride - b.stride)) {
    const fault = stride < covered ? "below" : isTile && stride % covered !== 0 ? "no multiple of" : null;
    if (fault !== null) {
      say(`${size}:${stride} has a stride that is ${fault} the extent ${covered} that is covered.`);
      return;
    }
    const gap = Math.floor(stride / covered);
    const between =
      gap > 1 ? `${size}:${stride} leaves the gap ${gap}:${covered}` : `${size}:${stride} leaves no gap`;
    covered = size * stride;
    say(`${between}, and then the extent covered is ${size} · ${stride} = ${covered}.`);
  }
  const times = bound === null ? 1 : Math.ceil(extent(bound) / covered);
  if (times > 1) say(`What is covered fits ${times} times, which makes ${times}:${covered}.`);
}
