import type { Memory } from "../../types/emit/memory.js";
import type { KernelSize } from "../../types/emit/symbol.js";
import type { Tile } from "../../types/emit/tile.js";
import type { HTuple, IntTuple } from "../../types/layout/htuple.js";
import type { AnyComposedLayout, AnyLayout } from "../../types/layout/layout.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import type { Fail } from "../diagnostic.js";
import { added, xored } from "../expression/offset.js";
import { constant, exponentOf, name, product, sum, type Term, times, xor, zero } from "../expression/term.js";
import { standIn, type Variable, variablesOf } from "../expression/variable.js";
import { isComposedLayout } from "../layout/composed-layout.js";
import { at } from "../layout/mapping.js";
import { type Mode, modesOf } from "../layout/modes.js";
import { commonDivisor } from "../semimodule/common-divisor.js";
import { binaryIn, kindIn } from "../semimodule/semimodule.js";
import type { Coordinates, Partition } from "./access.js";
import { divisorOf, exactQuotient, plus } from "./arithmetic.js";
import { bitsIn, both, xorWith } from "./bits.js";
import type { Names } from "./identifier.js";
import type { Below, Statement } from "./statement.js";
import { isSymbolic, termOf } from "./symbol.js";
import { sizesOf } from "./tile.js";

/** Where the values of a thread are: what is computed once for all of them, and the index of each. */
export interface Address {
  readonly shared: readonly Statement[];
  /** The index of a value in units, by its place among those of a thread; it may add to what is shared. */
  readonly at: (value: number) => Term;
  /** What holds where a value is in bounds; nothing, where all are. */
  readonly below: (value: number) => readonly Below[];
}

/** An address that goes on with the variables of a loop. */
export interface SharedAddress extends Address {
  readonly along: (variables: readonly Variable[]) => SharedAddress;
  /** What the part of the thread is a multiple of. */
  readonly divisor: number;
}

/** The address of a tile of memory of the kernel, `unit` elements at once. */
export function globalAddress(
  { memory, extents, at: variables, guarded }: Tile,
  coordinates: Coordinates,
  thread: string,
  names: Names,
  unit: number,
  fail: Fail,
): Address {
  const { shape, stride } = sizesOf(memory, fail);
  const shared: Statement[] = [];
  const own = coordinates.ofThread(thread);
  // the coordinate of the first value of a thread, mode by mode
  const first = variables.map((variable, i) => {
    const by = extents[i] ?? 1;
    const tiles = Math.ceil(mostOf(shape[i] as KernelSize, fail) / by);
    const value = sum([product(name(variable, tiles - 1), by), own[i] ?? constant(0)]);
    return bound(value, `${memory.name}_${i}`, names, shared);
  });
  const strides = stride.map((each) => termOf(each, fail));
  const weighed = (terms: readonly Term[]): Term =>
    sum(terms.map((each, i) => times(each, strides[i] as Term)));
  first.forEach((each, i) => {
    if (divisorOf(times(each, strides[i] as Term)) % coordinates.width !== 0)
      fail("alignment", coordinates.width, String(stride[i]));
  });
  const start = bound(exactQuotient(weighed(first), unit), `${memory.name}_at`, names, shared);
  return {
    shared,
    at: (value) => {
      const step = weighed(coordinates.ofValue(value).map(constant));
      return sum([start, exactQuotient(step, unit)]);
    },
    below: (value) => {
      const step = coordinates.ofValue(value);
      return guarded.flatMap((is, i): readonly Below[] =>
        is ? [[plus(first[i] as Term, step[i] as number), termOf(shape[i] as KernelSize, fail)]] : [],
      );
    },
  };
}

/** The address of shared memory, whose layout may be swizzled. */
export function sharedAddress(
  memory: Memory,
  { threads, values }: Pick<Partition, "threads" | "values">,
  thread: string,
  names: Names,
  unit: number,
): SharedAddress {
  const variables = variablesOf(thread, threads.shape, threads.stride as HTuple<Step>);
  const layout = memory.layout as AnyLayout | AnyComposedLayout;
  const isBinary = kindIn([threads.stride, values.stride] as never) === "binary";
  const offsetOver = (of: readonly Variable[]): Term =>
    isBinary ? xored(of, 32) : added(of as readonly Variable<number>[]);
  const join = (a: Term, b: Term): Term =>
    isBinary ? xor([a, b]) : a === zero ? b : b.kind === "constant" ? plus(a, b.most) : sum([a, b]);
  const ofValue = (value: number): number => binaryIn(at(values as never, value) as Step);
  const outer = isComposedLayout(layout) ? (layout.outer as AnyLayout) : undefined;
  // what goes through a swizzle is divided after it
  const before = outer === undefined ? unit : 1;
  const isXored = outer !== undefined && isLinear(outer);
  const offset = isComposedLayout(layout) ? (layout.offset as number) : 0;
  const own = join(offsetOver(variables), constant(offset));
  const from = (index: Term, called: string, divisor: number): SharedAddress => {
    const shared: Statement[] = [];
    const start = bound(index, called, names, shared);
    const bits = bitsIn(start);
    let image: Term | undefined;
    return {
      shared,
      at: (value) => {
        const more = ofValue(value) / before;
        if (outer === undefined) return isBinary ? xorWith(start, more) : join(start, constant(more));
        const through = (of: Term): Term => exactQuotient(swizzled(of, outer), unit);
        if (!isXored || both(more, bits) !== 0) return through(join(start, constant(more)));
        image ??= bound(through(start), `${memory.name}_swizzled`, names, shared);
        return xorWith(image, binaryIn(at(outer as never, more) as Step) / unit);
      },
      below: () => [],
      along: (more) => {
        const step = offsetOver(more);
        const common = commonDivisor(divisor, divisorOf(step));
        return from(join(start, exactQuotient(step, before)), `${memory.name}_k`, common);
      },
      divisor,
    };
  };
  return from(exactQuotient(own, before), `${memory.name}_at`, divisorOf(own));
}

/** What an outer layout makes of an index. */
function swizzled(index: Term, { shape, stride }: AnyLayout): Term {
  const outer = [standIn(index, shape as IntTuple, stride as HTuple<Step>)];
  return kindIn(stride as never) === "binary"
    ? xored(outer, 32)
    : added(outer as readonly Variable<number>[]);
}

/** The address of registers, which no thread shares. */
export function registerAddress(layout: AnyLayout): Address {
  return {
    shared: [],
    at: (value) => constant(binaryIn(at(layout as never, value) as Step)),
    below: () => [],
  };
}

/** A term under a name of its own, which keeps its bound, its divisor and its bits; what is a name or a number already stays. */
function bound(value: Term, wanted: string, names: Names, into: Statement[]): Term {
  if (value.kind === "name" || value.kind === "constant" || value.most === 0) return value;
  const called = names.fresh(wanted);
  into.push({ kind: "let", name: called, value });
  return name(called, value.most, divisorOf(value), bitsIn(value));
}

/** Whether what an outer layout makes of two numbers that share no bit is the XOR of what it makes of each. */
function isLinear(outer: AnyLayout): boolean {
  const isWhole = ([each]: Mode<Step>): boolean => exponentOf(each) >= 0;
  return kindIn(outer.stride as never) === "binary" && modesOf(outer).slice(0, -1).every(isWhole);
}

/** The largest value of a size. */
function mostOf(size: KernelSize, fail: Fail): number {
  return isSymbolic(size) ? termOf(size, fail).most : size;
}
