import type { IntTuple } from "../../../types/layout/htuple.js";
import type { AnyLayout } from "../../../types/layout/layout.js";
import type { AnyMemory, BankOptions, Conflicts } from "../../../types/swizzle/bank-conflicts.js";
import { refuseUnread } from "../../algebra/composition/parts.js";
import { modesIn } from "../../algebra/concat.js";
import { exactly, type Fail } from "../../diagnostic.js";
import { isComposedLayout, valueAt } from "../../layout/composed-layout.js";
import { offsetOf } from "../../layout/evaluation.js";
import { integerIn, isTuple } from "../../layout/htuple.js";
import { layoutIn } from "../../layout/layout.js";
import { kindOfLayout, stridesOf } from "../../layout/modes.js";
import { extent } from "../../layout/shape.js";
import { show } from "../../layout/text.js";
import { floorDivide, multiply, remainder } from "../../semimodule/integer.js";
import { kindOf } from "../../semimodule/semimodule.js";

/** No more threads than a block has, and no longer vectors. */
const most = 1024;

/** The memory with everything that is left out. */
type Memory = Required<BankOptions>;

/** Where each thread accesses a memory that is cut into slots of one access each, which its banks hold `count` of. */
interface Slots {
  readonly at: readonly number[];
  readonly count: number;
  /** How many banks a slot takes. */
  readonly banks: number;
}

/** The options, of which none is anything but a positive integer. */
export function memoryOf(options: BankOptions, fail: Fail): Memory {
  if (typeof options !== "object" || options === null) fail("argument", show(options), "set of options");
  const { banks = 32, bankBytes = 4, elementBytes = 4 } = options;
  const memory = { banks, bankBytes, elementBytes };
  for (const [name, value] of Object.entries(memory)) {
    integerIn(value, fail, "integer", Number.isInteger(value));
    if (value <= 0) fail("argument", value, `number of ${name === "banks" ? name : "bytes"}`);
  }
  return memory;
}

/** The offsets of the values that each thread accesses, in elements. */
export type Vectors = readonly (readonly number[])[];

export function vectorsOf(layout: AnyMemory, access: AnyLayout, fail: Fail): Vectors {
  const offset = offsets(layout, fail);
  const { threads, values } = warpOf(access, fail);
  const { shape } = layout as { readonly shape: IntTuple };
  if (kindOfLayout(access) === "coordinate") refuseUnread(stridesOf(access), shape, fail);
  const accessed = (i: number): number => offset(reaching(offsetOf(i, access, fail), shape));
  return Array.from({ length: threads }, (_, t) =>
    Array.from({ length: values }, (_, v) => accessed(t + v * threads)),
  );
}

/** The slots that vectors take. Where a word holds more than a thread takes, a slot is a word. */
export function slotsOf(vectors: Vectors, memory: Memory, fail: Fail): Slots {
  const { banks, bankBytes, elementBytes } = memory;
  return exactly(fail, () => {
    const bytes = multiply(vectors[0]?.length ?? 1, elementBytes);
    const size = Math.max(bytes, bankBytes);
    refuseParts(size, Math.min(bytes, bankBytes), fail);
    refuseParts(multiply(banks, bankBytes), size, fail);
    const at = vectors.map((vector) => floorDivide(multiply(startOf(vector, fail), elementBytes), size));
    return { at, count: (banks * bankBytes) / size, banks: size / bankBytes };
  });
}

/** How many slots of the same banks each phase takes at most. */
export function conflictsOf({ at, count }: Slots): Conflicts {
  const phases: number[] = [];
  for (let t = 0; t < at.length; t += count) {
    const places = [...new Set(at.slice(t, t + count))].map((slot) => remainder(slot, count));
    phases.push(Math.max(...places.map((place) => places.filter((other) => other === place).length)));
  }
  return { degree: Math.max(...phases), phases };
}

/** Refuses two threads of a phase that take different slots of the same banks. */
export function refuseMeeting({ at, count, banks }: Slots, fail: Fail): void {
  for (const [t, slot] of at.entries()) {
    const start = t - (t % count);
    const place = remainder(slot, count);
    const other = at
      .slice(start, t)
      .findIndex((before) => before !== slot && remainder(before, count) === place);
    if (other >= 0) fail("bank", start + other, t, place * banks);
  }
}

/** The offset of a layout at a coordinate; one that yields coordinates is refused. */
function offsets(layout: unknown, fail: Fail): (c: IntTuple) => number {
  const outer = isComposedLayout(layout) ? layout.outer : layoutIn(layout, fail);
  const coordinate = stridesOf(outer).find((step) => kindOf(step) === "coordinate");
  if (coordinate !== undefined) fail("integer", coordinate);
  return (c) => (isComposedLayout(layout) ? valueAt(layout, c) : offsetOf(c, outer, fail)) as number;
}

/** A coordinate that an access yields as one of the memory: modes that it does not reach are 0. */
function reaching(c: IntTuple, shape: IntTuple): IntTuple {
  return isTuple(c) && isTuple(shape) ? shape.map((mode, i) => reaching(c[i] ?? 0, mode)) : c;
}

/** How many threads access, and how many values each. */
function warpOf(access: AnyLayout, fail: Fail): { readonly threads: number; readonly values: number } {
  const modes = modesIn(layoutIn(access, fail)).map((mode) => extent(mode.shape));
  if (modes.length > 2) fail("argument", show(access), "layout of threads and values");
  const [threads = 1, values = 1] = modes;
  if (threads > most) fail("argument", threads, `number of threads up to ${most}`);
  if (values > most) fail("argument", values, `number of values up to ${most}`);
  return { threads, values };
}

function refuseParts(whole: number, part: number, fail: Fail): void {
  if (whole % part !== 0) fail("divisibility", whole, part);
}

/** Where a vector starts, of which the values lie side by side and aligned. */
function startOf(vector: readonly number[], fail: Fail): number {
  const start = vector[0] as number;
  const run = runOf(vector);
  if (run < vector.length) fail("unit", run, vector.length);
  if (start % vector.length !== 0) fail("alignment", vector.length, start);
  return start;
}

/** Whether one access can take a vector. */
export function isWhole(vector: readonly number[]): boolean {
  return runOf(vector) === vector.length && (vector[0] as number) % vector.length === 0;
}

/** How many values of a vector lie side by side from the first on. */
function runOf(vector: readonly number[]): number {
  const apart = vector.findIndex((offset, v) => offset !== (vector[0] as number) + v);
  return apart < 0 ? vector.length : apart;
}
