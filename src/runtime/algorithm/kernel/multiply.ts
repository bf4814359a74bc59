/** Elements of a buffer as rows and columns: the steps `down` a column and `across` a row may be any, also none. */
export interface Matrix {
  readonly data: Float32Array | Float64Array;
  readonly offset: number;
  readonly rows: number;
  readonly columns: number;
  readonly down: number;
  readonly across: number;
}

/** How many rows of either operand are multiplied at once: their 16 sums stay in registers. */
const four = 4;

/** How many elements of the right operand are packed at once: they stay in the second cache. */
const panel: number = 2 ** 16;

/**
 * Adds `alpha` times a·bᵀ to `c`. Four rows at a time both operands are packed, so that the innermost loop reads two runs
 * of doubles whatever the strides, and each element of `c` is written once.
 */
export function multiply(a: Matrix, b: Matrix, c: Matrix, alpha: number): void {
  const depth = a.columns;
  const most = four * Math.max(1, Math.floor(panel / depth / four));
  const width = Math.min(most, four * Math.ceil(b.rows / four));
  const left = new Float64Array(four * depth);
  const right = new Float64Array(width * depth);
  const sums = new Float64Array(four * four);
  for (let first = 0; first < b.rows; first += width) {
    const end = Math.min(b.rows, first + width);
    for (let n = first; n < end; n += four) pack(b, n, right, (n - first) * depth);
    for (let m = 0; m < a.rows; m += four) {
      pack(a, m, left, 0);
      for (let n = first; n < end; n += four) {
        multiplyFour(left, right, (n - first) * depth, depth, sums);
        add(sums, c, m, n, alpha);
      }
    }
  }
}

/** Four rows side by side, column by column; rows past the last are zero. */
function pack(
  { data, offset, rows, columns, down, across }: Matrix,
  row: number,
  out: Float64Array,
  z: number,
): void {
  const count = Math.min(four, rows - row);
  let at = offset + row * down;
  let to = z;
  if (count === four)
    for (let k = 0; k < columns; k++, at += across, to += four) {
      out[to] = data[at] as number;
      out[to + 1] = data[at + down] as number;
      out[to + 2] = data[at + 2 * down] as number;
      out[to + 3] = data[at + 3 * down] as number;
    }
  else
    for (let k = 0; k < columns; k++, at += across, to += four)
      for (let r = 0; r < four; r++) out[to + r] = r < count ? (data[at + r * down] as number) : 0;
}

/** The products of four rows with four rows. */
function multiplyFour(
  a: Float64Array,
  b: Float64Array,
  from: number,
  depth: number,
  sums: Float64Array,
): void {
  let s00 = 0;
  let s01 = 0;
  let s02 = 0;
  let s03 = 0;
  let s10 = 0;
  let s11 = 0;
  let s12 = 0;
  let s13 = 0;
  let s20 = 0;
  let s21 = 0;
  let s22 = 0;
  let s23 = 0;
  let s30 = 0;
  let s31 = 0;
  let s32 = 0;
  let s33 = 0;
  for (let p = 0, q = from, end = 4 * depth; p < end; p += 4, q += 4) {
    const b0 = b[q] as number;
    const b1 = b[q + 1] as number;
    const b2 = b[q + 2] as number;
    const b3 = b[q + 3] as number;
    const a0 = a[p] as number;
    s00 += a0 * b0;
    s01 += a0 * b1;
    s02 += a0 * b2;
    s03 += a0 * b3;
    const a1 = a[p + 1] as number;
    s10 += a1 * b0;
    s11 += a1 * b1;
    s12 += a1 * b2;
    s13 += a1 * b3;
    const a2 = a[p + 2] as number;
    s20 += a2 * b0;
    s21 += a2 * b1;
    s22 += a2 * b2;
    s23 += a2 * b3;
    const a3 = a[p + 3] as number;
    s30 += a3 * b0;
    s31 += a3 * b1;
    s32 += a3 * b2;
    s33 += a3 * b3;
  }
  sums[0] = s00;
  sums[1] = s01;
  sums[2] = s02;
  sums[3] = s03;
  sums[4] = s10;
  sums[5] = s11;
  sums[6] = s12;
  sums[7] = s13;
  sums[8] = s20;
  sums[9] = s21;
  sums[10] = s22;
  sums[11] = s23;
  sums[12] = s30;
  sums[13] = s31;
  sums[14] = s32;
  sums[15] = s33;
}

/** Adds the sums to the elements of `c` that there are. */
function add(sums: Float64Array, c: Matrix, row: number, column: number, alpha: number): void {
  const { data, down, across } = c;
  const rows = Math.min(four, c.rows - row);
  const columns = Math.min(four, c.columns - column);
  for (let i = 0; i < rows; i++)
    for (let j = 0; j < columns; j++) {
      const at = c.offset + (row + i) * down + (column + j) * across;
      data[at] = (data[at] as number) + alpha * (sums[i * four + j] as number);
    }
}
