// @ts-check
// Kernels of literals: a copy and a multiplication as they are checked when they are emitted.

/** @typedef {import("./case.mjs").Case} Case */

const M = 'E.Symbolic<"M", 1, 16384>';
const K = 'E.Symbolic<"K", 16, 16384>';
const A = `E.Memory<"global", "a", "f32", E.SymbolicLayout<[${M}, ${K}], [${K}, 1]>, 4>`;
const FROM = `E.TileOf<${A}, [64, 16], ["m", "k"]>`;
const TO = 'E.Memory<"shared", "tile", "f32", Layout<[64, 16], [20, 1]>, 4>';
const WITHOUT_CONFLICTS = 'E.Memory<"shared", "tile", "f32", Layout<[64, 16], [16, 1]>, 4>';
const VECTORS =
  'I.TiledCopyOf<I.CopyAtomOf<"UniversalCopy<u128>">, Layout<[32, 4], [4, 1]>, Layout<[1, 4], [4, 1]>, { elementBits: 32 }>';

const FMA = 'I.TiledMmaOf<I.MmaAtomOf<"UniversalFMA">, { atoms: Layout<[8, 8, 1], [1, 8, 0]> }>';
/** @param {string} name */
const scalars = (name) => `E.Memory<"shared", "${name}", "f32", Layout<[64, 16], [20, 1]>, 1>`;
const SUMS = `E.Memory<"registers", "sums", "f32", I.FragmentC<${FMA}, Layout<[64, 64], [1, 64]>>, 1>`;

const TENSOR_CORES =
  'I.TiledMmaOf<I.MmaAtomOf<"SM80_16x8x16_F16F16F16F16_TN">, { atoms: Layout<[2, 2, 1], [1, 2, 0]>; permutation: [32, 32, 16] }>';
/** @param {string} name @param {string} of @param {string} extents */
const part = (name, of, extents) =>
  `E.Memory<"registers", "${name}", "f16", I.Fragment${of}<${TENSOR_CORES}, Layout<${extents}>>, 1>`;

/** @type {readonly Case[]} */
export const emission = [
  {
    name: "emission of a copy by vectors",
    uses: [[`E.EmitCopy<${FROM}, ${TO}, ${VECTORS}, { language: "wgsl" }>`, 'E.Emitted<"copy", "wgsl">']],
  },
  {
    name: "emission of a copy without conflicts",
    uses: [
      [
        `E.EmitCopy<${FROM}, ${WITHOUT_CONFLICTS}, ${VECTORS}, { language: "wgsl"; conflicts: "refuse" }>`,
        'E.Emitted<"copy", "wgsl">',
      ],
    ],
  },
  {
    name: "emission of a product in floats",
    uses: [
      [
        `E.EmitMma<${FMA}, ${scalars("a")}, ${scalars("b")}, ${SUMS}, { language: "wgsl" }>`,
        'E.Emitted<"multiply", "wgsl">',
      ],
    ],
  },
  {
    name: "emission of a product on tensor cores",
    uses: [
      [
        `E.EmitMma<${TENSOR_CORES}, ${part("a", "A", "[128, 32], [1, 128]")}, ${part("b", "B", "[128, 32], [1, 128]")}, ${part("c", "C", "[128, 128], [1, 128]")}, { language: "cuda" }>`,
        'E.Emitted<"multiply", "cuda">',
      ],
    ],
  },
];
