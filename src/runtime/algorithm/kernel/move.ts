import type { TypedArray } from "../../tensor/accessor.js";
import { isTypedArray } from "../../tensor/accessor.js";
import { type Loop, loopsOf, nestOf, walk } from "./nest.js";
import { type Routine, routineOf } from "./routine.js";
import { alike, type NumericArray, sameType } from "./view.js";
import { anyWidth, inParts, type Width, widthOf } from "./width.js";

/** How many elements are converted at once: both copies of them stay in the first cache. */
export const batch: number = 1024;

/** Moves elements from `x` on in `s` to those from `y` on in `d`, which converts them where it is of another type. */
export function move(d: NumericArray, y: number, s: NumericArray, x: number, routine: Routine): void {
  if (!isTypedArray(d) || !isTypedArray(s)) looped(anyWidth(), d, y, s, x, routine);
  else if (routine.by === "run") run(d, y, s, x, routine);
  else if (!sameType(d, s)) converted(d, y, s, x, routine, (to, from) => to.set(from as never));
  else {
    const width = widthOf(d);
    const { parts } = width;
    looped(width, d, y * parts, s, x * parts, parts === 1 ? routine : inParts(routine, parts));
  }
}

/**
 * The same where elements change on the way: a batch of them is gathered as they are, `convert` fills an array of the
 * type of `d` from it, and that is scattered.
 */
export function converted(
  d: TypedArray,
  y: number,
  s: TypedArray,
  x: number,
  routine: Routine,
  convert: (to: TypedArray, from: TypedArray) => void,
): void {
  const loops = loopsOf(routine.nest);
  let block = 1;
  let whole = 0;
  for (; whole < loops.length && block * (loops[whole] as Loop)[0] <= batch; whole++)
    block *= (loops[whole] as Loop)[0];
  const [extent, to, from] = loops[whole] ?? ([1, 0, 0] as Loop);
  const most = Math.min(extent, Math.floor(batch / block));
  const [gathered, made] = [alike(s, most * block), alike(d, most * block)] as [TypedArray, TypedArray];
  const piece = (turns: number) => {
    const inside = [...loops.slice(0, whole), [turns, to, from] as Loop];
    return {
      gather: routineOf(dense(inside, "to"), false),
      scatter: routineOf(dense(inside, "from"), routine.ordered),
      gathered: gathered.subarray(0, turns * block),
      made: made.subarray(0, turns * block),
    };
  };
  const [full, tail] = [piece(most), piece(extent % most || most)];
  walk(nestOf(loops), whole + 1, y, x, (y, x) => {
    for (let i = 0; i < extent; i += most) {
      const piece = i + most <= extent ? full : tail;
      move(gathered, 0, s, x + i * from, piece.gather);
      convert(piece.made, piece.gathered);
      move(d, y + i * to, made, 0, piece.scatter);
    }
  });
}

/** Moves elements between arrays of one type, as wide as `width` sees them. */
function looped(
  { loops, seen }: Width,
  d: NumericArray,
  y: number,
  s: NumericArray,
  x: number,
  { by, inner, nest, table }: Routine,
): void {
  const [target, source] = [seen(d), seen(s)];
  const [m = 1, n = 1] = nest.extents;
  const [t0 = 0, t1 = 0] = nest.to;
  const [f0 = 0, f1 = 0] = nest.from;
  if (by === "plane")
    walk(nest, inner, y, x, (y, x) => loops.plane(target, y, source, x, m, n, t0, t1, f0, f1));
  else if (table !== null)
    walk(nest, inner, y, x, (y, x) => loops.block(target, y, source, x, table.to, table.from));
  else walk(nest, 4, y, x, (y, x) => loops.nest(target, y, source, x, nest));
}

/** Moves each run of elements by the array's own method. */
function run(d: TypedArray, y: number, s: TypedArray, x: number, { inner, nest }: Routine): void {
  const length = nest.extents[0] as number;
  walk(nest, inner, y, x, (y, x) => d.set(s.subarray(x, x + length) as never, y));
}

/** The loops with one side dense: their elements lie in the order of the loops. */
function dense(loops: readonly Loop[], side: "to" | "from"): readonly Loop[] {
  let unit = 1;
  return loops.map(([extent, to, from]): Loop => {
    const step = unit;
    unit *= extent;
    return side === "to" ? [extent, step, from] : [extent, to, step];
  });
}
