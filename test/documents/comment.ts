/** What the comment of a function says, and what there is to say. */
export interface Comment {
  /** As the signature has them. */
  readonly parameters: readonly string[];
  readonly params: readonly (readonly [name: string, text: string])[];
  readonly returns: string;
  readonly refused: readonly string[];
  readonly refusedAs: readonly string[];
  readonly see: string;
  /** Whether it asks if a value is of a type. */
  readonly isGuard: boolean;
}

/** The comment before the first signature of an exported function of a source; the parameters are those of its longest. */
export function commentOf(source: string, name: string): Comment {
  const places = [...source.matchAll(new RegExp(`^export function ${name}\\b`, "gm"))].map(
    ({ index }) => index,
  );
  if (places.length === 0) throw new Error(`no function ${name}`);
  const before = source.slice(0, places[0]);
  const comment = before.trimEnd().endsWith("*/") ? before.slice(before.lastIndexOf("/**")) : "";
  const tags = [...comment.replace(/\n \*(?: {3}|\/)/g, " ").matchAll(/^ \* @(\w+) (.*)$/gm)];
  const said = (tag: string): readonly string[] =>
    tags.flatMap(([, of, text = ""]) => (of === tag ? [text.trim()] : []));
  const [refused = ""] = said("throws");
  const [{ parameters, rest }] = places
    .map((at) => signatureOf(source.slice(at)))
    .sort((a, b) => b.parameters.length - a.parameters.length) as [Signature];
  return {
    parameters,
    params: said("param").map((text) => [text.replace(/ .*/, ""), text.replace(/^\S+ ?/, "")]),
    returns: said("returns").join(" "),
    refused: refused.replace(/\{@link \w+\}/g, "").match(/(?<=[:,] )[a-z-]+(?=[,;]|$)/g) ?? [],
    refusedAs: links(refused),
    see: links(said("see").join(" "))[0] ?? said("see").join(" ").replaceAll("`", ""),
    isGuard: /^: \w+ is /.test(rest),
  };
}

const links = (text: string): readonly string[] =>
  [...text.matchAll(/\{@link (\w+)\}/g)].map(([, to = ""]) => to);

/** The names of its parameters, and what stands behind these. */
interface Signature {
  readonly parameters: readonly string[];
  readonly rest: string;
}

function signatureOf(text: string): Signature {
  let depth = 0;
  let from = 0;
  const parts: string[] = [];
  for (let i = 0; i < text.length; i++) {
    const character = text[i] as string;
    const isArrow = character === ">" && text[i - 1] === "=";
    if (from > 0 && depth === 1 && ",)".includes(character)) {
      parts.push(text.slice(from, i));
      from = i + 1;
      if (character === ")") return { parameters: parts.flatMap(nameIn), rest: text.slice(i + 1) };
    }
    if (from === 0 && depth === 0 && character === "(") from = i + 1;
    if ("(<[{".includes(character)) depth++;
    if (")>]}".includes(character) && !isArrow) depth--;
  }
  throw new Error("no signature");
}

const nameIn = (parameter: string): readonly string[] =>
  /^\s*(?:\.\.\.)?(\w+)/.exec(parameter)?.slice(1) ?? [];
