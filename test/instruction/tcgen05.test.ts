import { beforeAll, describe, expect, test } from "vitest";
import { print } from "../../src/index.js";
import { mmaAtom } from "../../src/instruction.js";
import { limit } from "../support/compiled.js";
import { type Claim, compile, type Verdict } from "../support/compiler.js";
import { subpath } from "../support/golden-instructions.js";
import { read, typeOf } from "../support/notation.js";
import { refusal } from "../support/refusal.js";
import { assertedOnce } from "../support/sound.js";

// The sizes of tcgen05: of every form each M and N, where NVIDIA's headers assert that there is none it is refused.

const named = (name: string): any => (mmaAtom as any)(name);
const sets = {
  by8: (n: number) => n % 8 === 0,
  by16: (n: number) => n % 16 === 0,
  by32: (n: number) => n % 32 === 0,
  "8 or by16": (n: number) => n === 8 || n % 16 === 0,
};
type By = keyof typeof sets;
/** What stands before the sizes and after them, and the N to each M, as the headers assert it. */
const forms: readonly (readonly [head: string, n: Readonly<Record<number, By>>, tail?: string])[] = [
  ...["TF32_?<tf32,tf32,f32,", "F16BF16_?<bf16,bf16,f32,", "F16BF16_?<f16,f16,f16,"].flatMap((head) =>
    (
      [
        ["SS", { 64: "by8", 128: "by8" }],
        ["TS", { 64: "by8", 128: "by16" }],
        ["2x1SM_SS", { 128: "by16", 256: "by16" }],
        ["2x1SM_TS", { 128: "by32", 256: "by32" }],
        ["SS_SPARSE", { 64: "by8", 128: "by8" }],
        ["2x1SM_SS_SPARSE", { 128: "by16", 256: "by16" }],
      ] as const
    ).map(([op, n]) => [head.replace("?", op), n] as const),
  ),
  ...["<f16,f16,f32,", "<bf16,bf16,f32,", "<complex<f16>,complex<f16>,f32,"].flatMap(
    (types) =>
      [
        [`F16BF16_SS_SCALED${types}`, { 64: "by8", 128: "by8" }],
        [`F16BF16_TS_SCALED${types}`, { 64: "by8", 128: "by16" }],
        [`F16BF16_2x1SM_SS_SCALED${types}`, { 128: "by16", 256: "by16" }],
        [`F16BF16_2x1SM_TS_SCALED${types}`, { 128: "by32", 256: "by32" }],
      ] as const,
  ),
  ["TF32_TS_SCALED<tf32,tf32,f32,", { 64: "by8", 128: "by16" }],
  ["TF32_2x1SM_TS_SCALED<tf32,tf32,f32,", { 128: "by32", 256: "by32" }],
  // without traits there are no layouts
  ["TF32_SS_SCALED<tf32,tf32,f32,", {}],
  ["TF32_TS_INTERLEAVED_CF32CTF32CTF32CF32_TN<", { 64: "by8", 128: "by16" }],
  ["TF32_2x1SM_TS_INTERLEAVED_CF32CTF32CTF32CF32_TN<", { 128: "by32", 256: "by32" }],
  ...["SS", "TS", "SS_SPARSE"].map(
    (op) => [`S8_${op}<s8,u8,s32,`, { 64: "8 or by16", 128: "8 or by16" }] as const,
  ),
  ...["SS", "TS", "SS_SPARSE"].map(
    (op) => [`S8_2x1SM_${op}<u8,u8,s32,`, { 128: "by32", 256: "by32" }] as const,
  ),
  ["F8F6F4_SS<e4m3,e2m1,f32,", { 64: "by8", 128: "by8" }],
  ["F8F6F4_TS<e4m3,e2m1,f16,", { 64: "by8", 128: "by16" }],
  ["F8F6F4_SS_SPARSE<e4m3,e2m1,f32,", { 64: "by8", 128: "by16" }],
  ["F8F6F4_2x1SM_SS<e5m2,e3m2,f32,", { 128: "by16", 256: "by16" }],
  ["F8F6F4_2x1SM_TS<e5m2,e3m2,f32,", { 128: "by32", 256: "by32" }],
  ["F8F6F4_2x1SM_SS_SPARSE<e5m2,e3m2,f32,", { 128: "by32", 256: "by32" }],
  ["MXF8F6F4_SS<e5m2,e3m2,f32,ue8m0,", { 128: "by8" }],
  ["MXF8F6F4_SS_SPARSE<e5m2,e3m2,f32,ue8m0,", { 128: "by8" }],
  ["MXF8F6F4_2x1SM_SS<e5m2,e3m2,f32,ue8m0,", { 256: "by16" }],
  ["MXF8F6F4_2x1SM_SS_SPARSE<e5m2,e3m2,f32,ue8m0,", { 256: "by16" }],
  ["MXF4_SS<e2m1,e2m1,f32,ue4m3,", { 128: "by8" }, ",16"],
  ["MXF4_2x1SM_SS<e2m1,e2m1,f32,ue8m0,", { 128: "by16", 256: "by16" }, ",32"],
  ["MXF4NVF4_SS_SPARSE<e2m1,e2m1,f32,ue8m0,", { 128: "by8" }, ",64"],
  ["MXF4NVF4_2x1SM_SS_SPARSE<e2m1,e2m1,f32,ue4m3,", { 128: "by16", 256: "by16" }, ",32"],
];
const cases = forms.flatMap(([head, n, tail = ""]) =>
  [32, 64, 128, 256, 512].flatMap((m) =>
    [4, 8, 12, 16, 24, 32, 40, 48, 64, 96, 128, 136, 240, 248, 256, 264].map((each) => ({
      name: `SM100_MMA_${head}${m},${each}${tail}>`,
      there: n[m] !== undefined && each <= 256 && sets[n[m]](each),
    })),
  ),
);

