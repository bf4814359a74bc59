import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cheapest, type Order } from "../../src/runtime/algorithm/contract/order.js";
import { counting } from "../../src/runtime/tensor/accessor.js";
import type { OpenTensor as Tensor } from "../../src/types/tensor/tensor.js";
import { seed } from "../support/arbitrary.js";
import { leavesOf, offsetAt, type Pair, sizeOf } from "../support/brute.js";
import { plain } from "../support/plain.js";
import { contract, filled, over, tensor } from "../support/plain-tensor.js";
import { junk, refusal } from "../support/refusal.js";

type Extents = Readonly<Record<string, number>>;

/** C + alpha · the sum over all labels, one loop to a label: what einsum means. */
function byHand(
  spec: string,
  extents: Extents,
  operands: readonly Tensor[],
  c: Tensor,
  alpha = 1,
): readonly number[] {
  const texts = spec.replaceAll(" ", "").split(/,|->/);
  const C = texts.at(-1) as string;
  const labels = [...new Set(texts.join(""))];
  const out = present(c);
  const places = modesOf(c).map(([extent]) => extent);
  const walk = (i: number, at: Readonly<Record<string, number>>): void => {
    const label = labels[i];
    if (label !== undefined) {
      for (let x = 0; x < (extents[label] ?? 0); x++) walk(i + 1, { ...at, [label]: x });
      return;
    }
    const where = (names: string): readonly number[] => [...names].map((name) => at[name] as number);
    let place = 0;
    let unit = 1;
    for (const [j, x] of where(C).entries()) {
      place += x * unit;
      unit *= places[j] as number;
    }
    const factors = operands.map((of, j) => valueAt(of, where(texts[j] as string)));
    out[place] = (out[place] as number) + factors.reduce((so, x) => so * x, alpha);
  };
  walk(0, {});
  return out;
}

/** Each mode of a tensor: its size, and its leaves. */
function modesOf({ layout }: Tensor): readonly (readonly [number, ReturnType<typeof leavesOf>])[] {
  const { shape, stride } = layout as Pair;
  if (typeof shape === "number" || typeof stride === "number")
    return [[shape as number, leavesOf({ shape, stride })]];
  return shape.map((mode, i) => {
    const leaves = leavesOf({ shape: mode, stride: stride[i] as never });
    return [sizeOf(leaves), leaves];
  });
}

function valueAt(of: Tensor, at: readonly number[]): number {
  const modes = modesOf(of);
  const offset = at.reduce((so, c, i) => so + offsetAt(modes[i]?.[1] ?? [], c), of.offset);
  return Number((of.accessor as ArrayLike<number>)[offset]);
}

function present(of: Tensor): number[] {
  const leaves = leavesOf(of.layout as Pair);
  return Array.from({ length: sizeOf(leaves) }, (_, i) =>
    Number((of.accessor as ArrayLike<number>)[of.offset + offsetAt(leaves, i)]),
  );
}

/** A tensor with the given labels as its modes, from the last to the first or the other way round, with a gap between. */
function made(labels: string, extents: Extents, rowMajor: boolean, by: number): Tensor {
  const shape = [...labels].map((label) => extents[label] as number);
  let unit = 2;
  const stride = new Array<number>(shape.length);
  const order = shape.map((_, i) => i);
  for (const i of rowMajor ? order.reverse() : order) {
    stride[i] = unit;
    unit = unit * (shape[i] as number) + 1;
  }
  const array = filled(Float64Array, unit + 1, (i) => ((i * by) % 23) - 11);
  return labels === "" ? over(array, "1:0", 1) : tensor(array, plain(shape, stride), 1);
}

const extents: Extents = {
  s: 2,
  t: 3,
  u: 2,
  p: 4,
  r: 3,
  q: 2,
  m: 4,
  n: 3,
  k: 5,
  l: 2,
  i: 3,
  j: 2,
  x: 2,
  y: 3,
  z: 4,
};

