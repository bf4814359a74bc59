import type { Recast } from "../../types/algebra/recast.js";
import type { Accepted } from "../../types/diagnostic.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout, AnyMapping, Resolved } from "../../types/layout/layout.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import { exactly, type Fail, failing } from "../diagnostic.js";
import { composedOf, isComposedLayout } from "../layout/composed-layout.js";
import { integerIn, isTuple } from "../layout/htuple.js";
import { laid, layoutIn, mapped, whole } from "../layout/layout.js";
import { integerModes, kindOfLayout, type Mode, modesOf } from "../layout/modes.js";
import { extent } from "../layout/shape.js";
import { show } from "../layout/text.js";
import { isPowerOfTwo } from "../semimodule/binary.js";
import { commonDivisor } from "../semimodule/common-divisor.js";
import { multiply } from "../semimodule/integer.js";
import { binary, binaryIn } from "../semimodule/semimodule.js";
import { respaced } from "./recast/outer.js";

/**
 * The layout of the same memory in elements of another size. Smaller ones: the mode of stride 1 becomes longer, else the
 * first of size 1 takes them up, else the first mode is split. Larger ones, each of n old ones: the modes of stride 1,
 * and on from there, lose a factor n, and every other stride is divided by it. Refused is what would not be exact: old
 * elements that do not fill a new one side by side, and strides that are no multiple of it. Binary strides shift: the
 * sizes differ by a power of two then, and a mode of size 1 at the end goes on as it did. Of a composed layout all three
 * parts are recast; refused is an offset that is no whole number of new elements, and an outer layout that does not take
 * the old elements of a new one side by side.
 * @param layout any
 * @param fromBits how many bits an element has
 * @param toBits how many it is to have
 * @returns the layout in the other elements
 * @throws LayoutError: argument, divisibility, extent, integer, overflow, unit
 * @law the same bits at every coordinate (test/algebra/recast.test.ts)
 * @see `docs/layouts.md`
 * @example recast(layout("16:1"), 16, 32) // prints as 8:1
 * @example recast(layout("(4,8):(1,-4)"), 32, 16) // prints as (8,8):(1,-8)
 * @example String(recast(composedLayout(swizzle(3, 3, 3), 8, layout("(8,64):(72,1)")), 16, 8)) // "(128,8,1):(f1,f144,f1024) ∘ (16 + (8,128):(144,1))"
 * @example recast(layout("(8,64,1):(f72,f1,f512)"), 16, 8) // prints as (8,128,1):(f144,f1,f1024)
 */
export function recast<L extends AnyMapping, const F extends number, const T extends number>(
  layout: L,
  fromBits: F,
  toBits: Accepted<T, Recast<L, F, T>>,
): Resolved<L, Recast<L, F, T>>;

export function recast(of: AnyMapping, fromBits: number, toBits: any): AnyLayout {
  if (!isComposedLayout(of)) return recastOf(of, fromBits, toBits, false);
  const outer = recastOf(of.outer, fromBits, toBits, true);
  const fail = failing("recast", () => `${show(of)}, ${fromBits} to ${toBits} bits`);
  const common = commonDivisor(fromBits, toBits);
  const offset = exactly(fail, () => multiply(of.offset, fromBits / common));
  if (offset % (toBits / common) !== 0) fail("divisibility", `offset ${offset}`, toBits / common);
  const inner = recastOf(of.inner, fromBits, toBits, false);
  return composedOf(outer, offset / (toBits / common), inner) as unknown as AnyLayout;
}

