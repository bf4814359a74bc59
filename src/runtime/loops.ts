import type { Tensor } from "../types/tensor.js";
import { kindIn } from "./accessor.js";
import { offsetOf } from "./coordinate.js";
import type { Fail } from "./diagnostic.js";
import { read, refuseMixed, write } from "./element.js";
import { extent } from "./shape.js";

// The algorithms as the paper writes them, over any accessors and any strides.

/** dst(i) = f(src(i)) for all i that `admitted` admits, in order. */
export function move(
  src: Tensor,
  dst: Tensor,
  fail: Fail,
  f: (value: unknown) => unknown = (value) => value,
  admitted: (i: number) => boolean = () => true,
): void {
  const kind = kindIn(dst.accessor);
  const size = extent(dst.layout.shape);
  for (let i = 0; i < size; i++) {
    if (!admitted(i)) continue;
    const value = f(read(src, offsetOf(i, src.layout, fail), fail));
    if (kind !== "?") refuseMixed(typeof value, kind, fail);
    write(dst, offsetOf(i, dst.layout, fail), value, fail);
  }
}

/** C(m,n,l) += alpha · Σ A(m,k,l) · B(n,k,l) over `sizes` [M, N, K, L]; without an L the tensors have two modes. */
export function multiplyAll(
  a: Tensor,
  b: Tensor,
  c: Tensor,
  alpha: number | bigint,
  sizes: readonly number[],
  fail: Fail,
): void {
  const [rows = 1, columns = 1, depth = 1, batches] = sizes;
  const at = (of: Tensor, i: number, j: number, l: number): number =>
    offsetOf(batches === undefined ? [i, j] : [i, j, l], of.layout, fail);
  const kind = typeof alpha;
  const checked = (value: unknown): any => {
    if (typeof value !== kind) fail("elements", typeof value, kind);
    return value;
  };
  for (let l = 0; l < (batches ?? 1); l++)
    for (let n = 0; n < columns; n++)
      for (let m = 0; m < rows; m++) {
        let sum: any = kind === "bigint" ? 0n : 0;
        for (let k = 0; k < depth; k++)
          sum += checked(read(a, at(a, m, k, l), fail)) * checked(read(b, at(b, n, k, l), fail));
        const into = at(c, m, n, l);
        write(c, into, checked(read(c, into, fail)) + (alpha as any) * sum, fail);
      }
}
