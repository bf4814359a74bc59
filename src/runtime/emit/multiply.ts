import type { Target } from "../../types/emit/identifier.js";
import type { Memory } from "../../types/emit/memory.js";
import type { IntTuple } from "../../types/layout/htuple.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { modesIn } from "../algebra/concat.js";
import type { Fail } from "../diagnostic.js";
import type { OpenTiledMma } from "../instruction/tiled-mma.js";
import { tvOver } from "../instruction/tv.js";
import { isComposedLayout } from "../layout/composed-layout.js";
import { extent } from "../layout/shape.js";
import { registerAddress } from "./address.js";
import { factorOf, loadsOf, stepsOf } from "./factor.js";
import type { Names } from "./identifier.js";
import type { Statement } from "./statement.js";

/** A multiplication of what is in shared memory, into registers. */
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
  const many = extent((c.layout as AnyLayout).shape as IntTuple);
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

/** The steps of K of an operand. */
function alongK(operand: "A" | "B", tiled: OpenTiledMma, { layout: of }: Memory): AnyLayout {
  const inner = isComposedLayout(of) ? (of.inner as AnyLayout) : (of as AnyLayout);
  const [, values] = modesIn(tvOver(operand, tiled, inner)) as [AnyLayout, AnyLayout];
  const [, rests] = modesIn(values) as [AnyLayout, AnyLayout];
  return modesIn(rests)[1] as AnyLayout;
}
