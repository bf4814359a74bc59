import type { Accepted, Answer } from "../types/diagnostic.js";
import type {
  ExpressionOptions,
  FunctionOptions,
  Language,
  Names,
  ToExpression,
  ToExpressions,
  ToFunction,
} from "../types/expression.js";
import type { HTuple, IntTuple } from "../types/htuple.js";
import type { AnyLayout } from "../types/layout.js";
import { exactly, type Fail, failing } from "./diagnostic.js";
import { componentsIn } from "./expression/component.js";
import { algebraOf, type Element } from "./expression/element.js";
import { type Dialect, dialectOf, isIdentifier, isLanguage, widthOf } from "./expression/language.js";
import { added, xored } from "./expression/offset.js";
import { leastOf, type Term } from "./expression/term.js";
import { type Variable, variablesOf } from "./expression/variable.js";
import { written } from "./expression/write.js";
import { isTuple, refines, show, visit } from "./htuple.js";
import { layoutIn } from "./layout.js";

/**
 * The offset of a layout as an expression in a language (paper, section 4.4): `names` is a variable for the linear index,
 * or a tuple of variables, one for each mode and linear in it, nested as far as the shape is. The variables are
 * coordinates in bounds, from 0 up: nothing wraps the last digit of one. JavaScript is right up to 2^53-1; C and CUDA
 * compute in `int`, and in `int64_t` (of `stdint.h`) where an offset or a coordinate is past 2^31-1; in WGSL the
 * variables are `u32`, and `i32` where a stride is negative. Refused are names that do not fit the profile, that repeat,
 * or are no identifiers; offsets that no integer of the language holds; coordinates for offsets (`toExpressions`).
 * @example toExpression(layout("(4,8):(8,1)"), ["m", "n"], { language: "c" }) // "m * 8 + n"
 * @example toExpression(layout("(4,8):(8,1)"), "i", { language: "js" }) // "(i & 3) * 8 + (i >> 2)"
 * @example toExpression(layout("(4,8):(8,-1)"), ["m", "n"], { language: "wgsl" }) // "m * 8i - n"
 */
export function toExpression<L extends AnyLayout, const N extends Names>(
  layout: L,
  names: Accepted<N, NoInfer<ToExpression<L, N>>, "toExpression">,
  options: ExpressionOptions,
): Answer<NoInfer<ToExpression<L, N>>, "toExpression">;
export function toExpression(layout: AnyLayout, names: unknown, options: ExpressionOptions): string {
  const fail = failing("toExpression", () => show(layout));
  const { shape, stride } = layoutIn(layout, fail);
  const language = languageIn(options, fail);
  const checked = namesIn(names, shape as IntTuple, language, fail);
  return expressionOf(shape as IntTuple, stride as HTuple<Element>, checked, language, fail);
}

/**
 * The same for a layout that goes to coordinates: an expression for each component, nested as the coordinates are; a
 * component that no stride names is zero. For a layout of offsets it is the one expression.
 * @example toExpressions(layout("(4,8):(8,1)"), ["m", "n"], { language: "c" }) // "m * 8 + n"
 */
export function toExpressions<L extends AnyLayout, const N extends Names>(
  layout: L,
  names: Accepted<N, NoInfer<ToExpressions<L, N>>, "toExpressions">,
  options: ExpressionOptions,
): Answer<NoInfer<ToExpressions<L, N>>, "toExpressions">;
export function toExpressions(layout: AnyLayout, names: unknown, options: ExpressionOptions): HTuple<string> {
  const fail = failing("toExpressions", () => show(layout));
  const { shape, stride } = layoutIn(layout, fail);
  const language = languageIn(options, fail);
  const checked = namesIn(names, shape as IntTuple, language, fail);
  return expressionsOf(shape as IntTuple, stride as HTuple<Element>, checked, language, fail);
}

/**
 * A whole function that takes coordinates to the offset, with the types that `toExpression` speaks of; the name is
 * `offset` where none is given. The parameters are `options.names`, by default `c0`, `c1`, … for the modes.
 * @example toFunction(layout("(4,8):(8,1)"), "offset", { language: "js", names: "i" }) // "function offset(i) {\n  return (i & 3) * 8 + (i >> 2);\n}"
 * @example toFunction(layout("(4,8):(8,1)"), "tile", { language: "cuda" }) // "__device__ __forceinline__ int tile(int c0, int c1) {\n  return c0 * 8 + c1;\n}"
 */
