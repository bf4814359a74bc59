import type { MadeOf } from "../diagnostic/made-of.js";
import type { Quoted } from "../diagnostic/quoted.js";
import type { LayoutError, Refusal } from "../diagnostic.js";
import type { ExtentFault, LeafFault } from "../layout/check.js";
import type { NumeralOf, ValueOf } from "../semimodule/integer.js";
import type { NameFault } from "./identifier.js";

/**
 * A size or a stride that a kernel knows only as it runs, as a uniform or a parameter: a name, what it is a multiple of, and
 * the largest value that it has.
 */
export interface Symbolic<out Name = string, out MultipleOf = number, out Most = number | undefined> {
  readonly name: Name;
  readonly multipleOf: MultipleOf;
  readonly most: Most;
}

/** An extent or a stride that is known, or that a kernel knows as it runs. */
export type KernelSize = number | Symbolic<string, number, number | undefined>;

/** What is known of a symbol: by default a multiple of 1, without a bound. */
export interface SymbolOptions {
  readonly multipleOf?: number;
  readonly most?: number;
}

/** What `symbol(name, options)` makes, or why it makes none. */
export type SymbolOf<Name, O> =
  NoInfer<ComputedSymbolOf<Name, O>> extends infer Made | MadeOf<"symbolOf", Name, O> ? Made : never;

type ComputedSymbolOf<Name, O> =
  NameFault<"symbol", Name> extends infer Fault
    ? Fault extends LayoutError
      ? Fault
      : Known<Name, OptionOf<O, "multipleOf", 1>, OptionOf<O, "most", undefined>>
    : never;

/** An option that is given, as `undefined` is not. */
export type OptionOf<O, Key extends string, Default> = O extends { readonly [K in Key]: infer Value }
  ? Value extends undefined
    ? Default
    : Value
  : Default;

type Known<Name, MultipleOf, Most> =
  ExtentFault<MultipleOf> extends LeafFault<infer Code, infer Value>
    ? Refused<Name, Code, Value>
    : Most extends undefined
      ? Symbolic<Name, ValueOf<NumeralOf<MultipleOf>>, undefined>
      : ExtentFault<Most> extends LeafFault<infer Code, infer Value>
        ? Refused<Name, Code, Value>
        : Symbolic<Name, ValueOf<NumeralOf<MultipleOf>>, ValueOf<NumeralOf<Most>>>;

type Refused<Name, Code, Value> = Refusal<
  "symbol",
  Quoted<Name & string>,
  Code & ("extent" | "overflow"),
  [Value & string]
>;
