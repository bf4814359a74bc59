/*
 * Without `strictNullChecks` the compiler takes `null` for a member of every type, and no condition of this library means what
 * it says. What these are there opens every result and refuses nothing; elsewhere they are `never` and cost nothing.
 */

/** Zero, which makes a type look like `any`, of which nothing is known. */
export type Loose = null extends 0 ? 0 : never;

/** What may be anything, beside what is known. */
export type LooseAny = null extends 0 ? any : never;
