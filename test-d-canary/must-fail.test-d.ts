// Every line marked MUST FAIL has to be reported by tsd; scripts/canary.mjs checks that each one is.
// It lies outside test-d so that the normal run does not pick it up.
import { expectType } from "tsd";
import type * as library from "../dist/index.js";
import { noSuchExport } from "../dist/index.js"; // MUST FAIL: has no exported member

expectType<string>(42); // MUST FAIL: not assignable
expectType<string | number>("text" as string); // MUST FAIL: declared too wide
expectType<never>({} as typeof library); // MUST FAIL: not assignable

export { noSuchExport };
