import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { assertAtom, copyAtom, isCopyAtom, isMmaAtom, mmaAtom } from "../../src/instruction.js";
import { rows as copies } from "../../src/runtime/instruction/atoms/copy.generated.js";
import { lists, rows } from "../../src/runtime/instruction/atoms/mma.generated.js";
import { isLayout, layout } from "../../src/runtime/layout/layout.js";
import { print } from "../../src/runtime/layout/mapping.js";
import { limit } from "../support/compiled.js";
import { type Claim, compile, type Verdict } from "../support/compiler.js";
import { type Case, goldenInstructions, subpath } from "../support/golden-instructions.js";
import { read, typeOf } from "../support/notation.js";
import { refusal } from "../support/refusal.js";
import { assertedOnce } from "../support/sound.js";

// Atoms by name, in both halves, against what NVIDIA's headers say. One's own fields to those of a golden case:
const OF_MMA = {
  mnk: "mnk",
  thr: "threads",
  a: "a",
  b: "b",
  c: "c",
  e: "e",
  sfa: "sfa",
  sfb: "sfb",
  bits: "bits",
  sfvec: "sfvec",
};
const OF_COPY = { thr: "threads", src: "source", dst: "destination", ref: "reference", valid: "valid" };

const mmas = goldenInstructions("mma-atoms");
const copyCases = goldenInstructions("copy-atoms");

/** Where the header's own layout is none: shape and stride are not congruent. */
const amended = (name: string, text: string): string =>
  name.startsWith("SM80_16x8x128_S32U1U1S32") ? text.replace("((16,8))", "(16,8)") : text;
const written = (value: unknown): unknown =>
  isLayout(value) ? print(value) : Array.isArray(value) ? `(${value.join(",")})` : value;
const rightOf = (x: Case, field: string): unknown =>
  Array.isArray(x[field])
    ? `(${x[field].join(",")})`
    : typeof x[field] === "string"
      ? amended(x.name, x[field])
      : x[field];

describe("at run time", () => {
  test.each(mmas.map((x) => [x.name, x] as const))("%s", (name, x) => {
    const atom = mmaAtom(name as string) as never as Record<string, unknown>;
    expect(atom.name).toBe(name);
    for (const [field, ours] of Object.entries(OF_MMA))
      expect(written(atom[ours])).toEqual(rightOf(x, field));
  });

  test.each(copyCases.map((x) => [x.name, x] as const))("%s", (name, x) => {
    const atom = copyAtom(name as string) as never as Record<string, unknown>;
    for (const [field, ours] of Object.entries(OF_COPY))
      expect(written(atom[ours])).toEqual(rightOf(x, field));
  });

  test("every instruction of the tables says which thread has what", () => {
    let seen = 0;
    const asserted = assertedOnce();
    for (const [pattern, m = -1, n = -1] of rows)
      for (const M of m < 0 ? [0] : lists[m]!)
        for (const N of n < 0 ? [0] : [lists[n]![0]!, lists[n]!.at(-1)!]) {
          asserted(mmaAtom(pattern.replace("{M}", `${M}`).replace("{N}", `${N}`)));
          seen++;
        }
    for (const [name] of copies) {
      asserted(copyAtom(name));
      seen++;
    }
    expect(seen).toBeGreaterThan(2000);
  });
});

test("the tables are what their script writes", () => {
  const script = fileURLToPath(new URL("../../scripts/instruction-tables.mjs", import.meta.url));
  expect(() => execFileSync(process.execPath, [script, "--check"])).not.toThrow();
});

