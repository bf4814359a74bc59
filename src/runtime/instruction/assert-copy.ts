import type { Accepted } from "../../types/diagnostic.js";
import type { AssertDestination, AssertSource } from "../../types/instruction/assert-copy.js";
import type { AnyTiledCopy } from "../../types/instruction/tiled-copy.js";
import type { AnyLayout, AnyMapping } from "../../types/layout/layout.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import { coalesce } from "../algebra/coalesce.js";
import { modesIn } from "../algebra/concat.js";
import { clip, type Fail, failing, renaming } from "../diagnostic.js";
import { isComposedLayout } from "../layout/composed-layout.js";
import { layoutIn } from "../layout/layout.js";
import { modesOf } from "../layout/modes.js";
import { extent } from "../layout/shape.js";
import { show } from "../layout/text.js";
import { threadsOf } from "./copy-tv.js";
import type { OpenTiledCopy } from "./tiled.js";
import { copyIn } from "./tiled.js";

/**
 * Refuses memory that a tiled copy does not read as its instruction does: the values of one access of a thread lie side by side
 * and are aligned to their number, so that of ldmatrix each row of 16 bytes is one piece, and the tile divides the memory.
 * @param tiled of `tiledCopy`
 * @param memory the layout of what is read
 * @returns nothing
 * @throws LayoutError: alignment, apart, divisibility; as {@link threadsSource}
 * @law what is not refused is read side by side and aligned, in every access (test/sentences/instruction.ts)
 * @see {@link partitionSource}
 * @example assertSource(tiledCopy(copyAtom("SM80_CP_ASYNC_CACHEGLOBAL<u128>"), layout("(16,8):(8,1)"), layout("(1,8)"), { elementBits: 16 }), layout("(128,64):(64,1)"))
 */
export function assertSource<T extends AnyTiledCopy, L extends AnyMapping>(
  tiled: T,
  memory: Accepted<L, AssertSource<T, L>>,
): void;

export function assertSource(tiled: any, memory: any): void {
  assertSide(copyIn(tiled, "assertSource"), "source", memory, "assertSource");
}

/**
 * Refuses memory that a tiled copy does not write as its instruction does, as `assertSource`.
 * @param tiled of `tiledCopy`
 * @param memory the layout of what is written
 * @returns nothing
 * @throws LayoutError: alignment, apart, divisibility; as {@link threadsDestination}
 * @law what is not refused is written side by side and aligned, in every access (test/sentences/instruction.ts)
 * @see {@link partitionDestination}
 * @example assertDestination(tiledCopy(copyAtom("UniversalCopy<u64>"), layout("(16,8):(8,1)"), layout("(1,4)"), { elementBits: 16 }), layout("(16,32):(36,1)"))
 */
export function assertDestination<T extends AnyTiledCopy, L extends AnyMapping>(
  tiled: T,
  memory: Accepted<L, AssertDestination<T, L>>,
): void;

export function assertDestination(tiled: any, memory: any): void {
  assertSide(copyIn(tiled, "assertDestination"), "destination", memory, "assertDestination");
}

function assertSide(
  tiled: OpenTiledCopy,
  side: "source" | "destination",
  memory: unknown,
  operation: string,
): void {
  const operands = () => `${clip(tiled.atom.name)}, ${show(memory)}`;
  const fail = failing(operation, operands);
  const from = isComposedLayout(memory) ? (memory.inner as AnyLayout) : layoutIn(memory, fail);
  modesIn(from).forEach((mode, i) => {
    const [size, by] = [extent(mode.shape), tiled.tiler[i]];
    if (typeof by === "number" && size % by !== 0) fail("divisibility", size, by);
  });
  const parts = renaming(operation, () => threadsOf(tiled, side, from), operands);
  const [threads, what] = modesIn(parts) as [AnyLayout, AnyLayout];
  const [values, rests] = modesIn(what) as [AnyLayout, AnyLayout];
  const [access, repeats] = modesIn(values) as [AnyLayout, AnyLayout];
  const many = extent(access.shape);
  if (many === 1) return;
  const [first, second] = modesOf(coalesce(access as AnyLayout) as AnyLayout);
  if (first !== undefined && !isOne(first[1])) fail("apart", 1, String(first[1]));
  if (first !== undefined && second !== undefined) fail("apart", first[0], String(second[1]));
  refuseMisaligned(
    [threads, repeats, rests].flatMap((mode) => modesOf(mode)),
    many,
    fail,
  );
  if (isComposedLayout(memory)) {
    const [low, ...others] = modesOf(coalesce(memory.outer as AnyLayout) as AnyLayout);
    if (low === undefined || !isOne(low[1]) || low[0] % many !== 0)
      fail("alignment", many, String(low?.[1] ?? 0));
    refuseMisaligned(others, many, fail);
    if (memory.offset % many !== 0) fail("alignment", many, memory.offset);
  }
}

/** Refuses steps that do not keep an access aligned to the number of its values. */
function refuseMisaligned(modes: readonly (readonly [number, Step])[], many: number, fail: Fail): void {
  for (const [size, stride] of modes) {
    const step = typeof stride === "string" ? Number(stride.slice(1)) : Number(stride);
    if (size !== 1 && step % many !== 0) fail("alignment", many, String(stride));
  }
}

function isOne(stride: Step): boolean {
  return stride === 1 || stride === "f1";
}
