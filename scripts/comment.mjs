// @ts-check
// Reads what the comment of an exported function says, and its signature; the reference is made of it, and tests read it.

/**
 * @typedef Comment
 * @property {string} definition what it is and what it refuses, in words
 * @property {readonly string[]} parameters as the signature has them
 * @property {readonly (readonly [name: string, text: string])[]} params
 * @property {string} returns
 * @property {readonly string[]} refused codes
 * @property {readonly string[]} refusedAs functions whose refusals are among these
 * @property {string} law what holds of the result
 * @property {string} test the file that tests it
 * @property {string} see a page, or another function
 * @property {readonly string[]} examples
 * @property {boolean} isGuard whether it asks if a value is of a type
 * @property {Signature} signature
 */

/** @typedef {{ readonly generics: readonly string[], readonly parameters: readonly string[], readonly rest: string }} Signature */

/**
 * The comment before the first signature of an exported function of a source; the parameters are those of its longest.
 * @param {string} source
 * @param {string} name
 * @returns {Comment}
 */
export function commentOf(source, name) {
  const places = [...source.matchAll(new RegExp(`^export function ${name}\\b`, "gm"))].map(
    ({ index }) => index,
  );
  if (places.length === 0) throw new Error(`no function ${name}`);
  const comment = before(source, places[0] ?? 0);
  const lines = comment.replace(/\n \*(?: {3}|\/)/g, " ");
  const tags = [...lines.matchAll(/^ \* @(\w+) (.*)$/gm)];
  /** @param {string} tag @returns {readonly string[]} */
  const said = (tag) => tags.flatMap(([, of, text = ""]) => (of === tag ? [text.trim()] : []));
  const [refused = ""] = said("throws");
  const [, law = "", test = ""] = /^(.*) \((test\/\S+)\)$/.exec(said("law").join(" ")) ?? [];
  const [signature] = places
    .map((at) => signatureOf(source.slice(at)))
    .sort((a, b) => b.parameters.length - a.parameters.length);
  if (signature === undefined) throw new Error(`no signature of ${name}`);
  return {
    definition: definitionIn(comment),
    parameters: signature.parameters.flatMap((text) => /^\s*(?:\.\.\.)?(\w+)/.exec(text)?.slice(1) ?? []),
    params: said("param").map((text) => [text.replace(/ .*/, ""), text.replace(/^\S+ ?/, "")]),
    returns: said("returns").join(" "),
    refused: refused.replace(/\{@link \w+\}/g, "").match(/(?<=[:,] )[a-z-]+(?=[,;]|$)/g) ?? [],
    refusedAs: links(refused),
    law,
    test,
    see: links(said("see").join(" "))[0] ?? said("see").join(" ").replaceAll("`", ""),
    examples: said("example"),
    isGuard: /^: \w+ is /.test(signature.rest),
    signature,
  };
}

/** The comment that stands right before a place. @param {string} source @param {number} place */
export function before(source, place) {
  const head = source.slice(0, place).trimEnd();
  return head.endsWith("*/") ? head.slice(head.lastIndexOf("/**")) : "";
}

/** The words of a comment before its tags. @param {string} comment */
export function definitionIn(comment) {
  const [words = ""] = comment.replace(/^\/\*\*|\*\/$/g, "").split(/^ \* @/m);
  return words
    .replace(/^ \* ?/gm, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** @param {string} text @returns {readonly string[]} */
const links = (text) => [...text.matchAll(/\{@link (\w+)\}/g)].map(([, to = ""]) => to);

/** @param {string} text from the function on @returns {Signature} */
function signatureOf(text) {
  let depth = 0;
  let from = text.indexOf("<") >= 0 && text.indexOf("<") < text.indexOf("(") ? text.indexOf("<") + 1 : 0;
  /** @type {Record<"generics" | "parameters", string[]>} */
  const parts = { generics: [], parameters: [] };
  /** @type {"generics" | "parameters"} */
  let into = from > 0 ? "generics" : "parameters";
  for (let i = 0; i < text.length; i++) {
    const character = text[i] ?? "";
    const isArrow = character === ">" && text[i - 1] === "=";
    if (from > 0 && depth === 1 && !isArrow && (into === "generics" ? ",>" : ",)").includes(character)) {
      const part = text.slice(from, i).trim();
      if (part !== "") parts[into].push(part);
      from = i + 1;
      if (character === ")") return { ...parts, rest: text.slice(i + 1) };
      if (character === ">") {
        into = "parameters";
        from = 0;
      }
    }
    if (from === 0 && depth === 0 && character === "(") from = i + 1;
    if ("(<[{".includes(character)) depth++;
    if (")>]}".includes(character) && !isArrow) depth--;
  }
  throw new Error("no signature");
}
