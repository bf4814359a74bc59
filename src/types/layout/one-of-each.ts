/**
 * All tuples with one of each list, the first list fastest.
 * @example OneOfEach<[[0, 1], [5, 6]]> // [[0, 5], [1, 5], [0, 6], [1, 6]]
 */
export type OneOfEach<Lists, Out extends unknown[][] = [[]]> = Lists extends readonly [
  infer Head,
  ...infer Tail,
]
  ? OneOfEach<Tail, With<Out, Head>>
  : Out;

/** Every tuple longer by one of the list, the first tuples first. */
type With<Tuples extends unknown[][], List, Out extends unknown[][] = []> = List extends readonly [
  infer First,
  ...infer Others,
]
  ? With<Tuples, Others, [...Out, ...{ [I in keyof Tuples]: [...Tuples[I], First] }]>
  : Out;
