/**
 * All tuples with one of each list, the first list fastest.
 * @example oneOfEach([[0, 1], [5, 6]]) // [[0, 5], [1, 5], [0, 6], [1, 6]]
 */
export function oneOfEach<T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] {
  let tuples: readonly (readonly T[])[] = [[]];
  for (const list of lists) {
    const longer: (readonly T[])[] = [];
    for (const one of list) for (const tuple of tuples) longer.push([...tuple, one]);
    tuples = longer;
  }
  return tuples;
}
