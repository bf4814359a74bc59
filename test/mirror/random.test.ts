import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { print } from "../../src/runtime/layout/layout.js";
import { between, loose, nesting, profiled, seed } from "../support/arbitrary.js";
import type { Pair } from "../support/brute.js";
import { compile, limit, type Verdict } from "../support/compiler.js";
import { plain } from "../support/plain.js";
import { type Case, claimOf, nameOf, outcomeOf } from "./cases.js";
import { type Operation, operations, others } from "./operations.js";

/** Arguments in the golden notation. */
type Texts = fc.Arbitrary<readonly string[]>;

const text = ({ shape, stride }: Pair): string => print(plain(shape, stride));
const nested = (rank = 4, size = 512) => profiled(nesting({ rank, size })).map(text);
const steps = fc.oneof(between(0, 9), fc.constantFrom(-2, 1, 2, 4, 8, 16));
const wild = (rank = 3) => profiled(loose(steps, rank, 128)).map(text);
const any = fc.oneof({ weight: 3, arbitrary: nested() }, wild());
const tile = fc.oneof(between(1, 8).map(String), nested(2, 16), wild(2), fc.constant("_"));
const tiler = fc.oneof(
  nested(3, 16),
  wild(2),
  tile,
  fc.array(tile, { minLength: 1, maxLength: 3 }).map((all) => `<${all.join()}>`),
);
const twins = fc
  .tuple(
    nesting({ rank: 3, size: 64 }),
    fc.array(fc.tuple(between(0, 3), between(1, 3)), { minLength: 3, maxLength: 3 }),
  )
  .map(([modes, changes]) => {
    const side = (of: typeof modes) => text({ shape: of.map(([s]) => s), stride: of.map(([, d]) => d) });
    const change = (stride: number, i: number) => {
      const [how, by] = changes[i] ?? [0, 1];
      return how === 0 ? stride * by : how === 1 ? stride + by : stride;
    };
    return [side(modes), side(modes.map(([s, d], i) => [s, change(d, i)] as const))];
  });

const backward = profiled(loose(between(-9, 9), 2, 32)).map(text);

const one: Texts = any.map((of) => [of]);
const two: Texts = fc.tuple(any, tiler);
const shapes = fc.array(between(1, 6), { minLength: 1, maxLength: 3 });
const tuple = (all: readonly number[]) => `(${all.join()})`;
const ordered: Texts = fc.oneof(
  fc.tuple(shapes, shapes).map((both) => both.map(tuple)),
  shapes.chain((shape) =>
    fc
      .shuffledSubarray([...shape.keys()], { minLength: shape.length })
      .map((order) => [tuple(shape), tuple(order)]),
  ),
);

/** What each operation is tried on. */
const inputs: Readonly<Record<string, Texts>> = {
  composition: fc.oneof(two, fc.tuple(any, backward)),
  complement: fc.oneof(one, fc.tuple(any, between(1, 500).map(String))),
  right_inverse: one,
  left_inverse: one,
  nullspace: one,
  filter: one,
  filterZeros: one,
  logical_divide: two,
  zipped_divide: two,
  tiled_divide: two,
  flat_divide: two,
  logical_product: two,
  zipped_product: two,
  tiled_product: two,
  flat_product: two,
  blocked_product: two,
  raked_product: two,
  isInjective: one,
  isSurjective: fc.oneof(one, fc.tuple(any, between(1, 60).map(String))),
  isBijective: one,
  isCompact: one,
  sameFunction: fc.oneof(twins, fc.tuple(any, any)),
  maxCommonVector: twins,
  maxCommonLayout: twins,
  vectorWidth: fc.oneof(
    twins,
    fc.tuple(twins, between(1, 16)).map(([pair, most]) => [...pair, String(most)]),
  ),
  admits: fc.tuple(any, fc.oneof(nested(2, 16), wild(2))),
  orderedLayout: ordered,
  compactOrder: ordered,
  withShape: fc.oneof(
    fc.tuple(nested(3, 64), shapes.map(tuple)),
    nesting({ rank: 3, size: 64 }).map((modes) => {
      const sizes = modes.map(([s]) => s);
      const whole = text({ shape: sizes, stride: modes.map(([, d]) => d) });
      return [whole, tuple([sizes[0] ?? 1, sizes.slice(1).reduce((so, s) => so * s, 1)])];
    }),
  ),
  tileToShape: fc.oneof(
    fc.tuple(nested(2, 16), shapes.map(tuple)),
    fc.array(fc.tuple(between(1, 5), between(1, 4)), { minLength: 1, maxLength: 3 }).map((modes) => {
      const tile = print(plain(modes.map(([s]) => s)));
      return [tile, tuple(modes.map(([s, n]) => s * n)), tuple(modes.map((_, i) => modes.length - i))];
    }),
  ),
  recast: fc.tuple(any, fc.constantFrom("8", "16", "32"), fc.constantFrom("8", "16", "24", "32")),
  group: fc.tuple(any, between(0, 1).map(String), between(0, 3).map(String)),
};

const runs = Number(process.env.RUNS ?? 100);
const all = Object.entries(inputs).map(([name, texts]): readonly [string, readonly Case[]] => {
  const operation = [...operations, ...others].find((known) => known.name === name) as Operation;
  const drawn = fc.sample(texts, { seed, numRuns: runs });
  return [name, drawn.map((args, number) => caseOf(operation, args, number))];
});

function caseOf(operation: Operation, args: readonly string[], number: number): Case {
  const drawn = { operation, args, number, from: `seed ${seed}`, right: "", refused: false };
  const { got, message } = outcomeOf(drawn);
  return { ...drawn, right: got, refused: message !== undefined };
}

describe("random cases: the compiler says what the run time does", () => {
  const claims = all.map(([name, cases]) => [name, cases, cases.map(claimed)] as const);
  let verdict: Verdict;

  beforeAll(async () => {
    verdict = await compile(
      claims.flatMap(([, , those]) => those),
      "mirror-random",
    );
    console.log(`tsc over ${claims.length * runs} random cases: ${verdict.figures}`);
  }, limit + 10_000);

  test.each(claims)("%s", (name, cases, those) => {
    const refused = cases.filter((drawn) => drawn.refused).length;
    const wrong = those.flatMap((claim) =>
      verdict.wrong.has(claim) ? [`${claim.name}: ${verdict.wrong.get(claim)}`] : [],
    );
    console.log(`${name}: ${runs - wrong.length} of ${runs} alike, ${refused} of them refusals`);
    expect(wrong).toEqual([]);
  });

  test("nothing else is wrong", () => {
    expect(verdict.elsewhere).toEqual([]);
  });
});

/** A question that the compiler leaves open is no contradiction. */
function claimed(drawn: Case) {
  const claim = claimOf(drawn);
  if (!/^(true|false)$/.test(drawn.right)) return { ...claim, name: nameOf(drawn) };
  return { ...claim, got: `[boolean] extends [${claim.got}] ? ${drawn.right} : ${claim.got}` };
}
