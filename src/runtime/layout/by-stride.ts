import type { Step } from "../../types/semimodule/semimodule.js";
import type { Mode } from "./modes.js";

/** A mode of a layout, and the integer coordinate of its first step. */
export interface Placed<D extends Step = number> {
  readonly size: number;
  readonly stride: D;
  readonly at: number;
}

/** The modes with the places of their steps, those of size 1 left out. */
export function placed<D extends Step>(modes: readonly Mode<D>[]): readonly Placed<D>[] {
  let at = 1;
  const all = modes.map(([size, stride]) => {
    const mode = { size, stride, at };
    at *= size;
    return mode;
  });
  return all.filter(({ size }) => size > 1);
}
