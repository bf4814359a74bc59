// @ts-check
// Tensors and what is done with them, legal and refused.

/** @typedef {import("./case.mjs").Case} Case */

/** @param {string} shape @param {string} stride @param {string} [data] */
const of = (shape, stride, data = "Float32Array") => `Tensor<${data}, ${shape}, ${stride}>`;

const SQUARE = of("[8, 8]", "[8, 1]");
const A = of("[128, 64]", "[64, 1]");
const B = of("[96, 64]", "[64, 1]");
const C = of("[128, 96]", "[96, 1]");
const C_TENSOR = of("[2, 3, 7, 5]", "[1, 2, 6, 42]");
const GETT = [
  of("[[2, 4, 4], [4, 16]]", "[[1, 8, 32], [512, 128]]"),
  of("[96, [8, 8]]", "[1, [96, 768]]"),
  of("[32, 96]", "[96, 1]"),
];
const THREAD_VALUES = "Layout<[[4, 8], 2], [[16, 1], 8]>";

/** @type {readonly (readonly [name: string, expression: string, expected: string])[]} */
const USES = [
  ["tensor over a typed array", `TensorOf<Float32Array, Layout<[128, 64], [64, 1]>>`, A],
  [
    "tensor over a tuple",
    "TensorOf<readonly [1, 2, 3, 4], Layout<[2, 2], [1, 2]>>",
    of("[2, 2]", "[1, 2]", "readonly [1, 2, 3, 4]"),
  ],
  ["get", `Get<${SQUARE}, [3, 7]>`, "number"],
  [
    "get, refused",
    `Get<${SQUARE}, [8, 0]>`,
    'LayoutError<"✗ get: (8,8):(8,1): coordinate (8,0) is outside of the shape (8,8)">',
  ],
  ["sliceTensor", `SliceTensor<${SQUARE}, [null, 3]>`, of("[8]", "[8]")],
  ["tensorComposition", `TensorComposition<${SQUARE}, ${THREAD_VALUES}>`, of("[[4, 8], 2]", "[[2, 8], 1]")],
  ["localTile", `LocalTile<${A}, [16, 16], [1, null]>`, of("[16, 16, 4]", "[64, 1, 16]")],
  ["localPartition", `LocalPartition<${A}, Layout<[16, 8], [8, 1]>, 5>`, of("[8, 8]", "[1024, 8]")],
  ["copy", `Copy<${A}, ${of("[64, 128]", "[1, 64]")}>`, of("[64, 128]", "[1, 64]")],
  [
    "copy, refused",
    `Copy<${A}, ${B}>`,
    'LayoutError<"✗ copy: (128,64):(64,1) → (96,64):(64,1): sizes 8192 and 6144 differ">',
  ],
  ["gemm", `Gemm<${A}, ${B}, ${C}>`, C],
  ["gemm of groups", `Gemm<${GETT.join(", ")}>`, /** @type {string} */ (GETT[2])],
  [
    "gemm, refused",
    `Gemm<${A}, ${B}, ${A}>`,
    'LayoutError<"✗ gemm: (128,64):(64,1), (96,64):(64,1) → (128,64):(64,1): N is 96 in B and 64 in C">',
  ],
  ["contract, a product", `Contract<"mk,nk->mn", [${A}, ${B}, ${C}]>`, C],
  [
    "contract, 13 labels",
    `Contract<"stupr,qtru->stqp", [${of("[2, 3, 4, 5, 6]", "[1, 2, 6, 24, 120]")}, ${of("[7, 3, 6, 4]", "[1, 7, 21, 126]")}, ${C_TENSOR}]>`,
    C_TENSOR,
  ],
];

/** @type {readonly Case[]} */
export const tensors = USES.map(([name, expression, expected]) => ({ name, uses: [[expression, expected]] }));
