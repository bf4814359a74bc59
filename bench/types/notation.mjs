// @ts-check
// The paper's notation as TypeScript: `(4,8):(1,4)` a layout, `<3:4,_,8>` a tiler by mode, `(4,(3,2))` a tuple.

/** As a type; a refusal's sentence stands for the error, quoted text for itself. @param {string} text */
export function typeOf(text) {
  if (text.startsWith("✗")) return `LayoutError<"${text}">`;
  if (text.startsWith('"')) return text;
  return written(text, (shape, stride) => `Layout<${shape}, ${stride}>`);
}

/** As a value. @param {string} text */
export function valueOf(text) {
  return written(text, (shape, stride) => `layout(${shape}, ${stride})`);
}

/**
 * An operation on arguments, and what it must come to.
 * @param {string} operation
 * @param {string[]} args
 * @param {string} result
 * @returns {import("./case.mjs").Use}
 */
export function use(operation, args, result) {
  return [`${operation}<${args.map(typeOf).join(", ")}>`, typeOf(result)];
}

/** @param {string} text @param {(shape: string, stride: string) => string} layout @returns {string} */
function written(text, layout) {
  if (text.startsWith("<"))
    return `[${modesOf(text)
      .map((mode) => written(mode, layout))
      .join(", ")}]`;
  const [shape = "", stride] = text.split(":").map(tuple).map(quoted);
  return stride === undefined ? shape : layout(shape, stride);
}

/** @param {string} text */
function tuple(text) {
  return text.replaceAll("(", "[").replaceAll(")", "]").replaceAll(",", ", ").replaceAll("_", "null");
}

/** Strides that are no integers are texts. @param {string} text */
function quoted(text) {
  return text.replace(/[-\d]*[ef]\d[-+.\def]*/g, '"$&"');
}

/** The tilers of a tiler by mode: split at the commas that no inner bracket holds. @param {string} text */
function modesOf(text) {
  /** @type {string[]} */
  const modes = [];
  let depth = 0;
  for (const part of text.slice(1, -1).split(",")) {
    modes.push(depth === 0 ? part : `${modes.pop()},${part}`);
    depth += part.replace(/[^(<]/g, "").length - part.replace(/[^)>]/g, "").length;
  }
  return modes;
}
