import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Refusal } from "../diagnostic.js";
import type { NumeralOf, Product, ValueOf } from "../semimodule/integer.js";
import type { Mixed } from "../semimodule/mixed.js";
import type {
  Added,
  Canonical,
  KindOf,
  Scaled,
  Step,
  StepOfText,
  TextOfStep,
  Zeros,
} from "../semimodule/semimodule.js";
import type { Successors } from "../semimodule/successors.generated.js";
import type { ElementsFault, IntegersFault, LeafFault } from "./check.js";
import type { IntTuple } from "./htuple.js";
import type { IsFixed, IsLiteral } from "./leaf.js";
import type { Extent } from "./shape.js";
import type { TextOf } from "./text.js";

/**
 * The compact column-major stride of a shape: every mode continues the one before it.
 * @example CompactStride<[4, [3, 2]]> // [1, [4, 12]]
 */
export type CompactStride<Shape> =
  NoInfer<CompactFrom<Shape, "1">> extends infer Made | MadeOf<"compactStride", Shape> ? Made : never;

/** The same, the first mode with the stride `Start`. */
export type CompactFrom<Shape, Start> = [Shape] extends [number]
  ? 0 extends 1 & Shape
    ? IntTuple
    : ValueOf<Start>
  : [Shape] extends [readonly unknown[]]
    ? CompactTuple<Shape, Start>
    : IntTuple;

/** Pairs at once, which is cheapest. */
type CompactTuple<Shape extends readonly unknown[], Start> = Shape extends readonly [unknown, unknown]
  ? [CompactFrom<Shape[0], Start>, CompactFrom<Shape[1], Product<Start, Extent<Shape[0]>>>]
  : IsFixed<Shape> extends false
    ? IntTuple
    : CompactEach<Shape, Start>;

/** Each mode continues those before it. */
type CompactEach<Shape, Start, Out extends unknown[] = []> = Shape extends readonly [
  infer Head,
  ...infer Tail,
]
  ? CompactEach<Tail, Product<Start, Extent<Head>>, [...Out, CompactFrom<Head, Start>]>
  : Out;

/**
 * The basis vector that a path leads to, as a stride (paper, section 4.3.1).
 * @example E<[1, 0]> // "e1.0"
 */
export type E<P> = NoInfer<ComputedE<P>> extends infer Made | MadeOf<"e", P> ? Made : never;

type ComputedE<P> = P extends readonly []
  ? Refusal<"e", "()", "argument", ["()", "path"]>
  : P extends readonly unknown[]
    ? IsFixed<P> extends false
      ? string
      : Path<P, P>
    : never;

/** Index after index, each from 0 to 255. */
type Path<Rest, P, Out extends string = ""> = Rest extends readonly [infer I, ...infer Others]
  ? IntegersFault<I> extends LeafFault<infer C, infer Value>
    ? Refusal<"e", Clip<TextOf<P>>, C & ("integer" | "overflow"), [Value & string]>
    : NumeralOf<I> extends "?"
      ? string
      : `${I & number}` extends keyof Successors
        ? Path<Others, P, Out extends "" ? `${I & number}` : `${Out}.${I & number}`>
        : Refusal<"e", Clip<TextOf<P>>, "argument", [`${I & number}`, "index from 0 to 255"]>
  : `e${Out}`;

/**
 * The binary element of an integer, as a stride (paper, table 1).
 * @example F<5> // "f5"
 */
export type F<N> = NoInfer<ComputedF<N>> extends infer Made | MadeOf<"f", N> ? Made : never;

type ComputedF<N> =
  IntegersFault<N> extends LeafFault<infer C, infer Value>
    ? Refusal<"f", Clip<TextOf<N>>, C & ("integer" | "overflow"), [Value & string]>
    : Binary<NumeralOf<N>>;

/** There is no element of a number below 0, and that of 0 is 0. */
type Binary<N> = N extends "?"
  ? Step
  : N extends "0"
    ? 0
    : N extends `-${string}`
      ? Refusal<"f", N, "argument", [N, "binary element"]>
      : `f${N & string}`;

