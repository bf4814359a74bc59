import type {
  Absolute,
  Add,
  CeilDivide,
  Compare,
  Divides,
  ExactQuotient,
  FloorDivide,
  Max,
  Min,
  Multiply,
  Negate,
  Remainder,
  RoundUp,
  Subtract,
} from "../../types/semimodule/integer.js";
import { type Fail, failing } from "../diagnostic.js";

/** `a + b`. @example add(12, 30) is 42 */
export function add<const A extends number, const B extends number>(a: A, b: B): Add<A, B> {
  check("add", "+", a, b);
  return settle("add", "+", a, b, a + b) as Add<A, B>;
}

/** `a - b`. @example subtract(12, 30) is -18 */
export function subtract<const A extends number, const B extends number>(a: A, b: B): Subtract<A, B> {
  check("subtract", "-", a, b);
  return settle("subtract", "-", a, b, a - b) as Subtract<A, B>;
}

/** `a * b`. @example multiply(12, 144) is 1728 */
export function multiply<const A extends number, const B extends number>(a: A, b: B): Multiply<A, B> {
  check("multiply", "*", a, b);
  return settle("multiply", "*", a, b, a * b) as Multiply<A, B>;
}

/** `a / b` rounded down; a `b` of zero is refused. @example floorDivide(-7, 2) is -4 */
export function floorDivide<const A extends number, const B extends number>(a: A, b: B): FloorDivide<A, B> {
  checkDivision("floorDivide", "/", a, b);
  return plain(Math.floor(a / b)) as FloorDivide<A, B>;
}

/** `a / b` rounded up; a `b` of zero is refused. @example ceilDivide(-7, 2) is -3 */
export function ceilDivide<const A extends number, const B extends number>(a: A, b: B): CeilDivide<A, B> {
  checkDivision("ceilDivide", "/", a, b);
  return plain(Math.ceil(a / b)) as CeilDivide<A, B>;
}

/** `a` rounded up to a multiple of `b`; a `b` of zero is refused. @example roundUp(-7, 4) is -4 */
export function roundUp<const A extends number, const B extends number>(a: A, b: B): RoundUp<A, B> {
  checkDivision("roundUp", "/", a, b);
  return settle("roundUp", "/", a, b, ceilDivide(a as number, b as number) * b) as RoundUp<A, B>;
}

/** What `floorDivide` leaves over, with the sign of `b`; a `b` of zero is refused. @example remainder(-7, 2) is 1 */
export function remainder<const A extends number, const B extends number>(a: A, b: B): Remainder<A, B> {
  checkDivision("remainder", "%", a, b);
  if (a >= 0 && b > 0) return (a - Math.floor(a / b) * b) as Remainder<A, B>;
  const left = a % b;
  return plain(left !== 0 && left < 0 !== b < 0 ? left + b : left) as Remainder<A, B>;
}

/** `a / b`, or `null` where `b` does not divide `a`, as zero never does. @example exactQuotient(432, 16) is 27 */
export function exactQuotient<const A extends number, const B extends number>(
  a: A,
  b: B,
): ExactQuotient<A, B> {
  check("exactQuotient", "/", a, b);
  return (b !== 0 && a % b === 0 ? plain(a / b) : null) as ExactQuotient<A, B>;
}

/** Whether `a` divides `b`; zero divides nothing. @example divides(16, 432) is true */
export function divides<const A extends number, const B extends number>(a: A, b: B): Divides<A, B> {
  check("divides", ",", a, b);
  return (a !== 0 && b % a === 0) as Divides<A, B>;
}

/** -1, 0 or 1 as `a` is less than, equal to or greater than `b`. @example compare(12, 30) is -1 */
export function compare<const A extends number, const B extends number>(a: A, b: B): Compare<A, B> {
  check("compare", ",", a, b);
  return plain(Math.sign(a - b)) as Compare<A, B>;
}

/** The lesser of the two. @example min(12, 30) is 12 */
export function min<const A extends number, const B extends number>(a: A, b: B): Min<A, B> {
  check("min", ",", a, b);
  return plain(Math.min(a, b)) as Min<A, B>;
}

/** The greater of the two. @example max(12, 30) is 30 */
export function max<const A extends number, const B extends number>(a: A, b: B): Max<A, B> {
  check("max", ",", a, b);
  return plain(Math.max(a, b)) as Max<A, B>;
}

/** `-a`. @example negate(12) is -12 */
export function negate<const A extends number>(a: A): Negate<A> {
  checkOne("negate", a);
  return plain(-a) as Negate<A>;
}

/** `a` without its sign. @example absolute(-12) is 12 */
export function absolute<const A extends number>(a: A): Absolute<A> {
  checkOne("absolute", a);
  return Math.abs(a) as Absolute<A>;
}

/** The refusals of an operation on `a` and `b`, printed as messages show them. */
function refusing(operation: string, sign: string, a: number, b: number): Fail {
  return failing(operation, () => (sign === "," ? `${a}, ${b}` : `${a} ${sign} ${b}`));
}

function check(operation: string, sign: string, a: number, b: number): void {
  if (Number.isSafeInteger(a) && Number.isSafeInteger(b)) return;
  const fail = refusing(operation, sign, a, b);
  refuseFault(a, fail);
  refuseFault(b, fail);
}

function checkOne(operation: string, a: number): void {
  if (!Number.isSafeInteger(a))
    refuseFault(
      a,
      failing(operation, () => `${a}`),
    );
}

function refuseFault(value: number, fail: Fail): void {
  if (!Number.isInteger(value)) fail("integer", value);
  if (!Number.isSafeInteger(value)) fail("overflow");
}

function checkDivision(operation: string, sign: string, a: number, b: number): void {
  check(operation, sign, a, b);
  if (b === 0) refusing(operation, sign, a, b)("division");
}

/** A sum or product past 2^53-1 may be rounded, but never down to a safe integer. */
function settle(operation: string, sign: string, a: number, b: number, result: number): number {
  if (!Number.isSafeInteger(result)) refusing(operation, sign, a, b)("overflow");
  return plain(result);
}

// A quotient of integers up to 2^53-1 is never rounded to an integer that it is not: it is 1/b or more away from one,
// which is more than half of the distance between doubles there. So it may be rounded down or up after the division.

/** There is one zero. */
function plain(value: number): number {
  return value + 0;
}
