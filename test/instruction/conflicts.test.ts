import { beforeAll, describe, expect, test } from "vitest";
import { composedLayout, composition, layout, swizzle, tileToShape } from "../../src/index.js";
import {
  conflictFree,
  copyAtom,
  mmaAtom,
  smemAtom,
  tiledCopy,
  tiledCopyA,
  tiledMma,
  tvDestination,
  tvSource,
} from "../../src/instruction.js";
import { limit } from "../support/compiled.js";
import { type Claim, compile, type Verdict } from "../support/compiler.js";
import { subpath } from "../support/golden-instructions.js";
import { read, typeOf } from "../support/notation.js";
import { random } from "../support/random.js";
import { refusal } from "../support/refusal.js";

// Bank conflicts of instructions. A row of 64 halves fills the banks, so eight rows of a matrix meet in one piece unless swizzled.

const load = (tile: any, atom: any, copy: any) => () =>
  conflictFree(tile, (tvSource as any)(copy) as never, atom);
const store = (tile: any, atom: any, copy: any) => () =>
  conflictFree(tile, (tvDestination as any)(copy) as never, atom);
const mma = tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN"));
/** Rows of 128 bytes one under the other, and where they do not meet: padded, or swizzled. */
const [row, pad] = ["(16,16):(64,1)", "(16,16):(72,1)"].map((text) => layout(text as "(16,16):(64,1)"));
const [column, wide] = ["(16,16):(1,64)", "(16,16):(1,72)"].map((text) => layout(text as "(16,16):(1,64)"));
const swizzled = (composition as any)(tileToShape(smemAtom("K", "SW128", 16), [16, 64]), [16, 16]);
const turned = (composition as any)(tileToShape(smemAtom("MN", "SW128", 16), [64, 16]), [16, 16]);

test.each([1, 2, 4])("ldmatrix and stmatrix of %s matrices", (x) => {
  for (const [form, meets, apart] of [
    [`U32x${x}_*_N`, [row], [pad, swizzled, composedLayout(swizzle(3, 3, 3), 0, row as never)]],
    [`U16x${2 * x}_*_T`, [column], [wide, turned, composedLayout(swizzle(3, 3, 3), 0, column as never)]],
  ] as const)
    for (const [family, access] of [
      ["SM75_*_LDSM", load],
      ["SM90_*_STSM", store],
    ] as const) {
      const [generation, kind] = family.split("_*_") as [string, string];
      const atom = copyAtom(`${generation}_${form.replace("*", kind)}`);
      const copy = (tiledCopyA as any)(atom, mma, { elementBits: 16 });
      for (const tile of meets) expect(refusal(access(tile, atom, copy))[0]).toBe("bank");
      for (const tile of apart) expect(access(tile, atom, copy)).not.toThrow();
    }
});

test.each([
  [16, 8],
  [32, 4],
  [64, 2],
] as const)("vectors of 128 bits, elements of %s", (bits, values) => {
  const atom = copyAtom("UniversalCopy<u128>");
  const copy = (tiledCopy as any)(atom, layout("(32,1)"), layout([1, values] as never), {
    elementBits: bits,
  });
  const tile = (stride: number) => layout([32, values], [stride, 1] as never);
  expect(load(tile(values), atom, copy)).not.toThrow();
  expect(refusal(load(tile(1024 / bits), atom, copy))[0]).toBe("bank");
  expect(load(tile(1024 / bits + values), atom, copy)).not.toThrow();
});

test.each(["u8", "u16", "u32", "u64"] as const)("one value of %s", (type) => {
  const bits = Number(type.slice(1));
  const atom = copyAtom(`UniversalCopy<${type}>` as never);
  const copy = (tiledCopy as any)(atom, layout("(32,1)"), layout("(1,1)"), { elementBits: bits });
  expect(load(layout("(32,1):(1,0)"), atom, copy)).not.toThrow();
  expect(refusal(load(layout([32, 1], [1024 / bits, 0] as never), atom, copy))[0]).toBe("bank");
});

test("ldmatrix of four warps", () => {
  const warps = tiledMma(mmaAtom("SM80_16x8x16_F32F16F16F32_TN"), {
    atoms: [2, 2, 1],
    permutation: [32, 32, 16],
  });
  const atom = copyAtom("SM75_U32x4_LDSM_N");
  const copy = (tiledCopyA as any)(atom, warps, { elementBits: 16 });
  const cut = (of: any) => (composition as any)(of, [32, 16]);
  expect(load(cut(tileToShape(smemAtom("K", "SW128", 16), [128, 64])), atom, copy)).not.toThrow();
  expect(refusal(load(cut(layout("(128,64):(64,1)")), atom, copy))[1]).toMatch(
    /threads 0 and 1 both use bank 0$/,
  );
});

// Words 0 to 31, and 48 to 63: who starts in the middle meets itself.
const broken = composedLayout(layout([32, 2], [1, 48]), 0, layout(48));
test.each([
  ["another warp", "((32,2),(1,1)):((1,16),(0,0))", /threads 32 and 48 both use bank 16$/],
  ["another repetition", "(32,(1,2)):(1,(0,16))", /threads 0 and 16 both use bank 16$/],
])("a conflict of %s", (_, tv, said) => {
  const atom = copyAtom("UniversalCopy<u32>");
  const access = () => (conflictFree as any)(broken, layout(tv as "(32,(1,2)):(1,(0,16))"), atom);
  expect(refusal(access)).toEqual(["bank", expect.stringMatching(said)]);
});

