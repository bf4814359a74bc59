import type { MadeOf } from "../diagnostic/made-of.js";
import type { Cosize } from "../layout/cosize.js";
import type { AnyMapping } from "../layout/layout.js";
import type { Ceiling, NumeralOf, ValueOf } from "../semimodule/integer.js";
import type { MinBindingSize } from "./declaration.js";
import type { Element, Memory } from "./memory.js";
import type { OptionOf } from "./symbol.js";
import type { SymbolicLayout } from "./symbolic-layout.js";

/** Whether the kernel writes what is bound. */
export interface StorageBindingOptions {
  readonly access?: "read" | "read_write";
}

/** A storage buffer as host code declares it: the array by what TypeGPU calls its elements, and WebGPU's `buffer` of an entry. */
export interface StorageBinding<
  out Unit = string,
  out Count = number | undefined,
  out Access = "readonly" | "mutable",
  out Type = "read-only-storage" | "storage",
  out Bytes = number,
> {
  readonly element: Unit;
  /** How many there are, `undefined` where the buffer decides. */
  readonly count: Count;
  readonly access: Access;
  readonly buffer: { readonly type: Type; readonly minBindingSize: Bytes };
}

/** What `storageBinding(memory, options)` makes. */
export type StorageBindingOf<M, O> =
  NoInfer<ComputedStorageBindingOf<M, O>> extends infer Made | MadeOf<"storageBindingOf", M, O>
    ? Made
    : never;

type ComputedStorageBindingOf<M, O> =
  M extends Memory<"global", unknown, infer Of, infer L, infer Vector>
    ? OptionOf<O, "access", "read"> extends infer Access
      ? StorageBinding<
          Of extends Element ? UnitOf<Of, Vector> : string,
          CountOf<L, Vector>,
          Access extends "read" ? "readonly" : "mutable",
          Access extends "read" ? "read-only-storage" : "storage",
          MinBindingSize<M>
        >
      : never
    : never;

/** The letter by which a vector's elements are told. */
interface LetterOf {
  readonly f32: "f";
  readonly f16: "h";
  readonly u32: "u";
  readonly i32: "i";
}

type UnitOf<Of extends Element, Vector> = number extends Vector
  ? UnitOf<Of, 1 | 2 | 4>
  : Vector extends 1
    ? Of
    : `vec${Vector & number}${LetterOf[Of]}`;

type CountOf<L, Vector> = L extends AnyMapping
  ? ValueOf<Ceiling<NumeralOf<Cosize<L>>, NumeralOf<Vector>>>
  : L extends SymbolicLayout
    ? undefined
    : number | undefined;
