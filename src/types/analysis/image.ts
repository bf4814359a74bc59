import type { AsLayout } from "../algebra/as-layout.js";
import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, LayoutError, Refusal, Renamed } from "../diagnostic.js";
import type { IntTuple } from "../layout/htuple.js";
import type { AnyComposedLayout, Layout, TextOfLayout } from "../layout/layout.js";
import type { ExtentOfModes, Modes } from "../layout/modes.js";
import type { Minus, Order, Plus, ValueOf } from "../semimodule/integer.js";
import type { Elements } from "../semimodule/semimodule.js";

/**
 * The offsets of a layout, each once, in ascending order; of coordinates the last counts most. Refused are more than 2^18
 * of them. The compiler lists the offsets of up to 64 coordinates over integers.
 * @example Image<Layout<[2, 3], [1, 1]>> // [0, 1, 2, 3]
 */
export type Image<L> = NoInfer<ComputedImage<L>> extends infer Made | MadeOf<"image", L> ? Made : never;

type ComputedImage<L> = "image" extends "image" & L
  ? IntTuple[]
  : L extends Layout<infer S, infer D>
    ? OfModes<Modes<S, D>, D, L>
    : L extends AnyComposedLayout
      ? ImageAs<AsLayout<L>, L>
      : L;

/** A composed layout is asked as the layout that it is; where it is none only the run time sees its offsets. */
type ImageAs<F, L> = F extends LayoutError
  ? number[]
  : Renamed<ComputedImage<F>, "image", Clip<TextOfLayout<L>>>;

/** A list for few integers; else only what is in it. */
type OfModes<M, D, L> = M extends Elements
  ? M extends `${string}f${string}`
    ? number[]
    : IntTuple[]
  : M extends `${string}?${string}`
    ? [D] extends [IntTuple]
      ? number[]
      : IntTuple[]
    : Order<ExtentOfModes<M>, "64"> extends "<" | "="
      ? Values<Listed<M>, L>
      : number[];

/** The list, or the refusal of an offset past 2^53-1. */
type Values<T, L> = T extends `${string}!${string}`
  ? Refusal<"image", Clip<TextOfLayout<L>>, "overflow">
  : ListOf<T>;

/** Offsets in text as a tuple. */
type ListOf<T, Out extends number[] = []> = T extends `${infer A},${infer Rest}`
  ? ListOf<Rest, [...Out, ValueOf<A>]>
  : Out;

/** The offsets of the modes so far, in order as text, `"0,1,2,"`. */
type Listed<M, So extends string = "0,"> = M extends `${infer S}:${infer D},${infer Rest}`
  ? Listed<Rest, Stepped<S, D, So, So>>
  : So;

/** The offsets after all steps of a mode: those before it, moved again and again. */
type Stepped<S, D, Moved extends string, All extends string> = D extends "0"
  ? All
  : S extends "1"
    ? All
    : Shifted<Moved, D> extends infer Next extends string
      ? Next extends `${string}!${string}`
        ? Next
        : Stepped<Minus<S, "1">, D, Next, Merged<All, Next>>
      : never;

/** Offsets moved by a stride. */
type Shifted<T, D, Out extends string = ""> = T extends `${infer A},${infer Rest}`
  ? Shifted<Rest, D, Longer<Out, Plus<A, D>>>
  : Out;

/** In an alias of its own: a template must not hold a sum. */
type Longer<Out extends string, A> = `${Out}${A & string},`;

/** Two ascending lists as one; what stands in both stands once. */
type Merged<A, B, Out extends string = ""> = A extends `${infer A0},${infer As}`
  ? B extends `${infer B0},${infer Bs}`
    ? Order<A0, B0> extends infer O
      ? O extends "<"
        ? Merged<As, B, `${Out}${A0},`>
        : O extends ">"
          ? Merged<A, Bs, `${Out}${B0},`>
          : Merged<As, Bs, `${Out}${A0},`>
      : never
    : `${Out}${A}`
  : `${Out}${B & string}`;
