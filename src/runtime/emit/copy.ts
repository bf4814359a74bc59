import type { Target } from "../../types/emit/identifier.js";
import type { Element } from "../../types/emit/memory.js";
import type { AnyComposedLayout, AnyLayout } from "../../types/layout/layout.js";
import type { Fail } from "../diagnostic.js";
import { retile } from "../instruction/retile.js";
import type { OpenTiledCopy } from "../instruction/tiled.js";
import { isComposedLayout } from "../layout/composed-layout.js";
import { extent } from "../layout/shape.js";
import { type Coordinates, partitionOf, type Side } from "./access.js";
import { type Address, globalAddress, registerAddress, sharedAddress } from "./address.js";
import { plus } from "./arithmetic.js";
import { cuttingEdge } from "./check.js";
import { widestOf } from "./cuda.js";
import type { Names } from "./identifier.js";
import { memoryOf, type Operand } from "./operand.js";
import type { Below, Place, Statement, When } from "./statement.js";
import { Tests } from "./tests.js";
import { isTile } from "./tile.js";
import { widest } from "./wgsl.js";

/** What a copy is made of, once it has been checked. */
export interface Copy {
  readonly from: Operand;
  readonly to: Operand;
  readonly tiled: OpenTiledCopy;
  readonly coordinates: Readonly<Record<Side, Coordinates>>;
  readonly language: Target;
  /** Whether what lies outside of the source comes as zeros, or not at all. */
  readonly isFilled: boolean;
  /** By registers of a thread, without them, or by those of a whole warp. */
  readonly means: "plain" | "async" | "matrix";
}

/** The statements of a thread. */
export function copyStatements(of: Copy, thread: string, names: Names, fail: Fail): readonly Statement[] {
  const { from, to, language, isFilled } = of;
  const element = memoryOf(from).element;
  const { accesses, width } = of.coordinates.source;
  const [source, target] = [
    addressOf(from, "source", of, thread, names, fail),
    addressOf(to, "destination", of, thread, names, fail),
  ];
  if (of.means === "matrix") {
    const loads = matrixLoads(of, source, target);
    return [...source.shared, ...loads];
  }
  const step = of.means !== "plain" ? width : Math.min(width, widestIn(language, element));
  const tests = new Tests(names);
  const [loads, stores]: [Statement[], Statement[]] = [[], []];
  const [isReadCut, isWriteCut] = [isCut(from, "source", of, fail), isCut(to, "destination", of, fail)];
  // memory of whole vectors is read by them, also where an edge cuts one
  const readUnit = isReadCut && memoryOf(from).vector !== step ? 1 : step;
  const belowOf = (address: Address, value: number, isCut: boolean): readonly Below[] =>
    address.below(isCut ? value : value - (value % width));
  for (let value = 0; value < accesses * width; value += step) {
    const [read, write] = [
      placeOf(from, source, value, readUnit, step, language),
      placeOf(to, target, value, isWriteCut ? 1 : step, step, language),
    ];
    const inside = (i: number): readonly Below[] => belowOf(source, value + i, isReadCut);
    const within = (i: number): readonly Below[] => [
      ...(isFilled ? [] : inside(i)),
      ...belowOf(target, value + i, isWriteCut),
    ];
    if (of.means === "async") {
      loads.push({ kind: "async", from: read, to: write, when: tests.named(inside(0)) });
      continue;
    }
    const into = { name: names.fresh("v"), element, width: step };
    const when = (below: (i: number) => readonly Below[], isCut: boolean): When =>
      isCut
        ? { when: undefined, each: Array.from({ length: step }, (_, i) => tests.named(below(i))) }
        : { when: tests.named(below(0)) };
    loads.push({ kind: "load", into, from: read, ...when(inside, isReadCut) });
    stores.push({
      kind: "store",
      of: into,
      to: write,
      ...when(within, isWriteCut || (isReadCut && !isFilled)),
    });
  }
  return [...source.shared, ...target.shared, ...tests.statements, ...loads, ...stores];
}

/** Loads of matrices: what a thread points at is not what it gets. */
function matrixLoads(
  { from, to, tiled, coordinates }: Copy,
  source: Address,
  target: Address,
): readonly Statement[] {
  const { source: read, destination: got } = coordinates;
  return Array.from({ length: got.accesses }, (_, i) => ({
    kind: "matrix",
    from: placeOf(from, source, i * read.width, read.width, read.width, "cuda"),
    to: placeOf(to, target, i * got.width, got.width, got.width, "cuda"),
    isTransposed: tiled.atom.name.endsWith("T"),
  }));
}

function addressOf(
  operand: Operand,
  side: Side,
  of: Copy,
  thread: string,
  names: Names,
  fail: Fail,
): Address {
  const coordinates = of.coordinates[side];
  const unit = of.language === "wgsl" ? memoryOf(operand).vector : 1;
  if (isTile(operand)) return globalAddress(operand, coordinates, thread, names, unit, fail);
  const memory = memoryOf(operand);
  if (memory.space === "registers") {
    const { accesses, width } = coordinates;
    const own: AnyLayout = (retile as (of: unknown, layout: unknown) => AnyLayout)(of.tiled, memory.layout);
    const many = extent(own.shape);
    return many === accesses * width ? registerAddress(own) : fail("sizes", many, accesses * width);
  }
  const layout = memory.layout as AnyLayout | AnyComposedLayout;
  const inner = isComposedLayout(layout) ? (layout.inner as AnyLayout) : (layout as AnyLayout);
  return sharedAddress(memory, partitionOf(of.tiled, side, inner), thread, names, unit);
}

/** Whether an edge may cut the accesses of a side. */
function isCut(operand: Operand, side: Side, { coordinates }: Copy, fail: Fail): boolean {
  return isTile(operand) && cuttingEdge(operand, coordinates[side], fail) !== null;
}

/** Where so many elements from a value on are, in the units that are accessed: in CUDA any. */
function placeOf(
  operand: Operand,
  address: Address,
  value: number,
  unit: number,
  width: number,
  language: Target,
): Place {
  const memory = memoryOf(operand);
  const { space, vector } = memory;
  const by = space === "registers" ? 1 : language === "cuda" ? unit : vector;
  if (space === "registers" || (by === 1 && language === "cuda"))
    return { memory, unit: 1, at: Array.from({ length: width }, (_, i) => address.at(value + i)) };
  const at = address.at(value);
  // the values of an access lie side by side
  return { memory, unit: by, at: Array.from({ length: width / by }, (_, i) => plus(at, i)) };
}

function widestIn(language: Target, element: Element): number {
  return language === "wgsl" ? widest : widestOf(element);
}
