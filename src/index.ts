export type { Coalesce } from "./types/coalesce.js";
export type { Composition } from "./types/composition.js";
export type { Code, LayoutError } from "./types/diagnostic.js";
export type { Congruent, Depth, Flatten, HTuple, IntTuple, Rank, WeaklyCongruent } from "./types/htuple.js";
export type { AnyLayout, Concat, Cosize, Equal, Layout, LayoutOf, Mode, Print } from "./types/layout.js";
export type { Parse } from "./types/notation.js";
export type { Compatible, Crd2crd, Crd2idx, Idx2crd, Size } from "./types/shape.js";
export type { CompactStride } from "./types/stride.js";
export type { Tiler } from "./types/tiler.js";
