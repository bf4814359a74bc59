import { beforeAll, expect, test } from "vitest";
import * as library from "../../src/index.js";
import { type Compiled, compileFiles, limit } from "../support/compiled.js";
import { figure } from "../support/figures.js";
import { random } from "../support/random.js";

// However long the operands are: a message is one line of under 200 characters, and the compiler's is the runtime's.

const next = random(20261130);
const below = (n: number): number => 1 + Math.floor(n * next());
const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
const list = (count: number, of: (i: number) => string): string =>
  `(${Array.from({ length: count }, (_, i) => of(i))})`;

/** Layouts with long texts and large numbers, and some whose strides are of other kinds. */
const layouts: readonly (() => string)[] = [
  () => {
    const rank = 2 + below(20);
    return `${list(rank, () => `${1 + below(5)}`)}:${list(rank, () => `${below(10 ** 9)}`)}`;
  },
  () => `(${below(2 ** 20)},${below(2 ** 20)}):(${below(2 ** 40)},${below(2 ** 20)})`,
  () => `${below(2 ** 50)}:1`,
  () => `(${2 ** below(9)},${2 ** below(9)}):(f${below(2 ** 20)},f${below(2 ** 20)})`,
  () => `(4,8):(${1 + below(8)}e${Array.from({ length: 12 }, () => below(255)).join(".")},e255.254)`,
  () => `${below(9)}:${Array.from({ length: 15 }, (_, i) => `${1 + below(9)}e${i}`).join("+")}`,
  () => `(${1 + below(4)},${1 + below(4)}):(${below(9)},-${below(9)})`,
];
const layout = (): string => `layout("${pick(layouts)()}")`;
const tiler = (): string =>
  pick([layout, () => `${below(10 ** 6)}`, () => `[${below(7)}, ${below(9)}, 2]`])();

const calls: readonly (() => string)[] = [
  ...["composition", "logicalDivide", "zippedDivide", "tiledDivide", "flatDivide"].map(
    (name) => () => `${name}(${layout()}, ${tiler()})`,
  ),
  ...["concat", "layoutAdd"].map((name) => () => `${name}(${layout()}, ${layout()})`),
  ...["complement", "rightInverse", "leftInverse", "cosize"].map((name) => () => `${name}(${layout()})`),
  () => `complement(${layout()}, ${below(10 ** 12)})`,
  () => `tileToShape(${layout()}, [${below(10 ** 6)}, ${below(10 ** 6)}])`,
  () => `recast(${layout()}, ${2 ** below(5)}, ${2 ** below(5)})`,
  () => `at(${layout()}, ${below(10 ** 9)}, [${below(10 ** 9)}, ${below(10 ** 9)}], ${below(10 ** 9)})`,
  () => `mode(${layout()}, ${below(10 ** 9)}, ${below(10 ** 9)})`,
  () => `permute(${layout()}, ${below(10 ** 9)}, ${below(10 ** 9)}, ${below(10 ** 9)})`,
  () => `append(${layout()}, ${layout()})`,
  () => `composedLayout(${layout()}, ${below(10 ** 9)}.5, ${layout()})`,
];

/** Calls, many of which are refused, each with its message. */
const cases: readonly (readonly [call: string, message: string | null])[] = Array.from(
  { length: 252 },
  (_, i) => {
    const call = (calls[i % calls.length] as () => string)();
    return [call, messageOf(call)] as const;
  },
);

function messageOf(call: string): string | null {
  try {
    new Function(...Object.keys(library), `return ${call}`)(...Object.values(library));
    return null;
  } catch (fault) {
    if (!(fault instanceof library.LayoutError)) throw fault;
    return fault.message;
  }
}

let compiled: Compiled;

beforeAll(async () => {
  const lines = cases.map(([call], i) => `export const case${i} = ${call};`);
  const imports = `import { ${Object.keys(library)} } from "cute-layout";`;
  compiled = await compileFiles("length", { "length.ts": [imports, ...lines, ""].join("\n") });
}, limit + 10_000);

test("a message is a line of under 200 characters, and cut where it would be longer", () => {
  const messages = cases.flatMap(([, message]) => message ?? []);
  expect(messages.filter((message) => message.length >= 200 || !/^✗ \w+: [^\n]+$/.test(message))).toEqual([]);
  const cut = messages.filter((message) => message.length === 193 && message.endsWith("…"));
  figure("random refusals of long operands", { refused: messages.length, cut: cut.length });
  expect(messages.length).toBeGreaterThan(120);
  expect(cut.length).toBeGreaterThan(5);
});

test("the compiler's is the same", () => {
  const said = cases.map(([call, message], i) => {
    const error = compiled.errors.find(({ line }) => line === i + 2)?.message ?? null;
    const sentence =
      error === null ? null : (/parameter of type '(".*")'\.$/s.exec(error)?.[1] ?? `"${error}"`);
    return [call, message, sentence === null ? null : JSON.parse(sentence)] as const;
  });
  expect(said.filter(([, message, sentence]) => message !== sentence)).toEqual([]);
});
