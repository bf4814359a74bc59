// @ts-check
// Counts the SPIR-V instructions that Dawn makes of the emitted product in floats and transpose beside those of the same written
// by hand (spirv/*.wgsl): of the product the innermost loop with the most multiplications, of the transpose all. Dawn's module
// is the first argument, as gpu/node_modules/webgpu/index.js: npm run build && node scripts/hardware/spirv.mjs MODULE, where
// VK_ICD_FILENAMES names a Vulkan driver. No GPU is needed: the driver only compiles.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { compile } from "../compile.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, ".tmp", "spirv");
const kernels = join(root, "examples", "kernels");
const dawn = resolve(process.argv[2] ?? join(root, "gpu/node_modules/webgpu/index.js"));

/** What Dawn prints where it makes a pipeline: it writes to the terminal by itself, so that is another process. */
const dump = `
const { create, globals } = await import(process.argv[1]);
Object.assign(globalThis, globals);
const gpu = create(["enable-dawn-features=dump_shaders"]);
const device = await (await gpu.requestAdapter()).requestDevice();
const code = (await import("node:fs")).readFileSync(process.argv[2], "utf8");
const module = device.createShaderModule({ code });
await device.createComputePipelineAsync({ layout: "auto", compute: { module, entryPoint: "main" } });
device.destroy();
`;

/** The instructions of a shader, an operation and its operands each. @param {string} name @param {string} wgsl */
function instructionsOf(name, wgsl) {
  const file = join(folder, `${name}.wgsl`);
  writeFileSync(file, wgsl);
  const module = pathToFileURL(dawn).href;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", dump, module, file], {
    encoding: "utf8",
  });
  const text = `${stdout}${stderr}`.split("Dumped SPIRV disassembly")[1];
  if (text === undefined) throw new Error(`Dawn made nothing of ${name}: ${stderr}`);
  return text.split("\n").flatMap((line) => {
    const [, result = "", code, rest = ""] = /^\s*(?:(%\S+) = )?(Op\w+)\s*(.*)$/.exec(line) ?? [];
    return code === undefined ? [] : [{ result, code, rest }];
  });
}

/** @typedef {ReturnType<typeof instructionsOf>} Instructions */

/** The body of the smallest loop of the most products: from its header to where it merges. @param {Instructions} all */
function loopOf(all) {
  const loops = all.flatMap(({ code, rest }, i) => {
    if (code !== "OpLoopMerge") return [];
    const end = all.findIndex(
      ({ code: label, result }) => label === "OpLabel" && result === rest.split(" ")[0],
    );
    return [all.slice(i + 1, end)];
  });
  const most = Math.max(...loops.map((loop) => countsOf(loop).products));
  return (
    loops.filter((loop) => countsOf(loop).products === most).sort((a, b) => a.length - b.length)[0] ?? []
  );
}

/** What is in some instructions: a product of vectors counts as many as it has numbers, and what a thread has is no memory. @param {Instructions} of */
function countsOf(of) {
  /** @type {(test: (each: Instructions[number]) => boolean) => number} */
  const count = (test) => of.filter(test).length;
  const width = (/** @type {string} */ type) => Number(/v(\d)/.exec(type)?.[1] ?? 1);
  const shared = new Set(
    of.flatMap(({ result, rest }) => (/^%_ptr_(Workgroup|StorageBuffer)_/.test(rest) ? [result] : [])),
  );
  const isShared = (/** @type {string | undefined} */ pointer) => shared.has(pointer ?? "");
  const products = of.filter(({ rest }) => / Fma /.test(rest));
  return {
    products: products.reduce((so, { rest }) => so + width(rest.split(" ")[0] ?? ""), 0),
    instructions: products.length,
    loads: count(({ code, rest }) => code === "OpLoad" && isShared(rest.split(" ")[1])),
    stores: count(({ code, rest }) => code === "OpStore" && isShared(rest.split(" ")[0])),
    integers: count(({ code }) => /^Op(I|U|Shift|Bitwise)/.test(code)),
    compares: count(({ code }) => /^Op(Logical|[US]?(Less|Greater)|Select$)/.test(code)),
    branches: count(({ code }) => code === "OpBranchConditional"),
    clamps: count(({ rest }) => / UMin /.test(rest)),
  };
}

const { faults, elsewhere } = await compile(folder, { rootDir: kernels, declaration: false }, [kernels]);
if (faults.length + elsewhere.length > 0) throw new Error(JSON.stringify([faults, elsewhere]));
for (const name of ["gemm", "transpose"]) {
  const { wgsl } = await import(pathToFileURL(join(folder, "out", `${name}.js`)).href);
  const byHand = readFileSync(new URL(`spirv/${name}.wgsl`, import.meta.url), "utf8");
  for (const [who, text] of [
    ["emitted", wgsl],
    ["by hand", byHand],
  ]) {
    const all = instructionsOf(`${name} ${who}`, text);
    const body = all.slice(all.findIndex(({ code }) => code === "OpFunction"));
    console.log(`${name}, ${who}: ${JSON.stringify(countsOf(name === "gemm" ? loopOf(body) : body))}`);
  }
}
