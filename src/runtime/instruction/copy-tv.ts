import type { Accepted, Answer } from "../../types/diagnostic.js";
import type {
  ThreadsDestination,
  ThreadsSource,
  TvDestination,
  TvSource,
} from "../../types/instruction/copy-tv.js";
import type { RestOptions } from "../../types/instruction/rest.js";
import type { AnyTiledCopy } from "../../types/instruction/tiled-copy.js";
import type { AnyLayout, AnyMapping } from "../../types/layout/layout.js";
import { coalesce } from "../algebra/coalesce.js";
import { composition } from "../algebra/composition.js";
import { concatOf, modesIn } from "../algebra/concat.js";
import { logicalDivide, zippedDivide } from "../algebra/divide.js";
import { rightInverse } from "../algebra/inverse.js";
import { clip, failing, renaming } from "../diagnostic.js";
import { composedLayout, isComposedLayout } from "../layout/composed-layout.js";
import { layoutIn } from "../layout/layout.js";
import { extent } from "../layout/shape.js";
import { show } from "../layout/text.js";
import { refuseRest } from "./rest.js";
import type { OpenTiledCopy } from "./tiled.js";
import { copyIn } from "./tiled.js";
import { inElements } from "./tiled-copy.js";

type Side = "source" | "destination";

/**
 * The thread-value layout of what the threads read: (thread, (values of the instruction, its repetitions)) to the index of the
 * element in the column-major tile (CuTe's get_layoutS_TV).
 * @param tiled of `tiledCopy`
 * @returns the layout
 * @throws LayoutError: as {@link composition}
 * @law the layout of CUTLASS, case by case (test/instruction/tiled-copy.test.ts)
 * @see {@link threadsSource}
 * @example tvSource(tiledCopy(copyAtom("SM75_U32x1_LDSM_N"), layout("(8,4):(4,1)"), layout("(1,2)"), { elementBits: 16 })) // prints as ((8,4),(8,1)):((1,0),(8,0))
 */
export function tvSource<T extends AnyTiledCopy>(tiled: T): Answer<TvSource<T>>;

export function tvSource(tiled: any): unknown {
  return sideOf(copyIn(tiled, "tvSource"), "source");
}

/**
 * The thread-value layout of what the threads write (CuTe's get_layoutD_TV).
 * @param tiled of `tiledCopy`
 * @returns the layout
 * @throws LayoutError: as {@link composition}
 * @law the layout of CUTLASS, case by case (test/instruction/tiled-copy.test.ts)
 * @see {@link threadsDestination}
 * @example tvDestination(tiledCopy(copyAtom("SM75_U32x1_LDSM_N"), layout("(8,4):(4,1)"), layout("(1,2)"), { elementBits: 16 })) // prints as ((4,8),(2,1)):((16,1),(8,0))
 */
export function tvDestination<T extends AnyTiledCopy>(tiled: T): Answer<TvDestination<T>>;

export function tvDestination(tiled: any): unknown {
  return sideOf(copyIn(tiled, "tvDestination"), "destination");
}

/**
 * A layout of the source by who reads what (CuTe's tidfrg_S): (thread, (values, rests)).
 * @param tiled of `tiledCopy`
 * @param of a layout of what is read
 * @param options `ragged: true` where the tile need not divide it
 * @returns the layout
 * @throws LayoutError: argument, rest; as {@link zippedDivide}
 * @law the layout of CUTLASS, case by case (test/instruction/tiled-copy.test.ts)
 * @see {@link tvSource}
 * @example threadsSource(tiledCopy(copyAtom("UniversalCopy<u128>"), layout("(4,4):(4,1)"), layout("(1,4)"), { elementBits: 32 }), layout("(8,16):(16,1)")) // prints as ((4,4),((4,1),(2,1))):((4,16),((1,0),(64,0)))
 */
export function threadsSource<T extends AnyTiledCopy, L extends AnyMapping, const O extends RestOptions = {}>(
  tiled: T,
  of: Accepted<L, ThreadsSource<T, L, O>>,
  options?: O,
): Answer<ThreadsSource<T, L, O>>;

