// @ts-check
// The fixed sets beside CuTe's C++: the same 400 compositions, complements and divides by mode, as types here and as
// `decltype(composition(…))` over static layouts there, compiled in turns in one run. What is told is CPU seconds of the
// user, the median of the rounds, less those of a file with the same imports or includes, and the ratio of the two.
//   node bench/cute-cpp.mjs path/to/cutlass/include               with the CUDA toolkit in /usr/local/cuda
//   node bench/cute-cpp.mjs path/to/cutlass/include --cuda path/to/cuda/include --rounds 5 --compiler clang++
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { typeOf } from "./types/notation.mjs";
import { build, checked, ROOT, version } from "./types/tsc.mjs";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    cuda: { type: "string", default: "/usr/local/cuda/include" },
    compiler: { type: "string", default: "g++" },
    rounds: { type: "string", default: "3" },
  },
});
const [cutlass] = positionals;
if (cutlass === undefined) throw new Error("the include folder of CUTLASS is to be given");
const headers = [cutlass, values.cuda, join(values.cuda, "cccl")];
const FLAGS = ["-std=c++17", "-fsyntax-only", "-w", ...headers.flatMap((at) => ["-isystem", at])];
const ROUNDS = Number(values.rounds);

const folder = mkdtempSync(join(tmpdir(), "cute-cpp-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

/** @typedef {{ args: [string, string], result: string }} Given */
/** @typedef {{ name: string, type: string, call: string }} Operation @type {readonly Operation[]} */
const OPERATIONS = [
  { name: "compositions", type: "Composition", call: "composition" },
  { name: "complements", type: "Complement", call: "complement" },
  { name: "divides", type: "LogicalDivide", call: "logical_divide" },
];

/** A tuple of the notation as a type of CuTe. @param {string} text */
const tuple = (text) => text.replaceAll("(", "tuple<").replaceAll(")", ">").replace(/\d+/g, "Int<$&>");

/** A layout, a tiler by mode or an integer as a type of CuTe. @param {string} text @returns {string} */
function inCute(text) {
  if (text.startsWith("<")) return `tuple<${text.slice(1, -1).split(",").map(inCute).join(",")}>`;
  const [shape = "", stride] = text.split(":").map(tuple);
  return stride === undefined ? shape : `Layout<${shape},${stride}>`;
}

const HEAD = "#include <cute/layout.hpp>\nusing namespace cute;\n";

/** The results are asked for their size, so that they are known. @param {string} call @param {readonly Given[]} cases */
const inCpp = (call, cases) =>
  HEAD +
  cases
    .map(({ args: [a, b] }, i) => {
      const made = `decltype(${call}(${inCute(a)}{}, ${inCute(b)}{}))`;
      return `using R${i} = ${made}; static_assert(decltype(size(R${i}{}))::value > 0);`;
    })
    .join("\n");

const PACKAGE = join(ROOT, "dist/bundle/index.js");
/** @param {string} type */
const imports = (type) => `import type { ${type}, Layout } from "${PACKAGE}"; export {};\n`;

/** Each is assigned to what it must come to. @param {string} type @param {readonly Given[]} cases */
const inTypeScript = (type, cases) =>
  imports(type) +
  cases
    .map(({ args: [a, b], result }, i) => {
      const made = `${type}<${typeOf(a)}, ${typeOf(b)}>`;
      return `declare const r${i}: ${made}; export const s${i}: ${typeOf(result)} = r${i};`;
    })
    .join("\n");

/** CPU seconds of the user that the C++ compiler takes. @param {string} text */
function compiled(text) {
  const file = join(folder, "cases.cpp");
  writeFileSync(file, text);
  const timed = ["-c", 'TIMEFORMAT=%U; time "$@"', "bash", values.compiler, ...FLAGS, file];
  const { status, stderr } = spawnSync("bash", timed, { encoding: "utf8", maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(stderr.slice(0, 2000));
  return Number(stderr.trim().split("\n").at(-1));
}

let programs = 0;
/** The same of tsc; a text is checked once, so each has a mark of its own. @param {string} text */
async function typed(text) {
  const { seconds, errors } = await checked(`${text}\n// ${programs++}`);
  if (errors.length > 0) throw new Error(errors.slice(0, 3).join("\n"));
  return seconds;
}

/** @param {readonly number[]} of */
const median = (of) => [...of].sort((a, b) => a - b)[Math.floor(of.length / 2)] ?? Number.NaN;

build();
const says = spawnSync(values.compiler, ["-dumpfullversion", "-dumpversion"], { encoding: "utf8" });
console.log(`${values.compiler} ${says.stdout.trim()} and tsc ${version}, ${ROUNDS} rounds`);
for (const { name, type, call } of OPERATIONS) {
  const file = new URL(`sets/${name}.json`, import.meta.url);
  /** @type {readonly Given[]} */
  const cases = JSON.parse(readFileSync(file, "utf8"));
  /** @type {{ cpp: number[], ts: number[], noCpp: number[], noTs: number[] }} */
  const taken = { cpp: [], ts: [], noCpp: [], noTs: [] };
  for (let round = 0; round < ROUNDS; round++) {
    taken.noCpp.push(compiled(HEAD));
    taken.noTs.push(await typed(imports(type)));
    taken.cpp.push(compiled(inCpp(call, cases)));
    for (let i = 0; i < 3; i++) taken.ts.push(await typed(inTypeScript(type, cases)));
  }
  const cpp = median(taken.cpp) - median(taken.noCpp);
  const ts = median(taken.ts) - median(taken.noTs);
  const each = ((1000 * ts) / cases.length).toFixed(2);
  console.log(
    `${name}, ${cases.length}: ${cpp.toFixed(2)} s in C++, ${ts.toFixed(2)} s here (${each} ms each), 1/${Math.round(cpp / ts)}`,
  );
}
