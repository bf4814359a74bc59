import { bitLength, constant, exponentOf, type Term, xor } from "../expression/term.js";
import { divisorOf, plus, powerIn } from "./arithmetic.js";

/** The bits that values of a term may have, as one number; of a name those that it was given with. */
export function bitsIn(term: Term): number {
  switch (term.kind) {
    case "name":
      return term.bits ?? allOf(term);
    case "constant":
      return term.most;
    case "product":
    case "shift":
      return exponentOf(term.by) < 0 ? allOf(term) : bitsIn(term.of) * term.by;
    case "quotient":
      return exponentOf(term.by) < 0 ? allOf(term) : Math.floor(bitsIn(term.of) / term.by);
    case "remainder":
      return exponentOf(term.by) < 0 ? allOf(term) : bitsIn(term.of) % term.by;
    case "times":
      return allOf(term);
    case "sum": {
      const each = term.added.map(bitsIn);
      const all = either(each);
      // what shares no bit is added without a carry
      const isApart = term.subtracted.length === 0 && each.reduce((so, bits) => so + bits, 0) === all;
      return isApart ? all : allOf(term);
    }
    case "xor":
      return either(term.of.map(bitsIn));
  }
}

/** A term and a number joined by XOR; bits that the term never has are added, as addresses take a number for nothing. */
export function xorWith(term: Term, n: number): Term {
  const shared = both(n, bitsIn(term));
  return plus(shared === 0 ? term : xor([term, constant(shared)]), n - shared);
}

/** Bits that two numbers have, as one; also past those that `&` takes. */
export function both(a: number, b: number): number {
  return Number(BigInt(a) & BigInt(b));
}

function either(bits: readonly number[]): number {
  return Number(bits.reduce((so, each) => so | BigInt(each), 0n));
}

/** All bits up to the most, but those below what divides it. */
function allOf(term: Term): number {
  return 2 ** bitLength(term.most) - (powerIn(divisorOf(term)) || 1);
}
