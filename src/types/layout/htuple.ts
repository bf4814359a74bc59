import type { Quoted } from "../diagnostic/quoted.js";
import type { Successor } from "../semimodule/basis.js";
import type { Marks } from "../semimodule/integer/smooth.generated.js";
import type { NumeralOf } from "../semimodule/integer.js";
import type { IsElement, Step } from "../semimodule/semimodule.js";
import type { IsFixed, IsLiteral } from "./leaf.js";
import type { ShortTuple, Whole } from "./whole.js";

/** A hierarchical tuple: an element, or a tuple of hierarchical tuples (paper, section 4.1). */
export type HTuple<T> = T | readonly HTuple<T>[];

/** A hierarchical tuple of integers: a shape, a stride, a coordinate. As a result: a profile not known statically. */
export type IntTuple = HTuple<number>;

/** What has a shape: a layout, a composed one, a tensor. */
export interface Shaped<out Shape = unknown> {
  readonly shape: Shape;
}

/** The shape of a layout; a tuple stands for itself. */
export type ShapeOf<X> = X extends { readonly shape: infer S } ? S : X;

/**
 * How many modes a tuple or a layout has; an element, whatever it is, is one.
 * @example Rank<[4, [3, 2]]> // 2
 */
export type Rank<X> = NoInfer<RankOf<ShapeOf<X>>> extends infer Made ? Made : never;

/** What may be any tuple has any rank. */
type RankOf<T> = [never[]] extends [T] ? number : T extends readonly unknown[] ? T["length"] : 1;

/**
 * How deep the tuples nest; an element has depth 0.
 * @example Depth<[4, [3, 2]]> // 2
 */
export type Depth<X> = NoInfer<DepthBelow<ShapeOf<X>, []>> extends infer Made ? Made : never;

/** The tuples of one level have their elements on the next, all in one union. */
type DepthBelow<T, Levels extends 0[]> = [never[]] extends [T]
  ? number
  : T extends readonly unknown[]
    ? DepthOf<T[number], [...Levels, 0]>
    : Levels["length"];

/** The elements of one level: the tuples among them, if there are any, lead on. */
type DepthOf<All, Levels extends 0[]> = [never[]] extends [All]
  ? number
  : [Extract<All, readonly unknown[]>] extends [never]
    ? Levels["length"]
    : DepthOfTuples<Extract<All, readonly unknown[]>, [...Levels, 0]>;

/** Elements of no fixed number may be none. */
type DepthOfTuples<Tuples extends readonly unknown[], Levels extends 0[]> = number extends Tuples["length"]
  ? number
  : DepthOf<Tuples[number], Levels>;

/**
 * Whether two hierarchical tuples have the same profile, whatever their elements, `boolean` where one is not known (paper, section 4.1).
 * @example Congruent<[4, [2, 4]], [7, [3, 2]]> // true
 */
export type Congruent<P, S> =
  NoInfer<SameText<Profile<ShapeOf<P>>, Profile<ShapeOf<S>>>> extends infer Made ? Made : never;

/** Whether two texts are equal; `boolean` where either has a question mark, or of unions. */
export type SameText<P, S> = P extends string
  ? S extends string
    ? `${P}${S}` extends `${string}?${string}`
      ? boolean
      : P extends S
        ? true
        : false
    : never
  : never;

/**
 * Whether the profile of `S` refines that of `P`: equal, or tuples where `P` has elements (paper, section 4.1).
 * @example WeaklyCongruent<[1, 2], [[4, 5], [6, [7, 8]]]> // true
 */
export type WeaklyCongruent<P, S> =
  NoInfer<Refines<ShapeOf<P>, ShapeOf<S>>> extends infer Made ? Made : never;

/** Mode by mode, as far as `P` is a tuple. */
type Refines<P, S> =
  IsOpen<P> extends true
    ? boolean
    : P extends readonly unknown[]
      ? IsOpen<S> extends true
        ? boolean
        : S extends readonly unknown[]
          ? P["length"] extends S["length"]
            ? Every<{ [I in keyof P]: I extends keyof S ? Refines<P[I], S[I]> : false }>
            : false
          : false
      : true;

/** A tuple of truths: false if one is, else true if all are, else open. */
export type Every<Truths> = Truths extends readonly boolean[]
  ? [false] extends [Truths[number]]
    ? EveryKnown<Truths>
    : true
  : never;

/** `false` if one is known to be, else open. */
type EveryKnown<Truths extends readonly boolean[]> = Truths extends readonly [
  infer Head,
  ...infer Tail extends readonly boolean[],
]
  ? [Head] extends [false]
    ? false
    : EveryKnown<Tail>
  : boolean;

/** Whether a type is `any`, of which nothing is known. */
export type IsAny<T> = 0 extends 1 & T ? true : false;

/** Whether the profile itself is not known: an array of no fixed length, `IntTuple`, or `any`. */
export type IsOpen<T> =
  Whole<T> extends Whole<number>
    ? 0 extends 1 & T
      ? true
      : false
    : Whole<T> extends Whole<readonly [unknown, unknown] | [unknown, unknown]>
      ? false
      : [T] extends [readonly unknown[]]
        ? [keyof Marks[T["length"]]] extends [never]
          ? true
          : false
        : [T] extends [number | string]
          ? false
          : MayBeTuple<T>;

