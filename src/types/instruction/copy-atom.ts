import type { Clip, Refusal } from "../diagnostic.js";
import type { AnyLayout } from "../layout/layout.js";
import type { CopyAtom } from "./atom.js";
import type { CopyTable } from "./atoms/copy.generated.js";

/** The names that an editor completes: those of CUTLASS, template arguments in short. */
export type CopyName = keyof CopyTable | (string & {});

/** An instruction of one's own; without a reference it is the source. */
export interface OwnCopy {
  readonly name?: string;
  readonly threads: AnyLayout;
  readonly source: AnyLayout;
  readonly destination: AnyLayout;
  readonly reference?: AnyLayout;
}

/**
 * The instruction of a name, or one's own. (All names at once, as an editor asks that completes them, are not looked up.)
 * @example CopyAtomOf<"UniversalCopy<u128>">["source"] // Layout<[1, 128], [0, 1]>
 */
export type CopyAtomOf<X> = NoInfer<ComputedCopyAtomOf<X>> extends infer Made ? Made : never;

type ComputedCopyAtomOf<X> = string & {} extends X ? CopyAtom : Found<X>;

type Found<X> = X extends keyof CopyTable
  ? CopyTable[X]
  : X extends string
    ? {} extends { [K in X]: 1 }
      ? CopyAtom
      : Refusal<"copyAtom", Clip<`"${X}"`>, "argument", [Clip<`"${X}"`>, "copy instruction"]>
    : OwnAtom<X>;

type OwnAtom<X> = X extends {
  readonly threads: infer Threads;
  readonly source: infer Source;
  readonly destination: infer Destination;
}
  ? CopyAtom<
      X extends { readonly name: infer Name } ? Name : "copy",
      Threads,
      Source,
      Destination,
      X extends { readonly reference: infer Reference } ? Reference : Source,
      undefined
    >
  : CopyAtom;
