import { expectType } from "tsd";
import type { AnyTensor, Gemm, LayoutError, Tensor } from "../../dist/index.js";
import { counting, gemm, layout, tensor } from "../../dist/index.js";

declare const n: number;
declare const floats: Float64Array;
declare const bigs: BigInt64Array;
declare const anyTensor: AnyTensor;

// Table 3 of the paper: C is given back.
const A = tensor(floats, layout("(6,5):(1,7)"));
const B = tensor(floats, layout("(4,5):(1,9)"));
const C = tensor(floats, layout("(6,4):(1,8)"));
expectType<Tensor<Float64Array, [6, 4], [1, 8]>>(gemm(A, B, C));
gemm(tensor(floats, layout("(6,5):(7,1)")), tensor(floats, layout("(4,5):(9,1)")), C);
gemm(B, A, tensor(floats, layout("(4,6):(1,8)")));
gemm(
  tensor(floats, layout("(6,5):(3,20)")),
  tensor(floats, layout("(4,5):(2,11)")),
  tensor(floats, layout("(6,4):(5,31)")),
);
gemm(
  tensor(floats, layout("((2,3),5):((1,20),4)")),
  tensor(floats, layout("(4,5):(5,1)")),
  tensor(floats, layout("((2,3),4):((1,10),2)")),
);
gemm(
  tensor(floats, layout("(6,(2,3)):(8,(3,1))")),
  tensor(floats, layout("(4,(2,3)):(9,(4,1))")),
  tensor(floats, layout("(6,4):(1,6)")),
);
// CONV: filter (K,(C,T,R,S)), activations ((N,Z,P,Q),(C,T,R,S)), output (K,(N,Z,P,Q)).
gemm(
  tensor(floats, layout("(4,(3,1,3,2)):(18,(6,6,2,1))")),
  tensor(floats, layout("((2,1,3,5),(3,1,3,2)):((90,30,6,1),(30,30,6,1))")),
  tensor(floats, layout("(4,(2,1,3,5)):(15,(60,15,5,1))")),
);
// Each mode in any shape of its size, and a batch.
gemm(tensor(floats, layout("((3,2),5)")), B, C);
gemm(A, tensor(floats, layout("((2,2),5)")), tensor(floats, layout("(6,(1,4))")));
gemm(
  tensor(floats, layout("(6,5,(2,2))")),
  tensor(floats, layout("(4,5,4):(1,4,0)")),
  tensor(floats, layout("(6,4,4)")),
);
// Sizes that only the run time knows.
gemm(tensor(floats, layout([n, 5])), B, C);
gemm(anyTensor, B, C);
gemm(A, anyTensor, C);
gemm(A, B, anyTensor);
// Scaled, and over other elements.
gemm(A, B, C, 0.5);
gemm(tensor(counting(), layout("(6,5)")), B, C);
const big = tensor(bigs, layout("(2,2)"));
gemm(big, big, big);
gemm(big, big, big, 2n);

// Refused.
// @ts-expect-error extents
gemm(A, B, tensor(floats, layout("(7,4)")));
// @ts-expect-error extents
gemm(A, B, tensor(floats, layout("(6,5)")));
// @ts-expect-error extents
gemm(A, tensor(floats, layout("(4,6)")), C);
// @ts-expect-error extents
gemm(tensor(floats, layout("((2,2),5)")), B, C);
// @ts-expect-error extents
gemm(tensor(floats, layout([n, 6])), B, C);
// @ts-expect-error argument
gemm(tensor(floats, layout("30")), B, C);
// @ts-expect-error argument
gemm(tensor(floats, layout("(6,5,1)")), B, C);
// @ts-expect-error extents
gemm(big, B, C);
// @ts-expect-error elements
gemm(A, B, tensor(bigs, layout("(6,4)")));
// @ts-expect-error argument
gemm(A, B, tensor(counting(), layout("(6,4)")));
// @ts-expect-error argument
gemm(tensor(["a"], layout("(6,5):(0,0)")), B, C);
// @ts-expect-error TS2345
gemm(A, B, C, 2n);
// @ts-expect-error TS2345
gemm(big, big, big, 2);

type Of<S, D> = Tensor<Float64Array, S, D>;
declare const m: Gemm<Of<[6, 5], [1, 6]>, Of<[4, 5], [1, 4]>, Of<[7, 4], [1, 7]>>;
expectType<LayoutError<"✗ gemm: (6,5):(1,6), (4,5):(1,4) → (7,4):(1,7): M is 6 in A and 7 in C">>(m);
declare const k: Gemm<Of<[6, [5, 2]], [1, [6, 30]]>, Of<[4, 5], [1, 4]>, Of<[6, 4], [1, 6]>>;
expectType<LayoutError<"✗ gemm: (6,(5,2)):(1,(6,30)), (4,5):(1,4) → (6,4):(1,6): K is 10 in A and 5 in B">>(
  k,
);
declare const rank: Gemm<Of<[6, 5], [1, 6]>, Of<20, 1>, Of<[7, 4], [1, 7]>>;
expectType<LayoutError<"✗ gemm: (6,5):(1,6), 20:1 → (7,4):(1,7): B of rank 1 is no matrix">>(rank);
