/**
 * The greatest common divisor of integers, of which one is not 0 (0 is a multiple of everything).
 * @example commonDivisor(12, -18, 0) // 6
 */
export function commonDivisor(...values: readonly number[]): number {
  return values.reduce((a, b) => {
    let [large, small] = [Math.abs(a), Math.abs(b)];
    while (small !== 0) [large, small] = [small, large % small];
    return large;
  }, 0);
}
