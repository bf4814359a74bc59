import { beforeAll, describe, expect, test } from "vitest";
import { coalesce } from "../../src/runtime/algebra/coalesce.js";
import { complement } from "../../src/runtime/algebra/complement.js";
import { composition } from "../../src/runtime/algebra/composition.js";
import { concat, mode } from "../../src/runtime/algebra/concat.js";
import { flatDivide, logicalDivide, tiledDivide, zippedDivide } from "../../src/runtime/algebra/divide.js";
import { leftInverse, rightInverse } from "../../src/runtime/algebra/inverse.js";
import {
  blockedProduct,
  flatProduct,
  logicalProduct,
  rakedProduct,
  tiledProduct,
  zippedProduct,
} from "../../src/runtime/algebra/product.js";
import { LayoutError } from "../../src/runtime/diagnostic.js";
import { crd2crd, crd2idx, idx2crd } from "../../src/runtime/layout/coordinate.js";
import { flatten, unflatten } from "../../src/runtime/layout/flatten.js";
import { congruent, depth, rank, weaklyCongruent } from "../../src/runtime/layout/htuple.js";
import { at, cosize, equal, isLayout, layout, print } from "../../src/runtime/layout/layout.js";
import { compatible, size } from "../../src/runtime/layout/shape.js";
import { compactStride } from "../../src/runtime/layout/stride.js";
import { type Compiled, compileFiles, limit } from "../support/compiled.js";
import { type Term, typeOf, valueOf } from "../support/notation.js";
import { plainly } from "../support/plain.js";
import { random } from "../support/random.js";

// A type never lies: what the runtime returns is a member of the type that the compiler shows, also where numbers of
// the input are known only as `number`. Random inputs are written as types, some of their numbers widened; the runtime
// gets several values for each of those. Where nothing is widened the type is exactly the runtime's value or message.

const next = random(20260306);
const chance = (of: number): boolean => next() < of;
const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
const some = <T>(least: number, most: number, make: () => T): readonly T[] =>
  Array.from({ length: between(least, most) }, make);

const extents = [1, 2, 2, 2, 3, 4, 4, 4, 6, 8, 8, 12, 16, 32, 64] as const;
const strides = [0, 1, 1, 2, 3, 4, 4, 6, 8, 8, 12, 16, 24, 32, 40, 64, 128, -1, -4] as const;
const coordinates = [0, 1, 2, 3, 5, 7, 8, 13, 31, 100, -1, -7] as const;

type Modes = readonly (readonly [extent: number, stride: number])[];
type Layered = { readonly shape: Term; readonly stride: Term };

/** Modes whose strides nest in any order, some of them padded, repeated, of stride 0 or anything. */
function modes(most: number): Modes {
  const sizes = some(1, most, () => pick(extents));
  const order = sizes.map((_, i) => i).sort(() => next() - 0.5);
  const made: (readonly [number, number])[] = [];
  let covered = chance(0.85) ? 1 : pick([2, 4, 8]);
  for (const i of order) {
    const extent = sizes[i] as number;
    const odd = next();
    made[i] = [extent, odd < 0.08 ? 0 : odd < 0.14 ? pick(strides) : covered];
    covered *= extent;
    if (chance(0.15)) covered *= 2;
    else if (chance(0.08)) covered += pick([1, 4, 8]);
  }
  return made;
}

/** Modes as a layout: flat, or some of them nested; a single one may be an integer. */
function laid(of: Modes): Layered {
  const [only] = of;
  if (only !== undefined && of.length === 1 && chance(0.6)) return { shape: only[0], stride: only[1] };
  const parts: Layered[] = [];
  for (let i = 0; i < of.length; ) {
    const count = chance(0.3) ? between(1, of.length - i) : 0;
    if (count === 0) parts.push({ shape: of[i]?.[0] as number, stride: of[i]?.[1] as number });
    else parts.push(laid(of.slice(i, i + count)));
    i += Math.max(count, 1);
  }
  return { shape: parts.map((part) => part.shape), stride: parts.map((part) => part.stride) };
}

