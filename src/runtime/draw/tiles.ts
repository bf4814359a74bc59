import type { Tiler } from "../../types/algebra/tiler.js";
import type { DrawOptions } from "../../types/draw/options.js";
import type { Divide, Product } from "../../types/draw/tiling.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyMapping } from "../../types/layout/layout.js";
import { flatDivide, logicalDivide, tiledDivide, zippedDivide } from "../algebra/divide.js";
import {
  blockedProduct,
  flatProduct,
  logicalProduct,
  rakedProduct,
  tiledProduct,
  zippedProduct,
} from "../algebra/product.js";
import { failing } from "../diagnostic.js";
import { extent } from "../layout/shape.js";
import { show } from "../layout/text.js";
import { hue } from "./palette.js";
import { planIn } from "./picture.js";
import { panelsOf } from "./plane.js";
import type { Bounds, Scene } from "./scene.js";
import { tileNumbers } from "./tile-numbers.js";
import { textOfTiler } from "./tiler.js";
import { textOfValue, valuesOf } from "./values.js";

type Operation = (left: AnyMapping, tiler: Tiler) => AnyMapping;

const divides: Readonly<Record<Divide, unknown>> = { logicalDivide, zippedDivide, tiledDivide, flatDivide };
const products: Readonly<Record<Product, unknown>> = {
  logicalProduct,
  zippedProduct,
  tiledProduct,
  flatProduct,
  blockedProduct,
  rakedProduct,
};

/**
 * The tiles of a divide, or the repetitions of a product, by colour. Of a divide the layout that is divided is drawn, of a
 * product what it makes; in each cell stands the offset, and below it the number of the tile or of the repetition. Refused
 * is what the operation refuses.
 * @param operation `logicalDivide`, `blockedProduct`, or another divide or product
 * @param left the layout that is divided or repeated
 * @param tiler as the operation takes it
 * @param options how it is written: `form`, `title`, `colour`, `budget`
 * @returns the picture, an SVG where no form is named
 * @throws LayoutError: argument, budget; as {@link logicalDivide}, as {@link logicalProduct}
 * @law every cell is numbered by the tile that it lies in (test/draw/tiles.test.ts)
 * @see {@link draw}
 * @example drawTiles("zippedDivide", layout("4:1"), 2, { form: "text" }) // "4:1 ⊘ 2\n\n   0    1    2    3\n┌────┬────┰────┬────┐\n│  0 │  1 ┃  2 │  3 │\n│ #0 │ #0 ┃ #1 │ #1 │\n└────┴────┸────┴────┘\n\nzippedDivide: (2,2):(1,2)"
 */
export function drawTiles(
  operation: Divide | Product,
  left: AnyMapping,
  tiler: Tiler,
  options?: DrawOptions,
): string {
  const fail = failing("drawTiles", () => `${show(operation)}, ${show(left)}`);
  const plan = planIn(options, fail);
  const isDivide = Object.hasOwn(divides, operation);
  if (!isDivide && !Object.hasOwn(products, operation))
    fail("argument", show(operation), "divide or product");
  const of = { ...divides, ...products }[operation] as Operation;
  const result = of(left, tiler);
  // tiles that reach past the end count too: they are more than the layout has
  plan.spend(result.shape);
  const scene = isDivide ? divided(left, tiler) : multiplied(left, tiler, result);
  return plan.write({
    ...scene,
    title: `${left} ${isDivide ? "⊘" : "⊗"} ${textOfTiler(tiler)}`,
    notes: [`${operation}: ${result}`, ...scene.notes],
  });
}

/** What a divide or a product draws, without its title. */
type Tiled = Omit<Scene, "title">;

/** The layout that is divided. */
function divided(left: AnyMapping, tiler: Tiler): Tiled {
  const shape = left.shape;
  const { of, places } = tileNumbers(
    shape,
    tiler,
    failing("drawTiles", () => show(left)),
  );
  const beyond = places - of.length;
  const note = `The last tiles reach past the end, with ${beyond} places that the layout does not have.`;
  return tiledScene(left, of, beyond === 0 ? [] : [note]);
}

/** What a product makes: which repetition has an offset is read off the zipped product. */
function multiplied(left: AnyMapping, tiler: Tiler, result: AnyMapping): Tiled {
  const fail = failing("drawTiles", () => show(left));
  const zipped = (zippedProduct as Operation)(left, tiler);
  const [tile] = (zipped.shape as readonly IntTuple[]).map(extent) as [number];
  const [repeatedAt, resultAt] = [valuesOf(zipped, fail), valuesOf(result, fail)];
  const size = extent(result.shape);
  const repetitions = new Map<string, number>();
  for (let i = size - 1; i >= 0; i--) repetitions.set(textOfValue(repeatedAt(i)), Math.floor(i / tile));
  return tiledScene(
    result,
    Int32Array.from({ length: size }, (_, i) => repetitions.get(textOfValue(resultAt(i))) ?? -1),
    [],
  );
}

function tiledScene(of: AnyMapping, tiles: Int32Array, notes: readonly string[]): Tiled {
  const shape = of.shape;
  const valueAt = valuesOf(
    of,
    failing("drawTiles", () => show(of)),
  );
  const bounds = boundsOf(shape, tiles);
  const panels = panelsOf(
    shape,
    (i) => {
      const tile = tiles[i] as number;
      return { lines: [textOfValue(valueAt(i)), `#${tile}`], fill: hue(tile) };
    },
    { bounds },
  );
  const count = 1 + tiles.reduce((so, tile) => Math.max(so, tile), 0);
  return {
    description: `The layout ${of} at each coordinate, with the number of its tile, of which there are ${count}.`,
    panels,
    notes,
  };
}

/** Where all tiles end: a line is drawn there, unless tiles are interleaved and it would be everywhere. */
function boundsOf(shape: IntTuple, tiles: Int32Array): Bounds {
  const modes = typeof shape === "number" ? [1, shape] : shape.length === 1 ? [1, ...shape] : shape;
  const [rows = 1, columns = 1] = modes.map(extent);
  const at = (row: number, column: number) => tiles[row + rows * column];
  const ends = (
    count: number,
    other: number,
    differs: (i: number, j: number) => boolean,
  ): readonly number[] => {
    const found: number[] = [];
    for (let i = 1; i < count; i++) {
      let all = true;
      for (let j = 0; j < other && all; j++) all = differs(i, j);
      if (all) found.push(i);
    }
    return found.length === count - 1 ? [] : found;
  };
  return {
    rows: ends(rows, columns, (i, j) => at(i, j) !== at(i - 1, j)),
    columns: ends(columns, rows, (i, j) => at(j, i) !== at(j, i - 1)),
  };
}
