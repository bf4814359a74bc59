import type { Loose, LooseAny } from "./diagnostic/loose.js";
import type { CoordinateOf, OverShape } from "./diagnostic/wanted.js";

/**
 * Every refusal of the library, one sentence to a code. `{}` marks what the operation fills in.
 * The runtime's table is typed by this one, so that the two halves cannot say different things.
 */
export interface Sentences {
  readonly depth: "tuples nest deeper than 1000";
  readonly integer: "{} is no integer";
  readonly overflow: "a number is past 2^53-1";
  readonly division: "division by zero";
  readonly extent: "extent {} is no positive integer";
  readonly syntax: "{}";
  readonly congruence: "shape {} and stride {} have different profiles";
  readonly budget: "it would list more than {}";
  readonly profile: "{} does not fit the profile {}";
  readonly element: "{} is no stride: it is an integer, a sum of basis vectors as e0+6e1.0, or a binary element as f5";
  readonly semimodule: "strides {} and {} are of different kinds, which do not mix";
  readonly "weak-congruence": "stride {} yields a coordinate that shape {} does not take";
  readonly carry: "steps {} and {} share a binary digit, and XOR does not carry";
  readonly basis: "stride {} is a sum, where multiples of one basis vector are needed";
  readonly power: "extent {} is no power of two, which binary strides need below other modes";
  readonly shift: "a shift of 0 would clear the {} bits that it is to mix";
  readonly coordinate: "coordinate {} does not fit the shape {} of rank {}";
  readonly mode: "there is no mode {}, the rank is {}";
  readonly rank: "the tiler has rank {}, the layout {}";
  readonly "shape-divisibility": "extent {} is no multiple of the {} steps of stride {} that reach extent {} (shape divisibility, eq. 10)";
  readonly "stride-divisibility": "stride {} and extent {} do not divide each other (stride divisibility, eq. 9)";
  readonly distributivity: "the right modes together reach {} in a left mode of extent {} (distributivity, eq. 12)";
  readonly "negative-stride": "stride {} is negative, where offsets are counted from 0 up";
  readonly "negative-multiple": "{} leads below 0, where binary strides have no multiples";
  readonly overlap: "stride {} is below the extent {} that smaller strides cover";
  readonly "not-completing": "stride {} is no multiple of the extent {} before it, so elements would be lost";
  readonly "no-left-inverse": "stride {} overlaps the mode {}:{} before it or is no multiple of its stride";
  readonly order: "order {} is no permutation of the modes of {}";
  readonly sizes: "sizes {} and {} differ";
  readonly divisibility: "{} is no multiple of {}";
  readonly rest: "extent {} is no multiple of {}: with { ragged: true } the last parts reach past the end";
  readonly unit: "only {} of the {} elements of a unit lie side by side";
  readonly collision: "coordinates {} and {} both go to {}";
  readonly missing: "no coordinate goes to {}";
  readonly difference: "coordinate {} goes to {} and to {}";
  readonly origin: "a layout takes 0 to 0, not to {}";
  readonly bank: "threads {} and {} both use bank {}";
  readonly conflict: "no swizzle removes the bank conflicts, the best leaves a degree of {}";
  readonly bounds: "offsets {} to {} are not all in an array of {}";
  readonly range: "coordinate {} is outside of {}";
  readonly ragged: "the tile reaches past the end of its tensor: copyIf(inBounds(tile), …) leaves that out";
  readonly extents: "{} is {} in {} and {} in {}";
  readonly elements: "{} elements and {} elements do not mix";
  readonly names: "names {} do not fit the shape {}";
  readonly labels: "{} has rank {}, but {} by its labels";
  readonly threads: "it is laid out for {} threads, and there are {}";
  readonly thread: "there is no thread {}, only {}";
  readonly apart: "values 0 and {} of thread 0 are {} apart, and one access takes both";
  readonly alignment: "an access of {} values starts at {}, which is no multiple of that";
  readonly held: "thread {} has {} as value {}, and thread {} has it as value {}";
  readonly unheld: "no thread has {}";
  readonly beyond: "thread {} has {} as value {}, and the tile has {} elements";
  readonly unbounded: "symbol {} has no bound, and without one no integer is known to hold an offset";
  readonly straddle: "the {} values of an access may lie on both sides of the edge {}, which is no multiple of that";
  readonly capacity: "{} bytes do not fit the {} of shared memory";
  readonly minor: "stride {} may be below {}, the elements that lie side by side in a matrix";
  readonly undecided: "undecided within {} steps, and the option budget may allow more";
  readonly argument: "{} is no {}";
}

/** What a refusal is about; the paper's conditions where it has them. (By `keyof` alone it would have no name in a declaration.) */
export type Code = keyof Sentences & string;

/** A refusal. As a type it carries the sentence, at run time it is thrown (same sentence in `message`). */
export interface LayoutError<Message extends string = string> extends RangeError {
  readonly name: "LayoutError";
  readonly message: Message;
  readonly code: Code;
  readonly operation: string;
}

/**
 * The refusal of `Operation` on `Operands` (printed, at most two) with the sentence of `C` filled with `Values`.
 * (The first condition puts off what generic operands are told, which the compiler would else make where it is declared.)
 * @example Refusal<"complement", "4:-1", "negative-stride", ["-1"]>
 */
export type Refusal<
  Operation extends string,
  Operands extends string,
  C extends Code,
  Values extends string[] = [],
> = [Operands] extends [string]
  ? Fill<Sentences[C], Values, C extends Worded ? never : Over43> extends infer Sentence extends string
    ? Told<`✗ ${Operation}: ${Operands}: ${Sentence}`>
    : never
  : never;

/** Sentences whose values are words of the operation's own, and no operands. */
type Worded = "syntax" | "argument" | "range";

