import type { IntTuple } from "../../../layout/htuple.js";
import type { Extents, Strides } from "../../../layout/layout.js";
import type { ValueOf } from "../../../semimodule/integer.js";
import type { Coalesced } from "../../coalesce.js";
import type { UndecidedExtents, UndecidedStrides } from "../undecided.js";

/**
 * The extents and the strides that a leaf of extent `Own` emits: one of each alone, several as tuples, as far as they are
 * known.
 * @example Emitted<"4:2@;", 4> // [4, 2]
 */
export type Emitted<Leaf, Own> = Leaf extends `${infer N}:${infer D}@${string};${infer Rest}`
  ? Rest extends ""
    ? [ValueOf<N>, Stride<N, D>]
    : Leaf extends `${string}+&;${string}` | `${string}?${string}`
      ? Tidied<Coalesced<ModesOf<Leaf>>>
      : EmittedFrom<Rest, [ValueOf<N>], [ValueOf<D>]>
  : [UndecidedExtents<Own>, UndecidedStrides<Own, number, IntTuple>];

/** Several modes of one leaf, gathered as tuples. */
type EmittedFrom<
  Leaf,
  S extends unknown[],
  D extends unknown[],
> = Leaf extends `${infer N}:${infer Step}@${string};${infer Rest}`
  ? EmittedFrom<Rest, [...S, ValueOf<N>], [...D, ValueOf<Step>]>
  : [S, D];

/** A stride over an extent not known may be that of a mode of size 1, which is 0. */
type Stride<N, D> = N extends "?" ? (D extends "0" ? 0 : number) : ValueOf<D>;

/** Modes may continue each other only after a step of several digits, or where a number is not known. */
type Tidied<M> = M extends "?" ? [IntTuple, IntTuple] : [Extents<M>, Strides<M>];

/** The modes of a leaf without what they move. */
type ModesOf<Leaf, Out extends string = ""> = Leaf extends `${infer N}:${infer D}@${string};${infer Rest}`
  ? ModesOf<Rest, `${Out}${N}:${D},`>
  : Out;
