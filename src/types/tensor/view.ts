import type { Composition } from "../algebra/composition.js";
import type { Mode } from "../algebra/concat.js";
import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, LayoutError, Refusal } from "../diagnostic.js";
import type { IntTuple, IsAny, IsOpen, Opening } from "../layout/htuple.js";
import type { Layout, TextOfLayout } from "../layout/layout.js";
import type { Extent } from "../layout/shape.js";
import type { TextOf } from "../layout/text.js";
import type { Ceiling, Minus, NumeralOf, Order, Plus, Product, ValueOf } from "../semimodule/integer.js";
import type { RaggedIn, RaggedOf } from "./ragged.js";
import type { Carried, Tensor } from "./tensor.js";

/**
 * The coordinates of a mode from `start` up to but not including `stop`, every `step`-th; down where that is negative. `null`
 * is the first or past the last in that direction, and for a range all of a mode.
 */
export type Range = readonly [start: number | null, stop: number | null, step?: number] | null;

/**
 * The tensor at a range of each mode; modes beyond the ranges stay. Refused are ranges that leave a mode, that are empty, or
 * that are more than the modes.
 * @example View<Tensor<Float32Array, [4, 8], [8, 1]>, [null, [6, null, -2]]> // Tensor<Float32Array, [4, 4], [8, -2]>
 */
export type View<T, R extends readonly unknown[]> =
  NoInfer<ComputedView<T, R>> extends infer Made | MadeOf<"view", T, R> ? Made : never;

type ComputedView<T, R extends readonly unknown[]> =
  T extends Tensor<infer A, infer S, infer D, unknown>
    ? Carried<A, Viewed<S, D, R>, RaggedOf<RaggedIn<T>, false>>
    : T;

/** What is known of no shape, or of no number of ranges, is open. */
type Viewed<S, D, R extends readonly unknown[]> = "view" extends "view" & S
  ? Layout
  : IsOpen<S> extends true
    ? Layout<OpenOr<S, IntTuple>, OpenOr<D, Opening<D>>>
    : number extends R["length"]
      ? Layout
      : S extends readonly unknown[]
        ? EachMode<S, D, R, Layout<S, D>>
        : R extends readonly []
          ? Layout<S, D>
          : R extends readonly [infer First, ...infer Others]
            ? Alone<ModeView<S, D, First, Layout<S, D>>, Others, Layout<S, D>>
            : Layout;

/** What is open in all of its leaves stays; of others a range may change any. */
type OpenOr<T, Open> = number[] extends T ? T : Open;

/** A mode that is no tuple has no other beside it. */
type Alone<M, Others, L> = M extends LayoutError
  ? M
  : Others extends readonly []
    ? M
    : Refusal<"view", Clip<TextOfLayout<L>>, "mode", ["1", "1"]>;

/** Mode after mode; those beyond the ranges stay. */
type EachMode<
  S extends readonly unknown[],
  D,
  R,
  L,
  OutS extends unknown[] = [],
  OutD extends unknown[] = [],
> = R extends readonly [infer R0, ...infer Rs]
  ? S extends readonly [infer S0, ...infer Ss]
    ? D extends readonly [infer D0, ...infer Ds]
      ? NextMode<ModeView<S0, D0, R0, L>, Ss, Ds, Rs, L, OutS, OutD>
      : NextMode<ModeView<S0, Opening<D>, R0, L>, Ss, Opening<D>, Rs, L, OutS, OutD>
    : Refusal<"view", Clip<TextOfLayout<L>>, "mode", [`${OutS["length"]}`, `${OutS["length"]}`]>
  : D extends readonly unknown[]
    ? number extends D["length"]
      ? Layout<[...OutS, ...S], Opening<D>>
      : Layout<[...OutS, ...S], [...OutD, ...D]>
    : Layout<[...OutS, ...S], Opening<D>>;

/** The modes after one that has been looked at. */
type NextMode<M, Ss extends readonly unknown[], Ds, Rs, L, OutS extends unknown[], OutD extends unknown[]> =
  M extends Layout<infer S, infer D> ? EachMode<Ss, Ds, Rs, L, [...OutS, S], [...OutD, D]> : M;

