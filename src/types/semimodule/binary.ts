import type { Odds } from "./integer/powers.generated.js";
import type { Floor, Minus, Modulo, Order, Plus, Product } from "./integer.js";

/*
 * Binary elements as text, least bit first and without zeros at the end: "101" is 5, "" is 0.
 */

/** @example Bits<"6"> // "011" */
export type Bits<N> = N extends "0" ? "" : N extends "1" ? "1" : NextBits<N, "">;

/** Four bits at a time, by the table, the least first. */
type NextBits<N, Out extends string> = N extends keyof Low
  ? TrimmedBits<`${Out}${Low[N]}`>
  : MoreBits<Floor<N, "16">, Modulo<N, "16">, Out>;

/** What the table does not have goes on after its last four bits. */
type MoreBits<Rest, Digit, Out extends string> = NextBits<Rest, `${Out}${LowOf<Digit>}`>;

/** The four bits of a digit. */
type LowOf<Digit> = Digit extends keyof Low ? Low[Digit] : never;

/** Numerals below 16 as bits. */
interface Low {
  "0": "0000";
  "1": "1000";
  "2": "0100";
  "3": "1100";
  "4": "0010";
  "5": "1010";
  "6": "0110";
  "7": "1110";
  "8": "0001";
  "9": "1001";
  "10": "0101";
  "11": "1101";
  "12": "0011";
  "13": "1011";
  "14": "0111";
  "15": "1111";
}

/** The digits of `Low` the other way round. */
interface Digits {
  "0000": "0";
  "1000": "1";
  "0100": "2";
  "1100": "3";
  "0010": "4";
  "1010": "5";
  "0110": "6";
  "1110": "7";
  "0001": "8";
  "1001": "9";
  "0101": "10";
  "1101": "11";
  "0011": "12";
  "1011": "13";
  "0111": "14";
  "1111": "15";
}

/** @example NumeralOfBits<"011"> // "6" */
export type NumeralOfBits<B> = Read<B, "">;

/** The hexadecimal digits, highest first. */
type Read<B, Out extends string> = B extends `${infer b0}${infer b1}${infer b2}${infer b3}${infer Rest}`
  ? Read<Rest, `${Digits[`${b0}${b1}${b2}${b3}` & keyof Digits]},${Out}`>
  : B extends ""
    ? Horner<Out, "0">
    : Horner<`${Digits[Padded<B> & keyof Digits]},${Out}`, "0">;

/** The last bits made four. */
type Padded<B> = `${B & string}000` extends `${infer b0}${infer b1}${infer b2}${infer b3}${string}`
  ? `${b0}${b1}${b2}${b3}`
  : never;

/** Σ digit · 16^i, from the highest digit on. */
type Horner<Digits, So> = Digits extends `${infer Digit},${infer Rest}`
  ? Horner<Rest, Plus<Product<So, "16">, Digit>>
  : So;

/** Without the zeros at the end. */
export type TrimmedBits<B extends string> = B extends `${infer Rest}0000`
  ? TrimmedBits<Rest>
  : B extends `${infer Rest}0`
    ? TrimmedBits<Rest>
    : B;

/** The sum of two elements. @example Xor<"101", "11"> // "011" */
export type Xor<A, B, Out extends string = ""> = A extends `${infer a}${infer As}`
  ? B extends `${infer b}${infer Bs}`
    ? Xor<As, Bs, `${Out}${a extends b ? "0" : "1"}`>
    : `${Out}${A}`
  : B extends ""
    ? TrimmedBits<Out>
    : `${Out}${B & string}`;

/** The bits that either has. */
export type Or<A, B, Out extends string = ""> = A extends `${infer a}${infer As}`
  ? B extends `${infer b}${infer Bs}`
    ? Or<As, Bs, `${Out}${a extends "1" ? a : b}`>
    : `${Out}${A}`
  : `${Out}${B & string}`;

/** Whether two elements have a bit in common. */
export type Shares<A, B> = A extends `${infer a}${infer As}`
  ? B extends `${infer b}${infer Bs}`
    ? `${a}${b}` extends "11"
      ? true
      : Shares<As, Bs>
    : false
  : false;

/** The product without carries. @example Carryless<"11", "11"> // "101" */
export type Carryless<K, A, Out = ""> = K extends `${infer k}${infer Ks}`
  ? Carryless<Ks, `0${A & string}`, k extends "1" ? Xor<Out, A> : Out>
  : Out;

/** Whether there is one bit, no more. */
type IsPower<B> = B extends `${string}1${string}1${string}` ? false : true;

/**
 * Whether a numeral has one bit: most are read from a table.
 * @example IsPowerOfTwo<"64"> // true
 */
export type IsPowerOfTwo<N> = N extends keyof Odds
  ? Odds[N]["odd"] extends "1"
    ? true
    : false
  : N extends `-${string}`
    ? false
    : N extends `${bigint}`
      ? IsPower<Bits<N>>
      : false;

/**
 * How many multiples of an element from 0 on add by XOR, each with each, as a numeral: up to the least distance of two
 * bits. `null` where all do, for an element of one bit.
 * @example Uncarried<"101"> // "4"
 */
type Uncarried<B> =
  IsPower<B> extends true ? null : B extends `${string}1${infer After}` ? PowerOf<LeastGap<After>> : null;

/**
 * The same, where there are more than `N` multiples of which none are the sum of others: one more is the same without
 * carries, of which no others are the sum. `null` where `N` are no more.
 */
export type UncarriedBelow<B, N> =
  Uncarried<B> extends infer U
    ? U extends null
      ? null
      : Order<Plus<U, "1">, N> extends "<"
        ? U
        : null
    : never;

/** Two to the power of a distance. */
type PowerOf<Gap> = NumeralOfBits<`${Gap & string}1`>;

/** The least distance of two neighbouring bits, in zeros. */
type LeastGap<B, Gap extends string = ""> = B extends `${infer Zeros}1${infer After}`
  ? Gap extends ""
    ? LeastGap<After, `0${Zeros}`>
    : LeastGap<After, Gap extends `${string}0${Zeros}` ? `0${Zeros}` : Gap>
  : Gap;

/**
 * The multiples of an element by the powers of two below `N`, which all its multiples below `N` are sums of: `"1;01;"`.
 * @example StepsOf<"6", "11"> // "11;011;0011;"
 */
export type StepsOf<N, B> = Shifted<Bits<Minus<N, "1">>, B>;

/** The element shifted by as many bits as the count has. */
type Shifted<Count, B, Out extends string = ""> = Count extends `${string}${infer Rest}`
  ? Shifted<Rest, `0${B & string}`, `${Out}${B & string};`>
  : Out;

/** All bits that the multiples of an element below `N` have. */
export type BitsOf<N, B> = Either<StepsOf<N, B>>;

/** All bits that any of the steps has. */
type Either<Steps, Out = ""> = Steps extends `${infer Step};${infer Rest}`
  ? Either<Rest, Or<Out, Step>>
  : Out;

/** All bits that modes of binary strides reach. */
export type AllBits<M, So = ""> = M extends `${infer S}:${infer D},${infer Rest}`
  ? AllBits<Rest, D extends `f${infer A}` ? Or<So, BitsOf<S, Bits<A>>> : So>
  : So;

/** Whether the highest bit of one element is below that of another. */
export type IsShorter<A, B> = B extends `${string}${infer Bs}`
  ? A extends `${string}${infer As}`
    ? IsShorter<As, Bs>
    : true
  : false;
