import type { Accepted } from "../../types/diagnostic.js";
import type { AssertAtom } from "../../types/instruction/assert-atom.js";
import type { AnyCopyAtom, AnyMmaAtom, CopyAtom, MmaAtom } from "../../types/instruction/atom.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { filterZeros } from "../algebra/filter.js";
import { collision } from "../analysis/injective.js";
import { missing } from "../analysis/surjective.js";
import { clip, type Fail, failing } from "../diagnostic.js";
import { crd2idx, idx2crd } from "../layout/coordinate.js";
import { isTuple } from "../layout/htuple.js";
import { at } from "../layout/mapping.js";
import { modesOf, stridesOf } from "../layout/modes.js";
import { extent } from "../layout/shape.js";
import { show } from "../layout/text.js";
import { isCopyAtom } from "./copy-atom.js";
import { isMmaAtom } from "./mma-atom.js";

/**
 * Refuses an instruction whose layouts do not say which thread has what. Each operand is laid out for all threads, and every
 * element of its tile is had by one thread as one value, or as often as modes of stride 0 say. Of a copy as many bits come
 * out as go in, or several times as many.
 * @param atom an instruction of `mmaAtom` or `copyAtom`
 * @returns nothing
 * @throws LayoutError: argument, beyond, divisibility, held, integer, threads, unheld
 * @law every element of a tile is had once, or as often as modes of stride 0 say (test/instruction/atoms.test.ts)
 * @see {@link mmaAtom}
 * @example assertAtom(mmaAtom("SM80_16x8x16_F32F16F16F32_TN"))
 */
export function assertAtom<A extends AnyMmaAtom | AnyCopyAtom>(atom: Accepted<A, AssertAtom<A>>): void;

export function assertAtom(atom: any): void {
  if (isMmaAtom(atom)) assertMma(atom);
  else if (isCopyAtom(atom)) assertCopy(atom);
  else failing("assertAtom", () => show(atom))("argument", show(atom), "instruction");
}

function assertMma(atom: MmaAtom): void {
  const [m = 1, n = 1, k = 1] = atom.mnk;
  const operands = { a: m * k, b: n * k, c: m * n, e: m * k, sfa: m * k, sfb: n * k };
  for (const [which, tile] of Object.entries(operands)) {
    const tv = atom[which as keyof typeof operands];
    if (tv !== undefined) refuseMisplaced(atom, which, tv, tile);
  }
}

function assertCopy(atom: CopyAtom): void {
  const [source, destination] = (["source", "destination"] as const).map((which) => {
    refuseMisplaced(atom, which, atom[which], null);
    return extent(kept(atom[which]).shape);
  }) as [number, number];
  if (destination % source !== 0)
    failing("assertAtom", () => clip(atom.name))("divisibility", destination, source);
}

/** Of what is not there by stride 0 no thread has an element twice, and of a tile all of them are had. */
function refuseMisplaced(atom: MmaAtom | CopyAtom, which: string, tv: AnyLayout, tile: number | null): void {
  const fail = failing("assertAtom", () => `${clip(atom.name)}, ${which} ${show(tv)}`);
  const shape = tv.shape;
  const values = isTuple(shape) && shape.length === 2 ? shape : fail("argument", "it", "thread-value layout");
  const threads = extent(atom.threads.shape);
  if (extent(values[0] as IntTuple) !== threads) fail("threads", extent(values[0] as IntTuple), threads);
  const element = stridesOf(tv).find((step) => typeof step === "string");
  if (element !== undefined) failing("assertAtom", () => show(tv))("integer", element);
  const once = kept(tv);
  const twice: readonly [number, number] | null = collision(once);
  if (twice !== null) {
    const [first, second] = twice.map((i) => holder(i, once, tv)) as [Holder, Holder];
    fail("held", first.thread, first.element, first.value, second.thread, second.value);
  }
  if (tile !== null) refuseUnheld(once, tv, tile, fail);
}

function refuseUnheld(once: AnyLayout, tv: AnyLayout, tile: number, fail: Fail): void {
  for (const far of farthest(once)) {
    const { thread, element, value } = holder(far, once, tv);
    if (element < 0 || element >= tile) fail("beyond", thread, element, value, tile);
  }
  const lacking = missing(once, tile) as number | null;
  if (lacking !== null) fail("unheld", lacking);
}

/** The integer coordinates that go to the greatest and to the least offset. */
function farthest(of: AnyLayout): readonly number[] {
  const [most, least] = [1, -1].map((way) => {
    let [at, weight] = [0, 1];
    for (const [size, stride] of modesOf(of)) {
      if (way * (stride as number) > 0) at += (size - 1) * weight;
      weight *= size;
    }
    return at;
  }) as [number, number];
  return [most, least];
}

interface Holder {
  readonly thread: number;
  readonly element: number;
  readonly value: number;
}

/** The thread, the element and the value at an integer coordinate of what is left without the modes of stride 0. */
function holder(i: number, once: AnyLayout, tv: AnyLayout): Holder {
  const [thread, value] = idx2crd(i as never, once.shape) as readonly IntTuple[];
  const [threads, values] = tv.shape as readonly IntTuple[];
  return {
    thread: crd2idx(thread as never, threads as IntTuple),
    element: at(once, i as never) as number,
    value: crd2idx(value as never, values as IntTuple),
  };
}

function kept(tv: AnyLayout): AnyLayout {
  return filterZeros(tv as AnyLayout);
}
