import type { Answer } from "../../types/diagnostic.js";
import type { Operand } from "../../types/instruction/operand.js";
import type { AnyTiledMma } from "../../types/instruction/tiled-mma.js";
import type { TvA, TvB, TvC } from "../../types/instruction/tv.js";
import type { IntTuple, StepTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { coalesce } from "../algebra/coalesce.js";
import { complement } from "../algebra/complement.js";
import { composition } from "../algebra/composition.js";
import { concatOf, modesIn } from "../algebra/concat.js";
import { rightInverse } from "../algebra/inverse.js";
import { failing } from "../diagnostic.js";
import { cosize } from "../layout/cosize.js";
import { isTuple } from "../layout/htuple.js";
import { laid, layout } from "../layout/layout.js";
import { show } from "../layout/text.js";
import { pick } from "./operand.js";
import { threadsIn } from "./threads.js";
import type { OpenTiledMma } from "./tiled.js";
import { mmaIn } from "./tiled.js";
import { sizesOf } from "./tiled-mma.js";

/**
 * The thread-value layout of A over the whole tile: (index of the thread, value) to m + M·k. Threads that share an element go
 * to the same; an index between threads, which is none, goes where one of them does.
 * @param tiled of `tiledMma`
 * @returns the layout
 * @throws LayoutError: as {@link composition}
 * @law the layout of CUTLASS, case by case (test/instruction/tiled-mma.test.ts)
 * @see {@link threadsA}
 * @example tvA(tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN"), { atoms: [1, 2, 1] })) // prints as ((4,8,2),((2,2,2),(1,1))):((32,1,0),((16,8,128),(0,0)))
 */
export function tvA<T extends AnyTiledMma>(tiled: T): Answer<TvA<T>>;

export function tvA(tiled: any): unknown {
  return tvIn("A", mmaIn(tiled, "tvA"));
}

/**
 * The thread-value layout of B over the whole tile: (index of the thread, value) to n + N·k.
 * @param tiled of `tiledMma`
 * @returns the layout
 * @throws LayoutError: as {@link composition}
 * @law the layout of CUTLASS, case by case (test/instruction/tiled-mma.test.ts)
 * @see {@link threadsB}
 * @example tvB(tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN"), { atoms: [1, 2, 1] })) // prints as ((4,16),((2,2),(1,1))):((32,1),((16,128),(0,0)))
 */
export function tvB<T extends AnyTiledMma>(tiled: T): Answer<TvB<T>>;

export function tvB(tiled: any): unknown {
  return tvIn("B", mmaIn(tiled, "tvB"));
}

/**
 * The thread-value layout of C over the whole tile: (index of the thread, value) to m + M·n.
 * @param tiled of `tiledMma`
 * @returns the layout
 * @throws LayoutError: as {@link composition}
 * @law the layout of CUTLASS, case by case (test/instruction/tiled-mma.test.ts)
 * @see {@link threadsC}
 * @example tvC(tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN"), { atoms: [1, 2, 1] })) // prints as ((4,8,2),((2,2),(1,1))):((32,1,128),((16,8),(0,0)))
 */
export function tvC<T extends AnyTiledMma>(tiled: T): Answer<TvC<T>>;

export function tvC(tiled: any): unknown {
  return tvIn("C", mmaIn(tiled, "tvC"));
}

/** The thread-value layout of an operand. */
export function tvIn(operand: Operand, tiled: OpenTiledMma): AnyLayout {
  return tvOver(operand, tiled, layout(pick(operand, sizesOf(tiled)) as never) as AnyLayout);
}

/** (index of the thread, (values, rests)) of a layout. */
export function tvOver(operand: Operand, tiled: OpenTiledMma, of: AnyLayout): AnyLayout {
  const [who, what] = modesIn(threadsIn(operand, tiled, of)) as [AnyLayout, AnyLayout];
  const [thread, copies] = modesIn(who) as [AnyLayout, AnyLayout];
  const counts = tiled.atoms.shape as readonly IntTuple[];
  const all = counts.map((count) => laid(count, still(count)));
  const own = modesIn(copies);
  pick(operand, [0, 1, 2]).forEach((mode, i) => {
    all[mode] = own[i] as AnyLayout;
  });
  const fail = failing("concat", () => show(all));
  return concatOf([byIndex(concatOf([thread, ...all], fail), tiled.threads), what], fail);
}

/** By the index of a thread; where that counts the threads as they are laid out, they only stand side by side. */
function byIndex(of: AnyLayout, threads: AnyLayout): AnyLayout {
  const { shape, stride } = coalesce(threads as AnyLayout) as { shape: IntTuple; stride: StepTuple };
  if (!isTuple(shape) && stride === 1) return coalesce(of as AnyLayout);
  const gaps: AnyLayout = complement(threads as AnyLayout, (cosize as (of: AnyLayout) => number)(threads));
  const fail = failing("concat", () => show([threads, gaps]));
  const beside = concatOf([of, laid(gaps.shape, still(gaps.shape))], fail);
  return composition(beside as AnyLayout, rightInverse(concatOf([threads, gaps], fail)) as never);
}

function still(shape: IntTuple): IntTuple {
  return isTuple(shape) ? shape.map(still) : 0;
}
