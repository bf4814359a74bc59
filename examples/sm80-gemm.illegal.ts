// Three mistakes in the layouts of an sm80 GEMM, and what the compiler says to them.
import { composition, layout } from "cute-layout";
import {
  assertSource,
  conflictFree,
  copyAtom,
  mmaAtom,
  tiledCopy,
  tiledCopyA,
  tiledMma,
  tvSource,
} from "cute-layout/instruction";

const atom = mmaAtom("SM80_16x8x16_F32F16F16F32_TN");
const mma = tiledMma(atom, { atoms: [2, 2, 1], permutation: [32, 32, 16] });
const ldmatrix = copyAtom("SM75_U32x4_LDSM_N");

// Three instructions do not make up 32 rows.
// @ts-expect-error
export const uneven = () => tiledMma(atom, { atoms: [3, 2, 1], permutation: [32, 32, 16] });

// cp.async of 16 bytes along K, of a matrix that lies M-major.
const copies = tiledCopy(
  copyAtom("SM80_CP_ASYNC_CACHEGLOBAL<u128>"),
  layout([16, 8], [8, 1]),
  layout([1, 8]),
  {
    elementBits: 16,
  },
);
// @ts-expect-error
export const apart = () => assertSource(copies, layout([128, 64], [1, 128]));

// Shared memory without a swizzle: all rows begin in the same bank.
const plain = composition(layout([128, 64], [64, 1]), [32, 16]);
const rows = tvSource(tiledCopyA(ldmatrix, mma, { elementBits: 16 }));
// @ts-expect-error
export const conflict = () => conflictFree(plain, rows, ldmatrix);
