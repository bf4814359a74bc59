import { beforeAll, expect, test } from "vitest";
import { assertBijective, isBijective } from "../../src/runtime/analysis/bijective.js";
import { isCompact } from "../../src/runtime/analysis/compact.js";
import { f } from "../../src/runtime/layout/stride.js";
import type { AnyLayout } from "../../src/types/layout/layout.js";
import { type Claim, compile, limit, type Verdict } from "../support/compiler.js";
import { figure } from "../support/figures.js";
import { read, typeOf } from "../support/notation.js";
import { plain, plainly } from "../support/plain.js";
import { refusal } from "../support/refusal.js";

// Whether binary strides fill their size is decided by elimination in both halves: here on the same layouts.

const shapes = [[4], [3], [2, 2], [2, 3], [4, 2], [2, 2, 2], [2, 2, 3], [2, 4, 3], [3, 2], [1, 4, 2]];
const layouts = shapes.flatMap((shape) =>
  Array.from({ length: 40 }, (_, code) => {
    const mixed = (code * 2654435761) % 4294967296;
    return plain(shape, shape.map((_, i) => f(1 + (Math.floor(mixed / 13 ** i) % 12))) as never);
  }),
);

/** The value, or the type of the refusal. */
function outcome(ask: () => unknown): string {
  let value: unknown;
  const [, message] = ((): readonly [string, string] => {
    try {
      value = ask();
      return ["", ""];
    } catch {
      return refusal(ask) as readonly [string, string];
    }
  })();
  return message === "" ? String(value) : `LayoutError<${JSON.stringify(message)}>`;
}

const assert = plainly<(of: AnyLayout) => void>(assertBijective);
const claims = layouts.flatMap((of): readonly Claim[] => {
  const type = typeOf(read(String(of)));
  const bijective = outcome(() => isBijective(of));
  const witness = outcome(() => assert(of)).replace("undefined", "null");
  return [
    { name: `isBijective ${of}`, got: `IsBijective<${type}>`, right: bijective },
    { name: `isCompact ${of}`, got: `IsCompact<${type}>`, right: outcome(() => isCompact(of)) },
    { name: `assertBijective ${of}`, got: `AssertBijective<${type}>`, right: witness },
  ];
});

let verdict: Verdict;

beforeAll(async () => {
  verdict = await compile(claims, "bijective-mirror");
}, limit + 10_000);

test("the compiler says what the run time does", () => {
  const wrong = claims.flatMap((claim) =>
    verdict.wrong.has(claim) ? [`${claim.name}: ${verdict.wrong.get(claim)}`] : [],
  );
  expect([wrong, verdict.elsewhere]).toEqual([[], []]);
  for (const right of ["true", "false", "null"])
    expect(claims.some((claim) => claim.right === right)).toBe(true);
  expect(claims.some(({ right }) => right.includes("no coordinate goes to"))).toBe(true);
  figure("binary layouts that fill their size, in both halves", { claims: claims.length });
});