const sources = (most = 4): Layered => laid(modes(most));
const countOf = (shape: Term): number =>
  Array.isArray(shape) ? shape.reduce((so: number, each) => so * countOf(each), 1) : (shape as number);
const leavesOf = (tuple: Term): readonly Term[] => (Array.isArray(tuple) ? tuple.flatMap(leavesOf) : [tuple]);
const modesOf = ({ shape, stride }: Layered): readonly Layered[] =>
  Array.isArray(shape)
    ? shape.map((part, i) => ({ shape: part, stride: (stride as Term[])[i] as Term }))
    : [];

/** A layout that points into a mode of some size: mostly of divisors of it. */
function tile(size: number): Layered {
  const divisors = Array.from({ length: size }, (_, i) => i + 1).filter((i) => size % i === 0);
  const made: (readonly [number, number])[] = [];
  let step = chance(0.6) ? 1 : pick(divisors);
  for (const _ of some(1, 3, () => 0)) {
    const extent = chance(0.85) ? pick(divisors.filter((d) => d <= Math.max(1, size / step))) : pick(extents);
    made.push([extent ?? 1, chance(0.06) ? pick(strides) : step]);
    step *= extent ?? 1;
    if (chance(0.3)) step *= 2;
  }
  return laid(made.sort(() => (chance(0.2) ? -1 : 1)));
}

/** A tiler of any kind: an integer, a layout, `null`, an array of them. */
function tiler(of: Layered, depth = 0): Term {
  const size = Math.min(countOf(of.shape), 4096);
  const kind = next();
  const parts = modesOf(of);
  if (parts.length > 0 && kind < (depth === 0 ? 0.55 : 0.3)) {
    const count = chance(0.03) ? parts.length + 1 : between(1, parts.length);
    return Array.from({ length: count }, (_, i) => tiler(parts[i] ?? of, depth + 1));
  }
  if (depth > 0 && kind > 0.85) return null;
  if (kind > 0.65) return chance(0.8) ? pick([1, 2, 4, 8, 3, 16].filter((n) => n <= size)) : pick(extents);
  return tile(size);
}

/** A coordinate of a shape: natural, integer, or anything between. */
function coordinate(shape: Term): Term {
  if (!Array.isArray(shape) || chance(0.25)) return pick(coordinates);
  if (chance(0.03)) return [1, 2, 3, 4, 5];
  return shape.map(coordinate);
}

const profile = (shape: Term): Term =>
  Array.isArray(shape) && chance(0.6)
    ? shape.slice(0, between(1, shape.length)).map(profile)
    : pick([null, 1]);

/** An operation in both halves, and random arguments for it. */
interface Operation {
  readonly name: string;
  readonly run: (...args: any[]) => unknown;
  readonly type: (...args: string[]) => string;
  readonly args: () => readonly Term[];
}

const onTiler =
  (most = 3) =>
  (): readonly Term[] => {
    const of = sources(most);
    return [of, tiler(of)];
  };

const paired = (): readonly Term[] => {
  const of = sources(3);
  const count = Array.isArray(of.shape) ? of.shape.length : 1;
  const by = Array.from({ length: count }, () => tile(8));
  if (!Array.isArray(of.shape)) return [of, chance(0.5) ? pick([2, 3, 4]) : tile(8)];
  return [of, { shape: by.map(({ shape }) => shape), stride: by.map(({ stride }) => stride) }];
};

const plain =
  (name: string) =>
  (...args: string[]): string =>
    `${name}<${args.join(", ")}>`;

