import type { Tiler } from "../../types/algebra/tiler.js";
import type { AnyLayout, AnyMapping } from "../../types/layout/layout.js";
import { clip, type Fail, failing } from "../diagnostic.js";
import { integerIn, isTuple, tupleOf } from "../layout/htuple.js";
import { isLayout, laid, layoutIn, whole } from "../layout/layout.js";
import type { Sides } from "../layout/modes.js";
import { show } from "../layout/text.js";
import { concatenated, sidesIn } from "./concat.js";
import { onInner } from "./inner.js";
import { inOneKind } from "./one-kind.js";

/**
 * A layout operation as its refusals name it, `operation: left sign tile`, and what it computes. Its refusals are given
 * to it, so that what an operation builds on refuses in the name and with the operands of the one that was called.
 */
export interface Job {
  readonly operation: string;
  readonly sign: string;
  readonly of: (left: Sides, tile: Sides, fail: Fail) => Sides;
}

/**
 * The job on each mode that has a tiler, the others stay as they are (paper, equation 5). A refusal names the mode and
 * the tiler that it is about. One of more tilers than modes is refused, and what is no tiler.
 */
export function byMode(job: Job, left: AnyMapping, tiler: Tiler): AnyLayout {
  return onInner(left, (layout) => whole(byModeOf(job, layout, tilerIn(job, layout, tiler))));
}

/** A tiler over as many modes as it has, nested as it is. */
export function byModeOf(job: Job, left: Sides, tiler: Tiler): Sides {
  if (tiler === null) return left;
  if (!isTuple(tiler)) return onTile(job, left, tiler);
  const modes = modesFor(job, left, tiler);
  const parts = modes.map((part, i) => (i < tiler.length ? byModeOf(job, part, tiler[i] as Tiler) : part));
  return concatenated(inOneKind(parts), refusing(job, left, tiler));
}

/** The refusals of a job on these operands. */
export function refusing(job: Job, left: Sides, tiler: Tiler): Fail {
  return failing(job.operation, () => operands(job, whole(left), tiler));
}

function operands(job: Job, left: unknown, tiler: Tiler): string {
  return `${show(left)} ${job.sign} ${clip(textOfTiler(tiler))}`;
}

/** The tiler, read once; one that nests too deep is refused, and a left operand that is no layout. */
export function tilerIn(job: Job, left: AnyLayout, tiler: Tiler): Tiler {
  const fail = failing(job.operation, () => operands(job, left, tiler));
  layoutIn(left, fail);
  return tupleOf(tiler, fail) as Tiler;
}

/** The job on one tile: a layout, or an integer n for n:1, where the step of 1:1 is none. */
export function onTile(job: Job, left: Sides, tile: AnyLayout | number): Sides {
  if (isLayout(tile)) return job.of(left, tile, refusing(job, left, tile));
  const fail = refusing(job, left, tile);
  if (typeof tile !== "number") return fail("argument", show(tile), "tiler");
  integerIn(tile, fail, "extent", Number.isInteger(tile) && tile > 0);
  return onTile(job, left, laid(tile, tile === 1 ? 0 : 1));
}

/** The modes of the left operand, of which there are as many as tilers, or more. */
export function modesFor(job: Job, left: Sides, tilers: readonly Tiler[]): readonly Sides[] {
  const modes = sidesIn(left);
  if (tilers.length > modes.length) refusing(job, left, tilers)("rank", tilers.length, modes.length);
  return modes;
}

/**
 * A tiler as a message shows it, `_` for a mode left alone; not much further than the message does.
 * @example textOfTiler([layout("3:4"), null, 2]) // "<3:4,_,2>"
 */
function textOfTiler(tiler: Tiler): string {
  let text = "";
  const write = (x: Tiler): void => {
    if (text.length > 40) return;
    if (!isTuple(x)) text += show(x);
    else {
      text += "<";
      for (let i = 0; i < x.length && text.length <= 40; i++) {
        if (i > 0) text += ",";
        write(x[i] as Tiler);
      }
      text += ">";
    }
  };
  write(tiler);
  return text;
}
