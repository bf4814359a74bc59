import { expect, test } from "vitest";
import * as library from "../../src/index.js";
import { plainly } from "../support/plain.js";

type Any = (...operands: unknown[]) => unknown;
const op = Object.fromEntries(
  Object.entries(library).map(([name, of]) => [name, typeof of === "function" ? plainly(of as Any) : of]),
) as Record<string, Any>;
const call = (name: string, ...operands: unknown[]) => (op[name] as Any)(...operands);

/** A tuple that can be read once: the second time each element is something else. */
function once(values: readonly unknown[]): unknown[] {
  const seen = new Set<PropertyKey>();
  return new Proxy([...values], {
    get: (target, key) => {
      if (typeof key !== "string" || !/^\d+$/.test(key)) return Reflect.get(target, key);
      const again = seen.has(key);
      seen.add(key);
      return again ? "not again" : Reflect.get(target, key);
    },
  });
}

const text = (value: unknown): string => JSON.stringify(value);

test.each<[string, () => unknown[]]>([
  ["layout", () => [once([4, once([2, 3])])]],
  ["layout", () => [once([4, 8]), once([8, 1])]],
  ["layout", () => [once([4, 8]), once(["e0", "e1"])]],
  ["size", () => [once([4, 8])]],
  ["rank", () => [once([4, 8])]],
  ["depth", () => [once([4, once([8])])]],
  ["flatten", () => [once([4, once([8])])]],
  ["congruent", () => [once([4, 8]), once([1, 2])]],
  ["compatible", () => [once([4, 8]), once([4, 8])]],
  ["idx2crd", () => [once([1, 2]), once([4, 8])]],
  ["idx2crd", () => [7, once([4, 8]), once([1, 4])]],
  ["crd2idx", () => [once([1, 2]), once([4, 8]), once([8, 1])]],
  ["crd2crd", () => [once([1, 2]), once([4, 8]), once([8, 4])]],
  ["compactStride", () => [once([4, 8])]],
  ["compactOrder", () => [once([4, 8]), once([1, 0])]],
  ["orderedLayout", () => [once([4, 8]), once([1, 0])]],
  ["identityLayout", () => [once([4, 8])]],
  ["at", () => [op.layout?.("(4,8)"), once([1, 2])]],
  ["slice", () => [op.layout?.("(4,8)"), once([null, 2])]],
  ["domainOffset", () => [op.layout?.("(4,8)"), once([1, 2])]],
  ["composition", () => [op.layout?.("(4,8)"), once([2, 4])]],
  ["logicalDivide", () => [op.layout?.("(4,8)"), once([2, null])]],
  ["zippedDivide", () => [op.layout?.("(4,8)"), once([2, once([4])])]],
  ["logicalProduct", () => [op.layout?.("(4,8)"), once([2, 4])]],
  ["coalesce", () => [op.layout?.("(4,(2,8))"), once([null, 1])]],
  ["complement", () => [op.layout?.("4"), once([4, 8])]],
  ["withShape", () => [op.layout?.("(4,8)"), once([8, 4])]],
  ["tileToShape", () => [op.layout?.("(4,8)"), once([8, 16]), once([1, 0])]],
  ["missing", () => [op.layout?.("(4,8)"), once([8, 16])]],
  ["asCompositions", () => [once([0, 5, 3, 9])]],
  ["toExpression", () => [op.layout?.("(4,8)"), once(["m", "n"]), { language: "c" }]],
  ["coordinates", () => [once([1, 2])]],
  ["localTile", () => [op.tensor?.(op.counting?.(), op.layout?.("(4,8)")), once([2, 4]), once([1, null])]],
  ["get", () => [op.tensor?.(op.counting?.(), op.layout?.("(4,8)")), once([1, 2])]],
  ["sliceTensor", () => [op.tensor?.(op.counting?.(), op.layout?.("(4,8)")), once([1, null])]],
  ["swizzleFor", () => [op.layout?.("(32,32):(32,1)"), once([op.layout?.("32:1"), op.layout?.("32:32")])]],
])("%s reads what it is given once", (name, operands) => {
  const given = operands();
  // the same operands as plain arrays
  const plain = operands().map(function copy(x): unknown {
    return Array.isArray(x) ? Array.from({ length: x.length }, (_, i) => copy(x[i])) : x;
  });
  expect(text(call(name, ...given))).toBe(text(call(name, ...plain)));
});

test("there is one zero", () => {
  const zero: unknown[] = [
    call("idx2crd", -0, 4),
    call("idx2crd", [-0, 1], [4, 8]),
    call("crd2idx", [-0, -0], [4, 8]),
    call("flatten", [-0, 1]),
    call("flatten", -0),
    call("get", call("tensor", call("counting", -0), call("layout", 4)), 0),
    call("get", call("tensor", call("coordinates", -0, 1), call("layout", 4, "e0")), 0),
    (call("tensor", new Float32Array(4), call("layout", 4), -0) as { offset: number }).offset,
    (call("layout", 4, -0) as { stride: number }).stride,
    call("at", call("layout", 4), -0),
    (call("slice", call("layout", "(4,8)"), -0, null) as { offset: number }).offset,
    (call("domainOffset", call("layout", "(4,8)"), -0, -0) as { offset: number }).offset,
    call("scale", -0, "e1"),
    call("sum", -0, -0),
    call("f", -0),
    (call("composedLayout", call("layout", 4), -0, call("layout", 4)) as { offset: number }).offset,
    (call("asCompositions", [-0, -0, 3]) as { stride: unknown }[]).map(({ stride }) => stride),
  ];
  const negative = (x: unknown): boolean => (Array.isArray(x) ? x.some(negative) : Object.is(x, -0));
  expect(zero.map((x, i) => [i, negative(x)]).filter(([, bad]) => bad)).toEqual([]);
});

test("zero times something is 0 as a stride", () => {
  expect(text(call("layout", [4, 2], ["f1", "f0"]))).toBe('"(4,2):(f1,0)"');
  expect(text(call("layout", [4, 2], ["e0", "0e1"]))).toBe('"(4,2):(e0,0)"');
  expect(text(call("layout", 4, "0e0-e1"))).toBe('"4:-e1"');
  expect(call("scale", 3, "0e1")).toBe(0);
  expect(call("scale", -1, "f0")).toBe(0);
  expect(call("sum", "f0", "f5")).toBe("f5");
  expect(call("sum", "0e1", 5)).toBe(5);
  expect(call("sum", "0e1+2e2", "e2")).toBe("3e2");
});
