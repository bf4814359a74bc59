import type { DrawOptions } from "./options.js";

/** What the picture of a copy takes. */
export interface CopyOptions extends DrawOptions {
  /** How many bits a cell stands for in the picture of an instruction: 16, or fewer where it moves fewer. */
  readonly elementBits?: number;
}
