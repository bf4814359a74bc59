import { bankConflicts, composition, layout, swizzle } from "cute-layout";

// Eight rows of 64 halves, as they lie in shared memory.
const tile = layout("(8,64):(64,1)");

// A matrix load takes 8 rows at once: without a swizzle all of them are in the same banks.
const rows = layout("(8,8):(1,8)");
const before = bankConflicts(tile, rows, { elementBytes: 2 });

const swizzled = composition(swizzle(3, 3, 3), tile);
const after = bankConflicts(swizzled, rows, { elementBytes: 2 });
