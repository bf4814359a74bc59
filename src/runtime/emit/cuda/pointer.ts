import type { Term } from "../../expression/term.js";
import type { Place } from "../statement.js";

/** An index as it is written. */
export type Text = (term: Term) => string;

/** The address of the first element of a place. */
export function addressOf({ memory, at }: Place, text: Text): string {
  return `&${memory.name}[${text(at[0] as Term)}]`;
}

/** A pointer to values of another type. */
export function cast(type: string, pointer: string): string {
  return `reinterpret_cast<${type}*>(${pointer})`;
}
