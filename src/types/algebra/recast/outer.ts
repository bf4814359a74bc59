import type { Product, Quotient } from "../../semimodule/integer.js";
import type { Simplified } from "../coalesce.js";

/**
 * The modes of the outer layout of a composed one over elements of which `N` old ones are `N2` new ones: what took x to y
 * takes N·x + r to N·y + r. `✗` and a fault where it does not take the old elements of a new one side by side.
 * @example Respaced<"64:f1,8:f72,1:f512,", "1", "8", "f"> // "8:f1,8:f9,1:f64,"
 */
export type Respaced<M, N, N2, Kind extends string> = N2 extends "1"
  ? Finer<M, N, Kind>
  : Coarser<Finer<M, N, Kind>, N2, Kind>;

/** A new first mode counts the elements within an old one. */
type Finer<M, N, Kind extends string> = N extends "1"
  ? Simplified<M>
  : Simplified<Scaled<M, N, Kind, OuterMode<"", N, "1", Kind>>>;

/** Every stride in finer elements. */
type Scaled<M, N, Kind extends string, Out extends string> = M extends `${infer S}:${infer D},${infer Rest}`
  ? Scaled<Rest, N, Kind, OuterMode<Out, S, Product<Plain<D>, N>, Kind>>
  : Out;

/** A stride of 0 has no kind. */
type OuterMode<Out extends string, S, D, Kind extends string> = `${Out}${S & string}:${D extends "0"
  ? ""
  : Kind}${D & string},`;

/** A stride as an integer, binary or not. */
type Plain<D> = D extends `f${infer A}` ? A : D;

/** The mode of stride 1 comes first, and is to be whole new elements. */
type Coarser<M, N, Kind extends string> = M extends `${infer S}:${infer D},${infer Rest}`
  ? Plain<D> extends "1"
    ? Rest extends ""
      ? M
      : Quotient<S, N> extends infer Left
        ? Left extends null
          ? `✗divisibility|extent ${S}|${N & string}`
          : Divided<Rest, N, Kind, OuterMode<"", Left, "1", Kind>>
        : never
    : `✗unit|1|${N & string}`
  : M;

/** Every other stride is to be whole new elements too. */
type Divided<M, N, Kind extends string, Out extends string> = M extends `${infer S}:${infer D},${infer Rest}`
  ? Quotient<Plain<D>, N> extends infer Step
    ? Step extends null
      ? `✗divisibility|stride ${Plain<D> & string}|${N & string}`
      : Divided<Rest, N, Kind, OuterMode<Out, S, Step, Kind>>
    : never
  : Simplified<Out>;
