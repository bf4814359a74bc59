import type { Composition } from "../algebra/composition.js";
import type { Recast } from "../algebra/recast.js";
import type { MadeOf } from "../diagnostic/made-of.js";
import type { LayoutError, Renamed } from "../diagnostic.js";
import type { Layout } from "../layout/layout.js";
import type { Swizzle } from "../swizzle/swizzle.js";

/** The widths of rows, in bits, and how many bits of the row are mixed into the place of a piece of 16 or 32 bytes. */
interface Rows {
  readonly INTER: [128, Swizzle<0, 7, 3>, 8];
  readonly SW32: [256, Swizzle<1, 7, 3>, 8];
  readonly SW64: [512, Swizzle<2, 7, 3>, 8];
  readonly SW128: [1024, Swizzle<3, 7, 3>, 8];
  readonly SW128_32B: [1024, Swizzle<2, 8, 2>, 4];
}

/** How the rows of shared memory are swizzled: pieces of 16 bytes interleaved, or over 32, 64 or 128 bytes. */
export type SmemSwizzle = keyof Rows;

/**
 * A canonical layout of shared memory for matrix instructions, derived from its bits.
 * @example SmemAtom<"K", "SW128", 16> // Layout<[8, 64], ["f72", "f1"]>
 */
export type SmemAtom<Major, Kind, Bits> =
  NoInfer<ComputedSmemAtom<Major, Kind, Bits>> extends infer Made | MadeOf<"smemAtom", Major, Kind, Bits>
    ? Made
    : never;

type ComputedSmemAtom<Major, Kind, Bits> = Kind extends SmemSwizzle
  ? Rows[Kind] extends [infer Width, infer Sw, infer Count]
    ? Recast<
        Composition<
          Sw,
          Major extends "K" ? Layout<[Count, Width], [Width, 1]> : Layout<[Width, Count], [1, Width]>
        >,
        1,
        Bits
      > extends infer R
      ? R extends LayoutError
        ? Renamed<R, "smemAtom", `"${Major & string}", "${Kind}", ${Bits & number}`>
        : R
      : never
    : never
  : never;
