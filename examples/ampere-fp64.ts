// Table 4 of the paper: all its layouts of an 8 by 8 matrix, partitioned over the 32 threads and 2 values a thread of the
// Ampere FP64 tensor core instruction. Each result takes (thread, value) to an offset.
import { composition, layout } from "cute-layout";

/** (thread, value) to the place in the matrix: metadata of the instruction. */
export const threadValue = layout("((4,8),2):((16,1),8)");

export const colMajor = composition(layout("(8,8):(1,8)"), threadValue);
export const rowMajor = composition(layout("(8,8):(8,1)"), threadValue);
export const padded = composition(layout("(8,8):(1,9)"), threadValue);
export const colInterleaved = composition(layout("((4,2),(2,4)):((2,16),(1,8))"), threadValue);
/** Not in the table: the even rows first, then the odd ones, four rows of a column side by side. */
export const rowInterleaved = composition(layout("((2,4),8):((32,1),4)"), threadValue);
/** Offsets that add by XOR, and coordinates in place of offsets. */
export const swizzled = composition(layout("(8,8):(f1,f9)"), threadValue);
export const coordinate = composition(layout("(8,8):(e0,e1)"), threadValue);
