import type { Clip, Refusal } from "../diagnostic.js";
import type { TextOf } from "./text.js";

/** The refusal of a coordinate that has another profile than a shape, by both and the rank of that. */
export type Unfit<Operation extends string, Operands extends string, C, S> = Refusal<
  Operation,
  Operands,
  "coordinate",
  [Clip<TextOfCoordinate<C>>, Clip<TextOf<S>>, RankOf<S>]
>;

/** The refusal of a coordinate below 0 where strides are binary. */
export type Below<Operation extends string, Operands extends string, C> = Refusal<
  Operation,
  Operands,
  "negative-multiple",
  [`coordinate ${Clip<TextOfCoordinate<C>>}`]
>;

/** How many modes a shape has. */
type RankOf<S> = S extends readonly unknown[] ? `${S["length"]}` : "1";

/** A coordinate as a message shows it, `_` for a mode that is kept. */
export type TextOfCoordinate<C> = C extends null
  ? "_"
  : C extends readonly [infer Head, ...infer Tail]
    ? TextOfModes<Tail, `(${TextOfCoordinate<Head>}`>
    : TextOf<C>;

/** The elements after the first. */
type TextOfModes<C, Out extends string> = C extends readonly [infer Head, ...infer Tail]
  ? TextOfModes<Tail, `${Out},${TextOfCoordinate<Head>}`>
  : `${Out})`;