const operations: readonly Operation[] = [
  { name: "coalesce", run: plainly(coalesce), type: plain("Coalesce"), args: () => [sources()] },
  {
    name: "coalesce by mode",
    run: plainly(coalesce),
    type: plain("Coalesce"),
    args: () => {
      const of = sources();
      return [of, profile(of.shape)];
    },
  },
  { name: "composition", run: plainly(composition), type: plain("Composition"), args: onTiler(4) },
  {
    name: "composition of layouts",
    run: plainly(composition),
    type: plain("Composition"),
    args: () => {
      const of = sources();
      return [of, tile(Math.min(countOf(of.shape), 4096))];
    },
  },
  {
    name: "at",
    run: plainly(at),
    type: (of, ...rest) => `At<${of}, [${rest.join(", ")}]>`,
    args: () => {
      const of = sources();
      const where = coordinate(of.shape);
      return Array.isArray(where) && where.length > 0 && chance(0.5) ? [of, ...where] : [of, where];
    },
  },
  {
    name: "idx2crd",
    run: plainly(idx2crd),
    type: plain("Idx2crd"),
    args: () => {
      const { shape, stride } = sources();
      const kind = next();
      if (kind < 0.15) return [coordinate(shape), { shape, stride }];
      return kind < 0.4 ? [coordinate(shape), shape, stride] : [coordinate(shape), shape];
    },
  },
  {
    name: "crd2idx",
    run: plainly(crd2idx),
    type: plain("Crd2idx"),
    args: () => {
      const { shape, stride } = sources();
      const kind = next();
      if (kind < 0.2) return [coordinate(shape), { shape, stride }];
      return kind < 0.6 ? [coordinate(shape), shape, stride] : [coordinate(shape), shape];
    },
  },
  {
    name: "crd2crd",
    run: plainly(crd2crd),
    type: plain("Crd2crd"),
    args: () => {
      const from = sources(3).shape;
      return [coordinate(from), from, sources(3).shape];
    },
  },
  { name: "complement", run: plainly(complement), type: plain("Complement"), args: () => [sources()] },
  {
    name: "complement to a bound",
    run: plainly(complement),
    type: plain("Complement"),
    args: () => [sources(), chance(0.7) ? pick([16, 24, 64, 256, 1000]) : sources(2)],
  },
  { name: "rightInverse", run: plainly(rightInverse), type: plain("RightInverse"), args: () => [sources()] },
  { name: "leftInverse", run: plainly(leftInverse), type: plain("LeftInverse"), args: () => [sources()] },
  { name: "logicalDivide", run: plainly(logicalDivide), type: plain("LogicalDivide"), args: onTiler() },
  { name: "zippedDivide", run: plainly(zippedDivide), type: plain("ZippedDivide"), args: onTiler() },
  { name: "tiledDivide", run: plainly(tiledDivide), type: plain("TiledDivide"), args: onTiler() },
  { name: "flatDivide", run: plainly(flatDivide), type: plain("FlatDivide"), args: onTiler() },
  { name: "logicalProduct", run: plainly(logicalProduct), type: plain("LogicalProduct"), args: onTiler() },
  { name: "zippedProduct", run: plainly(zippedProduct), type: plain("ZippedProduct"), args: onTiler() },
  { name: "tiledProduct", run: plainly(tiledProduct), type: plain("TiledProduct"), args: onTiler() },
  { name: "flatProduct", run: plainly(flatProduct), type: plain("FlatProduct"), args: onTiler() },
  { name: "blockedProduct", run: plainly(blockedProduct), type: plain("BlockedProduct"), args: paired },
  { name: "rakedProduct", run: plainly(rakedProduct), type: plain("RakedProduct"), args: paired },
  {
    name: "layout",
    run: plainly(layout),
    type: (shape, stride = "never") => `LayoutOf<${shape}, ${stride}>`,
    args: () => {
      const { shape, stride } = sources();
      return chance(0.5) ? [shape] : [shape, chance(0.1) ? sources().stride : stride];
    },
  },
  {
    name: "mode",
    run: plainly(mode),
    type: plain("Mode"),
    args: () => {
      const of = sources();
      return [of, Array.isArray(of.shape) ? between(0, of.shape.length - (chance(0.9) ? 1 : 0)) : 0];
    },
  },
  {
    name: "concat",
    run: plainly(concat),
    type: (...args) => `Concat<[${args.join(", ")}]>`,
    args: () => some(1, 3, () => sources(2)),
  },
  {
    name: "size",
    run: plainly(size),
    type: plain("Size"),
    args: () => [chance(0.5) ? sources() : sources().shape],
  },
  { name: "cosize", run: plainly(cosize), type: plain("Cosize"), args: () => [sources()] },
  { name: "print", run: plainly(print), type: plain("Print"), args: () => [sources()] },
  { name: "rank", run: plainly(rank), type: plain("Rank"), args: () => [sources()] },
  { name: "depth", run: plainly(depth), type: plain("Depth"), args: () => [sources()] },
  {
    name: "flatten",
    run: plainly(flatten),
    type: plain("Flatten"),
    args: () => [chance(0.5) ? sources() : sources().shape],
  },
  {
    name: "unflatten",
    run: plainly(unflatten),
    type: plain("Unflatten"),
    args: () => {
      const of = sources();
      const flat = { shape: leavesOf(of.shape), stride: leavesOf(of.stride) };
      return [chance(0.5) ? flat : flat.shape, chance(0.9) ? of.shape : sources().shape];
    },
  },
  {
    name: "compactStride",
    run: plainly(compactStride),
    type: plain("CompactStride"),
    args: () => [sources().shape],
  },
  {
    name: "equal",
    run: plainly(equal),
    type: plain("Equal"),
    args: () => {
      const of = sources(2);
      return [of, chance(0.5) ? of : sources(2)];
    },
  },
  {
    name: "compatible",
    run: plainly(compatible),
    type: plain("Compatible"),
    args: () => {
      const { shape } = sources();
      return [chance(0.5) ? countOf(shape) : sources(2).shape, shape];
    },
  },
  {
    name: "congruent",
    run: plainly(congruent),
    type: plain("Congruent"),
    args: () => {
      const { shape, stride } = sources();
      return [shape, chance(0.6) ? stride : sources().shape];
    },
  },
  {
    name: "weaklyCongruent",
    run: plainly(weaklyCongruent),
    type: plain("WeaklyCongruent"),
    args: () => {
      const { shape } = sources();
      return [coordinate(shape), shape];
    },
  },
];

