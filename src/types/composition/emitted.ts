import type { Coalesced, Extents as ExtentsOfModes, Strides as StridesOfModes } from "../coalesce.js";
import type { IntTuple } from "../htuple.js";
import type { ValueOf } from "../integer.js";

/** The extents that a leaf emits: one alone, several as a tuple, open where they are not known. */
export type Extents<Leaf> = Leaf extends `${infer N}:${string};${infer Rest}`
  ? Rest extends ""
    ? Leaf extends `?${string}`
      ? number
      : ValueOf<N>
    : Untidy<Leaf> extends true
      ? ExtentsOfModes<Coalesced<ModesOf<Leaf>>>
      : ExtentsFrom<Rest, [ValueOf<N>]>
  : IntTuple;

type ExtentsFrom<
  Leaf extends string,
  Out extends unknown[],
> = Leaf extends `${infer N}:${string};${infer Rest}` ? ExtentsFrom<Rest, [...Out, ValueOf<N>]> : Out;

/** The strides that a leaf emits, as the extents. A stride over an extent not known may be that of a size-1 mode: 0. */
export type Strides<Leaf> = Leaf extends `${infer N}:${infer D}@${string};${infer Rest}`
  ? Rest extends ""
    ? N extends "?"
      ? D extends "0"
        ? 0
        : number
      : ValueOf<D>
    : Untidy<Leaf> extends true
      ? StridesOfModes<Coalesced<ModesOf<Leaf>>>
      : StridesFrom<Rest, [ValueOf<D>]>
  : IntTuple;

type StridesFrom<
  Leaf extends string,
  Out extends unknown[],
> = Leaf extends `${string}:${infer D}@${string};${infer Rest}`
  ? StridesFrom<Rest, [...Out, ValueOf<D>]>
  : Out;

/** Modes may continue each other only after a step of several digits, or where a number is not known. */
type Untidy<Leaf> = Leaf extends `${string}+;${string}` | `${string}?${string}` ? true : false;

type ModesOf<
  Leaf extends string,
  Out extends string = "",
> = Leaf extends `${infer N}:${infer D}@${string};${infer Rest}` ? ModesOf<Rest, `${Out}${N}:${D},`> : Out;
