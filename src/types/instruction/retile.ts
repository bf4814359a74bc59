import type { LogicalDivide } from "../algebra/divide.js";
import type { MadeOf } from "../diagnostic/made-of.js";
import type { Clip, Code, LayoutError, Refusal } from "../diagnostic.js";
import type { IsOpen } from "../layout/htuple.js";
import type { Layout, TextOfLayout } from "../layout/layout.js";
import type { Extent } from "../layout/shape.js";
import type { NumeralOf, Product, Quotient, ValueOf } from "../semimodule/integer.js";
import type { Split, SplitBy } from "./split.js";
import type { InElements, TiledCopy } from "./tiled-copy.js";

/**
 * The registers of a part of the tiled instruction that a copy is made for, (values, rests), as the copy has them: ((values of
 * the copy, its repetitions), rests).
 */
export type Retile<T, L> =
  NoInfer<ComputedRetile<T, L>> extends infer Made | MadeOf<"retile", T, L> ? Made : never;

type ComputedRetile<T, L> =
  L extends Layout<infer S, infer D>
    ? IsOpen<S> extends true
      ? Layout
      : S extends readonly unknown[]
        ? Retiled<T, S, D, L>
        : Retiled<T, [S], [D], L>
    : L;

/** The values are the first mode. */
type Retiled<T, S, D, L> =
  T extends TiledCopy<infer A, Layout<readonly [unknown, infer Vs], unknown>, unknown, infer Grid, infer Bits>
    ? Registers<S, D> extends Registers<readonly [infer VS, ...infer RS], readonly [infer VD, ...infer RD]>
      ? Filled<Extent<VS>, Grid> extends Extent<Vs>
        ? Cut<RS, RD, Grid> extends infer Parts
          ? Parts extends Pieces<
              infer TS extends unknown[],
              infer TD extends unknown[],
              infer MS extends unknown[],
              infer MD extends unknown[]
            >
            ? Regrouped<[VS, ...TS], [VD, ...TD], MS, MD, InElements<A, "reference", Bits>>
            : Parts extends [infer Size, infer By]
              ? Refused<A, L, "divisibility", [Size & string, By & string]>
              : Parts extends LayoutError
                ? Parts
                : number extends (RS | RD)["length"]
                  ? Layout
                  : Refused<A, L, "rank", [`${(Grid & readonly unknown[])["length"]}`, `${RS["length"]}`]>
          : never
        : Sizes<A, L, Filled<Extent<VS>, Grid>, Extent<Vs>>
      : Layout
    : Layout;

/** Both, asked for by one question. */
interface Registers<out S, out D> {
  readonly registers: [S, D];
}

type Refused<A, L, C extends Code, Values extends string[]> = A extends {
  readonly name: infer Name extends string;
}
  ? Refusal<"retile", `${Name}, ${Clip<TextOfLayout<L>>}`, C, Values>
  : never;

type Sizes<A, L, Own, Tile> = "?" extends Own | Tile
  ? Layout
  : Refused<A, L, "sizes", [Own & string, Tile & string]>;

/** How many values there are in all parts of the tile. */
type Filled<So, Grid> = Grid extends readonly [infer First, ...infer Rest]
  ? Filled<Product<So, NumeralOf<First>>, Rest>
  : So;

/** Each rest cut into what the tile of the copy has of it, and what is left. */
interface Pieces<out TS, out TD, out MS, out MD> {
  readonly pieces: [TS, TD, MS, MD];
}

type Cut<
  RS,
  RD,
  Grid,
  TS extends unknown[] = [],
  TD extends unknown[] = [],
  MS extends unknown[] = [],
  MD extends unknown[] = [],
> = Grid extends readonly [infer By, ...infer More]
  ? RS extends readonly [infer S, ...infer Ss]
    ? RD extends readonly [infer D, ...infer Ds]
      ? Quotient<Extent<S>, NumeralOf<By>> extends null
        ? [Extent<S>, NumeralOf<By>]
        : SplitBy<S, D, [By, 1, null]> extends infer Z
          ? Z extends Split<infer A, infer AD, unknown, unknown, infer B, infer BD>
            ? Cut<Ss, Ds, More, [...TS, A], [...TD, AD], [...MS, B], [...MD, BD]>
            : Z
          : never
      : null
    : null
  : RS extends readonly unknown[]
    ? RD extends readonly unknown[]
      ? Pieces<TS, TD, [...MS, ...RS], [...MD, ...RD]>
      : null
    : null;

type Regrouped<VS, VD, MS extends readonly unknown[], MD extends readonly unknown[], Reference> =
  Reference extends Layout<readonly [unknown, infer V], unknown>
    ? LogicalDivide<Layout<VS, VD>, ValueOf<Extent<V>>> extends infer Z
      ? Z extends Layout<infer S, infer D>
        ? Layout<[S, ...MS], [D, ...MD]>
        : Z
      : never
    : Reference;
