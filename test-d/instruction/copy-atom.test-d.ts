import { expectType } from "tsd";
import type { Layout } from "../../dist/index.js";
import { layout } from "../../dist/index.js";
import type { CopyAtom } from "../../dist/instruction.js";
import { copyAtom } from "../../dist/instruction.js";

expectType<Layout<[32, 128], [128, 1]>>(copyAtom("SM75_U32x4_LDSM_N").source);
expectType<Layout<[32, [32, 4]], [32, [1, 1024]]>>(copyAtom("SM75_U32x4_LDSM_N").destination);
expectType<Layout<[1, 8], [0, 1]>>(copyAtom("UniversalCopy<u8>").reference);
expectType<Layout<[32, 8], [8, 1]>>(
  copyAtom({
    name: "own",
    threads: layout("32"),
    source: layout("(32,8):(8,1)"),
    destination: layout("(32,8):(8,1)"),
  }).reference,
);
declare const name: string;
expectType<CopyAtom>(copyAtom(name));
// @ts-expect-error argument
copyAtom("SM75_U32x3_LDSM_N");