test("there are the sizes that the headers allow, and no others", () => {
  const asserted = assertedOnce();
  for (const { name, there } of cases)
    if (there) asserted(named(name));
    else expect([name, refusal(() => named(name))[0]]).toEqual([name, "argument"]);
  expect(cases.filter(({ there }) => there).length).toBeGreaterThan(900);
});

test("K is 256 bits of A, of complex numbers too, and an operand of two blocks is half in each", () => {
  const halves = named("SM100_MMA_F16BF16_2x1SM_SS_SCALED<complex<f16>,complex<f16>,f32,256,32>");
  expect([halves.mnk, halves.bits]).toEqual([
    [256, 32, 8],
    [32, 32, 32],
  ]);
  expect([print(halves.a), print(halves.b)]).toEqual(["(2,(128,8)):(128,(1,256))", "(2,(16,8)):(16,(1,32))"]);
  const complex = named("SM100_MMA_TF32_TS_INTERLEAVED_CF32CTF32CTF32CF32_TN<64,24>");
  expect([complex.mnk, complex.bits]).toEqual([
    [64, 24, 4],
    [64, 64, 32],
  ]);
  expect(print(complex.c)).toBe("(1,(64,24)):(0,(1,64))");
});

describe("in the compiler", () => {
  const shown = (value: unknown): string => typeOf(read(String(value)));
  const claims: readonly Claim[] = cases.flatMap(({ name, there }) => {
    const got = `I.MmaAtomOf<${JSON.stringify(name)}>`;
    const atom = there ? named(name) : null;
    return there
      ? [
          { name, got: `${got}["mnk"]`, right: JSON.stringify(atom.mnk) },
          { name, got: `${got}["a"]`, right: shown(atom.a) },
        ]
      : [{ name, got: `${got} extends LayoutError ? "refused" : ${got}`, right: '"refused"' }];
  });
  let verdict: Verdict;
  beforeAll(async () => {
    verdict = await compile(claims, "instruction-tcgen05", subpath);
  }, limit);

  test("every size is there or refused, as at run time", () => {
    expect(claims.length).toBeGreaterThan(3000);
    expect(verdict.elsewhere).toEqual([]);
    expect([...verdict.wrong].map(([claim, message]) => `${claim.got}: ${message}`).slice(0, 5)).toEqual([]);
  });
});
