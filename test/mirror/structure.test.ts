import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { filter, filterZeros } from "../../src/runtime/algebra/filter.js";
import { group, select } from "../../src/runtime/algebra/group.js";
import { nullspace } from "../../src/runtime/algebra/inverse.js";
import { recast } from "../../src/runtime/algebra/recast.js";
import { tileToShape } from "../../src/runtime/algebra/tile-to-shape.js";
import { withShape } from "../../src/runtime/algebra/with-shape.js";
import { LayoutError } from "../../src/runtime/diagnostic.js";
import { identityLayout } from "../../src/runtime/layout/identity.js";
import { isLayout } from "../../src/runtime/layout/layout.js";
import { compactOrder, orderedLayout } from "../../src/runtime/layout/order.js";
import { domainOffset, slice } from "../../src/runtime/layout/slice.js";
import type { HTuple } from "../../src/types/layout/htuple.js";
import type { Step } from "../../src/types/semimodule/semimodule.js";
import { between, loose, nesting, profiled, seed } from "../support/arbitrary.js";
import { type Claim, compile, limit, type Verdict } from "../support/compiler.js";
import { read, type Term, typeOf, valueOf } from "../support/notation.js";
import { plainly } from "../support/plain.js";

// The operations without a golden file, which build layouts, group them and cut them: random and chosen arguments go
// through the runtime, and its result or its sentence is what the compiler must find. Then some of the numbers are
// widened to `number`, and the result must be a member of the type that the compiler finds.

interface Layered {
  readonly shape: Term;
  readonly stride: Term;
}

interface Operation {
  readonly name: string;
  readonly run: (...args: any[]) => unknown;
  readonly type: (...args: string[]) => string;
  readonly args: fc.Arbitrary<readonly Term[]>;
  /** More arguments, in golden notation. */
  readonly chosen: readonly string[];
}

const layouts = fc.oneof(
  profiled(nesting({ rank: 4, size: 512 })),
  profiled(loose(between(-4, 16), 4, 128)),
  profiled(loose(between(0, 2), 4, 128)),
) as fc.Arbitrary<Layered>;

/** Mostly what fits, now and then something else. */
const mostly = (fitting: fc.Arbitrary<Term>, other: fc.Arbitrary<Term>): fc.Arbitrary<Term> =>
  fc.oneof({ weight: 9, arbitrary: fitting }, { weight: 1, arbitrary: other });

const partsOf = (shape: Term): readonly Term[] =>
  Array.isArray(shape) ? (shape as readonly Term[]) : [shape];
const countOf = (shape: Term): number =>
  Array.isArray(shape) ? shape.reduce((so: number, part) => so * countOf(part), 1) : (shape as number);

/** A coordinate of a shape; `open` are the elements that it may have besides integers. */
const coordinateOf = (shape: Term, open: readonly null[]): fc.Arbitrary<Term> => {
  const leaf = fc.oneof(between(-2, 40), ...open.map((element) => fc.constant(element)));
  if (!Array.isArray(shape)) return leaf;
  const each = fc.tuple(...shape.map((part) => coordinateOf(part, open)));
  return mostly(each, fc.oneof(leaf, fc.constant([1, [2]]), fc.constant([1, 2, 3, 4, 5])));
};

const at = (open: readonly null[]): fc.Arbitrary<readonly Term[]> =>
  layouts.chain((of) =>
    fc
      .tuple(coordinateOf(of.shape, open), fc.boolean())
      .map(([where, whole]) => (whole || !Array.isArray(where) ? [of, where] : [of, ...where])),
  );

/** An order of a shape: a permutation over all or some of its profile, from any integer on. */
const orderOf = (shape: Term): fc.Arbitrary<Term> =>
  fc
    .tuple(fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }), between(-2, 2))
    .chain(([fine, first]) => {
      let places = 0;
      const coarse = (part: Term): HTuple<number> =>
        Array.isArray(part) && (places === 0 || fine[places]) ? part.map(coarse) : places++;
      const profile = coarse(shape);
      const all = Array.from({ length: places }, (_, i) => i);
      return mostly(
        fc.shuffledSubarray(all, { minLength: places, maxLength: places }).map((order) => {
          const place = (part: HTuple<number>): Term =>
            Array.isArray(part) ? part.map(place) : (order[part as number] as number) + first;
          return place(profile);
        }),
        fc.array(between(0, 3), { minLength: 1, maxLength: 4 }),
      );
    });

