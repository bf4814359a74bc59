// @ts-check
// The picture of an example: what the operation does where there is a picture of that, else what comes out, else what goes in.

/** What the package exports, by name. @typedef {any} Library */

/** Pictures of what is done. @type {Readonly<Record<string, (library: Library, given: readonly any[]) => string>>} */
const drawn = {
  at: (library, [of, ...at]) => library.drawSlice(of, at.length === 1 ? at[0] : at),
  slice: (library, [of, ...at]) => library.drawSlice(of, at.length === 1 ? at[0] : at),
  bankConflicts: (library, given) => library.drawBanks(...given),
  ...Object.fromEntries(
    ["logicalDivide", "zippedDivide", "tiledDivide", "flatDivide", "logicalProduct", "zippedProduct"]
      .concat("tiledProduct", "flatProduct", "blockedProduct", "rakedProduct")
      .map((name) => [
        name,
        (/** @type {Library} */ library, /** @type {readonly any[]} */ given) =>
          library.drawTiles(name, ...given),
      ]),
  ),
};

/** More cells than fit a page are not drawn. */
const most = 256;

/**
 * @param {string} name of the operation
 * @param {string} code of the example
 * @param {Library} library
 * @returns {string | null} an SVG, where there is something to draw
 */
export function pictureOf(name, code, library) {
  /** @type {readonly any[]} */
  let given = [];
  const recording = (/** @type {readonly any[]} */ ...args) => {
    given = args;
    return library[name](...args);
  };
  const values = { ...library, [name]: recording };
  const body = `return ${code.replaceAll(" as const", "")}`;
  const result = new Function(...Object.keys(values), body)(...Object.values(values));
  if (name.startsWith("draw")) return library[name](...given.map(asSvg));
  const own = drawn[name];
  if (own !== undefined) return fits(given[0]) ? own(library, given) : null;
  for (const value of [result, ...given]) {
    const picture = valueOf(value, library);
    if (picture !== null) return picture;
  }
  return null;

  /** @param {any} layout */
  function fits(layout) {
    return library.size(layout) <= most;
  }

  /** @param {any} value @param {Library} of @returns {string | null} */
  function valueOf(value, of) {
    const layout = of.isTensor(value) ? value.layout : (value?.layout ?? value);
    if (of.isLayout(layout) || of.isComposedLayout(layout)) return fits(layout) ? of.draw(layout) : null;
    if (of.isMmaAtom(value)) return of.drawMma(value);
    if (of.isCopyAtom(value)) return of.drawCopy(value);
    return null;
  }
}

/** Options of an example are those of a text. @param {any} value */
function asSvg(value) {
  return value?.form === "text" ? {} : value;
}
