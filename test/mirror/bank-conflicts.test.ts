import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import * as folding from "../../src/runtime/algebra/as-layout.js";
import { LayoutError } from "../../src/runtime/diagnostic.js";
import * as composing from "../../src/runtime/layout/composed-layout.js";
import { isLayout } from "../../src/runtime/layout/layout.js";
import { slice } from "../../src/runtime/layout/slice.js";
import { bankConflicts, conflictFree } from "../../src/runtime/swizzle/bank-conflicts.js";
import { swizzle } from "../../src/runtime/swizzle/swizzle.js";
import type { AnyLayout } from "../../src/types/layout/layout.js";
import { between, loose, nesting, profiled, seed } from "../support/arbitrary.js";
import type { Pair } from "../support/brute.js";
import { type Claim, compile, limit, type Verdict } from "../support/compiler.js";
import { figure } from "../support/figures.js";
import { at, composition, plain, plainly } from "../support/plain.js";

// Random arguments go through the run time, and what it gives or says is what the compiler must find. Where the compiler
// leaves an access to the run time its type is open, and has to take the value.

type Call = (...args: readonly unknown[]) => unknown;
const composedLayout = plainly<Call>(composing.composedLayout);

interface Operand {
  readonly value: unknown;
  readonly type: string;
}

const tupleOf = (x: unknown): string =>
  Array.isArray(x) ? `[${x.map(tupleOf).join(", ")}]` : JSON.stringify(x);
const typeOf = (value: unknown): string => {
  if (isLayout(value)) return `Layout<${tupleOf(value.shape)}, ${tupleOf(value.stride)}>`;
  if (composing.isComposedLayout(value))
    return `ComposedLayout<${typeOf(value.outer)}, ${value.offset}, ${typeOf(value.inner)}>`;
  if (typeof value === "object" && value !== null && "layout" in value && "offset" in value)
    return `Sliced<${typeOf(value.layout)}, ${typeOf(value.offset)}>`;
  if (typeof value === "object" && value !== null && "degree" in value && "phases" in value)
    return `Conflicts<${value.degree}, ${tupleOf(value.phases)}>`;
  return tupleOf(value);
};
const given = (value: unknown): Operand => ({ value, type: typeOf(value) });
const options = (value: object): Operand => ({
  value,
  type: `{ ${Object.entries(value)
    .map(([name, number]) => `readonly ${name}: ${number}`)
    .join("; ")} }`,
});
const made = ({ shape, stride }: Pair) => plain(shape, stride);

/** What the call gives, as a type; a refusal as the type of one. */
function outcome(work: () => unknown): { readonly right: string; readonly refused: boolean } {
  try {
    return { right: typeOf(work()), refused: false };
  } catch (fault) {
    if (!(fault instanceof LayoutError)) throw fault;
    return { right: `LayoutError<${JSON.stringify(fault.message)}>`, refused: true };
  }
}

const layouts = fc.oneof(
  profiled(nesting({ rank: 3, size: 256 })),
  profiled(loose(fc.constantFrom(0, 1, 2, 3, 4, 8, 33), 3, 128)),
);
const composed = fc
  .tuple(layouts, between(0, 40), layouts)
  .map(([outer, offset, inner]) => composedLayout(made(outer), offset, made(inner)) as { shape: unknown });

const sample = <T>(arbitrary: fc.Arbitrary<T>, numRuns: number): readonly T[] =>
  fc.sample(arbitrary, { seed, numRuns });

const exact: Claim[] = [];
const member: Claim[] = [];
const counts: Record<string, number> = {};
const count = (what: string): void => {
  counts[what] = (counts[what] ?? 0) + 1;
};

/** The type of the call must be what the run time gives. */
function claim(
  name: string,
  run: Call,
  args: readonly Operand[],
  write: (...types: readonly string[]) => string,
): void {
  const { right, refused } = outcome(() => run(...args.map(({ value }) => value)));
  count(`${name}${refused ? " refused" : ""}`);
  exact.push({
    name: `${name} ${args.map(({ type }) => type).join(" | ")}`,
    got: write(...args.map(({ type }) => type)),
    right,
  });
}

for (const [bits, base, shift] of [
  ...sample(fc.tuple(between(-1, 7), between(-1, 30), between(-30, 30)), 150),
  [1, 0, 51],
  [1, 0, -51],
  [3, 40, 10],
  [0, 53, 0],
  [3, 1.5, 2],
  [2 ** 53, 1, 2],
])
  claim(
    "swizzle",
    plainly(swizzle),
    [given(bits), given(base), given(shift)],
    (...types) => `Swizzle<${types.join(", ")}>`,
  );

const coordinate = fc.oneof(between(-2, 70), fc.constant(null), fc.tuple(between(0, 3), fc.constant(null)));
for (const [of, c] of sample(fc.tuple(composed, fc.array(coordinate, { minLength: 1, maxLength: 3 })), 250)) {
  const whole = c.map((x) => (typeof x === "number" ? x : 1));
  claim(
    "at",
    plainly<Call>((r: never, x: readonly never[]) => plainly<Call>(at)(r, ...x)),
    [given(of), given(whole)],
    (r, x) => `At<${r}, ${x}>`,
  );
  claim(
    "slice",
    plainly<Call>((r: never, x: readonly never[]) => plainly<Call>(slice)(r, ...x)),
    [given(of), given(c)],
    (r, x) => `Slice<${r}, ${x}>`,
  );
  claim(
    "composition",
    plainly(composition),
    [given(of), given(whole.filter((x) => x > 0))],
    (r, t) => `Composition<${r}, ${t}>`,
  );
}
for (const [outer, offset, inner] of sample(
  fc.tuple(layouts, fc.oneof(fc.constant(0), between(0, 8)), layouts),
  250,
)) {
  const of = composedLayout(made(outer), offset, made(inner));
  claim("asLayout", plainly(folding.asLayout), [given(of)], (r) => `AsLayout<${r}>`);
}

