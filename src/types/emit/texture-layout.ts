import type { MadeOf } from "../diagnostic/made-of.js";
import type { LayoutError, Refusal } from "../diagnostic.js";
import type { ExtentFault, LeafFault } from "../layout/check.js";
import type { Layout } from "../layout/layout.js";
import type { Ceiling, NumeralOf, Product, Quotient, ValueOf } from "../semimodule/integer.js";

/** A buffer that a texture is copied to or from: the layout of its texels, and how many bytes a row takes. */
export interface TextureBuffer<out L = Layout, out BytesPerRow = number> {
  readonly layout: L;
  readonly bytesPerRow: BytesPerRow;
}

/** What `textureLayout(extents, bytesPerTexel)` makes, or why it makes none. */
export type TextureLayout<Extents, Texel> =
  NoInfer<ComputedTextureLayout<Extents, Texel>> extends infer Made | MadeOf<"textureLayout", Extents, Texel>
    ? Made
    : never;

type ComputedTextureLayout<Extents, Texel> = Extents extends readonly [infer W, infer H]
  ? ExtentFault<[W, H]> extends LeafFault<infer Code, infer Value>
    ? Refusal<"textureLayout", Told<W, H>, Code & ("extent" | "overflow"), [Value & string]>
    : TexelFault<Texel, Told<W, H>> extends infer Fault
      ? Fault extends LayoutError
        ? Fault
        : RowOf<Product<NumeralOf<W>, NumeralOf<Texel>>> extends infer Row
          ? TextureBuffer<
              Layout<
                [ValueOf<NumeralOf<W>>, ValueOf<NumeralOf<H>>],
                [1, ValueOf<Quotient<Row, NumeralOf<Texel>>>]
              >,
              ValueOf<Row>
            >
          : never
      : never
  : TextureBuffer;

type Told<W, H> = `(${NumeralOf<W> & string},${NumeralOf<H> & string})`;

/** The bytes of a row, rounded up to what WebGPU asks for. */
type RowOf<Bytes> = Product<Ceiling<Bytes, "256">, "256">;

type TexelFault<Texel, Operands extends string> =
  NumeralOf<Texel> extends "?"
    ? null
    : Texel extends 1 | 2 | 4 | 8 | 16
      ? null
      : Refusal<
          "textureLayout",
          Operands,
          "argument",
          [`${Texel & number}`, "texel of 1, 2, 4, 8 or 16 bytes"]
        >;
