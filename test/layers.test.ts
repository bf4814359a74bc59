import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

// Who may import whom. A folder stands on the folders of the floors below its own; folders of one floor never see each
// other. Both halves are built alike, and the entries of the package are above all.
const floors: readonly (readonly string[])[] = [
  ["diagnostic"],
  ["semimodule"],
  ["layout"],
  ["algebra"],
  ["analysis", "swizzle", "tensor"],
  ["algorithm", "expression"],
  ["instruction"],
  ["emit"],
  ["draw"],
];

const src = fileURLToPath(new URL("../src", import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => name.endsWith(".ts"));
const imports = new Map(
  files.map((file) => {
    const text = readFileSync(posix.join(src, file), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
    const specifiers = text.matchAll(/(?:\bfrom|\bimport\(?)\s*"(\.[^"]+)"/g);
    const paths = [...specifiers].map(([, path = ""]) => posix.join(posix.dirname(file), path));
    return [file, paths.map((path) => path.replace(/\.js$/, ".ts"))] as const;
  }),
);
const edges = [...imports].flatMap(([file, all]) => all.map((other) => [file, other] as const));

const halfOf = (file: string): string => file.split("/")[0] ?? "";
const folderOf = (file: string): string => file.split("/")[1]?.replace(/\.ts$/, "") ?? "";
const floorOf = (file: string): number => floors.findIndex((floor) => floor.includes(folderOf(file)));
const shown = (wrong: readonly (readonly [string, string])[]): readonly string[] =>
  wrong.map(([file, other]) => `${file} imports ${other}`);

test("every folder is on a floor, and every import is a file", () => {
  expect(files.filter((file) => file.includes("/") && floorOf(file) < 0)).toEqual([]);
  expect(shown(edges.filter(([, other]) => !files.includes(other)))).toEqual([]);
});

describe.each(["types", "runtime"])("src/%s", (half) => {
  const own = edges.filter(([file, other]) => halfOf(file) === half && halfOf(other) === half);

  test("imports nothing from the floors above, nor from beside", () => {
    const wrong = own.filter(([a, b]) => folderOf(a) !== folderOf(b) && floorOf(b) >= floorOf(a));
    expect(own.length).toBeGreaterThan(100);
    expect(shown(wrong)).toEqual([]);
  });

  test("has no circle", () => {
    const left = new Set(own.flat());
    // whoever imports nobody that is left is in no circle
    const free = () => [...left].filter((file) => !own.some(([a, b]) => a === file && left.has(b)));
    for (let out = free(); out.length > 0; out = free()) for (const file of out) left.delete(file);
    expect([...left]).toEqual([]);
  });
});

test("src/types never imports src/runtime, and nobody imports src/index.ts", () => {
  const wrong = edges.filter(
    ([file, other]) => other === "index.ts" || (halfOf(file) === "types" && halfOf(other) === "runtime"),
  );
  expect(shown(wrong)).toEqual([]);
});
