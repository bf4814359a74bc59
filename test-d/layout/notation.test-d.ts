import { expectType } from "tsd";
import type { Layout, LayoutError, LayoutOf } from "../../dist/index.js";
import { layout } from "../../dist/index.js";

declare const text: string;
declare const size: number;

expectType<Layout<[4, [3, 2]], [2, [8, 1]]>>(layout("(4,(3,2)):(2,(8,1))"));
expectType<Layout<[4, 8], [1, 4]>>(layout("(4,8)"));
expectType<Layout<[[2, 2], [4, 2]], [[1, 8], [2, 16]]>>(layout("((2,2),(4,2)):((1,8),(2,16))"));
expectType<Layout<8, 1>>(layout("8"));
expectType<Layout<8, 3>>(layout("8:3"));
expectType<Layout<[8], [3]>>(layout("(8):(3)"));
expectType<Layout<[[[8]]], [[[3]]]>>(layout("(((8))):(((3)))"));
expectType<Layout<[4, 8], [-1, 0]>>(layout("(4,8):(-1,0)"));
expectType<Layout<[4, 8], [1, 4]>>(layout(" ( 4 , 8 ) : ( 1 , 4 ) "));
expectType<Layout<9007199254740991, 1>>(layout("9007199254740991"));

// A text that is not known makes a layout that is not.
expectType<Layout>(layout(text));
expectType<Layout>(layout(`(${size},8):(8,1)`));
declare const oneOf: "4:1" | "8:1";
expectType<Layout<4 | 8, 1>>(layout(oneOf));

// Faults stand at the text.
// @ts-expect-error syntax
layout("");
// @ts-expect-error syntax
layout("()");
// @ts-expect-error syntax
layout("(4,)");
// @ts-expect-error syntax
layout("((4,8)");
// @ts-expect-error syntax
layout("(4,8))");
// @ts-expect-error syntax
layout("4,8");
// @ts-expect-error syntax
layout("4:1:2");
// @ts-expect-error integer
layout("04");
// @ts-expect-error integer
layout("4:-0");
// @ts-expect-error integer
layout("+4");
// @ts-expect-error integer
layout("4.5");
// @ts-expect-error integer
layout("1e3");
// @ts-expect-error integer
layout("0x10");
// @ts-expect-error integer
layout("(4,x)");
// @ts-expect-error congruence
layout("(4,8):(1)");
// @ts-expect-error extent
layout("(4,0)");
// @ts-expect-error overflow
layout("9007199254740993");
// @ts-expect-error extent
layout("(4,8)", [1, 4]);

declare const fault: LayoutOf<"((4,8)", never>;
expectType<LayoutError<"✗ layout: ((4,8): a parenthesis is never closed">>(fault);
declare const hexadecimal: LayoutOf<"0x10", never>;
expectType<LayoutError<'✗ layout: 0x10: "0x10" is no integer'>>(hexadecimal);
declare const profiles: LayoutOf<"(4,8):(1)", never>;
expectType<LayoutError<"✗ layout: (4,8):(1): shape (4,8) and stride (1) have different profiles">>(profiles);
