import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { AnyCopyAtom, CopyAtom } from "../../types/instruction/atom.js";
import type {
  TiledCopyA,
  TiledCopyB,
  TiledCopyC,
  TiledCopyCAtom,
} from "../../types/instruction/copy-of-mma.js";
import type { Operand } from "../../types/instruction/operand.js";
import type { CopyBits } from "../../types/instruction/tiled-copy.js";
import type { AnyTiledMma } from "../../types/instruction/tiled-mma.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { composition } from "../algebra/composition.js";
import { clip, failing, renaming } from "../diagnostic.js";
import { layout } from "../layout/layout.js";
import { extent } from "../layout/shape.js";
import { cutOut } from "./cotiled-copy.js";
import { pick } from "./operand.js";
import type { OpenTiledCopy, OpenTiledMma } from "./tiled.js";
import { elementBitsIn, mmaIn } from "./tiled.js";
import { copyOf, inElements, nameOf } from "./tiled-copy.js";
import { sizesOf } from "./tiled-mma.js";
import { tvIn } from "./tv.js";

/**
 * A copy of what each thread has of A in a tiled instruction (CuTe's make_tiled_copy_A).
 * @param atom an instruction of `copyAtom`
 * @param tiled of `tiledMma`
 * @param options `elementBits`, how many bits an element has
 * @returns the tiled copy
 * @throws LayoutError: as {@link tiledCopy}
 * @law all threads together read every element of A, as often as threads share it
 *   (test/instruction/partition.test.ts)
 * @see {@link retile}
 * @example tiledCopyA(copyAtom("SM75_U32x4_LDSM_N"), tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN")), { elementBits: 16 }).tiler // [16, 16]
 */
export function tiledCopyA<A extends AnyCopyAtom, T extends AnyTiledMma, const O extends CopyBits>(
  atom: A,
  tiled: Accepted<T, TiledCopyA<A, T, O>>,
  options: O,
): Answer<TiledCopyA<A, T, O>>;

export function tiledCopyA(atom: any, tiled: any, options: any): unknown {
  return ofMma("A", atom, mmaIn(tiled, "tiledCopyA"), options, "tiledCopyA");
}

/**
 * A copy of what each thread has of B in a tiled instruction (CuTe's make_tiled_copy_B).
 * @param atom an instruction of `copyAtom`
 * @param tiled of `tiledMma`
 * @param options `elementBits`, how many bits an element has
 * @returns the tiled copy
 * @throws LayoutError: as {@link tiledCopy}
 * @law all threads together read every element of B, as often as threads share it
 *   (test/instruction/partition.test.ts)
 * @see {@link retile}
 * @example tiledCopyB(copyAtom("SM75_U32x2_LDSM_N"), tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN")), { elementBits: 16 }).tiler // [8, 16]
 */
export function tiledCopyB<A extends AnyCopyAtom, T extends AnyTiledMma, const O extends CopyBits>(
  atom: A,
  tiled: Accepted<T, TiledCopyB<A, T, O>>,
  options: O,
): Answer<TiledCopyB<A, T, O>>;

export function tiledCopyB(atom: any, tiled: any, options: any): unknown {
  return ofMma("B", atom, mmaIn(tiled, "tiledCopyB"), options, "tiledCopyB");
}

/**
 * A copy of what each thread has of C in a tiled instruction (CuTe's make_tiled_copy_C).
 * @param atom an instruction of `copyAtom`
 * @param tiled of `tiledMma`
 * @param options `elementBits`, how many bits an element has
 * @returns the tiled copy
 * @throws LayoutError: as {@link tiledCopy}
 * @law all threads together have every element of C once (test/instruction/partition.test.ts)
 * @see {@link retile}
 * @example tiledCopyC(copyAtom("UniversalCopy<u64>"), tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN")), { elementBits: 32 }).tiler // [16, 8]
 */
export function tiledCopyC<A extends AnyCopyAtom, T extends AnyTiledMma, const O extends CopyBits>(
  atom: A,
  tiled: Accepted<T, TiledCopyC<A, T, O>>,
  options: O,
): Answer<TiledCopyC<A, T, O>>;

export function tiledCopyC(atom: any, tiled: any, options: any): unknown {
  return ofMma("C", atom, mmaIn(tiled, "tiledCopyC"), options, "tiledCopyC");
}

/**
 * The least copy of what each thread has of C: of one instruction's values, in their order (CuTe's make_tiled_copy_C_atom).
 * @param atom an instruction of `copyAtom`
 * @param tiled of `tiledMma`
 * @param options `elementBits`, how many bits an element has
 * @returns the tiled copy
 * @throws LayoutError: as {@link tiledCopy}
 * @law the tiles and layouts of CUTLASS, case by case (test/instruction/tiled-copy.test.ts)
 * @see {@link tiledCopyC}
 * @example tiledCopyCAtom(copyAtom("SM90_U32x2_STSM_N"), tiledMma(mmaAtom("SM90_64x64x16_F32F16F16_SS")), { elementBits: 16 }).tv // prints as ((4,8,4),(2,2)):((64,1,8),(256,32))
 */
export function tiledCopyCAtom<A extends AnyCopyAtom, T extends AnyTiledMma, const O extends CopyBits>(
  atom: A,
  tiled: Accepted<T, TiledCopyCAtom<A, T, O>>,
  options: O,
): Answer<TiledCopyCAtom<A, T, O>>;

export function tiledCopyCAtom(atom: any, of: any, options: any): OpenTiledCopy {
  const tiled = mmaIn(of, "tiledCopyCAtom");
  const operands = () => `${nameOf(atom)}, ${clip(tiled.atom.name)}`;
  return renaming("tiledCopyCAtom", () => leastOfC(atom, tiled, options, operands), operands);
}

function leastOfC(
  atom: CopyAtom,
  tiled: OpenTiledMma,
  options: unknown,
  operands: () => string,
): OpenTiledCopy {
  const fail = failing("tiledCopyCAtom", operands);
  const elementBits = elementBitsIn(options, fail);
  const tv = tvIn("C", tiled);
  const [threads, values] = tv.shape as readonly [IntTuple, readonly [IntTuple, readonly IntTuple[]]];
  const many = extent(
    (inElements(atom, "source", elementBits, fail).shape as readonly IntTuple[])[1] as IntTuple,
  );
  const first: AnyLayout = composition(tv as AnyLayout, layout([extent(threads), many]) as never);
  const grid = gridOf(many / extent(values[0]), extent(values[1][0] as IntTuple));
  return cutOut(atom, first, pick("C", sizesOf(tiled)), grid, elementBits, fail);
}

/** So many parts of an instruction, those along M first; parts of a part are none. */
function gridOf(many: number, along: number): readonly number[] {
  if (!Number.isInteger(many)) return [1, 1];
  const first = Math.min(along, many);
  return Number.isInteger(many / first) ? [first, many / first] : [1, 1];
}

function ofMma(
  operand: Operand,
  atom: CopyAtom,
  tiled: OpenTiledMma,
  options: any,
  operation: string,
): OpenTiledCopy {
  const operands = () => `${nameOf(atom)}, ${clip(tiled.atom.name)}`;
  const fail = failing(operation, operands);
  const bits = elementBitsIn(options, fail);
  const tv = tvIn(operand, tiled);
  const [, values] = tv.shape as readonly [IntTuple, readonly [IntTuple, readonly IntTuple[]]];
  const copy = () => copyOf(atom, tv, pick(operand, sizesOf(tiled)), values[1].map(extent), bits, fail);
  return renaming(operation, copy, operands);
}
