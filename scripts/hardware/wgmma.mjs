// @ts-check
// wgmma: operands in the canonical layouts of shared memory, or A in registers, and the product as C has it.
import { at, tileToShape } from "cute-layout";
import { mmaAtom, smemAtom } from "cute-layout/instruction";
import { packed, random, TYPES } from "./number.mjs";
import { sizeOf } from "./sync.mjs";
import { FORMS } from "./wgmma-forms.mjs";

/** @typedef {import("./wgmma-forms.mjs").Form} Form */

/** The number of a swizzle in a descriptor of shared memory. */
const LAYOUT_TYPE = { INTER: 0n, SW128: 1n, SW64: 2n, SW32: 3n };

/** @returns {import("./sync.mjs").Case[]} */
export function wgmmaCases() {
  /** @type {Map<string, string>} */
  const kernels = new Map();
  return FORMS.map((of, i) => caseOf(of, i, kernels));
}

/** @param {Form} of @param {number} i @param {Map<string, string>} kernels @returns {import("./sync.mjs").Case} */
function caseOf({ name, types, n: N, from, a, b }, i, kernels) {
  const atom = /** @type {any} */ (mmaAtom(/** @type {any} */ (name)));
  const [M, , K] = atom.mnk;
  const [c, x, y] = types;
  const bits = /** @type {any} */ (TYPES[x]).bits;
  const next = random(5000 + i);
  const of = (/** @type {number} */ size, /** @type {string} */ type) => {
    const { least, most } = /** @type {any} */ (TYPES[type]);
    return Array.from({ length: size }, () => next(Math.max(least, -4), Math.min(most, 4)));
  };
  const [A, B] = [of(M * K, x), of(N * K, y)];
  const [inA, inB] = [placed(a, M, K, bits), placed(b, N, K, bits)];
  const image = packed((inA.bytes + inB.bytes) / 4);
  const fill = (
    /** @type {ReturnType<typeof placed>} */ place,
    /** @type {readonly number[]} */ values,
    /** @type {number} */ rows,
    /** @type {string} */ type,
    /** @type {number} */ start,
  ) =>
    values.forEach((value, i) => {
      image.put(
        8 * start + bits * place.offset(i % rows, Math.floor(i / rows)),
        bits,
        /** @type {any} */ (TYPES[type]).of(value),
      );
    });
  fill(inA, A, M, x, 0);
  fill(inB, B, N, y, inA.bytes);
  const registers = packed(from === "RS" ? 128 * 4 : 0);
  if (from === "RS")
    for (let t = 0; t < 128; t++)
      for (let v = 0; v < sizeOf(atom.a.shape[1]); v++)
        registers.put(t * 128 + v * bits, bits, /** @type {any} */ (TYPES[x]).of(A[at(atom.a, t, v)] ?? 0));
  const width = /** @type {any} */ (TYPES[c]).bits;
  const words = (N * 64 * width) / 32 / 128;
  const expected = packed(128 * words);
  for (let t = 0; t < 128; t++)
    for (let v = 0; v < N / 2; v++) {
      const index = at(atom.c, t, v);
      let sum = 0;
      for (let k = 0; k < K; k++)
        sum +=
          /** @type {number} */ (A[(index % M) + M * k]) *
          /** @type {number} */ (B[Math.floor(index / M) + N * k]);
      expected.put(32 * t * words + v * width, width, /** @type {any} */ (TYPES[c]).of(sum));
    }
  const [transA, transB] = [a[0] === "MN" ? 1 : 0, b[0] === "MN" ? 1 : 0];
  const clamped = name.endsWith("_SATURATE");
  const key = `wgmma_${types.join("").toLowerCase()}_${N}_${from}_${transA}${transB}${clamped ? "_clamped" : ""}`;
  const known = kernels.get(key);
  if (known === undefined) kernels.set(key, key);
  const descriptors = [...inA.descriptor(0), ...inB.descriptor(inA.bytes)];
  return {
    name: `${name}, A ${from === "RS" ? "in registers" : a.join(" ")}, B ${b.join(" ")}`,
    kernel: key,
    source: known === undefined ? sourceOf(key, types, N, K, from, transA, transB, words, clamped) : "",
    threads: 128,
    shared: inA.bytes + inB.bytes,
    input: Uint32Array.from([image.out.length, ...descriptors, 0, 0, 0, ...registers.out, ...image.out]),
    expected: expected.out,
  };
}