/** A message is a line of under 200 characters. (A condition, for so an editor shows `LayoutError` and not this name.) */
type Told<Message extends string> = Message extends Over199
  ? LayoutError<Cut<Message, 24>>
  : LayoutError<Message>;

/** The sentence of a refusal, `never` for anything else. In a tuple: see `Accepted`. */
export type MessageOf<R> = [Extract<R, LayoutError>] extends [LayoutError<infer Message>]
  ? OneOf<Message>
  : never;

/** One of a union: a reader is told of one refusal, not of all at once. */
type OneOf<Message> = (Message extends unknown ? (of: () => Message) => void : never) extends (
  of: infer All,
) => void
  ? All extends () => infer Last
    ? Last
    : never
  : never;

/** The result; a refusal ends with a note on what its operands do not show. */
export type Noted<R, Note extends string> =
  R extends LayoutError<infer Message> ? Told<`${Message}, ${Note}`> : R;

/** The result; a refusal is told of the operation that was called, and of its operands if they were others. */
export type Renamed<R, Operation extends string, Operands extends string | null = null> =
  R extends LayoutError<infer Message>
    ? Message extends `✗ ${string}: ${infer Own}: ${infer Sentence}`
      ? Told<`✗ ${Operation}: ${Operands extends string ? Operands : Own}: ${Sentence}`>
      : R
    : R;

/** The result; a refusal that names a part as its first operand names the whole of it, as the caller does. */
export type NamedWhole<R, Part extends string, Whole extends string> =
  R extends LayoutError<infer Message>
    ? Message extends `✗ ${infer Operation}: ${Part}${infer Rest}`
      ? Rest extends ` ${string}` | `:${string}` | `,${string}`
        ? Told<`✗ ${Operation}: ${Whole}${Rest}`>
        : R
      : R
    : R;

/** `Text` cut to 40 characters with an ellipsis. */
export type Clip<Text extends string> = Text extends Over40 ? Cut<Text, 5> : Text;

/** The first characters of a text that is longer, `Most` times eight of them, and an ellipsis. */
type Cut<Text, Most, Out extends string = "", Eights extends 0[] = []> = Eights["length"] extends Most
  ? `${Out}…`
  : Text extends `${infer A}${infer B}${infer C}${infer D}${infer E}${infer F}${infer G}${infer H}${infer More}`
    ? Cut<More, Most, `${Out}${A}${B}${C}${D}${E}${F}${G}${H}`, [...Eights, 0]>
    : never;

/** Each part takes one character, and the last what is left. (Of `string` alone the compiler would make a `string`.) */
type Eight = `${any}${string}${string}${string}${string}${string}${string}${string}`;
type Forty = `${Eight}${Eight}${Eight}${Eight}${Eight}`;
type Over40 = `${Forty}${any}${string}`;
type Over43 = `${Forty}${any}${string}${string}${string}${string}`;
type Over199 = `${Forty}${Forty}${Forty}${Forty}${Forty}${string}`;

/** The first gap takes the first value, and so on; what is `Long` is cut. (A text that was cut and quoted has 43.) */
type Fill<Sentence extends string, Values extends string[], Long> = Values extends [
  infer First extends string,
  ...infer Others extends string[],
]
  ? Sentence extends `${infer Before}{}${infer After}`
    ? `${Before}${First extends Long ? Clip<First> : First}${Fill<After, Others, Long>}`
    : Sentence
  : Sentence;

/**
 * Whether a result is a refusal whatever it is; of a union that is so only where every member is one. One without a
 * sentence is about an operand that was refused itself: the first fault is the one reported.
 */
export type IsRefused<R> = 0 extends (1 & R) | Loose
  ? false
  : [R] extends [never]
    ? false
    : [R] extends [LayoutError<infer Message>]
      ? [Message] extends [never]
        ? false
        : true
      : false;

/**
 * The argument `T` of an operation with the result `R`: itself, or the sentence that refuses it. `T` stands in the first
 * branch, for there alone inference keeps its literals. In generic code, where `R` is not known yet, an argument has to
 * fit both branches that are possible, so the last condition is one that the compiler sees to be false of what may be
 * anything: there `T` is taken, and whoever knows more decides.
 */
export type Accepted<T, R> =
  IsRefused<R> extends false ? T : IsSurelyRefused<R> extends true ? MessageOf<R> : T;

/** The same, and false of the wildcard that the compiler takes for a type parameter. */
type IsSurelyRefused<R> = [0] extends [1 & R] ? false : IsRefused<R>;

/**
 * The same for the arguments of a rest parameter: each takes the sentence. Where there is none, one is wanted: a coordinate, if
 * it is one of `Of`, which is what an editor shows before any is written. (They are inferred all at once, which costs less
 * than one by one, and takes a result of a generic operand for what it is.)
 */
export type AcceptedEach<Arguments, R, Of = null, Leaf = number> =
  IsRefused<R> extends false
    ? Arguments
    : IsSurelyRefused<R> extends true
      ? Arguments extends readonly []
        ? Of extends OverShape<infer S>
          ? [coordinate: Leaf | CoordinateOf<S, Leaf>]
          : [MessageOf<R>]
        : { [I in keyof Arguments]: MessageOf<R> }
      : Arguments;

/**
 * The same for a function of one's own that calls an operation with the result `R`: what is refused is underlined where
 * that function is called.
 * @example Checked<4, Composition<Layout<8, 1>, 4>> // 4
 */
export type Checked<T, R> = Accepted<T, R>;

/** The value of a result `R`, of which it is known at least that it is a `Kind`; `never` for a refusal, which is thrown. */
export type Answer<R, Kind = unknown> = [Exclude<R, LayoutError>] extends [infer Value extends Kind]
  ? Value | LooseAny
  : Kind | LooseAny;
