import { describe, expect, test } from "vitest";
import type { AnyLayout } from "../../src/index.js";
import * as library from "../../src/index.js";
import { plainly } from "../support/plain.js";
import { Rational } from "../support/rational.js";
import { refusal } from "../support/refusal.js";

const {
  at,
  coalesce,
  composition,
  concat,
  equal,
  layout,
  layoutAdd,
  logicalDivide,
  print,
  scale,
  slice,
  sum,
} = library;
const [half, third] = [new Rational(1, 2), new Rational(1, 3)];
const grid = layout([4, 6], [half, third]);
const free = (operation: unknown) => plainly<(...args: unknown[]) => any>(operation);

describe("strides of one's own: rationals", () => {
  test("a layout of them is evaluated and printed", () => {
    expect(print(grid)).toBe("(4,6):(1/2,1/3)");
    expect(at(grid, 2, 3)).toEqual(new Rational(2));
    expect(at(grid, 23)).toEqual(new Rational(19, 6));
    expect(at(grid, 0)).toEqual(new Rational(0));
    expect(at(grid, -1)).toEqual(new Rational(1 * 3 * 3 - 2, 6));
    for (let i = 0; i < 24; i++)
      expect(String(at(grid, i))).toBe(
        String(new Rational(i % 4, 2).add(new Rational(Math.floor(i / 4), 3))),
      );
  });

  test("it is composed and divided, and agrees at every coordinate", () => {
    for (const tile of ["(2,3):(2,4)", "12:2", "(3,4):(8,1)", "(2,2):(4,1)"]) {
      const by = layout(tile) as AnyLayout;
      const made = free(composition)(grid, by) as AnyLayout;
      for (let i = 0; i < free(library.size)(by); i++)
        expect(String(free(at)(made, i))).toBe(String(free(at)(grid, free(at)(by, i))));
    }
    expect(String(composition(grid, layout("(2,3):(2,4)")))).toBe("(2,3):(1/1,1/3)");
    expect(String(logicalDivide(grid, [2, 3]))).toBe("((2,2),(3,2)):((1/2,1/1),(1/3,1/1))");
  });

  test("it is sliced, coalesced, put together, added", () => {
    const { layout: rest, offset } = slice(grid, null, 2);
    expect([String(rest), String(offset)]).toEqual(["(4):(1/2)", "2/3"]);
    const nested = layout([2, [3, 2]], [half, [new Rational(1), new Rational(3)]]);
    expect(String(coalesce(nested))).toBe("12:1/2");
    expect(String(concat(grid, layout(4, 0)))).toBe("((4,6),4):((1/2,1/3),0)");
    expect(String(layoutAdd(grid, grid))).toBe("(4,6):(1/1,2/3)");
    expect(String(scale(3, half))).toBe("3/2");
    expect(String(sum(half, third))).toBe("5/6");
    expect(sum(half, new Rational(-1, 2))).toBe(0);
    expect(equal(grid, layout([4, 6], [new Rational(2, 4), third]))).toBe(true);
  });

  test("elements are the same by `equal` where they have it", () => {
    class Turn {
      readonly degrees: number;
      constructor(degrees: number) {
        this.degrees = degrees;
      }
      get zero(): Turn {
        return new Turn(0);
      }
      add(other: Turn): Turn {
        return new Turn(this.degrees + other.degrees);
      }
      scale(times: number): Turn {
        return new Turn(this.degrees * times);
      }
      equal(other: Turn): boolean {
        return (this.degrees - other.degrees) % 360 === 0;
      }
      toString(): string {
        return `${this.degrees}°`;
      }
    }
    expect(String(coalesce(layout([4, 4], [new Turn(90), new Turn(720)])))).toBe("(4,4):(90°,720°)");
    expect(String(coalesce(layout([3, 4], [new Turn(100), new Turn(300)])))).toBe("12:100°");
    expect(String(coalesce(layout([3, 4], [new Turn(100), new Turn(-60)])))).toBe("12:100°");
    expect(sum(new Turn(180), new Turn(180))).toBe(0);
    expect(refusal(() => free(layout)([2, 2], [half, new Turn(90)]))).toEqual([
      "semimodule",
      "✗ layout: (2,2):(1/2,90°): strides 1/2 and 90° are of different kinds, which do not mix",
    ]);
  });

  test("kinds do not mix, and other objects are no strides", () => {
    expect(refusal(() => free(layout)([2, 2], [half, 3]))[1]).toBe(
      "✗ layout: (2,2):(1/2,3): strides 1/2 and 3 are of different kinds, which do not mix",
    );
    expect(refusal(() => free(layout)(2, { add: 1 }))[0]).toBe("integer");
    expect(refusal(() => free(layout)(2, new Date()))[0]).toBe("integer");
  });

  test("what needs more than a semimodule is refused by its name, at every place of an operand", () => {
    const many = layout([4, 6]);
    const tried = [[grid], [grid, 2], [grid, many], [many, grid], [grid, grid], [grid, [2, 3]], [3, grid]];
    const refused = new Set<string>();
    for (const [name, operation] of Object.entries(library)) {
      if (typeof operation !== "function" || name === "LayoutError") continue;
      for (const operands of tried)
        try {
          const value = free(operation)(...operands);
          expect(`${name}: ${value}`).not.toMatch(/NaN/);
        } catch (fault) {
          if (!(fault instanceof library.LayoutError)) throw fault;
          expect(fault.message).not.toMatch(/multiply|remainder/);
          if (/1\/2 is no integer$/.test(fault.message)) refused.add(name);
        }
    }
    for (const name of ["rightInverse", "leftInverse", "complement", "cosize", "isInjective", "isBijective"])
      expect(refused).toContain(name);
    expect(refusal(() => free(library.rightInverse)(grid))).toEqual([
      "integer",
      "✗ rightInverse: (4,6):(1/2,1/3): 1/2 is no integer",
    ]);
    expect(refusal(() => free(composition)(many, grid))[1]).toBe(
      "✗ composition: (4,6):(1,4) ∘ (4,6):(1/2,1/3): 1/2 is no integer",
    );
  });
});
