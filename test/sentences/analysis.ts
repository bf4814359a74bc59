import type { Refusals } from "./refusals.js";

/** Refusals of what asserts, orders, recasts and evaluates. */
export const analysis: Refusals = {
  calls: [
    [
      "collision",
      'assertInjective(layout("(4,8):(1,2)"))',
      'assertInjective(layout("(2,3):(0,1)"))',
      'assertBijective(layout("(4,8):(1,2)"))',
    ],
    [
      "difference",
      'assertSameFunction(layout("(4,8)"), layout("(4,8):(8,1)"))',
      'assertSameFunction(layout("(2,2):(f1,f2)"), layout("(2,2):(f1,f3)"))',
    ],
    ["sizes", 'assertSameFunction(layout("4"), layout("8"))'],
    ["missing", 'assertSurjective(layout("(4,8):(1,8)"), 64)'],
    ["budget", "coordinatesOf([524288, 2])", 'coordinatesOf(layout("(1024,1024)"))'],
    ["order", "orderedLayout([2, 3], [1, 1])", "compactOrder([2, 3], [0, 2, 3])"],
    ["divisibility", 'tileToShape(layout("(4,8)"), [6, 8])', 'recast(layout("(3,8)"), 8, 16)'],
    ["unit", 'recast(layout("(4,8):(8,2)"), 16, 32)'],
    ["profile", "unflatten([1, 2, 3], [1, [2]])", 'unflatten(layout("(2,3)"), [[1, 1], 1])'],
  ],
};
