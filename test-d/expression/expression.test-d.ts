import { expectType } from "tsd";
import type { AnyLayout, HTuple } from "../../dist/index.js";
import {
  composedLayout,
  layout,
  swizzle,
  toExpression,
  toExpressions,
  toFunction,
} from "../../dist/index.js";

declare const n: number;
declare const name: string;
declare const anyLayout: AnyLayout;
declare const anyNames: HTuple<string>;
declare const list: readonly string[];

const tile = layout("(4,(2,4)):(8,(1,2))");

// Names for the linear index, for the modes, and as deep as the shape is.
expectType<string>(toExpression(tile, "i", { language: "js" }));
expectType<string>(toExpression(tile, ["m", "n"], { language: "c" }));
expectType<string>(toExpression(tile, ["m", ["a", "b"]], { language: "wgsl" }));
expectType<string>(toExpression(layout(8, 2), "i", { language: "cuda" }));
expectType<HTuple<string>>(toExpressions(tile, ["m", "n"], { language: "c" }));
expectType<string>(toFunction(tile, "offset", { language: "c" }));
expectType<string>(toFunction(tile, undefined, { language: "c", names: ["m", ["a", "b"]] }));

// Nothing is refused that only the run time knows.
expectType<string>(toExpression(tile, name, { language: "js" }));
expectType<string>(toExpression(tile, [name, "n"], { language: "js" }));
expectType<string>(toExpression(tile, anyNames, { language: "js" }));
expectType<string>(toExpression(tile, list, { language: "js" }));
expectType<string>(toExpression(anyLayout, ["m", "n"], { language: "js" }));
expectType<string>(toExpression(layout([n, 8]), ["m", "n"], { language: "js" }));

// Names that do not fit the profile.
// @ts-expect-error names
const illegal = toExpression(tile, ["m", "n", "k"], { language: "js" });
expectType<never>(illegal);
// @ts-expect-error names
toExpression(tile, ["m"], { language: "js" });
// @ts-expect-error names
toExpression(tile, [["a", "b"], "n"], { language: "js" });
// @ts-expect-error names
toExpression(tile, [], { language: "js" });
// @ts-expect-error names
toExpression(layout(8, 2), ["m"], { language: "js" });
// @ts-expect-error names
toExpressions(tile, ["m", ["a"]], { language: "js" });
// @ts-expect-error names
toFunction(tile, "offset", { language: "js", names: ["m", "n", "k"] });

// What is no name, no language, no layout.
// @ts-expect-error TS2345
toExpression(tile, 4, { language: "js" });
// @ts-expect-error TS2322
toExpression(tile, ["m", null], { language: "js" });
// @ts-expect-error TS2322
toExpression(tile, "i", { language: "rust" });
// @ts-expect-error TS2741
toExpression(tile, "i", {});
// @ts-expect-error TS2345
toExpression([4, 8], "i", { language: "js" });

// Composed layouts have the coordinates of the inner one.
const R = composedLayout(swizzle(3, 3, 3), 0, layout("(8,64):(66,1)"));
expectType<string>(toExpression(R, ["m", "n"], { language: "c" }));
expectType<string>(toFunction(R, "f", { language: "c" }));
// @ts-expect-error names
toExpression(R, ["m", "n", "k"], { language: "c" });
