import { expect, test } from "vitest";
import { compileFiles, limit } from "../support/compiled.js";

// What generic code writes where the compiler might compare two operations by what they compute, which does not end.

const header = `import { composition, layout, zippedDivide } from "cute-layout";
import type { AnyLayout, Checked, Composition, Layout, LogicalDivide, RakedProduct, Resolved, RightInverse, Tiler, ZippedDivide } from "cute-layout";`;

const programs: readonly (readonly [what: string, text: string, type: string])[] = [
  [
    "a field by the result of a function",
    `const cut = <L extends AnyLayout>(of: L) => zippedDivide(of, [4, 4]);
class Cut<L extends AnyLayout> {
  readonly tiles: ReturnType<typeof cut<L>>;
  constructor(of: L) { this.tiles = cut<L>(of); }
}
export const made = new Cut(layout([8, 16])).tiles;`,
    "Layout<[[4, 4], [2, 4]], [[1, 8], [4, 32]]>",
  ],
  [
    "a field by the operation",
    `class Cut<T extends Tiler> {
  readonly tiles: ZippedDivide<Layout<[8, 16], [1, 8]>, T>;
  constructor(by: T) { this.tiles = zippedDivide<Layout<[8, 16], [1, 8]>, T>(layout([8, 16]), by as never) as never; }
}
export const made = new Cut([4, 4] as const).tiles;`,
    "Layout<[[4, 4], [2, 4]], [[1, 8], [4, 32]]>",
  ],
  [
    "a field without an annotation",
    `class Cut<L extends AnyLayout> {
  readonly tiles;
  constructor(of: L) { this.tiles = zippedDivide(of, [4, 4]); }
}
export const made = new Cut(layout([8, 16])).tiles;`,
    "Layout<[[4, 4], [2, 4]], [[1, 8], [4, 32]]>",
  ],
  [
    "a result as a declaration has it",
    `const corner = <L extends AnyLayout>(of: L): Resolved<L, Composition<L, readonly [4, 4]>> =>
  composition(of, [4, 4]) as never;
export const made = corner(layout([8, 16]));`,
    "Layout<[4, 4], [1, 8]>",
  ],
  [
    "a result that is annotated",
    `const corner = <L extends AnyLayout>(of: L): Resolved<L, Composition<L, readonly [4, 4]>> => composition(of, [4, 4]);
export const made = corner(layout([8, 16]));`,
    "Layout<[4, 4], [1, 8]>",
  ],
  [
    "an argument that is taken as what it is",
    `const tiles = <L extends AnyLayout, const T extends Tiler>(of: L, tiler: Checked<T, ZippedDivide<L, T>>) =>
  zippedDivide<L, T>(of, tiler as T);
export const made = tiles(layout([8, 16]), [4, 4]);`,
    "Layout<[[4, 4], [2, 4]], [[1, 8], [4, 32]]>",
  ],
];

const mistakes: readonly (readonly [what: string, type: string])[] = [
  ["other operands", "Composition<L, readonly [4, 8]>"],
  ["another operation", "LogicalDivide<L, readonly [4, 4]>"],
  ["one more", "RakedProduct<L, readonly [4, 4]>"],
  ["and one of another kind", "RightInverse<L, null>"],
];

test.each(mistakes)(
  "a mistake is told at once: %s",
  async (what, type) => {
    const text = `export const corner = <L extends AnyLayout>(of: L): Resolved<L, ${type}> => composition(of, [4, 4]);`;
    const { errors, figures } = await compileFiles(
      `mistake-${what.replaceAll(" ", "-")}`,
      { "mistake.ts": `${header}\n${text}\n` },
      true,
      undefined,
      { noUnusedLocals: false },
    );
    const wanted = `Type 'Resolved<L, Composition<L, readonly [4, 4]>>' is not assignable to type 'Resolved<L, ${type}>'.`;
    expect(errors.map(({ message }) => message.split("\n")[0])).toEqual([wanted]);
    expect(Number(/Instantiations: (\d+)/.exec(figures)?.[1])).toBeLessThan(60_000);
  },
  limit,
);

test.each(programs)(
  "%s is cheap",
  async (what, text, type) => {
    const files = { "named.ts": `${header}\n${text}\n` };
    const { errors, constants, figures } = await compileFiles(
      `named-${what.replaceAll(" ", "-")}`,
      files,
      true,
      undefined,
      { noUnusedLocals: false },
    );
    expect(errors).toEqual([]);
    expect(constants.get("made")).toBe(type);
    expect(Number(/Instantiations: (\d+)/.exec(figures)?.[1])).toBeLessThan(6_000);
  },
  limit,
);