export function threadsSource(tiled: any, of: any, options?: any): unknown {
  return bySide(copyIn(tiled, "threadsSource"), "source", of, options);
}

/**
 * A layout of the destination by who writes what (CuTe's tidfrg_D).
 * @param tiled of `tiledCopy`
 * @param of a layout of what is written
 * @param options `ragged: true` where the tile need not divide it
 * @returns the layout
 * @throws LayoutError: argument, rest; as {@link zippedDivide}
 * @law the layout of CUTLASS, case by case (test/instruction/tiled-copy.test.ts)
 * @see {@link tvDestination}
 * @example threadsDestination(tiledCopy(copyAtom("UniversalCopy<u128>"), layout("(4,4):(4,1)"), layout("(1,4)"), { elementBits: 32 }), layout("(8,16):(16,1)")) // prints as ((4,4),((4,1),(2,1))):((4,16),((1,0),(64,0)))
 */
export function threadsDestination<
  T extends AnyTiledCopy,
  L extends AnyMapping,
  const O extends RestOptions = {},
>(tiled: T, of: Accepted<L, ThreadsDestination<T, L, O>>, options?: O): Answer<ThreadsDestination<T, L, O>>;

export function threadsDestination(tiled: any, of: any, options?: any): unknown {
  return bySide(copyIn(tiled, "threadsDestination"), "destination", of, options);
}

/** The values of the tile by those of a side: what the reference has them for, then that side of the instruction. */
function sideOf({ atom, tv, elementBits }: OpenTiledCopy, side: Side): AnyLayout {
  const fail = failing(side === "source" ? "tvSource" : "tvDestination", () => atom.name);
  const reference = inElements(atom, "reference", elementBits, fail);
  const own = modesIn(reference).map((mode) => extent(mode.shape));
  const [whole, rests] = modesIn(zippedDivide(tv as AnyLayout, own as never)) as [AnyLayout, AnyLayout];
  const across = composition(
    rightInverse(reference as AnyLayout) as AnyLayout,
    inElements(atom, side, elementBits, fail) as never,
  );
  const [threads, values] = modesIn(composition(whole as AnyLayout, across as never)) as [
    AnyLayout,
    AnyLayout,
  ];
  const [moreThreads, moreValues] = modesIn(rests) as [AnyLayout, AnyLayout];
  const all = concatOf([concatOf([threads, moreThreads], fail), concatOf([values, moreValues], fail)], fail);
  return coalesce(all as AnyLayout, [null, [null, null]] as never);
}

function bySide(tiled: OpenTiledCopy, side: Side, of: unknown, options: unknown): unknown {
  const operation = side === "source" ? "threadsSource" : "threadsDestination";
  const operands = () => `${clip(tiled.atom.name)}, ${show(of)}`;
  const fail = failing(operation, operands);
  const cut = isComposedLayout(of) ? (of.inner as AnyLayout) : layoutIn(of, fail);
  refuseRest(cut, tiled.tiler, options, fail);
  const parts = renaming(operation, () => threadsOf(tiled, side, cut), operands);
  return isComposedLayout(of) ? composedLayout(of.outer, of.offset as never, parts) : parts;
}

/** (thread, (values, rests)) of a layout. */
export function threadsOf(tiled: OpenTiledCopy, side: Side, of: AnyLayout): AnyLayout {
  const { tiler } = tiled;
  const modes = modesIn(of);
  if (modes.length < tiler.length) return zippedDivide(of as AnyLayout, tiler as never);
  const parts = tiler.map((by, i) => modesIn(logicalDivide(modes[i] as AnyLayout, by as never)));
  const tiles = parts.map(([tile]) => tile as AnyLayout);
  const fail = failing("concat", () => show(tiles));
  const tile = tiles.length === 1 ? (tiles[0] as AnyLayout) : concatOf(tiles, fail);
  const [threads, values] = modesIn(composition(tile as AnyLayout, sideOf(tiled, side) as never)) as [
    AnyLayout,
    AnyLayout,
  ];
  const rests = [...parts.map(([, rest]) => rest as AnyLayout), ...modes.slice(tiler.length)];
  return concatOf([threads, concatOf([values, concatOf(rests, fail)], fail)], fail);
}
