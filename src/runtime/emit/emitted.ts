import type { Emitted } from "../../types/emit/emit-copy.js";
import type { Target } from "../../types/emit/identifier.js";
import type { Memory } from "../../types/emit/memory.js";
import type { Fail } from "../diagnostic.js";
import { dialectOf } from "../expression/language.js";
import { show } from "../layout/text.js";
import { cudaOf } from "./cuda.js";
import { type Body, termsIn } from "./statement.js";
import { isOwn, wgslOf } from "./wgsl.js";

/** The language of some options; elements that it does not have are refused. */
export function targetIn(options: any, memories: readonly Memory[], fail: Fail): Target {
  const { language, features = [] } = options;
  if (language !== "wgsl" && language !== "cuda")
    return fail("argument", show(language), "language: wgsl or cuda");
  const isHalf = memories.some(({ element }) => element === "f16");
  if (language === "wgsl" && isHalf && !features.includes("shader-f16"))
    fail("argument", "f16", "element of wgsl without the feature shader-f16");
  return language;
}

/** A function in a language whose integers hold all indices in it. */
export function emitted(body: Body, language: Target, fail: Fail): Emitted {
  const most = Math.max(0, ...termsIn(body.statements).map((term) => term.most));
  const dialect = dialectOf(language, { least: 0, most, coordinate: 0 });
  if (most > dialect.limit) fail("argument", most, `${dialect.type} of ${language}`);
  const { name, memories, indices } = body;
  const own = memories.filter(({ memory }) => language === "cuda" || isOwn(memory));
  return Object.freeze({
    name,
    language,
    parameters: Object.freeze([...own.map(({ memory }) => memory.name), ...indices]),
    text: language === "wgsl" ? wgslOf(body, dialect.syntax) : cudaOf(body, dialect.syntax, dialect.type),
  });
}
