// @ts-check
// The highest rank that each operation reaches before the compiler's limits. By hand, after a build:
//   node bench/ranks.mjs [path to a tsc] …
// The layouts are flat, their extents 2 and 1 in turn, so that no size passes 2^53-1 before rank 104.
import { fileURLToPath } from "node:url";
import { compile, write } from "../scripts/compile.mjs";

const folder = fileURLToPath(new URL("../.tmp/ranks", import.meta.url));
const most = 256;

/** @param {number} rank @param {(i: number) => unknown} make */
const each = (rank, make) => `[${Array.from({ length: rank }, (_, i) => make(i))}]`;
/** Twos first, then ones, as many as fit into 2^53-1. @param {number} i */
const two = (i) => (i < 48 ? 2 : 1);
/** @param {number} rank */
const L = (rank) => `Layout<${each(rank, two)}, ${each(rank, (i) => 2 ** Math.min(i, 48))}>`;
/** The same upside down, so that there is something to sort. @param {number} rank */
const reversed = (rank) =>
  `Layout<${each(rank, (i) => two(rank - 1 - i))}, ${each(rank, (i) => 2 ** Math.min(rank - 1 - i, 48))}>`;

/** @type {Record<string, (rank: number) => string>} */
const operations = {
  layout: (rank) => `LayoutOf<${each(rank, two)}, never>`,
  "layout of a text": (rank) => `LayoutOf<"(${Array.from({ length: rank }, (_, i) => two(i))})", never>`,
  coalesce: (rank) => `Coalesce<${L(rank)}>`,
  "coalesce by mode": (rank) => `Coalesce<${L(rank)}, ${each(rank, () => "null")}>`,
  "composition, rank of the left": (rank) => `Composition<${reversed(rank)}, Layout<2, 1>>`,
  "composition, rank of the right": (rank) => `Composition<Layout<281474976710656, 3>, ${L(rank)}>`,
  "composition by mode": (rank) => `Composition<${L(rank)}, ${each(rank, () => 1)}>`,
  complement: (rank) => `Complement<${reversed(rank)}>`,
  rightInverse: (rank) => `RightInverse<${reversed(rank)}>`,
  leftInverse: (rank) => `LeftInverse<${reversed(rank)}>`,
  "logicalDivide by a layout": (rank) => `LogicalDivide<Layout<281474976710656, 1>, ${reversed(rank)}>`,
  "zippedDivide by mode": (rank) => `ZippedDivide<${L(rank)}, ${each(rank, () => 1)}>`,
  "flatDivide by mode": (rank) => `FlatDivide<${L(rank)}, ${each(rank, () => 1)}>`,
  logicalProduct: (rank) => `LogicalProduct<${reversed(rank)}, 2>`,
  blockedProduct: (rank) =>
    `BlockedProduct<${L(rank)}, Layout<${each(rank, () => 1)}, ${each(rank, () => 1)}>>`,
  at: (rank) => `At<${L(rank)}, [5]>`,
  "at, a natural coordinate": (rank) => `At<${L(rank)}, ${each(rank, (i) => two(i) - 1)}>`,
  idx2crd: (rank) => `Idx2crd<5, ${each(rank, two)}>`,
};

/**
 * For every operation whether a rank passes: a definite result and no complaint of the compiler.
 * @param {string | undefined} tsc @param {ReadonlyMap<string, number>} ranks
 */
async function passes(tsc, ranks) {
  const names = [...ranks.keys()];
  const lines = names.map((name, i) => {
    const type = /** @type {(rank: number) => string} */ (operations[name])(ranks.get(name) ?? 1);
    return `export const k${i}: 1 extends Definite<${type}> ? 1 : 2 = 1;`;
  });
  const types = new Set(
    lines.flatMap((line) => [...line.matchAll(/\b([A-Z]\w*)</g)].map(([, type]) => type)),
  );
  types.delete("Definite");
  const head = [
    `import type { ${[...types.add("Layout")].join(", ")} } from "cute-layout";`,
    "type Definite<R> = 0 extends 1 & R ? 2 : [R] extends [number] ? number extends R ? 2 : 1 : [R] extends [Layout<infer S, unknown>] ? Known<S> : R extends readonly unknown[] ? Known<R> : 2;",
    "type Known<S> = 0 extends 1 & S ? 2 : [S] extends [never] ? 2 : [S] extends [number] ? 1 : [S] extends [readonly unknown[]] ? number extends S['length'] ? 2 : 1 : 2;",
  ];
  write(folder, { "ranks.ts": [...head, ...lines, ""].join("\n") });
  const { faults, elsewhere } = await compile(folder, { noEmit: true }, ["src"], tsc);
  if (elsewhere.length > 0 || faults.some(({ line }) => line <= head.length))
    throw new Error(JSON.stringify([faults, elsewhere], null, 2));
  const failed = new Set(faults.map(({ line }) => line - head.length - 1));
  return new Map(names.map((name, i) => [name, !failed.has(i)]));
}

for (const tsc of process.argv.length > 2 ? process.argv.slice(2) : [undefined]) {
  const low = new Map(Object.keys(operations).map((name) => [name, 0]));
  const high = new Map(Object.keys(operations).map((name) => [name, most + 1]));
  for (;;) {
    const open = [...low.keys()].filter((name) => (high.get(name) ?? 0) - (low.get(name) ?? 0) > 1);
    if (open.length === 0) break;
    const ranks = new Map(
      open.map((name) => [name, Math.floor(((low.get(name) ?? 0) + (high.get(name) ?? 0)) / 2)]),
    );
    for (const [name, ok] of await passes(tsc, ranks)) (ok ? low : high).set(name, ranks.get(name) ?? 0);
  }
  console.log(tsc ?? "the compiler of the project");
  for (const [name, rank] of low) console.log(`  ${name}: ${rank === most ? `${most} or more` : rank}`);
}