export function toFunction<L extends AnyLayout, const N extends Names = string>(
  layout: L,
  name: string | undefined,
  options: FunctionOptions<Accepted<N, NoInfer<ToFunction<L, N>>, "toFunction">>,
): Answer<NoInfer<ToFunction<L, N>>, "toFunction">;
export function toFunction(layout: AnyLayout, name: unknown, options: FunctionOptions<unknown>): string {
  const fail = failing("toFunction", () => show(layout));
  const { shape, stride } = layoutIn(layout, fail);
  const language = languageIn(options, fail);
  const called = identifierIn(name ?? "offset", language, fail);
  const names = namesIn(options.names ?? parametersOf(shape as IntTuple), shape as IntTuple, language, fail);
  const parameters = leaves(names);
  if (parameters.includes(called)) fail("argument", show([called, names]), "tuple of different names");
  return functionOf(shape as IntTuple, stride as HTuple<Element>, called, names, language, fail);
}

/** The expression of a shape and a stride that are congruent, over names that are checked. */
export function expressionOf(
  shape: IntTuple,
  stride: HTuple<Element>,
  names: Names,
  language: Language,
  fail: Fail,
): string {
  const { term, dialect } = offsetIn(language, variablesOf(names, shape, stride), fail);
  return written(term, dialect.syntax);
}

/** The expressions of all components, nested as the coordinates are. */
export function expressionsOf(
  shape: IntTuple,
  stride: HTuple<Element>,
  names: Names,
  language: Language,
  fail: Fail,
): HTuple<string> {
  const variables = variablesOf(names, shape, stride);
  return componentsIn(variables, fail, (component) => {
    const { term, dialect } = offsetIn(language, component, fail);
    return written(term, dialect.syntax);
  });
}

/** The function of a shape and a stride that are congruent, over names that are checked. */
export function functionOf(
  shape: IntTuple,
  stride: HTuple<Element>,
  name: string,
  names: Names,
  language: Language,
  fail: Fail,
): string {
  const { term, dialect } = offsetIn(language, variablesOf(names, shape, stride), fail);
  // the parameters have the type that is computed in, so nothing converts them
  const expression = written(term, { ...dialect.syntax, conversion: "" });
  return dialect.function(name, leaves(names), expression);
}

/** The offset over some variables, and the dialect that holds it. */
function offsetIn(
  language: Language,
  variables: readonly Variable[],
  fail: Fail,
): { readonly term: Term; readonly dialect: Dialect } {
  const strides = variables.flatMap(({ modes }) => modes.map(([, stride]) => stride));
  const algebra = algebraOf(strides);
  if (algebra === "coordinates") fail("argument", show(strides.find(isText)), "stride of an offset");
  return exactly(fail, () => {
    const term =
      algebra === "f2"
        ? xored(variables, widthOf(language))
        : added(variables as readonly Variable<number>[]);
    const coordinate = Math.max(...variables.map(({ size }) => size)) - 1;
    const reach = { least: leastOf(term), most: term.most, coordinate };
    const dialect = dialectOf(language, reach);
    const past = [reach.least, reach.most, coordinate].find((value) => Math.abs(value) > dialect.limit);
    if (past !== undefined) fail("argument", past, `${dialect.type} of ${language}`);
    return { term, dialect };
  });
}

function isText(element: Element): element is string {
  return typeof element === "string";
}

function languageIn(options: unknown, fail: Fail): Language {
  const language =
    typeof options === "object" && options !== null && "language" in options ? options.language : undefined;
  return isLanguage(language) ? language : fail("argument", show(language), "language: js, c, wgsl or cuda");
}

function identifierIn(name: unknown, language: Language, fail: Fail): string {
  return isIdentifier(name, language) ? name : fail("argument", show(name), `identifier of ${language}`);
}

/** `names` where they fit the profile of the shape, and are different identifiers of the language. */
function namesIn(names: unknown, shape: IntTuple, language: Language, fail: Fail): Names {
  visit(names, fail, () => undefined);
  if (!refines(names as IntTuple, shape)) fail("coordinate", show(names));
  const all = leaves(names as Names).map((name) => identifierIn(name, language, fail));
  if (new Set(all).size < all.length) fail("argument", show(names), "tuple of different names");
  return names as Names;
}

/** A name for each mode. */
function parametersOf(shape: IntTuple): Names {
  return isTuple(shape) ? shape.map((_, i) => `c${i}`) : "c0";
}

function leaves(names: Names): readonly string[] {
  return isTuple(names) ? names.flatMap(leaves) : [names];
}
