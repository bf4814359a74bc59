import type { HTuple, IntTuple } from "../../types/layout/htuple.js";
import type { Fail } from "../diagnostic.js";
import { isTuple, refines } from "./htuple.js";
import { show } from "./text.js";

/** Refuses a coordinate that has another profile than a shape; `null` in it stands for a mode that is kept. */
export function refuseUnfit(coordinate: HTuple<number | null>, shape: IntTuple, fail: Fail): void {
  if (refines(coordinate, shape)) return;
  fail("coordinate", show(coordinate), show(shape), isTuple(shape) ? shape.length : 1);
}
