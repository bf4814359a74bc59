import { expect } from "vitest";
import { LayoutError } from "../../src/runtime/diagnostic.js";
import { figure } from "./figures.js";

/** What `work` gives, or the code that it refuses with. */
export function attempt<Value>(work: () => Value): Value | string {
  try {
    return work();
  } catch (fault) {
    if (fault instanceof LayoutError) return fault.code;
    throw fault;
  }
}

/** What a property met, so that it is seen to have met everything. */
export interface Counts {
  readonly add: (what: string) => void;
  /** Prints the counts, each of which must be greater than what is given for it. */
  readonly end: (least: Readonly<Record<string, number>>) => void;
}

export function counting(name: string): Counts {
  const counts: Record<string, number> = {};
  return {
    add: (what) => {
      counts[what] = (counts[what] ?? 0) + 1;
    },
    end: (least) => {
      figure(name, counts);
      for (const [what, number] of Object.entries(least))
        if (!((counts[what] ?? 0) > number)) expect(counts).toEqual({ [what]: `more than ${number}` });
    },
  };
}
