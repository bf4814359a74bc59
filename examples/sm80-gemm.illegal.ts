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
const vector = copyAtom("SM80_CP_ASYNC_CACHEGLOBAL<u128>");
const copies = tiledCopy(vector, layout([16, 8], [8, 1]), layout([1, 8]), { elementBits: 16 });

// @ts-expect-error: three instructions do not make up 32 rows
export const uneven = () => tiledMma(atom, { atoms: [3, 2, 1], permutation: [32, 32, 16] });
// error TS2345: Argument of type '{ atoms: number[]; permutation: number[]; }' is not assignable to parameter of type '"✗ tiledMma: SM80_16x8x16_F32F16F16F32_TN, (3,2,1):(1,3,6), <32,32,16>: 32 is no multiple of 48"'.

// cp.async of 16 bytes along K, of a matrix that lies M-major.
const majorM = layout([128, 64], [1, 128]);
// @ts-expect-error: the eight halves of an access are not side by side
export const apart = () => assertSource(copies, majorM);
// error TS2345: Argument of type 'Layout<[128, 64], [1, 128]>' is not assignable to parameter of type '"✗ assertSource: SM80_CP_ASYNC_CACHEGLOBAL<u128>, (128,64):(1,128): values 0 and 1 of thread 0 are 128 apart, and one access takes both"'.

// Shared memory without a swizzle: all rows begin in the same bank.
const plain = composition(layout([128, 64], [64, 1]), [32, 16]);
const rows = tvSource(tiledCopyA(ldmatrix, mma, { elementBits: 16 }));
// @ts-expect-error: eight rows of a matrix meet in one bank
export const conflict = () => conflictFree(plain, rows, ldmatrix);
// error TS2345: Argument of type 'Layout<[[16, 2, 2, 2], [8, 1]], [[1, 256, 16, 0], [32, 0]]>' is not assignable to parameter of type '"✗ conflictFree: (32,16):(64,1), ((16,2,2,2),(8,1)):((1,256,16,0),(32,0)): threads 0 and 1 both use bank 0"'.
