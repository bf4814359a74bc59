import type { Said } from "./declared.js";

/** A layout that a file declares: how it is written, or why it is refused. */
export interface Inferred {
  readonly name: string;
  readonly line: number;
  readonly column: number;
  readonly layout: string | null;
  readonly refusal: string | null;
}

/** What a file declares of layouts, and what else is refused in it. */
export function inferredIn({ declared, reported }: Said): readonly Inferred[] {
  const refusals = reported.flatMap(({ message, ...place }) => {
    const sentence = sentenceIn(message);
    return sentence === null ? [] : [{ ...place, refusal: sentence }];
  });
  const told = new Set<number>();
  const all = declared.flatMap(({ name, line, column, type, start, end }): readonly Inferred[] => {
    const layout = notationOf(type);
    const within = refusals.find((each) => each.start >= start && each.start < end);
    if (within !== undefined && layout !== null) told.add(within.start);
    const own = /^\w+<"/.test(type) ? sentenceIn(type) : null;
    if (layout === null && own === null) return [];
    if (layout !== "never:never" && own === null) return [{ name, line, column, layout, refusal: null }];
    const place = within === undefined ? { line, column } : { line: within.line, column: within.column };
    return [
      { name, ...place, layout: null, refusal: own ?? within?.refusal ?? "an operand of it is refused" },
    ];
  });
  // a refusal that is in no declaration of a layout: of a question, of an access
  const others = refusals
    .filter(({ start }) => !told.has(start))
    .map(({ line, column, refusal }) => ({ name: "", line, column, layout: null, refusal }));
  return [...all, ...others].sort((a, b) => a.line - b.line || a.column - b.column);
}

/** The sentence in what a compiler writes, where it has one. */
function sentenceIn(text: string): string | null {
  const found = /"(✗ (?:[^"\\]|\\.)*)"/.exec(text);
  return found === null ? null : JSON.parse(`"${found[1]}"`);
}

/**
 * A type as a layout is written, `?` for what the compiler does not know; `null` for what is none. Of an open one the
 * profile is not known either.
 */
export function notationOf(type: string): string | null {
  const bare = type.replace(/import\("[^"]*"\)\./g, "").replace(/\s+/g, " ");
  const composed = argumentsOf(bare, "ComposedLayout");
  if (composed?.length === 3) {
    const [outer = "", offset = "", inner = ""] = composed;
    return `${notationOf(outer)} ∘ (${side(offset)} + ${notationOf(inner)})`;
  }
  const sides = argumentsOf(bare, "Layout");
  return sides?.length === 2 ? sides.map(side).join(":") : bare === "AnyLayout" ? "?:?" : null;
}

/** One side of a layout in the notation. */
function side(type: string): string {
  return type
    .replace(/readonly |"| /g, "")
    .replace(/\[/g, "(")
    .replace(/\]/g, ")")
    .replace(/\b(?:number|IntTuple|StepTuple|Step|unknown)\b/g, "?");
}

/** The arguments of a type of this name; `null` for another. */
function argumentsOf(type: string, name: string): readonly string[] | null {
  if (!type.startsWith(`${name}<`) || !type.endsWith(">")) return null;
  const parts: string[] = [""];
  let depth = 0;
  for (const character of type.slice(name.length + 1, -1)) {
    if ("<[({".includes(character)) depth++;
    if (">])}".includes(character)) depth--;
    if (depth < 0) return null;
    if (character === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}