const ordered = layouts.chain(({ shape }) => orderOf(shape).map((order) => [shape, order]));

const tiled = (profiled(nesting({ rank: 3, size: 64 })) as fc.Arbitrary<Layered>).chain((tile) => {
  const parts = partsOf(tile.shape);
  const targets = parts.map((part) =>
    fc.oneof(
      { weight: 12, arbitrary: between(1, 6).map((times): Term => countOf(part) * times) },
      { weight: 1, arbitrary: between(1, 40) },
      { weight: 2, arbitrary: between(1, 6).map((times): Term => [countOf(part), times]) },
    ),
  );
  const shape = mostly(
    fc.tuple(...targets).map((all) => (Array.isArray(tile.shape) ? all : (all[0] as Term))),
    fc.array(between(1, 8), { minLength: 1, maxLength: 3 }),
  );
  return shape.chain((target) =>
    fc.oneof(
      fc.constant([tile, target]),
      orderOf(parts.map(() => 1)).map((order) => [tile, target, order]),
    ),
  );
});

/** A shape of some size, by divisors. */
const shapeOf = (count: number): fc.Arbitrary<Term> =>
  fc.array(between(0, 5), { minLength: 0, maxLength: 3 }).map((draws) => {
    let left = count;
    const shape = draws.map((draw) => {
      const divisors = Array.from({ length: Math.min(left, 64) }, (_, i) => i + 1).filter(
        (i) => left % i === 0,
      );
      const extent = divisors[draw % divisors.length] as number;
      left /= extent;
      return extent;
    });
    return shape.length === 0 ? left : [...shape, left];
  });

const withLayout = (...others: readonly fc.Arbitrary<Term>[]): fc.Arbitrary<readonly Term[]> =>
  fc.tuple(layouts, ...others);

const bits = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(4, 8, 16, 32) },
  { weight: 1, arbitrary: fc.constantFrom(1, 6, 12, 24, 64, 128, 0) },
);

const recasting = fc.oneof(
  withLayout(bits, bits),
  (profiled(nesting({ rank: 3, size: 4096, padding: 0 })) as fc.Arbitrary<Layered>).chain(
    ({ shape, stride }) => {
      const scaled = (part: Term): Term =>
        Array.isArray(part) ? part.map(scaled) : part === 1 ? 1 : (part as number) * 4;
      return fc.tuple(
        fc.constant({ shape: scaled(shape), stride: scaled(stride) }),
        fc.constant(8),
        fc.constantFrom(16, 32),
      );
    },
  ),
);

const plain =
  (name: string) =>
  (...args: string[]): string =>
    `${name}<${args.join(", ")}>`;
const listed =
  (name: string) =>
  (of: string, ...rest: string[]): string =>
    `${name}<${of}, [${rest.join(", ")}]>`;

const far = "(67108864,134217728)";
const long = "(16,(16,32),(128,(2,2,2)),4096,12345):(16,(16,32),(128,(2,2,2)),4096,12345)";

