// @ts-check

/**
 * An operation of the library, in both halves.
 * @typedef {object} Operation
 * @property {string} name the value that src/index.ts exports; its type is the same word in PascalCase
 * @property {readonly import("../support/operands.ts").Operands[]} operands what it takes, for random cases
 * @property {(...types: string[]) => string} [type] its type on types, where that is not `Name<A, B, …>`
 * @property {string} [golden] its name in test/golden, where it has golden cases
 * @property {readonly string[]} [chosen] further cases: arguments as in the golden cases, `|` between them
 * @property {boolean} [open] whether the compiler may leave what is literal to the runtime
 * @property {number} [decided] the share of its random questions that the compiler answers, 1 if not given
 * @property {readonly (readonly string[])[]} [cost] what the benchmark measures: a name, arguments, the result
 * @property {Readonly<Record<string, (rank: number) => readonly string[]>>} [ranks] types of arguments that have a rank
 */

/** Arguments from the second on in a tuple. @param {string} name @returns {(...types: string[]) => string} */
export const listed =
  (name) =>
  (of, ...rest) =>
    `${name}<${of}, [${rest.join(", ")}]>`;

/** The name of an operation's type. @param {Operation} operation */
export const typeName = ({ name, type }) =>
  type === undefined ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : type("").replace(/<[\s\S]*/, "");

/** An operation's type on types. @param {Operation} operation @param {readonly string[]} types */
export const typeOn = (operation, types) =>
  operation.type?.(...types) ?? `${typeName(operation)}<${types.join(", ")}>`;

/** A tuple of some rank as a type. @param {number} rank @param {(i: number) => unknown} make */
export const each = (rank, make) => `[${Array.from({ length: rank }, (_, i) => make(i))}]`;

/** Twos first, then ones, as many as fit into 2^53-1. @param {number} i */
export const two = (i) => (i < 48 ? 2 : 1);

/** A compact layout of some rank. @param {number} rank */
export const compact = (rank) => `Layout<${each(rank, two)}, ${each(rank, (i) => 2 ** Math.min(i, 48))}>`;

/** The same upside down, so that there is something to sort. @param {number} rank */
export const reversed = (rank) =>
  `Layout<${each(rank, (i) => two(rank - 1 - i))}, ${each(rank, (i) => 2 ** Math.min(rank - 1 - i, 48))}>`;
