// @ts-check
// Composes pairs by CuTe C++, all of whose numbers are known to the compiler, for there alone it checks them. What it refuses
// is an error of the compiler, at the line of the pair; the rest is compiled again and run.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "./pairs.mjs";

/** @typedef {import("./pairs.mjs").Layout} Layout */
/** @typedef {import("./pairs.mjs").Pair} Pair */
/** @typedef {import("./pairs.mjs").Tuple} Tuple */

/** How many pairs stand in one program. */
const portion = 500;

const head = `#include <cstdio>
#include <cute/layout.hpp>
using namespace cute;
template <class T> void put(T const& of) {
  if constexpr (is_tuple<T>::value) {
    int i = 0;
    std::printf("(");
    for_each(of, [&](auto const& each) { std::printf(i++ == 0 ? "" : ","); put(each); });
    std::printf(")");
  } else std::printf("%d", int(of));
}
template <int I, class A, class B> void pair(A a, B b) {
  auto r = composition(a, b);
  std::printf("%d\\t", I); put(r.shape()); std::printf(":"); put(r.stride()); std::printf("\\n");
}
int main() {
`;
const first = head.split("\n").length;

/** @param {Tuple} of @returns {string} */
const constant = (of) =>
  typeof of === "number" ? `Int<${of}>{}` : `make_tuple(${of.map(constant).join(",")})`;

/** @param {Layout} of */
const made = ({ shape, stride }) => `make_layout(${constant(shape)},${constant(stride)})`;

/** The result of each pair, \`!\` where it is refused. @param {readonly string[]} headers the folders of CuTe and of the toolkit @param {readonly Pair[]} pairs */
export function composeByCute(headers, pairs) {
  const folder = mkdtempSync(join(tmpdir(), "cute-"));
  try {
    const results = /** @type {string[]} */ (Array(pairs.length).fill("!"));
    for (let from = 0; from < pairs.length; from += portion) {
      const open = new Set(pairs.slice(from, from + portion).map((_, i) => from + i));
      for (;;) {
        const refused = refusedOf(folder, headers, pairs, [...open]);
        if (refused.length === 0) break;
        for (const i of refused) open.delete(i);
      }
      const lines = execFileSync(join(folder, "pairs"), { encoding: "utf8" }).trim().split("\n");
      for (const line of lines) {
        const [i, result] = line.split("\t");
        results[Number(i)] = result ?? "!";
      }
    }
    return results;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Compiles pairs, and tells which of them the compiler refuses; none is left out without an error. @param {string} folder @param {readonly string[]} headers @param {readonly Pair[]} pairs @param {readonly number[]} open */
function refusedOf(folder, headers, pairs, open) {
  const file = join(folder, "pairs.cpp");
  const calls = open.map((i) => {
    const { left, right } = /** @type {Pair} */ (pairs[i]);
    return `  pair<${i}>(${made(left)}, ${made(right)}); // ${text(left.shape)} ${text(right.shape)}`;
  });
  writeFileSync(file, `${head}${calls.join("\n")}\n}\n`);
  const flags = [
    "-std=c++17",
    "-O0",
    "-w",
    "-fmax-errors=0",
    ...headers.flatMap((at) => ["-isystem", at]),
    file,
  ];
  const { status, stderr } = spawnSync("g++", [...flags, "-o", join(folder, "pairs")], {
    encoding: "utf8",
    maxBuffer: 2 ** 30,
  });
  if (status === 0) return [];
  const lines = [...stderr.matchAll(/pairs\.cpp:(\d+):\d+: {3}required from here/g)].map(([, line]) =>
    Number(line),
  );
  const refused = [...new Set(lines)].flatMap((line) => open[line - first] ?? []);
  if (refused.length === 0) throw new Error(`g++: ${stderr.slice(0, 2000)}`);
  return refused;
}
