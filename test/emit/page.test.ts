import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as gemm from "../../examples/kernels/gemm.js";
import * as halves from "../../examples/kernels/gemm-sm80.js";
import * as matrices from "../../examples/kernels/gemm-subgroup.js";
import * as transpose from "../../examples/kernels/transpose.js";
import * as vectors from "../../examples/kernels/transpose-vectors.js";
import * as E from "../../src/emit.js";
import { layout } from "../../src/index.js";
import { copyAtom, fragmentC, tiledCopy, tiledMma } from "../../src/instruction.js";

// What the page shows of emitted text is what is emitted.

const page = readFileSync(new URL("../../docs/kernels.md", import.meta.url), "utf8");
const blocks = [...page.matchAll(/```text\n([\s\S]*?)\n```/g)].map(([, text]) => text);

test("the copy of a tile, and the transpose, stand there as they are emitted", () => {
  const [M, K] = [E.symbol("M", { most: 16384 }), E.symbol("K", { most: 16384, multipleOf: 16 })] as const;
  const a = E.globalMemory("a", { element: "f32", layout: E.symbolicLayout([M, K], [K, 1]), vector: 4 });
  const to = E.sharedMemory("tile", { element: "f32", layout: layout("(64,16):(20,1)"), vector: 4 });
  const atom = copyAtom("UniversalCopy<u128>");
  const vectors = tiledCopy(atom, layout("(32,4):(4,1)"), layout("(1,4)"), { elementBits: 32 });
  const from = E.tileOf(a, [64, 16], ["m", "k"]);
  const { text } = E.emitCopy(from, to, vectors, { language: "wgsl", outside: "zero" });
  const mma = tiledMma(E.subgroupMatrix([16, 16, 16], { component: "f16" }), { atoms: [2, 2, 1] });
  const rows = { element: "f16", layout: layout([32, 16], [24, 1]) } as const;
  const c = E.matrices("c", { element: "f16", layout: fragmentC(mma, layout([32, 32])) });
  const multiply = E.emitMma(mma, E.sharedMemory("a", rows), E.sharedMemory("b", rows), c, {
    language: "wgsl",
    features: ["shader-f16", "subgroup-matrix"],
  });
  expect(blocks.filter((block) => !block?.startsWith("import"))).toEqual([
    text,
    multiply.text,
    transpose.wgsl.trim(),
  ]);
});

// `npx vitest run test/emit/page.test.ts -u` writes them
test.each([
  ["transpose.wgsl", transpose.wgsl],
  ["transpose.cu", transpose.cuda],
  ["transpose-vectors.cu", vectors.cuda],
  ["gemm.wgsl", gemm.wgsl],
  ["gemm.cu", gemm.cuda],
  ["gemm-subgroup.wgsl", matrices.wgsl],
  ["gemm-sm80.cu", halves.cuda],
])("%s is the kernel as it is emitted", async (name, text) => {
  await expect(`${text.trim()}\n`).toMatchFileSnapshot(`../../examples/kernels/emitted/${name}`);
});