const operations: readonly Operation[] = [
  {
    name: "filterZeros",
    run: plainly(filterZeros),
    type: plain("FilterZeros"),
    args: withLayout(),
    chosen: [long],
  },
  {
    name: "filter",
    run: plainly(filter),
    type: plain("Filter"),
    args: withLayout(),
    chosen: [long, "(4,8):(0,0)"],
  },
  {
    name: "nullspace",
    run: plainly(nullspace),
    type: plain("Nullspace"),
    args: withLayout(),
    chosen: [long],
  },
  {
    name: "slice",
    run: plainly(slice),
    type: listed("Slice"),
    args: at([null]),
    chosen: ["4:1 | _", "4:1 | 3", "4:1 | <_>", `${long} | 1 | _ | <_,<_,1,_>> | 7`, `${long} | 1 | _`],
  },
  {
    name: "domainOffset",
    run: plainly(domainOffset),
    type: listed("DomainOffset"),
    args: at([]),
    chosen: ["4:1 | 3", `${long} | 1 | 1`, "4:4503599627370496 | 3", "(2,2):(1,2) | 1 | <1>"],
  },
  {
    name: "compactOrder",
    run: plainly(compactOrder),
    type: plain("CompactOrder"),
    args: ordered,
    chosen: ["(2,3,4,5) | (0,2,3,1)", "(2,0) | (0,1)", `${far} | (0,1)`, "(2,(3,4)) | (1,0,2)", "2 | (0)"],
  },
  {
    name: "orderedLayout",
    run: plainly(orderedLayout),
    type: plain("OrderedLayout"),
    args: ordered,
    chosen: ["(4,(2,8)) | (1,(0,2))", "(2,-1) | (0,1)", `${far} | (1,0)`, "(2,3) | (0,2)", "(2,3) | (1,1)"],
  },
  {
    name: "tileToShape",
    run: plainly(tileToShape),
    type: plain("TileToShape"),
    args: tiled,
    chosen: [
      "(4,8):(8,1) | (8,16) | (1,0)",
      "(4,8):(1,5) | (8,16)",
      "(4,8):(1,2) | (8,16)",
      "(4,8):(1,-4) | (8,16)",
      `(4,8):(8,1) | ${far}`,
      "(4,8):(8,1) | (0,8)",
      "(4,8):(8,1) | (8,16) | (1,1)",
      "(4,8):(8,1) | ((2,2),16) | 3",
    ],
  },
  {
    name: "withShape",
    run: plainly(withShape),
    type: plain("WithShape"),
    args: layouts.chain((of) =>
      mostly(shapeOf(countOf(of.shape)), fc.oneof(shapeOf(12), layouts)).map((shape) => [of, shape]),
    ),
    chosen: ["(4,4):(4,1) | (8,2)", "(4,4):(4,1) | (3,2):(1,7)", `4:1 | ${far}`, "4:1 | (2,(0,3))"],
  },
  {
    name: "identityLayout",
    run: plainly(identityLayout),
    type: plain("IdentityLayout"),
    args: fc.tuple(layouts).chain(([of]) => fc.constantFrom<readonly Term[]>([of], [of.shape])),
    chosen: [far, "0", "(3,(-4,2))", "((1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1),0)"],
  },
  {
    name: "group",
    run: plainly(group),
    type: plain("Group"),
    args: layouts.chain((of) => {
      const rank = partsOf(of.shape).length;
      const begin = mostly(between(0, rank - 1), between(-1, rank + 1));
      return begin.chain((from) =>
        mostly(between(Math.min(from as number, rank - 1) + 1, rank), between(-1, rank + 1)).map((to) => [
          of,
          from,
          to,
        ]),
      );
    }),
    chosen: [
      "(2,3):(1,2) | 1 | 1",
      "(2,3):(1,2) | 0 | 0",
      "(2,3):(1,2) | -1 | 1",
      "4:1 | 0 | 1",
      "4:1 | 0 | 2",
    ],
  },
  {
    name: "select",
    run: plainly(select),
    type: listed("Select"),
    args: layouts.chain((of) => {
      const rank = partsOf(of.shape).length;
      const mode = fc.oneof({ weight: 20, arbitrary: between(0, rank - 1) }, between(-1, rank + 1));
      return fc.array(mode, { minLength: 1, maxLength: 4 }).map((modes) => [of, ...modes]);
    }),
    chosen: ["4:1 | 0", "4:1 | 1", "(2,3):(1,2) | -1", "(2,3):(1,2)"],
  },
  {
    name: "recast",
    run: plainly(recast),
    type: plain("Recast"),
    args: recasting,
    chosen: [
      "(4,8):(1,-4) | 32 | 16",
      "(4,8):(8,2) | 32 | 16",
      "1125899906842624:1 | 64 | 1",
      `${long} | 8 | 7`,
    ],
  },
];

const runs = 250;

/** Arguments, and what the runtime makes of them, as a type. */
interface Case {
  readonly args: readonly Term[];
  readonly right: string;
  readonly refused: boolean;
}

