import { expectType } from "tsd";
import type { Layout } from "../../dist/index.js";
import { smemAtom } from "../../dist/instruction.js";

expectType<Layout<[8, 64], ["f72", "f1"]>>(smemAtom("K", "SW128", 16));
expectType<Layout<[16, [2, 4]], ["f1", ["f16", "f36"]]>>(smemAtom("MN", "SW64", 32));
expectType<Layout<[8, 16], ["f16", "f1"]>>(smemAtom("K", "INTER", 8));
expectType<Layout<[64, [4, 2]], ["f1", ["f64", "f288"]]>>(smemAtom("MN", "SW32", 4));
expectType<Layout<[8, 16], ["f18", "f1"]>>(smemAtom("K", "SW128", 64));
// @ts-expect-error argument
smemAtom("K", "SW32", 6);
