export { assertAtom } from "./runtime/instruction/assert-atom.js";
export { copyAtom, isCopyAtom } from "./runtime/instruction/copy-atom.js";
export { isMmaAtom, mmaAtom } from "./runtime/instruction/mma-atom.js";
export type { AssertAtom } from "./types/instruction/assert-atom.js";
export type { AnyCopyAtom, CopyAtom, CopyAtomOf, CopyName, OwnCopy } from "./types/instruction/copy-atom.js";
export type { AnyMmaAtom, MmaAtom, MmaAtomOf, MmaName, OwnMma } from "./types/instruction/mma-atom.js";
