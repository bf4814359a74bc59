/**
 * What a result is of: an operation by its name, and its operands. Each public type has it beside what it computes, where it
 * matches nothing: two results of others are other types to the compiler at once, and it does not compare what they compute,
 * which may not end.
 */
export interface MadeOf<Operation, A, B = null, C = null, D = null, E = null> {
  readonly of: readonly [Operation, A, B, C, D, E];
}
