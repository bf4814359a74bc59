import type { LayoutError, Refusal } from "../diagnostic.js";
import type { TvDestination, TvSource } from "../instruction/copy-tv.js";
import type { Retile } from "../instruction/retile.js";
import type { TiledCopy } from "../instruction/tiled-copy.js";
import type { AnyLayout, Layout } from "../layout/layout.js";
import type { Extent } from "../layout/shape.js";
import type { NumeralOf, Product, Quotient } from "../semimodule/integer.js";
import type { Memory } from "./memory.js";

/** The refusal of registers that do not hold what a thread has of a side of a copy, of a tile of so many elements; else null. */
export type RegistersFault<Names extends string, X, Side extends "source" | "destination", T, Sizes> =
  X extends Memory<"registers", unknown, unknown, infer L extends AnyLayout, unknown>
    ? Retile<T, L> extends infer Own
      ? Own extends LayoutError
        ? Own
        : Own extends Layout<infer S, unknown>
          ? Unlike<Names, Extent<S>, Had<T, Side, Sizes>>
          : null
      : never
    : null;

type Unlike<Names extends string, Own, Had> = "?" extends Own | Had
  ? null
  : Own extends Had
    ? null
    : Refusal<"emitCopy", Names, "sizes", [Own & string, Had & string]>;

/** How many values a thread has of a side: those of the tile of the copy, as often as that goes into what is copied. */
type Had<T, Side, Sizes> =
  T extends TiledCopy<unknown, unknown, infer Tiler, unknown, unknown>
    ? (Side extends "source" ? TvSource<T> : TvDestination<T>) extends Layout<
        readonly [unknown, infer Vs],
        unknown
      >
      ? Repeated<Extent<Vs>, Sizes, Tiler>
      : "?"
    : "?";

type Repeated<So, Sizes, Tiler> = Sizes extends readonly [infer Size, ...infer Rest]
  ? Tiler extends readonly [infer By, ...infer More]
    ? By extends number
      ? Quotient<Size, NumeralOf<By>> extends infer Often
        ? Often extends string
          ? Repeated<Product<So, Often>, Rest, More>
          : "?"
        : never
      : "?"
    : Repeated<Product<So, Size>, Rest, []>
  : Sizes extends readonly []
    ? So
    : "?";