/** A number in the arguments: what it is decides what else it may be. */
type Role = "extent" | "stride" | "other";

/** The terms with every number as `change` gives it, from left to right. */
function changed(terms: readonly Term[], change: (value: number, role: Role) => number): readonly Term[] {
  const walk = (term: Term, role: Role): Term => {
    if (typeof term === "number") return change(term, role);
    if (term === null || typeof term === "string") return term;
    if ("shape" in term) return { shape: walk(term.shape, "extent"), stride: walk(term.stride, "stride") };
    return term.map((part) => walk(part, role));
  };
  return terms.map((term) => walk(term, "other"));
}

/** A case: the type that the compiler is asked for, and what the runtime gave, as types. */
interface Case {
  readonly operation: Operation;
  readonly text: string;
  readonly got: string;
  /** Whether every number is known; then there is one right answer. */
  readonly whole: boolean;
  readonly members: readonly string[];
  /** The values that the runtime got, for a reader. */
  readonly inputs: readonly string[];
}

function caseOf(operation: Operation): Case {
  const args = operation.args();
  let count = 0;
  changed(args, (value) => {
    count++;
    return value;
  });
  const share = pick([0, 0.15, 0.3, 0.6]);
  const wide = Array.from({ length: count }, () => chance(share));
  let whole = !wide.includes(true);
  let i = 0;
  // NaN stands for a number that is not known: no argument has one
  const types = changed(args, (value) => (wide[i++] ? Number.NaN : value)).map((term) =>
    typeOf(term).replaceAll("NaN", "number"),
  );
  if (chance(0.05)) {
    const at = between(0, types.length - 1);
    const open = openFor(args[at] as Term, types[at] as string);
    whole = whole && open === types[at];
    types[at] = open;
  }
  const members = new Map<string, string>();
  for (let trial = 0; trial < (whole ? 1 : 8); trial++) {
    let place = 0;
    const values = changed(args, (value, role) => {
      if (!wide[place++] || trial === 0 || chance(0.3)) return value;
      return role === "extent" ? pick(extents) : role === "stride" ? pick(strides) : pick(others(operation));
    });
    const outcome = outcomeOf(operation, values, whole);
    if (outcome !== undefined) members.set(outcome, values.map(typeOf).join(", "));
  }
  const got = operation.type(...types);
  return { operation, text: got, got, whole, members: [...members.keys()], inputs: [...members.values()] };
}

