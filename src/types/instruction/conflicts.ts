import type { Composition } from "../algebra/composition.js";
import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Code, LayoutError, Refusal } from "../diagnostic.js";
import type { Layout, TextOfLayout } from "../layout/layout.js";
import type { Extent } from "../layout/shape.js";
import type { Order, Quotient, ValueOf } from "../semimodule/integer.js";
import type { Scan, Scanned, VectorFault } from "../swizzle/bank-conflicts/scan.js";
import type { CopyAtom } from "./atom.js";

/**
 * The refusal of an access of shared memory by an instruction that has bank conflicts, as far as the compiler knows; else
 * `null`. It follows the first repetition of the first warp: where there is one layout to places, the others are that elsewhere, and have
 * its conflicts; where there is none, this is left to the run time.
 */
export type ConflictFreeBy<Tile, Tv, Atom> =
  NoInfer<ComputedConflictFreeBy<Tile, Tv, Atom>> extends
    | infer Made
    | MadeOf<"conflictFreeBy", Tile, Tv, Atom>
    ? Made
    : never;

type ComputedConflictFreeBy<Tile, Tv, Atom> =
  Atom extends CopyAtom<string, unknown, infer Source, infer Destination, unknown, unknown>
    ? Tv extends Layout<readonly [infer Ts, readonly [infer Vs, unknown]], unknown>
      ? Accessed<
          Tile,
          Tv,
          Composition<Tv, [Warp<Extent<Ts>>, ValueOf<Extent<Vs>>]>,
          ElementBytes<Wider<Source, Destination>, Extent<Vs>>
        >
      : null
    : null;

/** A warp, or fewer threads where there are no more. */
type Warp<Threads> = Order<Threads, "32"> extends ">" ? 32 : ValueOf<Threads>;

type Accessed<Tile, Tv, Access, Bytes> = Access extends LayoutError
  ? Access
  : Bytes extends number
    ? Told<Scan<Tile, Access, { elementBytes: Bytes }>, Tile, Tv>
    : null;

/** Two threads that meet, or a vector that is none. */
type Told<Seen, Tile, Tv> =
  Seen extends Scanned<unknown, unknown, [infer First, infer Second, infer Bank]>
    ? Refused<Tile, Tv, "bank", [First & string, Second & string, Bank & string]>
    : Seen extends VectorFault<infer C extends Code, infer Values extends string[]>
      ? Refused<Tile, Tv, C, Values>
      : null;

type Refused<Tile, Tv, C extends Code, Values extends string[]> = Refusal<
  "conflictFree",
  `${Clip<TextOfLayout<Tile>>}, ${Clip<TextOfLayout<Tv>>}`,
  C,
  Values
>;

/** The side in memory: registers of a thread hold no more than what it says where to find. */
type Wider<Source, Destination> =
  Order<BitsOf<Source>, BitsOf<Destination>> extends "<" ? BitsOf<Destination> : BitsOf<Source>;

type BitsOf<Tv> = Tv extends Layout<readonly [unknown, infer Bits], unknown> ? Extent<Bits> : "?";

type ElementBytes<Bits, Values> =
  Quotient<Bits, Values> extends infer Each
    ? Quotient<Each, "8"> extends `${infer Bytes extends number}`
      ? Bytes
      : null
    : never;
