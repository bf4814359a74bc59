import type { Clip, Refusal } from "../diagnostic.js";
import type { AnyLayout } from "../layout/layout.js";
import type { NumeralOf, ValueOf } from "../semimodule/integer.js";
import type { MmaAtom } from "./atom.js";
import type {
  BlockTable,
  Eighths,
  Group,
  GroupTable,
  Halves,
  MmaTable,
  OneBlock,
  SizedName,
  TwoBlocks,
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
  : X extends `${infer Op}_64x${infer N extends number}x${infer Rest}`
    ? OfGroup<`${Op}_64x${Rest}`, N, X>
    : X extends `${infer Op}128,${infer N extends number}>`
      ? OfBlock<`${Op}>`, 128, N, X>
      : X extends `${infer Op}256,${infer N extends number}>`
        ? OfBlock<`${Op}>`, 256, N, X>
        : X extends `${infer Op}64,${infer N extends number}>`
          ? OfBlock<`${Op}>`, 64, N, X>
          : X extends string
            ? InVectors<X>
            : OwnAtom<X>;

// The key of a table is the name without its sizes. (No row is a parameter with a constraint: the compiler would ask for that of
// all the rows there are.)

/** `SM90_64x96x16_F32F16F16_SS`: a group of warps, whose N stands between two other sizes. */
type OfGroup<Key, N, Name> = Key extends keyof GroupTable
  ? N extends GroupTable[Key]["n"] & keyof Eighths
    ? Group<
        Name,
        N,
        GroupTable[Key]["k"],
        GroupTable[Key]["a"],
        GroupTable[Key]["bits"],
        GroupTable[Key]["e"],
        Eighths[N]
      >["row"]
    : Unknown<Name & string>
  : Unknown<Name & string>;

/** `SM100_MMA_TF32_SS<tf32,tf32,f32,128,64>`: one or two blocks, whose M and N come last. */
type OfBlock<Key, M extends 64 | 128 | 256, N, Name> = Key extends keyof BlockTable
  ? Blocks<Key, M, N, Name>
  : InVectors<Name & string>;

type Blocks<
  Key extends keyof BlockTable,
  M extends 64 | 128 | 256,
  N,
  Name,
> = N extends BlockTable[Key]["n"][M]
  ? BlockTable[Key]["blocks"] extends 1
    ? OneBlock<Name, M, N, BlockTable[Key]["k"], BlockTable[Key]["bits"]>["row"]
    : N extends keyof Halves
      ? TwoBlocks<Name, M, N, BlockTable[Key]["k"], BlockTable[Key]["bits"], Halves[M], Halves[N]>["row"]
      : never
  : Unknown<Name & string>;

/** `SM100_MMA_MXF4_SS<e2m1,e2m1,f32,ue8m0,128,64,32>`: after the sizes it says how many values a scale is for. */
type InVectors<X extends string> = X extends `${infer Op}128,${infer N extends number},${infer Vector}>`
  ? OfVector<`${Op},${Vector}>`, 128, N, X>
  : X extends `${infer Op}256,${infer N extends number},${infer Vector}>`
    ? OfVector<`${Op},${Vector}>`, 256, N, X>
    : Unknown<X>;

type OfVector<Key, M extends 128 | 256, N, Name extends string> = Key extends keyof BlockTable
  ? Blocks<Key, M, N, Name>
  : Unknown<Name>;

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
      X extends { readonly name: infer Name } ? Name : NameOf<NumeralOf<M>, NumeralOf<N>, NumeralOf<K>>,
      [ValueOf<NumeralOf<M>>, ValueOf<NumeralOf<N>>, ValueOf<NumeralOf<K>>],
      Threads,
      A,
      B,
      C,
      X extends { readonly bits: readonly [infer BitsA, infer BitsB, infer BitsC] }
        ? [ValueOf<NumeralOf<BitsA>>, ValueOf<NumeralOf<BitsB>>, ValueOf<NumeralOf<BitsC>>]
        : undefined,
      undefined,
      undefined,
      undefined,
      undefined
    >
  : MmaAtom;

/** The sizes of the tile, where all are known. */
type NameOf<M, N, K> = "?" extends M | N | K ? string : `${M & string}x${N & string}x${K & string}`;
