import type { FirstNegative, Take, TakeLeast } from "../../layout/by-stride.js";
import type { Order, Product, Quotient } from "../../semimodule/integer.js";
import type { Coalesced } from "../coalesce.js";

/** Only the strides must be known to follow them; an extent that is not is followed where nothing comes after it. */
export type RightModes<Left extends string> = `;${Left}` extends `${string};?${string}`
  ? "?"
  : Coalesced<Follow<Left, "1">>;

/** The modes that continue `Next` one after the other, as `extent:coordinate,`. */
export type Follow<Left extends string, Next, Out extends string = ""> = Next extends "?"
  ? Left extends ""
    ? Out
    : "?"
  : Take<Left, Next> extends [unknown, infer Item extends string, infer Others extends string]
    ? FollowLargest<Item, Others, Next, Out>
    : Out;

/** Another mode of the same stride may be larger. */
type FollowLargest<
  Item,
  Left extends string,
  Next,
  Out extends string,
> = Item extends `${infer S}@${infer At}`
  ? Take<Left, Next> extends [unknown, infer Rival extends string, infer Others extends string]
    ? Rival extends `${infer S2}@${string}`
      ? FollowLargest<Larger<Order<S2, S>, Rival, Item>, Others, Next, Out>
      : never
    : Follow<Left, Product<Next, S>, `${Out}${S}:${At},`>
  : "?";

/** Which of two is larger is not known of an extent that is not. */
type Larger<Of, Rival, Item> = Of extends ">" ? Rival : Of extends "?" ? Of : Item;

/** The modes of a left inverse, each as wide as the gap to the next stride; `✗` and the fault where there is none. */
export type LeftModes<Left extends string> =
  FirstNegative<Left> extends infer D extends string
    ? `✗${D}`
    : Left extends `${string}?${string}`
      ? "?"
      : InOrder<FirstGap<TakeLeast<Left>>, Left>;

/** A fault is looked for again stride by stride, to name the least one. */
type InOrder<R, Left extends string> = R extends `✗${string}` ? FirstFault<TakeLeast<Left>, "1", "1"> : R;

/** From the least stride on: the one before and its extent say where the next may begin. */
type FirstFault<Taken, Before, Size> = Taken extends [
  infer D extends string,
  `${infer S}@${string}`,
  infer Others extends string,
]
  ? Quotient<D, Before> extends infer Q
    ? Q extends string
      ? Order<Q, Size> extends "<"
        ? `✗${D}|${Before & string}|${Size & string}`
        : FirstFault<TakeLeast<Others>, D, S>
      : `✗${D}|${Before & string}|${Size & string}`
    : never
  : never;

/** Below the least stride everything goes to 0. */
type FirstGap<Taken> = Taken extends [
  infer D extends string,
  infer Item extends string,
  infer Others extends string,
]
  ? D extends "1"
    ? Gap<Item, D, Others, "">
    : Gap<Item, D, Others, `${D}:0,`>
  : "1:0,";

/** A mode that ends where another begins is as wide as its extent. */
type Gap<
  Item extends string,
  D extends string,
  Left extends string,
  Out extends string,
> = Item extends `${infer S}@${infer At}`
  ? Left extends ""
    ? Coalesced<`${Out}${S}:${At},`>
    : Take<Left, Product<S, D>> extends [
          infer D2 extends string,
          infer Item2 extends string,
          infer Others extends string,
        ]
      ? Gap<Item2, D2, Others, `${Out}${S}:${At},`>
      : WiderGap<TakeLeast<Left>, S, D, At, Out>
  : never;

/** Else it is as wide as the gap to the least stride that is left, of which it is to be a divisor. */
type WiderGap<
  Taken,
  S extends string,
  D extends string,
  At extends string,
  Out extends string,
> = Taken extends [infer D2 extends string, infer Item2 extends string, infer Others extends string]
  ? Quotient<D2, D> extends infer Q extends string
    ? Order<Q, S> extends "<"
      ? `✗${D2}|${D}|${S}`
      : Gap<Item2, D2, Others, `${Out}${Q}:${At},`>
    : `✗${D2}|${D}|${S}`
  : never;