/** One mode at a range; what is known of no range is open. */
type ModeView<S, D, R, L> = [R] extends [null]
  ? IsAny<R> extends true
    ? Unknown<S, D>
    : Layout<S, D>
  : [R] extends [readonly [infer From, infer To]]
    ? Started<S, D, From, To, "1", L>
    : [R] extends [readonly [infer From, infer To, infer By]]
      ? Started<S, D, From, To, NumeralOf<By>, L>
      : Unknown<S, D>;

/** Where a range starts and where it stops. */
type Started<S, D, From, To, By, L> = By extends "0"
  ? Refusal<"view", Clip<TextOfLayout<L>>, "argument", ["0", "step"]>
  : Counted<
      S,
      D,
      EndOf<From, By, By extends `-${string}` ? Minus<Extent<S>, "1"> : "0">,
      EndOf<To, By, By extends `-${string}` ? "-1" : Extent<S>>,
      By,
      L
    >;

/** An end that is left out is that of the mode, if the direction is known. */
type EndOf<End, By, Whole> = [End] extends [null]
  ? true extends IsAny<End> | (By extends "?" ? true : false)
    ? "?"
    : Whole
  : NumeralOf<End>;

/** How many coordinates there are. */
type Counted<S, D, From, To, By, L> = "?" extends From | To | By
  ? Unknown<S, D>
  : InMode<S, D, From, By, Ceiling<Minus<To, From>, By>, L>;

/** Of a mode of one integer it is one. */
type Unknown<S, D> = [S, D] extends [number, number] ? Layout<number, number> : Layout<IntTuple, Opening<D>>;

/** There is to be one at least, and the first and the last are to be in the mode. */
type InMode<S, D, From, By, Count, L> = Count extends "0" | `-${string}`
  ? Refusal<"view", Clip<TextOfLayout<L>>, "extent", [Count]>
  : Outside<From, Extent<S>> extends true
    ? Refusal<"view", Clip<TextOfLayout<L>>, "range", [From & string, `the shape ${Clip<TextOf<S>>}`]>
    : Plus<From, Product<Minus<Count, "1">, By>> extends infer Last
      ? Outside<Last, Extent<S>> extends true
        ? Refusal<"view", Clip<TextOfLayout<L>>, "range", [Last & string, `the shape ${Clip<TextOf<S>>}`]>
        : Stepped<S, D, From, By, Count, Carry<S, From, Last, By, L>>
      : never;

type Outside<I, N> = I extends `-${string}` ? true : Order<I, N> extends ">" | "=" ? true : false;

/** A mode of one integer steps by a multiple; of others the composition says how they do. */
type Stepped<S, D, From, By, Count, J> = Count extends "1"
  ? Layout<1, 0>
  : [S, D] extends [number, number]
    ? Layout<ValueOf<Count>, ValueOf<Product<By, NumeralOf<D>>>>
    : By extends `-${string}`
      ? Layout<IntTuple, Opening<D>>
      : From extends "0"
        ? Uncarried<Composition<Layout<S, D>, Layout<ValueOf<Count>, ValueOf<By>>>, J>
        : Second<
            Uncarried<Composition<Layout<S, D>, Layout<[2, ValueOf<Count>], [ValueOf<From>, ValueOf<By>]>>, J>
          >;

/** Beside a mode that steps by the start, none that carries into it is accepted. */
type Second<R> = R extends LayoutError ? R : Mode<R, 1>;

/** A range of the modes of a shape, for a refusal. */
interface Carry<out S, out From, out Last, out By, out L> {
  readonly carry: [S, From, Last, By, L];
}

/** What is no layout steps from one mode of a tuple into the next. */
type Uncarried<R, J> = R extends LayoutError
  ? J extends Carry<infer S, infer From, infer Last, infer By, infer L>
    ? Refusal<
        "view",
        Clip<TextOfLayout<L>>,
        "argument",
        [
          `${From & string} to ${Last & string} by ${By & string}`,
          `range without a carry between the modes of ${Clip<TextOf<S>>}`,
        ]
      >
    : never
  : R;
