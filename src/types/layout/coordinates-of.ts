import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Refusal } from "../diagnostic.js";
import type { NumeralOf, Order, Product } from "../semimodule/integer.js";
import type { ExtentsFault, LeafFault } from "./check.js";
import type { Flatten } from "./flatten.js";
import type { IntTuple, IsOpen, ShapeOf } from "./htuple.js";
import type { WithOne } from "./one-of-each.js";
import type { Extent } from "./shape.js";
import type { TextOf } from "./text.js";
import type { Plain } from "./widened.js";

/**
 * All natural coordinates of a shape or a layout in order, the first mode fastest (paper, section 4.2). Refused are more
 * than 2^19 numbers in them; past 64 the compiler does not list them.
 * @example CoordinatesOf<[2, 2]> // [[0, 0], [1, 0], [0, 1], [1, 1]]
 */
export type CoordinatesOf<X> =
  NoInfer<CoordinatesIn<Plain<ShapeOf<X>>>> extends infer Made | MadeOf<"coordinatesOf", X> ? Made : never;

type CoordinatesIn<S> =
  ExtentsFault<S> extends LeafFault<infer Code, infer Value>
    ? Refusal<"coordinatesOf", Clip<TextOf<S>>, Code & ("extent" | "overflow"), [Value & string]>
    : Listed<Extent<S>, Numbers<Extent<S>, Flatten<S>>, S>;

/** How many numbers the coordinates have together. */
type Numbers<Size, Leaves> = Leaves extends readonly unknown[]
  ? number extends Leaves["length"]
    ? "?"
    : Product<Size, `${Leaves["length"]}`>
  : Size;

/** The list, as far as the compiler makes one. */
type Listed<Size, Count, S> = Size extends "?"
  ? CoordinateOf<S>[]
  : "!" extends Size | Count
    ? Refusal<"coordinatesOf", Clip<TextOf<S>>, "overflow">
    : Order<Count, "524288"> extends ">"
      ? Refusal<"coordinatesOf", Clip<TextOf<S>>, "budget", ["524288"]>
      : Order<Size, "64"> extends ">"
        ? CoordinateOf<S>[]
        : All<S>;

/** A coordinate of which only the profile is known. */
type CoordinateOf<S> =
  IsOpen<S> extends true
    ? IntTuple
    : S extends readonly unknown[]
      ? { [I in keyof S]: CoordinateOf<S[I]> }
      : number;

/** The coordinates of a shape that is known, in order. */
type All<S> = S extends readonly unknown[] ? AllOfTuple<S> : Below<NumeralOf<S>>;

/** The integers below N. */
type Below<N, Out extends number[] = []> = `${Out["length"]}` extends N
  ? Out
  : Below<N, [...Out, Out["length"]]>;

/** Every coordinate of the first mode with the first of the others, and so on. */
type AllOfTuple<S, Out extends unknown[][] = [[]]> = S extends readonly [infer Head, ...infer Tail]
  ? AllOfTuple<Tail, WithOne<Out, All<Head>>>
  : Out;
