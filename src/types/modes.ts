import type { IsOpen } from "./htuple.js";
import type { NumeralOf } from "./integer.js";
import type { Successors } from "./successors.generated.js";

/**
 * A layout flattened to text, `"4:1,8:4,"`: what the algebra computes on, since text is what the compiler reads
 * cheapest. `?` stands for a number not known statically, and alone for a profile that is not.
 * @example Modes<[4, [3, 2]], [2, [8, 1]]> // "4:2,3:8,2:1,"
 */
export type Modes<S, D> = Closed<Part<S, D>>;

/** A mode whose profile is not known leaves that of the whole open. */
type Closed<M> = M extends `${string};${string}` ? "?" : M;

/** The modes of a part; a semicolon marks one that is open, an exclamation mark one that is empty. */
type Part<S, D> =
  IsOpen<S> extends true
    ? ";"
    : [S] extends [readonly unknown[]]
      ? S extends readonly []
        ? "!:0,"
        : Each<S, D>
      : Single<NumeralOf<S>, NumeralOf<D>>;

type Each<S, D, I extends string = "0", Out extends string = ""> = I extends keyof S
  ? I extends keyof D
    ? Each<S, D, Successor<I>, `${Out}${Part<S[I], D[I]>}`>
    : ";"
  : Out;

/** Unconstrained: the compiler would run the tables to see that a numeral is a text. */
type Single<S, D> = `${S & string}:${D & string},`;

type Successor<I extends string> = I extends keyof Successors ? Successors[I] : never;
