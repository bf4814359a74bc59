import type { OffsetFunction } from "../../tensor/offsets/binary.js";
import type { Nest } from "./nest.js";

/*
 * The innermost loops. The compiler of JavaScript makes fast code of a loop only while it sees one type of array, so
 * scripts/kernel-loops.mjs writes this file out once for each width of an element, as loops/*.generated.ts. Here the
 * arrays are any.
 */
type Elements = number[];

/** How many elements a tile has on each side: its lines of both arrays stay in the first cache. */
const tile = 64;

/** A plane of more elements is not in a cache when it is moved. */
const cached: number = 2 ** 20;

/** Moves elements by up to four loops, the innermost four turns at a time. */
export function nest(d: Elements, y: number, s: Elements, x: number, { extents, to, from }: Nest): void {
  const e0 = extents[0] ?? 1;
  const e1 = extents[1] ?? 1;
  const e2 = extents[2] ?? 1;
  const e3 = extents[3] ?? 1;
  const t0 = to[0] ?? 0;
  const t1 = to[1] ?? 0;
  const t2 = to[2] ?? 0;
  const t3 = to[3] ?? 0;
  const f0 = from[0] ?? 0;
  const f1 = from[1] ?? 0;
  const f2 = from[2] ?? 0;
  const f3 = from[3] ?? 0;
  const fours = e0 - (e0 % 4);
  const tb = 2 * t0;
  const tc = 3 * t0;
  const td = 4 * t0;
  const fb = 2 * f0;
  const fc = 3 * f0;
  const fd = 4 * f0;
  for (let i3 = 0, y3 = y, x3 = x; i3 < e3; i3++, y3 += t3, x3 += f3)
    for (let i2 = 0, y2 = y3, x2 = x3; i2 < e2; i2++, y2 += t2, x2 += f2)
      for (let i1 = 0, y1 = y2, x1 = x2; i1 < e1; i1++, y1 += t1, x1 += f1) {
        let i = 0;
        let a = x1;
        let p = y1;
        for (; i < fours; i += 4, a += fd, p += td) {
          d[p] = s[a] as number;
          d[p + t0] = s[a + f0] as number;
          d[p + tb] = s[a + fb] as number;
          d[p + tc] = s[a + fc] as number;
        }
        for (; i < e0; i++, a += f0, p += t0) d[p] = s[a] as number;
      }
}

/**
 * Moves a plane of `m` by `n` elements that lie close along `m` in `d` and along `n` in `s`, tile by tile: four by four
 * elements at once in a cache, one line after the other where memory is what takes the time.
 */
export function plane(
  d: Elements,
  y: number,
  s: Elements,
  x: number,
  m: number,
  n: number,
  t0: number,
  t1: number,
  f0: number,
  f1: number,
): void {
  const move = m * n > cached && m >= tile ? lines : squares;
  for (let ii = 0; ii < m; ii += tile) {
    const height = Math.min(tile, m - ii);
    for (let jj = 0; jj < n; jj += tile) {
      const width = Math.min(tile, n - jj);
      move(d, y + ii * t0 + jj * t1, s, x + ii * f0 + jj * f1, height, width, t0, t1, f0, f1);
    }
  }
}

/** One tile, line by line as they are written. */
function lines(
  d: Elements,
  y: number,
  s: Elements,
  x: number,
  m: number,
  n: number,
  t0: number,
  t1: number,
  f0: number,
  f1: number,
): void {
  for (let j = 0; j < n; j++)
    for (let i = 0, a = x + j * f1, p = y + j * t1; i < m; i++, a += f0, p += t0) d[p] = s[a] as number;
}

/** One tile, four by four elements at once. */
function squares(
  d: Elements,
  y: number,
  s: Elements,
  x: number,
  m: number,
  n: number,
  t0: number,
  t1: number,
  f0: number,
  f1: number,
): void {
  const rows = m & ~3;
  const columns = n & ~3;
  const t2 = 2 * t1;
  const t3 = 3 * t1;
  for (let i = 0; i < rows; i += 4) {
    let a = x + i * f0;
    let p = y + i * t0;
    for (let j = 0; j < columns; j += 4, a += 4 * f1, p += 4 * t1) {
      const a1 = a + f1;
      const a2 = a1 + f1;
      const a3 = a2 + f1;
      const va0 = s[a] as number;
      const va1 = s[a1] as number;
      const va2 = s[a2] as number;
      const va3 = s[a3] as number;
      const b = a + f0;
      const b1 = b + f1;
      const b2 = b1 + f1;
      const b3 = b2 + f1;
      const vb0 = s[b] as number;
      const vb1 = s[b1] as number;
      const vb2 = s[b2] as number;
      const vb3 = s[b3] as number;
      const c = b + f0;
      const c1 = c + f1;
      const c2 = c1 + f1;
      const c3 = c2 + f1;
      const vc0 = s[c] as number;
      const vc1 = s[c1] as number;
      const vc2 = s[c2] as number;
      const vc3 = s[c3] as number;
      const e = c + f0;
      const e1 = e + f1;
      const e2 = e1 + f1;
      const e3 = e2 + f1;
      const ve0 = s[e] as number;
      const ve1 = s[e1] as number;
      const ve2 = s[e2] as number;
      const ve3 = s[e3] as number;
      const q = p + t0;
      const r = q + t0;
      const u = r + t0;
      d[p] = va0;
      d[q] = vb0;
      d[r] = vc0;
      d[u] = ve0;
      d[p + t1] = va1;
      d[q + t1] = vb1;
      d[r + t1] = vc1;
      d[u + t1] = ve1;
      d[p + t2] = va2;
      d[q + t2] = vb2;
      d[r + t2] = vc2;
      d[u + t2] = ve2;
      d[p + t3] = va3;
      d[q + t3] = vb3;
      d[r + t3] = vc3;
      d[u + t3] = ve3;
    }
  }
  // what is left of each side
  for (let j = columns; j < n; j++)
    for (let i = 0, a = x + j * f1, p = y + j * t1; i < m; i++, a += f0, p += t0) d[p] = s[a] as number;
  for (let i = rows; i < m; i++)
    for (let j = 0, a = x + i * f0, p = y + i * t0; j < columns; j++, a += f1, p += t1) d[p] = s[a] as number;
}

/** Moves the elements whose offsets the tables hold, in their order. */
export function block(
  d: Elements,
  y: number,
  s: Elements,
  x: number,
  to: Int32Array,
  from: Int32Array,
): void {
  for (let i = 0; i < to.length; i++) d[y + (to[i] as number)] = s[x + (from[i] as number)] as number;
}

/** Moves `count` elements from where `from` says to where `to` says, in this order. */
export function each(
  d: Elements,
  y: number,
  s: Elements,
  x: number,
  count: number,
  to: OffsetFunction,
  from: OffsetFunction,
): void {
  for (let i = 0; i < count; i++) d[y + to(i)] = s[x + from(i)] as number;
}
