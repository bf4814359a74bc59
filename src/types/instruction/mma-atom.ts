import type { Clip, Refusal } from "../diagnostic.js";
import type { AnyLayout } from "../layout/layout.js";
import type { MmaAtom } from "./atom.js";
import type {
  BlockTable,
  Eighths,
  GroupTable,
  Halves,
  MmaTable,
  SizedName,
  Sizes,
} from "./atoms/mma.generated.js";

/**
 * The names that an editor completes: those of CUTLASS, template arguments in short. An instruction of tcgen05 is named by its
 * M and N too, as in `SM100_MMA_F16BF16_SS<f16,f16,f32,128,256>`: offered are those with an N of 128 or 256, known all.
 */
export type MmaName = keyof MmaTable | SizedName | (string & {});

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
 * The instruction of a name, or one's own. (All names at once, as an editor asks that completes them, are not looked up.)
 * @example MmaAtomOf<"SM80_16x8x8_F32F16F16F32_TN">["mnk"] // [16, 8, 8]
 */
export type MmaAtomOf<X> = NoInfer<ComputedMmaAtomOf<X>> extends infer Made ? Made : never;

type ComputedMmaAtomOf<X> = string & {} extends X ? MmaAtom : Found<X>;

type Found<X> = X extends keyof MmaTable
  ? MmaTable[X]
  : X extends `${infer Op}_64x${infer N}x${infer Rest}`
    ? OfGroup<`${Op}_64x${Rest}`, N & keyof Sizes, X>
    : X extends `${infer Op}<${infer A},${infer B},${infer C},${infer Rest}>`
      ? InBlocks<`${Op}<${A},${B},${C}`, Rest, X>
      : X extends string
        ? Unknown<X>
        : OwnAtom<X>;

/**
 * `SM90_64x96x16_F32F16F16_SS`: a group of warps, whose N stands between two other sizes. (No parameter is compared with the keys
 * of a table: the compiler would carry all of these along.)
 */
type OfGroup<Key, N extends keyof Sizes, Name> = Known<
  GroupTable<Name, Sizes[N], Eighths[N]>[Key & keyof GroupTable<0, 0, 0>],
  Name
>;

/** What a table has; where it has nothing the name is none. */
type Known<Found, Name> = [Found] extends [never] ? Unknown<Name & string> : Found;

/** `SM100_MMA_TF32_SS<tf32,tf32,f32,128,64>`: three types, maybe that of the scales, M, N, maybe how many a scale is for. */
type InBlocks<
  Head extends string,
  Rest,
  Name,
> = Rest extends `u${infer Scale},${infer M},${infer N},${infer Vector}`
  ? OfBlock<`${Head},u${Scale},${Vector}>`, M & keyof Sizes, N & keyof Sizes, Name>
  : Rest extends `u${infer Scale},${infer M},${infer N}`
    ? OfBlock<`${Head},u${Scale}>`, M & keyof Sizes, N & keyof Sizes, Name>
    : Rest extends `${infer M},${infer N}`
      ? OfBlock<`${Head}>`, M & keyof Sizes, N & keyof Sizes, Name>
      : Unknown<Name & string>;

type OfBlock<Key, M extends keyof Sizes, N extends keyof Sizes, Name> = Known<
  BlockTable<Name, Sizes[M], Sizes[N], Halves[M], Halves[N]>[Key & keyof BlockTable<0, 0, 0, 0, 0>],
  Name
>;

/** A name that is none; of one that is not known there may be an instruction. */
type Unknown<Name extends string> = {} extends { [K in Name]: 1 }
  ? MmaAtom
  : Refusal<"mmaAtom", Clip<`"${Name}"`>, "argument", [Clip<`"${Name}"`>, "MMA instruction"]>;

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
