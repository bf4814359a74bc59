import type { CopyOptions } from "../../types/draw/copy.js";
import type { AnyCopyAtom, CopyAtom } from "../../types/instruction/atom.js";
import type { TiledCopy } from "../../types/instruction/tiled-copy.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { modesIn } from "../algebra/concat.js";
import { type Fail, failing, LayoutError } from "../diagnostic.js";
import { isCopyAtom } from "../instruction/copy-atom.js";
import { tvDestination, tvSource } from "../instruction/copy-tv.js";
import type { OpenTiledCopy } from "../instruction/tiled.js";
import { inElements } from "../instruction/tiled-copy.js";
import { cosize } from "../layout/cosize.js";
import { integerIn } from "../layout/htuple.js";
import { extent } from "../layout/shape.js";
import { show, textOf } from "../layout/text.js";
import { holdersOf } from "./holders.js";
import { planIn } from "./picture.js";
import { panelsOf } from "./plane.js";
import { offsetsOf } from "./values.js";

/**
 * Which thread reads what of a copy, and beside it which thread writes what. Of a tiled copy that is its tile; of an
 * instruction the elements are numbered as its bits are, a row for what one thread reads. Refused is what is no copy.
 * @param of an instruction of `copyAtom`, or a tiled one of `tiledCopy`
 * @param options how it is written, and `elementBits`
 * @returns the picture, an SVG where no form is named
 * @throws LayoutError: argument, beyond, budget, divisibility, integer
 * @law every cell names who reads, and who writes, as the layouts of the copy say (test/draw/tv.test.ts)
 * @see {@link drawMma}
 * @example drawCopy(copyAtom("SM75_U32x1_LDSM_N")).startsWith("<svg") // true
 */
export function drawCopy(of: AnyCopyAtom | TiledCopy<unknown, unknown>, options?: CopyOptions): string {
  const fail = failing("drawCopy", () => (isCopyAtom(of) ? of.name : show(of)));
  const plan = planIn(options, fail);
  const { name, shape, byRows, source, destination, threadOf } = isCopyAtom(of)
    ? sidesOfAtom(of, options?.elementBits, fail)
    : sidesOfTiled(of, fail);
  plan.spend(shape, shape);
  const sides = [source, destination].map((tv) => holdersOf(tv, shape, fail, threadOf));
  const [rows = 1, columns = 1] = shape as readonly number[];
  const panels = sides.flatMap(({ contentAt }, column) => {
    const label = column === 0 ? "source" : "destination";
    return byRows
      ? panelsOf([columns, rows], (i) => contentAt(Math.floor(i / columns) + rows * (i % columns)), {
          label,
          column,
        })
      : panelsOf(shape, contentAt, { label, column });
  });
  return plan.write({
    title: name,
    description: `Which thread reads each of the ${extent(shape)} elements of ${textOf(shape)}, and which thread writes it.`,
    panels,
    notes: [...new Set(sides.flatMap(({ notes }) => notes))],
  });
}

/** Both sides of a copy, over elements in a shape. */
interface Sides {
  readonly name: string;
  readonly shape: IntTuple;
  /** Whether the first mode of the shape is drawn to the right. */
  readonly byRows: boolean;
  readonly source: AnyLayout;
  readonly destination: AnyLayout;
  readonly threadOf: (thread: number) => number;
}

function sidesOfTiled(of: unknown, fail: Fail): Sides {
  if (typeof of !== "object" || of === null || !("tiler" in of) || !("atom" in of) || !isCopyAtom(of.atom))
    return fail("argument", show(of), "copy instruction");
  const tiled = of as OpenTiledCopy;
  const shape = tiled.tiler.map((by) => (typeof by === "number" ? by : extent(by.shape)));
  const [source, destination] = [tvSource(tiled), tvDestination(tiled)] as [AnyLayout, AnyLayout];
  const name = `${tiled.atom.name} over ${textOf(shape)}`;
  return { name, shape, byRows: false, source, destination, threadOf: (thread) => thread };
}

/** The elements of an instruction are counted as its bits are; a thread of the source has those of a row. */
function sidesOfAtom(atom: AnyCopyAtom, elementBits: number | undefined, fail: Fail): Sides {
  const of = atom as CopyAtom;
  const bits = elementBits ?? bitsFor(of, fail);
  integerIn(bits, fail, "extent", Number.isInteger(bits) && bits > 0);
  const [source, destination] = (["source", "destination"] as const).map((side) =>
    inElements(of, side, bits, fail),
  ) as [AnyLayout, AnyLayout];
  const size = Math.max(...[source, destination].map(cosize as (of: AnyLayout) => number));
  const row = bitsOf(source);
  const shape = size % row === 0 && row < size ? [row, size / row] : [size, 1];
  const name = `${of.name}, cells of ${bits} ${bits === 1 ? "bit" : "bits"}`;
  return { name, shape, byRows: true, source, destination, threadOf: offsetsOf(of.threads, fail) };
}

/** As many bits as lie side by side on both sides, up to 16. */
function bitsFor(of: CopyAtom, fail: Fail): number {
  const fits = (bits: number): boolean => {
    try {
      for (const side of ["source", "destination"] as const) inElements(of, side, bits, fail);
      return true;
    } catch (fault) {
      if (fault instanceof LayoutError) return false;
      throw fault;
    }
  };
  return [16, 8, 4, 2].find(fits) ?? 1;
}

/** How much a thread has. */
function bitsOf(tv: AnyLayout): number {
  return extent(modesIn(tv)[1]?.shape as IntTuple);
}
