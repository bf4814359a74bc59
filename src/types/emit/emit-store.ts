import type { MadeOf } from "../diagnostic/made-of.js";
import type { Refusal } from "../diagnostic.js";
import type { TileShape } from "../instruction/tiled-mma.js";
import type { NumeralOf, Quotient } from "../semimodule/integer.js";
import type { Emitted, First } from "./emit-copy.js";
import type { ShapeIn } from "./emit-mma.js";
import type { HalfFault } from "./feature.js";
import type { SumsFault } from "./fragments.js";
import type { NameFault, Target } from "./identifier.js";
import type { ElementIn, OperandName } from "./operand.js";
import type { ConfigurationFault, MatrixFault, SubgroupOf, ToldOfMatrices } from "./subgroup.js";
import type { OptionOf } from "./symbol.js";

/** What `emitStore(tiled, c, to, options)` makes, or why it makes none. */
export type EmitStore<T, C, To, O> =
  NoInfer<ComputedEmitStore<T, C, To, O>> extends infer Made | MadeOf<"emitStore", T, C, To, O>
    ? Made
    : never;

type ComputedEmitStore<T, C, To, O> = "emitStore" extends "emitStore" & O
  ? Emitted
  : Stored<T, C, To, O, `${OperandName<C>}, ${OperandName<To>}`, SubgroupOf<T>>;

type Stored<T, C, To, O, Names extends string, S> = First<
  [
    NameFault<"emitStore", OptionOf<O, "name", "store">, Names>,
    Uneven<Names, ShapeIn<To>, TileShape<T>>,
    HalfFault<"emitStore", Names, ElementIn<C> | ElementIn<To>, O>,
    ConfigurationFault<"emitStore", Names, S, O>,
    S extends { readonly sizes: readonly [infer M, infer N, unknown]; readonly permutation: infer P }
      ? ToldOfMatrices<"emitStore", Names, MatrixFault<To, [M, N], P>>
      : null,
    ShapeIn<To> extends readonly [infer Rows, infer Columns]
      ? SumsFault<"emitStore", Names, T, C, Rows, Columns>
      : null,
  ],
  Emitted<OptionOf<O, "name", "store">, OptionOf<O, "language", Target>>
>;

/** The tile of the instruction divides what is stored to. */
type Uneven<Names extends string, Shape, Tile> = Shape extends readonly [infer M, infer N]
  ? Tile extends readonly [infer TM, infer TN, unknown]
    ? Quotient<M, NumeralOf<TM>> extends null
      ? Refusal<"emitStore", Names, "divisibility", [M & string, NumeralOf<TM> & string]>
      : Quotient<N, NumeralOf<TN>> extends null
        ? Refusal<"emitStore", Names, "divisibility", [N & string, NumeralOf<TN> & string]>
        : null
    : null
  : null;
