import type { Composition } from "../algebra/composition.js";
import type { Filter } from "../algebra/filter.js";
import type { LeftInverse } from "../algebra/inverse.js";
import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, LayoutError } from "../diagnostic.js";
import type { IsOpen, ShapeOf } from "../layout/htuple.js";
import type { Layout, TextOfLayout } from "../layout/layout.js";
import type { LayoutOf } from "../layout/layout-of.js";
import type { Call, Made, OfCall, Ones, Refused, Sizes } from "./tiled-copy.js";

/** What `cotiledCopy(atom, addresses, data, { elementBits })` makes, or why it makes none. */
export type CotiledCopy<A, Addresses, Data, O> =
  NoInfer<ComputedCotiledCopy<A, Addresses, Data, O>> extends
    | infer Made
    | MadeOf<"cotiledCopy", A, Addresses, Data, O>
    ? Made
    : never;

type ComputedCotiledCopy<A, Addresses, Data, O> = O extends { readonly elementBits: infer Bits }
  ? IsPair<ShapeOf<Addresses>> extends false
    ? Refused<
        Call<"cotiledCopy", [A, Addresses, Data]>,
        "argument",
        [Clip<TextOfLayout<Addresses>>, "layout of threads and values"]
      >
    : CutOut<
        A,
        Composition<LeftInverse<Data>, Addresses>,
        Sizes<ShapeOf<Data>>,
        Ones<ShapeOf<Data>>,
        Bits,
        Call<"cotiledCopy", [A, Addresses, Data]>
      >
  : never;

/** Whether a shape is one of threads and values, as far as that is known. */
type IsPair<S> =
  IsOpen<S> extends true
    ? boolean
    : S extends readonly unknown[]
      ? S["length"] extends 2
        ? true
        : number extends S["length"]
          ? boolean
          : false
      : false;

/** The copy whose tile is those of some coordinates that it touches, in the order of the modes. */
export type CutOut<A, Tv, Shape, Grid, Bits, J> = Tv extends LayoutError
  ? OfCall<Tv, J>
  : Shape extends readonly unknown[]
    ? TilerOf<Tv, Shape> extends infer Tiler
      ? Made<A, Composition<LeftInverse<Composition<LayoutOf<Shape>, Tiler>>, Tv>, Tiler, Grid, Bits, J>
      : never
    : never;

type TilerOf<Tv, Shape extends readonly unknown[]> = {
  [I in keyof Shape]: Filter<Composition<Layout<Shape, { [J in keyof Shape]: J extends I ? 1 : 0 }>, Tv>>;
};
