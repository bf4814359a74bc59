import type { ExtentFault, LeafFault } from "../layout/check.js";
import type { IntTuple } from "../layout/htuple.js";
import type { JobRefusal } from "../layout/job.js";
import type { AnyLayout, Layout } from "../layout/layout.js";
import type { Nesting } from "../layout/levels.js";
import type { Known } from "../layout/modes.js";
import type { Whole } from "../layout/whole.js";
import type { Plain, Widened } from "../layout/widened.js";
import type { Marks } from "../semimodule/integer/smooth.generated.js";
import type { NumeralOf } from "../semimodule/integer.js";
import type { InOneKind } from "./one-kind.js";

/** What a layout is composed with, divided by or multiplied with: a layout, an extent (n stands for n:1), `null` (leave
 * this mode alone), or an array of tilers applied by mode (paper, section 5.3.5). */
export type Tiler = Nesting<number | null | AnyLayout>;

/** The modes beyond those that the tilers are for, or `null` where there are more tilers than modes. */
export type Beyond<Modes, Tilers extends readonly unknown[]> = Modes extends readonly [
  ...{ [I in keyof Tilers]: unknown },
  ...infer Rest,
]
  ? Rest
  : null;

/** Whether there are more tilers than modes; of `never`, which a refusal leaves, there are none. */
export type IsShort<
  Modes extends readonly unknown[],
  Tilers extends readonly unknown[],
> = Modes["length"] extends Tilers["length"]
  ? Tilers["length"] extends Modes["length"]
    ? false
    : true
  : Beyond<Modes, Tilers> extends null
    ? true
    : false;

/** Whether the modes or the tilers are too open to be paired. */
export type IsUnpaired<Modes extends readonly unknown[], Tilers extends readonly unknown[]> = number extends
  | Modes["length"]
  | Tilers["length"]
  ? true
  : false;

/** What tilers made mode by mode: only others than of integers can have made strides that do not mix. */
export type UnmixedBy<T, R, J> = T extends IntegerTiler ? R : InOneKind<R, J>;

/** A tiler of integers only. */
type IntegerTiler = number | null | Layout<IntTuple, IntTuple> | readonly IntegerTiler[];

/**
 * A tiler that is one leaf of literals, as the text of its mode; `never` for all others, a tuple of one leaf among them.
 * @example LeafOf<8> // "8:1,"
 */
export type LeafOf<T> = unknown extends T
  ? never
  : NoInfer<T> extends number
    ? Known<T, 1>
    : Whole<T> extends Whole<Layout<infer S, infer D>>
      ? NoInfer<S> extends number
        ? Known<S, D>
        : never
      : never;

/** An integer n as the tile n:1, or why it is none; the only step of a tile of one is none. */
export type TileOf<N, J> =
  NumeralOf<N> extends "0" | "1" | "?" | "!" | `-${string}` ? AnyTileOf<N, J> : Layout<Plain<N>, 1>;

type AnyTileOf<N, J> =
  ExtentFault<N> extends LeafFault<infer Code, infer Value>
    ? JobRefusal<J, Code & ("extent" | "overflow"), [Value & string]>
    : Layout<Plain<N>, N extends 1 ? 0 : 1>;

/** Whether the tiler of a mode is one; of several none is known, for side by side they would multiply. */
export type IsSole<T, All = T> = 0 extends 1 & T
  ? true
  : [T] extends [number]
    ? [keyof Marks[T & number]] extends [never]
      ? number extends Widened<T>
        ? false
        : true
      : true
    : T extends unknown
      ? [All] extends [T]
        ? true
        : false
      : never;
