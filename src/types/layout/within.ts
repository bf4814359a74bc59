import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Refusal } from "../diagnostic.js";
import type { NumeralOf, Order } from "../semimodule/integer.js";
import type { ExtentsFault, IntegersFault, LeafFault } from "./check.js";
import type { IsOpen, Refines, ShapeOf } from "./htuple.js";
import type { Extent } from "./shape.js";
import type { TextOf } from "./text.js";
import type { Unfit } from "./unfit.js";

/**
 * Whether a coordinate is within the bounds of a shape: every integer of it at least 0 and less than the size of its mode;
 * `boolean` where that is not known. Refused is a coordinate that does not fit the shape.
 * @example Within<[3, 7], [4, 8]> // true
 * @example Within<[4, 0], [4, 8]> // false
 */
export type Within<C, S> =
  NoInfer<ComputedWithin<C, S>> extends infer Made | MadeOf<"within", C, S> ? Made : never;

type ComputedWithin<C, S> = C extends unknown ? (S extends unknown ? Fitted<C, ShapeOf<S>> : never) : never;

/** The shape is looked at, the coordinate, and that they go together. */
type Fitted<C, S> =
  ExtentsFault<S> extends LeafFault<infer Code, infer Value>
    ? Refusal<"within", Clip<TextOf<S>>, Code & ("extent" | "overflow"), [Value & string]>
    : IntegersFault<C> extends LeafFault<infer Code, infer Value>
      ? Refusal<"within", Clip<TextOf<S>>, Code & ("integer" | "overflow"), [Value & string]>
      : Refines<C, S> extends false
        ? Unfit<"within", Clip<TextOf<S>>, C, S>
        : All<Outside<C, S>>;

/** The members of a union of `true` for what is past a bound, `false` for what is not, `null` for what is not known. */
type All<Found> = true extends Found ? false : null extends Found ? boolean : true;

/** For every integer of a coordinate, whether it is past a bound. */
type Outside<C, S> =
  IsOpen<C> extends true
    ? null
    : IsOpen<S> extends true
      ? null
      : [C] extends [readonly unknown[]]
        ? { [I in keyof C]: I extends keyof S ? Outside<C[I], S[I]> : null }[number]
        : Past<NumeralOf<C>, S>;

/** One integer against its extent; `null` where that is not known. */
type Past<C, S> = C extends "?"
  ? null
  : C extends `-${string}`
    ? true
    : Order<C, Extent<S>> extends infer O
      ? O extends "<"
        ? false
        : O extends "?"
          ? null
          : true
      : never;
