// @ts-check
// The copy instructions as families. Layouts are (thread, bit) -> bit; `valid` is bit -> bit address in tensor memory.

/** @typedef {{ name: string, threads: string, source: string, destination: string, reference: string, valid?: string }} Family */

/** @param {string} name @param {string} source @param {string} destination @param {"source" | "destination"} by @param {string} [valid] */
const warp = (name, source, destination, by, valid) => ({
  name,
  threads: "32:1",
  source,
  destination,
  reference: by === "source" ? source : destination,
  ...(valid === undefined ? {} : { valid }),
});
/** @param {string} name @param {number} bits */
const single = (name, bits) => {
  const tv = `(1,${bits}):(0,${bits === 1 ? 0 : 1})`;
  return { name, threads: "1:0", source: tv, destination: tv, reference: tv };
};

// ldmatrix and stmatrix: `x` matrices of 8 rows of 128 bits; the rows are given by the first 8x threads.
/** @param {number} x */
const rows = (x) => (x === 4 ? "(32,128):(128,1)" : `((${8 * x},${4 / x}),128):((128,0),1)`);
/** @param {number} x @param {string} unit modes in a register, and their strides @param {string} strides @param {string} threads */
const registers = (x, unit, strides, threads) =>
  x === 1
    ? unit.includes(",")
      ? `(${threads.split(":")[0]},(${unit})):(${threads.split(":")[1]},(${strides}))`
      : `(${threads.split(":")[0]},${unit}):(${threads.split(":")[1]},${strides})`
    : `(${threads.split(":")[0]},(${unit},${x})):(${threads.split(":")[1]},(${strides},1024))`;
/** @param {number} x */
const straight = (x) => registers(x, "32", "1", "32:32");
/** @param {number} x */
const turned = (x) => registers(x, "16,2", "1,128", "(4,8):(256,16)");
/** @param {number} x */
const bytes = (x) => registers(x, "8,2,2", "1,128,64", "(4,8):(256,8)");
const matrices = [1, 2, 4].flatMap((x) => [
  warp(`SM75_U32x${x}_LDSM_N`, rows(x), straight(x), "destination"),
  warp(`SM75_U16x${2 * x}_LDSM_T`, rows(x), turned(x), "destination"),
  warp(`SM90_U32x${x}_STSM_N`, straight(x), rows(x), "source"),
  warp(`SM90_U16x${2 * x}_STSM_T`, turned(x), rows(x), "source"),
  warp(`SM100_U8x${4 * x}_STSM_T`, bytes(x), rows(x), "source"),
  ...[4, 6].map((bits) => warp(`SM100_SU${bits}_DU8x16_x${x}_LDSM_N`, rows(x), straight(x), "destination")),
]);
/** Of a matrix of bytes the rows are given in another order. @param {number} x */
const byteRows = (x) => `((2,2,4,2),128):((128,1024,256,${x === 4 ? 2048 : 0}),1)`;

