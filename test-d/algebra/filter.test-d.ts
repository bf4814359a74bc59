import { expectType } from "tsd";
import type {
  AnyLayout,
  Filter,
  FilterZeros,
  IntTuple,
  Layout,
  LayoutError,
  LeftInverse,
} from "../../dist/index.js";
import { filter, filterZeros, layout } from "../../dist/index.js";

declare const n: number;
declare const anyLayout: AnyLayout;
declare const stride: IntTuple;

expectType<Layout<[4, [1, 8]], [1, [0, 4]]>>(filterZeros(layout("(4,(2,8)):(1,(0,4))")));
expectType<Layout<32, 1>>(filter(layout("(4,(2,8)):(1,(0,4))")));
expectType<Layout<[4, 8], [8, 1]>>(filter(layout("(4,(2,8)):(8,(0,1))")));
expectType<Layout<1, 0>>(filter(layout("(4,8):(0,0)")));
expectType<Layout<1, 0>>(filterZeros(layout("4:0")));

// An extent whose stride is not known may become 1; whether a mode stays decides the profile.
expectType<Layout<[1, number, number], [0, 3, number]>>(filterZeros(layout([2, n, 4], [0, 3, n])));
expectType<Layout<number, number>>(filter(layout([2, 4], [0, n])));
expectType<Layout<number, 1>>(filter(layout([2, n], [1, 2])));
expectType<Layout<IntTuple, IntTuple>>(filter(layout([2, 4], [1, n])));
expectType<Layout<[number, number], IntTuple>>(filterZeros(layout([2, 4], stride)));
expectType<Layout>(filter(anyLayout));

// A refusal passes through.
type Refused = LeftInverse<Layout<4, -1>>;
declare const zeros: FilterZeros<Refused>;
declare const filtered: Filter<Refused>;
type Sentence =
  LayoutError<"✗ leftInverse: 4:-1: stride -1 is negative, where offsets are counted from 0 up">;
expectType<Sentence>(zeros);
expectType<Sentence>(filtered);
