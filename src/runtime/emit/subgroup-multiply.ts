import type { Memory } from "../../types/emit/memory.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import type { Fail } from "../diagnostic.js";
import { constant, type Term } from "../expression/term.js";
import type { OpenTiledMma } from "../instruction/tiled.js";
import { at } from "../layout/mapping.js";
import type { Names } from "./identifier.js";
import { countOf, matrixSizesOf } from "./memory.js";
import type { Operand } from "./operand.js";
import type { Place, Statement } from "./statement.js";
import { type Matrices, matricesIn } from "./subgroup.js";

type Fetch = Statement & { readonly kind: "fetch" };

/** What a subgroup does: for each step of K its matrices of A and B out of memory, and their products onto those of C. */
export function subgroupStatements(
  tiled: OpenTiledMma,
  [a, b, c]: readonly [a: Operand, b: Operand, c: Memory],
  subgroup: string,
  names: Names,
  fail: Fail,
): readonly Statement[] {
  const [ofA, ofB] = [
    matricesIn("A", tiled, a, subgroup, names, fail),
    matricesIn("B", tiled, b, subgroup, names, fail),
  ];
  const [m, n, k] = tiled.atom.mnk as readonly [number, number, number];
  const [rows, columns, depth] = [ofA.counts[0], ofB.counts[0], ofA.counts[1]];
  const placeOf = placesIn(c, [m, n], rows * columns, fail);
  const fetched = (of: Matrices, use: "left" | "right", step: number): readonly Fetch[] =>
    Array.from({ length: of.counts[0] }, (_, i) => {
      const index = i + of.counts[0] * step;
      const [from, when] = [of.at(index), of.when(index)];
      const size = use === "left" ? { rows: m, columns: k } : { rows: k, columns: n };
      const name = names.fresh(`${from.memory.name}_v`);
      return { kind: "fetch", into: { name, use, element: from.memory.element, ...size }, from, when };
    });
  const steps = Array.from({ length: depth }, (_, step): readonly Statement[] => {
    const [left, right] = [fetched(ofA, "left", step), fetched(ofB, "right", step)];
    const products = right.flatMap(({ into: by }, j) =>
      left.map(({ into: of }, i): Statement => {
        const to = placeOf(i + rows * j);
        return { kind: "accumulate", to, left: of.name, right: by.name };
      }),
    );
    return [...left, ...right, ...products];
  });
  return [...ofA.shared, ...ofB.shared, ...steps.flat()];
}

/** What a subgroup does with its matrices of C: each goes to memory. */
export function storeStatements(
  tiled: OpenTiledMma,
  c: Memory,
  to: Operand,
  subgroup: string,
  names: Names,
  fail: Fail,
): readonly Statement[] {
  const into = matricesIn("C", tiled, to, subgroup, names, fail);
  const [m, n] = tiled.atom.mnk as readonly [number, number, number];
  const count = into.counts[0] * into.counts[1];
  const placeOf = placesIn(c, [m, n], count, fail);
  const puts = Array.from({ length: count }, (_, i): Statement => {
    return { kind: "put", of: placeOf(i), to: into.at(i), when: into.when(i) };
  });
  return [...into.shared, ...puts];
}

/** Where the matrices of C are among those of a subgroup. */
function placesIn(
  memory: Memory,
  [m, n]: readonly [number, number],
  count: number,
  fail: Fail,
): (i: number) => Place {
  const [rows, columns] = matrixSizesOf(memory);
  if (rows !== m || columns !== n) fail("argument", memory.name, `array of matrices of ${m} by ${n}`);
  const many = countOf(memory) / (m * n);
  if (many !== count) fail("sizes", count, many);
  const offsetAt = at as (of: AnyLayout, index: number) => number;
  const index = (i: number): Term => constant(offsetAt(memory.layout as AnyLayout, i * m * n) / (m * n));
  return (i) => ({ memory, unit: 1, at: [index(i)] });
}
