// @ts-check
// What is published: packs the package as it lies there, built, and looks at the archive as those do who install it.
// Exits 1 unless publint finds nothing and its declarations resolve to its modules in every way that an ES module can.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

/** How nobody can load an ES module: by the rules before Node 12, and by `require` in types. */
const unfit = ["node10", "node16-cjs"];

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "cute-layout-"));
try {
  const said = execFileSync("npm", ["pack", "--ignore-scripts", "--json", "--pack-destination", folder], {
    cwd: root,
    encoding: "utf8",
  });
  const [{ filename, files, size }] = JSON.parse(said);
  const archive = Uint8Array.from(readFileSync(join(folder, filename)));
  const { messages, pkg } = await publint({ pack: { tarball: archive.buffer }, strict: true });
  const types = await checkPackage(createPackageFromTarballData(archive));
  if (types.types === false) throw new Error("there are no types in the package");
  const found = [
    ...messages.map((message) => formatMessage(message, pkg) ?? message.code),
    ...types.problems
      .filter((problem) => !("resolutionKind" in problem && unfit.includes(problem.resolutionKind)))
      .map((problem) => JSON.stringify(problem)),
  ];
  for (const text of found) console.error(`package: ${text}`);
  console.log(`package: ${files.length} files, ${Math.round(size / 1024)} kB, ${found.length} problems`);
  process.exitCode = found.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
