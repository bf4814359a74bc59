import { type AnyMapping, composedLayout, isLayout, layout } from "cute-layout";

/** What the compiler says of a constant. */
export interface Constant {
  readonly name: string;
  readonly type: string;
}

/**
 * The layout that a type names: `Layout<[4, 8], [8, 1]>`, `ComposedLayout<…>`. `null` where it is of another type, or where
 * a number in it is known at run time only.
 */
export function layoutOf(type: string): AnyMapping | null {
  const [, kind, inner] = /^(Layout|ComposedLayout)<(.*)>$/s.exec(type.trim()) ?? [];
  if (kind === undefined || inner === undefined) return null;
  const parts = partsOf(inner);
  if (kind === "Layout") {
    const [shape, stride] = parts.map(valueOf);
    return shape === undefined || stride === undefined
      ? null
      : (layout(shape as never, stride as never) as AnyMapping);
  }
  const [outer, of] = [layoutOf(parts[0] ?? ""), layoutOf(parts[2] ?? "")];
  const offset = valueOf(parts[1] ?? "");
  if (!isLayout(outer) || !isLayout(of) || offset === undefined) return null;
  return composedLayout(outer as never, offset as never, of as never) as AnyMapping;
}

/** The arguments of a type, at its commas. */
function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (let i = 0; i <= text.length; i++) {
    const character = text[i] ?? ",";
    if (character === "," && depth === 0) {
      parts.push(text.slice(from, i));
      from = i + 1;
    }
    if ("[<".includes(character)) depth++;
    if ("]>".includes(character)) depth--;
  }
  return parts;
}

/** Tuples of literals are JSON; what is not known is none. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text.replaceAll("readonly ", ""));
  } catch {
    return undefined;
  }
}
