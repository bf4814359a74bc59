import { beforeAll, describe, expect, test } from "vitest";
import * as library from "../../src/index.js";
import { limit } from "../support/compiled.js";
import { type Claim, compile, type Verdict } from "../support/compiler.js";
import { type Case, goldenInstructions, swizzledOf } from "../support/golden-instructions.js";
import { read, typeOf, valueOf } from "../support/notation.js";

// Tiles and parts that do not divide, all golden cases in both halves. A tile by its index is the tile of CuTe's inner_partition,
// and the elements that a thread has of every tile its outer_partition.

const words = library as unknown as Record<string, (...args: any[]) => any>;
const word = (name: string) => words[name] as (...args: any[]) => any;
const golden = goldenInstructions("ragged");
const unboxed = (x: any): any => (Array.isArray(x) && x.length === 1 ? x[0] : x);

/** The layout of the memory: under a swizzle a composed one. */
function memoryOf({ tensor, identity }: Case): any {
  if (identity) return word("identityLayout")(read(tensor));
  const { swizzle, inner } = swizzledOf(tensor);
  const plain = valueOf(read(inner));
  return swizzle === null ? plain : word("composedLayout")(word("swizzle")(...swizzle), 0, plain);
}

interface Cut {
  readonly operation: "localTile" | "localPartition";
  readonly args: readonly unknown[];
}

/** The call for a case, its tiles and coordinates filled up to the rank of the tensor. */
function cutOf({ op, tensor, tiler, coord, thr, index, proj, identity }: Case): Cut {
  const projection = proj === undefined ? [] : [read(proj.replaceAll("X", "_"))];
  if (op === "local_partition")
    return { operation: "localPartition", args: [valueOf(read(thr)), index, ...projection] };
  const [by, at] = [tiler, coord].map((text) => read(text) as any);
  const { inner } = swizzledOf(tensor);
  const shape: any = identity ? read(tensor) : (read(inner) as any).shape;
  const rank = Array.isArray(shape) ? shape.length : 1;
  if (op === "outer_partition") {
    const threads = word("layout")(by);
    return { operation: "localPartition", args: [threads, Array.isArray(at) ? threads(...at) : at] };
  }
  const filled = (x: any): any =>
    Array.isArray(x) && projection.length === 0
      ? [...x, ...Array(Math.max(0, rank - x.length)).fill(null)]
      : x;
  const tiles = filled(by).map((each: any) => (each?.shape === undefined ? each : valueOf(each)));
  return { operation: "localTile", args: [tiles, filled(at), ...projection] };
}

const partOf = (x: Case): any => {
  const { operation, args } = cutOf(x);
  const accessor = x.identity ? word("coordinates")() : word("counting")();
  return word(operation)(word("tensor")(accessor, memoryOf(x)), ...args);
};

test("these are all cases", () => {
  expect(golden.length).toBe(39);
});

describe("at run time", () => {
  test.each(golden.map((x, i) => [`${i}: ${x.op} ${x.tensor} ${x.tiler ?? x.thr}`, x] as const))(
    "%s",
    (_, x) => {
      const part = partOf(x);
      const get = (i: number): unknown => word("get")(part, i);
      if (x.values !== undefined) expect(x.values.map((_: number, i: number) => get(i))).toEqual(x.values);
      if (x.coordinates !== undefined)
        expect(x.coordinates.map((_: string, i: number) => unboxed(get(i)))).toEqual(
          x.coordinates.map((text: string) => unboxed(read(text))),
        );
      if (x.inside !== undefined)
        expect(
          x.inside.map((_: number, i: number) => Number(word("within")(get(i), read(x.tensor)))),
        ).toEqual(x.inside);
      if (x.identity || x.tensor.includes("Sw")) return;
      const theirs = valueOf(read(x.layout)) as any;
      const all = Array.from({ length: word("size")(theirs) }, (_, i) => x.offset + theirs(i));
      expect(all.map((_, i) => get(i))).toEqual(all);
      expect(word("size")(part.layout)).toBe(all.length);
    },
  );
});

describe("in the compiler", () => {
  const typed = (x: any): string =>
    x === null || typeof x !== "object"
      ? typeof x === "function"
        ? typeOf(read(String(x)))
        : String(x)
      : `[${x.map(typed).join(", ")}]`;
  const claims: readonly Claim[] = golden.flatMap((x, i) => {
    const { operation, args } = cutOf(x);
    const part = partOf(x);
    const memory = memoryOf(x);
    // under a swizzle the inner layout is what is cut
    const of = "outer" in memory ? memory.inner : memory;
    const { shape, stride } = read(String(of)) as any;
    const [S, D] = /^Layout<(.*)>$/.test(typeOf({ shape, stride } as never))
      ? [typeOf(shape), typeOf(stride)]
      : ["never", "never"];
    const accessor = x.identity ? "CoordinateAccessor<readonly number[]>" : "Int8Array";
    const type = `${operation[0]!.toUpperCase()}${operation.slice(1)}<Tensor<${accessor}, ${S}, ${D}>, ${args.map(typed).join(", ")}>`;
    const whole = word(operation)(
      word("tensor")(word(x.identity ? "coordinates" : "counting")(), of),
      ...args,
    );
    return [
      { name: `${i} layout`, got: `${type}["layout"]`, right: typed(whole.layout) },
      { name: `${i} ragged`, got: `${part.ragged} extends ${type}["ragged"] ? true : false`, right: "true" },
    ];
  });
  let verdict: Verdict;
  beforeAll(async () => {
    verdict = await compile(claims, "ragged");
  }, limit);

  test("every golden case has the layout of the run time, and is ragged where it is", () => {
    expect(claims.length).toBe(2 * 39);
    expect(verdict.elsewhere).toEqual([]);
    expect([...verdict.wrong].map(([{ name, got }, message]) => `${name}: ${got}: ${message}`)).toEqual([]);
  });
});