/** Every access of every thread, byte by byte: whether two words of one bank are taken in one phase. */
function meets(
  at: (thread: number, value: number) => number,
  threads: number,
  values: number,
  bytes: number,
) {
  const each = Math.max(4, values * bytes);
  const phase = 128 / each;
  for (let first = 0; first < threads; first += phase) {
    const words = new Map<number, number>();
    for (let t = first; t < Math.min(threads, first + phase); t++)
      for (let byte = 0; byte < values * bytes; byte++) {
        const word = Math.floor((at(t, 0) * bytes + byte) / 4);
        if ((words.get(word % 32) ?? word) !== word) return true;
        words.set(word % 32, word);
      }
  }
  return false;
}

/** A vector of some width, and (thread, value) layouts of four warps or fewer and two repetitions. */
function drawn(draw: () => number) {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(draw() * from.length)] as T;
  const bytes = pick([1, 2, 4, 8]);
  const values = pick([1, 2, 4, 8, 16].filter((n) => n * bytes <= 16));
  const steps = [1, 2, 4, 8, 16, 32, 33, 36, 64].map((n) => n * values);
  const tv = layout(
    [
      [pick([1, 2, 8]), 4, pick([4, 16])],
      [values, 2],
    ] as never,
    [
      [pick(steps), pick(steps), pick(steps)],
      [1, pick(steps)],
    ] as never,
  ) as any;
  return { bytes, values, tv, name: `UniversalCopy<u${values * bytes * 8}>`, pick };
}

test("four warps and two repetitions of any vector, beside a count of bytes", () => {
  const draw = random(7);
  let refused = 0;
  for (let i = 0; i < 400; i++) {
    const { bytes, values, tv, name } = drawn(draw);
    const atom = (copyAtom as any)(name);
    const [threads, all] = tv.shape.map((mode: any) => mode.flat().reduce((a: number, b: number) => a * b));
    const tile = layout(1 << 20);
    const expected = [0, 1].some((r) => meets((t, v) => tv(t, v + r * values), threads, all / 2, bytes));
    const access = () => (conflictFree as any)(tile, tv, atom);
    if (expected) expect([String(tv), refusal(access)[0]]).toEqual([String(tv), "bank"]);
    else expect(access, String(tv)).not.toThrow();
    if (expected) refused++;
  }
  expect(refused).toBeGreaterThan(50);
  expect(refused).toBeLessThan(350);
});

describe("in the compiler", () => {
  const draw = random(11);
  const tiles = [
    layout(1 << 20),
    layout("(256,4096):(1,272)"),
    (composition as any)(swizzle(3, 4, 3), layout(1 << 16)),
    composedLayout(swizzle(2, 4, 3), 0, layout(1 << 16) as never),
  ];
  const claims: readonly Claim[] = Array.from({ length: 160 }, (_, i) => {
    const { tv, name, pick } = drawn(draw);
    const tile = pick<any>(tiles);
    let said = "null";
    try {
      (conflictFree as any)(tile, tv, (copyAtom as any)(name));
    } catch (fault) {
      said = (fault as Error).message;
    }
    const [ofTile, ofTv] = [tile, tv].map((of) => typeText(of));
    const got = `I.ConflictFreeBy<${ofTile}, ${ofTv}, I.CopyAtomOf<${JSON.stringify(name)}>>`;
    const right = JSON.stringify(said);
    // without one layout from threads to places the compiler leaves it to the run time
    const none = isOneLayout(tile, tv) ? '"null"' : right;
    return {
      name: `${i}`,
      got: `${got} extends null ? ${none} : ${got} extends { readonly message: infer M } ? M : 0`,
      right,
    };
  });
  let verdict: Verdict;
  beforeAll(async () => {
    verdict = await compile(claims, "conflicts", subpath);
  }, limit);

  test("every warp and every repetition: what meets at run time is refused word for word, and nothing else", () => {
    expect(claims.filter(({ right }) => right === '"null"').length).toBeGreaterThan(20);
    expect(verdict.elsewhere).toEqual([]);
    expect([...verdict.wrong].map(([{ got, right }, message]) => `${got} ${right}: ${message}`)).toEqual([]);
  });
});

function isOneLayout(tile: any, tv: any): boolean {
  try {
    const within = (composition as any)("outer" in tile ? tile.inner : tile, tv);
    return !("outer" in tile) || (composition as any)(tile.outer, within) !== undefined;
  } catch {
    return false;
  }
}

function typeText(of: any): string {
  return "outer" in of
    ? `ComposedLayout<${typeText(of.outer)}, ${of.offset}, ${typeText(of.inner)}>`
    : typeOf(read(String(of)));
}

test("the compiler says the same", () => {
  const atom = copyAtom("SM75_U32x1_LDSM_N");
  const copy = tiledCopy(atom, layout("(8,4):(4,1)"), layout("(1,2)"), { elementBits: 16 });
  conflictFree(smemAtom("K", "INTER", 16), tvSource(copy), atom);
  const across = layout("(8,8):(64,1)");
  const [code, message] = refusal(() =>
    // @ts-expect-error: ✗ conflictFree: (8,8):(64,1), ((8,4),(8,1)):((1,0),(8,0)): threads 0 and 1 both use bank 0
    conflictFree(across, tvSource(copy), atom),
  );
  expect(code).toBe("bank");
  expect(message).toMatch(/threads 0 and 1 both use bank 0$/);
  expect(refusal(() => conflictFree(across, tvSource(copy), 4 as never))[0]).toBe("argument");
});
