import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { TextureLayout } from "../../types/emit/texture-layout.js";
import { exactly, failing } from "../diagnostic.js";
import { laid } from "../layout/layout.js";
import { extentsOf } from "../layout/shape.js";
import { show } from "../layout/text.js";
import { multiply } from "../semimodule/integer.js";

/**
 * The layout of the texels of a buffer that a texture is copied to or from, (column, row) to the texel: a row takes a multiple
 * of 256 bytes, as WebGPU's `bytesPerRow`. Refused are extents that are no positive integers, and texels of other sizes than 1,
 * 2, 4, 8 and 16 bytes.
 * @param extents width and height
 * @param bytesPerTexel of the texture's format
 * @returns the layout, and `bytesPerRow`
 * @throws LayoutError: argument, extent, overflow
 * @law every row begins at a multiple of 256 bytes (test/emit/texture-layout.test.ts)
 * @see {@link globalMemory}
 * @example textureLayout([100, 64], 4).layout // prints as (100,64):(1,128)
 * @example textureLayout([100, 64], 4).bytesPerRow // 512
 */
export function textureLayout<const Extents extends readonly [number, number], const Texel extends number>(
  extents: Extents,
  bytesPerTexel: Accepted<Texel, TextureLayout<Extents, Texel>>,
): Answer<TextureLayout<Extents, Texel>>;

export function textureLayout(extents: any, bytesPerTexel: any): unknown {
  const fail = failing("textureLayout", () => show(extents));
  const sizes = extentsOf(extents, fail) as readonly number[];
  const [width] = Array.isArray(sizes) && sizes.length === 2 ? sizes : fail("rank", show(extents), 2);
  if (![1, 2, 4, 8, 16].includes(bytesPerTexel))
    fail("argument", show(bytesPerTexel), "texel of 1, 2, 4, 8 or 16 bytes");
  return exactly(fail, () => {
    const bytesPerRow = Math.ceil(multiply(width as number, bytesPerTexel) / 256) * 256;
    return Object.freeze({ layout: laid(sizes, [1, bytesPerRow / bytesPerTexel]), bytesPerRow });
  });
}
