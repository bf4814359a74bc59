import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { Operand } from "../../types/instruction/operand.js";
import type { RestOptions } from "../../types/instruction/rest.js";
import type { ThreadsA, ThreadsB, ThreadsC } from "../../types/instruction/threads.js";
import type { AnyTiledMma } from "../../types/instruction/tiled-mma.js";
import type { IntTuple, StepTuple } from "../../types/layout/htuple.js";
import type { AnyComposedLayout, AnyLayout } from "../../types/layout/layout.js";
import { composition } from "../algebra/composition.js";
import { concatOf, modesIn } from "../algebra/concat.js";
import { logicalDivide, zippedDivide } from "../algebra/divide.js";
import { clip, failing, renaming } from "../diagnostic.js";
import { composedLayout, isComposedLayout } from "../layout/composed-layout.js";
import { isTuple } from "../layout/htuple.js";
import { laid, layoutIn } from "../layout/layout.js";
import { extent } from "../layout/shape.js";
import { show } from "../layout/text.js";
import { pick, tilerOf } from "./operand.js";
import { refuseRest } from "./rest.js";
import type { OpenTiledMma } from "./tiled.js";
import { mmaIn } from "./tiled.js";

/**
 * A layout of A, over (M, K), by who has what (CuTe's thrfrg_A): ((thread in the instruction, its copies), (values, rests)).
 * Modes beyond the two are rests. Refused is
 * a layout that the tile does not divide, unless that is allowed, and what the divides refuse.
 * @param tiled of `tiledMma`
 * @param of a layout of A, over (M, K)
 * @param options `ragged: true` where the tile need not divide the layout
 * @returns the layout
 * @throws LayoutError: argument, rest; as {@link zippedDivide}
 * @law the layout of CUTLASS, case by case (test/instruction/tiled-mma.test.ts)
 * @see {@link tvA}
 * @example threadsA(tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN"), { atoms: [2, 1, 1] }), layout("(32,16):(16,1)")) // prints as (((4,8),(2,1)),((2,2,2),(1,1))):(((2,16),(256,0)),((1,128,8),(0,0)))
 */
export function threadsA<
  T extends AnyTiledMma,
  L extends AnyLayout | AnyComposedLayout,
  const O extends RestOptions = {},
>(tiled: T, of: Accepted<L, ThreadsA<T, L, O>>, options?: O): Answer<ThreadsA<T, L, O>>;

export function threadsA(tiled: any, of: any, options?: any): unknown {
  return byThreads("A", mmaIn(tiled, "threadsA"), of, options);
}

/**
 * A layout of B, over (N, K), by who has what (CuTe's thrfrg_B).
 * @param tiled of `tiledMma`
 * @param of a layout of B, over (N, K)
 * @param options `ragged: true` where the tile need not divide the layout
 * @returns the layout
 * @throws LayoutError: argument, rest; as {@link zippedDivide}
 * @law the layout of CUTLASS, case by case (test/instruction/tiled-mma.test.ts)
 * @see {@link tvB}
 * @example threadsB(tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN")), layout("(8,16):(16,1)")) // prints as (((4,8),(1,1)),((2,2),(1,1))):(((2,16),(0,0)),((1,8),(0,0)))
 */
export function threadsB<
  T extends AnyTiledMma,
  L extends AnyLayout | AnyComposedLayout,
  const O extends RestOptions = {},
>(tiled: T, of: Accepted<L, ThreadsB<T, L, O>>, options?: O): Answer<ThreadsB<T, L, O>>;

export function threadsB(tiled: any, of: any, options?: any): unknown {
  return byThreads("B", mmaIn(tiled, "threadsB"), of, options);
}

