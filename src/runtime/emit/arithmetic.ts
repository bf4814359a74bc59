import { constant, product, quotient, sum, type Term, times, zero } from "../expression/term.js";
import { commonDivisor } from "../semimodule/common-divisor.js";

/** A number that every value of a term is a multiple of, 0 of zero. */
export function divisorOf(term: Term): number {
  switch (term.kind) {
    case "name":
      return term.divisor;
    case "constant":
      return term.most;
    case "product":
    case "shift":
      return divisorOf(term.of) * term.by;
    case "times":
      return divisorOf(term.of) * divisorOf(term.by);
    case "quotient": {
      const of = divisorOf(term.of);
      return of % term.by === 0 ? of / term.by : 1;
    }
    case "remainder":
      return commonDivisor(divisorOf(term.of), term.by);
    case "sum":
      return commonDivisor(0, ...[...term.added, ...term.subtracted].map(divisorOf));
    case "xor":
      return powerIn(commonDivisor(0, ...term.of.map((each) => powerIn(divisorOf(each)))));
  }
}

/** A term over a number that divides it whatever it is, as simple as that makes it. */
export function exactQuotient(term: Term, by: number): Term {
  if (by === 1 || term === zero) return term;
  switch (term.kind) {
    case "constant":
      return constant(term.most / by);
    case "product":
    case "shift": {
      const common = commonDivisor(term.by, by);
      return common === by || divisorOf(term.of) % (by / common) === 0
        ? product(exactQuotient(term.of, by / common), term.by / common)
        : quotient(term, by);
    }
    case "times":
      if (divisorOf(term.by) % by === 0) return times(term.of, exactQuotient(term.by, by));
      return divisorOf(term.of) % by === 0 ? times(exactQuotient(term.of, by), term.by) : quotient(term, by);
    case "sum":
      return sum(
        term.added.map((each) => exactQuotient(each, by)),
        term.subtracted.map((each) => exactQuotient(each, by)),
      );
    default:
      return quotient(term, by);
  }
}

/** A term and a number, which joins one that is in it already. */
export function plus(term: Term, n: number): Term {
  if (term.kind === "constant" || term === zero) return constant(term.most + n);
  if (n === 0 || term.kind !== "sum") return sum([term, constant(n)]);
  const before = term.added.filter(({ kind }) => kind !== "constant");
  const constants = term.added.filter(({ kind }) => kind === "constant");
  return sum([...before, constant(constants.reduce((so, { most }) => so + most, n))], term.subtracted);
}

/** The power of two in a number. */
export function powerIn(n: number): number {
  let power = 1;
  while (n !== 0 && n % (power * 2) === 0) power *= 2;
  return n === 0 ? 0 : power;
}
