import fc from "fast-check";
import { expect, test } from "vitest";
import { logicalDivide } from "../../src/runtime/algebra/divide.js";
import { assertDivides } from "../../src/runtime/algebra/divides.js";
import { at } from "../../src/runtime/layout/mapping.js";
import { size } from "../../src/runtime/layout/shape.js";
import type { Tiler } from "../../src/types/algebra/tiler.js";
import type { AnyLayout } from "../../src/types/layout/layout.js";
import { between, seed } from "../support/arbitrary.js";
import { plain } from "../support/plain.js";
import { refusal } from "../support/refusal.js";

const divides = assertDivides as (layout: AnyLayout, tiler: Tiler) => void;

test.each([
  ["(128,64)", [32, 16]],
  ["(128,64)", [32]],
  ["(128,60)", [32, null]],
  ["(128,60)", 64],
  ["(8,16):(20,1)", [4, plain("8:2")]],
  ["16", plain("4:2")],
  ["24", plain("(2,2):(1,4)")],
  ["16", plain("(4,2):(1,0)")],
  ["16", plain("4:f2")],
  ["(8,8)", plain("(4,2):(e0,2e1)")],
] as [string, Tiler][])("%s is divided by %s", (of, tiler) => {
  expect(divides(plain(of), tiler)).toBe(undefined);
});

test.each([
  ["(128,64)", [30, 16], "128:1 ⊘ 30:1: extent 128 is no multiple of 30"],
  ["(128,60)", [32, 16], "60:128 ⊘ 16:1: extent 60 is no multiple of 16"],
  ["10", plain("4:2"), "10:1 ⊘ 4:2: extent 10 is no multiple of 8"],
  ["6", 8, "6:1 ⊘ 8:1: extent 6 is no multiple of 8"],
  ["10", plain("4:f2"), "10:1 ⊘ 4:f2: extent 10 is no multiple of 8"],
  ["(8,6)", plain("(4,2):(e0,2e1)"), "(8,6):(1,8) ⊘ (4,2):(e0,2e1): extent 6 is no multiple of 4"],
] as [string, Tiler, string][])("%s is not divided by %s", (of, tiler, sentence) => {
  expect(refusal(() => divides(plain(of), tiler))).toEqual(["divisibility", `✗ assertDivides: ${sentence}`]);
});

test("what the divide refuses is refused", () => {
  expect(refusal(() => divides(plain("10"), plain("(2,2):(1,5)")))[0]).toBe("not-completing");
  expect(refusal(() => divides(plain("(4,8)"), [2, 2, 2]))[0]).toBe("rank");
});

test("exactly the divides that round nothing up are accepted", () => {
  const seen = { even: 0, odd: 0 };
  fc.assert(
    fc.property(
      between(1, 60),
      between(1, 6),
      between(1, 6),
      between(1, 3),
      between(1, 8),
      (n, a, d, b, e) => {
        const tile = plain([a, b], [d, e]);
        const left = plain(n);
        let parts: AnyLayout;
        try {
          parts = (logicalDivide as (l: AnyLayout, t: Tiler) => AnyLayout)(left, tile);
        } catch {
          return;
        }
        const count = size(parts as never) as number;
        const past = Array.from({ length: count }, (_, i) => at(parts as never, i as never) as number).some(
          (x) => x >= n,
        );
        seen[past ? "odd" : "even"]++;
        if (past) expect(refusal(() => divides(left, tile))[0]).toBe("divisibility");
        else divides(left, tile);
      },
    ),
    { seed, numRuns: 4000 },
  );
  expect(Math.min(seen.even, seen.odd)).toBeGreaterThan(100);
});
