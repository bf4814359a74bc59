// @ts-check
/** Texts by number, each once: what stands often in a table is written once. */
export function numbered() {
  /** @type {Map<string, number>} */
  const all = new Map();
  const of = (/** @type {string} */ text) => {
    if (!all.has(text)) all.set(text, all.size);
    return /** @type {number} */ (all.get(text));
  };
  return { of, texts: () => [...all.keys()] };
}
