import type { Coalesced } from "../algebra/coalesce.js";
import type { SharedBit } from "../algebra/composition/bits.js";
import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, LayoutError, Refusal } from "../diagnostic.js";
import type { TextAt } from "../layout/evaluation.js";
import type { SameText } from "../layout/htuple.js";
import type { AnyComposedLayout, AnyMapping, Layout, TextOfLayout } from "../layout/layout.js";
import type { ExtentOfModes, Modes } from "../layout/modes.js";
import type { Extent } from "../layout/shape.js";
import type { Order, Plus, ValueOf } from "../semimodule/integer.js";
import type { IsNull } from "./injective.js";
import type { Asked } from "./values.js";

/**
 * Whether two layouts have the same size and the same offset at every integer coordinate, whatever their form: their
 * coalesced forms are the same. `boolean` where a number decides that is not known.
 * @example SameFunction<Layout<[2, [1, 6]], [1, [6, 2]]>, Layout<12, 1>> // true
 */
export type SameFunction<A, B> =
  NoInfer<ComputedSameFunction<A, B>> extends infer Made | MadeOf<"sameFunction", A, B> ? Made : never;

type ComputedSameFunction<A, B> =
  A extends Layout<infer S, infer D>
    ? B extends Layout<infer S2, infer D2>
      ? Same<Summed<Modes<S, D>>, Summed<Modes<S2, D2>>, A, B>
      : B extends AnyComposedLayout
        ? SameAs<A, Asked<B>>
        : B
    : A extends AnyComposedLayout
      ? B extends AnyMapping
        ? SameAs<Asked<A>, Asked<B>>
        : B
      : A;

/** A composed layout is asked as the layout that it is; where it is none only the run time sees its offsets. */
type SameAs<A, B> =
  A extends Layout<infer S, infer D>
    ? B extends Layout<infer S2, infer D2>
      ? Same<Summed<Modes<S, D>>, Summed<Modes<S2, D2>>, A, B>
      : boolean
    : boolean;

/** Coalesced forms say it all over integers; binary ones may differ in form, and are looked at. */
type Same<M, M2, A, B> = `${M & string}${M2 & string}` extends `${string}f${string}`
  ? ExtentOfModes<M> extends ExtentOfModes<M2>
    ? IsNull<Apart<A, B>>
    : false
  : SameModes<Coalesced<M>, Coalesced<M2>>;

/** Modes of binary strides as integers, where XOR is their sum. */
type Summed<M> = M extends `${string}f${string}` ? (SharedBit<M> extends null ? AsIntegerModes<M> : M) : M;

/** The modes with the integers that stand for their binary strides. */
type AsIntegerModes<M, Out extends string = ""> = M extends `${infer S}:${infer D},${infer Rest}`
  ? AsIntegerModes<Rest, `${Out}${S}:${D extends `f${infer A}` ? A : D},`>
  : Out;

/**
 * The least integer coordinate at which two layouts have different offsets; `null` where there is none up to the smaller
 * size.
 * @example Difference<Layout<[4, 8], [1, 4]>, Layout<[4, 8], [1, 5]>> // 4
 */
export type Difference<A, B> =
  NoInfer<ComputedDifference<A, B>> extends infer Made | MadeOf<"difference", A, B> ? Made : never;

type ComputedDifference<A, B> =
  Apart<A, B> extends infer At
    ? At extends "?"
      ? number | null
      : At extends string
        ? ValueOf<At>
        : At
    : never;

/** The refusal of layouts that are not the same function, where the compiler knows them. */
export type AssertSameFunction<A, B> =
  NoInfer<ComputedAssertSameFunction<A, B>> extends infer Made | MadeOf<"assertSameFunction", A, B>
    ? Made
    : never;

type ComputedAssertSameFunction<A, B> =
  Apart<A, B> extends infer At
    ? A extends Layout<infer S, infer D>
      ? B extends Layout<infer S2, infer D2>
        ? "?" extends Extent<S> | Extent<S2>
          ? null
          : Extent<S> extends Extent<S2>
            ? At extends null | "?" | LayoutError
              ? null
              : Differing<A, B, "difference", [At, TextAt<At, S, D>, TextAt<At, S2, D2>]>
            : Differing<A, B, "sizes", [Extent<S>, Extent<S2>]>
        : B extends AnyComposedLayout
          ? null
          : B
      : A extends AnyComposedLayout
        ? null
        : A
    : never;

/** The refusal, with its values as text. */
type Differing<A, B, C extends "difference" | "sizes", Values extends unknown[]> = Refusal<
  "assertSameFunction",
  `${Clip<TextOfLayout<A>>}, ${Clip<TextOfLayout<B>>}`,
  C,
  { [I in keyof Values]: Values[I] & string }
>;

/** The coordinate as a numeral. */
type Apart<A, B> = A extends AnyMapping ? (B extends AnyMapping ? ApartAs<Asked<A>, Asked<B>> : B) : A;

type ApartAs<A, B> =
  A extends Layout<infer S, infer D>
    ? B extends Layout<infer S2, infer D2>
      ? ApartAmong<Summed<Modes<S, D>>, Summed<Modes<S2, D2>>, S, D, S2, D2>
      : "?"
    : "?";

/** Modes of binary strides may agree past their common start: there each value is looked at, up to 256 of them. */
type ApartAmong<M, M2, S, D, S2, D2> =
  ApartFrom<Coalesced<M>, Coalesced<M2>, Extent<S>, Extent<S2>> extends infer At
    ? At extends null | "?"
      ? At
      : `${M & string}${M2 & string}` extends `${string}f${string}`
        ? Look<At, S, D, S2, D2, []>
        : At
    : never;

/** Coordinate by coordinate, up to 256 of them. */
type Look<At, S, D, S2, D2, Looks extends 0[]> = Looks["length"] extends 256
  ? "?"
  : InBoth<At, Extent<S>, Extent<S2>> extends null
    ? null
    : TextAt<At, S, D> extends TextAt<At, S2, D2>
      ? Look<Plus<At, "1">, S, D, S2, D2, [...Looks, 0]>
      : At;

/** The first coordinate past the common start, where either layout has that many. */
type ApartFrom<A, B, Size, OtherSize> = `${A & string}${B & string}` extends `${string}?${string}`
  ? "?"
  : InBoth<ExtentOfModes<CommonStart<A, B>>, Size, OtherSize>;

/** A coordinate of both. */
type InBoth<Agreed, Size, OtherSize> =
  Order<Agreed, Size> extends "<" ? (Order<Agreed, OtherSize> extends "<" ? Agreed : null) : null;

/** `boolean` where a number that is not known may be the same. */
type SameModes<A, B> = SameText<A, B>;

/**
 * The modes that two coalesced layouts have in common from coordinate 0 on, as text.
 * @example CommonStart<"6:1,2:8,", "4:1,"> // "4:1,"
 */
export type CommonStart<A, B, Out extends string = ""> = A extends `${infer S}:${infer D},${infer Rest}`
  ? B extends `${S}:${D},${infer Others}`
    ? CommonStart<Rest, Others, S extends "1" ? Out : `${Out}${S}:${D},`>
    : B extends `${infer S2}:${D},${string}`
      ? S2 extends `${string},${string}`
        ? Out
        : Shorter<S, S2, D, Out>
      : Out
  : Out;

/** The modes differ in extent alone, so the shorter one is common. */
type Shorter<S extends string, S2 extends string, D extends string, Out extends string> =
  Order<S, S2> extends "<"
    ? S extends "1"
      ? Out
      : `${Out}${S}:${D},`
    : S2 extends "1"
      ? Out
      : `${Out}${S2}:${D},`;
