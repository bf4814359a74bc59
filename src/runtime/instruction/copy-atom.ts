import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { AnyCopyAtom, CopyAtom } from "../../types/instruction/atom.js";
import type { CopyAtomOf, CopyName, OwnCopy } from "../../types/instruction/copy-atom.js";
import type { AnyLayout } from "../../types/layout/layout.js";
import { failing } from "../diagnostic.js";
import { layout, layoutIn } from "../layout/layout.js";
import { show } from "../layout/text.js";
import { rows, texts } from "./atoms/copy.generated.js";

/**
 * The instruction of a name, as CUTLASS has it, or one's own from what a manual says of it. Refused is a name that is none.
 * @param of its name, or its layouts
 * @returns the instruction
 * @throws LayoutError: argument
 * @law source and destination are those of CUTLASS, byte by byte (test/instruction/atoms.test.ts)
 * @see {@link assertAtom}
 * @example copyAtom("SM75_U32x4_LDSM_N").destination // prints as (32,(32,4)):(32,(1,1024))
 * @example copyAtom("UniversalCopy<u128>").source // prints as (1,128):(0,1)
 */
export function copyAtom<const X extends string | OwnCopy = CopyName>(
  of: Accepted<X, CopyAtomOf<X>>,
): Answer<CopyAtomOf<X>>;

export function copyAtom(x: any): AnyCopyAtom {
  const fail = failing("copyAtom", () => show(x));
  if (typeof x === "string") {
    const row = rows.find(([name]) => name === x) ?? fail("argument", show(x), "copy instruction");
    const [, threads, source, destination, reference, valid] = row as unknown as number[];
    const at = (i: number | undefined): AnyLayout => layout(texts[i as number] as string) as AnyLayout;
    return atomOf({
      name: x,
      threads: at(threads),
      source: at(source),
      destination: at(destination),
      reference: at(reference),
      valid: valid === -1 ? undefined : at(valid),
    });
  }
  if (typeof x !== "object" || x === null) return fail("argument", show(x), "copy instruction");
  const { name = "copy", threads, source, destination, reference = source } = x as OwnCopy;
  for (const each of [threads, source, destination, reference]) layoutIn(each, fail);
  return atomOf({ name, threads, source, destination, reference, valid: undefined });
}

/**
 * Whether a value is an instruction that copies.
 * @param x anything
 * @returns a boolean
 * @law true of what `copyAtom` makes, false of all else (test/instruction/atoms.test.ts)
 * @see {@link copyAtom}
 * @example isCopyAtom(copyAtom("UniversalCopy<u32>")) // true
 */
export function isCopyAtom(x: unknown): x is CopyAtom {
  return typeof x === "object" && x !== null && Object.getPrototypeOf(x) === kind;
}

const kind: object = Object.create(Object.prototype, {
  toString: { value: nameOf },
});

function nameOf(this: AnyCopyAtom): string {
  return this.name;
}

function atomOf(fields: AnyCopyAtom): AnyCopyAtom {
  return Object.freeze(Object.assign(Object.create(kind), fields));
}
