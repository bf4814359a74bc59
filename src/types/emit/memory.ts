import type { MadeOf } from "../diagnostic/made-of.js";
import type { LayoutError, Refusal } from "../diagnostic.js";
import type { AnyMapping } from "../layout/layout.js";
import type { NameFault } from "./identifier.js";
import type { OptionOf } from "./symbol.js";
import type { SymbolicLayout } from "./symbolic-layout.js";

/** Where memory is: of the whole kernel, of a workgroup, of a thread, or matrices of a subgroup. */
export type Space = "global" | "shared" | "registers" | "matrices";

/** What an element is, by its name in WGSL. */
export type Element = "f32" | "f16" | "u32" | "i32";

/** Memory of a kernel: what it is called, what it holds, and where its elements lie. */
export interface Memory<
  out In extends Space = Space,
  out Name = string,
  out Of = Element,
  out L = unknown,
  out Vector = number,
> {
  readonly space: In;
  readonly name: Name;
  readonly element: Of;
  readonly layout: L;
  /** How many elements WGSL declares as one: what it accesses at once. In CUDA any access is of the scalar. */
  readonly vector: Vector;
}

/** Any memory that a thread shares with few, or with none. */
export type LocalMemory = Memory<"shared" | "registers", unknown, unknown, unknown, unknown>;

/** What sums are kept in: registers, or matrices of a subgroup. */
export type Registers = Memory<"registers" | "matrices", unknown, unknown, unknown, unknown>;

/** The layouts of memory: that of a kernel may have symbols. */
export interface LayoutIn {
  readonly global: AnyMapping | SymbolicLayout;
  readonly shared: AnyMapping;
  readonly registers: AnyMapping;
  readonly matrices: AnyMapping;
}

/** What memory is made of. */
export interface MemoryOptions<In extends Space = Space> {
  readonly element: Element;
  readonly layout: LayoutIn[In];
  readonly vector?: 1 | 2 | 4;
}

/** What `globalMemory(name, options)` and the like make, or why they make none. */
export type MemoryOf<Operation extends string, In extends Space, Name, O> =
  NoInfer<ComputedMemoryOf<Operation, In, Name, O>> extends
    | infer Made
    | MadeOf<"memoryOf", Operation, In, Name, O>
    ? Made
    : never;

type ComputedMemoryOf<Operation extends string, In extends Space, Name, O> =
  NameFault<Operation, Name> extends infer Fault
    ? Fault extends LayoutError
      ? Fault
      : O extends { readonly element: infer Of; readonly layout: infer L }
        ? Memory<In, Name, Of, L, OptionOf<O, "vector", 1>>
        : never
    : never;

/** Bits of an element. */
export interface BitsOf {
  readonly f32: 32;
  readonly u32: 32;
  readonly i32: 32;
  readonly f16: 16;
}

/** The refusal of elements that a copy is not for; `null` where it is, or that is not known. */
export type ElementFault<Operation extends string, Name extends string, Of, Bits> = Of extends keyof BitsOf
  ? number extends Bits
    ? null
    : BitsOf[Of] extends Bits
      ? null
      : Refusal<Operation, Name, "elements", [Of, `${Bits & number}-bit`]>
  : null;
