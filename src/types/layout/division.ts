import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Refusal } from "../diagnostic.js";
import type {
  Ceiling,
  CeilDivide as IntegerCeilDivide,
  RoundUp as IntegerRoundUp,
  NumeralOf,
  Order,
  Product,
  Quotient,
  ValueOf,
} from "../semimodule/integer.js";
import type { ExtentsFault, LeafFault } from "./check.js";
import type { IntTuple, IsOpen } from "./htuple.js";
import type { Extent } from "./shape.js";
import type { TextOf } from "./text.js";

/**
 * `A` / `B` rounded up. Of shapes it goes mode by mode, and modes past those of `B` stay; a tuple by an integer divides the
 * first mode by it, the next by what is left of it; an integer by a tuple is divided by its size. Refused are a division
 * by zero, and a `B` of another profile.
 * @example CeilDivide<-7, 2> // -3
 * @example CeilDivide<[7, [9, 4]], [2, 18]> // [4, [1, 2]]
 */
export type CeilDivide<A, B> =
  NoInfer<ComputedCeilDivide<A, B>> extends infer Made | MadeOf<"ceilDivide", A, B> ? Made : never;

type ComputedCeilDivide<A, B> =
  AreIntegers<A, B> extends true ? IntegerCeilDivide<A, B> : Divided<"ceilDivide", "/", A, B>;

/**
 * `A` rounded up to a multiple of `B`. Of shapes it goes mode by mode, and modes past those of `B` stay. Refused are a `B`
 * of zero, and one of another profile.
 * @example RoundUp<-7, 4> // -4
 * @example RoundUp<[7, 9, 5], [4, 2]> // [8, 10, 5]
 */
export type RoundUp<A, B> =
  NoInfer<ComputedRoundUp<A, B>> extends infer Made | MadeOf<"roundUp", A, B> ? Made : never;

type ComputedRoundUp<A, B> =
  AreIntegers<A, B> extends true ? IntegerRoundUp<A, B> : Divided<"roundUp", "/", A, B>;

/**
 * `A` / `B` as far as one divides the other: 1 where `B` is the greater. Of shapes it goes as `CeilDivide` does, but over
 * equal ranks. Refused are extents of which neither divides the other.
 * @example ShapeDivide<[4, 6], 8> // [1, 3]
 */
export type ShapeDivide<A, B> =
  NoInfer<ComputedShapeDivide<A, B>> extends infer Made | MadeOf<"shapeDivide", A, B> ? Made : never;

type ComputedShapeDivide<A, B> = "shapeDivide" extends "shapeDivide" & A
  ? IntTuple
  : Divided<"shapeDivide", "/", A, B>;

/** Whether both are integers; of `any` that is not known. */
type AreIntegers<A, B> = [A | B] extends [number] ? (0 extends 1 & (A | B) ? false : true) : false;

/** A shape by a shape, both checked. */
type Divided<Operation extends string, Sign extends string, A, B> =
  ExtentsFault<A> extends LeafFault<infer Code, infer Value>
    ? Refusal<Operation, Operands<Sign, A, B>, Code & ("extent" | "overflow"), [Value & string]>
    : ExtentsFault<B> extends LeafFault<infer Code, infer Value>
      ? Refusal<Operation, Operands<Sign, A, B>, Code & ("extent" | "overflow"), [Value & string]>
      : "!" extends Extent<A> | Extent<B>
        ? Refusal<Operation, Operands<Sign, A, B>, "overflow">
        : DivisionAnswer<Quotients<Operation, A, B>, Operation, Operands<Sign, A, B>, A, B>;

type Operands<Sign extends string, A, B> = `${Clip<TextOf<A>>} ${Sign} ${Clip<TextOf<B>>}`;

/** The quotients, or the sentence of what keeps them from being. */
type DivisionAnswer<R, Operation extends string, Of extends string, A, B> = R extends null
  ? Refusal<Operation, Of, "profile", [Clip<TextOf<B>>, Clip<TextOf<A>>]>
  : R extends LeafFault<infer Code, [infer More, infer Less]>
    ? Refusal<Operation, Of, Code & ("divisibility" | "overflow"), [More & string, Less & string]>
    : R;

