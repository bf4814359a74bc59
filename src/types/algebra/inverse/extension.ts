import type { ExtentOfModes, LastAlone } from "../../layout/modes.js";
import type { Simplified } from "../coalesce.js";

/**
 * The modes of an inverse, and where the layout ends in a mode of size 1 that continues what they cover, one that leads
 * back to it: they are inverse past the size too.
 * @example Extended<"8:4,4:1,", "4:8,8:1,1:32,"> // "8:4,4:1,1:32,"
 */
export type Extended<R, M> = `,${M & string}` extends `${string},1:${string}` ? Ended<R, LastAlone<M>, M> : R;

/** The mode of size 1 leads back to where the layout ends, if its stride is just what the inverse covers. */
type Ended<R, D, M> = D extends "0"
  ? R
  : R extends `✗${string}`
    ? R
    : `${R & string}${M & string}` extends `${string}?${string}`
      ? "?"
      : D extends ExtentOfModes<R>
        ? Simplified<Longer<R, ExtentOfModes<M>>>
        : R;

/** The modes with one of size 1 behind. */
type Longer<R, At> = `${R & string}1:${At & string},`;
