import type { IntTuple } from "../../layout/htuple.js";
import type { Known, Modes } from "../../layout/modes.js";
import type { Elements } from "../../semimodule/semimodule.js";
import type { Simplified } from "../coalesce.js";
import type { Compose, ComposeLiterals } from "./integers.js";
import type { ComposeOver } from "./over.js";

/** Two layouts composed, by their shapes and strides: integers are cheaper. Refused as `J`. */
export type ComposeAny<S, D, S2, D2, J> = ByKind<Known<S, D>, Known<S2, D2>, S, D, S2, D2, J>;

/** What the table has are integers; of what it has not there is no text, and `never` is assignable to any. */
type ByKind<M, M2, S, D, S2, D2, J> = `${M & string}${M2 & string}` extends ""
  ? OfModes<Modes<S, D>, Modes<S2, D2>, S, D, S2, D2, J>
  : ComposeLiterals<M, M2, S2, D2, J>;

/** The modes tell of what kind the strides are, but where they are not known. */
type OfModes<M, M2, S, D, S2, D2, J> = `${M & string}${M2 & string}` extends `${string}?${string}`
  ? [D, D2] extends [IntTuple, IntTuple]
    ? Compose<Simplified<M>, M2, S2, D2, J>
    : ComposeOver<S, D, S2, D2, J>
  : `${M & string}${M2 & string}` extends Elements
    ? ComposeOver<S, D, S2, D2, J>
    : Compose<Simplified<M>, M2, S2, D2, J>;
