import type { IntTuple } from "../../layout/htuple.js";
import type { Modes } from "../../layout/modes.js";
import type { Elements } from "../../semimodule/semimodule.js";
import type { Simplified } from "../coalesce.js";
import type { Compose } from "./integers.js";
import type { ComposeOver } from "./over.js";

/** Two layouts composed, by their shapes and strides: integers are cheaper. Refused as `J`. */
export type ComposeAny<S, D, S2, D2, J> = ByKind<Modes<S, D>, Modes<S2, D2>, S, D, S2, D2, J>;

/** The modes tell the kind of the strides, but where they are not known. */
type ByKind<M, M2, S, D, S2, D2, J> = `${M & string}${M2 & string}` extends Elements | `${string}?${string}`
  ? [D, D2] extends [IntTuple, IntTuple]
    ? Compose<Simplified<M>, S2, D2, J>
    : ComposeOver<S, D, S2, D2, J>
  : Compose<Simplified<M>, S2, D2, J>;
