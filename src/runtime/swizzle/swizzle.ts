import type { Accepted } from "../../types/diagnostic.js";
import type { AnyLayout, Layout, ResultShape, ResultStride } from "../../types/layout/layout.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import type { Swizzle, SwizzleAt } from "../../types/swizzle/swizzle.js";
import { failing } from "../diagnostic.js";
import { integerIn } from "../layout/htuple.js";
import { layoutOf } from "../layout/layout.js";
import type { Mode } from "../layout/modes.js";
import { show } from "../layout/text.js";
import { added, binary } from "../semimodule/semimodule.js";

/** Bits past these reach no integer that a number holds exactly. */
const widest = 52;

/**
 * The swizzle of CuTe as the layout of binary strides that it is (paper, table 1 and figure 4): `x` XOR the `bits` bits of
 * it that stand `shift` places above bit `base`, moved down to there; with a negative shift those from bit `base` on, moved
 * up. All that are integers in elements or in bytes, as the layout below it counts. As a left operand it is the identity
 * above these bits too, which the last mode, of size 1, says. Refused are a shift of 0, which would clear the bits, numbers
 * of bits that are negative or no integers, and more than 52 bits in all.
 * @param bits how many are moved
 * @param base how many below them stay
 * @param shift how far up those stand that move down
 * @returns the swizzle, a left operand of `composition`
 * @throws LayoutError: argument, integer, overflow, shift
 * @law x XOR (x's bits, shifted): CuTe's function, on all integers (test/swizzle/swizzle.test.ts)
 * @see `docs/swizzles.md`
 * @example swizzle(3, 4, 3) // prints as (128,8,1):(f1,f144,f1024)
 * @example swizzle(2, 0, -3) // prints as (4,1):(f9,f4)
 * @example swizzle(0, 4, 3) // prints as 1:f1
 * @example composition(swizzle(3, 3, 3), layout("(8,64):(64,1)")) // prints as (8,64):(f72,f1)
 */
export function swizzle<const B extends number, const M extends number, const S extends number>(
  bits: Accepted<B, SwizzleAt<"bits", B, M, S>>,
  base: Accepted<M, SwizzleAt<"base", B, M, S>>,
  shift: Accepted<S, SwizzleAt<"shift", B, M, S>>,
): Layout<ResultShape<Swizzle<B, M, S>>, ResultStride<Swizzle<B, M, S>>>;

export function swizzle(bits: any, base: number, shift: number): AnyLayout {
  const fail = failing("swizzle", () => [bits, base, shift].map(show).join(", "));
  for (const each of [bits, base, shift]) integerIn(each, fail, "integer", Number.isInteger(each));
  for (const each of [bits, base]) if (each < 0) fail("argument", each, "number of bits");
  if (bits + base + Math.abs(shift) > widest) fail("overflow");
  if (bits === 0) return layoutOf([[1, binary(1)]]);
  if (shift === 0) fail("shift", bits);
  return layoutOf(modesOfSwizzle(bits, base, shift));
}

/** The bits below those that are read, these, and all above them. */
function modesOfSwizzle(bits: number, base: number, shift: number): readonly Mode<Step>[] {
  const read = base + Math.max(0, shift);
  const mixed: Mode<Step>[] = [
    [2 ** bits, added(binary(2 ** read), binary(2 ** (read - shift)))],
    [1, binary(2 ** (read + bits))],
  ];
  return read === 0 ? mixed : [[2 ** read, binary(1)], ...mixed];
}