const others = ({ name }: Operation): readonly number[] =>
  /crd|at/.test(name) ? coordinates : name === "mode" ? [0, 1, 2] : extents;

/** A type that says less than a number or a profile would. */
const openFor = (term: Term, type: string): string => {
  if (term === null || typeof term !== "object") return type;
  return "shape" in term ? pick(["AnyLayout", "Layout"]) : type;
};

/** What the runtime gives, as a type; nothing where it refuses and the type may refuse or not. */
function outcomeOf(operation: Operation, terms: readonly Term[], whole: boolean): string | undefined {
  let values: readonly unknown[];
  try {
    values = terms.map(valueOf);
  } catch (fault) {
    if (fault instanceof LayoutError) return undefined; // there is no such operand
    throw fault;
  }
  try {
    return written(operation.run(...values));
  } catch (fault) {
    if (!(fault instanceof LayoutError)) throw fault;
    return whole ? `LayoutError<${JSON.stringify(fault.message)}>` : undefined;
  }
}

function written(value: unknown): string {
  if (isLayout(value)) return `Layout<${written(value.shape)}, ${written(value.stride)}>`;
  return Array.isArray(value) ? `[${value.map(written).join(", ")}]` : JSON.stringify(value);
}

const verdicts = `import type { Layout, LayoutError } from "cute-layout";
/** What the members show the type to be: a lie with the evidence, or how much it says. */
export declare function verdict<Got, Members extends readonly unknown[]>(): 0 extends 1 & Got
  ? { any: true }
  : [Outside<Got, Members>] extends [never] ? Kind<Got> : { got: Got; not: Outside<Got, Members> };
export declare function exact<Got, Right>():
  (<T>() => T extends Got ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? Kind<Got> : { got: Got; right: Right };
type Outside<Got, Members extends readonly unknown[]> =
  { [I in keyof Members]: [Members[I]] extends [Got] ? never : Members[I] }[number];
type Kind<T> = [T] extends [LayoutError] ? "refused"
  : [T] extends [Layout<infer S, infer D>] ? IsOpen<S> extends true ? "open" : Merged<Of<S> | Of<D>>
  : IsOpen<T> extends true ? "open" : boolean extends T ? "partly" : Merged<Of<T>>;
type IsOpen<T> = unknown extends T ? true : [T] extends [number | string | boolean] ? false
  : [T] extends [readonly unknown[]] ? number extends T["length"] ? true : false : true;
type Merged<K> = [K] extends ["literal"] ? "static" : "partly";
type Of<T> = unknown extends T ? "open" : T extends readonly unknown[]
  ? number extends T["length"] ? "open" : T extends readonly [] ? never : Of<T[number]>
  : number extends T ? "number" : string extends T ? "number" : "literal";
`;

const perOperation = 130;
const perFile = 250;
const cases: readonly Case[] = operations.flatMap((operation) =>
  Array.from({ length: perOperation }, () => caseOf(operation)),
);

