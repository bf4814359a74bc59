import { LayoutError } from "../../diagnostic.js";
import { copyAtom } from "../../instruction/copy-atom.js";
import { mmaAtom } from "../../instruction/mma-atom.js";

/** The instruction of a name, of either kind; `undefined` where there is none. */
export function atomNamed(name: string): unknown {
  for (const atom of [mmaAtom, copyAtom] as readonly ((name: string) => unknown)[]) {
    try {
      return atom(name);
    } catch (fault) {
      if (!(fault instanceof LayoutError)) throw fault;
    }
  }
  return undefined;
}
