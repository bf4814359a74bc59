import type { Target } from "../../types/emit/identifier.js";
import type { Memory } from "../../types/emit/memory.js";
import type { AnyComposedLayout, AnyLayout } from "../../types/layout/layout.js";
import type { Step } from "../../types/semimodule/semimodule.js";
import { coalesce } from "../algebra/coalesce.js";
import { modesIn } from "../algebra/concat.js";
import type { Fail } from "../diagnostic.js";
import { name, product } from "../expression/term.js";
import { standIn } from "../expression/variable.js";
import type { OpenTiledMma } from "../instruction/tiled.js";
import { tvOver } from "../instruction/tv.js";
import { isComposedLayout } from "../layout/composed-layout.js";
import { at } from "../layout/mapping.js";
import { modesOf } from "../layout/modes.js";
import { extent } from "../layout/shape.js";
import { binaryIn, kindIn } from "../semimodule/semimodule.js";
import { type SharedAddress, sharedAddress } from "./address.js";
import type { Names } from "./identifier.js";
import type { Part, Statement, Value } from "./statement.js";

/** An operand of a multiplication in shared memory, as a thread has it: so many rows, and all of K. */
export interface Factor {
  readonly memory: Memory;
  readonly values: AnyLayout;
  readonly alongK: AnyLayout;
  readonly rows: number;
  readonly depth: number;
  readonly address: SharedAddress;
  readonly unit: number;
}

/** The operand of a tiled instruction of one value a thread, by units that lie side by side over so many steps of K. */
export function factorOf(
  operand: "A" | "B",
  tiled: OpenTiledMma,
  memory: Memory,
  steps: number,
  language: Target,
  thread: string,
  names: Names,
  fail: Fail,
): Factor {
  const layout = memory.layout as AnyLayout | AnyComposedLayout;
  const inner = isComposedLayout(layout) ? (layout.inner as AnyLayout) : (layout as AnyLayout);
  const [threads, values] = modesIn(tvOver(operand, tiled, inner)) as [AnyLayout, AnyLayout];
  const [, rests] = modesIn(values) as [AnyLayout, AnyLayout];
  const [along, alongK] = modesIn(rests) as [AnyLayout, AnyLayout];
  const [rows, depth] = [along, alongK].map((mode) => extent(mode.shape)) as [number, number];
  const address = sharedAddress(
    memory,
    { threads, values },
    thread,
    names,
    language === "wgsl" ? memory.vector : 1,
  );
  const factor = { memory, values, alongK, rows, depth, address, unit: 1 };
  const whole = (unit: number): boolean =>
    address.divisor % unit === 0 && isWholeThrough(layout, unit) && unitsOf(factor, steps, unit) !== null;
  if (language === "cuda") return { ...factor, unit: [4, 2, 1].find(whole) as number };
  return whole(memory.vector)
    ? { ...factor, unit: memory.vector }
    : fail("argument", memory.name, `memory that a thread reads ${memory.vector} values of at once`);
}

/** How many steps of K are taken at once: as many as leave every other step where it is from the first. */
export function stepsOf(alongK: AnyLayout): number {
  const depth = extent(alongK.shape);
  const isBinary = kindIn(alongK.stride as never) === "binary";
  const offset = (k: number): number => offsetAt(alongK, k);
  const isEven = (steps: number): boolean =>
    Array.from({ length: depth }, (_, k) => k).every((k) => {
      const [first, rest] = [offset(k - (k % steps)), offset(k % steps)];
      return offset(k) === (isBinary ? first ^ rest : first + rest);
    });
  return [4, 2, 1].find((steps) => depth % steps === 0 && isEven(steps)) as number;
}

/** The loads of a step, the `k`th: what is computed for it, and each element as part of what was loaded. */
export function loadsOf(
  { memory, alongK, rows, depth, address, unit, ...of }: Factor,
  steps: number,
  k: string,
  language: Target,
  names: Names,
): { readonly statements: readonly Statement[]; readonly part: (row: number, step: number) => Part } {
  const index = product(name(k, depth / steps - 1), steps);
  const here = address.along([standIn(index, alongK.shape, alongK.stride as Step)]);
  const loads: Statement[] = [];
  const parts = new Map<number, Part>();
  for (const group of unitsOf({ ...of, memory, alongK, rows, depth, address, unit }, steps, unit) ?? []) {
    const into: Value = { name: names.fresh(`${memory.name}_v`), element: memory.element, width: unit };
    const from = {
      memory,
      unit: language === "wgsl" ? memory.vector : unit,
      at: [here.at(group[0] as number)],
    };
    loads.push({ kind: "load", into, from, when: undefined });
    group.forEach((value, i) => {
      parts.set(value, { of: into, index: i });
    });
  }
  return {
    statements: [...here.shared, ...loads],
    part: (row, step) => parts.get(row + rows * step) as Part,
  };
}

/** The elements of some steps in units that lie side by side, or `null` where they do not. */
function unitsOf(
  { values, rows }: Factor,
  steps: number,
  unit: number,
): readonly (readonly number[])[] | null {
  const all = Array.from({ length: rows * steps }, (_, value) => value);
  const places = all.map((value) => offsetAt(values, value));
  const groups = new Map<number, number[]>();
  for (const value of all.toSorted((a, b) => (places[a] as number) - (places[b] as number))) {
    const key = Math.floor((places[value] as number) / unit);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  const out = [...groups.values()];
  const isWhole = out.every(
    (group) =>
      group.length === unit &&
      group.every((value, i) => places[value] === (places[group[0] as number] as number) + i),
  );
  return isWhole ? out : null;
}

/** Whether what is outside of a composed layout leaves units whole. */
function isWholeThrough(layout: AnyLayout | AnyComposedLayout, unit: number): boolean {
  if (!isComposedLayout(layout) || unit === 1) return true;
  const [low] = modesOf(coalesce(layout.outer as AnyLayout) as AnyLayout);
  return low !== undefined && (low[1] === 1 || low[1] === "f1") && low[0] % unit === 0;
}

function offsetAt(of: AnyLayout, index: number): number {
  return binaryIn((at as (of: AnyLayout, index: number) => Step)(of, index));
}
