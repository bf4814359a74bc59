// @ts-check
// Runs the emitted WGSL kernels of examples/kernels on a GPU by Dawn: ragged sizes against the CPU, then speed, beside other
// shaders if a file has some. npm run build && node scripts/hardware/dawn.mjs FOLDER writes FOLDER/kernels.json; on the GPU
// node scripts/hardware/dawn/run.mjs dawn.node FOLDER/kernels.json [OTHERS.json] > results.json
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { compile } from "../compile.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const [, , folder = "hardware-out"] = process.argv;
const made = join(root, ".tmp", "kernels");
const kernels = join(root, "examples", "kernels");
const { faults, elsewhere } = await compile(made, { rootDir: kernels, declaration: false }, [kernels]);
if (faults.length + elsewhere.length > 0) throw new Error(JSON.stringify([faults, elsewhere]));
/** @param {string} name @returns {Promise<{ wgsl: string }>} */
const kernel = (name) => import(pathToFileURL(join(made, "out", `${name}.js`)).href);
const [transpose, gemm, subgroup] = await Promise.all(
  ["transpose", "gemm", "gemm-subgroup"].map(async (name) => (await kernel(name)).wgsl),
);

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "kernels.json"), JSON.stringify({ transpose, gemm, subgroup }));
