import type { Coalesced } from "./coalesce.js";
import type { SameText } from "./htuple.js";
import type { Order } from "./integer.js";
import type { Layout } from "./layout.js";
import type { Modes } from "./modes.js";

/**
 * Whether two layouts have the same size and the same offset at every integer coordinate, whatever their form: their
 * coalesced forms are the same. `boolean` where a number decides that is not known.
 * @example SameFunction<Layout<[2, [1, 6]], [1, [6, 2]]>, Layout<12, 1>> // true
 */
export type SameFunction<A, B> =
  A extends Layout<infer S, infer D>
    ? B extends Layout<infer S2, infer D2>
      ? SameModes<Coalesced<Modes<S, D>>, Coalesced<Modes<S2, D2>>>
      : B
    : A;

type SameModes<A, B> = SameText<A & string, B & string>;

/**
 * The modes that two coalesced layouts have in common from coordinate 0 on, as text.
 * @example CommonStart<"6:1,2:8,", "4:1,"> // "4:1,"
 */
export type CommonStart<A, B, Out extends string = ""> = A extends `${infer S}:${infer D},${infer Rest}`
  ? B extends `${S}:${D},${infer Others}`
    ? CommonStart<Rest, Others, S extends "1" ? Out : `${Out}${S}:${D},`>
    : B extends `${infer S2}:${D},${string}`
      ? S2 extends `${string},${string}`
        ? Out
        : Shorter<S, S2, D, Out>
      : Out
  : Out;

type Shorter<S extends string, S2 extends string, D extends string, Out extends string> =
  Order<S, S2> extends "<"
    ? S extends "1"
      ? Out
      : `${Out}${S}:${D},`
    : S2 extends "1"
      ? Out
      : `${Out}${S2}:${D},`;