/** The cases as files; each is a constant that the compiler writes the verdict of. */
function files(all: readonly Case[]): Record<string, string> {
  const out: Record<string, string> = { "verdict.ts": verdicts };
  for (let first = 0; first < all.length; first += perFile) {
    const lines = all
      .slice(first, first + perFile)
      .map(({ got, whole, members }, i) =>
        whole
          ? `export const k${first + i} = exact<${got}, ${members[0] ?? "never"}>();`
          : `export const k${first + i} = verdict<${got}, [${members.join(", ")}]>();`,
      );
    const names = new Set(
      lines.flatMap((line) =>
        [...line.replace(/"(?:[^"\\]|\\.)*"/g, "").matchAll(/\b[A-Z]\w+/g)].map(([name]) => name),
      ),
    );
    out[`cases-${first / perFile}.ts`] = [
      'import { exact, verdict } from "./verdict.js";',
      `import type { ${[...names].sort().join(", ")} } from "cute-layout";`,
      ...lines,
      "",
    ].join("\n");
  }
  return out;
}

/** The verdict of a type on its own, to see that the harness finds a lie. */
const lies: readonly (readonly [string, string])[] = [
  ["verdict<Layout<[4, number], [1, 4]>, [Layout<[4, 8], [1, 5]>]>", "not"],
  ["verdict<Layout<4, 1>, [Layout<4, 1>, Layout<[4], [1]>]>", "not"],
  ['verdict<LayoutError<"✗">, [Layout<4, 1>]>', "not"],
  ["verdict<any, [Layout<4, 1>]>", "any"],
  ["verdict<never, [3]>", "not"],
  ["exact<Layout<4, number>, Layout<4, 1>>", "right"],
  ["verdict<Layout<IntTuple, IntTuple>, [Layout<[4, 8], [1, 5]>]>", "open"],
  ["verdict<Layout<[4, number], [1, 4]>, [Layout<[4, 8], [1, 4]>]>", "partly"],
  ["verdict<Layout<[4, IntTuple], [1, 4]>, []>", "partly"],
  ["verdict<[4, 8], [[4, 8]]>", "static"],
  ["verdict<boolean, [true]>", "partly"],
];

describe("a type never lies", () => {
  let compiled: Compiled;
  const kinds = new Map<Case, string>();

  beforeAll(async () => {
    const probes = lies.map(([probe], i) => `export const lie${i} = ${probe}();`).join("\n");
    compiled = await compileFiles("no-lie", {
      ...files(cases),
      "lies.ts": `import { exact, verdict } from "./verdict.js";\nimport type { IntTuple, Layout, LayoutError } from "cute-layout";\n${probes}\n`,
    });
    for (const [name, kind] of compiled.constants)
      if (name.startsWith("k")) kinds.set(cases[Number(name.slice(1))] as Case, kind);
    console.log(`tsc over ${cases.length} random cases: ${compiled.figures}`);
  }, limit + 10_000);

  test("the compiler has nothing else to say", () => {
    expect(compiled.errors).toEqual([]);
    expect(kinds.size).toBe(cases.length);
  });

  test.each(lies.map(([probe, kind], i) => [probe, kind, i] as const))("%s is found: %s", (_, kind, i) => {
    expect(compiled.constants.get(`lie${i}`)).toMatch(new RegExp(`^"${kind}"$|\\b${kind}: `));
  });

  test.each(operations)("$name", (operation) => {
    const ours = cases.filter((one) => one.operation === operation);
    const count = (whole: boolean, kind: string) =>
      ours.filter((one) => one.whole === whole && kinds.get(one) === `"${kind}"`).length;
    const all = ours.filter((one) => one.whole).length;
    console.log(
      `${operation.name}: ${all} known, ${count(true, "refused")} of them refused; ${ours.length - all} widened: ${count(false, "static")} static, ` +
        `${count(false, "partly")} partly, ${count(false, "open")} open, ${count(false, "refused")} refused`,
    );
    const wrong = ours.filter((one) => !/^"(static|partly|open|refused)"$/.test(kinds.get(one) ?? ""));
    expect(wrong.map((one) => `${one.got}: ${kinds.get(one)} (${one.inputs.join(" | ")})`)).toEqual([]);
  });
});
