import type { Bits, BitsOf, Shares } from "../../semimodule/binary.js";
import type { Minus, Order, Plus, Product } from "../../semimodule/integer.js";

/**
 * The first mode of the left operand that moves `mode#digit#steps;` together overrun, as `[path, mode, reached, extent]`;
 * `null` if there is none.
 */
export type Overrun<Parts, Moves> = Parts extends [[infer P, infer M], ...infer Rest]
  ? OverrunIn<M, P, Moves> extends infer R
    ? R extends null
      ? Overrun<Rest, Moves>
      : R
    : never
  : null;

/** Mode by mode of a part. The last has no bound. */
type OverrunIn<M, P, Moves> = M extends `${infer S}:${infer D},${infer Rest}`
  ? Rest extends ""
    ? null
    : Moves extends `${string}${P & string}~${S}~${D}~${Rest}#${string}`
      ? Bounded<Reached<Moves, `${P & string}~${S}~${D}~${Rest}`>, S, D, Rest, P, Moves>
      : OverrunIn<Rest, P, Moves>
  : null;

/** The next mode, where this one's moves stay below its extent. */
type Bounded<Most, S extends string, D extends string, Rest extends string, P, Moves> =
  Order<Most, S> extends "<" ? OverrunIn<Rest, P, Moves> : [P, `${P & string}~${S}~${D}~${Rest}`, Most, S];

/** Σ (steps - 1)·digit over the moves of a mode. */
type Reached<
  Moves,
  Key extends string,
  So = "0",
> = Moves extends `${infer K}#${infer X}#${infer N};${infer Rest}`
  ? Reached<Rest, Key, K extends Key ? Plus<So, Product<Minus<N, "1">, X>> : So>
  : So;

/** The first two moves of a binary digit that share a bit, where XOR is not their sum. */
export type Carry<Moves> = Moves extends `${string}~f${string}` ? CarryIn<Moves> : null;

type CarryIn<Moves, Seen extends string = ""> = Moves extends `${infer K}#${infer X}#${infer N};${infer Rest}`
  ? K extends `${string}~${string}~f${string}`
    ? Earlier<Seen, K, BitsOf<N, Bits<X>>> extends infer Before
      ? Before extends string
        ? [Before, X]
        : CarryIn<Rest, `${Seen}${K}#${X}#${N};`>
      : never
    : CarryIn<Rest, Seen>
  : null;

/** The first of the moves before of the same digit that shares a bit with this one. */
type Earlier<Seen, Key, Own> = Seen extends `${infer K}#${infer X}#${infer N};${infer Rest}`
  ? K extends Key
    ? Shares<BitsOf<N, Bits<X>>, Own> extends true
      ? X
      : Earlier<Rest, Key, Own>
    : Earlier<Rest, Key, Own>
  : null;
