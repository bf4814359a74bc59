import { operations } from "../operations/index.mjs";
import type { Claim } from "../support/compiler.js";
import { type Case, derived, goldenOf, reported, structured, worded } from "./cases.js";

/** All golden cases, by what they are about. */
export const sets: readonly (readonly [string, readonly Case[]])[] = [
  ...operations.flatMap((operation) =>
    operation.golden === undefined ? [] : [[operation.name, goldenOf(operation)] as const],
  ),
  ["public reports", reported()],
  ["small words", worded()],
  ["layouts taken apart and put together", structured()],
  ["strides of other semimodules", derived()],
];

const illegal = "Composition<Layout<[4, 6, 8], [2, 3, 5]>, Layout<6, 3>>";
const words =
  "✗ composition: (4,6,8):(2,3,5) ∘ 6:3: stride 3 and extent 4 do not divide each other (stride divisibility, eq. 10)";

/** What the compiler must not let pass, or the harness proves nothing. */
export const falsehoods: readonly Claim[] = [
  { name: "another stride", got: "Composition<Layout<8, 1>, Layout<4, 2>>", right: "Layout<4, 3>" },
  { name: "another profile", got: "Coalesce<Layout<[4], [1]>>", right: "Layout<[4], [1]>" },
  { name: "a refused layout", got: illegal, right: "Layout<[2, 3], [6, 3]>" },
  { name: "other words", got: illegal, right: `LayoutError<${JSON.stringify(words)}>` },
  { name: "a refusal of what is legal", got: "Coalesce<Layout<4, 1>>", right: 'LayoutError<"extent">' },
  { name: "a number for a literal", got: "Crd2idx<[2, 7], [4, 6]>", right: "number" },
  { name: "any", got: "Layout<any, any>", right: "Layout<4, 1>" },
];
