// @ts-check
import { amd } from "./amd.mjs";
import { intel } from "./intel.mjs";
import { blocks } from "./sm120.mjs";
import { sync } from "./sync.mjs";
import { tcgen05 } from "./tcgen05.mjs";
import { groups } from "./wgmma.mjs";

// The matrix instructions as families: a formula each, from which the names and the layouts of all of its members follow.
/** @type {readonly import("./family.mjs").Family[]} */
export const MMA = [...sync, ...groups, ...blocks, ...tcgen05, ...amd, ...intel];