/**
 * A multiple of a stride.
 * @example Scale<6, "e1"> // "6e1"
 */
export type Scale<N, D> =
  NoInfer<ComputedScale<N, D>> extends infer Made | MadeOf<"scale", N, D> ? Made : never;

type ComputedScale<N, D> =
  IntegersFault<N> extends LeafFault<infer C, infer Value>
    ? Refusal<"scale", Operands<N, D>, C & ("integer" | "overflow"), [Value & string]>
    : StepFault<D> extends LeafFault<infer C, infer Value>
      ? Refusal<"scale", Operands<N, D>, C & ("element" | "integer" | "overflow"), [Value & string]>
      : Times<NumeralOf<N>, TextOfKnown<D>, N, D>;

type Operands<N, D> = `${Clip<TextOf<N>>}, ${Clip<TextOf<D>>}`;

/** A multiple of what is known; there is none below 0 of a binary element. */
type Times<Count, Text, N, D> = "?" extends Count | Text
  ? [D] extends [number]
    ? number
    : Step
  : KindOf<Text> extends "binary"
    ? Count extends `-${string}`
      ? Refusal<"scale", Operands<N, D>, "argument", [Count, "multiple of a binary element"]>
      : Value<Scaled<Count, Text>, "scale", Operands<N, D>>
    : Value<Scaled<Count, Text>, "scale", Operands<N, D>>;

/** The stride of a text, or the refusal of one past 2^53-1. */
type Value<Text, Operation extends string, Of extends string> = Text extends `${string}!${string}`
  ? Refusal<Operation, Of, "overflow">
  : StepOfText<Text>;

/** The text of a stride, `?` where it is not known. */
type TextOfKnown<D> = [D] extends [number]
  ? NumeralOf<D> extends "?"
    ? "?"
    : TextOfStep<D extends Zeros ? Canonical<D> : D>
  : [D] extends [string]
    ? IsLiteral<D> extends true
      ? TextOfStep<D extends Zeros ? Canonical<D> : D>
      : "?"
    : "?";

/** Why something is no stride. */
type StepFault<D> = [D] extends [string] ? ElementsFault<D> : IntegersFault<D>;

/**
 * The sum of strides of one kind.
 * @example Sum<["e0", "2e1"]> // "e0+2e1"
 */
export type Sum<D> = NoInfer<ComputedSum<D>> extends infer Made | MadeOf<"sum", D> ? Made : never;

type ComputedSum<D> = D extends readonly unknown[]
  ? IsFixed<D> extends false
    ? Step
    : FirstFault<D> extends LeafFault<infer C, infer Value>
      ? Refusal<"sum", Clip<TextOf<D>>, C & ("element" | "integer" | "overflow"), [Value & string]>
      : Summed<ListOf<D>, D>
  : never;

type FirstFault<D> = D extends readonly [infer First, ...infer Rest]
  ? StepFault<First> extends infer Found
    ? Found extends null
      ? FirstFault<Rest>
      : Found
    : never
  : null;

/** The strides as modes, of whatever extent. */
type ListOf<D, Out extends string = ""> = D extends readonly [infer First, ...infer Rest]
  ? ListOf<Rest, Longer<Out, TextOfKnown<First>>>
  : Out;

/** One more mode. */
type Longer<Out extends string, Text> = `${Out}2:${Text & string},`;

/** The strides are to be of one kind. */
type Summed<List, D> = List extends `${string}?${string}`
  ? D extends readonly number[]
    ? number
    : Step
  : Mixed<List> extends [infer A, infer B]
    ? Refusal<"sum", Clip<TextOf<D>>, "semimodule", [A & string, B & string]>
    : Value<Total<List>, "sum", Clip<TextOf<D>>>;

/** All strides added. */
type Total<List, So = "0"> = List extends `${string}:${infer D},${infer Rest}`
  ? Total<Rest, Added<So, D>>
  : So;
