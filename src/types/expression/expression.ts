import type { MadeOf } from "../diagnostic/made-of.js";
import type { Quoted } from "../diagnostic/quoted.js";
import type { Clip, Refusal } from "../diagnostic.js";
import type { HTuple, Refines, ShapeOf } from "../layout/htuple.js";
import type { AnyLayout, ComposedLayout, Layout, TextOfLayout } from "../layout/layout.js";
import type { Nesting } from "../layout/levels.js";
import type { TextOf } from "../layout/text.js";

/** A language that expressions are written in. */
export type Language = "js" | "c" | "wgsl" | "cuda";

/** The variables of an expression: one for the linear index, or one for each mode, nested as far as is wanted. */
export type Names = Nesting<string>;

/** What an expression is written in. */
export interface ExpressionOptions {
  readonly language: Language;
}

/** What a function is written in, and its parameters: `c0`, `c1`, … for the modes where they are not named. */
export interface FunctionOptions<out Parameters = Names> extends ExpressionOptions {
  readonly names?: Parameters;
}

/** The text of an expression, or the refusal of names that do not fit the profile of the layout. */
export type ExpressionOf<L, N> =
  NoInfer<Written<"toExpression", L, N, string>> extends infer Made | MadeOf<"expressionOf", L, N>
    ? Made
    : never;

/** The expressions of what a layout goes to, nested as its coordinates are; refused as `ExpressionOf`. */
export type ExpressionsOf<L, N> =
  NoInfer<Written<"toExpressions", L, N, HTuple<string>>> extends infer Made | MadeOf<"expressionsOf", L, N>
    ? Made
    : never;

/** The text of a function; refused as `ExpressionOf`. */
export type FunctionOf<L, N> =
  NoInfer<Written<"toFunction", L, N, string>> extends infer Made | MadeOf<"functionOf", L, N> ? Made : never;

/** All three: the names are to fit the profile of the layout. */
type Written<Operation extends string, L, N, Text> =
  L extends Layout<infer S, unknown>
    ? Refines<N, S> extends false
      ? Refusal<Operation, Clip<TextOfLayout<L>>, "names", [Clip<TextOfNames<N>>, Clip<TextOf<S>>]>
      : Text
    : L extends ComposedLayout<AnyLayout, unknown, infer Inner>
      ? Refines<N, Inner["shape"]> extends false
        ? Refusal<
            Operation,
            Clip<TextOfLayout<L>>,
            "names",
            [Clip<TextOfNames<N>>, Clip<TextOf<ShapeOf<Inner>>>]
          >
        : Text
      : L;

/** Names as a message shows them, a question mark for one not known statically. */
type TextOfNames<N> = N extends readonly [infer Head, ...infer Tail]
  ? TextOfMore<Tail, `(${TextOfNames<Head>}`>
  : N extends readonly []
    ? "()"
    : N extends string
      ? {} extends { [K in N]: 1 }
        ? "?"
        : Quoted<N>
      : "?";

/** The elements after the first. */
type TextOfMore<N, Out extends string> = N extends readonly [infer Head, ...infer Tail]
  ? TextOfMore<Tail, `${Out},${TextOfNames<Head>}`>
  : `${Out})`;
