import { expectType } from "tsd";
import type { AnyTensor, Contract, LayoutError, Tensor } from "../../dist/index.js";
import { contract, counting, layout, tensor } from "../../dist/index.js";

declare const n: number;
declare const text: string;
declare const floats: Float64Array;
declare const bigs: BigInt64Array;
declare const anyTensor: AnyTensor;

// The paper's form: s, p are M, q is N, u, r are K and t is the batch. C is given back.
const A = tensor(floats, layout("(2,3,4,5,6)"));
const B = tensor(floats, layout("(7,3,6,4)"));
const C = tensor(floats, layout("(2,3,7,5)"));
expectType<Tensor<Float64Array, [2, 3, 7, 5], [1, 2, 6, 42]>>(contract("stupr,qtru->stqp", A, B, C));
contract("stupr, qtru -> stqp", A, B, C, 0.5);
contract("qtru,stupr->stqp", B, A, C);

const M = tensor(floats, layout("(6,5)"));
const N = tensor(floats, layout("(4,5)"));
const R = tensor(floats, layout("(6,4)"));
contract("mk,nk->mn", M, N, R);
contract("nk,mk->mn", N, M, R);
contract("mk,nk->nm", M, N, tensor(floats, layout("(4,6)")));
contract("k,k->", tensor(floats, layout(5)), tensor(floats, layout(5)), tensor(floats, layout("1")));
contract("mk,k->m", M, tensor(floats, layout(5)), tensor(floats, layout(6)));
contract("mk,nx->mn", M, N, R);
contract("mk,nk->mn", tensor(floats, layout("((2,3),5)")), N, R);
// What only the run time knows.
contract(text, M, N, R);
contract("mk,nk->mn", tensor(floats, layout([n, 5])), N, R);
contract("mk,nk->mn", anyTensor, N, R);
contract("mk,nk->mn", tensor(counting(), layout("(6,5)")), N, R);

// Any number of them, and diagonals.
const S = tensor(floats, layout("(6,6)"));
expectType<typeof R>(contract("mk,kp,np->mn", M, tensor(floats, layout("(5,5)")), N, R));
expectType<typeof R>(contract("mk,kp,np->mn", M, tensor(floats, layout("(5,5)")), N, R, 2));
const V = contract("ii->i", S, tensor(floats, layout(6)));
expectType<Tensor<Float64Array, 6, 1>>(V);
contract("ii->", S, tensor(floats, layout("1")));
contract("ij->ji", M, tensor(floats, layout("(5,6)")));
expectType<AnyTensor>(contract("mk,nk->mn", ...[anyTensor, anyTensor, anyTensor]));

// Refused.
// @ts-expect-error argument
contract("mk,nk", M, N, R);
// @ts-expect-error argument
contract("mk,nk->m1", M, N, R);
// @ts-expect-error extents
contract("mm,nk->mn", M, N, R);
// @ts-expect-error syntax
contract("mk,nk->mz", M, N, R);
// @ts-expect-error labels
contract("mkl,nk->mn", M, N, R);
// @ts-expect-error labels
contract("mk,nk->", M, N, R);
// @ts-expect-error extents
contract("mk,kn->mn", M, N, R);
// @ts-expect-error extents
contract("mk,nk->nm", M, N, R);
// @ts-expect-error extents
contract("mk,nk->mn", tensor(floats, layout([n, 6])), N, R);
// @ts-expect-error elements
contract("mk,nk->mn", M, N, tensor(bigs, layout("(6,4)")));
// @ts-expect-error argument
contract("mk,nk->mn", M, N, tensor(counting(), layout("(6,4)")));

type Of<S, D> = Tensor<Float64Array, S, D>;
type Result = Of<[6, 4], [1, 6]>;
declare const extents: Contract<"mk,nk->mn", [Of<[6, 5], [1, 6]>, Of<[4, 3], [1, 4]>, Result]>;
expectType<LayoutError<"✗ contract: mk,nk->mn: k is 5 in A and 3 in B">>(extents);
declare const twice: Contract<"mm,nk->mn", [Of<[6, 5], [1, 6]>, Of<[4, 5], [1, 4]>, Result]>;
expectType<LayoutError<"✗ contract: mm,nk->mn: m is 6 in A and 5 in A">>(twice);
declare const ranks: Contract<"mkl,nk->mn", [Of<[6, 5], [1, 6]>, Of<[4, 5], [1, 4]>, Result]>;
expectType<LayoutError<"✗ contract: mkl,nk->mn: A has rank 2, but 3 by its labels">>(ranks);
declare const fine: Contract<"mk,nk->mn", [Of<[6, 5], [1, 6]>, Of<[4, 5], [1, 4]>, Result]>;
expectType<Result>(fine);
