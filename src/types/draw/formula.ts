/** A formula that was read: the operation that it ends with, what that is applied to, and what comes out. */
export interface Formula {
  /** `null` where nothing is left to be done: for a layout, a number, an instruction. */
  readonly operation: string | null;
  readonly operands: readonly unknown[];
  /** What the formula is; it may be refused. */
  readonly value: () => unknown;
}

/** Values by the names that a formula has for them. */
export type Given = Readonly<Record<string, unknown>>;
