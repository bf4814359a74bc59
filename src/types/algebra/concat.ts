import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, LayoutError, Refusal } from "../diagnostic.js";
import type { IntTuple, IsOpen, Opening } from "../layout/htuple.js";
import type { ComposedLayout, Layout, OpenLike, TextOfLayout } from "../layout/layout.js";
import type { Modes } from "../layout/modes.js";
import type { OneShape, OneStride } from "../layout/one-mode.js";
import type { Extent } from "../layout/shape.js";
import type { Both, Whole } from "../layout/whole.js";
import type { NumeralOf } from "../semimodule/integer.js";
import type { Mixed } from "../semimodule/mixed.js";
import type { Step } from "../semimodule/semimodule.js";
import type { OnInner } from "./inner.js";

/**
 * The layouts as the modes of one (paper, equation 4).
 * @example Concat<[Layout<4, 1>, Layout<8, 4>]> // Layout<[4, 8], [1, 4]>
 */
export type Concat<Layouts extends readonly unknown[]> =
  NoInfer<ComputedConcat<Layouts>> extends infer Made | MadeOf<"concat", Layouts> ? Made : never;

type ComputedConcat<Layouts extends readonly unknown[]> = Layouts extends readonly []
  ? Refusal<"concat", "()", "extent", ["()"]>
  : InRange<Joined<Layouts, [], []>, Layouts>;

/** What only all modes together show: a size past 2^53-1, and strides that do not mix. */
type InRange<R, Layouts extends readonly unknown[]> =
  R extends Layout<infer S, infer D>
    ? Extent<S> extends "!"
      ? Refusal<"concat", Clip<`(${TextOfLayouts<Layouts>})`>, "overflow">
      : [D] extends [IntTuple]
        ? R
        : Mixed<Modes<S, D>> extends [infer A, infer B]
          ? Refusal<"concat", Clip<`(${TextOfLayouts<Layouts>})`>, "semimodule", [A & string, B & string]>
          : R
    : R;

type TextOfLayouts<L extends readonly unknown[], Out extends string = ""> = L extends readonly [
  infer Head,
  ...infer Tail,
]
  ? TextOfLayouts<Tail, Out extends "" ? TextOfLayout<Head> : `${Out},${TextOfLayout<Head>}`>
  : Out;

/** The layout of layouts where no modes are beyond them, as `Joined`. */
export type Side<Layouts extends readonly unknown[]> =
  Whole<Layouts> extends Whole<[infer L0, infer L1]>
    ? Both<L0, L1> extends Both<Layout<infer S0, infer D0>, Layout<infer S1, infer D1>>
      ? Layout<[S0, S1], [D0, D1]>
      : JoinedEach<Layouts, [], []>
    : JoinedEach<Layouts, [], []>;

/** The layout of layouts, and of the modes beyond them; the first refusal if there is one. Two at a look are cheapest. */
export type Joined<Layouts extends readonly unknown[], RestShape, RestStride> =
  Whole<Layouts> extends Whole<[infer L0, infer L1]>
    ? Both<L0, L1> extends Both<Layout<infer S0, infer D0>, Layout<infer S1, infer D1>>
      ? Layout<[S0, S1, ...AsModes<RestShape>], [D0, D1, ...AsStrides<RestStride, AsModes<RestShape>>]>
      : JoinedEach<Layouts, RestShape, RestStride>
    : JoinedEach<Layouts, RestShape, RestStride>;

type JoinedEach<Layouts extends readonly unknown[], RestShape, RestStride> = [
  Extract<Layouts[number], LayoutError>,
] extends [never]
  ? Layout<
      [
        ...{ -readonly [I in keyof Layouts]: Layouts[I] extends Layout<infer S, unknown> ? S : never },
        ...AsModes<RestShape>,
      ],
      [
        ...{ -readonly [I in keyof Layouts]: Layouts[I] extends Layout<unknown, infer D> ? D : never },
        ...AsStrides<RestStride, AsModes<RestShape>>,
      ]
    >
  : FirstRefusal<Layouts>;

/** Of a mode that is one of several all are refused, or it is left to run time. */
type FirstRefusal<Results extends readonly unknown[]> = Results extends readonly [infer Head, ...infer Tail]
  ? [Head] extends [LayoutError]
    ? Head
    : FirstRefusal<Tail>
  : Layout;

/** The modes of a shape or stride; an element is one, and what is open has any number. */
export type AsModes<T> = IsOpen<T> extends true ? IntTuple[] : T extends readonly unknown[] ? T : [T];

/** The strides of the modes `S`; where they are open there is one for each mode all the same. */
export type AsStrides<D, S> =
  IsOpen<D> extends true
    ? { -readonly [I in keyof S]: Opening<D> }
    : Step extends D
      ? [Step]
      : D extends readonly unknown[]
        ? D
        : [D];

/**
 * The mode `I` of a layout, itself a layout; an integer shape is its own mode 0. A path leads on into nested modes.
 * @example Mode<Layout<[4, [3, 2]], [2, [8, 1]]>, 1> // Layout<[3, 2], [8, 1]>
 * @example Mode<Layout<[4, [3, 2]], [2, [8, 1]]>, [1, 0]> // Layout<3, 8>
 */
export type Mode<L, I> = NoInfer<ComputedMode<L, I>> extends infer Made | MadeOf<"mode", L, I> ? Made : never;

type ComputedMode<L, I> =
  L extends ComposedLayout<infer Outer, infer Offset, infer Inner>
    ? OnInner<Outer, Offset, Inner, ComputedMode<Inner, I>>
    : I extends readonly unknown[]
      ? ModeAt<L, I, L, "">
      : ModeAt<L, [I], L, "">;

/** `Before` is the way that led here, from the `Whole`. */
type ModeAt<L, Path extends readonly unknown[], Whole, Before extends string> = number extends Path["length"]
  ? OpenLike<L>
  : Path extends readonly [infer I, ...infer Rest]
    ? I extends unknown
      ? Further<ModeOf<L, I, Whole, Before>, Rest, Whole, `${Before}${I & number}.`>
      : never
    : L;

/** The rest of the path, in the mode that was found. */
type Further<R, Path extends readonly unknown[], Whole, Before extends string> = Path extends readonly []
  ? R
  : R extends LayoutError
    ? R
    : ModeAt<R, Path, Whole, Before>;

/** A mode that is not there is refused by the whole way to it. */
type ModeOf<L, I, Whole, Before extends string> =
  L extends Layout<infer S, infer D>
    ? IsOpen<S> extends true
      ? OpenLike<L>
      : S extends readonly unknown[]
        ? D extends readonly unknown[]
          ? `${I & number}` extends keyof S & keyof D
            ? Layout<S[I & keyof S], D[I & keyof D]>
            : "?" extends NumeralOf<I>
              ? Layout<OneShape<S>, OneStride<S, D>>
              : Refusal<
                  "mode",
                  Clip<TextOfLayout<Whole>>,
                  "mode",
                  [`${Before}${I & number}`, `${S["length"]}`]
                >
          : OpenLike<L>
        : "?" extends NumeralOf<I>
          ? L
          : I extends 0
            ? L
            : Refusal<"mode", Clip<TextOfLayout<Whole>>, "mode", [`${Before}${I & number}`, "1"]>
    : L;
