/** What a text must not hold in XML: the marks of markup, and what is no character there. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const special = /[&<>"'\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const alone = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const plain = /^[\w ]*$/;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/**
 * A text as it stands in markup; what no document can hold is shown as the sign for that.
 * @example escaped("a < b") // "a &lt; b"
 */
export function escaped(text: string): string {
  if (plain.test(text)) return text;
  return text.replace(special, (found) => entities[found] ?? "\ufffd").replace(alone, "\ufffd");
}

/** A name for an element that is about a text: the same for the same text. @example identity("a") // "cle40c292c" */
export function identity(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return `cl${(hash >>> 0).toString(16)}`;
}
