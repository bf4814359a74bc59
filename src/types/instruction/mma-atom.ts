import type { Clip, Refusal } from "../diagnostic.js";
import type { AnyLayout } from "../layout/layout.js";
import type { NumeralOf, ValueOf } from "../semimodule/integer.js";
import type { MmaAtom } from "./atom.js";
import type {
  BlockName,
  BlockTable,
  ColumnTable,
  GroupName,
  GroupTable,
  MmaTable,
  RowTable,
  TileTable,
} from "./atoms/mma.generated.js";

/**
 * The names that an editor completes: those of CUTLASS, template arguments in short, of tcgen05 with M and N among them as in
 * `SM100_MMA_F16BF16_SS<f16,f16,f32,128,256>`. (They are what `mmaAtom` takes without an argument, and constrain none: what
 * constrains is compared, name by name.)
 */
export type MmaName = keyof MmaTable | GroupName | BlockName | (string & {});

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

// A name that is in a union of names is one of these, so its parts are keys without a look: what N says stands in one table, what
// the kind says in another. (No row is a parameter with a constraint: the compiler would ask for that of all the rows there are.)
type ComputedMmaAtomOf<X> = string & {} extends X
  ? MmaAtom
  : X extends keyof MmaTable
    ? RowTable<X>[MmaTable[X]]
    : X extends GroupName
      ? X extends `SM90_${string}64x${infer N}x${infer Kind}`
        ? GroupTable<X, ColumnTable[N]>[Kind]
        : never
      : X extends BlockName
        ? X extends `SM10${infer Kind},${infer B},${infer End}>`
          ? BlockTable<X, TileTable[End], B>[Kind]
          : X extends `SM10${infer Kind}<${infer End}>`
            ? BlockTable<X, TileTable[End], "">[Kind]
            : never
        : X extends string
          ? Unknown<X>
          : OwnAtom<X>;

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
