import { expectType } from "tsd";
import type {
  AnyTensor,
  CoordinateAccessor,
  CountingAccessor,
  Get,
  IntTuple,
  Layout,
  LayoutError,
  LocalPartition,
  LocalTile,
  Ndarray,
  SliceTensor,
  StepTuple,
  Tensor,
  TensorComposition,
  TensorOf,
} from "../../dist/index.js";
import {
  contract,
  coordinates,
  copy,
  copyIf,
  counting,
  depth,
  fill,
  fromNdarray,
  gemm,
  get,
  identityLayout,
  layout,
  localPartition,
  localTile,
  rank,
  set,
  size,
  sliceTensor,
  tensor,
  tensorComposition,
  tensorFlatDivide,
  tensorLogicalDivide,
  tensorTiledDivide,
  tensorZippedDivide,
  toNdarray,
  transform,
} from "../../dist/index.js";

declare const n: number;
declare const floats: Float32Array;
declare const bigs: BigUint64Array;
declare const names: string[];
declare const anyTensor: AnyTensor;
declare const open: Tensor<Float32Array>;
declare const any: any;

// What a tensor is, by its accessor.
const T = tensor(floats, layout("(8,8):(8,1)"));
expectType<Tensor<Float32Array, [8, 8], [8, 1]>>(T);
expectType<Tensor<BigUint64Array, 64, 1>>(tensor(bigs, layout(64)));
expectType<Tensor<string[], [2, 2], [1, 2]>>(tensor(names, layout([2, 2])));
expectType<Tensor<CountingAccessor, [2, 2], [1, 2]>>(tensor(counting(7), layout([2, 2])));
expectType<Tensor<CoordinateAccessor<[number, number]>, 4, 1>>(tensor(coordinates(2, 3), layout(4)));
const where = tensor(coordinates(), identityLayout([4, [n, 2]]));
expectType<[number, [number, number]]>(get(where, 5));
expectType<[number, [number, number]]>(get(sliceTensor(where, null, [0, 1]), 2));
const [row, [, column]] = get(where, 1, [0, 1]);
expectType<number>(row + column);
expectType<number>(get(tensor(coordinates(), layout([4, 8])), 3));
expectType<IntTuple>(get(tensor(coordinates(...([] as IntTuple[])), layout(4)), 3));
// what is added has a mode more than the start
expectType<IntTuple>(get(tensor(coordinates([0, 0]), layout("(2,2):(e0.1,e1)")), 3));
// @ts-expect-error argument
tensor(counting(), identityLayout([2, 2]));
// @ts-expect-error argument
tensor(floats, identityLayout([2, 2]));
expectType<Tensor<number[], 2, 3>>(tensor([1, 2, 3, 4], layout("2:3")));
expectType<Tensor<Float32Array, [number, 8], [8, 1]>>(tensor(floats, layout([n, 8], [8, 1]), n));
class Squares {
  readonly at: number = 0;
  offset(by: number): Squares {
    return by === 0 ? this : new Squares();
  }
  dereference(): bigint {
    return BigInt(this.at) ** 2n;
  }
}
expectType<bigint>(get(tensor(new Squares(), layout(4)), 2));

// The length of a tuple is known, and the layout must lie in it, the start included.
const four = [1, 2, 3, 4] as const;
expectType<Tensor<readonly [1, 2, 3, 4], [2, 2], [1, 2]>>(tensor(four, layout("(2,2)")));
expectType<Tensor<readonly [1, 2, 3, 4], [2, 2], [1, -2]>>(tensor(four, layout("(2,2):(1,-2)"), 2));
expectType<Tensor<readonly [1, 2, 3, 4], 4, 0>>(tensor(four, layout("4:0"), 3));
tensor(four, layout([2, n]));
tensor(four, layout([2, 3]), n);
// @ts-expect-error bounds
const beyond = tensor(four, layout("(2,3)"));
// @ts-expect-error bounds
tensor(four, layout("(2,2)"), 1);
// @ts-expect-error bounds
tensor(four, layout("(2,2):(1,-2)"));
// @ts-expect-error TS2345
tensor(4, layout(4));
// @ts-expect-error TS2345
tensor("text", layout(4));
// @ts-expect-error TS2345
tensor(new DataView(new ArrayBuffer(4)), layout(4));
expectType<Tensor<readonly [1, 2, 3, 4], never, never>>(beyond);
get(beyond, 1, 7);
sliceTensor(beyond, null, 7);
localTile(beyond, [2, 2], [7, 7]);
type Short = LayoutError<"✗ tensor: (2,3):(1,2): offsets 0 to 5 are not all in an array of 4">;
declare const short: TensorOf<readonly [1, 2, 3, 4], Layout<[2, 3], [1, 2]>>;
expectType<Short>(short);

