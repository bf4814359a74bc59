import type { KernelSize } from "../../types/emit/symbol.js";
import type { Operand as Letter } from "../../types/instruction/operand.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { modesIn } from "../algebra/concat.js";
import type { Fail } from "../diagnostic.js";
import { pick } from "../instruction/operand.js";
import type { OpenTiledMma } from "../instruction/tiled.js";
import { tvOver } from "../instruction/tv.js";
import { isComposedLayout } from "../layout/composed-layout.js";
import { at } from "../layout/mapping.js";
import { kindOfLayout } from "../layout/modes.js";
import { extent } from "../layout/shape.js";
import { coordinatesIn, identityOf, type Partition } from "./access.js";
import { type Address, globalAddress, sharedAddress } from "./address.js";
import { divisorOf } from "./arithmetic.js";
import type { Names } from "./identifier.js";
import { bitsOf } from "./memory.js";
import { memoryOf, type Operand } from "./operand.js";
import type { MatrixPlace, Statement } from "./statement.js";
import { isSymbolic, termOf } from "./symbol.js";
import { dividesSize } from "./symbolic-layout.js";
import { Tests } from "./tests.js";
import { isTile, sizesOf } from "./tile.js";

/** The matrices that a subgroup has of an operand: what is computed once for all, and where each is. */
export interface Matrices {
  readonly shared: readonly Statement[];
  readonly at: (index: number) => MatrixPlace;
  /** The test that a matrix is in bounds; none, where all are. */
  readonly when: (index: number) => string | undefined;
  /** How many there are along each of the operand's two modes. */
  readonly counts: readonly [number, number];
}

/** The matrices of an operand, in memory whose rows or columns lie side by side. */
export function matricesIn(
  letter: Letter,
  tiled: OpenTiledMma,
  of: Operand,
  subgroup: string,
  names: Names,
  fail: Fail,
): Matrices {
  const memory = memoryOf(of);
  if (memory.vector !== 1) fail("argument", memory.name, "memory of single elements");
  const inside = isTile(of) ? inTile(letter, tiled, of, subgroup, names, fail) : undefined;
  const { address, steps, partition } = inside ?? inShared(letter, tiled, memory, subgroup, names, fail);
  const sizes = pick(letter, tiled.atom.mnk);
  // along the second mode, or along the first
  const side = [1, 0].find((i) => steps[i] === 1) ?? fail("argument", memory.name, sideBySide);
  const [minor, stride] = [sizes[side] as number, steps[1 - side] as KernelSize];
  if ((isSymbolic(stride) ? stride.multipleOf : stride) < minor) fail("minor", String(stride), minor);
  const unit = Math.min(128 / bitsOf(memory.element), minor);
  if (!dividesSize(unit, stride)) fail("alignment", unit, String(stride));
  const rests = modesIn(modesIn(partition.values)[1] as AnyLayout);
  const counts = [0, 1].map((i) => extent((rests[i] as AnyLayout).shape)) as [number, number];
  const tests = new Tests(names);
  const within = Array.from({ length: counts[0] * counts[1] }, (_, index) =>
    tests.named(address.below(index * partition.width)),
  );
  return {
    get shared() {
      return [...address.shared, ...tests.statements];
    },
    when: (index) => within[index],
    at: (index) => {
      const start = address.at(index * partition.width);
      if (divisorOf(start) % unit !== 0) fail("alignment", unit, divisorOf(start));
      // the rows of B are K
      const isColumnMajor = (side === 0) !== (letter === "B");
      return { memory, at: start, stride: termOf(stride, fail), isColumnMajor };
    },
    counts,
  };
}

/** What a refusal says of memory in which neither the rows nor the columns of a matrix are whole. */
const sideBySide = "memory whose rows or columns lie side by side";

interface Found {
  readonly address: Address;
  /** The steps from a row and from a column to the next, in elements. */
  readonly steps: readonly KernelSize[];
  readonly partition: Partition;
}

function inShared(
  letter: Letter,
  tiled: OpenTiledMma,
  memory: ReturnType<typeof memoryOf>,
  subgroup: string,
  names: Names,
  fail: Fail,
): Found {
  const layout = memory.layout as AnyLayout;
  if (isComposedLayout(layout) || kindOfLayout(layout) !== "integer")
    return fail("argument", memory.name, sideBySide);
  const partition = partitionBy(letter, tiled, layout);
  const steps = stepsOf(letter, tiled, (value) => [offsetAt(partition.values, value)]);
  if (steps === null) return fail("argument", memory.name, sideBySide);
  return { address: sharedAddress(memory, partition, subgroup, names, 1), steps: steps.flat(), partition };
}

/** A tile of memory of the kernel; of a matrix nothing can be left out, so no edge may cut one. */
function inTile(
  letter: Letter,
  tiled: OpenTiledMma,
  tile: Operand & { readonly guarded: readonly boolean[]; readonly extents: readonly number[] },
  subgroup: string,
  names: Names,
  fail: Fail,
): Found {
  const memory = memoryOf(tile);
  const { shape, stride } = sizesOf(memory, fail);
  const sizes = pick(letter, tiled.atom.mnk);
  tile.guarded.forEach((is, i) => {
    const size = sizes[i] as number;
    if (is && !dividesSize(size, shape[i] as KernelSize)) fail("straddle", size, String(shape[i]));
  });
  const partition = partitionBy(letter, tiled, identityOf(tile.extents));
  const coordinates = coordinatesIn({ ...partition, width: 1 }, tile.extents);
  const steps = stepsOf(letter, tiled, coordinates.ofValue);
  if (String(steps) !== "1,0,0,1") return fail("argument", memory.name, sideBySide);
  const address = globalAddress(tile as never, coordinates, subgroup, names, 1, fail);
  return { address, steps: stride, partition };
}

/** (the subgroup, (its matrices, their repetitions)) of a layout. */
function partitionBy(letter: Letter, tiled: OpenTiledMma, of: AnyLayout): Partition {
  const [threads, values] = modesIn(tvOver(letter, tiled, of)) as [AnyLayout, AnyLayout];
  const [width, accesses] = modesIn(values).map((mode) => extent(mode.shape)) as [number, number];
  return { threads, values, count: extent(threads.shape), width, accesses };
}

/** How far it is from a row, and from a column, to the next; `null` where that is not the same all over the matrix. */
function stepsOf(
  letter: Letter,
  tiled: OpenTiledMma,
  placeOf: (value: number) => readonly number[],
): readonly (readonly number[])[] | null {
  const [rows, columns] = pick(letter, tiled.atom.mnk);
  const first = placeOf(0);
  const from = (value: number): readonly number[] =>
    placeOf(value).map((each, i) => each - (first[i] as number));
  const steps = [from(1), from(rows)] as const;
  const isEven = Array.from({ length: rows * columns }, (_, value) => value).every((value) => {
    const [i, j] = [value % rows, Math.floor(value / rows)];
    return from(value).every(
      (each, at) => each === i * (steps[0][at] as number) + j * (steps[1][at] as number),
    );
  });
  return isEven ? steps : null;
}

function offsetAt(of: AnyLayout, index: number): number {
  return (at as (of: AnyLayout, index: number) => number)(of, index);
}
