export { assertAtom } from "./runtime/instruction/assert-atom.js";
export { copyAtom, isCopyAtom } from "./runtime/instruction/copy-atom.js";
export { isMmaAtom, mmaAtom } from "./runtime/instruction/mma-atom.js";
export type { AssertAtom } from "./types/instruction/assert-atom.js";
export type { AnyCopyAtom, AnyMmaAtom, CopyAtom, MmaAtom } from "./types/instruction/atom.js";
export type { CopyAtomOf, CopyName, OwnCopy } from "./types/instruction/copy-atom.js";
export type { MmaAtomOf, MmaName, OwnMma } from "./types/instruction/mma-atom.js";
