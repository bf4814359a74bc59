import type { MadeOf } from "../diagnostic/made-of.js";
import type { Refusal } from "../diagnostic.js";
import type { Cosize } from "../layout/cosize.js";
import type { AnyMapping } from "../layout/layout.js";
import type { Ceiling, NumeralOf, Order, Product, Quotient, ValueOf } from "../semimodule/integer.js";
import type { Target } from "./identifier.js";
import type { BitsOf, Memory } from "./memory.js";
import type { OptionOf } from "./symbol.js";

/** How memory is declared: the binding is that of a storage buffer of WGSL. */
export interface DeclarationOptions {
  readonly language: Target;
  readonly group?: number;
  readonly binding?: number;
  /** Whether the kernel writes a storage buffer. */
  readonly access?: "read" | "read_write";
  /** How many bytes shared memory has: by default the 16384 that WebGPU warrants, in CUDA the 49152 of a static array. */
  readonly sharedBytes?: number;
}

/** The text of `declaration(memory, options)`, or the refusal of shared memory that does not fit. */
export type Declaration<M, O> =
  NoInfer<ComputedDeclaration<M, O>> extends infer Made | MadeOf<"declaration", M, O> ? Made : never;

type ComputedDeclaration<M, O> = "declaration" extends "declaration" & (M | O)
  ? string
  : M extends Memory<"shared", infer Name, infer Of, infer L extends AnyMapping, unknown>
    ? Of extends keyof BitsOf
      ? Fitting<
          Name,
          Product<NumeralOf<Cosize<L>>, Quotient<NumeralOf<BitsOf[Of]>, "8">>,
          NumeralOf<OptionOf<O, "sharedBytes", O extends { readonly language: "wgsl" } ? 16384 : 49152>>
        >
      : string
    : string;

type Fitting<Name, Bytes, Most> =
  Order<Bytes, Most> extends ">"
    ? Refusal<"declaration", Name & string, "capacity", [Bytes & string, Most & string]>
    : string;

/** The bytes of `minBindingSize(memory)`: of all elements, of memory whose size a kernel is told of one unit of them. */
export type MinBindingSize<M> =
  M extends Memory<"global", unknown, infer Of, infer L, infer Vector>
    ? Of extends keyof BitsOf
      ? Bytes<L extends AnyMapping ? NumeralOf<Cosize<L>> : NumeralOf<Vector>, Of, NumeralOf<Vector>>
      : number
    : number;

type Bytes<Elements, Of extends keyof BitsOf, Vector> = ValueOf<
  Product<Product<Ceiling<Elements, Vector>, Vector>, Quotient<NumeralOf<BitsOf[Of]>, "8">>
>;
