import type { IntTuple } from "../../layout/htuple.js";
import type { Modes } from "../../layout/modes.js";
import type { Simplified } from "../coalesce.js";
import type { Compose } from "./integers.js";
import type { ComposeOver } from "./over.js";

/** Two layouts composed, by their shapes and strides: integers are cheaper. Refused as `J`. */
export type ComposeAny<S, D, S2, D2, J> = [D, D2] extends [IntTuple, IntTuple]
  ? Compose<Simplified<Modes<S, D>>, S2, D2, J>
  : ComposeOver<S, D, S2, D2, J>;
