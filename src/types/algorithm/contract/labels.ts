import type { IsOpen } from "../../layout/htuple.js";
import type { Extent } from "../../layout/shape.js";
import type { Fault } from "../../tensor/accessor.js";
import type { ShapeIn } from "../../tensor/tensor.js";
import type { First } from "../gemm.js";

/** The names of tensors in the sentences of a contraction. */
type Names = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * The first fault of a text that names the modes of some tensors, the result last: of its form, of the letters, of the ranks,
 * of the extents; `null` where there is none.
 * @example SpecFault<"mk,nk", [1, 2, 3]> // readonly ["syntax", ["it is no A,B->C"]]
 */
export type SpecFault<Spec extends string, Tensors extends readonly unknown[]> =
  Tight<Spec> extends `${infer Left}->${infer Right}`
    ? Zipped<Left, Right, Tensors, Names> extends infer Operands
      ? Operands extends readonly [...infer Summed, Operand<infer Labels, string, unknown>]
        ? First<[EachBad<Operands>, OnlyThere<Labels, Joined<Summed>>]> extends infer F
          ? F extends null
            ? EachApart<Operands, ";">
            : F
          : never
        : Operands
      : never
    : NoForm<Tensors>;

/** A text without its spaces. */
type Tight<Text extends string> = Text extends `${infer Before} ${infer After}`
  ? Tight<`${Before}${After}`>
  : Text;

type NoForm<Tensors> = Fault<"syntax", [`it is no ${Form<Tensors, Names>}`]>;

/** How a text looks that is about so many tensors. */
type Form<Tensors, Names> = Names extends `${infer Name}${infer Next}`
  ? Tensors extends readonly [unknown, ...infer More extends readonly [unknown, unknown, ...unknown[]]]
    ? `${Name},${Form<More, Next>}`
    : Next extends `${infer Last}${string}`
      ? `${Name}->${Last}`
      : never
  : never;

/** A tensor by its labels, its name and its shape. */
interface Operand<out Labels, out Name, out S> {
  readonly operand: [Labels, Name, S];
}

/** The labels of each tensor; the fault where they are of fewer or of more, `null` past the last name. */
type Zipped<
  Left extends string,
  Right extends string,
  Tensors,
  Names,
  All = Tensors,
  Out extends unknown[] = [],
> = Names extends `${infer Name}${infer Next}`
  ? Tensors extends readonly [infer T, infer C]
    ? Left extends `${string},${string}`
      ? NoForm<All>
      : Next extends `${infer Last}${string}`
        ? [...Out, Operand<Left, Name, ShapeIn<T>>, Operand<Right, Last, ShapeIn<C>>]
        : null
    : Tensors extends readonly [infer T, ...infer Others extends readonly [unknown, unknown, ...unknown[]]]
      ? Left extends `${infer Labels},${infer Rest}`
        ? Zipped<Rest, Right, Others, Next, All, [...Out, Operand<Labels, Name, ShapeIn<T>>]>
        : NoForm<All>
      : NoForm<All>
  : null;

/** A label that is no letter, or twice in the result. */
type EachBad<Operands> = Operands extends readonly [
  Operand<infer Labels, infer Name, unknown>,
  ...infer Others,
]
  ? NoLetter<Labels, Others extends readonly [] ? Name : null> extends infer F
    ? F extends null
      ? EachBad<Others>
      : F
    : never
  : null;

/** Where a tensor has a name no label is in it twice. */
type NoLetter<Labels, Name> = Labels extends `${infer L}${infer Rest}`
  ? Uppercase<L> extends Lowercase<L>
    ? Fault<"syntax", [`${L} is no letter`]>
    : Name extends string
      ? Rest extends `${string}${L}${string}`
        ? Fault<"syntax", [`${L} is twice in ${Name}`]>
        : NoLetter<Rest, Name>
      : NoLetter<Rest, Name>
  : null;

/** The labels of some tensors in a text. */
type Joined<Operands, Out extends string = ""> = Operands extends readonly [
  Operand<infer Labels extends string, unknown, unknown>,
  ...infer Others,
]
  ? Joined<Others, `${Out}${Labels}`>
  : Out;

/** A label of the result that no other tensor has. */
type OnlyThere<Labels, Others extends string> = Labels extends `${infer L}${infer Rest}`
  ? Others extends `${string}${L}${string}`
    ? OnlyThere<Rest, Others>
    : Fault<"syntax", [`${L} is in the result only`]>
  : null;

/**
 * More or fewer labels than modes, or the first label with another extent than where it stood before: what stood there is
 * text, `";s=4@A;t=8@B;"`.
 */
type EachApart<Operands, Seen extends string> = Operands extends readonly [
  Operand<infer Labels extends string, infer Name extends string, infer S>,
  ...infer Others,
]
  ? With<Labels, S, Name, Seen> extends infer R
    ? R extends string
      ? EachApart<Others, R>
      : R
    : never
  : null;

/** What has been seen after one more tensor, or the fault. No labels are those of a tensor of one element. */
type With<Labels extends string, S, Name extends string, Seen extends string> =
  IsOpen<S> extends true
    ? Seen
    : WithEach<Labels, S extends readonly unknown[] ? S : [S], Name, Seen> extends infer R
      ? R extends null
        ? [Labels, Extent<S>] extends ["", "1" | "?"]
          ? Seen
          : Fault<
              "labels",
              [Name, `${S extends readonly unknown[] ? S["length"] : 1}`, `${Count<Labels> & number}`]
            >
        : R
      : never;

/** Label after label, each with its mode; `null` where there are more of one. */
type WithEach<Labels extends string, S, Name extends string, Seen> = S extends readonly [
  infer Head,
  ...infer Tail,
]
  ? Labels extends `${infer L}${infer Rest}`
    ? WithEach<Rest, Tail, Name, Beside<L, Extent<Head>, Name, Seen>>
    : null
  : Labels extends ""
    ? Seen
    : null;

/** How many labels there are. */
type Count<Labels extends string, So extends 0[] = []> = Labels extends `${string}${infer Rest}`
  ? Count<Rest, [...So, 0]>
  : So["length"];

/** A label of a size not known is seen where that is known; a fault stays the first. */
type Beside<L extends string, Size, Name extends string, Seen> = Size extends "?"
  ? Seen
  : Seen extends `${string};${L}=${infer N}@${infer In};${string}`
    ? N extends Size
      ? Seen
      : Fault<"extents", [L, N, In, Size & string, Name]>
    : Seen extends string
      ? `${Seen}${L}=${Size & string}@${Name};`
      : Seen;
