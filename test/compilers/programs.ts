/** What a user writes, as TypeScript. */
export const program = `import { at, composition, layout, type Composition, type Layout, LayoutError, print } from "cute-layout";
import { layout as plain } from "cute-layout/plain";
import { mmaAtom } from "cute-layout/instruction";

export const made: Layout<[[4, 8], 2], [[2, 8], 1]> = composition(
  layout("(8,8):(8,1)"),
  layout("((4,8),2):((16,1),8)"),
);
export type Made = Composition<Layout<[8, 8], [8, 1]>, Layout<[[4, 8], 2], [[16, 1], 8]>>;
export const same = (x: Made): typeof made => x;
export const value: 21 = at(layout([4, [3, 2]], [2, [8, 1]]), 2, 5);
export const text: "(4,8):(1,4)" = print(plain([4, 8]));
export const open = (n: number) => composition(layout([n, 64], [64, 1]), [32, 16]);
export const { name } = mmaAtom("SM80_16x8x16_F32F16F16F32_TN");
export const isRefusal = (fault: unknown): boolean => fault instanceof LayoutError && fault.code === "rank";
`;

/** And as JavaScript that the compiler checks. */
export const script = `// @ts-check
import { composition, layout, size } from "cute-layout";

/** @type {import("cute-layout").Layout<[2, 3], [9, 5]>} */
export const made = composition(layout("(4,6,8,10):(2,3,5,7)"), layout("6:12"));
/** @param {import("cute-layout").AnyLayout} x @returns {number} */
export const twice = (x) => 2 * size(x);
`;

/** A refusal on the third line, and a type that lies on the fourth. */
export const faults = `import { composition, layout } from "cute-layout";

export const refused = composition(layout("(4,6,8):(2,3,5)"), layout("6:3"));
export const lie: "(4,8):(1,4)" = layout("(4,8):(1,5)");
`;

const sentence =
  '"✗ composition: (4,6,8):(2,3,5) ∘ 6:3: stride 3 and extent 4 do not divide each other (stride divisibility, eq. 9)"';

/** What every compiler says of these, in a file of that name. */
export const reported = (file: string): readonly string[] => [
  `${file}(3,63): error TS2345: Argument of type 'Layout<6, 3>' is not assignable to parameter of type '${sentence}'.`,
  `${file}(4,14): error TS2322: Type 'Layout<[4, 8], [1, 5]>' is not assignable to type '"(4,8):(1,4)"'.`,
];

/** A CommonJS module that takes types by name, and the values when it runs. */
export const commonJs = `import type { Layout } from "cute-layout" with { "resolution-mode": "import" };

export const made: Promise<Layout<[2, 3], [9, 5]>> = import("cute-layout").then(({ composition, layout }) =>
  composition(layout("(4,6,8,10):(2,3,5,7)"), layout("6:12")),
);
`;

/** And one that requires the package as if it were CommonJS. */
export const requiring = `import { layout } from "cute-layout";
import plain = require("cute-layout/plain");

export const made: string = String(layout([4, 8])) + plain.layout(4);
`;
