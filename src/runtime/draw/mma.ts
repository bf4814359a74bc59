import type { DrawOptions } from "../../types/draw/options.js";
import type { AnyMmaAtom, MmaAtom } from "../../types/instruction/atom.js";
import type { TiledMma } from "../../types/instruction/tiled-mma.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { type Fail, failing } from "../diagnostic.js";
import { isMmaAtom } from "../instruction/mma-atom.js";
import type { OpenTiledMma } from "../instruction/tiled.js";
import { sizesOf } from "../instruction/tiled-mma.js";
import { tvIn } from "../instruction/tv.js";
import { show } from "../layout/text.js";
import { holdersOf } from "./holders.js";
import { planIn } from "./picture.js";
import { panelsOf } from "./plane.js";
import { offsetsOf } from "./values.js";

/**
 * Which thread has what of the operands of an instruction, or of a tiled one: C in the corner, A left of its rows, B above
 * its columns (as CuTe's print_latex lays them out). Each cell names the thread and which of its values it is. Refused is
 * what is no instruction, and more cells than the budget allows.
 * @param of an instruction of `mmaAtom`, or a tiled one of `tiledMma`
 * @param options how it is written: `form`, `title`, `colour`, `budget`
 * @returns the picture, an SVG where no form is named
 * @throws LayoutError: argument, beyond, budget
 * @law every cell names who has the element, as the layouts of the operands say (test/draw/tv.test.ts)
 * @see {@link drawCopy}
 * @example drawMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN")).startsWith("<svg") // true
 */
export function drawMma(of: AnyMmaAtom | TiledMma<unknown, unknown>, options?: DrawOptions): string {
  const fail = failing("drawMma", () => nameOf(of));
  const plan = planIn(options, fail);
  const { name, mnk, a, b, c, threadOf } = operandsOf(of, fail);
  const [m, n, k] = mnk;
  plan.spend([m, k], [n, k], [m, n]);
  const [ofA, ofB, ofC] = [
    holdersOf(a, [m, k], fail, threadOf),
    holdersOf(b, [n, k], fail, threadOf),
    holdersOf(c, [m, n], fail, threadOf),
  ];
  return plan.write({
    title: name,
    description: `Which thread has what of A (${m} by ${k}), of B (${n} by ${k}, drawn above the columns of C) and of C (${m} by ${n}).`,
    panels: [
      // B stands with its columns over those of C
      ...panelsOf([k, n], (i) => ofB.contentAt(Math.floor(i / k) + n * (i % k)), { label: "B", column: 1 }),
      ...panelsOf([m, k], ofA.contentAt, { label: "A", row: 1 }),
      ...panelsOf([m, n], ofC.contentAt, { label: "C", column: 1, row: 1 }),
    ],
    notes: [...new Set([...ofA.notes, ...ofB.notes, ...ofC.notes])],
    aligned: true,
  });
}

/** The operands by thread and value. */
interface Operands {
  readonly name: string;
  readonly mnk: readonly [number, number, number];
  readonly a: AnyLayout;
  readonly b: AnyLayout;
  readonly c: AnyLayout;
  /** The index of a logical thread. */
  readonly threadOf: (thread: number) => number;
}

function operandsOf(of: unknown, fail: Fail): Operands {
  if (isMmaAtom(of)) {
    const { name, a, b, c, threads } = of as MmaAtom;
    const mnk = of.mnk as readonly [number, number, number];
    return { name, mnk, a, b, c, threadOf: offsetsOf(threads, fail) };
  }
  if (!isTiled(of)) return fail("argument", show(of), "MMA instruction");
  const mnk = sizesOf(of);
  const copies = (of.atoms.shape as readonly IntTuple[]).map((mode) => show(mode)).join("x");
  const tvs = (["A", "B", "C"] as const).map((operand) => tvIn(operand, of));
  const [a, b, c] = tvs as [AnyLayout, AnyLayout, AnyLayout];
  return { name: `${of.atom.name}, ${copies} of it over ${mnk.join("x")}`, mnk, a, b, c, threadOf: (i) => i };
}

function isTiled(of: unknown): of is OpenTiledMma {
  return typeof of === "object" && of !== null && "atom" in of && "atoms" in of && isMmaAtom(of.atom);
}

function nameOf(of: unknown): string {
  return isMmaAtom(of) ? of.name : isTiled(of) ? of.atom.name : show(of);
}
