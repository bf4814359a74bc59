import type { BankOptions } from "../swizzle/bank-conflicts.js";
import type { DrawOptions } from "./options.js";

/** What the picture of an access to shared memory takes. */
export interface DrawBanksOptions extends BankOptions, DrawOptions {}
