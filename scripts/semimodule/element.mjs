/*
 * Elements of integer semimodules as sums: `{ z: 3n }` is 3, `{ e1: 6n }` is 6e1, `{ f: 5n }` is f5. What is counted by a
 * key that starts with f adds by XOR and multiplies without carries. Nothing here knows the library.
 */

export const zero = {};

/** @param {string} key */
const isBinary = (key) => key.startsWith("f");

/** The sum of two elements. */
export function plus(a, b) {
  const sum = { ...a };
  for (const [key, times] of Object.entries(b)) {
    const so = sum[key] ?? 0n;
    sum[key] = isBinary(key) ? so ^ times : so + times;
    if (sum[key] === 0n) delete sum[key];
  }
  return sum;
}

/** An integer times an element. */
export function times(k, a) {
  const product = {};
  for (const [key, count] of Object.entries(a)) {
    product[key] = isBinary(key) ? withoutCarries(k, count) : k * count;
    if (product[key] === 0n) delete product[key];
  }
  return product;
}

/** A multiple that there is not. */
export class NoMultiple extends Error {}

function withoutCarries(k, a) {
  if (k < 0n) throw new NoMultiple("a binary element has no multiples below 0");
  let product = 0n;
  for (let bit = 0n; k >> bit > 0n; bit++) if ((k >> bit) & 1n) product ^= a << bit;
  return product;
}

export const same = (a, b) => {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
};

/** "z", "e", "f", or "0" for zero, which belongs to all. */
export const kindOf = (a) => Object.keys(a)[0]?.[0] ?? "0";

/** The path of a key: `e1.0` leads to coordinate 0 within coordinate 1. */
export const pathOf = (key) => key.slice(1).split(".").map(Number);

export function byPath(a, b) {
  for (let i = 0; i < Math.max(a.length, b.length); i++)
    if (a[i] !== b[i]) return (a[i] ?? -1) - (b[i] ?? -1);
  return 0;
}

/** @example elementOf("e0-6e1") // { e0: 1n, e1: -6n } */
export function elementOf(text) {
  if (/^-?\d+$/.test(text)) return text === "0" ? {} : { z: BigInt(text) };
  if (text.startsWith("f")) return { f: BigInt(text.slice(1)) };
  const sum = {};
  for (const [, sign, count, key] of text.matchAll(/([+-]?)(\d*)(e[\d.]+)/g))
    sum[key] = BigInt(`${sign === "-" ? "-" : ""}${count || "1"}`);
  return sum;
}

/** An element as a stride is written. */
export function textOf(a) {
  if ("z" in a) return `${a.z}`;
  if ("f" in a) return `f${a.f}`;
  const keys = Object.keys(a).toSorted((x, y) => byPath(pathOf(x), pathOf(y)));
  const term = (key, i) => {
    const count = a[key] < 0n ? -a[key] : a[key];
    return `${a[key] < 0n ? "-" : i > 0 ? "+" : ""}${count === 1n ? "" : count}${key}`;
  };
  return keys.map(term).join("") || "0";
}

/** The largest number that stands in an element. */
export const magnitude = (a) =>
  Object.values(a).reduce((so, n) => ((n < 0n ? -n : n) > so ? (n < 0n ? -n : n) : so), 0n);
