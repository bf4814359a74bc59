import { expectType } from "tsd";
import type { E, F, Layout, LayoutError, Scale, Step, Sum } from "../../dist/index.js";
import { at, composition, concat, e, f, layout, scale, slice, sum } from "../../dist/index.js";

declare const n: number;
declare const text: string;

expectType<"e1">(e(1));
expectType<"e1.0">(e(1, 0));
expectType<"f5">(f(5));
expectType<0>(f(0));
expectType<"6e1">(scale(6, e(1)));
expectType<"-e1">(scale(-1, e(1)));
expectType<0>(scale(0, e(1)));
expectType<"f5">(scale(3, f(3)));
expectType<12>(scale(3, 4));
expectType<"e0+2e1">(sum(e(0), scale(2, e(1))));
expectType<"e0">(sum("e0+e1", "-e1"));
expectType<"f6">(sum(f(5), f(3)));
expectType<E<[1, 0]>>("e1.0");
expectType<F<5>>("f5");
expectType<Scale<2, "e0-3e1">>("2e0-6e1");
expectType<Sum<["e0", "e1"]>>("e0+e1");

// A layout over them, on hover as it is written.
expectType<Layout<[4, [4, 2]], ["e1", ["e0", "6e1"]]>>(layout([4, [4, 2]], [e(1), [e(0), scale(6, e(1))]]));
expectType<Layout<[4, 4], ["f1", "f5"]>>(layout("(4,4):(f1,f5)"));
expectType<[3, 9]>(at(layout("(4,(4,2)):(e1,(e0,6e1))"), 31));
expectType<[0, [0, 2]]>(at(layout("4:e1.1"), 2));
expectType<6>(at(layout("(4,4):(f1,f5)"), 7));
expectType<8589934593>(at(layout("(2,2):(f1,f8589934592)"), 3));
expectType<"f3">(slice(layout("(8,8):(f1,f9)"), 3, null).offset);

// What is known at run time only.
expectType<string>(e(n));
expectType<Step>(f(n));
expectType<Step>(scale(n, "e0"));
expectType<number>(scale(n, 4));
expectType<Layout<[4, 8], [string, "e1"]>>(layout([4, 8], [text, "e1"]));
expectType<Layout>(composition(layout([n], ["e0"]), layout("4:1")));

// Refused.
// @ts-expect-error TS2554: Expected 1 arguments, but got 0.
e();
// @ts-expect-error argument
e(256);
// @ts-expect-error integer
e(0.5);
// @ts-expect-error argument
f(-1);
// @ts-expect-error divisibility
scale(-1, "f1");
// @ts-expect-error overflow
scale(9007199254740991, "2e0");
// @ts-expect-error semimodule
sum("e0", 1);
// @ts-expect-error semimodule
layout([4, 8], ["e0", 1]);
// @ts-expect-error semimodule
concat(layout("4:2"), layout("3:e0"));

declare const far: E<[1, 256]>;
expectType<LayoutError<"✗ e: (1,256): 256 is no index from 0 to 255">>(far);
declare const below: Scale<-1, "f1">;
expectType<LayoutError<"✗ scale: -1, f1: -1 is no multiple of a binary element">>(below);
declare const mixed: Sum<["e0", 1]>;
expectType<LayoutError<"✗ sum: (e0,1): strides e0 and 1 are of different kinds, which do not mix">>(mixed);

// An integer is what binary strides yield, known or not.
expectType<number>(at(layout("(4,4):(f1,f5)"), n));
