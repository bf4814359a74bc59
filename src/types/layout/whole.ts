/**
 * A type asked for whole: of two generics of one interface the arguments alone are compared, where of tuples of one the
 * compiler makes all members first, some 35 symbols each.
 */
export interface Whole<out T> {
  readonly whole: T;
}

/** Two of them. */
export interface Both<out A, out B> {
  readonly both: [A, B];
}
