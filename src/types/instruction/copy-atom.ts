import type { Clip, Refusal } from "../diagnostic.js";
import type { AnyLayout } from "../layout/layout.js";
import type { CopyTable } from "./atoms/copy.generated.js";

/**
 * An instruction that copies. `threads` takes a logical thread to its index; `source` and `destination` take (thread, bit) to
 * bits that are numbered alike on both sides: bit b of the source comes to where the destination has b.
 */
export interface CopyAtom<
  out Name = string,
  out Threads = AnyLayout,
  out Source = AnyLayout,
  out Destination = AnyLayout,
  out Reference = AnyLayout,
  out Valid = AnyLayout | undefined,
> {
  readonly name: Name;
  readonly threads: Threads;
  readonly source: Source;
  readonly destination: Destination;
  /** The side whose threads and values a tiled copy is laid out for. */
  readonly reference: Reference;
  /** Of tensor memory: bit to bit address, a data path is 2097152 bits on. */
  readonly valid: Valid;
}

/** Any instruction that copies. */
export type AnyCopyAtom = CopyAtom<string, unknown, unknown, unknown, unknown, unknown>;

/** The names that an editor completes: those of CUTLASS, template arguments in short. */
export type CopyName = keyof CopyTable | (string & {});

/** An instruction of one's own; without a reference it is the source. */
export interface OwnCopy {
  readonly name?: string;
  readonly threads: AnyLayout;
  readonly source: AnyLayout;
  readonly destination: AnyLayout;
  readonly reference?: AnyLayout;
}

/**
 * The instruction of a name, or one's own.
 * @example CopyAtomOf<"UniversalCopy<u128>">["source"] // Layout<[1, 128], [0, 1]>
 */
export type CopyAtomOf<X> = X extends keyof CopyTable
  ? CopyTable[X]
  : X extends string
    ? {} extends { [K in X]: 1 }
      ? CopyAtom
      : Refusal<"copyAtom", Clip<`"${X}"`>, "argument", [Clip<`"${X}"`>, "copy instruction"]>
    : OwnAtom<X>;

type OwnAtom<X> = X extends {
  readonly threads: infer Threads;
  readonly source: infer Source;
  readonly destination: infer Destination;
}
  ? CopyAtom<
      X extends { readonly name: infer Name } ? Name : "copy",
      Threads,
      Source,
      Destination,
      X extends { readonly reference: infer Reference } ? Reference : Source,
      undefined
    >
  : CopyAtom;
