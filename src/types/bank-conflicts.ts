/** The memory that is accessed: how many banks it has, how many bytes wide, and how many bytes an element takes. */
export interface BankOptions {
  /** 32 where it is left out. */
  readonly banks?: number;
  /** 4 where it is left out. */
  readonly bankBytes?: number;
  /** 4 where it is left out. */
  readonly elementBytes?: number;
}

/** How many words of one bank an access takes at most: in each of its phases, and in the worst. 1 is no conflict. */
export interface Conflicts<out Degree = number, out Phases = readonly number[]> {
  readonly degree: Degree;
  readonly phases: Phases;
}
