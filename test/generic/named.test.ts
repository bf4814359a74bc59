import { expect, test } from "vitest";
import { compileFiles, limit } from "../support/compiled.js";

// What generic code is told to write (docs/generic.md) where the compiler would compare two operations by what they compute.

const header = `import { composition, layout, zippedDivide } from "cute-layout";
import type { AnyLayout, Composition, Layout, Resolved, Tiler, ZippedDivide } from "cute-layout";`;

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
];

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