// tensor memory: 16 or 32 data paths, so many bits of each, so often.
const PATH = 2097152;
/** @type {readonly (readonly [name: string, most: number, threads: (n: number) => string, bits: (n: number) => number])[]} */
const SHAPES = [
  [
    "16dp256b",
    32,
    (n) => several("(4,8)", `(64,${256 * n})`, [`64:1`, `2:${2048 * n}`, `${n}:256`]),
    (n) => 4096 * n,
  ],
  [
    "16dp128b",
    64,
    (n) => several("(4,8)", `(32,${128 * n})`, [`32:1`, `2:${1024 * n}`, `${n}:128`]),
    (n) => 2048 * n,
  ],
  [
    "16dp64b",
    128,
    (n) => several("(2,2,8)", `(${512 * n},32,${64 * n})`, ["32:1", `${n}:64`]),
    (n) => 1024 * n,
  ],
  ["16dp32b", 128, (n) => `((16,2),${32 * n}):((${64 * n},${32 * n}),1)`, (n) => 1024 * n],
  ["32dp32b", 128, (n) => `(32,${32 * n}):(${32 * n},1)`, (n) => 1024 * n],
];
/** @param {string} shape @param {string} stride @param {readonly string[]} modes those of one are left out */
function several(shape, stride, modes) {
  const kept = modes.filter((mode) => !mode.startsWith("1:")).map((mode) => mode.split(":"));
  const of = (/** @type {number} */ i) =>
    kept.length === 1 ? kept[0]?.[i] : `(${kept.map((mode) => mode[i]).join(",")})`;
  return `(${shape},${of(0)}):(${stride},${of(1)})`;
}
const tensorMemory = SHAPES.flatMap(([shape, most, threads, bits]) => {
  const paths = Number(shape.slice(0, 2));
  const repeats = [1, 2, 4, 8, 16, 32, 64, 128].filter((n) => n <= most);
  return repeats.flatMap((n) =>
    ["", "_16b"].flatMap((packed) => {
      const across = bits(n) / paths;
      const valid =
        packed === ""
          ? `(${across},${paths}):(1,${PATH})`
          : `((16,${across / 16}),${paths}):((1,32),${PATH})`;
      const whole = `(32,${bits(n)}):(0,1)`;
      return [
        warp(`SM100_TMEM_LOAD_${shape}${n}x${packed}`, whole, threads(n), "source", valid),
        warp(`SM100_TMEM_STORE_${shape}${n}x${packed}`, threads(n), whole, "destination", valid),
        ...(shape === "32dp32b" && packed === "" && (n === 32 || n === 128)
          ? [warp(`SM100_TMEM_LOAD_STAT_${shape}${n}x`, whole, threads(n), "source", valid)]
          : []),
      ];
    }),
  );
});
/** @type {readonly (readonly [name: string, source: string, destination: string, valid: string])[]} of one block; shape:stride without the mode of threads */
const BULK = [
  ["128dp256bit", "32768:1", "32768:1", `(128,256):(${PATH},1)`],
  ["128dp128bit", "16384:1", "16384:1", `(128,128):(${PATH},1)`],
  ["4dp256bit", "(4,256):(32,128)", "(4,256):(32,128)", `(128,256):(${PATH},1)`],
  ["4x32dp128bit", "(32,128,4):(1,32,0)", "16384:1", `(32,128,4):(${PATH},1,${32 * PATH})`],
  ["2x64dp128bitlw0213", "(64,128,2):(1,64,0)", "16384:1", `(64,128,2):(${PATH},1,${64 * PATH})`],
  [
    "2x64dp128bitlw0123",
    "(32,128,2,2):(1,32,4096,0)",
    "16384:1",
    `(32,128,2,2):(${PATH},1,${64 * PATH},${32 * PATH})`,
  ],
];
const bulk = BULK.flatMap(([name, source, destination, valid]) =>
  [1, 2].map((blocks) => {
    const tv = (/** @type {string} */ text) => {
      const [s, d] = text.split(":");
      return `(${blocks},${s}):(0,${d})`;
    };
    return {
      name: `SM100_UTCCP_${name}_${blocks}cta`,
      threads: blocks === 1 ? "1:0" : "2:1",
      source: tv(source),
      destination: tv(destination),
      reference: tv(destination),
      valid,
    };
  }),
);

/** @type {readonly Family[]} */
export const COPY = [
  ...[1, 2, 4, 8, 16, 32, 64, 128, 256].map((bits) => single(`UniversalCopy<u${bits}>`, bits)),
  ...[8, 16, 32, 64, 128, 256].map((bits) => single(`AutoVectorizingCopyWithAssumedAlignment<${bits}>`, 1)),
  ...["CACHEALWAYS", "CACHEGLOBAL", "CACHEALWAYS_ZFILL", "CACHEGLOBAL_ZFILL"].flatMap((cache) =>
    (cache.startsWith("CACHEGLOBAL") ? [128] : [32, 64, 128]).map((bits) =>
      single(`SM80_CP_ASYNC_${cache}<u${bits}>`, bits),
    ),
  ),
  warp("SM50_Shuffle_U32_2x2Trans_XOR1", "(32,64):(64,1)", "((2,16),(32,2)):((32,128),(1,64))", "source"),
  warp(
    "SM50_Shuffle_U32_2x2Trans_XOR4",
    "(32,64):(64,1)",
    "((4,2,4),(32,2)):((64,32,512),(1,256))",
    "source",
  ),
  ...matrices,
  // movmatrix transposes the matrix, which the public tables do not say
  warp("SM75_U32x1_MOVM_T", "(32,32):(32,1)", turned(1), "source"),
  single("SM100_LOAD_256bit_CACHE_NOALLOCATION", 256),
  single("SM100_STORE_256bit_CACHE_NOALLOCATION", 256),
  warp("SM100_U8x8_LDSM_T", byteRows(2), bytes(2), "destination"),
  warp("SM100_U8x16_LDSM_T", byteRows(4), bytes(4), "destination"),
  ...tensorMemory,
  ...bulk,
];
