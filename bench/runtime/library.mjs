// @ts-check
// The built package, all types off, and the packages it is compared with, as far as they are installed.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** @type {Record<string, (...operands: any[]) => any>} */
export const cute = /** @type {any} */ (await import(new URL("../../dist/index.js", import.meta.url).href));

/** @param {string} file */
const runtime = (file) => import(new URL(`../../dist/runtime/${file}.js`, import.meta.url).href);
/** @type {(src: any, dst: any) => void} */
export const copyKernel = (await runtime("algorithm/kernel/copy")).copyKernel;
/** @type {(a: any, b: any, c: any, alpha: number) => void} */
export const gemmKernel = (await runtime("algorithm/kernel/gemm")).gemmKernel;
/** @type {(layout: any) => (index: number) => number} */
export const offsetFunction = (await runtime("tensor/offsets")).offsetFunction;

/** @type {string[]} */
export const absent = [];

/** @param {string} name @returns {any} */
export function peer(name) {
  try {
    return require(name);
  } catch {
    absent.push(name);
    return null;
  }
}
