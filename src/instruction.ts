export { assertAtom } from "./runtime/instruction/assert-atom.js";
export { assertDestination, assertSource } from "./runtime/instruction/assert-copy.js";
export { conflictFree } from "./runtime/instruction/conflicts.js";
export { copyAtom, isCopyAtom } from "./runtime/instruction/copy-atom.js";
export { tiledCopyA, tiledCopyB, tiledCopyC, tiledCopyCAtom } from "./runtime/instruction/copy-of-mma.js";
export { partitionDestination, partitionSource } from "./runtime/instruction/copy-partition.js";
export { threadsDestination, threadsSource, tvDestination, tvSource } from "./runtime/instruction/copy-tv.js";
export { cotiledCopy } from "./runtime/instruction/cotiled-copy.js";
export { fragmentA, fragmentB, fragmentC, fragmentLike } from "./runtime/instruction/fragment.js";
export { isMmaAtom, mmaAtom } from "./runtime/instruction/mma-atom.js";
export { partitionA, partitionB, partitionC } from "./runtime/instruction/partition.js";
export { retile } from "./runtime/instruction/retile.js";
export { smemAtom } from "./runtime/instruction/smem-atom.js";
export { threadsA, threadsB, threadsC } from "./runtime/instruction/threads.js";
export { tiledCopy } from "./runtime/instruction/tiled-copy.js";
export { tiledMma, tileShape } from "./runtime/instruction/tiled-mma.js";
export { tvA, tvB, tvC } from "./runtime/instruction/tv.js";
export type { AssertAtom } from "./types/instruction/assert-atom.js";
export type { AssertDestination, AssertSource } from "./types/instruction/assert-copy.js";
export type { AnyCopyAtom, AnyMmaAtom, CopyAtom, MmaAtom } from "./types/instruction/atom.js";
export type { ConflictFreeBy } from "./types/instruction/conflicts.js";
export type { CopyAtomOf, CopyName, OwnCopy } from "./types/instruction/copy-atom.js";
export type {
  TiledCopyA,
  TiledCopyB,
  TiledCopyC,
  TiledCopyCAtom,
} from "./types/instruction/copy-of-mma.js";
export type { PartitionDestination, PartitionSource } from "./types/instruction/copy-partition.js";
export type {
  ThreadsDestination,
  ThreadsSource,
  TvDestination,
  TvSource,
} from "./types/instruction/copy-tv.js";
export type { CotiledCopy } from "./types/instruction/cotiled-copy.js";
export type { FragmentA, FragmentB, FragmentC, FragmentLike } from "./types/instruction/fragment.js";
export type { MmaAtomOf, MmaName, OwnMma } from "./types/instruction/mma-atom.js";
export type { PartitionA, PartitionB, PartitionC } from "./types/instruction/partition.js";
export type { RestOptions } from "./types/instruction/rest.js";
export type { Retile } from "./types/instruction/retile.js";
export type { SmemAtom, SmemSwizzle } from "./types/instruction/smem-atom.js";
export type { ThreadsA, ThreadsB, ThreadsC } from "./types/instruction/threads.js";
export type { AnyTiledCopy, CopyBits, TiledCopy, TiledCopyOf } from "./types/instruction/tiled-copy.js";
export type { AnyTiledMma, TiledMma, TiledMmaOf, TileShape } from "./types/instruction/tiled-mma.js";
export type { Tiling } from "./types/instruction/tiling.js";
export type { TvA, TvB, TvC } from "./types/instruction/tv.js";
