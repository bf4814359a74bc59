import type { IntTuple } from "../../layout/htuple.js";
import type { Widened } from "../../layout/widened.js";

/**
 * The extents of a leaf where it hangs on a number not known statically which modes it becomes: their product is the extent
 * of the leaf, so that a prime one is one mode all the same.
 * @example UndecidedExtents<2> // 2
 */
export type UndecidedExtents<N> = IsWhole<N> extends true ? Widened<N> : IntTuple;

/** The strides of such a leaf: `One` where it is one mode, `Open` where it may be several. */
export type UndecidedStrides<N, One, Open> = IsWhole<N> extends true ? One : Open;

/** Whether an extent is one mode whatever it is composed with. (The condition is for `never`.) */
type IsWhole<N> = [N] extends [Prime] ? ([N] extends [never] ? false : true) : false;

/** The primes that tiles are made of. */
type Prime = 2 | 3 | 5 | 7 | 11 | 13 | 17 | 19 | 23 | 29 | 31 | 37 | 41 | 43 | 47 | 53 | 59 | 61;
