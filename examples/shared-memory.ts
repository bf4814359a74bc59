// A tile of 8 rows of 64 halves in shared memory, read as 8x8 matrices: each of 8 threads reads a row of 16 bytes.
import { bankConflicts, composition, conflictFree, layout, slice, swizzle } from "cute-layout";

export const rowMajor = layout("(8,64):(64,1)");
/** Thread and value to the place in the tile. */
export const rowsOfMatrix = layout("(8,8):(1,8)");

/** All 8 rows start in one bank. */
export const before = bankConflicts(rowMajor, rowsOfMatrix, { elementBytes: 2 });

/** The swizzle of 128 bytes: one layout with the tile, its strides add by XOR. */
export const swizzled = composition(swizzle(3, 3, 3), rowMajor);
export const after = bankConflicts(swizzled, rowsOfMatrix, { elementBytes: 2 });

/** Row 3, and where it starts: what is added to it is added by XOR. */
export const row = slice(swizzled, 3, null);

/** This does not compile with the tile as it was. */
export const proven = () => conflictFree(swizzled, rowsOfMatrix, { elementBytes: 2 });
