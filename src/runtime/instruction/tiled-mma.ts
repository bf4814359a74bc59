import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { AnyMmaAtom } from "../../types/instruction/atom.js";
import type { AnyTiledMma, TiledMmaOf, TileShape } from "../../types/instruction/tiled-mma.js";
import type { Tiling } from "../../types/instruction/tiling.js";
import type { IntTuple, StepTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { tiledProduct } from "../algebra/product.js";
import { clip, type Fail, failing } from "../diagnostic.js";
import { isTuple } from "../layout/htuple.js";
import { isLayout, laid, layout } from "../layout/layout.js";
import { kindOfLayout } from "../layout/modes.js";
import { extent } from "../layout/shape.js";
import { show } from "../layout/text.js";
import { multiply } from "../semimodule/integer.js";
import { isMmaAtom } from "./mma-atom.js";
import type { OpenTiledMma } from "./tiled.js";
import { mmaIn } from "./tiled.js";

/**
 * An instruction tiled over more threads (CuTe's make_tiled_mma). `atoms`, a layout or a shape, lays out its copies over M, N
 * and K; `permutation` has a tiler or null for each. Refused are more modes than three, and a permutation whose size is no
 * multiple of the copies' tile.
 * @param atom an instruction of `mmaAtom`
 * @param tiling `atoms` and `permutation`, each left out for one
 * @returns the tiled instruction
 * @throws LayoutError: argument, divisibility, rank
 * @law the threads, the tile and the layouts of CUTLASS, case by case (test/instruction/tiled-mma.test.ts)
 * @see {@link tileShape}
 * @example tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN"), { atoms: [2, 2, 1] }).threads // prints as (32,2,2,1):(1,32,64,0)
 */
export function tiledMma<A extends AnyMmaAtom>(atom: A): Answer<TiledMmaOf<A, {}>>;
export function tiledMma<A extends AnyMmaAtom, const T extends Tiling | undefined>(
  atom: A,
  tiling: Accepted<T, TiledMmaOf<A, T>>,
): Answer<TiledMmaOf<A, T>>;

export function tiledMma(atom: any, tiling?: any): OpenTiledMma {
  const { atoms = [1, 1, 1], permutation = [] } = tiling ?? {};
  if (!isMmaAtom(atom))
    return failing("tiledMma", () => show(atom))("argument", show(atom), "MMA instruction");
  const copies = padded(isLayout(atoms) ? atoms : (layout(atoms) as AnyLayout));
  const by = [0, 1, 2].map((i) => permutation[i] ?? null);
  const all = permutation.length > 3 ? permutation : by;
  const fail = failing(
    "tiledMma",
    () =>
      `${clip(atom.name)}, ${show(copies)}, ${clip(`<${all.map((each: unknown) => show(each)).join(",")}>`)}`,
  );
  const counts = countsOf(copies, fail);
  if (permutation.length > 3) fail("rank", permutation.length, 3);
  by.forEach((each, i) => {
    const tile = (atom.mnk[i] as number) * (counts[i] as number);
    if (each !== null && sizeOf(each) % tile !== 0) fail("divisibility", sizeOf(each), tile);
  });
  const threads = extended(atom.threads, copies);
  return Object.freeze({ atom, atoms: copies, permutation: Object.freeze(by), threads });
}

/**
 * How much of M, N and K one tiled instruction does (CuTe's tile_shape).
 * @param tiled of `tiledMma`
 * @returns the three extents
 * @throws LayoutError: overflow
 * @law the tile of CUTLASS, case by case (test/instruction/tiled-mma.test.ts)
 * @see {@link tiledMma}
 * @example tileShape(tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN"), { atoms: [2, 2, 1], permutation: [null, 32] })) // [32, 32, 16]
 */
export function tileShape<T extends AnyTiledMma>(tiled: T): Answer<TileShape<T>>;

export function tileShape(tiled: any): unknown {
  return sizesOf(mmaIn(tiled, "tileShape"));
}

/** The sizes of the tile in M, N and K. */
export function sizesOf({ atom, atoms, permutation }: OpenTiledMma): readonly [number, number, number] {
  return [0, 1, 2].map((i) => {
    const by = permutation[i] ?? null;
    const copies = (atoms.shape as readonly IntTuple[])[i] as IntTuple;
    return by === null ? (atom.mnk[i] as number) * extent(copies) : sizeOf(by);
  }) as unknown as readonly [number, number, number];
}

/** The threads of the copies, those of the instruction first; where they count on from one, without the algebra. */
function extended(threads: AnyLayout, copies: AnyLayout): AnyLayout {
  const size = threads.shape;
  if (typeof size !== "number" || threads.stride !== 1 || kindOfLayout(copies) !== "integer")
    return tiledProduct(threads as AnyLayout, copies);
  const times = (shape: IntTuple, stride: IntTuple): IntTuple =>
    isTuple(shape)
      ? shape.map((mode, i) => times(mode, (stride as readonly IntTuple[])[i] as IntTuple))
      : shape === 1
        ? 0
        : multiply(stride as number, size);
  const [shape, stride] = [copies.shape, copies.stride] as readonly (readonly IntTuple[])[];
  return laid(
    [size, ...(shape as readonly IntTuple[])],
    [1, ...(times(shape as IntTuple, stride as IntTuple) as readonly IntTuple[])],
  );
}

function sizeOf(by: number | AnyLayout): number {
  return typeof by === "number" ? by : extent(by.shape);
}

/** Three modes; those that are left out have one copy. */
function padded(atoms: AnyLayout): AnyLayout {
  const { shape, stride } = atoms as { readonly shape: IntTuple; readonly stride: StepTuple };
  const [extents, strides] = isTuple(shape) ? [shape, stride as readonly StepTuple[]] : [[shape], [stride]];
  if (extents.length >= 3) return atoms;
  const more = Array.from({ length: 3 - extents.length }, () => 0);
  return laid([...extents, ...more.map(() => 1)], [...strides, ...more]);
}

function countsOf(copies: AnyLayout, fail: Fail): readonly number[] {
  const modes = copies.shape as readonly IntTuple[];
  if (modes.length !== 3) fail("rank", modes.length, 3);
  return modes.map(extent);
}
