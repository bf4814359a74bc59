import { beforeAll, expect, test } from "vitest";
import * as library from "../../src/index.js";
import * as instruction from "../../src/instruction.js";
import { type Compiled, compileFiles, limit } from "../support/compiled.js";
import { refusal } from "../support/refusal.js";

// The sentence that is underlined at a call is the one that the same call throws.

const shared = [
  'const w = layout("32:1");',
  'const a = layout("((4,8),(2,2,2)):((32,1),(16,8,128))");',
  'const b = layout("((4,8),(2,2)):((16,1),(8,64))");',
  'const c = layout("((4,8),(2,2)):((32,1),(16,8))");',
];
const own = (change: string) =>
  `mmaAtom({ ...{ mnk: [16, 8, 16] as const, threads: w, a, b, c }, ${change} })`;

const calls: readonly (readonly [code: string, call: string])[] = [
  ["argument", 'mmaAtom("SM80_16x8x17_F32F16F16F32_TN")'],
  ["argument", 'mmaAtom("SM90_64x12x16_F32F16F16_SS")'],
  ["argument", 'mmaAtom("SM100_MMA_F16BF16_TS<f16,f16,f32,128,8>")'],
  ["argument", 'mmaAtom("SM100_MMA_F16BF16_SS<f16,f16,f32>")'],
  ["argument", 'copyAtom("SM75_U32x3_LDSM_N")'],
  ["held", `assertAtom(${own('a: layout("((4,8),(2,2,2)):((32,1),(16,8,64))")')})`],
  ["beyond", `assertAtom(${own('a: layout("((4,8),(2,2,2)):((32,1),(16,8,256))")')})`],
  ["unheld", `assertAtom(${own('b: layout("((4,8),2):((16,1),8)")')})`],
  ["threads", `assertAtom(${own('c: layout("((4,4),(2,2)):((32,1),(16,8))")')})`],
  ["argument", `assertAtom(${own('c: layout("256:1")')})`],
  ["integer", `assertAtom(${own('c: layout("(32,4):(e0,e1)")')})`],
  [
    "divisibility",
    'assertAtom(copyAtom({ threads: w, source: layout("(32,3):(3,1)"), destination: layout("(32,2):(2,1)") }))',
  ],
  [
    "held",
    'assertAtom(copyAtom({ name: "lost", threads: w, source: layout("(32,64):(64,1)"), destination: layout("(32,64):(32,1)") }))',
  ],
];

const names = [...Object.keys(library), ...Object.keys(instruction)];
const values: readonly unknown[] = [
  ...Object.values<unknown>(library),
  ...Object.values<unknown>(instruction),
];
const first = shared.length + 3;
let compiled: Compiled;

beforeAll(async () => {
  compiled = await compileFiles("instruction-sentences", {
    "calls.ts": [
      `import { ${Object.keys(library).join(", ")} } from "cute-layout";`,
      `import { ${Object.keys(instruction).join(", ")} } from "cute-layout/instruction";`,
      ...shared,
      ...calls.map(([, call], i) => `export const c${i} = ${call};`),
      "",
    ].join("\n"),
  });
}, limit + 10_000);

test.each(calls.map(([code, call], i) => [code, call, i] as const))("%s: %s", (code, call, i) => {
  const body = `${shared.join("\n")}\nreturn ${call.replaceAll(" as const", "")};`;
  const [got, message] = refusal(() => new Function(...names, body)(...values));
  expect(got).toBe(code);
  const errors = compiled.errors.filter(({ line }) => line === i + first);
  const sentence = /^Argument of type .* is not assignable to parameter of type '("✗.*")'\.$/;
  const said = errors.map((error) => JSON.parse(sentence.exec(error.message)?.[1] ?? JSON.stringify(error)));
  expect([...new Set(said)]).toEqual([message]);
});

test("nothing else is wrong", () => {
  expect(compiled.errors.filter(({ line }) => line < first || line >= first + calls.length)).toEqual([]);
});
