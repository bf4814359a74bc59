import type { MadeOf } from "../diagnostic/made-of.js";
import type { Refusal } from "../diagnostic.js";
import type { NumeralOf, ValueOf } from "../semimodule/integer.js";
import type { Memory } from "./memory.js";
import type { DividesSize, SymbolicLayout } from "./symbolic-layout.js";

/**
 * A tile of memory of a kernel: its extents along the first modes, and the variables that say which one. `guarded` says of
 * each mode whether a tile may reach past the end, which is what is guarded, and nothing else is.
 */
export interface Tile<
  out M = Memory,
  out Extents = readonly number[],
  out At = readonly string[],
  out Guarded = readonly boolean[],
> {
  readonly memory: M;
  readonly extents: Extents;
  readonly at: At;
  readonly guarded: Guarded;
}

/** Any tile. */
export type AnyTile = Tile<unknown, unknown, unknown, unknown>;

/** What `tileOf(memory, extents, at)` makes, or why it makes none. */
export type TileOf<M, Extents, At> =
  NoInfer<ComputedTileOf<M, Extents, At>> extends infer Made | MadeOf<"tileOf", M, Extents, At>
    ? Made
    : never;

type ComputedTileOf<M, Extents, At> =
  M extends Memory<"global", infer Name, unknown, infer L, unknown>
    ? Extents extends readonly unknown[]
      ? At extends readonly unknown[]
        ? ShapeIn<L> extends infer Shape
          ? Shape extends readonly unknown[]
            ? number extends Shape["length"] | Extents["length"] | At["length"]
              ? Tile
              : Shape["length"] extends At["length"]
                ? Tile<M, Numbers<Extents>, Bare<At>, Guarded<Shape, Extents>>
                : Refusal<
                    "tileOf",
                    Name & string,
                    "argument",
                    [`${At["length"]}`, `number of variables for ${Shape["length"] & number} modes`]
                  >
            : Tile
          : never
        : never
      : never
    : never;

type ShapeIn<L> =
  L extends SymbolicLayout<infer Shape>
    ? Shape
    : L extends { readonly shape: infer Shape }
      ? Shape extends readonly unknown[]
        ? Shape
        : [Shape]
      : readonly unknown[];

type Numbers<T extends readonly unknown[]> = { -readonly [I in keyof T]: ValueOf<NumeralOf<T[I]>> };

type Bare<T extends readonly unknown[]> = { -readonly [I in keyof T]: T[I] };

/** By mode: whether the extent of the tile divides it. Of modes that have none the variable is the coordinate. */
type Guarded<Shape extends readonly unknown[], Extents extends readonly unknown[]> = {
  -readonly [I in keyof Extents]: I extends keyof Shape ? Not<DividesSize<Extents[I], Shape[I]>> : never;
};

type Not<B> = B extends true ? false : true;
