import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { Memory } from "../../types/emit/memory.js";
import type { KernelSize } from "../../types/emit/symbol.js";
import type { Tile, TileOf } from "../../types/emit/tile.js";
import { type Fail, failing } from "../diagnostic.js";
import { isTuple } from "../layout/htuple.js";
import { isLayout } from "../layout/layout.js";
import { extentsOf } from "../layout/shape.js";
import { show } from "../layout/text.js";
import { nameIn } from "./identifier.js";
import { isMemory } from "./memory.js";
import { dividesSize, isSymbolicLayout } from "./symbolic-layout.js";

/**
 * A tile of memory of a kernel, of these extents along the first modes; a variable for each mode says which tile, and of modes
 * beyond the tile which coordinate. Where an extent divides its mode, as 16 divides a multiple of 16, no tile reaches past the
 * end and nothing is guarded. Refused are a tile of more modes than the memory, and variables that are not one for each mode.
 * @param memory of `globalMemory`
 * @param extents of the tile
 * @param at a variable for each mode
 * @returns the tile
 * @throws LayoutError: argument, extent, rank
 * @law guarded exactly where it may be ragged (test/emit/emit-copy.test.ts)
 * @see {@link emitCopy}
 * @example tileOf(globalMemory("a", { element: "f32", layout: symbolicLayout([symbol("M"), symbol("K", { multipleOf: 16 })], [symbol("K"), 1]) }), [64, 16], ["m", "k"]).guarded // [true, false]
 */
export function tileOf<
  M extends Memory<"global", unknown, unknown, unknown, unknown>,
  const Extents extends readonly number[],
  const At extends readonly string[],
>(memory: M, extents: Extents, at: Accepted<At, TileOf<M, Extents, At>>): Answer<TileOf<M, Extents, At>>;

export function tileOf(memory: any, extents: any, at: any): unknown {
  const fail = failing("tileOf", () => (isMemory(memory) ? memory.name : show(memory)));
  const of = isMemory(memory) ? memory : fail("argument", show(memory), "memory of a kernel");
  const { shape } = sizesOf(of, fail);
  const tile = extentsOf(extents, fail);
  if (!isTuple(tile) || !Array.isArray(at)) return fail("argument", show(tile), "tuple of extents");
  if (tile.length > shape.length) fail("rank", tile.length, shape.length);
  if (at.length !== shape.length)
    fail("argument", at.length, `number of variables for ${shape.length} modes`);
  const names = at.map((name) => nameIn(name, fail));
  if (new Set(names).size < names.length) fail("argument", show(names), "tuple of different names");
  const guarded = tile.map((by, i) => !dividesSize(by as number, shape[i] as KernelSize));
  return Object.freeze(
    Object.assign(Object.create(kind), {
      memory: of,
      extents: tile,
      at: Object.freeze(names),
      guarded: Object.freeze(guarded),
    }),
  );
}

/** Whether a value is a tile of {@link tileOf}. */
export function isTile(x: unknown): x is Tile {
  return typeof x === "object" && x !== null && Object.getPrototypeOf(x) === kind;
}

/** The flat extents and strides of memory of a kernel. */
export function sizesOf(
  memory: Memory,
  fail: Fail,
): { readonly shape: readonly KernelSize[]; readonly stride: readonly KernelSize[] } {
  const { layout } = memory;
  if (isSymbolicLayout(layout)) return layout;
  if (!isLayout(layout)) return fail("argument", show(layout), "layout of flat modes of integers");
  const [shape, stride] = [layout.shape, layout.stride].map((of) => (isTuple(of) ? of : [of])) as [
    readonly unknown[],
    readonly unknown[],
  ];
  const isFlat = [...shape, ...stride].every((each) => typeof each === "number" && each >= 0);
  if (!isFlat) fail("argument", show(layout), "layout of flat modes of integers");
  return { shape, stride } as never;
}

const kind: object = Object.create(Object.prototype, {
  toString: {
    value(this: Tile) {
      return `${this.memory.name} by ${show(this.extents)}`;
    },
  },
});
