import type { Whole } from "./whole.js";

/*
 * A call follows tuples 20 levels down; what is deeper is open. The compiler compares no deeper than 100 levels of its own, of
 * which a tuple takes two and what is computed of it some more; past them it reports an error, or is lost for minutes.
 */

/**
 * What a parameter takes that is a tuple of `T`: spelled, so that nothing is compared below 20 levels. What is inferred of a
 * literal that is deeper is readonly and of a fixed length, and does not fit; so the parameter is this type, which is open,
 * and the literal itself does fit. It costs a literal nothing.
 */
export type Nesting<T> = T | readonly NestedTuple<T>[];

type NestedTuple<T> = T | readonly Nesting18<T>[];
type Nesting18<T> = T | readonly Nesting17<T>[];
type Nesting17<T> = T | readonly Nesting16<T>[];
type Nesting16<T> = T | readonly Nesting15<T>[];
type Nesting15<T> = T | readonly Nesting14<T>[];
type Nesting14<T> = T | readonly Nesting13<T>[];
type Nesting13<T> = T | readonly Nesting12<T>[];
type Nesting12<T> = T | readonly Nesting11<T>[];
type Nesting11<T> = T | readonly Nesting10<T>[];
type Nesting10<T> = T | readonly Nesting9<T>[];
type Nesting9<T> = T | readonly Nesting8<T>[];
type Nesting8<T> = T | readonly Nesting7<T>[];
type Nesting7<T> = T | readonly Nesting6<T>[];
type Nesting6<T> = T | readonly Nesting5<T>[];
type Nesting5<T> = T | readonly Nesting4<T>[];
type Nesting4<T> = T | readonly Nesting3<T>[];
type Nesting3<T> = T | readonly Nesting2<T>[];
type Nesting2<T> = T | readonly Nesting1<T>[];
type Nesting1<T> = T | readonly (T | Mutable | Unmeasured)[];

/** What is not readonly. */
interface Mutable {
  push(...more: never[]): number;
}

/** An array of no fixed length. Of a tuple the compiler says that its first element is no such sentence. */
interface Unmeasured {
  readonly length: number;
  readonly 0?: "✗ tuples nest deeper than 20 levels: annotate IntTuple";
}

/** `T`, or what is `Open` where it is deeper: for parameters that anything may be given to. */
export type Shallow<T, Open = readonly unknown[]> =
  Whole<T> extends Whole<Atomic | readonly (Atomic | readonly (Atomic | readonly Atomic[])[])[]>
    ? T
    : IsDeep<T> extends true
      ? Open
      : T;

/** What is no tuple, as far as it is told at a look. */
type Atomic = number | string | null | undefined;

/** Whether tuples of a fixed length nest deeper than 20 levels. */
type IsDeep<T, Level extends 0[] = []> = [Members<T>] extends [never]
  ? false
  : Level["length"] extends 20
    ? true
    : IsDeep<Members<T>, [...Level, 0]>;

/** What is in a tuple; nothing in one of no fixed length. */
type Members<T> = 0 extends 1 & T
  ? never
  : T extends readonly unknown[]
    ? number extends T["length"]
      ? never
      : T[number]
    : never;