/**
 * A layout of C, over (M, N), by who has what (CuTe's thrfrg_C).
 * @param tiled of `tiledMma`
 * @param of a layout of C, over (M, N)
 * @param options `ragged: true` where the tile need not divide the layout
 * @returns the layout
 * @throws LayoutError: argument, rest; as {@link zippedDivide}
 * @law the layout of CUTLASS, case by case (test/instruction/tiled-mma.test.ts)
 * @see {@link tvC}
 * @example threadsC(tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN")), layout("(16,8):(8,1)")) // prints as (((4,8),(1,1)),((2,2),(1,1))):(((2,8),(0,0)),((1,64),(0,0)))
 */
export function threadsC<
  T extends AnyTiledMma,
  L extends AnyLayout | AnyComposedLayout,
  const O extends RestOptions = {},
>(tiled: T, of: Accepted<L, ThreadsC<T, L, O>>, options?: O): Answer<ThreadsC<T, L, O>>;

export function threadsC(tiled: any, of: any, options?: any): unknown {
  return byThreads("C", mmaIn(tiled, "threadsC"), of, options);
}

/** The operand by threads; of a composed layout that is the inner one. */
function byThreads(operand: Operand, tiled: OpenTiledMma, of: unknown, options: unknown): unknown {
  const operation = `threads${operand}`;
  const operands = () => `${clip(tiled.atom.name)}, ${show(of)}`;
  const fail = failing(operation, operands);
  const cut = isComposedLayout(of) ? (of.inner as AnyLayout) : layoutIn(of, fail);
  refuseRest(cut, tilerOf(operand, tiled), options, fail);
  const parts = renaming(operation, () => threadsIn(operand, tiled, cut), operands);
  return isComposedLayout(of) ? composedLayout(of.outer, of.offset as never, parts) : parts;
}

/** ((thread in the instruction, its copies), (values, rests)) of a layout. */
export function threadsIn(operand: Operand, tiled: OpenTiledMma, of: AnyLayout): AnyLayout {
  const { atom, atoms, permutation } = tiled;
  const tile = pick(operand, atom.mnk);
  const copies = pick(operand, (atoms.shape as readonly IntTuple[]).map(extent));
  const by = pick(operand, permutation);
  const { shape, stride } = of as { readonly shape: IntTuple; readonly stride: StepTuple };
  if (!isTuple(shape) || shape.length < 2) return zippedDivide(of as AnyLayout, tile as never);
  const modes = shape.map((mode, i) => laid(mode, (stride as readonly StepTuple[])[i] as StepTuple));
  const parts = [0, 1].map((i) =>
    splitOf(modes[i] as AnyLayout, by[i] ?? null, tile[i] as number, copies[i] as number),
  );
  const tv = { A: atom.a, B: atom.b, C: atom.c }[operand];
  const tiles = parts.map((part) => part.tile);
  const fail = failing("concat", () => show(tiles));
  const [threads, values] = modesIn(composition(concatOf(tiles, fail), tv as never)) as [
    AnyLayout,
    AnyLayout,
  ];
  const rests = [...parts.map((part) => part.rest), ...modes.slice(2)];
  return concatOf(
    [
      concatOf(
        [
          threads,
          concatOf(
            parts.map((part) => part.copies),
            fail,
          ),
        ],
        fail,
      ),
      concatOf([values, concatOf(rests, fail)], fail),
    ],
    fail,
  );
}

interface Split {
  readonly tile: AnyLayout;
  readonly copies: AnyLayout;
  readonly rest: AnyLayout;
}

/** A mode permuted, then divided by its extent in the instruction, then the rest by the copies. */
function splitOf(mode: AnyLayout, by: number | AnyLayout | null, tile: number, copies: number): Split {
  const permuted = by === null ? mode : logicalDivide(mode as AnyLayout, by as never);
  const [first, beyond] = modesIn(logicalDivide(permuted as AnyLayout, tile as never)) as [
    AnyLayout,
    AnyLayout,
  ];
  const [second, rest] = modesIn(logicalDivide(beyond as AnyLayout, copies as never)) as [
    AnyLayout,
    AnyLayout,
  ];
  return { tile: first, copies: second, rest };
}
