import { expectType } from "tsd";
import { admits, assertInjective, collision, isSurjective, layout, missing } from "../../dist/index.js";

// Literals have a literal answer: where steps of bits depend on each other,
expectType<[2, 10]>(collision(layout("(6,2,1,4):(f1,f6,f24,f48)")));
expectType<[0, 6]>(collision(layout("(4,4):(f1,f2)")));
expectType<[0, 10]>(collision(layout("(3,5,7):(f5,f3,f6)")));
expectType<null>(collision(layout("(8,8):(f1,f9)")));
// @ts-expect-error collision: coordinates 0 and 6 both go to 0
assertInjective(layout("(4,4):(f1,f2)"));

// where strides of both signs lead past a gap,
expectType<1>(missing(layout("(4,2,1):(-4,4,8)"), 16));
expectType<11>(missing(layout("(4,4,4):(-1,5,-7)"), 20));
expectType<9>(missing(layout("(4,3):(-1,4)")));
expectType<false>(isSurjective(layout("(4,4):(-5,7)"), 2));

// where extents of bits are no powers of two,
expectType<true>(isSurjective(layout("(3,4):(f1,f2)")));
expectType<3>(missing(layout("(3,4):(f1,f8)")));
expectType<11>(missing(layout("(3,5):(f1,f2)"), 20));

// and where data has no left inverse. Of more than 256 only the run time looks at all.
expectType<true>(admits(layout("(3,12,4):(0,3,-4)"), layout("24:1")));
expectType<true>(admits(layout("(4,4):(1,3)"), layout("13:1")));
expectType<false>(admits(layout("(4,4):(1,3)"), layout("14:1")));
expectType<number | null>(missing(layout("(1000,1000):(-5,7)"), 2));
expectType<number | null>(missing(layout("(64,65):(f1,f64)")));
expectType<boolean>(admits(layout("(300,2):(1,-1)"), layout("4:1")));
