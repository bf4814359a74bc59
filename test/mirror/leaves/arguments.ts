import * as library from "../../../src/index.js";
import { random } from "../../support/random.js";

/* Arguments of calls, as programs write them and as they may be at run time. */

export const next = random(Number(process.env.CUTE_LAYOUT_SEED ?? 20261130));
export const chance = (of: number): boolean => next() < of;
export const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;

/** An argument: its text in a program, and what it may be at run time. */
export interface Argument {
  readonly text: string;
  readonly values: readonly unknown[];
}

export const extents = [1, 2, 2, 3, 4, 4, 6, 8, 8, 12, 16] as const;
export const strides = [0, 1, 1, 2, 3, 4, 8, 8, 16, 24, -1] as const;
/** An object of fields alone: one of the program, or of a kind of the library's own, as instructions are. */
const isRecord = (value: object): boolean => {
  const kind = Object.getPrototypeOf(value);
  return kind === Object.prototype || !Object.hasOwn(kind, "constructor");
};
export const written = (value: unknown): string => {
  if (value === undefined) return "undefined";
  if (typeof value === "function" && !library.isLayout(value)) return "any";
  if (library.isLayout(value)) return `Layout<${written(value.shape)}, ${written(value.stride)}>`;
  if (library.isTensor(value))
    return `Tensor<never, ${written(value.layout.shape)}, ${written(value.layout.stride)}, never>`;
  if (library.isComposedLayout(value))
    return `ComposedLayout<${written(value.outer)}, ${value.offset}, ${written(value.inner)}>`;
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  if (typeof value === "object" && value !== null && !isRecord(value)) return "any";
  if (typeof value === "object" && value !== null)
    return `{ ${Object.entries(value)
      .map(([name, of]) => `readonly ${name}: ${written(of)}`)
      .join("; ")} }`;
  return JSON.stringify(value);
};

/** A leaf of some kind, one or two values. */
export function leaf(value: number, other: number): Argument {
  const kind = next();
  if (kind < 0.5) return { text: `${value}`, values: [value] };
  const values = [value, other];
  if (kind < 0.65) return { text: "of<number>()", values };
  if (kind < 0.8) return { text: `of<${value} | ${other}>()`, values };
  if (kind < 0.86) return { text: "of<Brand>()", values };
  if (kind < 0.9) return { text: `of<${value} & Mark>()`, values: [value] };
  if (kind < 0.95) return { text: "of<any>()", values };
  const one = pick([1, 2, 3, 4, 8] as const);
  return chance(0.5)
    ? { text: `E.V${one}`, values: [one] }
    : { text: "of<E>()", values: [one, pick([1, 2, 3, 4, 8])] };
}

/** Some of the combinations of what the parts may be. */
export function combined(parts: readonly Argument[]): readonly (readonly unknown[])[] {
  const first = parts.map(({ values }) => values[0]);
  const last = parts.map(({ values }) => values.at(-1));
  const mixed = () => parts.map(({ values }) => pick(values));
  return [first, last, mixed(), mixed()];
}

export function listed(parts: readonly Argument[]): Argument {
  return { text: `[${parts.map(({ text }) => text).join(", ")}]`, values: combined(parts) };
}

export const ranks = [1, 2, 2, 2, 3] as const;

/** A tuple of leaves of a pool, now and then one number, nested, of no fixed length, with a rest, or a union of two. */
export function tuple(pool: readonly number[], rank: number = pick(ranks), depth = 0): Argument {
  const kind = next();
  const some = () => Array.from({ length: rank }, () => pick(pool));
  if (kind < 0.04) return { text: "of<number[]>()", values: [some(), [...some(), 2]] };
  if (kind < 0.08) {
    const one = some();
    return { text: `of<[${one[0]}, ...number[]]>()`, values: [one, [one[0], 2, 4]] };
  }
  if (kind < 0.1) {
    const one = some();
    // (an optional element may be undefined, which no tuple of numbers is: to the compiler that is no argument)
    return {
      text: `of<readonly [${one.join(", ")}, 4] | readonly [${one.join(", ")}]>()`,
      values: [one, [...one, 4]],
    };
  }
  if (kind < 0.11) {
    const one = some();
    return { text: `[...of<number[]>(), ${one[0]}]`, values: [[one[0]], [...one, one[0]]] };
  }
  if (kind < 0.19) {
    const [one, other] = [some(), chance(0.6) ? some() : [...some(), 2]];
    return { text: `of<${written(one)} | ${written(other)}>()`, values: [one, other] };
  }
  if (kind < 0.21) return { text: "of<IntTuple>()", values: [some(), pick(pool)] };
  if (kind < 0.23) return { text: "of<any>()", values: [some(), pick(pool)] };
  return listed(
    Array.from({ length: rank }, () =>
      depth === 0 && chance(0.15) ? tuple(pool, pick([1, 2]), 1) : leaf(pick(pool), pick(pool)),
    ),
  );
}

export const shape = (): Argument => (chance(0.15) ? leaf(pick(extents), pick(extents)) : tuple(extents));
export const coordinate = (): Argument =>
  chance(0.4) ? leaf(pick([0, 1, 2, 3, 5]), pick([0, 1, 2, 3, 5])) : tuple([0, 1, 2, 3, 5]);

/** The values of a call that is legal. */
export function legal<T>(all: readonly (readonly unknown[])[], of: (...args: any[]) => T): readonly T[] {
  return all.flatMap((args) => {
    try {
      return [of(...args)];
    } catch {
      return [];
    }
  });
}

export const integer =
  (...from: readonly number[]) =>
  (): Argument =>
    leaf(pick(from), pick(from));
export const cut = (): Argument =>
  chance(0.3) ? { text: "null", values: [null] } : leaf(pick([0, 1]), pick([0, 1]));
export const cuts = (): Argument => (chance(0.3) ? cut() : listed(Array.from({ length: pick(ranks) }, cut)));
