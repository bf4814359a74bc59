import { expectType } from "tsd";
import type { Layout, Tensor, Through } from "../../dist/index.js";
import {
  composedLayout,
  copy,
  fill,
  get,
  layout,
  localTile,
  sliceTensor,
  swizzle,
  tensor,
} from "../../dist/index.js";

// A tensor over a composed layout: its accessor lies behind the outer layout, and its own layout is the inner one.
type Sw = Layout<[64, 8, 1], ["f1", "f72", "f512"]>;
declare const floats: Float32Array;
const T = tensor(floats, composedLayout(swizzle(3, 3, 3), 0, layout("(8,64):(66,1)")));
expectType<Tensor<Through<Float32Array, Sw>, [8, 64], [66, 1]>>(T);
expectType<number>(get(T, 1, 1));
expectType<Tensor<Through<Float32Array, Sw>, [64], [1]>>(sliceTensor(T, 2, null));
const tile = localTile(T, [4, 16], [1, 2]);
expectType<Tensor<Through<Float32Array, Sw>, [4, 16], [66, 1]>>(tile);
expectType<typeof T>(fill(T, 1));
copy(tile, tensor(floats, layout("(4,16)")));
expectType<true>(localTile(T, [3, 60], [2, 1]).ragged);
// @ts-expect-error range
get(T, 8, 0);
// @ts-expect-error elements
fill(T, 1n);
// @ts-expect-error sizes
copy(tile, tensor(floats, layout("(4,8)")));
const fixed = tensor([1, 2, 3, 4] as const, composedLayout(swizzle(1, 0, 1), 0, layout("(2,2)")));
expectType<1 | 2 | 3 | 4>(get(fixed, 0));
// @ts-expect-error argument
fill(fixed, 1);
