import type { Accepted, Answer } from "../../types/diagnostic.js";
import type { KernelSize, Symbolic, SymbolOf, SymbolOptions } from "../../types/emit/symbol.js";
import { quoted } from "../diagnostic/quoted.js";
import { type Fail, failing } from "../diagnostic.js";
import { constant, name as named, type Term } from "../expression/term.js";
import { extentsOf } from "../layout/shape.js";
import { show } from "../layout/text.js";
import { nameIn } from "./identifier.js";

/**
 * A size or a stride that a kernel knows only as it runs: an extent or a stride of a {@link symbolicLayout}. What it is a
 * multiple of decides what divides it, and its largest value which integers hold an offset. Refused are names that are no
 * identifiers of both languages, and multiples and bounds that are no positive integers.
 * @param name of the uniform or the parameter
 * @param options `multipleOf`, 1 by default, and `most`, the largest value
 * @returns the symbol
 * @throws LayoutError: argument, extent, integer, overflow
 * @law what its factor divides is never guarded (test/emit/emit-copy.test.ts)
 * @see {@link symbolicLayout}
 * @example symbol("K", { multipleOf: 16, most: 4096 }).multipleOf // 16
 */
export function symbol<const N extends string, const O extends SymbolOptions = {}>(
  name: Accepted<N, SymbolOf<N, O>>,
  options?: O,
): Answer<SymbolOf<N, O>>;

export function symbol(name: any, { multipleOf = 1, most }: any = {}): unknown {
  const fail = failing("symbol", () => (typeof name === "string" ? quoted(name) : show(name)));
  nameIn(name, fail);
  for (const each of [multipleOf, most ?? 1]) extentsOf(each, fail);
  return Object.freeze(Object.assign(Object.create(kind), { name, multipleOf, most }));
}

/**
 * Whether a value is a symbol of {@link symbol}.
 * @param x anything
 * @returns a boolean
 * @law true of what `symbol` makes, false of all else (test/emit/declaration.test.ts)
 * @see {@link symbol}
 * @example isSymbolic(symbol("K")) // true
 */
export function isSymbolic(x: unknown): x is Symbolic {
  return typeof x === "object" && x !== null && Object.getPrototypeOf(x) === kind;
}

/** A size as a term; a symbol without a bound is refused. */
export function termOf(size: KernelSize, fail: Fail): Term {
  if (typeof size === "number") return constant(size);
  const { name, most, multipleOf } = size;
  return named(name, most ?? fail("unbounded", name), multipleOf);
}

const kind: object = Object.create(Object.prototype, {
  toString: {
    value(this: Symbolic) {
      return this.name;
    },
  },
});
