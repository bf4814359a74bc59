import { beforeAll, expect, test } from "vitest";
import * as library from "../../src/index.js";
import { type Compiled, compileFiles, limit } from "../support/compiled.js";

// What the compiler knows of a result where one number of the operands is known only at run time, `n`, or two, `n` and `m`:
// what does not hang on them is there, and whatever they are the value is a member.

/** `number`, an element of some kind, a tuple or number of integers, the same of any kind. */
const open = { n: "number", s: "Step", N: "IntTuple", S: "StepTuple" } as const;
type Part = number | string | readonly Part[];

const rows: readonly (readonly [call: string, shape: Part, stride: Part])[] = [
  // a leaf of a prime extent is one mode, whatever it is composed with
  ["composition(layout([n, 4], [1, m]), layout([2, 2]))", [2, 2], ["n", "n"]],
  ["composition(layout([n, 4], [1, m]), layout([2, 4]))", [2, "N"], ["n", "N"]],
  ["composition(layout([n, 4], ['e0', 'e1']), layout(3))", 3, "s"],
  [
    "logicalProduct(layout([n, 4], [1, m]), [2, 2])",
    [
      ["n", 2],
      [4, 2],
    ],
    [
      [1, "n"],
      ["n", "n"],
    ],
  ],
  [
    "logicalProduct(layout([n, 4], [1, m]), layout([2, 4]))",
    [
      ["n", 4],
      [2, "N"],
    ],
    [
      [1, "n"],
      ["n", "N"],
    ],
  ],
  [
    "zippedProduct(layout([n, 4], [1, m]), [2, 2])",
    [
      ["n", 4],
      [2, 2],
    ],
    [
      [1, "n"],
      ["n", "n"],
    ],
  ],
  ["tiledProduct(layout([n, 4], [1, m]), [2, 2])", [["n", 4], 2, 2], [[1, "n"], "n", "n"]],
  ["flatProduct(layout([n, 4], [1, m]), [2, 2])", ["n", 4, 2, 2], [1, "n", "n", "n"]],
  [
    "blockedProduct(layout([n, 4], [1, m]), layout([2, 2]))",
    [
      ["n", 2],
      [4, 2],
    ],
    [
      [1, "n"],
      ["n", "n"],
    ],
  ],
  [
    "rakedProduct(layout([n, 4], [1, m]), layout([2, 2]))",
    [
      [2, "n"],
      [2, 4],
    ],
    [
      ["n", 1],
      ["n", "n"],
    ],
  ],
  ["withShape(layout([8, 4], [n, m]), [2, 16])", [2, "N"], ["n", "N"]],
  // the gap before a mode that may be of size 1
  ["logicalProduct(layout([8, n], [1, 8]), [null, 4])", [8, ["n", 4]], [1, [8, 1]]],
  ["logicalProduct(layout(n, 8), layout([4, 2]))", ["n", [4, 2]], [8, [1, 4]]],
  [
    "logicalProduct(layout([2, n], [1, 6]), layout([3, 2]))",
    [
      [2, "n"],
      [3, 2],
    ],
    [
      [1, 6],
      [2, "n"],
    ],
  ],
  ["logicalProduct(layout([2, n], [1, 5]), layout(2))", [[2, "n"], 2], [[1, 5], "n"]],
  // rows over columns of step 1 never continue each other
  ["coalesce(layout([8, 4], [n, 1]))", [8, 4], ["n", 1]],
  ["coalesce(layout([8, 4], [n, 8]))", "N", "N"],
  ["coalesce(layout([8, 4], [n, 0]))", "N", "N"],
  ["logicalDivide(layout([8, 4], [n, 1]), 4)", [4, [2, 4]], ["n", ["n", 1]]],
  ["withShape(layout([8, 4], [n, 1]), [4, 8])", [4, [2, 4]], ["n", ["n", 1]]],
  // a tile that is known in part
  ["logicalDivide(layout([8, 4]), layout([n, 2], [1, 8]))", [["n", 2], "N"], [["n", 8], "N"]],
  [
    "zippedDivide(layout([8, n]), [4, layout(2, m)])",
    [
      [4, 2],
      [2, "N"],
    ],
    [
      [1, "n"],
      [4, "N"],
    ],
  ],
  // coordinates that are known at run time
  ["composition(layout([n, 64], ['e0', 'e1']), [4, 8])", [4, 8], ["e0", "e1"]],
  [
    "zippedDivide(layout([n, m], ['e0', 'e1']), [16, 8])",
    [
      [16, 8],
      ["n", "n"],
    ],
    [
      ["e0", "e1"],
      ["s", "s"],
    ],
  ],
  // a mode, and it is not known which
  ["mode(layout([8, 4]), n)", "n", "n"],
  ["mode(layout([8, [2, 2]]), n)", "N", "N"],
  ["mode(layout([8, 4], ['e0', 'e1']), n)", "n", "s"],
  ["select(layout([8, 4]), 1, n)", [4, "n"], [8, "n"]],
  ["permute(layout([8, 4]), n, 0)", ["n", 8], ["n", 1]],
  // what is open of integers are integers
  ["coalesce(layout([n, 4], [1, m]))", "N", "N"],
  ["complement(layout([8, 4], [n, m]))", "N", "N"],
  ["rightInverse(layout([n, 4], [1, m]))", "N", "N"],
  ["leftInverse(layout([n, 4], [1, m]))", "N", "N"],
  ["nullspace(layout([n, 4], [0, m]))", "N", "N"],
  ["filter(layout([n, 4], [1, m]))", "N", "N"],
  ["take(layout([n, 4], [1, m]), 0, n)", "N", "N"],
  ["coalesce(layout([n, 4], ['f1', 'f8']))", "N", "S"],
  // elements of a size that is known at run time
  ["recast(layout([8, [4, 2]]), n, 8)", ["n", ["n", "n"]], ["n", ["n", "n"]]],
  ["recast(layout([8, 4]), 16, n)", ["n", "n"], ["n", "n"]],
  ["recast(layout([8, 4], [2, 16]), n, 8)", "N", "S"],
];

