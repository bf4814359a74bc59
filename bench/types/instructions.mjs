// @ts-check
// Instructions: looked up, tiled, and what a thread has of tensors.

/** @typedef {import("./case.mjs").Case} Case */

const SM80 = 'I.MmaAtomOf<"SM80_16x8x16_F32F16F16F32_TN">';
const MMA = `I.TiledMmaOf<${SM80}, { atoms: Layout<[2, 2, 1], [1, 2, 0]>; permutation: [32, 32, 16] }>`;
const LDSM = 'I.CopyAtomOf<"SM75_U32x4_LDSM_N">';
const ASYNC = 'I.CopyAtomOf<"SM80_CP_ASYNC_CACHEGLOBAL<u128>">';
const TO_SHARED = `I.TiledCopyOf<${ASYNC}, Layout<[16, 8], [8, 1]>, Layout<[1, 8], [8, 1]>, { elementBits: 16 }>`;
const GLOBAL = "Tensor<Float32Array, [128, 64], [64, 1]>";
const SHARED = 'Layout<[[8, 16], 64], [["f72", "f512"], "f1"]>';
const C = "Tensor<Float32Array, [128, 128], [128, 1]>";
const PART_C = "Tensor<Float32Array, [[2, 2], 4, 8], [[1, 1024], 4096, 16], false>";
const LOAD_A = `I.TiledCopyA<${LDSM}, ${MMA}, { elementBits: 16 }>`;
const LOAD_B = `I.TiledCopyB<${LDSM}, ${MMA}, { elementBits: 16 }>`;
const READ = "Tensor<Float32Array, [[8, 1], 8, 1], [[1, 0], 1024, 0], false>";
const FROM_SHARED = 'Layout<[[8, 1], 4, 4], [["f1", 0], "f2048", "f16"]>';

/** @param {string} name @param {string} mnk @returns {[string, string]} */
const lookedUp = (name, mnk) => [`I.MmaAtomOf<"${name}">["mnk"]`, mnk];

/** @type {readonly Case[]} */
export const instructions = [
  { name: "instruction looked up", uses: [[`${SM80}["mnk"]`, "[16, 8, 16]"]] },
  {
    name: "instruction of wgmma looked up",
    uses: [['I.MmaAtomOf<"SM90_64x96x16_F32F16F16_SS">["mnk"]', "[64, 96, 16]"]],
  },
  {
    name: "instruction of tcgen05 looked up",
    uses: [['I.MmaAtomOf<"SM100_MMA_TF32_SS<tf32,tf32,f32,128,64>">["mnk"]', "[128, 64, 8]"]],
  },
  {
    name: "instruction of tcgen05 looked up, of eight bits and less",
    uses: [['I.MmaAtomOf<"SM100_MMA_F8F6F4_SS<e4m3,e2m1,f32,64,128>">["mnk"]', "[64, 128, 32]"]],
  },
  {
    name: "instruction of tcgen05 looked up, of complex numbers",
    uses: [
      ['I.MmaAtomOf<"SM100_MMA_TF32_TS_INTERLEAVED_CF32CTF32CTF32CF32_TN<64,128>">["mnk"]', "[64, 128, 4]"],
    ],
  },
  {
    name: "instruction of tcgen05 looked up, with scales of vectors",
    uses: [['I.MmaAtomOf<"SM100_MMA_MXF4_SS<e2m1,e2m1,f32,ue8m0,128,64,32>">["mnk"]', "[128, 64, 64]"]],
  },
  {
    name: "ten instructions looked up",
    uses: [
      [`${SM80}["mnk"]`, "[16, 8, 16]"],
      ['I.MmaAtomOf<"CDNA3_v_mfma_f32_32x32x8_f16">["mnk"]', "[32, 32, 8]"],
      ...[64, 96, 128, 256].map((n) => lookedUp(`SM90_64x${n}x16_F32F16F16_SS`, `[64, ${n}, 16]`)),
      ...[64, 96, 128, 256].map((n) =>
        lookedUp(`SM100_MMA_TF32_SS<tf32,tf32,f32,128,${n}>`, `[128, ${n}, 8]`),
      ),
    ],
  },
  {
    name: "tiled MMA, and the part of C of a thread",
    uses: [[`I.PartitionC<${MMA}, ${C}, number>`, PART_C]],
  },
  {
    name: "parts of a whole GEMM on sm80",
    uses: [
      [`I.PartitionC<${MMA}, ${C}, number>`, PART_C],
      [`I.PartitionSource<${TO_SHARED}, ${GLOBAL}, number>`, READ],
      [
        `I.PartitionDestination<${TO_SHARED}, ${SHARED}, number>["layout"]`,
        'Layout<[[8, 1], 8, 1], [["f1", 0], "f1024", 0]>',
      ],
      [`I.PartitionSource<${LOAD_A}, ${SHARED}, number>["layout"]`, FROM_SHARED],
      [`I.PartitionSource<${LOAD_B}, ${SHARED}, number>["layout"]`, FROM_SHARED],
      [`I.FragmentA<${MMA}, ${GLOBAL}>`, "Layout<[[2, 2, 2], 4, 4], [[1, 2, 4], 32, 8]>"],
      [`I.FragmentB<${MMA}, ${GLOBAL}>`, "Layout<[[2, 2], 8, 4], [[1, 2], 16, 4]>"],
      [`I.FragmentC<${MMA}, ${C}>`, "Layout<[[2, 2], 4, 8], [[1, 2], 32, 4]>"],
      [
        `I.Retile<${LOAD_A}, Layout<[[2, 2, 2], 4, 4], [[1, 2, 4], 32, 8]>>`,
        "Layout<[[8, 1], 4, 4], [[1, 0], 32, 8]>",
      ],
      [
        `I.Retile<${LOAD_B}, Layout<[[2, 2], 8, 4], [[1, 2], 16, 4]>>`,
        "Layout<[[[4, 2], 1], 4, 4], [[[1, 16], 0], 32, 4]>",
      ],
    ],
  },
];
