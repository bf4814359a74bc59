import type { Sizes } from "./labels.js";

/** What is multiplied with what: an operand by its index, or the product of two. */
export type Order = number | readonly [Order, Order];

/** An order and the labels of its product. */
interface Product {
  readonly order: Order;
  readonly labels: string;
}

/** Of so many operands all orders are compared; of more the cheapest pair is multiplied first. */
const most = 8;

/** The order in which operands of these labels are multiplied with the fewest products of elements. */
export function cheapest(operands: readonly string[], result: string, sizes: Sizes): Order {
  let left: readonly Product[] = operands.map((labels, order) => ({ order, labels }));
  while (left.length > most) left = withPair(left, result, sizes);
  return best(left, result, sizes);
}

/** The labels of some of the products that the others or the result have too. */
export function keptOf(inside: readonly string[], outside: readonly string[]): string {
  const [all, others] = [[...new Set(inside.join(""))], outside.join("")];
  return all.filter((label) => others.includes(label)).join("");
}

/** The pair that costs least as one product. */
function withPair(of: readonly Product[], result: string, sizes: Sizes): readonly Product[] {
  const pairs = of.flatMap((a, i) => of.slice(i + 1).map((b) => [a, b] as const));
  const [a, b] = pairs.reduce((x, y) => (costOf(y, sizes) < costOf(x, sizes) ? y : x));
  const others = of.filter((one) => one !== a && one !== b);
  const labels = keptOf([a.labels, b.labels], [...others.map((one) => one.labels), result]);
  return [...others, { order: [a.order, b.order], labels }];
}

/** The best order: for each set of products, as bits, the best two halves of it. */
function best(of: readonly Product[], result: string, sizes: Sizes): Order {
  const all = 2 ** of.length - 1;
  const found: (Product & { readonly cost: number })[] = [];
  for (let set = 1; set <= all; set++) {
    const within = (_: unknown, i: number): boolean => ((set >> i) & 1) === 1;
    const inside = of.filter(within).map(({ labels }) => labels);
    const outside = of.filter((one, i) => !within(one, i)).map(({ labels }) => labels);
    const labels = keptOf(inside, [...outside, result]);
    const single = of.find((_, i) => set === 1 << i);
    let order = single?.order;
    let cost = single === undefined ? Number.POSITIVE_INFINITY : 0;
    for (let half = (set - 1) & set; half > set / 2; half = (half - 1) & set) {
      const [a, b] = [found[half], found[set ^ half]] as [(typeof found)[0], (typeof found)[0]];
      const both = a.cost + b.cost + costOf([a, b], sizes);
      if (both < cost) [order, cost] = [[b.order, a.order], both];
    }
    found[set] = { order: order as Order, labels: single?.labels ?? labels, cost };
  }
  return (found[all] as Product).order;
}

/** How many products of elements the product of two takes. */
function costOf([a, b]: readonly [Product, Product], sizes: Sizes): number {
  return [...new Set(a.labels + b.labels)].reduce((so, label) => so * (sizes.get(label) as number), 1);
}
