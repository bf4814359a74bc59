import type { Refusal } from "../diagnostic.js";
import type { Memory } from "./memory.js";
import type { MemoryIn } from "./operand.js";

/** The refusal of a copy between places, or in a language, that its instruction is not for; else null. */
export type MeansFault<Names extends string, From, To, T, O> = T extends {
  readonly atom: { readonly name: infer Name extends string };
}
  ? string extends Name
    ? null
    : OfMeans<Names, Name, MeansOf<Name>, `${SpaceOf<From>} to ${SpaceOf<To>}`, O>
  : null;

type MeansOf<Name> = Name extends `UniversalCopy${string}`
  ? "plain"
  : Name extends `SM80_CP_ASYNC${string}`
    ? "async"
    : Name extends `SM75_U${16 | 32}x${number}_LDSM_${"N" | "T"}`
      ? "matrix"
      : null;

type OfMeans<Names extends string, Name extends string, Means, Places, O> = Means extends "plain"
  ? null
  : Means extends null
    ? Refused<Names, Name, "copy that is emitted">
    : O extends { readonly language: "wgsl" }
      ? Refused<Names, Name, "copy of wgsl">
      : O extends { readonly language: "cuda" }
        ? Means extends "async"
          ? Places extends "global to shared"
            ? null
            : Refused<Names, Name, "copy but from global to shared memory">
          : Places extends "shared to registers"
            ? null
            : Refused<Names, Name, "copy but from shared memory to registers">
        : null;

type Refused<Names extends string, Name extends string, What extends string> = Refusal<
  "emitCopy",
  Names,
  "argument",
  [Name, What]
>;

type SpaceOf<X> = MemoryIn<X> extends Memory<infer Space, unknown, unknown, unknown, unknown> ? Space : never;