/** An operand of `rows` × K in a canonical layout: where its elements lie, and the descriptor of it. @param {Form["a"]} of @param {number} rows @param {number} k @param {number} bits */
function placed([major, kind], rows, k, bits) {
  const atom = /** @type {any} */ (smemAtom(major, kind, /** @type {any} */ (bits)));
  const [m, n] = atom.shape.map(sizeOf);
  const shape = [Math.ceil(rows / m) * m, Math.ceil(k / n) * n];
  // what may be no power of two is repeated last
  const tile = /** @type {any} */ (tileToShape)(atom, shape, [1, 0]);
  const offset = (/** @type {number} */ row, /** @type {number} */ column) =>
    /** @type {number} */ (/** @type {any} */ (at)(tile, row, column));
  const bytesAt = (/** @type {number} */ row, /** @type {number} */ column) =>
    row < /** @type {number} */ (shape[0]) && column < /** @type {number} */ (shape[1])
      ? (offset(row, column) * bits) / 8
      : 16;
  const piece = 128 / bits;
  // K-major: from eight rows to the next, and from one piece along K to the next; MN-major: from one row of pieces to the next,
  // and from eight along K to the next, which change their roles where pieces are interleaved
  const [leading, stride] =
    major === "K"
      ? [kind === "INTER" ? bytesAt(0, piece) : 16, bytesAt(8, 0)]
      : kind === "INTER"
        ? [bytesAt(0, 8), bytesAt(piece, 0)]
        : [bytesAt(m, 0), bytesAt(0, 8)];
  return {
    offset,
    bytes: Math.ceil((sizeOf(shape) * bits) / 8 / 1024) * 1024,
    descriptor: (/** @type {number} */ start) => {
      const fields =
        ((BigInt(leading) >> 4n) << 16n) |
        ((BigInt(stride) >> 4n) << 32n) |
        (LAYOUT_TYPE[kind] << 62n) |
        BigInt(start >> 4);
      return [Number(fields & 0xffffffffn), Number(fields >> 32n)];
    },
  };
}

/** @param {string} kernel @param {[string, string, string]} types @param {number} N @param {number} K @param {"SS" | "RS"} from @param {number} transA @param {number} transB @param {number} words @param {boolean} clamped */
function sourceOf(kernel, types, N, K, from, transA, transB, words, clamped) {
  const [c, a] = types;
  const letter = c === "F32" ? "f" : "r";
  const list = `{${Array.from({ length: words }, (_, i) => `%${i}`).join(",")}}`;
  const more = from === "SS" ? [`%${words}`] : [`{${[0, 1, 2, 3].map((i) => `%${words + i}`).join(",")}}`];
  const own = from === "SS" ? words + 1 : words + 4;
  const floats = a !== "S8" && a !== "U8";
  const halves = a === "F16" || a === "BF16";
  const tail = [
    ...(floats ? ["1", "1"] : []),
    ...(halves ? [...(from === "SS" ? [`${transA}`] : []), `${transB}`] : []),
  ];
  const text = `{.reg .pred p; setp.ne.b32 p, %${own + 1}, 0; wgmma.mma_async.sync.aligned.m64n${N}k${K}.${types.map((type) => type.toLowerCase()).join(".")}${clamped ? ".satfinite" : ""} ${list}, ${more}, %${own}, ${["p", ...tail].join(", ")};}`;
  const result = letter === "f" ? "float" : "uint32_t";
  const operands = Array.from({ length: words }, (_, i) => `"+${letter}"(d[${i}])`).join(", ");
  const left = from === "SS" ? '"l"(a)' : '"r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3])';
  return `__global__ void ${kernel}(const uint32_t* in, uint32_t* out) {
  extern __shared__ __align__(1024) uint32_t shared[];
  const uint32_t words = in[0];
${from === "RS" ? "  const uint32_t* r = in + 8 + threadIdx.x * 4;\n" : ""}  const uint32_t* image = in + 8${from === "RS" ? " + 512" : ""};
  for (uint32_t i = threadIdx.x; i < words; i += 128) shared[i] = image[i];
  asm volatile("fence.proxy.async;" ::: "memory");
  __syncthreads();
  const uint64_t base = (static_cast<uint32_t>(__cvta_generic_to_shared(shared)) & 0x3ffff) >> 4;
${from === "SS" ? "  const uint64_t a = (static_cast<uint64_t>(in[2]) << 32 | in[1]) + base;\n" : ""}  const uint64_t b = (static_cast<uint64_t>(in[4]) << 32 | in[3]) + base;
  ${result} d[${words}] = {};
  asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
  asm volatile("${text}" : ${operands} : ${left}, "l"(b), "n"(0));
  asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
  asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
  for (int i = 0; i < ${words}; i++) reinterpret_cast<${result}*>(out)[threadIdx.x * ${words} + i] = d[i];
}`;
}
