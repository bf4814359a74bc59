import type { Budget } from "../../types/layout/budget.js";
import type { Fail } from "../diagnostic.js";
import { integerIn } from "./htuple.js";
import { show } from "./text.js";

/** Counts steps, and refuses where there are more than a budget allows. */
export type Spend = (steps?: number) => void;

/** A quarter of a second of a search. */
const most = 1_000_000;

/** The spending of a search that a caller may give a budget to. */
export function spending(options: Budget | undefined, fail: Fail): Spend {
  if (options !== undefined && (typeof options !== "object" || options === null))
    fail("argument", show(options), "set of options");
  const { budget = most } = options ?? {};
  integerIn(budget, fail, "integer", Number.isInteger(budget));
  if (budget <= 0) fail("argument", budget, "budget of steps");
  let left = budget;
  return (steps = 1) => {
    left -= steps;
    if (left < 0) fail("undecided", budget);
  };
}
