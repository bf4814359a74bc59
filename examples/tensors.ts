// Tensors: an accessor behind a layout, and algorithms that take any layouts whose sizes agree.
import { contract, copy, fill, gemm, get, layout, localTile, tensor } from "cute-layout";

const A = fill(tensor(new Float32Array(32), layout("(4,8):(8,1)")), 1);
const B = fill(tensor(new Float32Array(48), layout("(6,8):(8,1)")), 2);
const C = tensor(new Float32Array(24), layout("((2,2),6)"));

/** A (M,K) and B (N,K) into C (M,N), whose M is two modes. */
export const product = get(gemm(A, B, C), 3, 5);

/** A tile of A, copied out of its rows. */
export const tile = copy(localTile(A, [2, 4], [1, 0]), tensor(new Float32Array(8), layout("(2,4)")));

/** The same product by its letters. */
export const byLetters = get(contract("mk,nk->mn", A, B, C), 0, 0);
