import type { Refusals } from "./refusals.js";

const shared = [
  'const w = layout("32:1");',
  'const a = layout("((4,8),(2,2,2)):((32,1),(16,8,128))");',
  'const b = layout("((4,8),(2,2)):((16,1),(8,64))");',
  'const c = layout("((4,8),(2,2)):((32,1),(16,8))");',
  'const sm80 = mmaAtom("SM80_16x8x16_F32F16F16F32_TN");',
  "const tiled = tiledMma(sm80, { atoms: [2, 2, 1] });",
  'const vector = copyAtom("UniversalCopy<u128>");',
  'const copies = tiledCopy(vector, layout("(32,8):(8,1)"), layout("(1,8)"), { elementBits: 16 });',
  'const quads = tiledMma(mmaAtom("SM70_8x8x4_F32F16F16F32_TN"));',
];
const own = (change: string) =>
  `mmaAtom({ ...{ mnk: [16, 8, 16] as const, threads: w, a, b, c }, ${change} })`;

const calls: Refusals["calls"] = [
  ["argument", 'mmaAtom("SM80_16x8x17_F32F16F16F32_TN")'],
  ["argument", 'mmaAtom("SM90_64x12x16_F32F16F16_SS")'],
  ["argument", 'mmaAtom("SM100_MMA_F16BF16_TS<f16,f16,f32,128,8>")'],
  ["argument", 'mmaAtom("SM100_MMA_F16BF16_SS<f16,f16,f32>")'],
  ["argument", 'copyAtom("SM75_U32x3_LDSM_N")'],
  ["held", `assertAtom(${own('a: layout("((4,8),(2,2,2)):((32,1),(16,8,64))")')})`],
  ["beyond", `assertAtom(${own('a: layout("((4,8),(2,2,2)):((32,1),(16,8,256))")')})`],
  ["unheld", `assertAtom(${own('b: layout("((4,8),2):((16,1),8)")')})`],
  ["threads", `assertAtom(${own('c: layout("((4,4),(2,2)):((32,1),(16,8))")')})`],
  ["argument", `assertAtom(${own('c: layout("256:1")')})`],
  ["integer", `assertAtom(${own('c: layout("(32,4):(e0,e1)")')})`],
  [
    "divisibility",
    'assertAtom(copyAtom({ threads: w, source: layout("(32,3):(3,1)"), destination: layout("(32,2):(2,1)") }))',
  ],
  [
    "held",
    'assertAtom(copyAtom({ name: "lost", threads: w, source: layout("(32,64):(64,1)"), destination: layout("(32,64):(32,1)") }))',
  ],
  [
    "divisibility",
    "tiledMma(sm80, { atoms: [2, 2, 1], permutation: [32, 24, null] })",
    'tiledMma(sm80, { atoms: [2, 2, 1], permutation: [null, null, layout("(8,3):(1,8)")] })',
  ],
  [
    "rank",
    "tiledMma(sm80, { atoms: [2, 2, 1, 1] })",
    "tiledMma(sm80, { permutation: [null, null, null, 16] })",
    'threadsA(tiled, layout("512"))',
    'fragmentA(tiled, layout("512"))',
    'fragmentB(tiled, tensor(counting(), layout("512")))',
    'assertSource(copies, layout("32"))',
    'assertDestination(copies, layout("(32)"))',
  ],
  [
    "missing",
    'partitionA(tiled, layout("(32,16)"), 128)',
    'partitionC(quads, layout("(8,8)"), 5)',
    'partitionB(tiled, tensor(counting(), layout("(16,16)")), -1)',
  ],
  ["overlap", 'tiledCopy(vector, layout("(4,8):(1,2)"), layout("(1,8)"), { elementBits: 16 })'],
  ["collision", 'tiledCopy(vector, layout("(4,8)"), layout("(2,8):(1,1)"), { elementBits: 16 })'],
  [
    "missing",
    'tiledCopy(copyAtom("UniversalCopy<u32>"), layout("(4,8):(8,1)"), layout("(2,2):(2,4)"), { elementBits: 32 })',
  ],
  [
    "divisibility",
    'tiledCopy(vector, layout("(16,8):(8,1)"), layout("(1,4)"), { elementBits: 16 })',
    'tiledCopy(copyAtom("SM75_U32x4_LDSM_N"), layout("(4,4):(4,1)"), layout("(1,8)"), { elementBits: 16 })',
    'tiledCopyB(copyAtom("SM75_U32x4_LDSM_N"), tiled, { elementBits: 16 })',
    "assertSource(copies, layout(7))",
    'tiledCopyCAtom(copyAtom("SM90_U32x2_STSM_N"), tiled, { elementBits: 3 })',
  ],
  ["extent", 'tiledCopyCAtom(copyAtom("SM90_U32x2_STSM_N"), tiled, { elementBits: -1 })'],
  [
    "argument",
    'cotiledCopy(vector, layout(7), layout("(16,64):(64,1)"), { elementBits: 16 })',
    'cotiledCopy(vector, layout("(2,3,4)"), layout("(16,64):(64,1)"), { elementBits: 16 })',
  ],
  ["threads", 'tiledCopyA(copyAtom("SM75_U16x8_LDSM_T"), tiled, { elementBits: 32 })'],
  [
    "thread",
    'partitionSource(copies, layout("(32,64)"), 256)',
    'partitionDestination(copies, tensor(counting(), layout("(32,64)")), -1)',
  ],
  [
    "sizes",
    'retile(tiledCopyA(copyAtom("SM75_U32x4_LDSM_N"), tiled, { elementBits: 16 }), layout("((2,2),2,2)"))',
    'retile(tiledCopyA(copyAtom("SM75_U32x4_LDSM_N"), tiled, { elementBits: 16 }), layout(7))',
  ],
  [
    "rank",
    'retile(tiledCopyA(copyAtom("SM75_U32x4_LDSM_N"), tiled, { elementBits: 16 }), layout("((2,2,2),2)"))',
  ],
  [
    "apart",
    'assertSource(copies, layout("(32,64)"))',
    'assertSource(copies, layout("(32,(2,32)):(64,(1,4096))"))',
    'assertSource(copies, composedLayout(swizzle(2, 3, 3), 0, layout("(32,64)")))',
  ],
  [
    "alignment",
    'assertSource(copies, layout("(32,64):(68,1)"))',
    'assertDestination(copies, composition(swizzle(2, 2, 3), layout("(32,64):(64,1)")))',
    'assertSource(tiledCopyA(copyAtom("SM75_U32x4_LDSM_N"), tiled, { elementBits: 16 }), layout("(32,16):(20,1)"))',
    'assertDestination(copies, composedLayout(swizzle(2, 2, 3), 0, layout("(32,64):(64,1)")))',
    'assertDestination(copies, composedLayout(swizzle(2, 3, 3), 4, layout("(32,64):(72,1)")))',
    'assertDestination(copies, composedLayout(layout("(64,64):(65,1)"), 0, layout("(32,64):(64,1)")))',
  ],
  [
    "divisibility",
    'assertDestination(copies, layout("(32,100):(100,1)"))',
    'assertDestination(copies, composedLayout(swizzle(2, 3, 3), 0, layout("(32,100):(104,1)")))',
  ],
  ["argument", 'smemAtom("MN", "SW32", 6)'],
  [
    "rest",
    'threadsA(tiled, layout("(30,16)"))',
    'threadsB(tiled, composedLayout(swizzle(2, 3, 3), 0, layout("(16,24):(24,1)")))',
    'threadsC(tiledMma(sm80, { permutation: [layout("(16,2):(1,32)"), null, null] }), layout("(72,16)"))',
    'threadsSource(copies, layout("(32,60)"))',
    'threadsDestination(copies, layout("(48,64)"), { ragged: false })',
    'partitionA(tiled, layout("(32,8)"), 3)',
    'partitionC(tiled, layout("((3,5),16)"), 3)',
    'partitionSource(copies, layout("(20,64)"), 3)',
    'partitionDestination(copies, composedLayout(swizzle(2, 3, 3), 0, layout("(20,64):(64,1)")), 3)',
  ],
  [
    "divisibility",
    'retile(tiledCopyB(copyAtom("SM75_U32x4_LDSM_N"), tiledMma(sm80, { permutation: [null, 16] }), { elementBits: 16 }), layout("((2,2),3,2)"))',
    'tiledCopy(vector, layout("(32,8):(8,1)"), layout("(1,8)"), { elementBits: 24 })',
  ],
  ["shape-divisibility", 'threadsA(tiled, layout("((6,16),16):((1,7),200)"))'],
  ["overlap", 'tiledCopy(vector, layout("(32,8):(8,2)"), layout("(1,8)"), { elementBits: 16 })'],
  ["rank", 'tiledCopy(vector, layout("(32,8):(8,1)"), layout("8"), { elementBits: 16 })'],
  ["integer", 'partitionB(tiled, layout("(16,16)"), 1.5)'],
];

/** Refusals of atoms. */
export const instruction: Refusals = { calls, run: shared, typed: shared };
