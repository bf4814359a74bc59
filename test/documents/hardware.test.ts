import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { matrixCases } from "../../scripts/hardware/matrix.mjs";
import { syncCases } from "../../scripts/hardware/sync.mjs";
import { wgmmaCases } from "../../scripts/hardware/wgmma.mjs";
import { rows as copies } from "../../src/runtime/instruction/atoms/copy.generated.js";
import { rows as atoms } from "../../src/runtime/instruction/atoms/mma.generated.js";

// What the pages say that hardware proved is what it said, and which instructions it was asked of, by name.

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const { device, results, wrong } = JSON.parse(read("bench/hardware.json"));
const cases = {
  "mma.sync": syncCases(),
  "ldmatrix, stmatrix, movmatrix": matrixCases(),
  wgmma: wgmmaCases(),
};
const names = (of: readonly { readonly name: string }[]) => new Set(of.map(({ name }) => name.split(",")[0]));

test("every case that the scripts write was right", () => {
  expect([device, wrong]).toEqual(["NVIDIA H200", []]);
  for (const [group, { length }] of Object.entries(cases))
    expect([group, results[group]]).toEqual([group, { right: length, of: length }]);
});

test("the pages say so many", () => {
  const page = read("docs/instructions.md");
  const said = [
    ...page.matchAll(/^\| (mma\.sync|ldmatrix, stmatrix, movmatrix|wgmma)\b.*\| (\d+) of (\d+) +\|$/gm),
  ];
  expect(said.map(([, group, right, of]) => [group, { right: Number(right), of: Number(of) }])).toEqual(
    Object.keys(cases).map((group) => [group, results[group]]),
  );
  const all = Object.values(cases).flat().length;
  expect(read("README.md")).toContain(`${all} of ${all} right on an H200`);
});

test("every dense mma.sync of sm70 to sm90 was asked, but for complex numbers", () => {
  const own = atoms.map(([name]) => name).filter((name) => /^SM(70|75|80|89|90)_\d+x\d+x\d+_/.test(name));
  const small = own.filter((name) => !/_64x|C64/.test(name));
  expect([...names(cases["mma.sync"])].sort()).toEqual(small.sort());
});

test("every ldmatrix, stmatrix and movmatrix of sm75 to sm90 was asked", () => {
  const own = copies.map(([name]) => name).filter((name) => /^SM(75|90)_.*(LDSM|STSM|MOVM)/.test(name));
  expect([...names(cases["ldmatrix, stmatrix, movmatrix"])].sort()).toEqual(own.sort());
});

test("wgmma was asked of all pairs of the eight layouts of shared memory, of every N, and of every type from both", () => {
  const asked = cases.wgmma.map(({ name }) => name);
  const pairs = asked.map((name) => /A (\S+ \S+), B (\S+ \S+)$/.exec(name)?.slice(1).join()).filter(Boolean);
  const kinds = ["K", "MN"].flatMap((major) =>
    ["INTER", "SW32", "SW64", "SW128"].map((kind) => `${major} ${kind}`),
  );
  const all = kinds.flatMap((a) => kinds.map((b) => [a, b].join()));
  expect(all.filter((pair) => !pairs.includes(pair))).toEqual([]);
  const sizes = new Set(asked.map((name) => Number(/64x(\d+)x/.exec(name)?.[1])));
  expect([...sizes].sort((a, b) => a - b)).toEqual(Array.from({ length: 32 }, (_, i) => 8 * (i + 1)));
  const formed = (name: string) => name.replace(/64x[^_]+_/, "");
  const own = atoms.map(([name]) => name).filter((name) => /^SM90_64x/.test(name));
  expect([...new Set([...names(cases.wgmma)].map((name = "") => formed(name)))].sort()).toEqual(
    [...new Set(own.map(formed))].sort(),
  );
});
