import { beforeAll, expect, test } from "vitest";
import * as library from "../../src/index.js";
import { type Claim, compile, limit, type Verdict } from "../support/compiler.js";

// An expression and the type of what it gives, both as texts: the compiler finds what the run time does, result or
// sentence.
const rows: readonly (readonly [value: string, type: string])[] = [
  ...[
    "(4 8)",
    "1 2 3",
    "(4,8):(1 4)",
    "(4, 8) : (1, 4)",
    "4\\n:1",
    "(4\\t,\\u00a08):\\u2028( - 1 , 0 )",
    "(4\\n\\n8)",
    "4:\\u0000\\u0085\\u001b",
    '\\"4\\"',
    "4:\\\\",
    "(4,8):(e0 + 2e1, e0 - e1)",
    "(4,8):(e0 e1,1)",
    "(4,8):(2 e0,1)",
    "(1 2)(3 4)",
    "(4,2):(f1,f0)",
    "(4,2):(0e1,e0)",
    "(4,2,3):(0e0-e1,e0+0e1.2,0e0-0e1)",
    "3:-0e1",
    "3:f00",
    "3:00e1",
    "3:0e1+e0",
    "(2,2):(0e0+e0.1,1)",
    "0e1",
    `(${"4\\n".repeat(30)})`,
  ].map((text) => [`layout("${text}")`, `LayoutOf<"${text}">`] as const),
  ['layout([4, 2], ["f1", "f0"])', 'LayoutOf<[4, 2], ["f1", "f0"]>'],
  ['layout([4, [2, 3]], ["e0", ["0e1", "0e0-e1"]])', 'LayoutOf<[4, [2, 3]], ["e0", ["0e1", "0e0-e1"]]>'],
  ['layout([4, 2], ["f1", "a\\nb"])', 'LayoutOf<[4, 2], ["f1", "a\\nb"]>'],
  ['layout("4\\n", 1)', 'LayoutOf<"4\\n", 1>'],
  ['scale(3, "0e1")', 'Scale<3, "0e1">'],
  ['scale(-1, "f0")', 'Scale<-1, "f0">'],
  ['scale(2, "0e0+3e1")', 'Scale<2, "0e0+3e1">'],
  ['scale(2, "\\u2028")', 'Scale<2, "\\u2028">'],
  ['sum("f0", "f5")', 'Sum<["f0", "f5"]>'],
  ['sum("0e1", 5)', 'Sum<["0e1", 5]>'],
  ['sum("0e1+2e2", "e2")', 'Sum<["0e1+2e2", "e2"]>'],
  [
    'logicalDivide(layout("(32,16):(64,1)"), layout("3:1"))',
    "LogicalDivide<Layout<[32, 16], [64, 1]>, Layout<3, 1>>",
  ],
  [
    'zippedDivide(layout("(32,16):(64,1)"), [layout("3:1"), 4])',
    "ZippedDivide<Layout<[32, 16], [64, 1]>, [Layout<3, 1>, 4]>",
  ],
  [
    'logicalProduct(layout("(2,4):(1,4)"), layout("3:1"))',
    "LogicalProduct<Layout<[2, 4], [1, 4]>, Layout<3, 1>>",
  ],
  [
    'blockedProduct(layout("(2,2):(1,2)"), layout("4:1"))',
    "BlockedProduct<Layout<[2, 2], [1, 2]>, Layout<4, 1>>",
  ],
  [
    'rakedProduct(layout("2:1"), layout("(2,2):(1,2)"))',
    "RakedProduct<Layout<2, 1>, Layout<[2, 2], [1, 2]>>",
  ],
  ['tileToShape(layout("(2,4):(1,4)"), [2, 12])', "TileToShape<Layout<[2, 4], [1, 4]>, [2, 12]>"],
  ['tileToShape(layout("(2,4):(1,4)"), 8)', "TileToShape<Layout<[2, 4], [1, 4]>, 8>"],
  [
    'tileToShape(layout("(8,64):(64,1)"), [128, 64, 3])',
    "TileToShape<Layout<[8, 64], [64, 1]>, [128, 64, 3]>",
  ],
  ['tileToShape(layout("8:1"), [16, 32])', "TileToShape<Layout<8, 1>, [16, 32]>"],
  [
    'tileToShape(layout("(8):(1)"), [16, 4, 2], [2, 0, 1])',
    "TileToShape<Layout<[8], [1]>, [16, 4, 2], [2, 0, 1]>",
  ],
  [
    'tileToShape(layout("(4,8):(1,4)"), [8, 8, 2, 3], [0, 1, 3, 2])',
    "TileToShape<Layout<[4, 8], [1, 4]>, [8, 8, 2, 3], [0, 1, 3, 2]>",
  ],
  ['tileToShape(layout("(4,8):(e0,e1)"), [8, 8, 2])', 'TileToShape<Layout<[4, 8], ["e0", "e1"]>, [8, 8, 2]>'],
  ['composition(layout("4:1"), [2, 2])', "Composition<Layout<4, 1>, [2, 2]>"],
];

const claims = rows.map(([value, type]): Claim => ({ name: value, got: type, right: typeOf(value) }));
let verdict: Verdict;

beforeAll(async () => {
  verdict = await compile(claims, "sentences");
}, limit + 10_000);

test("the compiler says what the run time does", () => {
  const wrong = claims.flatMap((claim) =>
    verdict.wrong.has(claim) ? [[claim, verdict.wrong.get(claim)]] : [],
  );
  expect([wrong, verdict.elsewhere]).toEqual([[], []]);
});

test("a message is one line of less than 200 characters", () => {
  for (const { right } of claims.filter((claim) => claim.right.startsWith("LayoutError"))) {
    const message: string = JSON.parse(right.slice("LayoutError<".length, -1));
    expect(message.length).toBeLessThan(200);
    expect(message).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  }
});

/** What an expression gives at run time, as a type. */
function typeOf(expression: string): string {
  try {
    return textOf(new Function(...Object.keys(library), `return ${expression};`)(...Object.values(library)));
  } catch (fault) {
    if (fault instanceof library.LayoutError) return `LayoutError<${JSON.stringify(fault.message)}>`;
    throw fault;
  }
}

function textOf(value: unknown): string {
  return library.isLayout(value)
    ? `Layout<${JSON.stringify(value.shape)}, ${JSON.stringify(value.stride)}>`
    : JSON.stringify(value);
}
