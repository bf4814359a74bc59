import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { FragmentA, FragmentB, FragmentC, FragmentLike } from "../../types/instruction/fragment.js";
import type { Operand } from "../../types/instruction/operand.js";
import type { AnyTiledMma } from "../../types/instruction/tiled-mma.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout, AnyMapping, Layout, ResultShape, ResultStride } from "../../types/layout/layout.js";
import type { AnyTensor } from "../../types/tensor/tensor.js";
import { modesIn } from "../algebra/concat.js";
import { clip, failing, renaming } from "../diagnostic.js";
import { isComposedLayout } from "../layout/composed-layout.js";
import { unflatten } from "../layout/flatten.js";
import { isTuple } from "../layout/htuple.js";
import { laid, layoutIn } from "../layout/layout.js";
import { kindOfLayout, modesOf } from "../layout/modes.js";
import { show } from "../layout/text.js";
import { isTensor } from "../tensor/tensor.js";
import { threadsIn } from "./threads.js";
import type { OpenTiledMma } from "./tiled.js";
import { mmaIn } from "./tiled.js";

/**
 * A compact layout for registers of a part (CuTe's make_fragment_like): mode 0 is column-major, what is repeated in it is had
 * once; the others follow, those of lesser strides first. Of strides that are no integers all is column-major.
 * @param part a layout of what a thread has
 * @returns the layout of the registers
 * @throws LayoutError: argument
 * @law compact, in the order of the strides of the part (test/instruction/tiled-copy.test.ts)
 * @see {@link partitionA}
 * @example fragmentLike(layout("((2,2),2,4):((1,256),1024,8)")) // prints as ((2,2),2,4):((1,2),16,4)
 */
export function fragmentLike<L extends AnyLayout>(
  part: L,
): Layout<ResultShape<FragmentLike<L>>, ResultStride<FragmentLike<L>>>;

export function fragmentLike(part: AnyLayout): AnyLayout {
  return like(
    layoutIn(
      part,
      failing("fragmentLike", () => show(part)),
    ),
  );
}

/**
 * A layout for the registers of what a thread has of A (CuTe's partition_fragment_A).
 * @param tiled of `tiledMma`
 * @param of a layout or a tensor of A, over (M, K)
 * @returns the layout of the registers
 * @throws LayoutError: as {@link threadsA}
 * @law compact, of the profile of the part of A (test/instruction/tiled-mma.test.ts)
 * @see {@link partitionA}
 * @example fragmentA(tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN")), layout("(32,32):(32,1)")) // prints as ((2,2,2),2,2):((1,2,4),16,8)
 */
export function fragmentA<T extends AnyTiledMma, L extends AnyTensor | AnyMapping>(
  tiled: T,
  of: Accepted<L, FragmentA<T, L>>,
): Answer<FragmentA<T, L>>;

export function fragmentA(tiled: any, of: any): unknown {
  return fragmentOf("A", mmaIn(tiled, "fragmentA"), of);
}

/**
 * A layout for the registers of what a thread has of B (CuTe's partition_fragment_B).
 * @param tiled of `tiledMma`
 * @param of a layout or a tensor of B, over (N, K)
 * @returns the layout of the registers
 * @throws LayoutError: as {@link threadsB}
 * @law compact, of the profile of the part of B (test/instruction/tiled-mma.test.ts)
 * @see {@link partitionB}
 * @example fragmentB(tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN")), layout("(16,32):(32,1)")) // prints as ((2,2),2,2):((1,2),8,4)
 */
export function fragmentB<T extends AnyTiledMma, L extends AnyTensor | AnyMapping>(
  tiled: T,
  of: Accepted<L, FragmentB<T, L>>,
): Answer<FragmentB<T, L>>;

export function fragmentB(tiled: any, of: any): unknown {
  return fragmentOf("B", mmaIn(tiled, "fragmentB"), of);
}

/**
 * A layout for the registers of what a thread has of C (CuTe's partition_fragment_C).
 * @param tiled of `tiledMma`
 * @param of a layout or a tensor of C, over (M, N)
 * @returns the layout of the registers
 * @throws LayoutError: as {@link threadsC}
 * @law compact, of the profile of the part of C (test/instruction/tiled-mma.test.ts)
 * @see {@link partitionC}
 * @example fragmentC(tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN")), layout("(32,16):(1,32)")) // prints as ((2,2),2,2):((1,2),4,8)
 */
export function fragmentC<T extends AnyTiledMma, L extends AnyTensor | AnyMapping>(
  tiled: T,
  of: Accepted<L, FragmentC<T, L>>,
): Answer<FragmentC<T, L>>;

export function fragmentC(tiled: any, of: any): unknown {
  return fragmentOf("C", mmaIn(tiled, "fragmentC"), of);
}

function fragmentOf(operand: Operand, tiled: OpenTiledMma, of: AnyTensor | AnyMapping): AnyLayout {
  const fail = failing(`fragment${operand}`, () => show(of));
  const composed = isComposedLayout(of);
  const from = isTensor(of) ? of.layout : composed ? (of.inner as AnyLayout) : layoutIn(of, fail);
  const parts = renaming(
    `fragment${operand}`,
    () => threadsIn(operand, tiled, from),
    () => `${clip(tiled.atom.name)}, ${show(isTensor(of) ? of.layout : of)}`,
  );
  const [, what] = modesIn(parts) as [AnyLayout, AnyLayout];
  const [values, rests] = modesIn(what) as [AnyLayout, AnyLayout];
  const modes = [values, ...modesIn(rests)];
  const part = laid(
    modes.map((mode) => mode.shape),
    modes.map((mode) => mode.stride),
  );
  return composed ? laid(part.shape, packed(part.shape)) : like(part);
}

function like(part: AnyLayout): AnyLayout {
  const shape = part.shape;
  if (!isTuple(shape) || shape.length < 2 || !["integer", "zero"].includes(kindOfLayout(part)))
    return laid(shape, packed(shape));
  const [values, ...rests] = modesIn(part) as [AnyLayout, ...AnyLayout[]];
  const first = packed(values.shape, values.stride as IntTuple);
  const base = modesOf(values).reduce((so, [size, stride]) => (stride === 0 ? so : so * size), 1);
  const leaves = rests.flatMap((mode) => modesOf(mode)) as readonly (readonly [number, number])[];
  const strides = leaves.map(([size, stride], i) => {
    const before = leaves.filter(([, other], j) => other < stride || (other === stride && j < i));
    return size === 1 ? 0 : before.reduce((so, [count]) => so * count, base);
  });
  const others = unflatten(
    strides as never,
    rests.map((mode) => mode.shape) as never,
  ) as unknown as readonly IntTuple[];
  return laid(shape, [first, ...others]);
}

/** Column-major strides; of what has stride 0 there is one, and a mode of one has stride 0. */
function packed(shape: IntTuple, stride: IntTuple = shape): IntTuple {
  let next = 1;
  const over = (size: IntTuple, step: IntTuple): IntTuple => {
    if (isTuple(size)) return size.map((mode, i) => over(mode, (step as readonly IntTuple[])[i] as IntTuple));
    if (size === 1 || step === 0) return 0;
    next *= size;
    return next / size;
  };
  return over(shape, stride);
}
