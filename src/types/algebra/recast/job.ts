import type { Clip, Code, Refusal } from "../../diagnostic.js";
import type { TextOfLayout } from "../../layout/layout.js";
import type { TextOf } from "../../layout/text.js";

/** The operands, for a refusal. */
export interface Bits<L, From, To> {
  readonly bits: [L, From, To];
}

/** The refusal to recast these. */
export type RecastRefusal<J, C extends Code, Values extends string[] = []> =
  J extends Bits<infer L, infer From, infer To>
    ? Refusal<"recast", `${Clip<TextOfLayout<L>>}, ${TextOf<From>} to ${TextOf<To>} bits`, C, Values>
    : never;
