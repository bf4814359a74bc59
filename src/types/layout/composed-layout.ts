import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Refusal } from "../diagnostic.js";
import type { IntegersFault, LeafFault } from "./check.js";
import type { IsOpen } from "./htuple.js";
import type { AnyLayout, ComposedLayout, TextOfLayout } from "./layout.js";
import type { Widened } from "./widened.js";

/** What `composedLayout` makes of these, or why it makes none. */
export type Composed<Outer, Offset, Inner> =
  NoInfer<ComputedComposed<Outer, Offset, Inner>> extends
    | infer Made
    | MadeOf<"composed", Outer, Offset, Inner>
    ? Made
    : never;

type ComputedComposed<Outer, Offset, Inner> = Outer extends AnyLayout
  ? Inner extends AnyLayout
    ? IntegersFault<Offset> extends LeafFault<infer Code, infer Value>
      ? Unfit<Outer, Offset, Inner, Code & ("integer" | "overflow"), Value>
      : ComposedLayout<Outer, Widened<Offset>, Inner>
    : Inner
  : Outer;

/** Over open layouts nothing is refused: see `Refused` of the tilers. */
type Unfit<
  Outer extends AnyLayout,
  Offset,
  Inner extends AnyLayout,
  C extends "integer" | "overflow",
  Value,
> = true extends IsOpen<Outer["shape"]> | IsOpen<Inner["shape"]>
  ? ComposedLayout<Outer, Offset, Inner>
  : Refusal<"composedLayout", Clip<TextOfLayout<ComposedLayout<Outer, Offset, Inner>>>, C, [Value & string]>;
