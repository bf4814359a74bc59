import type { Budget } from "../../types/layout/budget.js";
import type { AnyLayout, ComposedLayout } from "../../types/layout/layout.js";
import type { BankOptions } from "../../types/swizzle/bank-conflicts.js";
import type { SwizzleChoice, Swizzled } from "../../types/swizzle/swizzle-for.js";
import { composition } from "../algebra/composition.js";
import { failing, LayoutError } from "../diagnostic.js";
import { spending } from "../layout/budget.js";
import { composedLayout } from "../layout/composed-layout.js";
import { cosize } from "../layout/cosize.js";
import { layoutIn } from "../layout/layout.js";
import { modesOf } from "../layout/modes.js";
import { show } from "../layout/text.js";
import { and, bitLength, isPowerOfTwo, or, xor } from "../semimodule/binary.js";
import { multiply } from "../semimodule/integer.js";
import { conflictsOf, isWhole, memoryOf, slotsOf, type Vectors, vectorsOf } from "./bank-conflicts/slots.js";
import { swizzle } from "./swizzle.js";

/**
 * The smallest swizzle under which no access of shared memory has bank conflicts: of the fewest bits, and of these the
 * least shift and the lowest base. It is looked for among those that move bits down past each other, as all of CuTe's do,
 * and leave vectors whole, and is proven by `bankConflicts` on the swizzled layout, which is folded where the algebra
 * folds it. A search past its budget of offsets is refused. An access is as for `bankConflicts`. Swizzled memory fills whole blocks, which `cosize` rounds up to. Refused
 * are negative strides; whatever `bankConflicts` refuses; and where no swizzle will do, with the degree of the best.
 * @param layout of the shared memory
 * @param accesses one, or an array of them
 * @param options those of `bankConflicts`, and `budget`, how many offsets may be looked at
 * @returns the swizzle, and the layout under it
 * @throws LayoutError: negative-stride, conflict, undecided; as {@link bankConflicts}
 * @law no access has a conflict, each element keeps a place of its own, and no swizzle of fewer bits does it
 *   (test/swizzle/bank-conflicts.test.ts)
 * @see {@link swizzle}
 * @example swizzleFor(layout("(8,64):(64,1)"), layout("(8,8):(1,8)"), { elementBytes: 2 }).layout // prints as (8,64):(f72,f1)
 * @example swizzleFor(layout("(32,32):(32,1)"), [layout("32:1"), layout("32:32")]).layout // prints as (32,32):(f33,f1)
 */
export function swizzleFor<L extends AnyLayout>(
  layout: L,
  accesses: AnyLayout | readonly AnyLayout[],
  options?: BankOptions & Budget,
): SwizzleChoice<Swizzled<L>>;

export function swizzleFor(
  layout: AnyLayout,
  accesses: AnyLayout | readonly AnyLayout[],
  options: BankOptions & Budget = {},
): SwizzleChoice {
  const fail = failing("swizzleFor", () => `${show(layout)}, ${show(accesses)}`);
  for (const [, stride] of modesOf(layoutIn(layout, fail)))
    if (typeof stride === "number" && stride < 0) fail("negative-stride", stride);
  const list = Array.isArray(accesses) ? ([...accesses] as readonly AnyLayout[]) : [accesses as AnyLayout];
  if (list.length === 0) fail("argument", "()", "list of accesses");
  const memory = memoryOf(options, fail);
  const worst = (all: readonly Vectors[]): number =>
    Math.max(...all.map((vectors) => conflictsOf(slotsOf(vectors, memory, fail)).degree));

  const plain = list.map((access) => vectorsOf(layout, access, fail));
  const below = plain.flat(2).find((offset) => offset < 0);
  if (below !== undefined) fail("argument", below, "offset of a swizzle");
  const before = worst(plain);
  const span = cosize(layout as AnyLayout as never) as number;
  let best = before;
  const spend = spending(options, fail);
  const values = plain.flat(2);
  const moves = movingIn(values, memory);
  for (const [bits, base, shift] of candidates(plain, bitLength(span - 1))) {
    if (bits > 0 && !moves(bits, base, shift)) continue;
    spend(values.length);
    const of = (x: number): number => swizzled(x, bits, base, shift);
    const all = plain.map((vectors) => vectors.map((vector) => vector.map(of)));
    if (!all.flat().every(isWhole)) continue;
    best = Math.min(best, worst(all));
    if (best > 1) continue;
    const by = (swizzle as (...numbers: readonly number[]) => AnyLayout)(bits, base, shift);
    const result = bits === 0 ? layout : folded(by, layout);
    const after = worst(list.map((access) => vectorsOf(result, access, fail)));
    const block = 2 ** (base + bits);
    const whole = multiply(Math.ceil(span / block), block);
    return { bits, base, shift, swizzle: by, layout: result, cosize: whole, before, after };
  }
  return fail("conflict", best);
}

/** The swizzles of offsets of `width` bits that leave the bits within a vector, least first. */
function* candidates(all: readonly Vectors[], width: number): Generator<readonly [number, number, number]> {
  yield [0, 0, 0];
  const lowest = Math.max(...all.flatMap((vectors) => vectors.map(({ length }) => bitLength(length - 1))));
  for (let bits = 1; lowest + 2 * bits <= width; bits++)
    for (let shift = bits; lowest + bits + shift <= width; shift++)
      for (let base = lowest; base + bits + shift <= width; base++) yield [bits, base, shift];
}

/**
 * Whether a swizzle may change the conflicts of some offsets: it reads bits in which they differ, and writes bits that
 * choose a bank. Where sizes are no powers of two any may.
 */
function movingIn(
  values: readonly number[],
  { banks, bankBytes, elementBytes }: Required<BankOptions>,
): (bits: number, base: number, shift: number) => boolean {
  if (![banks, bankBytes, elementBytes].every(isPowerOfTwo)) return () => true;
  const differ = values.reduce((so, value) => or(so, xor(value, values[0] as number)), 0);
  return (bits, base, shift) =>
    2 ** base * elementBytes < banks * bankBytes && and((2 ** bits - 1) * 2 ** (base + shift), differ) !== 0;
}

/** The formula, for a shift of at least `bits`. */
function swizzled(x: number, bits: number, base: number, shift: number): number {
  return xor(x, and(x, (2 ** bits - 1) * 2 ** (base + shift)) / 2 ** shift);
}

function folded(by: AnyLayout, layout: AnyLayout): AnyLayout | ComposedLayout {
  try {
    return (composition as (a: AnyLayout, b: AnyLayout) => AnyLayout)(by, layout);
  } catch (fault) {
    if (!(fault instanceof LayoutError)) throw fault;
    return (composedLayout as (a: AnyLayout, n: number, b: AnyLayout) => ComposedLayout)(by, 0, layout);
  }
}
