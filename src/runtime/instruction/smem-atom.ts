import type { Accepted } from "../../types/diagnostic.js";
import type { SmemAtom, SmemSwizzle } from "../../types/instruction/smem-atom.js";
import type { AnyLayout, Layout, ResultShape, ResultStride } from "../../types/layout/layout.js";
import { composition } from "../algebra/composition.js";
import { recast } from "../algebra/recast.js";
import { failing, renaming } from "../diagnostic.js";
import { laid } from "../layout/layout.js";
import { show } from "../layout/text.js";
import { swizzle } from "../swizzle/swizzle.js";

/** The widths of rows in bits, the swizzle of bits, and how many rows there are. */
const rows: Readonly<
  Record<SmemSwizzle, readonly [width: number, bits: number, base: number, shift: number, count: number]>
> = {
  INTER: [128, 0, 7, 3, 8],
  SW32: [256, 1, 7, 3, 8],
  SW64: [512, 2, 7, 3, 8],
  SW128: [1024, 3, 7, 3, 8],
  SW128_32B: [1024, 2, 8, 2, 4],
};

/**
 * A canonical layout of shared memory for matrix instructions (CuTe's GMMA::Layout_K_SW128_Atom and its kin), K-major or
 * MN-major, with its pieces of 16 bytes interleaved or swizzled over rows of 32, 64 or 128 bytes; `SW128_32B` has pieces of 32
 * bytes. It is derived from its bits, and is tiled by `tileToShape`. Refused are elements that do not fit into the pieces.
 * @param major `K` or `MN`, which runs fastest
 * @param kind how wide its rows are swizzled
 * @param elementBits how many bits an element has
 * @returns the layout of one atom
 * @throws LayoutError: argument, divisibility, extent, integer
 * @law a bijection, and the layout of CUTLASS for each kind and width (test/instruction/smem-atom.test.ts)
 * @see {@link tileToShape}
 * @example smemAtom("K", "SW128", 16) // prints as (8,64):(f72,f1)
 * @example tileToShape(smemAtom("K", "SW128", 16), [128, 64]) // prints as ((8,16),64):((f72,f512),f1)
 */
export function smemAtom<
  const Major extends "K" | "MN",
  const Kind extends SmemSwizzle,
  const Bits extends number,
>(
  major: Major,
  kind: Kind,
  elementBits: Accepted<Bits, SmemAtom<Major, Kind, Bits>>,
): Layout<ResultShape<SmemAtom<Major, Kind, Bits>>, ResultStride<SmemAtom<Major, Kind, Bits>>>;

export function smemAtom(major: string, kind: string, elementBits: any): AnyLayout {
  const operands = () => `${show(major)}, ${show(kind)}, ${show(elementBits)}`;
  const fail = failing("smemAtom", operands);
  const [width, bits, base, shift, count] =
    typeof kind === "string" && Object.hasOwn(rows, kind)
      ? rows[kind as SmemSwizzle]
      : fail("argument", show(kind), "swizzle of shared memory");
  if (major !== "K" && major !== "MN") fail("argument", show(major), "major mode");
  const plain = major === "K" ? laid([count, width], [width, 1]) : laid([width, count], [1, width]);
  const of = composition(swizzle(bits, base as never, shift as never) as AnyLayout, plain as never);
  return renaming("smemAtom", () => recast(of as AnyLayout, 1, elementBits), operands);
}
