import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { coalesce } from "../../src/runtime/algebra/coalesce.js";
import { complement } from "../../src/runtime/algebra/complement.js";
import { leftInverse, rightInverse } from "../../src/runtime/algebra/inverse.js";
import { isInjective } from "../../src/runtime/analysis/injective.js";
import { isLayout } from "../../src/runtime/layout/layout.js";
import { print } from "../../src/runtime/layout/mapping.js";
import { size } from "../../src/runtime/layout/shape.js";
import { textOf } from "../../src/runtime/layout/text.js";
import type { IntTuple } from "../../src/types/layout/htuple.js";
import type { AnyLayout } from "../../src/types/layout/layout.js";
import { figure } from "../support/figures.js";
import { settled } from "../support/notation.js";
import {
  at,
  composition,
  logicalDivide,
  logicalProduct,
  plainly,
  slice,
  zippedDivide,
} from "../support/plain.js";
import { tried, valueOf } from "../support/semimodule.js";

/** A case of `scripts/semimodule-cases.mjs`. `refused` is a code, or `true` where only that it is refused is certain. */
interface Case {
  readonly op: string;
  readonly args: readonly string[];
  readonly result?: string;
  readonly refused?: string | true;
  readonly from: string;
}

const cases: readonly Case[] = JSON.parse(
  readFileSync(new URL("../golden/derived/semimodule.json", import.meta.url), "utf8"),
);

const operations: Readonly<Record<string, (...args: any[]) => unknown>> = {
  values: (of: AnyLayout) =>
    Array.from({ length: plainly<(x: AnyLayout) => number>(size)(of) }, (_, c) => at(of, c)),
  at,
  coalesce: plainly(coalesce),
  composition,
  complement: plainly(complement),
  right_inverse: plainly(rightInverse),
  left_inverse: plainly(leftInverse),
  logical_divide: logicalDivide,
  logical_product: logicalProduct,
  zipped_divide: zippedDivide,
  slice: (...args) => plainly<(...all: unknown[]) => { layout: unknown }>(slice)(...args).layout,
  slice_offset: (...args) => plainly<(...all: unknown[]) => { offset: unknown }>(slice)(...args).offset,
  isInjective: plainly(isInjective),
};

const written = (value: unknown): string =>
  isLayout(value) ? print(value) : Array.isArray(value) ? textOf(value as IntTuple) : String(value);

/** How a result goes on past its size is not what the cases say. */
const settledAs = (got: string, result: string | undefined): boolean =>
  result !== undefined && settled(got) === settled(result);

test.each(Object.entries(operations))("%s by brute force", (name, operation) => {
  const own = cases.filter(({ op }) => op === name);
  const wrong = own.flatMap(({ args, result, refused, from }) => {
    const outcome = tried(() => written(operation(...args.map(valueOf))));
    const got = "got" in outcome ? outcome.got : outcome.refused;
    const right =
      "got" in outcome ? got === result || settledAs(got, result) : refused === true || got === refused;
    return right ? [] : [`${args.join(" | ")} = ${result ?? refused} (${from}): ${got}`];
  });
  figure("derived cases of other semimodules", { [name]: own.length });
  expect(wrong).toEqual([]);
  expect(own.length).toBeGreaterThan(0);
});

test("every case has an operation, and a result or a refusal", () => {
  for (const { op, result, refused } of cases) {
    expect(operations).toHaveProperty([op]);
    expect((result === undefined) !== (refused === undefined)).toBe(true);
  }
});
