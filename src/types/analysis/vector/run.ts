import type { RightModes } from "../../algebra/inverse/integers.js";
import type { Clip, Refusal } from "../../diagnostic.js";
import type { ByStrideAt } from "../../layout/by-stride.js";
import type { AnyComposedLayout, AnyMapping, Layout, TextOfLayout } from "../../layout/layout.js";
import type { Modes } from "../../layout/modes.js";
import type { Extent } from "../../layout/shape.js";
import type { CommonStart } from "../same-function.js";
import type { InBits, OfBits } from "./bits.js";
import type { PlacesOf } from "./places.js";
import type { Sight, SightOf } from "./sight.js";

/** The modes of the coordinates that both layouts run through first, offset by offset. */
export type CommonRun<Operation extends string, A, B> =
  A extends Layout<infer S, infer D>
    ? B extends Layout<infer S2, infer D2>
      ? RunOf<Operation, PlacesOf<Modes<S, D>>, PlacesOf<Modes<S2, D2>>, Extent<S>, Extent<S2>, A, B>
      : B extends AnyComposedLayout
        ? RunUnder<Operation, SightOf<A>, SightOf<B>, A, B>
        : B
    : A extends AnyComposedLayout
      ? B extends AnyMapping
        ? RunUnder<Operation, SightOf<A>, SightOf<B>, A, B>
        : B
      : A;

/** Composed layouts as they are seen, with what is within both run through first. */
export interface Seen<out P, out Q, out Run> {
  readonly seen: [P, Q, Run];
}

type RunUnder<Operation extends string, P, Q, A, B> =
  P extends Sight<unknown, unknown, Layout<infer S, infer D>>
    ? Q extends Sight<unknown, unknown, Layout<infer S2, infer D2>>
      ? RunOf<
          Operation,
          PlacesOf<Modes<S, D>>,
          PlacesOf<Modes<S2, D2>>,
          Extent<S>,
          Extent<S2>,
          A,
          B
        > extends infer Run
        ? Run extends "?"
          ? Run
          : Run extends string
            ? Seen<P, Q, Run>
            : Run
        : never
      : Unseen<Operation, Q, A, B>
    : Unseen<Operation, P, A, B>;

/** What is not known stays open; else the refusal of what is not taken bit by bit, or of a composed layout without a layout. */
type Unseen<Operation extends string, P, A, B> = P extends `✗${infer S}`
  ? S extends `${string}|${string}`
    ? Refused<Operation, S, A, B>
    : Refusal<Operation, `${Clip<TextOfLayout<A>>}, ${Clip<TextOfLayout<B>>}`, "power", [S]>
  : P;

/**
 * By the places of what the two yield, if there are places and the sizes are equal. Binary strides have none: with them
 * both are looked at bit by bit.
 */
type RunOf<Operation extends string, M, M2, Size, Size2, A, B> = M extends `✗${infer Fault}`
  ? OfFault<Operation, Fault, A, B>
  : M2 extends `✗${infer Fault}`
    ? OfFault<Operation, Fault, A, B>
    : "?" extends Size | Size2
      ? "?"
      : Size extends Size2
        ? Run<RightModes<ByStrideAt<M>>, RightModes<ByStrideAt<M2>>>
        : OfSizes<Operation, Size, Size2, A, B>;

type OfSizes<Operation extends string, Size, Size2, A, B> = Refusal<
  Operation,
  `${Clip<TextOfLayout<A>>}, ${Clip<TextOfLayout<B>>}`,
  "sizes",
  [Size & string, Size2 & string]
>;

type OfFault<Operation extends string, Fault, A, B> = Fault extends `integer|f${string}`
  ? RunOfBits<Operation, InBits<A>, InBits<B>, A, B>
  : Refused<Operation, Fault, A, B>;

/** The refusal of strides that have no place, in the name of the operation. */
type Refused<Operation extends string, Fault, A, B> = Fault extends `${infer C}|${infer Stride}`
  ? Refusal<
      Operation,
      `${Clip<TextOfLayout<A>>}, ${Clip<TextOfLayout<B>>}`,
      C & ("basis" | "integer" | "overflow"),
      [Stride]
    >
  : never;

/** Both layouts bit by bit, and their size. */
export interface BitByBit<out P, out Q, out Size> {
  readonly bits: [P, Q, Size];
}

type RunOfBits<Operation extends string, P, Q, A, B> =
  P extends OfBits<unknown, unknown, unknown, infer Size>
    ? Q extends OfBits<unknown, unknown, unknown, infer Size2>
      ? Size extends Size2
        ? BitByBit<P, Q, Size>
        : OfSizes<Operation, Size, Size2, A, B>
      : Unseen<Operation, Q, A, B>
    : Unseen<Operation, P, A, B>;

/** The common start of two right inverses. */
type Run<A, B> = A extends "?" ? "?" : B extends "?" ? "?" : CommonStart<A, B>;