/** The quotients in the profile of `A`; `null` where `B` has another, a fault where two extents do not go together. */
type Quotients<Operation, A, B> = "open" extends Openness<A> | Openness<B>
  ? IntTuple
  : [B] extends [number]
    ? [A] extends [number]
      ? Valued<QuotientOf<Operation, NumeralOf<A>, NumeralOf<B>>>
      : Operation extends "roundUp"
        ? null
        : A extends readonly unknown[]
          ? ByInteger<Operation, A, NumeralOf<B>>
          : null
    : A extends readonly unknown[]
      ? B extends readonly unknown[]
        ? HasOther<Operation, A["length"], B["length"]> extends true
          ? null
          : ByMode<Operation, A, B>
        : null
      : Operation extends "roundUp"
        ? null
        : Valued<QuotientOf<Operation, NumeralOf<A>, Extent<B>>>;

/** Whether ranks that are to be equal differ, which is said before any mode is looked at. */
type HasOther<Operation, Rank, Other> = Operation extends "shapeDivide"
  ? Rank extends Other
    ? false
    : true
  : false;

type Openness<T> = IsOpen<T> extends true ? "open" : "closed";

/** Mode by mode as far as `B` goes; the modes of `A` past it stay, but not where ranks are to be equal. */
type ByMode<
  Operation,
  A extends readonly unknown[],
  B extends readonly unknown[],
  Out extends unknown[] = [],
> = A extends readonly [infer A0, ...infer As]
  ? B extends readonly [infer B0, ...infer Bs]
    ? Longer<Quotients<Operation, A0, B0>, Operation, As, Bs, Out>
    : Operation extends "shapeDivide"
      ? null
      : [...Out, ...A]
  : B extends readonly []
    ? Out
    : null;

/** One more quotient; a fault ends it. */
type Longer<
  Q,
  Operation,
  As extends readonly unknown[],
  Bs extends readonly unknown[],
  Out extends unknown[],
> = Q extends null | LeafFault<unknown, unknown> ? Q : ByMode<Operation, As, Bs, [...Out, Q]>;

/** Each mode by what those before it leave of the divisor. */
type ByInteger<Operation, A extends readonly unknown[], B, Out extends unknown[] = []> = A extends readonly [
  infer A0,
  ...infer As,
]
  ? Quotients<Operation, A0, ValueOf<B>> extends infer Q
    ? Q extends null | LeafFault<unknown, unknown>
      ? Q
      : As extends readonly []
        ? [...Out, Q]
        : QuotientOf<Operation, B, Extent<A0>> extends infer Left
          ? Left extends LeafFault<unknown, unknown>
            ? Left
            : ByInteger<Operation, As, Left, [...Out, Q]>
          : never
    : never
  : Out;

/** The quotient of two numbers, by what the operation makes of it. */
type QuotientOf<Operation, A, B> = Operation extends "ceilDivide"
  ? Ceiling<A, B>
  : Operation extends "roundUp"
    ? Exactly<Product<Ceiling<A, B>, B>>
    : Either<Quotient<A, B>, A, B>;

/** A multiple may be past 2^53-1. */
type Exactly<A> = A extends "!" ? LeafFault<"overflow", ["", ""]> : A;

/** The quotient, or 1 where it is the divisor that is a multiple. */
type Either<Q, A, B> = Q extends null
  ? Quotient<B, A> extends null
    ? LeafFault<"divisibility", Greater<A, B>>
    : "1"
  : "?" extends A | B
    ? B extends "1"
      ? A
      : "?"
    : Q;

/** As the sentence has them, the greater first. */
type Greater<A, B> = Order<A, B> extends "<" ? [B, A] : [A, B];

/** The number; a fault stays. */
type Valued<Q> = Q extends LeafFault<unknown, unknown> ? Q : ValueOf<Q>;
