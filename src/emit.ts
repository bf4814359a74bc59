export { call, declaration, minBindingSize } from "./runtime/emit/declaration.js";
export { emitCopy } from "./runtime/emit/emit-copy.js";
export { emitMma } from "./runtime/emit/emit-mma.js";
export { emitStore } from "./runtime/emit/emit-store.js";
export { globalMemory, matrices, registers, sharedMemory } from "./runtime/emit/memory.js";
export { storageBinding } from "./runtime/emit/storage-binding.js";
export { subgroupMatrix } from "./runtime/emit/subgroup-matrix.js";
export { isSymbolic, symbol } from "./runtime/emit/symbol.js";
export { symbolicLayout } from "./runtime/emit/symbolic-layout.js";
export { textureLayout } from "./runtime/emit/texture-layout.js";
export { tileOf } from "./runtime/emit/tile.js";
export type { Declaration, DeclarationOptions, MinBindingSize } from "./types/emit/declaration.js";
export type { CopyOptions, EmitCopy, Emitted } from "./types/emit/emit-copy.js";
export type { EmitMma, MmaOptions } from "./types/emit/emit-mma.js";
export type { EmitStore } from "./types/emit/emit-store.js";
export type { Target } from "./types/emit/identifier.js";
export type {
  Element,
  LocalMemory,
  Memory,
  MemoryOf,
  MemoryOptions,
  Registers,
  Space,
} from "./types/emit/memory.js";
export type {
  StorageBinding,
  StorageBindingOf,
  StorageBindingOptions,
} from "./types/emit/storage-binding.js";
export type {
  SubgroupMatrix,
  SubgroupMatrixConfig,
  SubgroupMatrixOptions,
} from "./types/emit/subgroup-matrix.js";
export type { KernelSize, Symbolic, SymbolOf, SymbolOptions } from "./types/emit/symbol.js";
export type { SymbolicLayout, SymbolicLayoutOf } from "./types/emit/symbolic-layout.js";
export type { TextureBuffer, TextureLayout } from "./types/emit/texture-layout.js";
export type { AnyTile, Tile, TileOf } from "./types/emit/tile.js";
