/** Tells a step; what was told stays where a later step is refused. */
export type Say = (sentence: string) => void;

/** A number of things. @example many(1, "step") // "1 step" */
export function many(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}