/** Whether what is neither may still be a tuple, as a union with one may, and what is not known. */
type MayBeTuple<T> = [Extract<T, readonly unknown[]>] extends [never]
  ? [never[]] extends [T]
    ? true
    : false
  : true;

/**
 * The tuple as text, `?` for what is not known statically.
 * @example TextOf<[4, [3, number]]> // "(4,(3,?))"
 */
export type TextOf<T> = [T] extends [number]
  ? TextOfInteger<keyof Marks[T & number], T>
  : [T] extends [readonly unknown[]]
    ? TextOfTuple<T>
    : [T] extends [string]
      ? TextOfElement<T>
      : "?";

/** A stride as it is written; a text that is none stands in quotes. */
type TextOfElement<T extends string> =
  IsLiteral<T> extends false ? "?" : IsElement<T> extends true ? T : Quoted<T>;

type TextOfTuple<T extends readonly unknown[]> = T["length"] extends 2
  ? `(${TextOf<T[0]>},${TextOf<T[1]>})`
  : IsFixed<T> extends true
    ? `(${Joined<T>})`
    : "?";

/** What the table has is read from it; one that is not known is a question mark. */
type TextOfInteger<Mark, T> = [Mark] extends [never]
  ? NumeralOf<T> extends "?"
    ? "?"
    : `${T & number}`
  : Mark & string;

/** Texts with commas between. */
type Joined<T extends readonly unknown[], Out extends string = ""> = T extends readonly [
  infer Head,
  ...infer Tail,
]
  ? Joined<Tail, Out extends "" ? TextOf<Head> : `${Out},${TextOf<Head>}`>
  : Out;

/** The profile as text: every element a star, every tuple of unknown length a question mark. */
type Profile<T> = [T] extends [number]
  ? 0 extends 1 & T
    ? "?"
    : "*"
  : [T] extends [readonly unknown[]]
    ? ProfileOfTuple<T>
    : [T] extends [number | string]
      ? "*"
      : MayBeTuple<T> extends false
        ? "*"
        : "?";

type ProfileOfTuple<T extends readonly unknown[]> = T["length"] extends 2
  ? `(${Profile<T[0]>}${Profile<T[1]>})`
  : T["length"] extends 3
    ? `(${Profile<T[0]>}${Profile<T[1]>}${Profile<T[2]>})`
    : IsFixed<T> extends true
      ? `(${JoinedProfile<T>})`
      : "?";

/** Profiles side by side. */
type JoinedProfile<T extends readonly unknown[], Out extends string = ""> = T extends readonly [
  infer Head,
  ...infer Tail,
]
  ? JoinedProfile<Tail, `${Out}${Profile<Head>}`>
  : Out;

/** Literal tuples as a reader writes them: no `readonly`, and no enum members, to which any number may be assigned. */
export type Plain<T> = number extends T
  ? PlainOpen<T>
  : Whole<T> extends Whole<number | string>
    ? T
    : Whole<T> extends Whole<ShortTuple>
      ? { -readonly [I in keyof T]: Plain<T[I]> }
      : [T] extends [readonly unknown[]]
        ? { -readonly [I in keyof T]: Plain<T[I]> }
        : T;

/** (What is no number at all, as an open profile, stays.) */
type PlainOpen<T> = 0 extends 1 & T ? T : [T] extends [number] ? number : T;

/** A hierarchical tuple of strides. As a result: strides not known statically. */
export type StepTuple = HTuple<Step>;

/** What strides of the kind of `D` are where they are not known: of integers they are integers. */
export type Opening<D> = [D] extends [IntTuple] ? IntTuple : StepTuple;

/**
 * A tuple with `number` or `string` for what is no single plain literal, and `Open` where the profile is not known: a leaf
 * is known, or it is open. A union of tuples of one rank is the tuple of its unions.
 * @example Widened<[4, 2 | 3] | [8, 5]> // [number, number]
 */
export type Widened<T, Open = IntTuple> = 0 extends 1 & T
  ? Open
  : [T] extends [number]
    ? WidenedInteger<T>
    : [T] extends [readonly unknown[]]
      ? IsFixed<T> extends true
        ? WidenedEach<T, Open>
        : [T] extends [readonly number[]]
          ? number[]
          : Open
      : [T] extends [string]
        ? IsLiteral<T> extends true
          ? T
          : string
        : [T] extends [object]
          ? T
          : [T] extends [Step]
            ? Step
            : Open;

type WidenedInteger<T> = [T] extends [never]
  ? T
  : number extends T
    ? number
    : NumeralOf<T> extends "?"
      ? number
      : T;

type WidenedEach<T, Open, I extends string = "0", Out extends unknown[] = []> = I extends keyof T
  ? WidenedEach<T, Open, Successor<I>, [...Out, Widened<T[I], Open>]>
  : Out;