/** What the runtime makes of arguments; nothing where there is no such operand. */
function caseOf({ run }: Operation, args: readonly Term[]): readonly Case[] {
  const values = args.map(valueOf);
  try {
    return [{ args, right: written(run(...values)), refused: false }];
  } catch (fault) {
    if (!(fault instanceof LayoutError)) throw fault;
    return [{ args, right: `LayoutError<${JSON.stringify(fault.message)}>`, refused: true }];
  }
}

function written(value: unknown): string {
  if (isLayout(value)) return `Layout<${written(value.shape)}, ${written(value.stride)}>`;
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return JSON.stringify(value);
  const { layout: kept, offset } = value as { layout: unknown; offset: Step };
  return `Sliced<${written(kept)}, ${written(offset)}>`;
}

const sets = operations.map((operation, i) => {
  const options = { seed: seed + i, numRuns: runs };
  const chosen = operation.chosen.map((args) => args.split(" | ").map(read));
  const cases = [...chosen, ...fc.sample(operation.args, options)].flatMap((args) => caseOf(operation, args));
  // a digit in three of the types stands for a number that is not known
  const wide = fc.sample(fc.array(between(0, 2), { minLength: 40, maxLength: 40 }), {
    ...options,
    numRuns: cases.length,
  });
  return { operation, cases, wide };
});

const named = ({ name }: Operation, { args }: Case): string => `${name}: ${args.map(typeOf).join(" | ")}`;

const exact = sets.map(({ operation, cases }) =>
  cases.map(
    (one): Claim => ({
      name: named(operation, one),
      got: operation.type(...one.args.map(typeOf)),
      right: one.right,
    }),
  ),
);

/** The same with numbers widened: what the runtime gives is a member, and is not refused. */
const widened = sets.map(({ operation, cases, wide }) =>
  cases.flatMap((one, i): readonly Claim[] => {
    if (one.refused) return [];
    let place = 0;
    const args = one.args.map((term) =>
      typeOf(term).replace(/-?\d+/g, (digits) => (wide[i]?.[place++ % 40] === 0 ? "number" : digits)),
    );
    const got = operation.type(...args);
    return [{ name: named(operation, one), got: `[${one.right}] extends [${got}] ? 1 : ${got}`, right: "1" }];
  }),
);

describe("operations without a golden file, in the compiler", () => {
  let verdict: Verdict;

  beforeAll(async () => {
    const claims = [...exact.flat(), ...widened.flat(), ...falsehoods];
    verdict = await compile(claims, "structure-mirror");
    console.log(`tsc over ${claims.length} claims: ${verdict.figures}`);
  }, limit + 10_000);

  const wrong = (claims: readonly Claim[]): readonly string[] =>
    claims.flatMap((claim) =>
      verdict.wrong.has(claim) ? [`${claim.name} = ${claim.right}: ${verdict.wrong.get(claim)}`] : [],
    );

  test.each(sets.map(({ operation, cases }, i) => [operation.name, cases, i] as const))(
    "%s",
    (name, cases, i) => {
      const refused = cases.filter((one) => one.refused).length;
      console.log(`${name}: ${cases.length} cases, ${refused} refused; ${widened[i]?.length} widened`);
      expect(wrong(exact[i] as readonly Claim[])).toEqual([]);
      expect(wrong(widened[i] as readonly Claim[])).toEqual([]);
    },
  );

  test("nothing else is wrong", () => {
    expect(verdict.elsewhere).toEqual([]);
  });

  test.each(falsehoods)("a falsehood is found: $name", (claim) => {
    expect(verdict.wrong.has(claim)).toBe(true);
  });
});

/** What the compiler must not let pass. */
const falsehoods: readonly Claim[] = [
  {
    name: "another offset",
    got: "Slice<Layout<[4, 8], [1, 4]>, [null, 3]>",
    right: "Sliced<Layout<[4], [1]>, 8>",
  },
  {
    name: "no member",
    got: "[Layout<[4], [2]>] extends [Select<Layout<[number, 8], [1, 4]>, [0]>] ? 1 : 0",
    right: "1",
  },
];