describe("one's own", () => {
  const w = layout("32:1");
  const a = layout("((4,8),(2,2,2)):((32,1),(16,8,128))");
  const b = layout("((4,8),(2,2)):((16,1),(8,64))");
  const c = layout("((4,8),(2,2)):((32,1),(16,8))");

  test("is an atom as any other, named by its tile where it has no name", () => {
    const atom = mmaAtom({ mnk: [16, 8, 16], threads: w, a, b, c });
    expect([atom.name, atom.mnk, atom.bits, atom.e]).toEqual(["16x8x16", [16, 8, 16], undefined, undefined]);
    expect(print(atom.c)).toBe(print(mmaAtom("SM80_16x8x16_F32F16F16F32_TN").c));
    expect([isMmaAtom(atom), isCopyAtom(atom), isMmaAtom(a)]).toEqual([true, false, false]);
    const copy = copyAtom({
      threads: layout("1:0"),
      source: layout("(1,64):(0,1)"),
      destination: layout("(1,64):(0,1)"),
    });
    expect([copy.name, print(copy.reference), isCopyAtom(copy)]).toEqual(["copy", "(1,64):(0,1)", true]);
    assertAtom(copy);
  });

  test("bits may be stated", () => {
    expect(mmaAtom({ name: "mine", mnk: [16, 8, 16], threads: w, a, b, c, bits: [16, 16, 32] }).bits).toEqual(
      [16, 16, 32],
    );
  });

  test("strides that lead below 0 are beyond the tile", () => {
    const back = mmaAtom({
      mnk: [2, 1, 1],
      threads: layout("2:1"),
      a: layout("(2,1):(-1,0)"),
      b: layout("(2,1):(0,0)"),
      c: layout("(2,1):(1,0)"),
    });
    expect(refusal(() => assertAtom(back as never))).toEqual([
      "beyond",
      "✗ assertAtom: 2x1x1, a (2,1):(-1,0): thread 1 has -1 as value 0, and the tile has 2 elements",
    ]);
  });

  test("what is no instruction is refused", () => {
    expect(refusal(() => mmaAtom("SM90_64x12x16_F32F16F16_SS" as never))[0]).toBe("argument");
    expect(refusal(() => mmaAtom("SM90_64x08x16_F32F16F16_SS" as never))[0]).toBe("argument");
    expect(refusal(() => mmaAtom("SM90_64x{N}x16_F32F16F16_SS" as never))[0]).toBe("argument");
    expect(refusal(() => mmaAtom(4 as never))[0]).toBe("argument");
    expect(refusal(() => mmaAtom({ mnk: [1, 1], threads: w, a, b, c } as never))[0]).toBe("argument");
    expect(refusal(() => mmaAtom({ mnk: [1, 1, 1], threads: 4, a, b, c } as never))[0]).toBe("argument");
    expect(refusal(() => copyAtom(null as never))[0]).toBe("argument");
    expect(refusal(() => copyAtom({ threads: w } as never))[0]).toBe("argument");
    expect(refusal(() => assertAtom(w as never))[0]).toBe("argument");
  });
});

describe("in the compiler", () => {
  const claims: readonly Claim[] = [
    ...mmas.flatMap((x) => claimsOf("I.MmaAtomOf", x, OF_MMA)),
    ...copyCases.flatMap((x) => claimsOf("I.CopyAtomOf", x, OF_COPY)),
  ];
  let verdict: Verdict;
  beforeAll(async () => {
    verdict = await compile(claims, "instruction-atoms", subpath);
  }, limit);

  test("every golden atom has the layouts of its instruction", () => {
    expect(claims.length).toBeGreaterThan(4000);
    expect(verdict.elsewhere).toEqual([]);
    expect([...verdict.wrong].map(([claim, message]) => `${claim.name}: ${message}`)).toEqual([]);
  });
});

function claimsOf(of: string, x: Case, fields: Readonly<Record<string, string>>): readonly Claim[] {
  return Object.entries(fields).map(([field, ours]) => {
    const value = rightOf(x, field);
    const right = value === undefined ? "undefined" : typeOf(read(String(value)));
    return { name: `${x.name} ${ours}`, got: `${of}<${JSON.stringify(x.name)}>["${ours}"]`, right };
  });
}
