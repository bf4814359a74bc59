// @ts-check
// ldmatrix, stmatrix and movmatrix: every unit of 16 bits has its own number, and must come to where the layouts say.
import { at } from "cute-layout";
import { copyAtom } from "cute-layout/instruction";
import { random } from "./number.mjs";
import { sizeOf } from "./sync.mjs";

const UNIT = 16;
const FORMS = [1, 2, 4].flatMap((x) => [
  { name: `SM75_U32x${x}_LDSM_N`, x, ptx: `ldmatrix.sync.aligned.m8n8.x${x}.shared.b16` },
  { name: `SM75_U16x${2 * x}_LDSM_T`, x, ptx: `ldmatrix.sync.aligned.m8n8.x${x}.trans.shared.b16` },
  { name: `SM90_U32x${x}_STSM_N`, x, ptx: `stmatrix.sync.aligned.m8n8.x${x}.shared.b16` },
  { name: `SM90_U16x${2 * x}_STSM_T`, x, ptx: `stmatrix.sync.aligned.m8n8.x${x}.trans.shared.b16` },
]);

/** @returns {import("./sync.mjs").Case[]} */
export function matrixCases() {
  return [...FORMS.map((form, i) => caseOf(form, i)), turned()];
}

/** The rows of 16 bytes lie in shared memory in some other order. @param {typeof FORMS[number]} form @param {number} i @returns {import("./sync.mjs").Case} */
function caseOf({ name, x, ptx }, i) {
  const atom = /** @type {any} */ (copyAtom(/** @type {any} */ (name)));
  const load = name.includes("LDSM");
  const [memory, registers] = load ? [atom.source, atom.destination] : [atom.destination, atom.source];
  const rows = Array.from({ length: 8 * x }, (_, row) => row);
  const next = random(77 + i);
  for (let r = rows.length - 1; r > 0; r--) {
    const other = next(0, r);
    [rows[r], rows[other]] = [/** @type {number} */ (rows[other]), /** @type {number} */ (rows[r])];
  }
  const shared = new Uint16Array(8 * x * 8);
  const held = new Uint16Array(32 * x * 2);
  const addresses = new Uint32Array(32);
  for (let t = 0; t < 32; t++) {
    const row = at(memory, t, 0) / 128;
    addresses[t] = 16 * /** @type {number} */ (rows[row]);
    for (let u = 0; u < 8; u++)
      shared[/** @type {number} */ (addresses[t]) / 2 + u] = at(memory, t, UNIT * u) / UNIT;
    for (let u = 0; u < 2 * x; u++) held[t * 2 * x + u] = at(registers, t, UNIT * u) / UNIT;
  }
  const [image, regs] = [new Uint32Array(shared.buffer), new Uint32Array(held.buffer)];
  const kernel = `matrix_${i}`;
  const list = Array.from({ length: x }, (_, r) => `%${load ? r : r + 1}`).join(",");
  const operands = (/** @type {string} */ kind, /** @type {string} */ of) =>
    Array.from({ length: x }, (_, r) => `"${kind}"(${of}[threadIdx.x * ${x} + ${r}])`).join(", ");
  const body = load
    ? `  for (int i = threadIdx.x; i < ${image.length}; i += 32) shared[i] = in[32 + i];
  __syncwarp();
  asm volatile("${ptx} {${list}}, [%${x}];" : ${operands("=r", "out")} : "r"(address) : "memory");`
    : `  asm volatile("${ptx} [%0], {${list}};" :: "r"(address), ${operands("r", "(in + 32)")} : "memory");
  __syncwarp();
  for (int i = threadIdx.x; i < ${image.length}; i += 32) out[i] = shared[i];`;
  return {
    name,
    kernel,
    source: `__global__ void ${kernel}(const uint32_t* in, uint32_t* out) {
  __shared__ alignas(128) uint32_t shared[${image.length}];
  const uint32_t address = static_cast<uint32_t>(__cvta_generic_to_shared(shared)) + in[threadIdx.x];
${body}
}`,
    threads: 32,
    shared: 0,
    input: Uint32Array.from([...addresses, ...(load ? image : regs)]),
    expected: load ? regs : image,
  };
}

/** @returns {import("./sync.mjs").Case} */
function turned() {
  const atom = /** @type {any} */ (copyAtom("SM75_U32x1_MOVM_T"));
  const fill = (/** @type {any} */ tv) => {
    const held = new Uint16Array(32 * (sizeOf(tv.shape[1]) / UNIT));
    for (let t = 0; t < 32; t++) for (let u = 0; u < 2; u++) held[2 * t + u] = at(tv, t, UNIT * u) / UNIT;
    return new Uint32Array(held.buffer);
  };
  return {
    name: atom.name,
    kernel: "matrix_turned",
    source: `__global__ void matrix_turned(const uint32_t* in, uint32_t* out) {
  asm volatile("movmatrix.sync.aligned.m8n8.trans.b16 %0, %1;" : "=r"(out[threadIdx.x]) : "r"(in[threadIdx.x]));
}`,
    threads: 32,
    shared: 0,
    input: fill(atom.source),
    expected: fill(atom.destination),
  };
}
