import type { Clip, Refusal } from "../diagnostic.js";
import type { AnyLayout } from "../layout/layout.js";
import type { MmaAtom } from "./atom.js";
import type { Blocks, BlockTable, MmaTable, OneBlock, Sizes, TwoBlock } from "./atoms/mma.generated.js";

/**
 * The names that an editor completes: those of CUTLASS, template arguments in short. An instruction of tcgen05 is named by its
 * M and N too, as in `SM100_MMA_F16BF16_SS<f16,f16,f32,128,256>`.
 */
export type MmaName = keyof MmaTable | (string & {});

/** An instruction of one's own: what a maker's manual says of it. */
export interface OwnMma {
  readonly name?: string;
  readonly mnk: readonly [number, number, number];
  readonly threads: AnyLayout;
  readonly a: AnyLayout;
  readonly b: AnyLayout;
  readonly c: AnyLayout;
  readonly bits?: readonly [number, number, number];
}

/**
 * The instruction of a name, or one's own.
 * @example MmaAtomOf<"SM80_16x8x8_F32F16F16F32_TN">["mnk"] // [16, 8, 8]
 */
export type MmaAtomOf<X> = X extends keyof MmaTable
  ? MmaTable[X]
  : X extends string
    ? InBlocks<X>
    : OwnAtom<X>;

/** `SM100_MMA_TF32_SS<tf32,tf32,f32,128,64>`: three types, maybe that of the scales, M, N, maybe how many a scale is for. */
type InBlocks<Name extends string> = {} extends { [K in Name]: 1 }
  ? MmaAtom
  : Name extends `${infer Op}<${infer A},${infer B},${infer C},${infer Rest}>`
    ? Rest extends `u${infer Scale},${infer M},${infer N},${infer Vector}`
      ? OfBlocks<`${Op}<${A},${B},${C},u${Scale},${Vector}>`, M, N, Name>
      : Rest extends `u${infer Scale},${infer M},${infer N}`
        ? OfBlocks<`${Op}<${A},${B},${C},u${Scale}>`, M, N, Name>
        : Rest extends `${infer M},${infer N}`
          ? OfBlocks<`${Op}<${A},${B},${C}>`, M, N, Name>
          : Unknown<Name>
    : Unknown<Name>;

type OfBlocks<Key, M, N, Name extends string> = Key extends keyof BlockTable
  ? BlockTable[Key] extends Blocks<infer Count, infer K, infer Bits, infer Tiles>
    ? M extends keyof Sizes
      ? N extends keyof Sizes
        ? Sizes[M][0] extends keyof Tiles
          ? Sizes[N][0] extends Tiles[Sizes[M][0]]
            ? Count extends 1
              ? OneBlock<Name, Sizes[M][0], Sizes[N][0], K, Bits, Sizes[M][1], Sizes[N][1]>["row"]
              : TwoBlock<Name, Sizes[M][0], Sizes[N][0], K, Bits, Sizes[M][1], Sizes[N][1]>["row"]
            : Unknown<Name>
          : Unknown<Name>
        : Unknown<Name>
      : Unknown<Name>
    : never
  : Unknown<Name>;

type Unknown<Name extends string> = Refusal<
  "mmaAtom",
  Clip<`"${Name}"`>,
  "argument",
  [Clip<`"${Name}"`>, "MMA instruction"]
>;

/** One's own: the numbers of its tile as they are written, without a name that of its tile. */
type OwnAtom<X> = X extends {
  readonly mnk: readonly [infer M, infer N, infer K];
  readonly threads: infer Threads;
  readonly a: infer A;
  readonly b: infer B;
  readonly c: infer C;
}
  ? MmaAtom<
      X extends { readonly name: infer Name } ? Name : `${M & number}x${N & number}x${K & number}`,
      [M, N, K],
      Threads,
      A,
      B,
      C,
      X extends { readonly bits: readonly [infer BitsA, infer BitsB, infer BitsC] }
        ? [BitsA, BitsB, BitsC]
        : undefined,
      undefined,
      undefined,
      undefined,
      undefined
    >
  : MmaAtom;