describe.each([
  ["the paper's form: two of each", "stupr,qtru->stqp"],
  ["a matrix product", "mk,nk->mn"],
  ["its operands the other way round", "nk,mk->mn"],
  ["A transposed", "km,kn->mn"],
  ["C transposed", "mk,kn->nm"],
  ["batched", "lmk,lnk->lmn"],
  ["batched last", "mkl,nkl->mnl"],
  ["batched in three places", "mlk,nkl->lnm"],
  ["several batches", "xmyk,nyxk->mxny"],
  ["several of all", "xyzmk,nzkyx->zmnx"],
  ["an outer product", "m,n->mn"],
  ["an outer product, transposed", "m,n->nm"],
  ["an inner product", "k,k->"],
  ["a whole inner product", "mkn,nmk->"],
  ["of every element with its own", "mn,mn->mn"],
  ["with a transpose", "mn,nm->mn"],
  ["a matrix and a vector", "mk,k->m"],
  ["a vector and a matrix", "k,km->m"],
  ["with a scalar", ",mn->mn"],
  ["with a scalar at the right", "mn,->nm"],
  ["of two scalars", ",->"],
  ["a label of A alone is summed", "mkx,nk->mn"],
  ["a label of B alone is summed", "mk,nky->mn"],
  ["both", "xm,ny->mn"],
  ["spaces", "m k, n k -> m n"],
  ["capitals are other letters", "mK,nK->mn"],
])("%s: %s", (_, spec) => {
  const all: Extents = { ...extents, K: 4 };
  const [A = "", B = "", C = ""] = spec.replaceAll(" ", "").split(/,|->/);

  test.each([
    [false, false, false],
    [true, false, true],
    [false, true, true],
    [true, true, false],
  ])("row-major %s, %s, %s", (inA, inB, inC) => {
    const [a, b, c] = [made(A, all, inA, 7), made(B, all, inB, 5), made(C, all, inC, 3)];
    for (const alpha of [1, -2]) {
      const right = byHand(spec, all, [a, b], c, alpha);
      expect(contract(spec, a, b, c, alpha)).toBe(c);
      expect(present(c)).toEqual(right);
    }
  });
});

test("any two tensors of some of six labels", () => {
  const labels = ["x", "y", "m", "n", "k", "l"];
  const some = fc.shuffledSubarray(labels, { maxLength: 4 });
  const draw = fc.tuple(some, some).chain(([A, B]) => {
    const both = [...new Set([...A, ...B])];
    return fc.tuple(
      fc.constant([A, B] as const),
      fc.shuffledSubarray(both, { maxLength: Math.min(4, both.length) }),
      fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
    );
  });
  fc.assert(
    fc.property(draw, ([[A, B], C, [inA, inB, inC]]) => {
      const spec = `${A.join("")},${B.join("")}->${C.join("")}`;
      const [a, b, c] = [
        made(A.join(""), extents, inA, 7),
        made(B.join(""), extents, inB, 5),
        made(C.join(""), extents, inC, 3),
      ];
      const right = byHand(spec, extents, [a, b], c);
      contract(spec, a, b, c);
      expect(present(c)).toEqual(right);
    }),
    { seed, numRuns: 150 },
  );
});

test("any number of tensors, of any labels, some of them twice", () => {
  const few: Extents = { x: 2, y: 3, m: 2, n: 3, k: 2 };
  const text = fc.array(fc.constantFrom(...Object.keys(few)), { maxLength: 3 }).map((all) => all.join(""));
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(
      fc.array(text, { minLength: 1, maxLength: 5 }),
      fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
      fc.nat(),
      fc.constantFrom(1, -2),
      (texts, orders, drawn, alpha) => {
        const both = [...new Set(texts.join(""))];
        const C = both.filter((_, i) => (drawn >> i) % 2 === 0).slice(0, 3);
        if (drawn % 3 === 0) C.reverse();
        const spec = `${texts.join(",")}->${C.join("")}`;
        const operands = texts.map((labels, i) => made(labels, few, orders[i] === true, 2 * i + 3));
        const c = made(C.join(""), few, orders[5] === true, 3);
        const right = byHand(spec, few, operands, c, alpha);
        contract(spec, ...operands, c, alpha);
        expect(present(c), spec).toEqual(right);
        for (const kind of [
          texts.length,
          /(\w)\w*?\1/.test(texts.join(",").split(",").join(" ")) ? "twice" : "",
        ])
          seen.set(`${kind}`, (seen.get(`${kind}`) ?? 0) + 1);
      },
    ),
    { seed, numRuns: 600 },
  );
  for (const kind of ["1", "3", "5", "twice"]) expect(seen.get(kind)).toBeGreaterThan(40);
});

/** All orders of some operands. */
function orders(of: readonly Order[]): readonly Order[] {
  if (of.length === 1) return of;
  return of.flatMap((a, i) =>
    of.slice(i + 1).flatMap((b) => orders([...of.filter((one) => one !== a && one !== b), [a, b]])),
  );
}

