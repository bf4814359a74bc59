import type { AnyLayout } from "../layout/layout.js";

/**
 * An instruction that multiplies matrices, C += A·Bᵀ over a tile of M × N × K. `threads` takes a logical thread to its index;
 * `a`, `b`, `c` take (thread, value) to the index of the element in the column-major tile: m + M·k, n + N·k, m + M·n.
 */
export interface MmaAtom<
  out Name = string,
  out Mnk = readonly number[],
  out Threads = AnyLayout,
  out A = AnyLayout,
  out B = AnyLayout,
  out C = AnyLayout,
  out Bits = readonly number[],
  out E = AnyLayout | undefined,
  out SfA = AnyLayout | undefined,
  out SfB = AnyLayout | undefined,
  out SfVec = number | undefined,
> {
  readonly name: Name;
  readonly mnk: Mnk;
  readonly threads: Threads;
  readonly a: A;
  readonly b: B;
  readonly c: C;
  /** The width of an element of A, of B and of C. */
  readonly bits: Bits;
  /** The metadata of a sparse A. */
  readonly e: E;
  /** The scale factors of A and of B, one for `sfvec` elements along K. */
  readonly sfa: SfA;
  readonly sfb: SfB;
  readonly sfvec: SfVec;
}

/** Any instruction that multiplies matrices. */
export type AnyMmaAtom = MmaAtom<
  string,
  unknown,
  unknown,
  unknown,
  unknown,
  unknown,
  unknown,
  unknown,
  unknown,
  unknown,
  unknown
>;

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
