import type { Clip, Refusal } from "../diagnostic.js";
import type { IsOpen } from "../layout/htuple.js";
import type { Extent } from "../layout/shape.js";
import type { Fault } from "../tensor/accessor.js";
import type { ShapeIn } from "../tensor/tensor.js";
import type { Apart, First, MultiplyFault } from "./gemm.js";

/**
 * The result C of a contraction such as "mk,nk->mn", whose letters name the modes of A, B and C (paper, section 3.3);
 * refused where the letters are no such thing, or a letter has one extent in one tensor and another in another.
 */
export type Contract<Spec, A, B, C> = Spec extends string
  ? {} extends { [K in Spec]: 1 }
    ? C
    : SpecFault<Tight<Spec>, ShapeIn<A>, ShapeIn<B>, ShapeIn<C>> extends Fault<infer F, infer Values>
      ? Refusal<"contract", Clip<Spec>, F, Values>
      : MultiplyFault<A, B, C> extends Fault<infer F, infer Values>
        ? Refusal<"contract", Clip<Spec>, F, Values>
        : C
  : C;

/** A text without its spaces. */
type Tight<Text extends string> = Text extends `${infer Before} ${infer After}`
  ? Tight<`${Before}${After}`>
  : Text;

/** The first fault in order: of the form, of the labels, of the ranks, of the extents. */
type SpecFault<Spec extends string, SA, SB, SC> = Spec extends `${infer LA},${infer LB}->${infer LC}`
  ? First<[BadLabel<LA, "A">, BadLabel<LB, "B">, BadLabel<LC, "C">]> extends infer F
    ? F extends null
      ? First<
          [
            OnlyThere<LC, `${LA}${LB}`>,
            Miscounted<LA, SA, "A">,
            Miscounted<LB, SB, "B">,
            Miscounted<LC, SC, "C">,
          ]
        > extends infer Other
        ? Other extends null
          ? ExtentFault<Labelled<LA, SA>, Labelled<LB, SB>, Labelled<LC, SC>>
          : Other
        : never
      : F
    : never
  : Fault<"syntax", ["it is no A,B->C"]>;

/** A label that is no letter, or twice in one operand. */
type BadLabel<Labels extends string, Name extends string> = Labels extends `${infer L}${infer Rest}`
  ? Uppercase<L> extends Lowercase<L>
    ? Fault<"syntax", [`${L} is no letter`]>
    : Rest extends `${string}${L}${string}`
      ? Fault<"syntax", [`${L} is twice in ${Name}`]>
      : BadLabel<Rest, Name>
  : null;

/** A label of C that neither A nor B has. */
type OnlyThere<Labels extends string, Others extends string> = Labels extends `${infer L}${infer Rest}`
  ? Others extends `${string}${L}${string}`
    ? OnlyThere<Rest, Others>
    : Fault<"syntax", [`${L} is in C only`]>
  : null;

/** More or fewer labels than modes; no labels are those of a tensor of one element. */
type Miscounted<Labels extends string, S, Name extends string> =
  IsOpen<S> extends true
    ? null
    : Count<Labels> extends infer N
      ? S extends readonly unknown[]
        ? N extends S["length"]
          ? null
          : [N, Extent<S>] extends [0, "1"]
            ? null
            : [N, Extent<S>] extends [0, "?"]
              ? null
              : Fault<"labels", [Name, `${S["length"]}`, `${N & number}`]>
        : N extends 1
          ? null
          : [N, Extent<S>] extends [0, "1" | "?"]
            ? null
            : Fault<"labels", [Name, "1", `${N & number}`]>
      : never;

/** How many labels there are. */
type Count<Labels extends string, So extends 0[] = []> = Labels extends `${string}${infer Rest}`
  ? Count<Rest, [...So, 0]>
  : So["length"];

/** The size of every label as text, `";s=4;t=8;"`. */
type Labelled<Labels extends string, S, Out extends string = ";"> =
  IsOpen<S> extends true
    ? ";"
    : S extends readonly [infer Head, ...infer Tail]
      ? Labels extends `${infer L}${infer Rest}`
        ? Labelled<Rest, Tail, Entry<Out, L, Extent<Head>>>
        : Out
      : S extends readonly unknown[]
        ? Out
        : Labels extends ""
          ? Out
          : Entry<";", Labels, Extent<S>>;

type Entry<Out extends string, L extends string, Size> = `${Out}${L}=${Size & string};`;

/** The labels of A in B and in C, then those of B in C. */
type ExtentFault<A extends string, B extends string, C extends string> =
  EachApart<A, B, "A", "B"> extends infer AB
    ? AB extends null
      ? EachApart<A, C, "A", "C"> extends infer AC
        ? AC extends null
          ? EachApart<B, C, "B", "C">
          : AC
        : never
      : AB
    : never;

/** The first label of two operands with an extent in one and another in the other. */
type EachApart<
  X extends string,
  Y extends string,
  InX extends string,
  InY extends string,
> = X extends `;${infer L}=${infer N};${infer Rest}`
  ? Y extends `${string};${L}=${infer M};${string}`
    ? Apart<L, N, InX, M, InY> extends null
      ? EachApart<`;${Rest}`, Y, InX, InY>
      : Apart<L, N, InX, M, InY>
    : EachApart<`;${Rest}`, Y, InX, InY>
  : null;
