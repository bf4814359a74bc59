// @ts-check
// The same random compositions through this package and through others, judged by enumeration. The others are checkouts of
// theirs in a folder, cutlass/ and tensor-layouts/ as they are on GitHub, which is no part of this project:
//   node bench/peers.mjs FOLDER [CUDA, the toolkit whose headers CuTe needs]
// It needs a build, git, python3 and g++, writes bench/peers.json and leaves out none that it is asked for.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { composition, LayoutError, layout } from "../dist/bundle/index.js";
import { composeByCute } from "./peers/cute.mjs";
import { exists, isComposition, valuesOf } from "./peers/judge.mjs";
import { pairsOf, read, text } from "./peers/pairs.mjs";

/** @typedef {import("./peers/pairs.mjs").Layout} Layout */
/** @typedef {import("./peers/pairs.mjs").Pair} Pair */
/** What became of a peer's answers. @typedef {"right" | "wrong" | "refused" | "refused though there is one"} Verdict */

const seed = 20261130;
const count = 50_000;
/** CuTe C++ compiles each pair, so it has the first of them alone. */
const compiled = 2_000;

const [folder, cuda = "/usr/local/cuda"] = process.argv.slice(2);
if (folder === undefined) throw new Error("node bench/peers.mjs FOLDER [CUDA]");
const here = fileURLToPath(new URL("peers", import.meta.url));
const pairs = pairsOf(seed, count);
const lines = pairs.map(({ left, right }) => `${written(left)}\t${written(right)}\n`).join("");

/** @param {Layout} of */
function written({ shape, stride }) {
  return `${text(shape)}:${text(stride)}`;
}

/** @param {string} command @param {readonly string[]} args @returns {readonly string[]} */
function answers(command, args) {
  const said = execFileSync(command, args, { input: lines, encoding: "utf8", maxBuffer: 2 ** 28 });
  return said.trimEnd().split("\n");
}

/** @param {Pair} pair */
function ours({ left, right }) {
  try {
    return `${composition(layout(/** @type {never} */ (written(left))), layout(/** @type {never} */ (written(right))))}`;
  } catch (fault) {
    if (fault instanceof LayoutError) return "!";
    throw fault;
  }
}

/** @param {string} cutlass */
function byCutegen(cutlass) {
  const at = mkdtempSync(join(tmpdir(), "cutegen-"));
  try {
    const include = join(cutlass, "cutlass_compiler/cutegen/include");
    const program = join(at, "cutegen");
    execFileSync("g++", [
      "-std=c++17",
      "-O1",
      "-w",
      "-DNDEBUG",
      "-I",
      include,
      join(here, "cutegen.cpp"),
      "-o",
      program,
    ]);
    return answers(program, []);
  } finally {
    rmSync(at, { recursive: true, force: true });
  }
}

const cutlass = join(folder, "cutlass");
const headers = ["include", "include/cccl"].map((at) => join(cuda, at));
const compose = join(here, "compose.py");
/** @type {readonly (readonly [name: string, checkout: string | null, () => readonly string[]])[]} */
const peers = [
  ["cute-layout", null, () => pairs.map(ours)],
  ["pycute", "cutlass", () => answers("python3", [compose, join(cutlass, "python"), "pycute"])],
  [
    "tensor-layouts",
    "tensor-layouts",
    () => answers("python3", [compose, join(folder, "tensor-layouts/src"), "tensor_layouts"]),
  ],
  ["cutegen", "cutlass", () => byCutegen(cutlass)],
  [
    "CuTe C++",
    "cutlass",
    () => composeByCute([join(cutlass, "include"), ...headers], pairs.slice(0, compiled)),
  ],
];

/** @param {string} checkout */
function version(checkout) {
  /** @param {readonly string[]} args */
  const git = (args) =>
    execFileSync("git", ["-C", join(/** @type {string} */ (folder), checkout), ...args], {
      encoding: "utf8",
    }).trim();
  return { version: git(["describe", "--tags", "--always"]), commit: git(["rev-parse", "HEAD"]) };
}

/** @param {Pair} pair @param {string} answer @param {readonly number[]} values @returns {Verdict} */
function verdict({ right }, answer, values) {
  if (answer === "!") return exists(right, values) ? "refused though there is one" : "refused";
  const made = read(answer);
  return made !== null && isComposition(made, right, values) ? "right" : "wrong";
}

const values = pairs.map(({ left, right }) => valuesOf(left, right));
const results = peers.map(([name, checkout, answer]) => {
  /** @type {Record<Verdict, number>} */
  const verdicts = { right: 0, wrong: 0, refused: 0, "refused though there is one": 0 };
  /** The simplest of each kind, to look at. @type {Record<string, string>} */
  const examples = {};
  const said = answer();
  for (const [i, text] of said.entries()) {
    const pair = /** @type {Pair} */ (pairs[i]);
    const found = verdict(pair, text, values[i] ?? []);
    verdicts[found]++;
    const example = `${written(pair.left)} ∘ ${written(pair.right)}${text === "!" ? "" : ` = ${text}`}`;
    if (found !== "right" && found !== "refused" && example.length < (examples[found]?.length ?? 1000))
      examples[found] = example;
  }
  console.log(name, said.length, verdicts);
  return { name, ...(checkout === null ? {} : version(checkout)), pairs: said.length, ...verdicts, examples };
});
const date = new Date().toISOString().slice(0, 10);
const report = {
  date,
  seed,
  exist: values.filter((each, i) => exists(/** @type {Pair} */ (pairs[i]).right, each)).length,
  peers: results,
};
writeFileSync(new URL("peers.json", import.meta.url), `${JSON.stringify(report, null, 2)}\n`);
