import { afterAll, describe, expect, test } from "vitest";
import { LayoutError } from "../src/index.js";
import { failing } from "../src/runtime/diagnostic.js";
import { functionOf } from "../src/runtime/expression/text.js";
import { type Case, casesOf, families } from "../test/expression/cases.js";
import { figure } from "../test/support/figures.js";
import { closed, missing, ran } from "./device.js";

afterAll(closed);

const fail = failing("toFunction", () => "a case");

/** The function of a case in WGSL; `null` where 32 bits do not hold it, which the tests without a GPU are about. */
function shaderOf(of: Case, name: string): string | null {
  try {
    return functionOf(name, { ...of, language: "wgsl" }, fail);
  } catch (fault) {
    if (fault instanceof LayoutError && / of wgsl$/.test(fault.message)) return null;
    throw fault;
  }
}

/** A shader that calls the function of each row; coordinates that are `i32` come as their bits. */
function programOf(functions: readonly string[], cases: readonly Case[]): string {
  const calls = functions.map((text, i) => {
    const type = text.includes("-> i32") ? "i32" : "u32";
    const values = cases[i]?.variables.map((_, v) => `bitcast<${type}>(rows[at + ${v + 1}u])`).join(", ");
    return `case ${i}u: { out[id.x] = bitcast<u32>(f${i}(${values})); }`;
  });
  const width = widthOf(cases);
  return `@group(0) @binding(0) var<storage, read> rows: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
${functions.join("\n")}
@compute @workgroup_size(64) fn main(@builtin(global_invocation_id) id: vec3u) {
  let at = id.x * ${width}u;
  if (at >= arrayLength(&rows)) { return; }
  switch rows[at] { ${calls.join("\n")} default: {} }
}`;
}

const widthOf = (cases: readonly Case[]): number =>
  1 + Math.max(...cases.map(({ variables }) => variables.length));

/** What differs, the first of each case. */
async function wrongIn(cases: readonly Case[], functions: readonly string[]): Promise<readonly string[]> {
  const width = widthOf(cases);
  const all = cases.flatMap(({ rows }, i) => rows.map((row) => ({ i, row })));
  const input = new Uint32Array(all.length * width);
  for (const [r, { i, row }] of all.entries()) input.set([i, ...row.slice(0, -1)], r * width);
  const code = programOf(functions, cases);
  const output = new Uint32Array(all.length);
  const got = new Uint32Array(
    await ran({ code, groups: [Math.ceil(all.length / 64)], buffers: [input, output], result: 1 }),
  );
  return all
    .flatMap(({ i, row }, r) =>
      got[r] === (row.at(-1) as number) >>> 0 ? [] : [`${functions[i]} at ${row}: ${got[r]}`],
    )
    .slice(0, 5);
}

describe.skipIf(missing !== null)(`WGSL in Dawn${missing === null ? "" : `: SKIPPED, ${missing}`}`, () => {
  const whole = Object.values(families).flatMap((layouts) => layouts.flatMap(casesOf));
  const [cases, functions]: [Case[], string[]] = [[], []];
  for (const of of whole) {
    const text = shaderOf(of, `f${cases.length % 100}`);
    if (text === null) continue;
    cases.push(of);
    functions.push(text);
  }
  const shaders = Array.from({ length: Math.ceil(cases.length / 100) }, (_, i) => i * 100);

  test.each(shaders)("the functions from %i on", async (from) => {
    expect(await wrongIn(cases.slice(from, from + 100), functions.slice(from, from + 100))).toEqual([]);
  });

  test("a wrong one is found, and there is enough of it", async () => {
    const of = cases.find(({ rows }) => rows.some((row) => row.at(-1) !== 0)) as Case;
    const parameters = of.variables.map(({ name }) => `${name}: u32`).join(", ");
    expect(await wrongIn([of], [`fn f0(${parameters}) -> u32 { return 0u; }`])).not.toEqual([]);
    figure("WGSL that ran in Dawn", {
      expressions: cases.length,
      coordinates: cases.reduce((so, { rows }) => so + rows.length, 0),
    });
    expect(cases.length).toBeGreaterThan(800);
  });
});
