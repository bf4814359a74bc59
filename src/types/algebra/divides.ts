import type { MadeOf } from "../diagnostic/made-of.js";
import type { LayoutError } from "../diagnostic.js";
import type { IsOpen } from "../layout/htuple.js";
import type { Job, JobRefusal } from "../layout/job.js";
import type { Layout } from "../layout/layout.js";
import type { Modes } from "../layout/modes.js";
import type { Extent } from "../layout/shape.js";
import type { Modulo, NumeralOf } from "../semimodule/integer.js";
import type { ComplementOf } from "./complement.js";
import type { AsModes } from "./concat.js";
import type { DivideAs } from "./divide.js";
import type { Beyond, TileOf } from "./tiler.js";

/**
 * The refusal of a tiler that does not divide a layout, or that `logicalDivide` refuses; else `null`. A mode is divided
 * where its size is a multiple of the extent that the tile and the gaps in it cover. Tiles that yield coordinates are left
 * to the run time.
 * @example AssertDivides<Layout<[128, 64], [1, 128]>, [32, 16]> // null
 */
export type AssertDivides<A, T> =
  NoInfer<ComputedAssertDivides<A, T>> extends infer Made | MadeOf<"assertDivides", A, T> ? Made : never;

type ComputedAssertDivides<A, T> = "assertDivides" extends "assertDivides" & T & A
  ? null
  : DivideAs<"assertDivides", A, T> extends infer R
    ? R extends LayoutError
      ? FirstRefused<T, A, R>
      : Undivided<A, T>
    : never;

/** By mode a mode before the one that `logicalDivide` refuses may be one that its tiler does not divide. */
type FirstRefused<T, A, R> = T extends readonly unknown[]
  ? A extends Layout<infer S, infer D>
    ? Beyond<AsModes<S>, T> extends null
      ? R
      : RefusedOf<T, AsModes<S>, AsModes<D>, R>
    : R
  : R;

type RefusedOf<T, S, D, R> = T extends readonly [infer T0, ...infer Ts]
  ? S extends readonly [infer S0, ...infer Ss]
    ? D extends readonly [infer D0, ...infer Ds]
      ? AssertDivides<Layout<S0, D0>, T0> extends infer First
        ? First extends null
          ? RefusedOf<Ts, Ss, Ds, R>
          : First
        : never
      : R
    : R
  : R;

/** As far as the numbers are known: by mode, an integer by itself, and a layout by what its complement says it covers. */
type Undivided<A, T> =
  A extends Layout<infer S, infer D>
    ? IsOpen<S> extends true
      ? null
      : T extends readonly unknown[]
        ? FirstOf<T, AsModes<S>, AsModes<D>>
        : CoveredBy<
            Covered<T>,
            Extent<S>,
            Job<"assertDivides", "⊘", A, T extends number ? TileOf<T, never> : T>
          >
    : null;

/** What a tile and the gaps in it cover, as a numeral; `null` where that is not known. */
export type Covered<T> = T extends number
  ? NumeralOf<T>
  : T extends Layout<infer TS, infer TD>
    ? LastOf<ComplementOf<Modes<TS, TD>>>
    : null;

/** The first mode that its tiler does not divide. */
type FirstOf<T, S, D> = T extends readonly [infer T0, ...infer Ts]
  ? S extends readonly [infer S0, ...infer Ss]
    ? D extends readonly [infer D0, ...infer Ds]
      ? Undivided<Layout<S0, D0>, T0> extends infer R
        ? R extends null
          ? FirstOf<Ts, Ss, Ds>
          : R
        : never
      : null
    : null
  : null;

/** What the last mode of a complement steps over is covered by the tile and the gaps before it. */
type LastOf<Gaps> = Gaps extends `${string},${infer Rest}`
  ? Rest extends ""
    ? Gaps extends `${string}:${infer D},`
      ? D extends `f${infer A}`
        ? A
        : D
      : null
    : LastOf<Rest>
  : null;

/** Where what is covered is known, it has to divide the size. */
type CoveredBy<Covered, Size, J> = Covered extends string
  ? Rest<Modulo<Size, Covered>, Size, Covered, J>
  : null;

type Rest<Left, Size, Covered, J> = Left extends "0" | "?" | "!"
  ? null
  : "?" extends Size | Covered
    ? null
    : JobRefusal<J, "divisibility", [`extent ${Size & string}`, Covered & string]>;
