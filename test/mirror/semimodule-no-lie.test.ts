import { beforeAll, expect, test } from "vitest";
import { type Claim, compile, limit, type Verdict } from "../support/compiler.js";
import { figure } from "../support/figures.js";
import { type Term, typeOf } from "../support/notation.js";
import { type Case, derived, outcomeOf } from "./cases.js";

// A type never lies over strides of other semimodules either: where one number of a case is known only as `number`, or a
// stride only as `string`, the runtime's result is a member of the type that the compiler shows.

/** The leaves of terms, and the terms with leaf `i` as another type. */
function leaves(term: Term): readonly (number | string)[] {
  if (term === null) return [];
  if (typeof term !== "object") return [term];
  return ("shape" in term ? [term.shape, term.stride] : term).flatMap(leaves);
}

function typeWith(term: Term, open: { left: number }): string {
  if (term === null) return "null";
  if (typeof term !== "object") return open.left-- === 0 ? typeof term : typeOf(term);
  if ("shape" in term) return `Layout<${typeWith(term.shape, open)}, ${typeWith(term.stride, open)}>`;
  return `[${term.map((part) => typeWith(part, open)).join(", ")}]`;
}

/** What the runtime gives, or null where it refuses, and the type may refuse or not. */
function valueOf(one: Case): string | null {
  const { type, message } = outcomeOf(one);
  return message === undefined ? type : null;
}

const claims = derived().flatMap((one): readonly Claim[] => {
  const value = valueOf(one);
  if (value === null) return [];
  const terms = one.args;
  const count = terms.flatMap(leaves).length;
  // every case with three of its leaves open, one at a time
  return [...new Set([one.number % count, (one.number * 7 + 1) % count, count - 1])].map((leaf) => {
    const open = { left: leaf };
    const got = one.subject.type(...terms.map((term) => typeWith(term, open)));
    return {
      name: `${one.subject.name} #${one.number}, leaf ${leaf}`,
      got: `[${value}] extends [${got}] ? true : false`,
      right: "true",
    };
  });
});

/** What must be found, or the harness proves nothing. */
const lies: readonly Claim[] = [
  { name: "a number for a text", got: '["e0"] extends [number] ? true : false', right: "true" },
  {
    name: "a stride that is known",
    got: '[Layout<4, "2e0">] extends [Composition<Layout<8, "e0">, Layout<4, 1>>] ? true : false',
    right: "true",
  },
];

let verdict: Verdict;

beforeAll(async () => {
  verdict = await compile([...claims, ...lies], "semimodule-no-lie");
}, limit + 10_000);

test("a type never lies", () => {
  const wrong = claims.flatMap((claim) =>
    verdict.wrong.has(claim) ? [`${claim.name}: ${claim.got}: ${verdict.wrong.get(claim)}`] : [],
  );
  figure("strides of every kind, one leaf open: a type never lies", { cases: claims.length });
  expect([wrong, verdict.elsewhere]).toEqual([[], []]);
  expect(claims.length).toBeGreaterThan(1000);
});

test.each(lies)("a lie is found: $name", (claim) => {
  expect(verdict.wrong.has(claim)).toBe(true);
});