/** How many products of elements an order takes, a label kept as long as another or the result `ab`, or `i` and `l`, has it. */
function costOf(order: Order, operands: readonly string[], sizes: Extents): number {
  let cost = 0;
  const inside = (one: Order): readonly number[] => (typeof one === "number" ? [one] : one.flatMap(inside));
  const labelsOf = (one: Order): string => {
    if (typeof one === "number") return operands[one] as string;
    const both = [...new Set(one.map(labelsOf).join(""))];
    cost += both.reduce((so, label) => so * (sizes[label] as number), 1);
    const [within, result] = [inside(one), "i" in sizes ? "il" : "ab"];
    const others = operands.filter((_, i) => !within.includes(i)).join("") + result;
    return both.filter((label) => others.includes(label)).join("");
  };
  labelsOf(order);
  return cost;
}

describe("several tensors", () => {
  test("are summed alone first where they have a label alone: nothing of 2^45 elements lies between", () => {
    const ones = over([1], "32768:0");
    const c = over(new Float64Array(1), "1");
    contract("a,b,c->", ones, ones, ones, c);
    expect(present(c)).toEqual([2 ** 45]);
  });

  test.each([
    [["ij", "jk", "k"], "i", { i: 9, j: 2, k: 9 }, [0, [1, 2]]],
    [["ij", "jk", "kl"], "il", { i: 10, j: 30, k: 5, l: 60 }, [[0, 1], 2]],
    [["ij", "jk", "kl"], "il", { i: 60, j: 5, k: 30, l: 10 }, [0, [1, 2]]],
    [["ij", "kl", "jk"], "il", { i: 2, j: 2, k: 2, l: 2 }, [[0, 2], 1]],
  ] as const)("%j to %j are multiplied in the order %j", (operands, result, sizes, order) => {
    const right = (one: unknown): unknown =>
      Array.isArray(one) ? one.map(right).sort((a, b) => `${a}`.localeCompare(`${b}`)) : one;
    const got = cheapest(operands, result, new Map(Object.entries(sizes)));
    if (sizes.i !== 2) expect(right(got)).toEqual(right(order));
    expect(costOf(got, operands, sizes)).toBe(costOf(order, operands, sizes));
  });

  test("no order of five is cheaper than the one that is taken", () => {
    const letters = [..."abcde"];
    const sizes = { a: 2, b: 3, c: 5, d: 7, e: 11 };
    const text = fc.shuffledSubarray(letters, { minLength: 1, maxLength: 3 }).map((all) => all.join(""));
    fc.assert(
      fc.property(fc.array(text, { minLength: 3, maxLength: 5 }), (operands) => {
        const got = costOf(cheapest(operands, "ab", new Map(Object.entries(sizes))), operands, sizes);
        const all = orders(operands.map((_, i) => i)).map((one) => costOf(one, operands, sizes));
        expect(got).toBe(Math.min(...all));
      }),
      { seed, numRuns: 200 },
    );
  });

  test("more than eight", () => {
    const letters = [..."abcdefghijkl"];
    const operands = letters.slice(1).map((_, i) =>
      over(
        filled(Float64Array, 4, (x) => x - 1 + (i % 2)),
        "(2,2)",
      ),
    );
    const spec = `${letters.slice(1).map((b, i) => `${letters[i]}${b}`)}->al`;
    const c = over(new Float64Array(4), "(2,2)");
    const right = byHand(spec, Object.fromEntries(letters.map((one) => [one, 2])), operands, c);
    contract(spec, ...operands, c);
    expect(present(c)).toEqual(right);
  });

  test("of integers are exact, modulo the range of the result", () => {
    const of = (...values: number[]): Tensor => over(Int32Array.from(values), `${values.length}`);
    const c = over(new Int32Array(1), "1");
    contract("i,i,i->", of(123456789, 5), of(987654321, 7), of(1111111111, -3), c, -2);
    const exact = -2n * (123456789n * 987654321n * 1111111111n - 105n);
    expect(present(c)).toEqual([Number(BigInt.asIntN(32, exact))]);
    const big = over(new BigInt64Array(1), "1");
    const bigs = [3n, 2n ** 40n, 5n].map((x) => over([x], "1"));
    contract("i,i,i->", ...bigs, big);
    expect([...(big.accessor as unknown as BigInt64Array)]).toEqual([15n * 2n ** 40n]);
  });
});

test("a diagonal of modes that are tuples, whether a layout is their sum or not", () => {
  for (const [text, size] of [
    ["((2,3),6):((1,2),6)", 6],
    ["((2,3),(3,2)):((1,12),(2,6))", 6],
    ["((2,3),(6,1)):((3,1),(1,0))", 6],
  ] as const) {
    const a = over(filled(Float64Array, 64), text);
    const c = over(new Float64Array(size), `${size}`);
    const right = byHand("ii->i", { i: size }, [a], c);
    contract("ii->i", a, c);
    expect(present(c)).toEqual(right);
  }
});