const typeOf = (part: Part): string =>
  typeof part === "number"
    ? `${part}`
    : typeof part === "string"
      ? (open[part as keyof typeof open] ?? JSON.stringify(part))
      : `[${part.map(typeOf).join(", ")}]`;

const isMember = (value: unknown, part: Part): boolean =>
  part === "N"
    ? [value].flat(9).every((one) => typeof one === "number")
    : part === "S"
      ? true
      : part === "n"
        ? typeof value === "number"
        : part === "s"
          ? !Array.isArray(value)
          : typeof part === "object"
            ? Array.isArray(value) &&
              value.length === part.length &&
              part.every((one, i) => isMember(value[i], one))
            : value === part;

const used = Object.entries(library).filter(([name]) => rows.some(([call]) => call.includes(`${name}(`)));
const names = used.map(([name]) => name);
const values = used.map(([, value]) => value);
const numbers = [...Array.from({ length: 20 }, (_, i) => i), 24, 30, 32, 48, 60, 64, 96, 128, 4096];

let compiled: Compiled;
beforeAll(async () => {
  const lines = rows.map(
    ([call, shape, stride], i) =>
      `export const r${i} = ${call}; export type C${i} = Check<Same<typeof r${i}, Layout<${typeOf(shape)}, ${typeOf(stride)}>>>;`,
  );
  const program = `import { ${names.join(", ")} } from "cute-layout";
import type { IntTuple, Layout, Step, StepTuple } from "cute-layout";
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : { got: A; right: B };
type Check<T extends true> = T;
declare const n: number, m: number;
${lines.join("\n")}
`;
  compiled = await compileFiles("open-leaf", { "open-leaf.ts": program }, false);
}, limit + 10_000);

test.each(rows.map((row, i) => [row[0], i] as const))("%s is known as far as it can be", (_, i) => {
  expect(compiled.errors.filter(({ line }) => line === i + 6).map(({ message }) => message)).toEqual([]);
});

test.each(rows)("%s is a member whatever the numbers are", (call, shape, stride) => {
  const run = new Function(...names, "n", "m", `return ${call}`);
  let legal = 0;
  for (const n of numbers)
    for (const m of numbers) {
      let result: library.AnyLayout;
      try {
        result = run(...values, n, m);
      } catch (fault) {
        if (fault instanceof library.LayoutError) continue;
        throw fault;
      }
      legal++;
      expect([n, m, result.shape, isMember(result.shape, shape)]).toEqual([n, m, result.shape, true]);
      expect([n, m, result.stride, isMember(result.stride, stride)]).toEqual([n, m, result.stride, true]);
    }
  expect(legal).toBeGreaterThan(0);
});
