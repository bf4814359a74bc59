import type { Coalesced } from "./coalesce.js";
import type { TextAt } from "./coordinate/step.js";
import type { Clip, LayoutError, Refusal } from "./diagnostic.js";
import type { SameText } from "./htuple.js";
import type { Order, ValueOf } from "./integer.js";
import type { Layout, TextOfLayout } from "./layout.js";
import type { ExtentOfModes, Modes } from "./modes.js";
import type { Extent } from "./shape.js";

/**
 * Whether two layouts have the same size and the same offset at every integer coordinate, whatever their form: their
 * coalesced forms are the same. `boolean` where a number decides that is not known.
 * @example SameFunction<Layout<[2, [1, 6]], [1, [6, 2]]>, Layout<12, 1>> // true
 */
export type SameFunction<A, B> =
  A extends Layout<infer S, infer D>
    ? B extends Layout<infer S2, infer D2>
      ? SameModes<Coalesced<Modes<S, D>>, Coalesced<Modes<S2, D2>>>
      : B
    : A;

/**
 * The least integer coordinate at which two layouts have different offsets; `null` where there is none up to the smaller
 * size.
 * @example Difference<Layout<[4, 8], [1, 4]>, Layout<[4, 8], [1, 5]>> // 4
 */
export type Difference<A, B> = Apart<A, B> extends infer At ? (At extends string ? ValueOf<At> : At) : never;

/** The refusal of layouts that are not the same function, where the compiler knows them. */
export type AssertSameFunction<A, B> =
  Apart<A, B> extends infer At
    ? A extends Layout<infer S, infer D>
      ? B extends Layout<infer S2, infer D2>
        ? `${Extent<S> & string}${Extent<S2> & string}` extends `${string}?${string}`
          ? null
          : Extent<S> extends Extent<S2>
            ? At extends null | "?" | LayoutError
              ? null
              : Differing<A, B, "difference", [At, TextAt<At, S, D>, TextAt<At, S2, D2>]>
            : Differing<A, B, "sizes", [Extent<S>, Extent<S2>]>
        : B
      : A
    : never;

type Differing<A, B, C extends "difference" | "sizes", Values extends unknown[]> = Refusal<
  "assertSameFunction",
  `${Clip<TextOfLayout<A>>}, ${Clip<TextOfLayout<B>>}`,
  C,
  { [I in keyof Values]: Values[I] & string }
>;

/** The coordinate as a numeral. */
type Apart<A, B> =
  A extends Layout<infer S, infer D>
    ? B extends Layout<infer S2, infer D2>
      ? ApartFrom<Coalesced<Modes<S, D>>, Coalesced<Modes<S2, D2>>, Extent<S>, Extent<S2>>
      : B
    : A;

type ApartFrom<A, B, Size, OtherSize> = `${A & string}${B & string}` extends `${string}?${string}`
  ? "?"
  : Within<ExtentOfModes<CommonStart<A, B>>, Size, OtherSize>;

type Within<Agreed, Size, OtherSize> =
  Order<Agreed, Size> extends "<" ? (Order<Agreed, OtherSize> extends "<" ? Agreed : null) : null;

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

type Shorter<S extends string, S2 extends string, D extends string, Out extends string> =
  Order<S, S2> extends "<"
    ? S extends "1"
      ? Out
      : `${Out}${S}:${D},`
    : S2 extends "1"
      ? Out
      : `${Out}${S2}:${D},`;
