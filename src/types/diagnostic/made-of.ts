/**
 * What a result is of. Each public type has it beside what it computes, where it matches nothing: two results of other
 * operands are other types to the compiler at once, and it does not compare what they compute, which may not end.
 */
export interface MadeOf<A, B = null, C = null, D = null, E = null> {
  readonly of: readonly [A, B, C, D, E];
}
