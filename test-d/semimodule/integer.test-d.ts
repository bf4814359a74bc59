import { Test } from "ts-toolbelt";
import type { LayoutError } from "../../dist/index.js";
import type {
  Absolute,
  Add,
  CeilDivide,
  Compare,
  Divides,
  ExactQuotient,
  FloorDivide,
  Max,
  Min,
  Multiply,
  Negate,
  Remainder,
  Subtract,
} from "../../dist/types/semimodule/integer.js";

const { checks, check } = Test;

/** 2^53-1. */
type Largest = 9007199254740991;

checks([
  check<Add<12, 30>, 42, Test.Pass>(),
  check<Add<-12, 30>, 18, Test.Pass>(),
  check<Add<9007199254740990, 1>, Largest, Test.Pass>(),
  check<Add<Largest, -9007199254740991>, 0, Test.Pass>(),
  check<Add<number, 1>, number, Test.Pass>(),
  check<Add<1 | 2, 1>, number, Test.Pass>(),
  check<Add<12, 30>, number, Test.Fail>(),
]);

checks([
  check<Subtract<12, 30>, -18, Test.Pass>(),
  check<Subtract<1000000, 1>, 999999, Test.Pass>(),
  check<Subtract<0, Largest>, -9007199254740991, Test.Pass>(),
  check<Subtract<5, 5>, 0, Test.Pass>(),
]);

checks([
  check<Multiply<12, 144>, 1728, Test.Pass>(),
  check<Multiply<-7, 8>, -56, Test.Pass>(),
  check<Multiply<0, -5>, 0, Test.Pass>(),
  check<Multiply<94906265, 94906265>, 9007199136250225, Test.Pass>(),
  check<Multiply<6361, 1416003655831>, Largest, Test.Pass>(),
  check<Multiply<number, 0>, 0, Test.Pass>(),
]);

checks([
  check<FloorDivide<-7, 2>, -4, Test.Pass>(),
  check<FloorDivide<7, -2>, -4, Test.Pass>(),
  check<FloorDivide<Largest, 3>, 3002399751580330, Test.Pass>(),
  check<CeilDivide<-7, 2>, -3, Test.Pass>(),
  check<CeilDivide<10, 4>, 3, Test.Pass>(),
  check<Remainder<-7, 2>, 1, Test.Pass>(),
  check<Remainder<7, -2>, -1, Test.Pass>(),
  check<Remainder<432, 16>, 0, Test.Pass>(),
]);

checks([
  check<ExactQuotient<432, 16>, 27, Test.Pass>(),
  check<ExactQuotient<433, 16>, null, Test.Pass>(),
  check<ExactQuotient<4, 0>, null, Test.Pass>(),
  check<ExactQuotient<number, 16>, number | null, Test.Pass>(),
  check<Divides<16, 432>, true, Test.Pass>(),
  check<Divides<16, 433>, false, Test.Pass>(),
  check<Divides<16, number>, boolean, Test.Pass>(),
  check<Divides<1, number>, true, Test.Pass>(),
]);

checks([
  check<Compare<12, 30>, -1, Test.Pass>(),
  check<Compare<30, 30>, 0, Test.Pass>(),
  check<Compare<-12, -30>, 1, Test.Pass>(),
  check<Compare<12, number>, -1 | 0 | 1, Test.Pass>(),
  check<Min<12, 30>, 12, Test.Pass>(),
  check<Max<12, 30>, 30, Test.Pass>(),
  check<Max<-12, -30>, -12, Test.Pass>(),
  check<Min<12, number>, number, Test.Pass>(),
  check<Negate<12>, -12, Test.Pass>(),
  check<Negate<0>, 0, Test.Pass>(),
  check<Absolute<-12>, 12, Test.Pass>(),
  check<Absolute<number>, number, Test.Pass>(),
]);

// Never rounded, never wrapped: refused, and a refusal passes through.
checks([
  check<Add<Largest, 1>, LayoutError<"✗ add: 9007199254740991 + 1: a number is past 2^53-1">, Test.Pass>(),
  check<
    Multiply<94906267, 94906267>,
    LayoutError<"✗ multiply: 94906267 * 94906267: a number is past 2^53-1">,
    Test.Pass
  >(),
  check<Add<1.5, 1>, LayoutError<"✗ add: 1.5 + 1: 1.5 is no integer">, Test.Pass>(),
  check<FloorDivide<1, 0>, LayoutError<"✗ floorDivide: 1 / 0: division by zero">, Test.Pass>(),
  check<Remainder<1, 0>, LayoutError<"✗ remainder: 1 % 0: division by zero">, Test.Pass>(),
]);
