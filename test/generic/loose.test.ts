import { beforeAll, describe, expect, test } from "vitest";
import * as kernels from "../../src/emit.js";
import * as library from "../../src/index.js";
import * as instructions from "../../src/instruction.js";
import { sets } from "../sentences/sets.js";
import { type Compiled, compileFiles, limit } from "../support/compiled.js";

// Without `strictNullChecks` the compiler takes `null` for a member of every type, and no condition of the library means what
// it says: so nothing is refused there, and results are open. What is written for projects with it compiles in those without.

const imports = [
  `import { ${Object.keys(library)} } from "cute-layout";`,
  `import { ${Object.keys(instructions).filter((name) => !(name in library))} } from "cute-layout/instruction";`,
  `import { ${Object.keys(kernels).filter((name) => !(name in library))} } from "cute-layout/emit";`,
  'import type { AnyLayout, IntTuple, Layout, LayoutOf, Tensor, Tiler, ZippedDivide } from "cute-layout";',
];

/** What is legal, as it is written: annotated, generic, with numbers that are not known. */
const legal = `declare const n: number;
export const a: Layout<[4, [3, 2]], [2, [8, 1]]> = layout([4, [3, 2]], [2, [8, 1]]);
export const made = composition(layout("(8,8):(8,1)"), layout("((4,8),2):((16,1),8)"));
export const annotated: Layout<[[4, 8], 2], [[2, 8], 1]> = made;
export const offset: number = at(a, 2, 5);
export const element = new Float32Array(64)[at(a, 2, 5)];
export const tiles = zippedDivide(layout([n, 64], [64, 1]), [32, 16]);
export const alone = zippedDivide(layout([8, 64]), [null, 16]);
export const rows: number = size(mode(tiles, 0));
export const memory = tensor(new Float32Array(64), layout([8, 8]));
export const tile = localTile(memory, [4, 4], [1, 0]);
export const value: number = get(tile, 0, 0);
export const swizzled = composition(swizzle(3, 3, 3), layout("(8,64):(64,1)"));
export const answer: boolean = isBijective(made);
export const printed: string = print(made);
export const sliced = slice(a, [1, null]);
export const described = <L extends AnyLayout>(of: L) => \`\${print(of)} has \${size(of)} elements\`;
export const quarters = <L extends AnyLayout>(matrix: L) => zippedDivide(matrix, [4, 4]);
export const kept = quarters(layout([8, 16]));
export const atom = mmaAtom("SM80_16x8x16_F32F16F16F32_TN");
export const tiled = tiledMma(atom, { atoms: [2, 2, 1] });
export class Tiled<T extends Tiler> {
  readonly tiles: ZippedDivide<Layout<[8, 8], [1, 8]>, T>;
}
`;

describe("in a project that is not strict", () => {
  let compiled: Compiled;

  beforeAll(async () => {
    const files: Record<string, string> = { "legal.ts": [...imports, legal].join("\n") };
    for (const [name, { calls, typed = [] }] of Object.entries(sets)) {
      const lines = calls
        .flatMap(([, ...texts]) => texts)
        .map((text, i) => `export const ${name}${i} = ${text};`);
      files[`${name}.ts`] = [...imports, ...typed, ...lines].join("\n");
    }
    const loose = { strict: false, noUnusedLocals: false, exactOptionalPropertyTypes: false };
    compiled = await compileFiles("loose", files, true, undefined, loose);
  }, limit + 10_000);

  test("nothing is refused", () => {
    expect(compiled.errors.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([]);
  });

  test("layouts are open", () => {
    expect(compiled.constants.get("made")).toBe("Layout<any, any>");
    expect(compiled.constants.get("tiles")).toBe("Layout<any, any>");
  });

  test("and it is cheap", () => {
    const [, count] = /Instantiations: (\d+)/.exec(compiled.figures) ?? [];
    expect(compiled.constants.size).toBeGreaterThan(300);
    expect(Number(count)).toBeLessThan(350_000);
  });
});

test(
  "of what strict is, only strictNullChecks matters",
  async () => {
    const { calls } = sets.layout as { calls: readonly (readonly string[])[] };
    const texts = calls.flatMap(([, ...refused]) => refused);
    const lines = texts.map((text, i) => `export const r${i} = ${text};`);
    const files = {
      "refused.ts": [...imports, ...lines].join("\n"),
      "legal.ts": [...imports, legal].join("\n"),
    };
    const said = async (options: Readonly<Record<string, unknown>>) =>
      compileFiles("loose-in-part", files, true, undefined, { noUnusedLocals: false, ...options });
    const [part, whole] = [await said({ strict: false, strictNullChecks: true }), await said({})];
    expect(part.errors.length).toBeGreaterThanOrEqual(texts.length);
    const refusals = ({ errors }: Compiled) => errors.filter(({ file }) => file === "refused.ts");
    expect(refusals(part)).toEqual(refusals(whole));
    expect(part.constants).toEqual(whole.constants);
  },
  limit,
);