// a binary inner layout, of which a slice may share bits
for (const [bits, base, shift, i] of sample(
  fc.tuple(between(1, 3), between(0, 3), between(-4, 4), between(0, 7)),
  60,
)) {
  if (shift === 0) continue;
  const inner = composition(plainly<Call>(swizzle)(bits, base, shift) as AnyLayout, plain("(8,8):(8,1)"));
  const of = composedLayout(plain("(16,32):(17,1)"), 3, inner);
  for (const c of [
    [i, null],
    [null, i],
  ])
    claim(
      "slice",
      (r, x) => plainly<Call>(slice)(r, ...(x as [])),
      [given(of), given(c)],
      (r, x) => `Slice<${r}, ${x}>`,
    );
}

const powers = fc.constantFrom(1, 2, 4, 8, 16, 32, 64, 128);
const accesses = fc.oneof(
  fc.tuple(powers).map(([d]) => plain(32, d)),
  fc.tuple(powers, powers).map(([d, e]) => plain([[8, 4]], [[d, e]])),
  fc.tuple(fc.constantFrom(3, 16, 40), between(0, 70)).map(([n, d]) => plain(n, d)),
  fc
    .tuple(powers, powers, fc.constantFrom(1, 2, 4, 8))
    .map(([d, e, v]) => plain([[8, 2], v], [[d * v, e * v], 1])),
);
const memories = fc
  .tuple(fc.constantFrom(16, 32, 33, 34, 36, 40, 64, 72), fc.boolean(), fc.constantFrom(0, 0, 5))
  .map(([row, turned, offset]) => {
    const inner = turned ? plain([32, 64], [row, 1]) : plain([64, 32], [1, row]);
    return offset === 0 ? inner : composedLayout(plain([16, 64], [1, 17]), offset, inner);
  });
const memoryOptions = fc.constantFrom(
  {},
  { elementBytes: 2 },
  { elementBytes: 8 },
  { banks: 16, elementBytes: 1 },
);
const swizzled = fc
  .tuple(between(1, 4), between(0, 3), between(1, 5), fc.constantFrom(32, 64, 66))
  .map(([bits, base, shift, row]) => {
    const by = plainly<Call>(swizzle)(bits, base, shift) as AnyLayout;
    const inner = plain([64, 32], [row, 1]);
    return row === 66 ? composedLayout(by, 0, inner) : composition(by, inner);
  });
for (const [of, access, by] of [
  ...sample(fc.tuple(memories, accesses, memoryOptions), 160),
  ...sample(fc.tuple(swizzled, accesses, memoryOptions), 40),
]) {
  const args = [given(of), given(access), options(by)];
  const types = args.map(({ type }) => type).join(", ");
  const { right, refused } = outcome(() => plainly<Call>(bankConflicts)(of, access, by));
  count(`bankConflicts${refused ? " refused" : ""}`);
  if (refused) continue;
  const vector = Array.isArray(access.shape) && access.shape.length === 2 && access.shape[1] !== 1;
  // of vectors the compiler knows what composition knows
  if (vector)
    member.push({
      name: `bankConflicts ${types}`,
      got: `[${right}] extends [BankConflicts<${types}>] ? 1 : 0`,
      right: "1",
    });
  else exact.push({ name: `bankConflicts ${types}`, got: `BankConflicts<${types}>`, right });
  const free = outcome(() => plainly<Call>(conflictFree)(of, access, by));
  count(`conflictFree${free.refused ? " refused" : ""}`);
  const claimed = free.refused ? free.right : "null";
  if (vector)
    member.push({
      name: `conflictFree ${types}`,
      got: `[ConflictFree<${types}>] extends [${claimed} | null] ? 1 : 0`,
      right: "1",
    });
  else exact.push({ name: `conflictFree ${types}`, got: `ConflictFree<${types}>`, right: claimed });
}

/** What the compiler must not let pass. */
const falsehoods: readonly Claim[] = [
  {
    name: "another degree",
    got: "BankConflicts<Layout<[32, 32], [33, 1]>, Layout<32, 1>>",
    right: "Conflicts<2, [2]>",
  },
  { name: "another swizzle", got: "Swizzle<3, 4, 3>", right: 'Layout<[64, 8, 1], ["f1", "f72", "f512"]>' },
];

describe("in the compiler", () => {
  let verdict: Verdict;

  beforeAll(async () => {
    verdict = await compile([...exact, ...member, ...falsehoods], "bank-conflicts-mirror");
    figure("swizzles and bank conflicts in both halves", counts);
  }, limit + 10_000);

  test.each([
    ["exactly what the run time gives", exact],
    ["or an open type that takes it", member],
  ] as const)("%s", (_, claims) => {
    const wrong = claims.filter((one) => verdict.wrong.has(one));
    expect(wrong.map((one) => `${one.name} = ${one.right}: ${verdict.wrong.get(one)}`)).toEqual([]);
  });

  test("nothing else is wrong", () => {
    expect(verdict.elsewhere).toEqual([]);
  });

  test.each(falsehoods)("a falsehood is found: $name", (one) => {
    expect(verdict.wrong.has(one)).toBe(true);
  });
});
