// @ts-check
// Counts the instructions in the main loop of the emitted f16 product beside those that its tiling dictates, and times how long
// the emission of the kernels takes: npm run build && node scripts/hardware/sass.mjs [OTHER.cubin], where nvcc, cuobjdump and
// nvdisasm are on the PATH. No GPU is needed. Another kernel's cubin is counted in the same way: CuTe's sm80 tutorial is
//   nvcc -arch=sm_90a -std=c++17 -O3 --expt-relaxed-constexpr -Iinclude -Itools/util/include -cubin -o OTHER.cubin \
//     examples/cute/tutorial/sgemm_sm80.cu
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { compile } from "../compile.mjs";

/** @typedef {{ at: number, code: string, text: string }} Instruction */

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, ".tmp", "sass");
const kernels = join(root, "examples", "kernels");
const { faults, elsewhere } = await compile(folder, { rootDir: kernels, declaration: false }, [kernels]);
if (faults.length + elsewhere.length > 0) throw new Error(JSON.stringify([faults, elsewhere]));

// a query makes a module new, so that its kernel is emitted again; the median of seven
for (const name of ["transpose", "transpose-vectors", "gemm", "gemm-subgroup", "gemm-sm80"]) {
  const times = [];
  for (let i = 0; i < 7; i++) {
    const start = process.cpuUsage();
    await import(`${pathToFileURL(join(folder, "out", `${name}.js`)).href}?${i}`);
    times.push(process.cpuUsage(start).user / 1000);
  }
  console.log(`${name}: ${times.sort((a, b) => a - b)[3]?.toFixed(0)} ms of CPU time`);
}

/** @param {string} program @returns {string} */
function cubinOf(program) {
  mkdirSync(folder, { recursive: true });
  const [file, cubin] = [join(folder, "kernel.cu"), join(folder, "kernel.cubin")];
  writeFileSync(file, program);
  execFileSync("nvcc", ["-arch=sm_90a", "-O3", "-cubin", "-o", cubin, file]);
  return cubin;
}

/** @param {string} cubin @returns {readonly Instruction[]} */
function instructionsIn(cubin) {
  const text = execFileSync("cuobjdump", ["-sass", cubin], { encoding: "utf8" });
  return [...text.matchAll(/^\s*\/\*([0-9a-f]{4,})\*\/\s+((?:@!?U?P\w+ +)?([A-Z]\w*)[^;]*);/gm)].map(
    ([, at = "", text = "", code = ""]) => ({ at: Number.parseInt(at, 16), code, text }),
  );
}

/** The loop of the most instructions of a kind: from where a branch goes back to, to the branch. @param {readonly Instruction[]} all @param {string} code */
function loopOf(all, code) {
  const loops = all.flatMap(({ at, code: branch, text }) => {
    const to = branch === "BRA" ? Number.parseInt(/(0x[0-9a-f]+)/.exec(text)?.[1] ?? "-1", 16) : -1;
    return to < 0 || to >= at ? [] : [all.filter((each) => each.at >= to && each.at <= at)];
  });
  /** @param {readonly Instruction[]} loop */
  const share = (loop) => loop.filter((each) => each.code === code).length;
  const most = Math.max(0, ...loops.map(share));
  const found = loops.filter((loop) => most > 0 && share(loop) === most);
  return found.sort((a, b) => a.length - b.length)[0] ?? [];
}

const { cuda } = await import(pathToFileURL(join(folder, "out", "gemm-sm80.js")).href);
/** What the tiling dictates of one warp and one tile of 32 along K: 64 by 64 of C, by 16x8x16; 16 bytes a lane at once. */
const least = {
  HMMA: (64 / 16) * (64 / 8) * (32 / 16),
  LDSM: (2 * 64 * 32) / 256,
  LDGSTS: (2 * 128 * 32) / 8 / 128,
};
/** What computes addresses and tests, by the beginnings of names. */
const integer =
  /^(U?IADD|U?IMAD|U?LEA|U?LOP3|U?SHF|U?ISETP|U?SEL|U?IABS|U?PLOP3|U?MOV|R2UR|U?VIADD|UIMNMX|IMNMX|VIMNMX|U?PRMT|S2R|S2UR)/;
console.log(execFileSync("nvcc", ["--version"], { encoding: "utf8" }).trim().split("\n").at(-2));
const own = cubinOf(`#include <cstdint>\n#include <cuda_fp16.h>\n${cuda}`);
for (const cubin of [own, ...process.argv.slice(2)]) {
  const loop = loopOf(instructionsIn(cubin), "HMMA");
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { code } of loop) counts[code] = (counts[code] ?? 0) + 1;
  const tiles = (counts["HMMA"] ?? 0) / least.HMMA;
  const integers = loop.filter(({ code }) => integer.test(code)).length;
  console.log(`${cubin}: a loop of ${loop.length} instructions, for ${tiles} tiles of 32 along K`);
  for (const [code, count] of Object.entries(least))
    console.log(`${code}: ${counts[code] ?? 0}, the least is ${count * tiles}`);
  console.log(`integers: ${integers}, ${(integers / (counts["HMMA"] ?? 0)).toFixed(2)} for each HMMA`);
  console.log(JSON.stringify(counts));
}
