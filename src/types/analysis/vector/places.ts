import type { Counting, SumIn } from "../../algebra/by-basis.js";
import type { SpanOfMode } from "../../layout/modes.js";
import type { PathsOf, Terms, TimesOf } from "../../semimodule/basis.js";
import type { Magnitude, Plus, Product } from "../../semimodule/integer.js";
import type { Elements, FirstElement } from "../../semimodule/semimodule.js";
import type { Moving } from "../injective/weighed.js";

/**
 * Modes as integers: coordinates by their places in the shape that they span, the first one fastest. `✗` and a fault for
 * strides that count several coordinates at once, and for binary ones.
 * @example PlacesOf<"4:e1,8:e0,"> // "4:8,8:1,"
 */
export type PlacesOf<M> = M extends Elements
  ? M extends `${string}f${string}`
    ? `✗integer|${FirstElement<M> & string}`
    : SumIn<M> extends infer D
      ? D extends string
        ? `✗basis|${D}`
        : Whole<Placed<M, Places<Moving<M>, PathsOf<Moving<M>>>>>
      : never
  : M;

/** A place past 2^53-1 is refused. */
type Whole<M> = M extends `${string}!${string}` ? "✗overflow|" : M;

/** How many places one step of each coordinate is: all those before it. */
type Places<M, Paths, At = "1", Out extends string = ""> = Paths extends `${infer Path};${infer Rest}`
  ? Places<M, Rest, Product<At, Span<Counting<M, Path>>>, Longer<Out, At, Path>>
  : `${Out}${At extends "!" ? At : ""}`;

/** One more coordinate. */
type Longer<Out extends string, At, Path extends string> = `${Out}${At & string}@${Path};`;

/** How many numbers modes of integers span. */
type Span<M, So = "1"> = M extends `${infer S}:${infer D},${infer Rest}`
  ? Span<Rest, Plus<So, SpanOfMode<Magnitude<D>, S>>>
  : So;

/** Each stride by the place of the coordinate that it counts. */
type Placed<M, All, Out extends string = ""> = M extends `${infer S}:${infer D},${infer Rest}`
  ? Placed<Rest, All, ModeText<Out, S, S extends "1" ? "0" : PlaceOf<Terms<D>, All>>>
  : Out;

/** A stride of 0 counts none. */
type PlaceOf<T, All> = T extends `${infer Times}@${infer Path};` ? Product<Times, TimesOf<All, Path>> : "0";

/** One more mode. */
type ModeText<Out extends string, S extends string, D> = `${Out}${S}:${D & string},`;
