import { beforeAll, expect, test } from "vitest";
import * as library from "../../src/index.js";
import { asLayout } from "../../src/runtime/algebra/as-layout.js";
import type { AnyMapping } from "../../src/types/layout/layout.js";
import { seed } from "../support/arbitrary.js";
import { type Claim, compile, limit, type Verdict } from "../support/compiler.js";
import { counting } from "../support/counting.js";
import { drawing } from "../support/draw.js";
import { read, typeOf } from "../support/notation.js";
import { plain, plainly } from "../support/plain.js";

// What is asked of a composed layout, against its offsets one by one; where it is a layout the compiler says it too.

const { chance, pick } = drawing(seed + 7);
const outers = [
  "(64,8,1):(f1,f72,f512)",
  "(8,2,1):(f1,f12,f16)",
  "(4,4):(1,2)",
  "(4,8):(8,1)",
  "64:2",
] as const;
const inners = [
  "(8,8):(8,1)",
  "(8,8):(10,1)",
  "(4,(2,4)):(4,(1,16))",
  "16:1",
  "(2,2):(f5,f2)",
  "(4,4):(0,3)",
] as const;

const ask = (name: string, ...operands: readonly unknown[]): unknown =>
  plainly<(...operands: readonly unknown[]) => unknown>(Reflect.get(library, name))(...operands);
const layoutOf = (of: AnyMapping): AnyMapping | null => {
  try {
    return plainly<(of: AnyMapping) => AnyMapping>(asLayout)(of);
  } catch {
    return null;
  }
};

/** The offsets below the size. */
const offsetsOf = (of: unknown): readonly number[] =>
  Array.from({ length: ask("size", of) as number }, (_, i) => ask("at", of, i) as number);

const drawn = Array.from({ length: 150 }, () => {
  const [outer, offset, inner] = [pick(outers), chance(0.5) ? 0 : pick([1, 4, 8]), pick(inners)];
  const of = ask("composedLayout", plain(outer), offset, plain(inner)) as AnyMapping;
  const type = `ComposedLayout<${typeOf(read(outer))}, ${offset}, ${typeOf(read(inner))}>`;
  return { of, type, values: offsetsOf(of), folded: layoutOf(of) };
});

const claims: Claim[] = [];
let verdict: Verdict;

beforeAll(async () => {
  const open = {
    IsInjective: "boolean",
    IsBijective: "boolean",
    IsCompact: "boolean",
    Missing: "number | null",
  };
  for (const { of, type, folded } of drawn)
    for (const [name, otherwise] of Object.entries(open)) {
      const value = ask(`${name[0]?.toLowerCase()}${name.slice(1)}`, of);
      const right = folded === null ? otherwise : String(value);
      claims.push({ name: `${of}`, got: `${name}<${type}>`, right });
      if (name === "IsInjective" && folded !== null)
        claims.push({
          name: `${of}`,
          got: `SameFunction<${type}, ${typeOf(read(String(folded)))}>`,
          right: "true",
        });
    }
  verdict = await compile(claims, "composed-questions");
}, limit + 10_000);

test("questions about composed layouts are answered as all their offsets say: 150 layouts", () => {
  const met = counting("questions about composed layouts");
  for (const { of, values, folded } of drawn) {
    met.add(folded === null ? "by their offsets" : "as the layout that they are");
    const all = new Set(values);
    const least = [...Array.from({ length: 600 }, (_, i) => i)].find((i) => !all.has(i)) as number;
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const distinct = all.size === values.length;
    const { length } = values;
    expect([
      `${of}`,
      ...["isInjective", "isBijective", "isCompact"].map((name) => ask(name, of)),
      least === 0 || ask("isSurjective", of, least),
      ask("missing", of, 600),
      ask("image", of),
      ask("difference", of, plain(`${length}:1`)),
    ]).toEqual([
      `${of}`,
      distinct,
      distinct && least === length,
      distinct && high - low + 1 === length,
      true,
      least,
      [...all].sort((a, b) => a - b),
      values.findIndex((value, i) => value !== i) < 0 ? null : values.findIndex((value, i) => value !== i),
    ]);
    const found = ask("collision", of) as readonly [number, number] | null;
    expect(found === null).toBe(distinct);
    if (found !== null) expect(values[found[0]]).toBe(values[found[1]]);
  }
  met.end({ "by their offsets": 30, "as the layout that they are": 30 });
});

test("the compiler says what the run time does, where there is a layout", () => {
  const wrong = claims.flatMap((claim) =>
    verdict.wrong.has(claim) ? [`${claim.got}: ${verdict.wrong.get(claim)} for ${claim.right}`] : [],
  );
  expect([wrong, verdict.elsewhere]).toEqual([[], []]);
});
