import type { Target } from "../../types/emit/identifier.js";
import type { Memory } from "../../types/emit/memory.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { modesIn } from "../algebra/concat.js";
import type { Fail } from "../diagnostic.js";
import type { OpenTiledMma } from "../instruction/tiled.js";
import { tvOver } from "../instruction/tv.js";
import { isComposedLayout } from "../layout/composed-layout.js";
import { extent } from "../layout/shape.js";
import { registerAddress } from "./address.js";
import { factorOf, loadsOf, stepsOf } from "./factor.js";
import type { Names } from "./identifier.js";
import type { Place, Statement } from "./statement.js";

/** A multiplication into registers. */
export interface Multiplication {
  readonly tiled: OpenTiledMma;
  readonly a: Memory;
  readonly b: Memory;
  readonly c: Memory;
  readonly language: Target;
}

/** What a thread does without an instruction for it: products of numbers, in the order of K. */
export function scalarStatements(
  { tiled, a, b, c, language }: Multiplication,
  thread: string,
  names: Names,
  fail: Fail,
): readonly Statement[] {
  const steps = Math.min(stepsOf(alongK("A", tiled, a)), stepsOf(alongK("B", tiled, b)));
  const [left, right] = [
    factorOf("A", tiled, a, steps, language, thread, names, fail),
    factorOf("B", tiled, b, steps, language, thread, names, fail),
  ];
  const sums = registerAddress(c.layout as AnyLayout);
  const many = extent((c.layout as AnyLayout).shape);
  if (many !== left.rows * right.rows) fail("sizes", left.rows * right.rows, many);
  const k = names.fresh("k");
  const [ofA, ofB] = [left, right].map((each) => loadsOf(each, steps, k, language, names)) as [
    ReturnType<typeof loadsOf>,
    ReturnType<typeof loadsOf>,
  ];
  const adds = Array.from({ length: steps }, (_, step) =>
    Array.from({ length: many }, (_, i): Statement => {
      const [m, n] = [i % left.rows, Math.floor(i / left.rows)];
      const to = { memory: c, unit: 1, at: [sums.at(i)] };
      return { kind: "add", to, of: ofA.part(m, step), by: ofB.part(n, step) };
    }),
  );
  const body = [...ofA.statements, ...ofB.statements, ...adds.flat()];
  const loop: Statement = { kind: "loop", name: k, count: left.depth / steps, body };
  return [...left.address.shared, ...right.address.shared, loop];
}

/** What a warp does by an instruction of its own: each of the values of C, with every step of K, over registers. */
export function instructionStatements({ tiled, a, b, c }: Multiplication, fail: Fail): readonly Statement[] {
  const name = instructionOf(tiled.atom.name, fail);
  const [ofA, ofB, ofC] = [a, b, c].map((memory) => fragmentIn(memory, fail)) as [
    Fragment,
    Fragment,
    Fragment,
  ];
  if (ofA.rows !== ofC.rows) fail("sizes", ofA.rows, ofC.rows);
  if (ofB.rows !== ofC.columns) fail("sizes", ofB.rows, ofC.columns);
  if (ofA.columns !== ofB.columns) fail("sizes", ofA.columns, ofB.columns);
  const grid = [ofA.columns, ofC.columns, ofC.rows] as const;
  return Array.from({ length: grid[0] * grid[1] * grid[2] }, (_, i): Statement => {
    const m = i % grid[2];
    const n = Math.floor(i / grid[2]) % grid[1];
    const k = Math.floor(i / (grid[2] * grid[1]));
    return { kind: "instruction", name, c: ofC.at(m, n), a: ofA.at(m, k), b: ofB.at(n, k) };
  });
}

/** Registers of (values, rows, columns). */
interface Fragment {
  readonly rows: number;
  readonly columns: number;
  readonly at: (row: number, column: number) => Place;
}

function fragmentIn(memory: Memory, fail: Fail): Fragment {
  const layout = memory.layout as AnyLayout;
  const sizes = modesIn(layout).map((mode) => extent(mode.shape));
  const [values, rows, columns] = sizes;
  if (sizes.length !== 3) return fail("argument", memory.name, "fragment of (values, rows, columns)");
  const { at } = registerAddress(layout);
  const place = (first: number): Place => ({
    memory,
    unit: 1,
    at: Array.from({ length: values as number }, (_, i) => at(first + i)),
  });
  return {
    rows: rows as number,
    columns: columns as number,
    at: (row, column) => place((values as number) * (row + (rows as number) * column)),
  };
}

/** The instruction of PTX of a name. */
export function instructionOf(name: string, fail: Fail): string {
  const [, shape, c, a, b] =
    /^SM(?:75|80)_(\d+x\d+x\d+)_(F16|F32)(F16)(F16)\2_TN$/.exec(name) ??
    fail("argument", name, "instruction that is emitted");
  const [m, n, k] = (shape as string).split("x");
  const types = [c, a, b, c].map((type) => (type as string).toLowerCase());
  return `mma.sync.aligned.m${m}n${n}k${k}.row.col.${types.join(".")}`;
}

/** The steps of K of an operand. */
function alongK(operand: "A" | "B", tiled: OpenTiledMma, { layout: of }: Memory): AnyLayout {
  const inner = isComposedLayout(of) ? (of.inner as AnyLayout) : (of as AnyLayout);
  const [, values] = modesIn(tvOver(operand, tiled, inner)) as [AnyLayout, AnyLayout];
  const [, rests] = modesIn(values) as [AnyLayout, AnyLayout];
  return modesIn(rests)[1] as AnyLayout;
}
