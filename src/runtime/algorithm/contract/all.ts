import type { Fail } from "../../diagnostic.js";
import { laid } from "../../layout/layout.js";
import { extent } from "../../layout/shape.js";
import { compact } from "../../layout/stride.js";
import { whole } from "../../tensor/tensor.js";
import { isIntegral, isModular, type NumericArray } from "../kernel/view.js";
import { diagonal } from "./diagonal.js";
import type { Operand, Sizes } from "./labels.js";
import { cheapest, keptOf, type Order } from "./order.js";
import { contractPair } from "./pair.js";

/** C += alpha · the contraction of all operands but the last, which is C. */
export function contractAll(all: readonly Operand[], sizes: Sizes, alpha: number | bigint, fail: Fail): void {
  const given = all.slice(0, -1).map((of) => diagonal(of, sizes, fail));
  const into = all.at(-1) as Operand;
  const full = between(all, alpha, fail);
  const made = (labels: string, value: 0 | 1): Operand => {
    const shape = [...labels].map((label) => sizes.get(label) as number);
    return { labels, tensor: whole(full(extent(shape), value), laid(shape, compact(shape))) };
  };
  const unit = made("", 1);
  const product = (a: Operand, b: Operand, labels: string): Operand => {
    const c = made(labels, 0);
    contractPair(a, b, c, sizes, typeof alpha === "bigint" ? 1n : 1, fail);
    return c;
  };
  const [a, b] = given.length > 2 ? lastTwo(given, into.labels, sizes, unit, product) : [...given, unit];
  contractPair(a as Operand, b as Operand, into, sizes, alpha, fail);
}

/** The product of two operands, of the labels that are wanted further on. */
type Multiply = (a: Operand, b: Operand, labels: string) => Operand;

/** What is left of many operands before the last product. */
function lastTwo(
  given: readonly Operand[],
  result: string,
  sizes: Sizes,
  unit: Operand,
  product: Multiply,
): readonly [Operand, Operand] {
  const outside = (inside: readonly number[]): readonly string[] => [
    ...given.flatMap(({ labels }, i) => (inside.includes(i) ? [] : [labels])),
    result,
  ];
  // what an operand has alone is summed before it is multiplied
  const summed = given.map((of, i) => {
    const labels = keptOf([of.labels], outside([i]));
    return labels === of.labels ? of : product(of, unit, labels);
  });
  const leaves = (order: Order): readonly number[] =>
    typeof order === "number" ? [order] : order.flatMap(leaves);
  const evaluated = (order: Order): Operand => {
    if (typeof order === "number") return summed[order] as Operand;
    const [a, b] = order.map(evaluated) as [Operand, Operand];
    return product(a, b, keptOf([a.labels, b.labels], outside(leaves(order))));
  };
  const texts = summed.map(({ labels }) => labels);
  const last = cheapest(texts, result, sizes) as readonly [Order, Order];
  return last.map(evaluated) as [Operand, Operand];
}

/** More elements than what lies between two products may have. */
const most = 2 ** 27;

/** Arrays for what lies between products, each full of one number: of words where all are arrays of integers. */
function between(
  all: readonly Operand[],
  alpha: number | bigint,
  fail: Fail,
): (size: number, value: number) => NumericArray {
  const accessors = all.map(({ tensor }) => tensor.accessor);
  const words = Number.isInteger(alpha) && isModular(accessors.at(-1)) && accessors.every(isIntegral);
  return (size, value) => {
    if (size > most) fail("budget", most);
    if (typeof alpha === "bigint") return new Array<bigint>(size).fill(BigInt(value));
    return (words ? new Int32Array(size) : new Float64Array(size)).fill(value);
  };
}
