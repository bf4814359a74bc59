import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Refusal } from "../diagnostic.js";
import type { Fault } from "../tensor/accessor.js";
import type { AnyTensor } from "../tensor/tensor.js";
import type { ElementsFault } from "./contract/elements.js";
import type { SpecFault } from "./contract/labels.js";

/**
 * The result of a contraction such as "mk,nk->mn" of the tensors `Of`, the result last, whose letters name the modes of each
 * (paper, section 3.3); a factor may follow. Refused where the letters are no such thing, or a letter has one extent here and
 * another there.
 */
export type Contract<Spec, Of extends readonly unknown[]> =
  NoInfer<ComputedContract<Spec, Of>> extends infer Made | MadeOf<"contract", Spec, Of> ? Made : never;

type ComputedContract<Spec, Of extends readonly unknown[]> = Spec extends string
  ? {} extends { [K in Spec]: 1 }
    ? LastTensor<Of>
    : number extends Of["length"]
      ? LastTensor<Of>
      : Contracted<Spec, TensorsOf<Of>, AlphaOf<Of>>
  : LastTensor<Of>;

/** What a contraction adds to: the last tensor. */
export type LastTensor<Of extends readonly unknown[]> = number extends Of["length"]
  ? Extract<Of[number], AnyTensor>
  : TensorsOf<Of> extends readonly [...unknown[], infer Last]
    ? Last
    : never;

/** A factor of products, or none. */
export type Alpha = number | bigint | undefined;

/** All but the factor at the end. */
type TensorsOf<Of extends readonly unknown[]> = Of extends readonly [...infer Tensors, Alpha] ? Tensors : Of;

type AlphaOf<Of extends readonly unknown[]> = Of extends readonly [...unknown[], infer Last extends Alpha]
  ? Last
  : undefined;

/** The first fault in order: a number among the tensors, the letters, the elements. */
type Contracted<Spec extends string, Tensors extends readonly unknown[], A> =
  Extract<Tensors[number], Alpha> extends never
    ? SpecFault<Spec, Tensors> extends Fault<infer F, infer Values>
      ? Refusal<"contract", TextOfSpec<Spec>, F, Values>
      : Tensors extends readonly [...infer Operands, infer C]
        ? ElementsFault<Operands, C, A> extends Fault<infer F, infer Values>
          ? Refusal<"contract", TextOfSpec<Spec>, F, Values>
          : C
        : never
    : Refusal<
        "contract",
        TextOfSpec<Spec>,
        "argument",
        [TextOfAlpha<Extract<Tensors[number], Alpha>>, "tensor"]
      >;

/** A number as a message shows it. */
type TextOfAlpha<A extends Alpha> = A extends bigint ? `${A}n` : `${A}`;

/** The text as a message shows it. */
type TextOfSpec<Spec extends string> = Spec extends "" ? '""' : Clip<Spec>;
