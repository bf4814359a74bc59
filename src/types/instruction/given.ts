import type { Answer } from "../diagnostic.js";
import type { AnyLayout, ComposedLayout, Layout } from "../layout/layout.js";
import type { Sliced } from "../layout/slice.js";
import type { Tensor } from "../tensor/tensor.js";
import type { CopyAtom, MmaAtom } from "./atom.js";
import type { TiledCopy } from "./tiled-copy.js";
import type { TiledMma } from "./tiled-mma.js";

/** What an operation `Name` gives, as a reader wants to see it: without the `NoInfer` that its result `R` came in. */
export type Given<R, Name> = Bare<Answer<R, Name>>;

type Bare<V> =
  V extends Layout<infer S, infer D>
    ? Layout<S, D>
    : V extends Tensor<infer A, infer S, infer D, infer Ragged>
      ? Tensor<A, S, D, Ragged>
      : V extends Sliced<
            infer L extends AnyLayout | ComposedLayout<AnyLayout, unknown, AnyLayout>,
            infer Start
          >
        ? Sliced<Bare<L>, Start>
        : BareCopy<V>;

type BareCopy<V> =
  V extends TiledMma<infer Atom, infer Atoms, infer P, infer Threads>
    ? TiledMma<Atom, Atoms, P, Threads>
    : V extends TiledCopy<infer Atom, infer Tv, infer Tiler, infer Grid, infer Bits>
      ? TiledCopy<Atom, Tv, Tiler, Grid, Bits>
      : V extends ComposedLayout<infer Outer, infer Start, infer Inner>
        ? ComposedLayout<Outer, Start, Inner>
        : V extends MmaAtom<
              infer Name,
              infer Mnk,
              infer T,
              infer A,
              infer B,
              infer C,
              infer W,
              infer E,
              infer SA,
              infer SB,
              infer SV
            >
          ? MmaAtom<Name, Mnk, T, A, B, C, W, E, SA, SB, SV>
          : V extends CopyAtom<infer Name, infer T, infer S, infer D, infer R, infer Valid>
            ? CopyAtom<Name, T, S, D, R, Valid>
            : V;
