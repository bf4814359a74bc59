// @ts-check
// What one would write by hand, for arrays of one type: loops over strides, without and with tiles.

const TILE = 32;

/** @typedef {(out: Float32Array, from: Float32Array, shape: readonly number[], t: readonly number[], f: readonly number[]) => void} Copy */

/** The last mode innermost. @type {Copy} */
export function naive(out, from, shape, t, f) {
  if (shape.length === 2) naive2(out, from, shape, t, f);
  else if (shape.length === 3) naive3(out, from, shape, t, f);
  else naive4(out, from, shape, t, f);
}

/** @type {Copy} */
function naive2(out, from, [m = 1, n = 1], [t0 = 0, t1 = 0], [f0 = 0, f1 = 0]) {
  for (let i = 0; i < m; i++)
    for (let j = 0, y = i * t0, x = i * f0; j < n; j++, y += t1, x += f1)
      out[y] = /** @type {number} */ (from[x]);
}

/** @type {Copy} */
function naive3(out, from, [m = 1, n = 1, p = 1], [t0 = 0, t1 = 0, t2 = 0], [f0 = 0, f1 = 0, f2 = 0]) {
  for (let i = 0; i < m; i++)
    for (let j = 0; j < n; j++)
      for (let k = 0, y = i * t0 + j * t1, x = i * f0 + j * f1; k < p; k++, y += t2, x += f2)
        out[y] = /** @type {number} */ (from[x]);
}

/** @type {Copy} */
function naive4(
  out,
  from,
  [m = 1, n = 1, p = 1, q = 1],
  [t0 = 0, t1 = 0, t2 = 0, t3 = 0],
  [f0 = 0, f1 = 0, f2 = 0, f3 = 0],
) {
  for (let i = 0; i < m; i++)
    for (let j = 0; j < n; j++)
      for (let k = 0; k < p; k++)
        for (
          let l = 0, y = i * t0 + j * t1 + k * t2, x = i * f0 + j * f1 + k * f2;
          l < q;
          l++, y += t3, x += f3
        )
          out[y] = /** @type {number} */ (from[x]);
}

/** Tiles over the last mode and the mode along which the elements read lie closest, the others around them. @type {Copy} */
export function tiled(out, from, shape, t, f) {
  const last = shape.length - 1;
  let across = last === 0 ? 0 : last - 1;
  for (let i = 0; i < last; i++) if ((f[i] ?? 0) < (f[across] ?? 0)) across = i;
  const around = shape.map((_, i) => i).filter((i) => i !== last && i !== across);
  const [a = -1, b = -1] = around;
  for (let i = 0; i < (shape[a] ?? 1); i++)
    for (let j = 0; j < (shape[b] ?? 1); j++)
      tiles(
        out,
        i * (t[a] ?? 0) + j * (t[b] ?? 0),
        from,
        i * (f[a] ?? 0) + j * (f[b] ?? 0),
        shape[across] ?? 1,
        shape[last] ?? 1,
        t[across] ?? 0,
        t[last] ?? 0,
        f[across] ?? 0,
        f[last] ?? 0,
      );
}

/**
 * @param {Float32Array} out @param {number} y @param {Float32Array} from @param {number} x @param {number} m @param {number} n
 * @param {number} t0 @param {number} t1 @param {number} f0 @param {number} f1
 */
function tiles(out, y, from, x, m, n, t0, t1, f0, f1) {
  for (let ii = 0; ii < m; ii += TILE)
    for (let jj = 0; jj < n; jj += TILE) {
      const [ie, je] = [Math.min(m, ii + TILE), Math.min(n, jj + TILE)];
      for (let i = ii; i < ie; i++)
        for (let j = jj, b = y + i * t0 + jj * t1, a = x + i * f0 + jj * f1; j < je; j++, b += t1, a += f1)
          out[b] = /** @type {number} */ (from[a]);
    }
}
