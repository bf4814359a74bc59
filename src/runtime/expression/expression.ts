import type { Accepted, Answer } from "../../types/diagnostic.js";
import type {
  ExpressionOf,
  ExpressionOptions,
  ExpressionsOf,
  FunctionOf,
  FunctionOptions,
  Names,
} from "../../types/expression/expression.js";
import type { HTuple, IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout, AnyMapping } from "../../types/layout/layout.js";
import { type Fail, failing } from "../diagnostic.js";
import { isComposedLayout } from "../layout/composed-layout.js";
import { layoutIn } from "../layout/layout.js";
import { show } from "../layout/text.js";
import { isLanguage } from "./language.js";
import { identifierIn, namesFor, namesIn, namesOf } from "./names.js";
import { expressionOf, expressionsOf, functionOf, type Subject } from "./text.js";

/**
 * The offset of a layout as an expression in a language (paper, section 4.4): `names` is a variable for the linear index,
 * or a tuple of variables, one for each mode and linear in it, nested as far as the shape is. The variables are
 * coordinates in bounds, from 0 up: nothing wraps the last digit of one. JavaScript is right up to 2^53-1; C and CUDA
 * compute in `int`, and in `int64_t` (of `stdint.h`) where an offset or a coordinate is past 2^31-1; in WGSL the
 * variables are `u32`, and `i32` where a stride is negative. Refused are names that do not fit the profile, that repeat,
 * or are no identifiers; offsets that no integer of the language holds; coordinates for offsets (`toExpressions`).
 * Of a composed layout the offset of the inner one, which is not negative, stands in that of the outer one.
 * @param layout of offsets
 * @param names the variables
 * @param options `language`, which one to write
 * @returns the text
 * @throws LayoutError: argument, coordinate, names
 * @law evaluated, the text is `at`, in JavaScript, C, CUDA and WGSL (test/expression/expression.test.ts)
 * @see {@link toFunction}
 * @example toExpression(layout("(4,8):(8,1)"), ["m", "n"], { language: "c" }) // "m * 8 + n"
 * @example toExpression(composedLayout(swizzle(3, 3, 3), 0, layout("(8,64):(66,1)")), ["m", "n"], { language: "c" }) // "(m * 66 + n) ^ ((m * 66 + n) >> 3 & 56)"
 * @example toExpression(layout("(4,8):(8,1)"), "i", { language: "js" }) // "(i & 3) * 8 + (i >> 2)"
 * @example toExpression(layout("(4,8):(8,-1)"), ["m", "n"], { language: "wgsl" }) // "m * 8i - n"
 */
export function toExpression<L extends AnyMapping, const N extends Names>(
  layout: L,
  names: Accepted<N, ExpressionOf<L, N>>,
  options: ExpressionOptions,
): Answer<ExpressionOf<L, N>, string>;

export function toExpression(layout: AnyMapping, names: unknown, options: ExpressionOptions): string {
  const fail = failing("toExpression", () => show(layout));
  return expressionOf(subjectIn(layout, names, options, fail), fail);
}

/**
 * The same for a layout that goes to coordinates: an expression for each component, nested as the coordinates are; a
 * component that no stride names is zero. For a layout of offsets it is the one expression.
 * @param layout any
 * @param names the variables
 * @param options `language`, which one to write
 * @returns the text, or a tuple of texts
 * @throws LayoutError: as {@link toExpression}
 * @law evaluated, each is the component of `at` (test/expression/expression.test.ts)
 * @see {@link toExpression}
 * @example toExpressions(layout("(4,8):(8,1)"), ["m", "n"], { language: "c" }) // "m * 8 + n"
 */
export function toExpressions<L extends AnyMapping, const N extends Names>(
  layout: L,
  names: Accepted<N, ExpressionsOf<L, N>>,
  options: ExpressionOptions,
): Answer<ExpressionsOf<L, N>>;

export function toExpressions(
  layout: AnyMapping,
  names: unknown,
  options: ExpressionOptions,
): HTuple<string> {
  const fail = failing("toExpressions", () => show(layout));
  return expressionsOf(subjectIn(layout, names, options, fail), fail);
}

/**
 * A whole function that takes coordinates to the offset, with the types that `toExpression` speaks of; the name is
 * `offset` where none is given. The parameters are `options.names`, by default `c0`, `c1`, … for the modes.
 * @param layout any
 * @param name of the function
 * @param options `language`, which one to write, and `names`
 * @returns the text
 * @throws LayoutError: as {@link toExpression}
 * @law called, it gives what `at` gives (test/expression/expression.test.ts)
 * @see {@link toExpression}
 * @example toFunction(layout("(4,8):(8,1)"), "offset", { language: "js", names: "i" }) // "function offset(i) {\n  return (i & 3) * 8 + (i >> 2);\n}"
 * @example toFunction(layout("(4,8):(8,1)"), "tile", { language: "cuda" }) // "__device__ __forceinline__ int tile(int c0, int c1) {\n  return c0 * 8 + c1;\n}"
 */
export function toFunction<L extends AnyMapping, const N extends Names = string>(
  layout: L,
  name: string | undefined,
  options: FunctionOptions<Accepted<N, FunctionOf<L, N>>>,
): Answer<FunctionOf<L, N>>;

export function toFunction(layout: AnyMapping, name: unknown, options: FunctionOptions<unknown>): string {
  const fail = failing("toFunction", () => show(layout));
  const { shape } = innerIn(layout, fail);
  const names = options?.names === undefined ? namesFor(shape as IntTuple) : options.names;
  const subject = subjectIn(layout, names, options, fail);
  const called = identifierIn(name === undefined ? "offset" : name, subject.language, fail);
  if (namesOf(subject.names).includes(called))
    fail("argument", show([called, subject.names]), "tuple of different names");
  return functionOf(called, subject, fail);
}

/** The arguments of all of these. */
function subjectIn(layout: AnyMapping, names: unknown, options: unknown, fail: Fail): Subject {
  const { shape, stride } = innerIn(layout, fail) as Pick<Subject, "shape" | "stride">;
  const language =
    typeof options === "object" && options !== null && "language" in options ? options.language : undefined;
  if (!isLanguage(language)) return fail("argument", show(language), "language: js, c, wgsl or cuda");
  const subject = { shape, stride, names: namesIn(names, shape, language, fail), language };
  return isComposedLayout(layout) ? { ...subject, within: layout } : subject;
}

/** The layout that the coordinates are of. */
function innerIn(layout: AnyMapping, fail: Fail): AnyLayout {
  return layoutIn(isComposedLayout(layout) ? layout.inner : layout, fail);
}