/** A layout over other elements: of a composed one the inner or the outer. */
function recastOf(of: unknown, fromBits: number, toBits: number, isOuter: boolean): AnyLayout {
  const fail = failing("recast", () => `${show(of)}, ${show(fromBits)} to ${show(toBits)} bits`);
  const layout = layoutIn(of, fail);
  const kind = kindOfLayout(layout);
  if (kind !== "binary") integerModes(layout, fail);
  for (const bits of [fromBits, toBits]) integerIn(bits, fail, "extent", Number.isInteger(bits) && bits > 0);
  const common = commonDivisor(fromBits, toBits);
  const [n, into] = [fromBits / common, toBits / common];
  return exactly(fail, () => {
    if (n === into) return layout;
    if (kind === "binary")
      for (const each of [n, into]) if (!isPowerOfTwo(each)) fail("argument", each, "power of two");
    if (isOuter) return respaced(layout, n, into, kind === "binary", fail);
    if (kind !== "binary") return coarsened(refined(layout, n), into, fail);
    return inBits(coarsened(refined(inIntegers(layout), n), into, fail), tailOf(layout, n, into));
  });
}

/** A layout of binary strides with the integers that stand for them. */
function inIntegers(layout: AnyLayout): AnyLayout {
  return whole(mapped(layout, (shape, stride) => ({ shape, stride: binaryIn(stride) })));
}

/** And back; a mode of size 1 at the end goes on by the element of `tail`. */
function inBits(layout: AnyLayout, tail: number): AnyLayout {
  return whole(
    mapped(layout, (shape, stride, isLast) => ({
      shape,
      stride: binary(isLast && shape === 1 ? tail : binaryIn(stride)),
    })),
  );
}

/** What the stride of a mode of size 1 at the end becomes, 0 where there is none, or no such unit. */
function tailOf(layout: AnyLayout, n: number, into: number): number {
  const [size, stride] = modesOf(layout).at(-1) as Mode<Step>;
  const step = size === 1 ? binaryIn(stride) * n : 0;
  return step % into === 0 && Number.isSafeInteger(step) ? step / into : 0;
}

/** Every element as `n`: the layout of the smaller ones. */
function refined(layout: AnyLayout, n: number): AnyLayout {
  if (n === 1) return layout;
  const modes = modesOf(layout) as readonly Mode[];
  const unit = modes.findIndex(([size, stride]) => size > 1 && stride === 1);
  const taking = unit >= 0 ? unit : modes.findIndex(([size]) => size === 1);
  const finer = modes.map(([size, stride], i): Mode => {
    if (i === taking) return [multiply(size, n), 1];
    return [size, size === 1 ? 0 : multiply(stride, n)];
  });
  const split = taking < 0 ? n : 1;
  extent([split, ...finer.map(([size]) => size)]);
  return rebuilt(layout, finer, split);
}

/** Every `n` elements as one, which they must fill. */
function coarsened(layout: AnyLayout, n: number, fail: Fail): AnyLayout {
  if (n === 1) return layout;
  const modes: Mode[] = [...(modesOf(layout) as readonly Mode[])];
  let filled = 1;
  while (filled < n) {
    const i = modes.findIndex(([size, stride]) => size > 1 && stride === filled);
    if (i < 0) fail("unit", filled, n);
    const [size] = modes[i] as Mode;
    if (n % filled !== 0) fail("divisibility", `unit ${n}`, filled);
    const taken = Math.min(size, n / filled);
    if (size % taken !== 0) fail("divisibility", `extent ${size}`, taken);
    // what is left of the mode steps by whole units
    modes[i] = [size / taken, size === taken ? 0 : n];
    filled *= taken;
  }
  const coarser = modes.map(([size, stride]): Mode => {
    if (size === 1) return [1, 0];
    return stride % n === 0 ? [size, stride / n] : fail("divisibility", `stride ${stride}`, n);
  });
  return rebuilt(layout, coarser, 1);
}

/** The modes in the profile of the layout; the first becomes a tuple where it is split into `split` and itself. */
function rebuilt(layout: AnyLayout, modes: readonly Mode[], split: number): AnyLayout {
  let next = 0;
  const over = (profile: IntTuple): AnyLayout => {
    if (isTuple(profile)) {
      const parts = profile.map(over);
      return laid(
        parts.map(({ shape }) => shape as IntTuple),
        parts.map(({ stride }) => stride as IntTuple),
      );
    }
    const [size, stride] = modes[next] as Mode;
    return next++ === 0 && split > 1 ? laid([split, size], [1, stride]) : laid(size, stride);
  };
  return over(layout.shape);
}
