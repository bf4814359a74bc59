import type { Extents, Strides } from "../../layout/layout.js";
import type { Product, Quotient } from "../../semimodule/integer.js";
import type { Scaled, TextOfStep } from "../../semimodule/semimodule.js";

/**
 * Whether the leaves of a right operand of integers are bits of the index apart from each other, and each is aligned to the
 * modes `M` of the simplified left one: then nothing carries, strides of whatever kind add as they are, and the general rule
 * need not be asked. `false` says nothing.
 * @example IsAligned<"8:f72,4:f512,16:f1,", "16:1,2:256,2:16,"> // true
 */
export type IsAligned<M, Right> =
  AreApart<Right> extends true ? (Through<M, Right> extends null ? false : true) : false;

/** Whether the leaves of a right operand are bits of the index apart from each other, or stand still. */
export type AreApart<Right> = AreBits<Right, Free>;

/** Between the powers of two stand the bits that are free: a leaf takes those from X to N·X, and leaves a mark. */
type AreBits<Right, From> = Right extends `${infer N}:${infer X},${infer Rest}`
  ? X extends "0"
    ? AreBits<Rest, From>
    : N extends "1"
      ? false
      : AreBits<Rest, Taken<From, X, Product<N, X>>>
  : From extends null
    ? false
    : true;

type Taken<From, X, To> =
  From extends `${infer Before}(${X & string})${infer Own}(${To & string})${infer After}`
    ? Own extends `${string}!${string}`
      ? null
      : `${Before}(${X & string})!(${To & string})${After}`
    : null;

/**
 * The modes that a right operand of apart bits becomes, leaf by leaf; `null` where one is not aligned.
 * @example Through<"8:f72,4:f512,16:f1,", "16:1,2:16,"> // "8:f72,2:f512,2:f1024,"
 */
export type Through<M, Right, Out extends string = ""> = Right extends `${infer N}:${infer X},${infer Rest}`
  ? AlignedLeaf<M, N, X> extends infer Leaf
    ? Leaf extends string
      ? Through<M, Rest, `${Out}${Leaf}`>
      : null
    : never
  : Out;

/**
 * The modes that one aligned leaf becomes; `null` where it is not.
 * @example AlignedLeaf<"8:f72,4:f512,16:f1,", "16", "1"> // "8:f72,2:f512,"
 */
type AlignedLeaf<M, N, X> = X extends "0" ? `${N & string}:0,` : Walk<M, N, X, "">;

/** Passes over the modes that X is a multiple of, and fills those that it reaches; there is no way past the last. */
type Walk<M, N, X, Out extends string> = null extends N | X
  ? null
  : M extends `${infer S}:${infer D},${infer Rest}`
    ? Quotient<S, X> extends infer Room
      ? Room extends null
        ? Walk<Rest, N, Quotient<X, S>, Out>
        : Room extends "1"
          ? Walk<Rest, N, "1", Out>
          : Quotient<Room, N> extends null
            ? Walk<Rest, Quotient<N, Room>, "1", Emit<Out, Room, Scaled<X, D>>>
            : Emit<Out, N, Scaled<X, D>>
      : never
    : null;

/** In an alias of its own: a template must not hold what is computed. */
type Emit<Out extends string, N, D> = `${Out}${N & string}:${D & string},`;

/** The shape of the aligned right operand, where a leaf may have become a tuple. */
export type AlignedShape<M, S, D> = S extends readonly unknown[]
  ? { -readonly [I in keyof S]: AlignedShape<M, S[I], D[I & keyof D]> }
  : Extents<AlignedLeaf<M, `${S & number}`, TextOfStep<D>>>;

export type AlignedStride<M, S, D> = S extends readonly unknown[]
  ? { -readonly [I in keyof S]: AlignedStride<M, S[I], D[I & keyof D]> }
  : Strides<AlignedLeaf<M, `${S & number}`, TextOfStep<D>>>;

type Free =
  "(1).(2).(4).(8).(16).(32).(64).(128).(256).(512).(1024).(2048).(4096).(8192).(16384).(32768).(65536).(131072).(262144).(524288).(1048576).(2097152).(4194304).(8388608).(16777216).(33554432).(67108864).(134217728).(268435456).(536870912).(1073741824).(2147483648)";
