import type { MadeOf } from "../diagnostic/made-of.js";
import type { Unflatten } from "../layout/flatten.js";
import type { IntTuple, IsOpen } from "../layout/htuple.js";
import type { ComposedLayout, Layout } from "../layout/layout.js";
import type { ExtentOfModes, Modes } from "../layout/modes.js";
import type { Order, Product, ValueOf } from "../semimodule/integer.js";
import type { LayoutIn, Tensor } from "../tensor/tensor.js";
import type { Operand } from "./operand.js";
import type { ThreadsOf, Told } from "./threads.js";

/**
 * A compact layout for registers of a part (CuTe's make_fragment_like): mode 0 is column-major, what is repeated in it is had
 * once; the others follow, those of lesser strides first. Of strides that are no integers all is column-major.
 * @example FragmentLike<Layout<[[2, 2], 2, 4], [[1, 256], 1024, 8]>> // Layout<[[2, 2], 2, 4], [[1, 2], 16, 4]>
 */
export type FragmentLike<L> =
  NoInfer<ComputedFragmentLike<L>> extends infer Made | MadeOf<"fragmentLike", L> ? Made : never;

type ComputedFragmentLike<L> =
  L extends Layout<infer S, infer D>
    ? IsOpen<S> extends true
      ? Layout
      : [S, D] extends [
            readonly [infer S0, ...infer Ss extends readonly unknown[]],
            readonly [infer D0, ...infer Ds extends readonly unknown[]],
          ]
        ? Ss extends readonly []
          ? Layout<S, [Packed<S0, S0, "1">]>
          : [D] extends [IntTuple]
            ? Followed<Packed<S0, D0, "1">, S0, Ss, Modes<Ss, Ds>, ExtentOfModes<Moving<Modes<S0, D0>>>>
            : Modes<S, D> extends `${string}?${string}`
              ? Layout<S, Opened<[S0, ...Ss]>>
              : Layout<S, Packed<S, S, "1">>
        : S extends readonly [unknown, unknown, ...unknown[]]
          ? Layout<S, Opened<S>>
          : Layout<S, Packed<S, S, "1">>
    : L;

type Followed<
  First,
  S0,
  Ss extends readonly unknown[],
  M,
  Base,
> = `${M & string}${Base & string}` extends `${string}?${string}`
  ? Layout<[S0, ...Ss], [First, ...Opened<Ss>]>
  : Unflatten<Ordered<M, Base>, Ss> extends infer Rest extends readonly unknown[]
    ? Layout<[S0, ...Ss], [First, ...Rest]>
    : never;

/** Strides that are not known. */
type Opened<Ss extends readonly unknown[]> = {
  [I in keyof Ss]: IsOpen<Ss[I]> extends true ? IntTuple : Ss[I] extends number ? number : IntTuple;
};

/** The modes that step, `?` where they are not known. */
type Moving<M, Out extends string = ""> = M extends `${infer S}:${infer D},${infer Rest}`
  ? D extends "?"
    ? D
    : Moving<Rest, D extends "0" ? Out : `${Out}${S}:${D},`>
  : M extends ""
    ? Out
    : M;

/** Column-major strides; of what has stride 0 there is one, and a mode of one has stride 0. */
type Packed<S, D, Start> =
  IsOpen<S> extends true
    ? IntTuple
    : S extends readonly unknown[]
      ? PackedEach<S, D, Start>
      : S extends 1
        ? 0
        : D extends 0
          ? 0
          : number extends S | D
            ? number
            : ValueOf<Start>;

type PackedEach<S extends readonly unknown[], D, Start, Out extends unknown[] = []> = S extends readonly [
  infer S0,
  ...infer Ss,
]
  ? D extends readonly [infer D0, ...infer Ds]
    ? PackedEach<
        Ss,
        Ds,
        Product<Start, ExtentOfModes<Moving<Modes<S0, D0>>>>,
        [...Out, Packed<S0, D0, Start>]
      >
    : Out
  : Out;

/** The stride of each mode: what comes before it in order of strides, and of equal ones in order. */
type Ordered<
  M,
  Base,
  Before extends string = "",
  Out extends unknown[] = [],
> = M extends `${infer S}:${infer D},${infer Rest}`
  ? Ordered<
      Rest,
      Base,
      `${Before}${S}:${D},`,
      [...Out, S extends "1" ? 0 : ValueOf<Below<Rest, D, "<", Below<Before, D, "<" | "=", Base>>>]
    >
  : Out;

type Below<M, D, How, So> = M extends `${infer S}:${infer E},${infer Rest}`
  ? Below<Rest, D, How, Order<E, D> extends How ? Product<So, S> : So>
  : So;

/** A layout for the registers of a part of an operand. */
type FragmentOf<X extends Operand, T, LT> =
  LT extends Tensor<unknown, unknown, unknown, unknown>
    ? Parts<Told<ThreadsOf<X, T, LayoutIn<LT>>, `fragment${X}`, T, LayoutIn<LT>>>
    : Parts<Told<ThreadsOf<X, T, LT>, `fragment${X}`, T, LT>>;

/** Of a composed layout the steps are not those of memory: registers are column-major. */
type Parts<Z> =
  Z extends ComposedLayout<infer _, unknown, infer Inner>
    ? Parts<Inner> extends Layout<infer S, unknown>
      ? Layout<S, Packed<S, S, "1">>
      : Layout
    : Z extends Layout<
          readonly [unknown, readonly [infer VS, infer RS]],
          readonly [unknown, readonly [infer VD, infer RD]]
        >
      ? FragmentLike<Layout<[VS, ...AsTuple<RS>], [VD, ...AsTuple<RD>]>>
      : Z;

type AsTuple<T> = T extends readonly unknown[] ? T : [T];

/** A layout for the registers of a part of A. */
export type FragmentA<T, LT> =
  NoInfer<ComputedFragmentA<T, LT>> extends infer Made | MadeOf<"fragmentA", T, LT> ? Made : never;

type ComputedFragmentA<T, LT> = "fragmentA" extends "fragmentA" & T ? Layout : FragmentOf<"A", T, LT>;

/** A layout for the registers of a part of B. */
export type FragmentB<T, LT> =
  NoInfer<ComputedFragmentB<T, LT>> extends infer Made | MadeOf<"fragmentB", T, LT> ? Made : never;

type ComputedFragmentB<T, LT> = "fragmentB" extends "fragmentB" & T ? Layout : FragmentOf<"B", T, LT>;

/** A layout for the registers of a part of C. */
export type FragmentC<T, LT> =
  NoInfer<ComputedFragmentC<T, LT>> extends infer Made | MadeOf<"fragmentC", T, LT> ? Made : never;

type ComputedFragmentC<T, LT> = "fragmentC" extends "fragmentC" & T ? Layout : FragmentOf<"C", T, LT>;
