// @ts-check
import { COPY } from "./copy.mjs";
import { MMA } from "./mma.mjs";
import { numbered } from "./numbered.mjs";

// The run time's half: texts, and rows of their numbers.
export function mmaValues() {
  const texts = numbered();
  const lists = numbered();
  const at = (/** @type {string | undefined} */ text) => (text === undefined ? -1 : texts.of(text));
  const list = (/** @type {readonly number[] | undefined} */ all) =>
    all === undefined ? -1 : lists.of(`[${all}]`);
  const rows = MMA.map(({ name, m, n, mnk, threads, a, b, c, bits, e, sfa, sfb, sfvec = 0 }) => {
    const numbers = [
      list(m),
      list(n),
      ...[mnk, threads, a, b, c].map(at),
      list(bits),
      ...[e, sfa, sfb].map(at),
      sfvec,
    ];
    return `["${name}",${numbers}],`;
  });
  return [
    "/** Layouts and shapes, with the parameters {M} and {N}. */",
    `export const texts: readonly string[] = ${JSON.stringify(texts.texts())};`,
    "/** The sizes M or N that there are, and the bits of elements. */",
    `export const lists: readonly (readonly number[])[] = [${lists.texts()}];`,
    "/** Name, M, N, mnk, threads, A, B, C, bits, metadata, scales of A and B, how many a scale is for; by number, -1 for none. */",
    `export const rows: readonly (readonly [string, ...number[]])[] = [\n${rows.join("\n")}\n];`,
  ];
}

export function copyValues() {
  const texts = numbered();
  const rows = COPY.map(({ name, threads, source, destination, reference, valid }) => {
    const all = [threads, source, destination, reference].map(texts.of);
    return `["${name}",${[...all, valid === undefined ? -1 : texts.of(valid)]}],`;
  });
  return [
    "/** Layouts. */",
    `export const texts: readonly string[] = ${JSON.stringify(texts.texts())};`,
    "/** Name, threads, source, destination, reference, addresses; by number, -1 for none. */",
    `export const rows: readonly (readonly [string, ...number[]])[] = [\n${rows.join("\n")}\n];`,
  ];
}