// Values.
expectType<number>(get(T, 3, 7));
expectType<number>(get(T, [3, 7]));
expectType<number>(get(T, 63));
expectType<number>(get(T, n, 7));
expectType<bigint>(get(tensor(bigs, layout(64)), n));
expectType<string>(get(tensor(names, layout(4)), 3));
expectType<number>(get(tensor(coordinates(), layout(4)), 3));
expectType<1 | 2 | 3 | 4>(get(tensor(four, layout(4)), 3));
expectType<unknown>(get(anyTensor, 1, 2));
expectType<number>(get(open, 1, 2, 3));
get(T, any);
expectType<7>(set(T, 7, 0, 0));
set(tensor(names, layout(4)), "x", n);
// @ts-expect-error range
expectType<never>(get(T, 8, 0));
// @ts-expect-error range
get(T, n, 8);
// @ts-expect-error range
get(T, 0, -1);
// @ts-expect-error range
get(T, 64);
// @ts-expect-error coordinate
get(T, 0, [0, 0]);
// @ts-expect-error integer
get(T, 0.5, 0);
// @ts-expect-error elements
set(T, 4n, 0, 0);
// @ts-expect-error range
set(T, 4, 0, 8);
// @ts-expect-error argument
set(tensor(four, layout(4)), 4, 0);
// @ts-expect-error argument
set(tensor(counting(), layout(4)), 4, 0);
declare const far: Get<Tensor<Float32Array, [8, 8], [8, 1]>, [8, 0]>;
expectType<LayoutError<"✗ get: (8,8):(8,1): coordinate (8,0) is outside of the shape (8,8)">>(far);

// Slices: figure 5 of the paper.
const F = tensor(counting(), layout("((3,2),((2,3),2)):((4,1),((2,15),100))"));
expectType<Tensor<CountingAccessor, [[[2, 3], 2]], [[[2, 15], 100]]>>(sliceTensor(F, 2, null));
expectType<Tensor<CountingAccessor, [[3, 2]], [[4, 1]]>>(sliceTensor(F, null, 5));
expectType<Tensor<CountingAccessor, [3, 2], [15, 100]>>(sliceTensor(F, 2, [[0, null], null]));
expectType<Tensor<CountingAccessor, [3, [2, 3]], [4, [2, 15]]>>(sliceTensor(F, [null, 1], [null, 0]));
expectType<Tensor<CountingAccessor, [3, 3], [4, 15]>>(sliceTensor(F, [null, 0], [[0, null], 1]));
expectType<Tensor<CountingAccessor, [2, 2, 2], [1, 2, 100]>>(sliceTensor(F, [1, null], [[null, 0], null]));
expectType<Tensor<CountingAccessor, 1, 0>>(sliceTensor(F, 2, 5));
expectType<typeof F>(sliceTensor(F, null));
expectType<Tensor<CountingAccessor, [[3, 2]], [[4, 1]]>>(sliceTensor(F, null, n));
expectType<Tensor<unknown, IntTuple, StepTuple, boolean>>(sliceTensor(anyTensor, null, 2));
// @ts-expect-error range
sliceTensor(F, 6, null);
// @ts-expect-error range
sliceTensor(F, null, 12);
// @ts-expect-error coordinate
sliceTensor(F, null, null, 0);
declare const cut: SliceTensor<Tensor<Float32Array, [4, 8], [1, 4]>, [null, 9]>;
expectType<LayoutError<"✗ sliceTensor: (4,8):(1,4): coordinate (_,9) is outside of the shape (4,8)">>(cut);

// The algebra, section 5.3.4 and table 4.
const TV = layout("((4,8),2):((16,1),8)");
expectType<Tensor<Float32Array, [[4, 8], 2], [[16, 1], 8]>>(
  tensorComposition(tensor(floats, layout("(8,8):(1,8)")), TV),
);
const partition = tensorComposition(T, TV);
expectType<Tensor<Float32Array, [[4, 8], 2], [[2, 8], 1]>>(partition);
expectType<Tensor<Float32Array, [[4, 8], 2], [[18, 1], 9]>>(
  tensorComposition(tensor(floats, layout("(8,8):(1,9)")), TV),
);
expectType<Tensor<Float32Array, [[4, [4, 2]], 2], [[8, [2, 16]], 1]>>(
  tensorComposition(tensor(floats, layout("((4,2),(2,4)):((2,16),(1,8))")), TV),
);
expectType<Tensor<Float32Array, [2], [1]>>(sliceTensor(partition, n, null));
expectType<Tensor<Float32Array, [[2, 4], [4, 2]], [[8, 16], [1, 4]]>>(tensorLogicalDivide(T, [2, 4]));
expectType<Tensor<Float32Array, [[2, 4], [4, 2]], [[8, 1], [16, 4]]>>(tensorZippedDivide(T, [2, 4]));
expectType<Tensor<Float32Array, [[2, 4], 4, 2], [[8, 1], 16, 4]>>(tensorTiledDivide(T, [2, 4]));
expectType<Tensor<Float32Array, [2, 4, 4, 2], [8, 1, 16, 4]>>(tensorFlatDivide(T, [2, 4]));
// @ts-expect-error stride-divisibility
tensorComposition(tensor(floats, layout("(4,6,8):(2,3,5)")), layout("6:3"));
declare const composed: TensorComposition<Tensor<Float32Array, [4, 6, 8], [2, 3, 5]>, Layout<6, 3>>;
expectType<
  LayoutError<"✗ tensorComposition: (4,6,8):(2,3,5) ∘ 6:3: stride 3 and extent 4 do not divide each other (stride divisibility, eq. 9)">
