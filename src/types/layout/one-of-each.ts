/**
 * Every tuple longer by one of the list, the first tuples first: so, list after list, tuples of one of each are made. (That
 * this takes all lists at once, as the runtime does, costs 3 to 6 % more.)
 * @example WithOne<[[0], [1]], [5, 6]> // [[0, 5], [1, 5], [0, 6], [1, 6]]
 */
export type WithOne<Tuples extends unknown[][], List, Out extends unknown[][] = []> = List extends readonly [
  infer First,
  ...infer Others,
]
  ? WithOne<Tuples, Others, [...Out, ...{ [I in keyof Tuples]: [...Tuples[I], First] }]>
  : Out;
