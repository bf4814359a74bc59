import { binaryIn } from "../semimodule/semimodule.js";
import { product, quotient, remainder, shift, sum, type Term, xor, zero } from "./term.js";
import { type Digit, digitsOf, restrided, shiftsOf, type Variable } from "./variable.js";

/** The offset of a layout of integer strides: what its variables add up to. */
export function added(variables: readonly Variable<number>[]): Term {
  const digits = variables.flatMap(digitsOf);
  const scaled = (sign: number): readonly Term[] =>
    digits
      .filter(({ stride }) => Math.sign(stride) === sign)
      .map(({ digit, stride }) => product(digit, Math.abs(stride)));
  return sum(scaled(1), scaled(-1));
}

/**
 * The offset of a layout of F2 strides: a mode s:f_a contributes the carry-less product of its digit and a, which is the
 * digit shifted to each bit of a. In a language whose bitwise operators take only `width` bits, the bits beyond are
 * joined apart.
 */
export function xored(variables: readonly Variable[], width: number): Term {
  const shifts = variables.flatMap((variable) => shiftsOf(restrided(variable, binaryIn)));
  const whole = xor(shifts.map(({ digit, stride }) => shift(digit, stride)));
  const unit = 2 ** width;
  if (whole.most < unit) return whole;
  return sum([
    product(xor(shifts.map((each) => above(each, unit))), unit),
    xor(shifts.map((each) => below(each, unit))),
  ]);
}

/** The bits of a shifted digit from `unit` on. */
function above({ digit, stride }: Digit, unit: number): Term {
  return stride < unit ? quotient(digit, unit / stride) : shift(digit, stride / unit);
}

/** The bits of a shifted digit below `unit`. */
function below({ digit, stride }: Digit, unit: number): Term {
  return stride < unit ? shift(remainder(digit, unit / stride), stride) : zero;
}
