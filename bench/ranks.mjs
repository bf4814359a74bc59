// @ts-check
// The highest rank that each operation reaches before the compiler's limits. By hand, after a build:
//   node bench/ranks.mjs [path to a tsc] …
// The layouts are flat, their extents 2 and 1 in turn, so that no size passes 2^53-1 before rank 104.
import { fileURLToPath } from "node:url";
import { compile, native, write } from "../scripts/compile.mjs";
import { operations } from "../test/operations/index.mjs";
import { typeOn } from "../test/operations/operation.mjs";

const folder = fileURLToPath(new URL("../.tmp/ranks", import.meta.url));
const most = 256;

/** @type {Record<string, (rank: number) => string>} */
const types = Object.fromEntries(
  operations.flatMap((operation) =>
    Object.entries(operation.ranks ?? {}).map(([name, make]) => [
      [operation.name, ...(name === "" ? [] : [name])].join(", "),
      (/** @type {number} */ rank) => typeOn(operation, make(rank)),
    ]),
  ),
);

/**
 * For every operation whether a rank passes: a definite result and no complaint of the compiler.
 * @param {string | undefined} tsc @param {ReadonlyMap<string, number>} ranks
 */
async function passes(tsc, ranks) {
  const names = [...ranks.keys()];
  const lines = names.map((name, i) => {
    const type = /** @type {(rank: number) => string} */ (types[name])(ranks.get(name) ?? 1);
    return `export const k${i}: 1 extends Definite<${type}> ? 1 : 2 = 1;`;
  });
  const used = new Set(lines.flatMap((line) => [...line.matchAll(/\b([A-Z]\w*)</g)].map(([, type]) => type)));
  used.delete("Definite");
  const head = [
    `import type { ${[...used.add("Layout")].join(", ")} } from "cute-layout";`,
    "type Definite<R> = 0 extends 1 & R ? 2 : [R] extends [number] ? number extends R ? 2 : 1 : [R] extends [Layout<infer S, unknown>] ? Known<S> : R extends readonly unknown[] ? Known<R> : 2;",
    "type Known<S> = 0 extends 1 & S ? 2 : [S] extends [never] ? 2 : [S] extends [number] ? 1 : [S] extends [readonly unknown[]] ? number extends S['length'] ? 2 : 1 : 2;",
  ];
  write(folder, { "ranks.ts": [...head, ...lines, ""].join("\n") });
  const { faults, elsewhere } = await compile(
    folder,
    { noEmit: true },
    ["src"],
    tsc === undefined ? native : { ...native, tsc, flags: [] },
  );
  if (elsewhere.length > 0 || faults.some(({ line }) => line <= head.length))
    throw new Error(JSON.stringify([faults, elsewhere], null, 2));
  const failed = new Set(faults.map(({ line }) => line - head.length - 1));
  return new Map(names.map((name, i) => [name, !failed.has(i)]));
}

for (const tsc of process.argv.length > 2 ? process.argv.slice(2) : [undefined]) {
  const low = new Map(Object.keys(types).map((name) => [name, 0]));
  const high = new Map(Object.keys(types).map((name) => [name, most + 1]));
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
