// @ts-check
import { numbered } from "./numbered.mjs";

/** @typedef {import("./family.mjs").Family} Family */

/** Of tcgen05 an editor offers the N that are used most: of all 18,000 names the compiler could not compare two functions. */
const OFFERED = [128, 256];

/**
 * Names with parameters as few templates: those with the same sizes and the same end stand together.
 * @param {readonly Family[]} families @param {(n: readonly number[] | undefined) => string} setOf the name of a set of N
 */
export function sizedNames(families, setOf) {
  /** @type {Map<string, string[]>} */
  const together = new Map();
  for (const { name, m, n } of families) {
    const sizes = (/** @type {string} */ text) =>
      text
        .replace("{M}", `\${${m?.join("|")}}`)
        .replace("{N}", `\${${m ? OFFERED.filter((size) => n?.includes(size)).join("|") : setOf(n)}}`);
    const [, head = "", types = "", tail = ""] =
      /^(\w+<)(.*?)(,?\{M\}.*)$/.exec(name) ?? /^(\w+\{N\}x\d+_)([A-Z0-9]+)(_.*)$/.exec(name) ?? [];
    const key = `${sizes(head)}#${sizes(tail)}`;
    together.set(key, [...(together.get(key) ?? []), types]);
  }
  const lists = numbered();
  const templates = [...together].map(([key, types]) => {
    const list = [...new Set(types)].map((text) => `"${text}"`).join("|");
    return `\`${key.replace("#", list === '""' ? "" : `\${Types${lists.of(list)}}`)}\``;
  });
  return [
    ...lists.texts().map((text, i) => `type Types${i}=${text};`),
    "/** The names of wgmma, and the most used of tcgen05. */",
    `export type SizedName=${templates.join("\n|")};`,
  ];
}
