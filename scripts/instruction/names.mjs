// @ts-check
import { numbered } from "./numbered.mjs";

/** @typedef {import("./family.mjs").Family} Family */

/**
 * Names with parameters as few templates: those with the same sizes and the same end stand together.
 * @param {string} kind @param {readonly Family[]} families
 */
export function sizedNames(kind, families) {
  const sets = numbered();
  const lists = numbered();
  /** @type {Map<string, string[]>} */
  const together = new Map();
  for (const { name, m, n = [] } of families) {
    const sizes = (/** @type {string} */ text) =>
      text
        .replace("{M}", `\${${m?.join("|")}}`)
        .replace("{N}", () => `\${${kind}Size${sets.of(n.join("|"))}}`);
    const [, head = "", types = "", tail = ""] =
      /^(\w+<)(.*?)(,?\{M\}.*)$/.exec(name) ?? /^(\w+\{N\}x\d+_)([A-Z0-9]+)(_.*)$/.exec(name) ?? [];
    const key = `${sizes(head)}#${sizes(tail)}`;
    together.set(key, [...(together.get(key) ?? []), types]);
  }
  const templates = [...together].map(([key, types]) => {
    const list = [...new Set(types)].map((text) => `"${text}"`).join("|");
    return `\`${key.replace("#", () => (list === '""' ? "" : `\${${kind}Types${lists.of(list)}}`))}\``;
  });
  return [
    ...sets.texts().map((text, i) => `type ${kind}Size${i}=${text};`),
    ...lists.texts().map((text, i) => `type ${kind}Types${i}=${text};`),
    `export type ${kind}Name=${templates.join("\n|")};`,
  ];
}