>(composed);

// Partitions.
expectType<Tensor<Float32Array, [2, 4], [8, 1]>>(localTile(T, [2, 4], [1, 0]));
expectType<Tensor<Float32Array, [2, 4], [8, 1]>>(localTile(T, [2, 4], n));
expectType<Tensor<Float32Array, [2, 4, 2], [8, 1, 4]>>(localTile(T, [2, 4], [1, null]));
expectType<Tensor<Float32Array, [2, 4, 4, 2], [8, 1, 16, 4]>>(localTile(T, [2, 4], [null, null]));
expectType<Tensor<Float32Array, [2, 4, [4, 2]], [8, 1, [16, 4]]>>(localTile(T, [2, 4], null));
expectType<Tensor<Float32Array, [2, 1, 8], [8, 0, 1]>>(localTile(T, [2, null], [1, null]));
expectType<Tensor<Float32Array, [4, 2], [16, 4]>>(localPartition(T, layout("(2,4):(4,1)"), 5));
expectType<Tensor<Float32Array, [4, 2], [16, 4]>>(localPartition(T, layout("(2,4):(4,1)"), n));
expectType<Tensor<Float32Array, [2, 2], [32, 4]>>(localPartition(T, layout("((2,2),4)"), n));
// @ts-expect-error range
localTile(T, [2, 4], [4, 0]);
// @ts-expect-error rank
localTile(T, [2, 4, 2], [0, 0]);
// @ts-expect-error missing
localPartition(T, layout("(2,4)"), 8);
declare const tile: LocalTile<Tensor<Float32Array, [8, 8], [8, 1]>, [2, 4], [4, 0]>;
expectType<LayoutError<"✗ localTile: (8,8):(8,1): coordinate (4,0) is outside of the shape (4,2)">>(tile);
declare const thread: LocalPartition<Tensor<Float32Array, [8, 8], [8, 1]>, Layout<[2, 4], [4, 1]>, 8>;
expectType<LayoutError<"✗ localPartition: (8,8):(8,1), (2,4):(4,1): no coordinate goes to 8">>(thread);

// What it has as a layout has it, and its values in a loop.
expectType<64>(size(T));
expectType<2>(rank(T));
expectType<1>(depth(T));
expectType<[8, 8]>(T.shape);
expectType<number[]>([...T]);
expectType<bigint[]>([...tensor(bigs, layout(64))]);

// Interop.
expectType<Tensor<Float32Array, [2, 3], [3, -1]>>(
  fromNdarray({ data: floats, shape: [2, 3], stride: [3, -1], offset: 2 }),
);
expectType<Tensor<Float32Array>>(
  fromNdarray({ data: floats, shape: [n].concat(n), strides: new Int32Array([n, n]), offset: 2 }),
);
expectType<Tensor<Float32Array, 1, 0>>(fromNdarray({ data: floats, shape: [], stride: [], offset: 2 }));
expectType<Tensor<Float32Array, [number, 4], [4, 1]>>(
  fromNdarray({ data: floats, shape: [n, 4], stride: [4, 1], offset: 2 }),
);
expectType<Ndarray<Tensor<Float32Array, [8, 8], [8, 1]>>>(toNdarray(T));
expectType<Float32Array>(toNdarray(T).data);
// @ts-expect-error TS2345
fromNdarray({ data: floats, shape: [2, 3], offset: 2 });

// Generic code is taken, and checked where more is known; by annotation it is open.
const generic = <X extends AnyTensor>(of: X) => {
  get(of, 1, 2);
  return get(of as AnyTensor, 1, 2);
};
const rows = (of: Tensor<Float32Array, [number, 8], [8, 1]>): Tensor<Float32Array, [8], [1]> =>
  sliceTensor(of, n, null);
rows(T);

// Operations are values like any other: to compare them comes to an end.
export const partitions = [localTile, localPartition, sliceTensor];
export const algorithms = [tensor, get, set, copy, copyIf, fill, transform, gemm, contract];

export { generic, open, rows };