test("a mode may be a group of modes: its size counts", () => {
  const a = over(filled(Float64Array, 44), "((2,3),5):((1,15),3)");
  const b = over(filled(Float64Array, 20), "((2,2),5):((1,10),2)");
  const c = over(new Float64Array(24), "(6,(2,2)):(1,(6,12))");
  const right = byHand("mk,nk->mn", { m: 6, n: 4, k: 5 }, [a, b], c);
  contract("mk,nk->mn", a, b, c);
  expect(present(c)).toEqual(right);
});

test("bigint, plain arrays, counting", () => {
  const c = over(new BigInt64Array(1), "1");
  contract("k,k->", over(filled(BigInt64Array, 3, BigInt), "3"), over([1n, 2n, 3n], "3"), c);
  expect([...(c.accessor as unknown as BigInt64Array)]).toEqual([8n]);
  const d = over([0, 0], "2");
  contract("mk,k->m", over(counting(1), "(2,3):(3,1)"), over([1, 1, 1], "3"), d);
  expect(d.accessor).toEqual([6, 15]);
});

describe("contract refuses", () => {
  const of = (text: string) => over(new Float64Array(4096), text);

  test.each([
    ["mk,nk", "syntax", "it is no A,B->C"],
    ["mk->mk", "syntax", "it is no A,B->C"],
    ["mk,nk,mn", "syntax", "it is no A,B->C"],
    ["", "syntax", "it is no A,B->C"],
    ["mk,nk,->mn", "syntax", "it is no A,B->C"],
    ["mk,kn,np->mp", "syntax", "it is no A,B->C"],
    ["m1,nk->mn", "syntax", "1 is no letter"],
    ["mk,nk->m->n", "syntax", "- is no letter"],
    ["mm,nk->mn", "extents", "m is 6 in A and 5 in A"],
    ["mk,kk->mn", "syntax", "n is in the result only"],
    ["mk,nk->nn", "syntax", "n is twice in C"],
    ["mk,nk->mz", "syntax", "z is in the result only"],
    ["mkl,nk->mn", "labels", "A has rank 2, but 3 by its labels"],
    ["mk,n->mn", "labels", "B has rank 2, but 1 by its labels"],
    ["mk,nk->m", "labels", "C has rank 2, but 1 by its labels"],
    ["mk,nk->", "labels", "C has rank 2, but 0 by its labels"],
    ["mk,kn->mn", "extents", "k is 5 in A and 4 in B"],
    ["mk,nk->nm", "extents", "n is 4 in B and 6 in C"],
    ["mk,xk->mk", "extents", "k is 5 in A and 4 in C"],
  ])("%j", (spec, code, sentence) => {
    expect(refusal(() => contract(spec, of("(6,5)"), of("(4,5)"), of("(6,4)")))).toEqual([
      code,
      `✗ contract: ${spec || '""'}: ${sentence}`,
    ]);
  });

  test("a label that differs between B and C", () => {
    expect(refusal(() => contract("mk,nk->mn", of("(6,5)"), of("(4,5)"), of("(6,3)")))[1]).toBe(
      "✗ contract: mk,nk->mn: n is 4 in B and 3 in C",
    );
  });

  test("no labels, but more than one element", () => {
    expect(refusal(() => contract("k,k->", of("5"), of("5"), of("2")))[1]).toBe(
      "✗ contract: k,k->: C has rank 1, but 0 by its labels",
    );
  });

  test("elements, accessors, and what is no tensor", () => {
    const [a, b, c] = [of("(6,5)"), of("(4,5)"), of("(6,4)")];
    const bigints = over(new BigInt64Array(24), "(6,4)");
    expect(refusal(() => contract("mk,nk->mn", a, b, bigints))).toEqual([
      "elements",
      "✗ contract: mk,nk->mn: number elements and bigint elements do not mix",
    ]);
    expect(refusal(() => contract("mk,nk->mn", a, b, over(counting(), "(6,4)")))[1]).toBe(
      "✗ contract: mk,nk->mn: the accessor is no place to write to",
    );
    for (const [value, shown] of junk) {
      expect(refusal(() => contract("mk,nk->mn", value, b, c))[1]).toContain(`${shown} is no tensor`);
      if (typeof value !== "string")
        expect(refusal(() => contract(value, a, b, c))[1]).toContain(`${shown} is no text`);
    }
  });
});
