import * as library from "../../../src/index.js";
import { type Argument, chance, combined, legal, pick, written } from "./arguments.js";
import { layouts } from "./layouts.js";
import { mapping, operations } from "./operations.js";
import { memory } from "./tensors.js";

/* Arguments that are results: one operation after the other, each of operands that may be known, in part, or not. */

const functions: ReadonlyMap<string, unknown> = new Map(Object.entries(library));
const takersOf = (...makes: readonly (() => Argument)[]): readonly string[] =>
  Object.keys(operations).filter((name) => makes.includes(operations[name]?.[0] as () => Argument));
const ofLayouts = takersOf(layouts, mapping);
const ofTensors = takersOf(memory);

/** Whether it is no composed layout, also where nobody knows: not all operations take those. */
const isPlain = ({ text }: Argument): boolean => !text.includes("omposedLayout");

/** The argument, or what up to three operations make of it, one after the other. */
export function chained(of: Argument, left = 3): Argument {
  const isLayout = of.values.every(library.isLayout);
  if (left === 0 || !isPlain(of) || !(isLayout || of.values.every(library.isTensor))) return of;
  for (let tries = 0; tries < 40; tries++) {
    const name = pick(isLayout ? ofLayouts : ofTensors);
    const args = [of, ...(operations[name] ?? []).slice(1).map((make) => make())];
    const results = legal(combined(args), functions.get(name) as (...args: any[]) => unknown);
    const isOne = results.length > 0 && results.every(isLayout ? library.isLayout : library.isTensor);
    if (!isOne || !args.every(isPlain)) continue;
    const values = [...new Map(results.map((one) => [written(one), one])).values()];
    const made = { text: `${name}(${args.map(({ text }) => text).join(", ")})`, values };
    return chance(0.4) ? chained(made, left - 1) : made;
  }
  return of;
}
