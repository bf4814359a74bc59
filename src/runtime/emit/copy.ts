import type { Target } from "../../types/emit/identifier.js";
import type { Element } from "../../types/emit/memory.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyComposedLayout, AnyLayout } from "../../types/layout/layout.js";
import type { Fail } from "../diagnostic.js";
import { retile } from "../instruction/retile.js";
import type { OpenTiledCopy } from "../instruction/tiled.js";
import { isComposedLayout } from "../layout/composed-layout.js";
import { extent } from "../layout/shape.js";
import { type Coordinates, coordinatesOf, partitionOf, type Side } from "./access.js";
import { type Address, globalAddress, registerAddress, sharedAddress } from "./address.js";
import { plus } from "./arithmetic.js";
import { widestOf } from "./cuda.js";
import type { Names } from "./identifier.js";
import { memoryOf, type Operand } from "./operand.js";
import type { Place, Statement } from "./statement.js";
import { Tests } from "./tests.js";
import { isTile } from "./tile.js";
import { widest } from "./wgsl.js";

/** What a copy is made of, once it has been checked. */
export interface Copy {
  readonly from: Operand;
  readonly to: Operand;
  readonly tiled: OpenTiledCopy;
  /** The extents of what is copied. */
  readonly tile: readonly number[];
  readonly language: Target;
  /** Whether what lies outside of the source comes as zeros, or not at all. */
  readonly isFilled: boolean;
  /** By registers of a thread, without them, or by those of a whole warp. */
  readonly means: "plain" | "async" | "matrix";
}

/** The statements of a thread. */
export function copyStatements(of: Copy, thread: string, names: Names, fail: Fail): readonly Statement[] {
  const { from, to, tiled, language, isFilled } = of;
  const element = memoryOf(from).element;
  const coordinates = coordinatesOf(tiled, "source", of.tile);
  const { accesses, width } = coordinates;
  const [source, target] = [
    addressOf(from, "source", of, thread, names, fail),
    addressOf(to, "destination", of, thread, names, fail),
  ];
  if (of.means === "matrix") return [...source.shared, ...matrixLoads(of, source, target)];
  const step = of.means !== "plain" ? width : Math.min(width, widestIn(language, element));
  const tests = new Tests(names);
  const [loads, stores]: [Statement[], Statement[]] = [[], []];
  for (let value = 0; value < accesses * width; value += step) {
    const first = value - (value % width);
    const [inside, within] = [source.below(first), target.below(first)];
    const [read, write] = [
      placeOf(from, source, value, step, language),
      placeOf(to, target, value, step, language),
    ];
    if (of.means === "async") {
      loads.push({ kind: "async", from: read, to: write, when: tests.named(inside) });
      continue;
    }
    const into = { name: names.fresh("v"), element, width: step };
    loads.push({ kind: "load", into, from: read, when: tests.named(inside) });
    stores.push({
      kind: "store",
      of: into,
      to: write,
      when: tests.named(isFilled ? within : [...inside, ...within]),
    });
  }
  return [...source.shared, ...target.shared, ...tests.statements, ...loads, ...stores];
}

/** Loads of matrices: what a thread points at is not what it gets. */
function matrixLoads(
  { from, to, tiled, tile }: Copy,
  source: Address,
  target: Address,
): readonly Statement[] {
  const [read, got] = [coordinatesOf(tiled, "source", tile), coordinatesOf(tiled, "destination", tile)];
  return Array.from({ length: got.accesses }, (_, i) => ({
    kind: "matrix",
    from: placeOf(from, source, i * read.width, read.width, "cuda"),
    to: placeOf(to, target, i * got.width, got.width, "cuda"),
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
  const coordinates: Coordinates = coordinatesOf(of.tiled, side, of.tile);
  const unit = of.language === "wgsl" ? memoryOf(operand).vector : 1;
  if (isTile(operand)) return globalAddress(operand, coordinates, thread, names, unit, fail);
  const memory = memoryOf(operand);
  if (memory.space === "registers") {
    const { accesses, width } = coordinates;
    const own: AnyLayout = (retile as (of: unknown, layout: unknown) => AnyLayout)(of.tiled, memory.layout);
    const many = extent(own.shape as IntTuple);
    return many === accesses * width ? registerAddress(own) : fail("sizes", many, accesses * width);
  }
  const layout = memory.layout as AnyLayout | AnyComposedLayout;
  const inner = isComposedLayout(layout) ? (layout.inner as AnyLayout) : (layout as AnyLayout);
  return sharedAddress(memory, partitionOf(of.tiled, side, inner), thread, names, unit);
}

/** Where some elements from a value on are, in the units that are accessed. */
function placeOf(operand: Operand, address: Address, value: number, width: number, language: Target): Place {
  const memory = memoryOf(operand);
  const { space, vector } = memory;
  if (space === "registers")
    return { memory, unit: 1, at: Array.from({ length: width }, (_, i) => address.at(value + i)) };
  const at = address.at(value);
  if (language === "cuda") return { memory, unit: width, at: [at] };
  // the values of an access lie side by side
  return { memory, unit: vector, at: Array.from({ length: width / vector }, (_, i) => plus(at, i)) };
}

function widestIn(language: Target, element: Element): number {
  return language === "wgsl" ? widest : widestOf(element);
}
