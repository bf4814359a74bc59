import type { MadeOf } from "../diagnostic/made-of.js";
import type { Marks } from "../semimodule/integer/smooth.generated.js";
import type { Step } from "../semimodule/semimodule.js";
import type { IsFixed } from "./leaf.js";
import type { Whole } from "./whole.js";

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
export type Rank<X> = NoInfer<RankOf<ShapeOf<X>>> extends infer Made | MadeOf<"rank", X> ? Made : never;

/** What may be any tuple has any rank. */
type RankOf<T> = [never[]] extends [T] ? number : T extends readonly unknown[] ? T["length"] : 1;

/**
 * How deep the tuples nest; an element has depth 0.
 * @example Depth<[4, [3, 2]]> // 2
 */
export type Depth<X> =
  NoInfer<DepthBelow<ShapeOf<X>, []>> extends infer Made | MadeOf<"depth", X> ? Made : never;

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
  NoInfer<SameText<Profile<ShapeOf<P>>, Profile<ShapeOf<S>>>> extends infer Made | MadeOf<"congruent", P, S>
    ? Made
    : never;

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
  NoInfer<Refines<ShapeOf<P>, ShapeOf<S>>> extends infer Made | MadeOf<"weaklyCongruent", P, S>
    ? Made
    : never;

/** The same of two tuples, mode by mode as far as `P` is one. */
export type Refines<P, S> =
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
export type IsOpen<T> = unknown extends T
  ? true
  : NoInfer<T> extends number
    ? false
    : Whole<T> extends Whole<[unknown, unknown]>
      ? false
      : Whole<T> extends Whole<readonly [unknown, unknown]>
        ? false
        : NoInfer<T> extends readonly unknown[]
          ? [keyof Marks[T["length" & keyof T] & number]] extends [never]
            ? true
            : false
          : NoInfer<T> extends number | string
            ? false
            : MayBeTuple<T>;

/** Whether what is neither may still be a tuple, as a union with one may, and what is not known. */
type MayBeTuple<T> = [Extract<T, readonly unknown[]>] extends [never]
  ? [never[]] extends [T]
    ? true
    : false
  : true;

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

/** A hierarchical tuple of strides. As a result: strides not known statically. */
export type StepTuple = HTuple<Step>;

/** What strides of the kind of `D` are where they are not known: of integers they are integers. */
export type Opening<D> = [D] extends [IntTuple] ? IntTuple : StepTuple;
