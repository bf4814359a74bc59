import { hue } from "../palette.js";
import type { Cell, Panel } from "../scene.js";

/** Why two steps do not add by XOR: their binary digits, and those that they share. */
export function bitsOf(message: string): readonly Panel[] {
  const [, ...texts] = /steps f?(\d+) and f?(\d+) share a binary digit/.exec(message) ?? [];
  const steps = texts.map(BigInt);
  if (steps.length === 0) return [];
  const shared = steps.reduce((so, step) => so & step);
  const columns = Math.max(...steps.map((step) => step.toString(2).length));
  const cells = steps.flatMap((step, y) =>
    Array.from({ length: columns }, (_, x): Cell => {
      const bit = BigInt(columns - 1 - x);
      const isSet = ((step >> bit) & 1n) === 1n;
      return {
        x,
        y,
        lines: [isSet ? "1" : "0"],
        ...(isSet ? { fill: hue(0) } : {}),
        mark: ((shared >> bit) & 1n) === 1n,
      };
    }),
  );
  return [
    {
      label: "the binary digits of two steps",
      column: 0,
      row: 0,
      columns,
      rows: 2,
      cells,
      across: Array.from({ length: columns }, (_, x) => `${2n ** BigInt(columns - 1 - x)}`),
      down: steps.map(String),
    },
  ];
}
